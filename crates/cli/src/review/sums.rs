//! What many reviews say together: luck by seat, results without it, and what decisions cost.

use super::many::Summary;
use std::collections::BTreeMap;
use std::fmt::Write;
use tafel_arena::Share;
use tafel_wire::SeatReview;

/// Factor of a 95 % interval.
const Z: f64 = 1.96;

/// Tables for each game and number of seats.
pub(super) fn of(summaries: &[Summary]) -> String {
    let mut groups: BTreeMap<(&str, usize), Vec<&Summary>> = BTreeMap::new();
    for summary in summaries {
        groups.entry((&summary.game, summary.totals.len())).or_default().push(summary);
    }
    let mut text = String::new();
    for ((game, seats), group) in groups {
        let _ = writeln!(text, "{game}, {seats} seats: {} matches", group.len());
        text += &by_seat(&group, seats);
        text += &by_player(&group);
        text += &figures(&group);
        text.push('\n');
    }
    text
}

/// Results of every seat with and without luck.
fn by_seat(group: &[&Summary], seats: usize) -> String {
    let mut text = String::from(
        "  seat  points  deviation  luck (95 %)             without luck  deviation  variance left\n",
    );
    let (mut plain_sum, mut adjusted_sum) = (0.0, 0.0);
    for seat in 0..seats {
        let of = |part: fn(&SeatReview) -> i32| {
            Sample::of(group.iter().map(|summary| f64::from(part(&summary.totals[seat])) / 100.0))
        };
        let (points, luck, adjusted) = (of(|of| of.result), of(|of| of.luck), of(|of| of.adjusted));
        plain_sum += points.variance;
        adjusted_sum += adjusted.variance;
        let _ = writeln!(
            text,
            "  {seat:<4}  {:>6.2}  {:>9.2}  {:>+6.2} ({:+.2} to {:+.2})  {:>14.2}  {:>9.2}  {:>10.1} %",
            points.mean,
            points.variance.sqrt(),
            luck.mean,
            luck.mean - Z * luck.error(),
            luck.mean + Z * luck.error(),
            adjusted.mean,
            adjusted.variance.sqrt(),
            100.0 * adjusted.variance / points.variance.max(1e-9),
        );
    }
    let left = 100.0 * adjusted_sum / plain_sum.max(1e-9);
    let _ = writeln!(text, "  variance left without luck, all seats: {left:.1} %");
    text
}

/// What decisions cost those who play.
fn by_player(group: &[&Summary]) -> String {
    let mut players: BTreeMap<&str, Vec<&SeatReview>> = BTreeMap::new();
    for summary in group {
        for (by, total) in summary.by.iter().zip(&summary.totals) {
            players.entry(by).or_default().push(total);
        }
    }
    let mut text = String::from(
        "  player            seats  decisions  lost each (95 %)          accuracy  without luck\n",
    );
    for (by, seats) in players {
        let lost: Vec<(f64, f64)> =
            seats.iter().map(|seat| (f64::from(seat.lost) / 100.0, f64::from(seat.decisions))).collect();
        let (each, error) = ratio(&lost);
        let accuracy = Sample::of(seats.iter().map(|seat| f64::from(seat.accuracy) / 10.0));
        let adjusted = Sample::of(seats.iter().map(|seat| f64::from(seat.adjusted) / 100.0));
        let decisions: u32 = seats.iter().map(|seat| seat.decisions).sum();
        let _ = writeln!(
            text,
            "  {by:<16}  {:>5}  {decisions:>9}  {each:>6.3} ({:.3} to {:.3})  {:>7.1} %  {:>12.2}",
            seats.len(),
            each - Z * error,
            each + Z * error,
            accuracy.mean,
            adjusted.mean,
        );
    }
    text
}

/// Figures about the reviews themselves.
fn figures(group: &[&Summary]) -> String {
    let mut text = String::new();
    let (less, compared) = winners(group);
    if compared > 0 {
        let _ = writeln!(
            text,
            "  the winner lost less for each decision than the others: {}",
            share(less, compared)
        );
    }
    let again: Vec<(u32, u32)> =
        group.iter().filter_map(|summary| Some((summary.stayed?, summary.shown))).collect();
    let (stayed, shown): (u32, u32) = again.iter().fold((0, 0), |sum, of| (sum.0 + of.0, sum.1 + of.1));
    if shown > 0 {
        let _ = writeln!(
            text,
            "  lapses that stay lapses with other dice: {}",
            share(f64::from(stayed), shown.into())
        );
    }
    let tenths = group.iter().map(|summary| summary.errors.len()).max().unwrap_or(0);
    let mean_square = |tenth: usize| {
        let errors = group.iter().filter_map(|summary| summary.errors.get(tenth));
        Sample::of(errors.map(|error| (f64::from(error.points) / 100.0).powi(2))).mean
    };
    let errors: Vec<String> = (0..tenths).map(|tenth| format!("{:.1}", mean_square(tenth).sqrt())).collect();
    let _ = writeln!(text, "  expectations are off by, tenth by tenth of the match: {}", errors.join(" "));
    text
}

/// In how many matches the only winner lost less for each decision than the others on average, and in how many that can be
/// compared.
fn winners(group: &[&Summary]) -> (f64, u64) {
    let (mut less, mut compared) = (0.0, 0);
    for summary in group {
        let each = |seat: &SeatReview| f64::from(seat.lost) / f64::from(seat.decisions.max(1));
        let firsts = summary.ranks.iter().filter(|&&rank| rank == 1).count();
        let looked_at = summary.totals.iter().any(|seat| seat.decisions > 0);
        if firsts != 1 || summary.totals.len() < 2 || !looked_at {
            continue;
        }
        let seats = || summary.ranks.iter().zip(&summary.totals);
        let winner = seats().find(|(rank, _)| **rank == 1).map_or(0.0, |(_, seat)| each(seat));
        let others = Sample::of(seats().filter(|(rank, _)| **rank != 1).map(|(_, seat)| each(seat)));
        compared += 1;
        less += f64::from(u8::from(winner < others.mean));
    }
    (less, compared)
}

fn share(happened: f64, of: u64) -> String {
    let Share { share, low, high } = Share::of(happened, of);
    format!("{:.1} % ({:.1} to {:.1}) of {of}", 100.0 * share, 100.0 * low, 100.0 * high)
}

/// Mean and variance of a sample.
struct Sample {
    count: f64,
    mean: f64,
    variance: f64,
}

impl Sample {
    fn of(values: impl Iterator<Item = f64> + Clone) -> Sample {
        let count = values.clone().count() as f64;
        let mean = values.clone().sum::<f64>() / count.max(1.0);
        let squares: f64 = values.map(|value| (value - mean) * (value - mean)).sum();
        Sample { count, mean, variance: squares / (count - 1.0).max(1.0) }
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        (self.variance / self.count.max(1.0)).sqrt()
    }
}

/// The ratio of two sums, and its standard error: seats are independent of one another, decisions of one seat are not.
fn ratio(pairs: &[(f64, f64)]) -> (f64, f64) {
    let (above, below) = pairs.iter().fold((0.0, 0.0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
    if below == 0.0 {
        return (0.0, 0.0);
    }
    let ratio = above / below;
    let squares: f64 = pairs.iter().map(|(above, below)| (above - ratio * below).powi(2)).sum();
    let count = pairs.len() as f64;
    (ratio, (squares * count / (count - 1.0).max(1.0)).sqrt() / below)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ratio_is_exact_where_all_seats_agree() {
        assert_eq!(ratio(&[(2.0, 4.0), (1.0, 2.0)]), (0.5, 0.0));
        let (each, error) = ratio(&[(2.0, 4.0), (4.0, 4.0)]);
        assert!((each - 0.75).abs() < 1e-12 && (error - 0.25).abs() < 1e-12, "{each} {error}");
    }

    #[test]
    fn a_sample_has_mean_and_variance() {
        let sample = Sample::of([1.0, 2.0, 6.0].into_iter());
        assert!((sample.mean - 3.0).abs() < 1e-12 && (sample.variance - 7.0).abs() < 1e-12);
        assert!((sample.error() - (7.0f64 / 3.0).sqrt()).abs() < 1e-12);
    }
}

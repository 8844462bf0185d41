//! What a simulation prints.

use super::Part;
use crate::failure::Failure;
use crate::output::Style;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use tafel_arena::{Gauges, SeatTally};

/// A simulation's figures.
#[derive(Serialize)]
pub(super) struct Report<'p> {
    game: &'p str,
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<&'p str>,
    options: &'p str,
    bots: &'p [String],
    games: u64,
    seed: u64,
    seconds: f64,
    games_per_s: f64,
    lines_per_game: f64,
    moves_offered: f64,
    mean_points: Vec<f64>,
    median_points: Vec<f64>,
    mean_rank: Vec<f64>,
    first_share: Vec<f64>,
    first_share_low: Vec<f64>,
    first_share_high: Vec<f64>,
    points_by_source: Vec<BTreeMap<&'p str, f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gauges: Option<&'p Gauges>,
}

impl Report<'_> {
    pub(super) fn of(part: &Part) -> Report<'_> {
        let Part { tally, .. } = part;
        let by_seat = |figure: fn(&SeatTally) -> f64| tally.seats.iter().map(figure).collect();
        Report {
            game: &part.game,
            edition: part.edition.as_deref(),
            options: &part.options,
            bots: &part.bots,
            games: tally.games,
            seed: part.seed,
            seconds: part.seconds,
            games_per_s: tally.games as f64 / part.seconds,
            lines_per_game: tally.mean_length(),
            moves_offered: tally.mean_offers(),
            mean_points: by_seat(SeatTally::mean_points),
            median_points: by_seat(SeatTally::median_points),
            mean_rank: by_seat(SeatTally::mean_rank),
            first_share: by_seat(|seat| seat.first_share().share),
            first_share_low: by_seat(|seat| seat.first_share().low),
            first_share_high: by_seat(|seat| seat.first_share().high),
            points_by_source: tally.seats.iter().map(SeatTally::mean_sources).collect(),
            gauges: part.gauges.as_ref(),
        }
    }

    pub(super) fn write_csv(&self, out: &mut impl Write) -> Result<(), Failure> {
        let sources = self.sources();
        write!(out, "seat,bot,games,mean_points,median_points,mean_rank,")?;
        write!(out, "first_share,first_share_low,first_share_high")?;
        sources.iter().try_for_each(|source| write!(out, ",{source}"))?;
        writeln!(out)?;
        for (seat, bot) in self.bots.iter().enumerate() {
            write!(out, "{seat},{bot},{},{:.4}", self.games, self.mean_points[seat])?;
            write!(out, ",{},{:.4}", self.median_points[seat], self.mean_rank[seat])?;
            let shares = [&self.first_share, &self.first_share_low, &self.first_share_high];
            shares.iter().try_for_each(|share| write!(out, ",{:.6}", share[seat]))?;
            let points = |source| self.points_by_source[seat].get(source).copied().unwrap_or_default();
            sources.iter().try_for_each(|source| write!(out, ",{:.4}", points(source)))?;
            writeln!(out)?;
        }
        Ok(())
    }

    pub(super) fn write_table(&self, out: &mut impl Write) -> Result<(), Failure> {
        let style = Style::of_stdout();
        writeln!(out, "{}  {}, {} games", style.bold(self.game), self.options, self.games)?;
        writeln!(out, "{:.2} s, {:.1} games/s", self.seconds, self.games_per_s)?;
        writeln!(out, "{:.1} lines a game, {:.1} moves offered", self.lines_per_game, self.moves_offered)?;
        let head = "seat  bot           mean  median  rank    first (95 %)";
        writeln!(out, "\n{}", style.bold(head))?;
        for (seat, bot) in self.bots.iter().enumerate() {
            let percent = |shares: &[f64]| 100.0 * shares[seat];
            writeln!(
                out,
                "{seat:<5} {bot:<10} {:>7.2} {:>7.1}  {:>4.2}  {:>5.1} % ({:.1} to {:.1})",
                self.mean_points[seat],
                self.median_points[seat],
                self.mean_rank[seat],
                percent(&self.first_share),
                percent(&self.first_share_low),
                percent(&self.first_share_high),
            )?;
        }
        writeln!(out, "\n{}", style.bold("mean points by source"))?;
        for source in self.sources() {
            write!(out, "{source:<16}")?;
            for points in &self.points_by_source {
                write!(out, "{:>9.2}", points.get(source).copied().unwrap_or_default())?;
            }
            writeln!(out)?;
        }
        if let Some(gauges) = self.gauges {
            write_gauges(out, gauges)?;
        }
        Ok(())
    }

    /// Every source of points that any seat had.
    fn sources(&self) -> Vec<&str> {
        let mut sources: Vec<&str> =
            self.points_by_source.iter().flat_map(|points| points.keys().copied()).collect();
        sources.sort_unstable();
        sources.dedup();
        sources
    }
}

/// What a second look showed, word by word.
fn write_gauges(out: &mut impl Write, gauges: &Gauges) -> Result<(), Failure> {
    let style = Style::of_stdout();
    let head = "played                          seats  times each    mean   first (95 %)";
    writeln!(out, "\n{}", style.bold(head))?;
    for (word, used) in &gauges.uses {
        let first = used.first_share();
        writeln!(
            out,
            "{word:<28} {:>6.1} % {:>11.2} {:>7.2}  {:>5.1} % ({:.1} to {:.1})",
            100.0 * used.results as f64 / gauges.results as f64,
            used.times as f64 / used.results as f64,
            used.mean_points(),
            100.0 * first.share,
            100.0 * first.low,
            100.0 * first.high,
        )?;
    }
    writeln!(out, "\n{}", style.bold("heard                         matches  times each"))?;
    for (word, heard) in &gauges.effects {
        let share = 100.0 * heard.games as f64 / gauges.games as f64;
        writeln!(out, "{word:<28} {share:>6.1} % {:>11.2}", heard.times as f64 / heard.games as f64)?;
    }
    writeln!(out, "\n{}", style.bold("points on the way, a twentieth of the match at a time"))?;
    let course: Vec<String> = gauges.mean_course().iter().map(|points| format!("{points:.1}")).collect();
    writeln!(out, "{}", course.join(" "))?;
    Ok(())
}

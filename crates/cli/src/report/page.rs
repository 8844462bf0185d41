//! The page itself: everything in one file, readable in light and dark.

use super::{Subject, against, aims, plot, tables};
use std::collections::BTreeMap;
use std::fmt::Write;
use tafel_arena::{QUANTILES, SeatTally, Share, Spread};

pub(crate) const STYLE: &str = include_str!("page.css");

/// The whole page.
pub(super) fn of(subject: &Subject) -> String {
    let Subject { game, options, bots, seed, tally, gauges, edition, .. } = subject;
    let edition = edition.as_ref().map_or(String::new(), |edition| format!("{edition} · "));
    let mut html = format!(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <title>{game}: report</title><style>{STYLE}</style><main><h1>{game}</h1>\
         <p class=dim>{edition}{options} · {} matches of series {seed} · seats: {}</p>",
        tally.games,
        escaped(&bots.join(", "))
    );
    let mut plots = String::new();
    let mut all: BTreeMap<i16, u64> = BTreeMap::new();
    for seat in &tally.seats {
        seat.points.iter().for_each(|(&points, &times)| *all.entry(points).or_default() += times);
    }
    figure(&mut plots, "Points", "how often a seat ended with them", &plot::histogram(&all, "points"));
    figure(
        &mut plots,
        "Points by seat",
        "mean with its 95 % interval",
        &by_seat(subject, mean_points, "points", None),
    );
    let percent = |share: Share| (100.0 * share.share, Some((100.0 * share.low, 100.0 * share.high)));
    let fair = 100.0 / tally.seats.len() as f64;
    let (title, about, fair) = match &tally.seats[..] {
        [_] => ("Won", "share of the matches with its 95 % interval", None),
        _ => (
            "First by seat",
            "share of the matches with its 95 % interval; the line is a fair share",
            Some(fair),
        ),
    };
    // Alone, where no match was lost, to be first says nothing.
    if !matches!(&tally.seats[..], [alone] if alone.always_first()) {
        let firsts = by_seat(subject, |seat| percent(seat.first_share()), "%", fair);
        figure(&mut plots, title, about, &firsts);
    }
    figure(&mut plots, "Spread of points", "by seat, in points", &spreads(subject));
    figure(&mut plots, "Sources of points", "mean of all seats", &sources(subject));
    let course = plot::course(&gauges.mean_course(), "points", ["start", "end"]);
    figure(&mut plots, "Points on the way", "mean of all seats, as if the match had ended there", &course);
    let lengths = plot::histogram(&tally.lengths, "lines");
    figure(
        &mut plots,
        "Length",
        &format!("lines of a match, {:.1} on average", tally.mean_length()),
        &lengths,
    );
    let offers = plot::histogram(&tally.offers, "moves");
    figure(
        &mut plots,
        "Choice",
        &format!("moves that a decision offers, {:.1} on average", tally.mean_offers()),
        &offers,
    );
    let _ = writeln!(
        html,
        "{}<section class=plots>{plots}</section>{}\
         <section><h2>What was played</h2><p class=dim>By how many of the seats each word was played, and how they fared.</p>{}</section>\
         <section><h2>What happened</h2><p class=dim>In how many of the matches each effect was heard.</p>{}</section></main></html>",
        aims::section(subject),
        against::section(subject),
        tables::uses(gauges),
        tables::effects(gauges)
    );
    html
}

/// A plot with its title and a word about it.
pub(crate) fn figure(html: &mut String, title: &str, about: &str, plot: &str) {
    let _ = write!(
        html,
        "<figure><figcaption><b>{title}</b> <span class=dim>{about}</span></figcaption>{plot}</figure>"
    );
}

/// Text from outside, fit to stand in the page.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn by_seat(
    subject: &Subject,
    value: impl Fn(&SeatTally) -> (f64, Option<(f64, f64)>),
    unit: &str,
    fair: Option<f64>,
) -> String {
    let seats = subject.tally.seats.iter().zip(&subject.bots).enumerate();
    let values: Vec<plot::Column> = seats
        .map(|(nth, (seat, bot))| {
            let (value, interval) = value(seat);
            plot::Column { label: format!("{nth} {bot}"), value, interval }
        })
        .collect();
    plot::columns(&values, unit, fair)
}

fn mean_points(seat: &SeatTally) -> (f64, Option<(f64, f64)>) {
    let spread = seat.spread();
    (spread.mean, Some((spread.mean_low, spread.mean_high)))
}

/// Mean, deviation and quantiles of the points of each seat.
fn spreads(subject: &Subject) -> String {
    let mut html = String::from("<table><tr><th>seat<th class=n>mean<th>95 %<th class=n>deviation");
    QUANTILES.iter().for_each(|percent| _ = write!(html, "<th class=n>{percent} %"));
    html.push_str("</tr>");
    for (nth, (seat, bot)) in subject.tally.seats.iter().zip(&subject.bots).enumerate() {
        let Spread { mean, mean_low, mean_high, deviation, quantiles } = seat.spread();
        let _ = write!(
            html,
            "<tr><td>{nth} {}</td><td class=n>{mean:.2}</td><td class=dim>{mean_low:.2} to {mean_high:.2}</td>\
             <td class=n>{deviation:.2}</td>",
            escaped(bot)
        );
        quantiles.iter().for_each(|quantile| _ = write!(html, "<td class=n>{quantile}</td>"));
        html.push_str("</tr>");
    }
    html.push_str("</table>");
    html
}

fn sources(subject: &Subject) -> String {
    let mut sums: BTreeMap<&str, f64> = BTreeMap::new();
    let seats = subject.tally.seats.len() as f64;
    for seat in &subject.tally.seats {
        seat.mean_sources()
            .into_iter()
            .for_each(|(source, mean)| *sums.entry(source).or_default() += mean / seats);
    }
    let mut html = String::from("<table class=sources>");
    let most = sums.values().copied().fold(1e-9, f64::max);
    let mut sorted: Vec<(&str, f64)> = sums.into_iter().collect();
    sorted.sort_by(|a, b| b.1.total_cmp(&a.1));
    for (source, mean) in sorted {
        let width = (100.0 * mean / most).max(0.0);
        let _ = write!(
            html,
            "<tr><td>{source}</td><td class=bar><span style=\"width:{width:.1}%\"></span>{mean:.2}</td></tr>"
        );
    }
    html.push_str("</table>");
    html
}

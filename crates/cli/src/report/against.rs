//! What changes when the game is played with another edition.

use super::page::{escaped, figure};
use super::plot::{Column, columns};
use super::{Subject, Versus};
use std::collections::BTreeSet;
use std::fmt::Write;
use tafel_arena::{Gauges, Share};

/// How many words are listed: those whose use changes most.
const WORDS: usize = 30;

/// The part of the page about the other edition; nothing, if there is none.
pub(super) fn section(subject: &Subject) -> String {
    let Some(versus) = &subject.versus else { return String::new() };
    let Versus { name, tally, gauges } = versus;
    let name = escaped(name);
    let mut plots = String::new();
    let seats = subject.tally.seats.iter().zip(&tally.seats).enumerate();
    let (mut points, mut firsts) = (vec![], vec![]);
    for (seat, pair) in seats {
        for (side, of) in [("", pair.0), (" *", pair.1)] {
            let column =
                |value, interval| Column { label: format!("{seat}{side}"), value, interval: Some(interval) };
            let spread = of.spread();
            points.push(column(spread.mean, (spread.mean_low, spread.mean_high)));
            let Share { share, low, high } = of.first_share();
            firsts.push(column(100.0 * share, (100.0 * low, 100.0 * high)));
        }
    }
    let about = format!("by seat, with 95 % intervals; * with {name}");
    figure(&mut plots, "Points", &about, &columns(&points, "", None));
    figure(&mut plots, "First", &about, &columns(&firsts, "%", None));
    format!(
        "<section><h2>Against {name}</h2><p class=dim>{:.1} lines a match, with {name} {:.1}; {:.1} moves a decision, with {name} {:.1}.</p>\
         </section><section class=plots>{plots}</section>{}",
        subject.tally.mean_length(),
        tally.mean_length(),
        subject.tally.mean_offers(),
        tally.mean_offers(),
        words(&subject.gauges, gauges, &name)
    )
}

/// By how many of the seats a word was played.
fn played(gauges: &Gauges, word: &str) -> Share {
    Share::of(gauges.uses.get(word).map_or(0, |used| used.results) as f64, gauges.results)
}

fn words(before: &Gauges, after: &Gauges, name: &str) -> String {
    let all: BTreeSet<&String> = before.uses.keys().chain(after.uses.keys()).collect();
    let mut changed: Vec<(&String, Share, Share)> =
        all.into_iter().map(|word| (word, played(before, word), played(after, word))).collect();
    // A change within both intervals may be chance.
    changed.retain(|(_, one, other)| one.high < other.low || other.high < one.low);
    let change = |(_, one, other): &(&String, Share, Share)| (other.share - one.share).abs();
    changed.sort_by(|a, b| change(b).total_cmp(&change(a)));
    let mut html = format!(
        "<section><h2>Played more or less with {name}</h2><p class=dim>By how many of the seats, where the 95 % intervals do not meet.</p>\
         <table><tr><th>word<th class=n>here<th>95 %<th class=n>with {name}<th>95 %</tr>"
    );
    for (word, one, other) in changed.iter().take(WORDS) {
        let cells = |Share { share, low, high }: &Share| {
            format!(
                "<td class=n>{:.1} %</td><td class=dim>{:.1} to {:.1}</td>",
                100.0 * share,
                100.0 * low,
                100.0 * high
            )
        };
        let _ = write!(html, "<tr><td>{}</td>{}{}</tr>", escaped(word), cells(one), cells(other));
    }
    html.push_str("</table></section>");
    html
}

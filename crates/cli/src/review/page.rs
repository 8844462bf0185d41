//! A review as a page that holds everything: curves, luck and play, the decisions that cost most.

use super::told::{dearest, luckiest, play, points, reasons, signed, word};
use crate::report::page::{STYLE, escaped, figure};
use std::fmt::Write;
use tafel_rules::Seat;
use tafel_wire::{Expectation, Review, ReviewedDecision};

/// A colour and a dash for each seat, so that curves can be told apart without colours too.
const PENS: [(&str, &str); 5] =
    [("#2f6f8f", ""), ("#b3541e", "7 3"), ("#4f7d3a", "2 3"), ("#7a4fa3", "9 3 2 3"), ("#a08a1d", "1 4")];

const OWN_STYLE: &str = ".pen { fill: none; stroke-width: 2; } .good { fill: #4f7d3a; } .bad { fill: #b3541e; } \
    .key { display: inline-block; width: 1.6rem; height: .7rem; margin: 0 .35rem 0 .9rem; }";

/// The whole page.
pub(super) fn of(review: &Review, seat: Option<Seat>) -> String {
    let Review { game, options, .. } = review;
    let mut html = format!(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <title>{game}: review</title><style>{STYLE}{OWN_STYLE}</style><main><h1>{game}: review</h1>\
         <p class=dim>{}</p><p>{}</p><section class=plots>",
        escaped(options),
        legend(review.seats)
    );
    let curve = |of: fn(&Expectation) -> f64| curves(review, of);
    figure(&mut html, "Expected points", "after every line", &curve(|at| f64::from(at.points) / 100.0));
    if review.seats > 1 {
        let chances = curve(|at| f64::from(at.first.unwrap_or(0)) / 100.0);
        figure(&mut html, "Chance of being first", "in per cent, after every line", &chances);
    }
    figure(&mut html, "Luck and play", "points that each brought, by seat", &bars(review));
    let _ = write!(html, "</section>{}", totals(review));
    html += "<section><h2>Decisions that cost most</h2>";
    let dearest = dearest(review, seat);
    if dearest.is_empty() {
        html += "<p>None that is beyond doubt.</p>";
    }
    dearest.into_iter().for_each(|decision| html += &told(decision));
    html += "</section><section><h2>Luck and bad luck</h2><table><tr><th>Line<th>Seat<th>Points<th>What fell</tr>";
    for (line, at, luck) in luckiest(review, seat) {
        let fell = escaped(&review.lines[line].line);
        let _ = write!(html, "<tr><td>{}<td>{at}<td>{}<td>{fell}</tr>", line + 1, signed(luck));
    }
    html += "</table></section></main></html>\n";
    html
}

fn legend(seats: u8) -> String {
    let key = |(seat, (colour, _)): (u8, &(&str, &str))| {
        format!("<span class=key style=\"background:{colour}\"></span>seat {seat}")
    };
    (0..seats).zip(&PENS).map(key).collect()
}

/// A curve for each seat.
fn curves(review: &Review, of: fn(&Expectation) -> f64) -> String {
    const WIDE: f64 = 560.0;
    const HIGH: f64 = 220.0;
    let positions: Vec<&[Expectation]> =
        std::iter::once(&review.start[..]).chain(review.lines.iter().map(|line| &line.after[..])).collect();
    let all = || positions.iter().flat_map(|at| at.iter().map(of));
    let (low, high) = (all().fold(f64::INFINITY, f64::min), all().fold(f64::NEG_INFINITY, f64::max));
    let range = (high - low).max(1.0);
    let mut svg = format!("<svg viewBox=\"0 0 {WIDE} {}\" role=img>", HIGH + 24.0);
    for share in [0.0, 0.5, 1.0] {
        let y = 10.0 + (HIGH - 10.0) * (1.0 - share);
        let _ = write!(
            svg,
            "<line class=grid x1=40 x2={WIDE} y1={y:.1} y2={y:.1} /><text class=axis x=34 y={:.1} text-anchor=end>{:.0}</text>",
            y + 4.0,
            low + share * range
        );
    }
    for (seat, (colour, dash)) in (0..usize::from(review.seats)).zip(PENS) {
        let mut path = String::new();
        for (nth, at) in positions.iter().enumerate() {
            let x = 40.0 + (WIDE - 44.0) * nth as f64 / (positions.len() - 1).max(1) as f64;
            let y = 10.0 + (HIGH - 10.0) * (1.0 - (of(&at[seat]) - low) / range);
            let _ = write!(path, "{}{x:.1} {y:.1}", if nth == 0 { 'M' } else { 'L' });
        }
        let _ = write!(
            svg,
            "<path class=pen stroke=\"{colour}\" stroke-dasharray=\"{dash}\" d=\"{path}\"><title>seat {seat}</title></path>"
        );
    }
    svg + "</svg>"
}

/// Two bars for each seat.
fn bars(review: &Review) -> String {
    const MIDDLE: f64 = 300.0;
    const ROW: f64 = 44.0;
    let values: Vec<[(&str, i32); 2]> =
        review.totals.iter().map(|total| [("luck", total.luck), ("play", play(total))]).collect();
    let most = values.iter().flatten().map(|(_, value)| value.abs()).max().unwrap_or(1).max(100);
    let mut svg = format!("<svg viewBox=\"0 0 560 {}\" role=img>", ROW * values.len() as f64);
    for (seat, pair) in values.iter().enumerate() {
        for (nth, &(name, value)) in pair.iter().enumerate() {
            let y = ROW * seat as f64 + 19.0 * nth as f64 + 3.0;
            let wide = 210.0 * f64::from(value.abs()) / f64::from(most);
            let (x, class) = if value < 0 { (MIDDLE - wide, "bad") } else { (MIDDLE, "good") };
            let _ = write!(
                svg,
                "<text class=axis x=4 y={:.1}>seat {seat}: {name}</text>\
                 <rect class={class} x={x:.1} y={y:.1} width={wide:.1} height=15 />\
                 <text class=axis x=556 y={:.1} text-anchor=end>{}</text>",
                y + 12.0,
                y + 12.0,
                signed(value)
            );
        }
    }
    svg + "</svg>"
}

fn totals(review: &Review) -> String {
    let mut html = String::from(
        "<section><h2>Seats</h2><table><tr><th>Seat<th class=n>Expected at first<th class=n>Luck<th class=n>Own decisions\
         <th class=n>From others<th class=n>Met<th class=n>Result<th class=n>Without luck<th class=n>Lost<th class=n>Accuracy</tr>",
    );
    for (seat, total) in review.totals.iter().enumerate() {
        let cells = [
            points(total.start),
            signed(total.luck),
            signed(total.own),
            signed(total.taken_from.iter().sum()),
            signed(total.met),
            points(total.result),
            points(total.adjusted),
            points(total.lost),
            format!("{:.1} %", f64::from(total.accuracy) / 10.0),
        ];
        let _ =
            write!(html, "<tr><td>{seat}{}</tr>", cells.map(|cell| format!("<td class=n>{cell}")).concat());
    }
    html + "</table></section>"
}

fn told(decision: &ReviewedDecision) -> String {
    let mut html = format!(
        "<details open><summary>Line {}, seat {}: {} ({} to {}) {} · {}</summary><table>",
        decision.line + 1,
        decision.seat,
        signed(-decision.loss),
        signed(-decision.high),
        signed(-decision.low),
        decision.lapse.map_or("", word),
        escaped(&decision.mv)
    );
    for other in &decision.alternatives {
        let _ = write!(
            html,
            "<tr><td class=n>{}<td>{}<td class=dim>{}</tr>",
            signed(other.gain),
            escaped(&other.made.join("; ")),
            escaped(&reasons(&other.reasons).unwrap_or_default())
        );
    }
    html + "</table></details>"
}

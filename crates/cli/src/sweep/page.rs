//! A sweep as a page: a plot of each figure, and the table.

use super::{Figure, Measured, Sweep};
use crate::report::page::{STYLE, escaped, figure};
use crate::report::plot::{Column, columns};
use std::fmt::Write;

/// The whole page.
pub(super) fn of(sweep: &Sweep, words: &[String]) -> String {
    let Sweep { game, options, bots, games, seed, measured } = sweep;
    let mut html = format!(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <title>{game}: sweep</title><style>{STYLE}</style><main><h1>{game}: {} editions</h1>\
         <p class=dim>{} · {games} matches of series {seed} with each · seats: {}</p>",
        measured.len(),
        escaped(options),
        bots.join(", ")
    );
    let mut plots = String::new();
    let mut plot = |title: &str, unit: &str, of: &dyn Fn(&Measured) -> Figure| {
        let column = |(nth, measured): (usize, &Measured)| {
            let Figure { value, low, high } = of(measured);
            Column { label: nth.to_string(), value, interval: Some((low, high)) }
        };
        let plotted = columns(&measured.iter().enumerate().map(column).collect::<Vec<_>>(), unit, None);
        figure(
            &mut plots,
            title,
            "by the number of the edition in the table, with the 95 % interval",
            &plotted,
        );
    };
    plot("Points", "", &|measured| measured.points);
    let seats = measured.first().map_or(0, |first| first.first.len());
    for seat in 0..seats {
        plot(&format!("Seat {seat} first"), "%", &|measured| measured.first[seat]);
    }
    for (nth, word) in words.iter().enumerate() {
        plot(&format!("Seats that played `{}`", escaped(word)), "%", &|measured| measured.played[nth]);
    }
    let _ = write!(
        html,
        "<section class=plots>{plots}</section><section><h2>Editions</h2><table><tr><th>number<th>edition<th class=n>points<th>95 %<th class=n>lines"
    );
    (0..seats).for_each(|seat| _ = write!(html, "<th class=n>first {seat}<th>95 %"));
    words.iter().for_each(|word| _ = write!(html, "<th class=n>{}<th>95 %", escaped(word)));
    html.push_str("</tr>");
    for (nth, measured) in measured.iter().enumerate() {
        let cells = |Figure { value, low, high }: Figure, unit: &str| {
            format!("<td class=n>{value:.2}{unit}</td><td class=dim>{low:.2} to {high:.2}</td>")
        };
        let shares: String =
            measured.first.iter().chain(&measured.played).map(|&share| cells(share, " %")).collect();
        let _ = write!(
            html,
            "<tr><td>{nth}</td><td title=\"{}\">{}</td>{}<td class=n>{:.1}</td>{shares}</tr>",
            measured.digest,
            escaped(&measured.variant),
            cells(measured.points, ""),
            measured.lines_per_game
        );
    }
    html.push_str("</table></section></main></html>\n");
    html
}

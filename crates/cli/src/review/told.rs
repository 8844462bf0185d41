//! A review in a terminal.

use crate::output::Style;
use std::fmt::Write;
use tafel_rules::Seat;
use tafel_wire::{Lapse, Reason, Review, ReviewedDecision, SeatReview};

/// How many decisions and moments are told.
pub(super) const TOLD: usize = 5;

/// A review of a match, or of one seat's play, as text.
pub(super) fn of(review: &Review, seat: Option<Seat>, style: Style) -> String {
    let mut text = String::new();
    let Review { game, options, .. } = review;
    let _ = writeln!(text, "{}: {options}", style.bold(game));
    let _ = writeln!(text, "\n  seat  expected  luck     play     result   without luck  lost  accuracy");
    for (at, total) in review.totals.iter().enumerate() {
        let _ = writeln!(
            text,
            "  {at:<4}  {:>8}  {:>7}  {:>7}  {:>7}  {:>12}  {:>4}  {:>6.1} %",
            points(total.start),
            signed(total.luck),
            signed(play(total)),
            points(total.result),
            points(total.adjusted),
            points(total.lost),
            f64::from(total.accuracy) / 10.0,
        );
    }
    let _ = writeln!(text, "\n{}", style.bold("Decisions that cost most"));
    let dearest = dearest(review, seat);
    for decision in &dearest {
        text += &decision_told(decision, style);
    }
    if dearest.is_empty() {
        text += "  none that is beyond doubt\n";
    }
    let _ = writeln!(text, "\n{}", style.bold("Luck and bad luck"));
    for (line, at, luck) in luckiest(review, seat) {
        let _ = writeln!(
            text,
            "  line {:<4} seat {at}  {:>7}  {}",
            line + 1,
            signed(luck),
            review.lines[line].line
        );
    }
    let errors: Vec<String> = review.errors.iter().map(|error| points(error.points)).collect();
    let _ = writeln!(
        text,
        "\n{}",
        style.dim(format!(
            "Expectations were off by (tenth by tenth, root mean square): {}",
            errors.join(", ")
        ))
    );
    text
}

fn decision_told(decision: &ReviewedDecision, style: Style) -> String {
    let ReviewedDecision { line, seat, mv, loss, low, high, .. } = decision;
    let lapse = decision.lapse.map_or("", word);
    let mut text = format!(
        "  line {:<4} seat {seat}  {} {} ({} to {})  {}\n",
        line + 1,
        signed(-loss),
        lapse,
        signed(-high),
        signed(-low),
        style.bold(mv),
    );
    for other in &decision.alternatives {
        let _ = writeln!(text, "      {:>6}  {}", signed(other.gain), other.made.join("; "));
        if let Some(reasons) = reasons(&other.reasons) {
            let _ = writeln!(text, "              {}", style.dim(reasons));
        }
    }
    text
}

/// The word for a lapse.
pub(super) fn word(lapse: Lapse) -> &'static str {
    match lapse {
        Lapse::Inaccuracy => "inaccuracy",
        Lapse::Mistake => "mistake",
        Lapse::Blunder => "blunder",
    }
}

/// Where a difference comes from, the largest parts first; small ones are left out.
pub(super) fn reasons(reasons: &[Reason]) -> Option<String> {
    const SMALL: i32 = 15;
    let mut large: Vec<&Reason> = reasons.iter().filter(|reason| reason.points.abs() >= SMALL).collect();
    large.sort_by_key(|reason| -reason.points.abs());
    let told: Vec<String> = large
        .iter()
        .map(|reason| format!("{} {}", signed(reason.points), reason.source.replace('-', " ")))
        .collect();
    (!told.is_empty()).then(|| told.join(", "))
}

/// The lapses that cost most, the worst first.
pub(super) fn dearest(review: &Review, seat: Option<Seat>) -> Vec<&ReviewedDecision> {
    let told = |decision: &&ReviewedDecision| {
        decision.lapse.is_some() && seat.is_none_or(|seat| seat.0 == decision.seat)
    };
    let mut dearest: Vec<&ReviewedDecision> = review.decisions.iter().filter(told).collect();
    dearest.sort_by_key(|decision| -decision.loss);
    dearest.truncate(TOLD);
    dearest
}

/// The lines by which chance changed most: the line, the seat, and the points in hundredths.
pub(super) fn luckiest(review: &Review, seat: Option<Seat>) -> Vec<(usize, usize, i32)> {
    let mut moments = vec![];
    let mut before = &review.start;
    for (nth, line) in review.lines.iter().enumerate() {
        if line.seat.is_none() {
            let seats = (0..line.after.len()).filter(|&at| seat.is_none_or(|seat| seat.index() == at));
            moments.extend(seats.map(|at| (nth, at, line.after[at].points - before[at].points)));
        }
        before = &line.after;
    }
    moments.retain(|&(.., luck)| luck != 0);
    moments.sort_by_key(|&(.., luck)| -luck.abs());
    moments.truncate(TOLD);
    moments
}

/// What all but luck changed.
pub(super) fn play(total: &SeatReview) -> i32 {
    total.adjusted - total.start
}

/// Hundredths as points with one decimal.
pub(super) fn points(hundredths: i32) -> String {
    format!("{:.1}", f64::from(hundredths) / 100.0)
}

/// The same with a sign.
pub(super) fn signed(hundredths: i32) -> String {
    format!("{:+.1}", f64::from(hundredths) / 100.0)
}

//! What a review says, in whole numbers that add up.

use crate::reviewing::{Reviewing, Wish};
use crate::totals::totals;
use tafel_evaluate::Evaluate;
use tafel_rules::{PerSeat, Seat};
use tafel_table::Entry;
use tafel_wire::{Expectation, ExpectationError, Review, ReviewedLine};

/// Into how many parts a match is divided to say how wrong expectations were.
const TENTHS: usize = 10;

pub(crate) fn report<R: Evaluate>(reviewing: &Reviewing<R>, wish: Wish) -> Review {
    let seats = reviewing.seats;
    let mut expected = reviewing.expected.iter().map(|expected| expected.outlook.rounded(seats));
    let start = expected.next().expect("there is a start");
    let mut before = start.clone();
    let mut lines = vec![];
    for (line, after) in expected.enumerate() {
        lines.push(reviewed(reviewing, line, &before, after.clone()));
        before = after;
    }
    let mut decisions = reviewing.decisions.clone();
    decisions.sort_by_key(|decision| decision.line);
    Review {
        game: R::ID.to_owned(),
        options: reviewing.options.clone(),
        seats,
        depth: wish.depth,
        seed: wish.seed,
        open: wish.open,
        totals: totals(seats, &start, &lines, &decisions, R::REVIEW.decided_by),
        errors: errors(seats, &start, &lines),
        start,
        lines,
        decisions,
    }
}

fn reviewed<R: Evaluate>(
    reviewing: &Reviewing<R>,
    line: usize,
    before: &[Expectation],
    after: Vec<Expectation>,
) -> ReviewedLine {
    let entry = reviewing.entries[line];
    let from = &reviewing.expected[line];
    let (seat, is_chance) = match entry {
        Entry::Move(seat, _) => (Some(seat), false),
        Entry::Chance(_) => (None, true),
    };
    ReviewedLine {
        line: entry.to_string(),
        seat: seat.map(|seat| seat.0),
        met: seat.map_or(vec![], |seat| met(reviewing, line, seat, before, &after)),
        after,
        ways: if is_chance { from.ways } else { 0 },
        all_ways: is_chance && from.all_ways,
    }
}

/// What choices of others brought that were made at the same time.
fn met<R: Evaluate>(
    reviewing: &Reviewing<R>,
    line: usize,
    chooser: Seat,
    before: &[Expectation],
    after: &[Expectation],
) -> Vec<i32> {
    let Some(unmet) = reviewing.expected[line + 1].unmet else { return vec![] };
    let of_seat = |seat: Seat| {
        let from = if seat == chooser { unmet.round() as i32 } else { before[seat.index()].points };
        after[seat.index()].points - from
    };
    Seat::all(reviewing.seats).map(of_seat).collect()
}

fn errors(seats: u8, start: &[Expectation], lines: &[ReviewedLine]) -> Vec<ExpectationError> {
    let result = lines.last().map_or(start, |line| &line.after[..]);
    let positions: Vec<&[Expectation]> =
        std::iter::once(start).chain(lines.iter().map(|line| &line.after[..])).collect();
    let tenth = |nth: usize| {
        let (from, upto) = (nth * positions.len() / TENTHS, (nth + 1) * positions.len() / TENTHS);
        let offs = positions[from..upto].iter().flat_map(|expected| {
            expected.iter().zip(result).map(|(expected, result)| f64::from(expected.points - result.points))
        });
        let squares: f64 = offs.map(|off| off * off).sum();
        let count = (upto - from) * usize::from(seats);
        let points = (squares / count.max(1) as f64).sqrt().round() as i32;
        ExpectationError { from: from as u32, points }
    };
    (0..TENTHS).map(tenth).collect()
}

/// One number for each seat, to count with.
pub(crate) type Sums = PerSeat<i32>;

//! How fast a search is: iterations a second from the middle of matches, on one thread.

use crate::play;
use cpu_time::ProcessTime;
use serde::Serialize;
use std::time::Duration;
use tafel_bots::{Budget, Level};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seat, Seed, Silent, Viewer};
use tafel_table::{Entry, step};

/// Measured figures of the search in one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SearchSpeed {
    /// The game's id.
    pub game: &'static str,
    /// The options that were played.
    pub options: String,
    /// The number of seats.
    pub seats: u8,
    /// How many positions were searched.
    pub positions: u64,
    /// Iterations of one search.
    pub iterations: u32,
    /// Iterations a second, over all positions.
    pub iterations_per_s: f64,
    /// Iterations a second in the slowest position.
    pub slowest_per_s: f64,
}

/// The most positions.
const POSITIONS: u64 = 100;

/// Searches of `iterations` iterations from the middle of greedy matches, one after the other, for about `seconds` of processor
/// time. The longer a search, the deeper its walks, and the slower they are.
pub fn search_speed<R: Evaluate>(
    rules: &R,
    options: &R::Options,
    iterations: u32,
    seconds: f64,
) -> SearchSpeed {
    let level = Level::Search(Budget::Iterations(iterations));
    let mut spent: Vec<Duration> = vec![];
    for nth in 0..POSITIONS {
        if spent.iter().sum::<Duration>().as_secs_f64() > seconds {
            break;
        }
        let (state, seat, moves) = middle(rules, options, Seed::numbered(1, nth));
        let view = rules.view(&state, Viewer::Seat(seat));
        let begun = ProcessTime::now();
        level.advise(rules, seat, &view, &moves, Dice::at(Seed::numbered(2, nth), 0));
        spent.push(begun.elapsed());
    }
    let rate = |iterations: f64, time: Duration| iterations / time.as_secs_f64();
    let all = f64::from(iterations) * spent.len() as f64;
    SearchSpeed {
        game: R::ID,
        options: options.to_string(),
        seats: rules.seats(options),
        positions: spent.len() as u64,
        iterations,
        iterations_per_s: rate(all, spent.iter().sum()),
        slowest_per_s: rate(f64::from(iterations), spent.iter().copied().max().unwrap_or_default()),
    }
}

/// The first real decision after the middle of a match between greedy bots.
fn middle<R: Evaluate>(rules: &R, options: &R::Options, seed: Seed) -> (R::State, Seat, Vec<R::Move>) {
    let levels = vec![Level::Greedy; usize::from(rules.seats(options))];
    let played = play(rules, options, &levels, seed);
    let mut state = rules.start(options);
    let mut found = None;
    for (nth, &entry) in played.entries.iter().enumerate() {
        if let Entry::Move(seat, _) = entry {
            let mut moves = vec![];
            rules.search_moves(&state, seat, &mut moves);
            if moves.len() > 1 {
                found = Some((state, seat, moves));
                if 2 * nth >= played.entries.len() {
                    break;
                }
            }
        }
        step(rules, &mut state, entry, &mut Silent);
    }
    found.expect("a match has a decision between moves")
}

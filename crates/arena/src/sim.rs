//! Many matches between the same bots.

use crate::{Tally, play};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tafel_bots::Level;
use tafel_rules::{Rules, Seed};

/// What to simulate.
pub struct Sim<'s, O> {
    /// What is agreed on.
    pub options: &'s O,
    /// Who plays, one a seat.
    pub levels: &'s [Level],
    /// How many matches.
    pub games: u64,
    /// The number of the series: the same number gives the same matches.
    pub series: u64,
}

/// Plays the matches on all threads of the current rayon pool; the result does not depend on how many there are.
/// `done` is called after each.
pub fn simulate<R: Rules>(rules: &R, sim: &Sim<'_, R::Options>, done: impl Fn() + Sync) -> Tally {
    let seats = rules.seats(sim.options);
    (0..sim.games)
        .into_par_iter()
        .fold(Tally::default, |mut tally, nth| {
            let played = play(rules, sim.options, sim.levels, Seed::numbered(sim.series, nth));
            tally.add(rules, seats, &played);
            done();
            tally
        })
        .reduce(Tally::default, Tally::merge)
}

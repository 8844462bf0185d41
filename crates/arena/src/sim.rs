//! Many matches between the same bots.

use crate::{Gauges, Played, Tally, play};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tafel_bots::Level;
use tafel_evaluate::Evaluate;
use tafel_rules::Seed;

/// What to simulate.
pub struct Sim<'s, O> {
    /// The options agreed on.
    pub options: &'s O,
    /// The bots, one for each seat.
    pub levels: &'s [Level],
    /// The number of the series: the same number gives the same matches.
    pub series: u64,
}

impl<O: Sync> Sim<'_, O> {
    /// Plays matches of the series on all threads of the current rayon pool; the result does not depend on how many there
    /// are. `done` is called after each.
    pub fn tally<R: Evaluate<Options = O>>(
        &self,
        rules: &R,
        numbers: impl IntoParallelIterator<Item = u64>,
        done: impl Fn() + Sync,
    ) -> Tally {
        let seats = rules.seats(self.options);
        let add = |mut tally: Tally, number| {
            tally.add(rules, seats, &self.play(rules, number));
            done();
            tally
        };
        numbers.into_par_iter().fold(Tally::default, add).reduce(Tally::default, Tally::merge)
    }

    /// The same, with a second look at every match.
    pub fn gauges<R: Evaluate<Options = O>>(
        &self,
        rules: &R,
        numbers: impl IntoParallelIterator<Item = u64>,
        done: impl Fn() + Sync,
    ) -> (Tally, Gauges) {
        let seats = rules.seats(self.options);
        let add = |(mut tally, mut gauges): (Tally, Gauges), number| {
            let played = self.play(rules, number);
            tally.add(rules, seats, &played);
            gauges.add(rules, self.options, &played);
            done();
            (tally, gauges)
        };
        let merge =
            |one: (Tally, Gauges), other: (Tally, Gauges)| (one.0.merge(other.0), one.1.merge(other.1));
        numbers.into_par_iter().fold(Default::default, add).reduce(Default::default, merge)
    }

    fn play<R: Evaluate<Options = O>>(&self, rules: &R, number: u64) -> Played<R> {
        play(rules, self.options, self.levels, Seed::numbered(self.series, number))
    }
}

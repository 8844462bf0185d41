//! Many matches between the same bots.

use crate::{Gauges, Played, Series, Tally, play};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use tafel_bots::Entrant;
use tafel_rules::Rules;

/// What to simulate.
pub struct Sim<'s, O, E> {
    /// The options agreed on.
    pub options: &'s O,
    /// Who plays, one for each seat.
    pub bots: &'s [E],
    /// The series of the matches.
    pub series: Series,
}

/// How one match of a simulation ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ending {
    /// The number of the match in the series.
    pub number: u64,
    /// How many lines it had.
    pub lines: usize,
    /// The points of each seat.
    pub points: Vec<i16>,
    /// The rank of each seat.
    pub ranks: Vec<u8>,
}

impl<O: Sync, E> Sim<'_, O, E> {
    /// Plays matches of the series likewise, and tells of each how it ended, in the order of the numbers.
    pub fn endings<R: Rules<Options = O>>(
        &self,
        rules: &R,
        numbers: Vec<u64>,
        done: impl Fn() + Sync,
    ) -> Vec<Ending>
    where
        E: Entrant<R>,
    {
        let seats = rules.seats(self.options);
        let ending = |number| {
            let played = self.play(rules, number);
            done();
            Ending {
                number,
                lines: played.entries.len(),
                points: played.standing.points.first(seats).to_vec(),
                ranks: played.standing.rank.first(seats).to_vec(),
            }
        };
        numbers.into_par_iter().map(ending).collect()
    }

    /// Plays matches of the series on all threads of the current rayon pool; the result does not depend on how many there
    /// are. `done` is called after each.
    pub fn tally<R: Rules<Options = O>>(
        &self,
        rules: &R,
        numbers: impl IntoParallelIterator<Item = u64>,
        done: impl Fn() + Sync,
    ) -> Tally
    where
        E: Entrant<R>,
    {
        let seats = rules.seats(self.options);
        let add = |mut tally: Tally, number| {
            tally.add(rules, seats, &self.play(rules, number));
            done();
            tally
        };
        numbers.into_par_iter().fold(Tally::default, add).reduce(Tally::default, Tally::merge)
    }

    /// The same, with a second look at every match.
    pub fn gauges<R: Rules<Options = O>>(
        &self,
        rules: &R,
        numbers: impl IntoParallelIterator<Item = u64>,
        done: impl Fn() + Sync,
    ) -> (Tally, Gauges)
    where
        E: Entrant<R>,
    {
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

    fn play<R: Rules<Options = O>>(&self, rules: &R, number: u64) -> Played<R>
    where
        E: Entrant<R>,
    {
        play(rules, self.options, self.bots, self.series.nth(number))
    }
}

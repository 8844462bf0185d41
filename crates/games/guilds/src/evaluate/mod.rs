//! What players think of the game: estimates, moves worth searching, and what the numbers are tuned for.

mod aims;
mod estimate;
mod search;
mod weights;

pub use weights::Weight;
pub(crate) use weights::{Weights, embedded};

use crate::{Guilds, Move, Options, State};
use tafel_evaluate::{Aim, Evaluate, SearchProfile};
use tafel_rules::{PerSeat, Seat};

impl Evaluate for Guilds {
    // Alone, and with quick iterations, a master has the time; the numbers of the game are tuned with it.
    const SEARCH: SearchProfile = SearchProfile { master_iterations: 10_000, ..SearchProfile::USUAL };

    fn estimate(&self, state: &State) -> PerSeat<i32> {
        estimate::estimate(&self.data, &self.weights, state)
    }

    fn estimate_of(&self, state: &State, seat: Seat) -> i32 {
        estimate::estimate_of(&self.data, &self.weights, state, seat)
    }

    fn search_moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        search::search_moves(&self.data, state, seat, out);
    }

    fn weights(&self) -> Vec<(&'static str, i32)> {
        self.weights.iter().map(|(weight, number)| (weight.word(), number)).collect()
    }

    fn with_weights(self, weights: &[i32]) -> Guilds {
        Guilds { weights: Weights::new(weights), ..self }
    }

    fn aims(&self, options: &Options) -> Vec<Aim> {
        aims::aims(&self.data, options)
    }
}

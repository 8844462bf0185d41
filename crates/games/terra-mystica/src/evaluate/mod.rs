//! What players think of the game: estimates by weights and a network, and moves worth searching.

mod estimate;
mod search;

pub(crate) use estimate::{Worth, embedded};

use crate::{Move, State, TerraMystica};
use estimate::{Estimator, Weights};
use std::borrow::Cow;
use tafel_evaluate::{Evaluate, Network};
use tafel_rules::{PerSeat, Seat};

impl TerraMystica {
    fn estimator(&self) -> Estimator<'_> {
        Estimator { data: &self.data, worth: &self.worth, network: &self.network }
    }
}

impl Evaluate for TerraMystica {
    const HIDES_NOTHING: bool = true;
    const FEATURES: usize = estimate::FEATURES;

    fn estimate(&self, state: &State) -> PerSeat<i32> {
        self.estimator().estimate(state)
    }

    fn estimate_of(&self, state: &State, seat: Seat) -> i32 {
        self.estimator().estimate_of(state, seat)
    }

    fn search_moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        search::search_moves(&self.data, state, seat, out);
    }

    fn weights(&self) -> Vec<(&'static str, i32)> {
        self.worth.weights.iter().map(|(weight, number)| (weight.word(), number)).collect()
    }

    fn with_weights(self, weights: &[i32]) -> TerraMystica {
        TerraMystica { worth: Worth::of(Weights::new(weights)), ..self }
    }

    fn features(&self, state: &State, seat: Seat, emit: &mut impl FnMut(usize)) {
        self.estimator().features(state, seat, emit);
    }

    fn with_network(self, network: &Network) -> TerraMystica {
        TerraMystica { network: Cow::Owned(network.clone()), ..self }
    }
}

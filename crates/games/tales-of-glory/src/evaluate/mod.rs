//! What players think of the game: estimates by weights and a network, and moves worth searching.

mod estimate;
mod search;
mod weights;

pub(crate) use estimate::embedded as embedded_network;
pub use weights::Weight;
pub(crate) use weights::{Weights, embedded as embedded_weights};

use crate::{Move, State, TalesOfGlory, View, view};
use estimate::Estimator;
use std::borrow::Cow;
use tafel_evaluate::{Evaluate, Network};
use tafel_rules::{PerSeat, Seat};

impl TalesOfGlory {
    fn estimator(&self) -> Estimator<'_> {
        Estimator { data: &self.data, weights: &self.weights, network: &self.network }
    }
}

impl Evaluate for TalesOfGlory {
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

    fn learning_key(&self, state: &State, _: Seat, mv: Move) -> (Move, u8) {
        search::learning_key(&self.data, state, mv)
    }

    fn before_choices(&self, view: &View) -> View {
        view::before_choices(view)
    }

    fn weights(&self) -> Vec<(&'static str, i32)> {
        self.weights.iter().map(|(weight, number)| (weight.word(), number)).collect()
    }

    fn with_weights(self, weights: &[i32]) -> TalesOfGlory {
        TalesOfGlory { weights: Weights::new(weights), ..self }
    }

    fn features(&self, state: &State, seat: Seat, emit: &mut impl FnMut(usize)) {
        self.estimator().features(state, seat, emit);
    }

    fn with_network(self, network: &Network) -> TalesOfGlory {
        TalesOfGlory { network: Cow::Owned(network.clone()), ..self }
    }
}

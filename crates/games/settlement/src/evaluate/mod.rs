//! What players think of the game: estimates by a network, and moves worth searching.

mod estimate;
mod search;

pub(crate) use estimate::embedded;

use crate::{Move, Settlement, State};
use std::borrow::Cow;
use tafel_evaluate::{Evaluate, Network, SearchProfile};
use tafel_rules::{PerSeat, Seat};

impl Evaluate for Settlement {
    const SEARCH: SearchProfile = SearchProfile { master_iterations: 8_000, ..SearchProfile::BRISK };
    const HIDES_NOTHING: bool = true;
    const FEATURES: usize = estimate::FEATURES;

    fn estimate(&self, state: &State) -> PerSeat<i32> {
        estimate::estimate(&self.data, &self.network, state)
    }

    fn estimate_of(&self, state: &State, seat: Seat) -> i32 {
        estimate::estimate_of(&self.data, &self.network, state, seat)
    }

    fn search_moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        search::search_moves(&self.data, state, seat, out);
    }

    fn reply_moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        search::reply_moves(&self.data, state, seat, out);
    }

    fn learning_key(&self, state: &State, seat: Seat, mv: Move) -> (Move, u8) {
        search::learning_key(state, seat, mv)
    }

    fn phase(&self, state: &State) -> Option<u32> {
        (state.options.seats == 1).then_some(u32::from(state.round))
    }

    fn features(&self, state: &State, seat: Seat, emit: &mut impl FnMut(usize)) {
        estimate::features(&self.data, state, seat, emit);
    }

    fn with_network(self, network: &Network) -> Settlement {
        Settlement { network: Cow::Owned(network.clone()), ..self }
    }
}

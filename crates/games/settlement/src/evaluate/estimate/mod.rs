//! Expected final points, for bots: what is certain, and what a network has learnt to expect of the rest.
//!
//! The network of `network.bin` was trained by `tafel teach`; `docs/BOTS.md` has the command.

mod features;

pub(crate) use features::{FEATURES, features};

use crate::rules::scoring;
use crate::{Data, State};
use std::sync::LazyLock;
use tafel_evaluate::{FeatureList, Network};
use tafel_rules::{PerSeat, Seat};

/// Expected final points of each seat, in hundredths.
pub(crate) fn estimate(data: &Data, network: &Network, state: &State) -> PerSeat<i32> {
    PerSeat::from_fn(
        |seat| {
            if seat.0 < state.options.seats { estimate_of(data, network, state, seat) } else { 0 }
        },
    )
}

/// The same of one seat.
pub(crate) fn estimate_of(data: &Data, network: &Network, state: &State, seat: Seat) -> i32 {
    let certain = 100 * i32::from(scoring::points(data, state, seat));
    if state.step().is_none() {
        return certain;
    }
    let mut list = FeatureList::new();
    features(data, state, seat, &mut |feature| list.push(feature));
    certain + network.evaluate(list.as_slice())
}

/// What the program was built with.
pub(crate) fn embedded() -> &'static Network {
    static NETWORK: LazyLock<Network> =
        LazyLock::new(|| Network::embedded(include_bytes!("../network.bin"), FEATURES));
    &NETWORK
}

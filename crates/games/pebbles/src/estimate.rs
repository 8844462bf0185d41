//! Expected final points, for bots.

use crate::rules::scoring;
use crate::{Data, State};
use tafel_rules::{PerSeat, Seat};

/// A pebble that is still to be taken, in hundredths of a point: itself, and the goal's share of what one can choose.
const PEBBLE_TO_COME: i32 = 200;

/// What each seat has now, and a pebble for each round that it has still to take in.
pub(crate) fn estimate(data: &Data, state: &State) -> PerSeat<i32> {
    let rounds_to_come = i32::from(data.rounds - state.round);
    PerSeat::from_fn(|seat: Seat| {
        if seat.0 >= state.seats {
            return 0;
        }
        100 * i32::from(scoring::points(data, state, seat)) + PEBBLE_TO_COME * rounds_to_come
    })
}

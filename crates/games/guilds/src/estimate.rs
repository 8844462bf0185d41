//! Expected final points, for bots.

use crate::rules::scoring;
use crate::{Data, State};
use tafel_rules::PerSeat;

/// What each seat has now.
pub(crate) fn estimate(data: &Data, state: &State) -> PerSeat<i32> {
    PerSeat::from_fn(|seat| {
        if seat.0 >= state.seats {
            return 0;
        }
        100 * i32::from(scoring::points(data, state, seat))
    })
}

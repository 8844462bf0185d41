//! Bridges that cannot be laid: our rules drop them, the site wants to be told.

use tafel_rules::Seat;
use tafel_terra_mystica::{Data, Look, Move, State, Structure};

/// How many bridges a player got or had, did not lay, and does not have any more.
pub(super) fn given_up(data: &Data, before: &State, after: &State, seat: Seat, mv: Move) -> u8 {
    let had = match mv {
        Move::Upgrade(_, Structure::Stronghold) => Look::new(data, before).faction(seat).stronghold.bridges,
        Move::Bridge(..) => before.due.bridges - 1,
        _ => return 0,
    };
    let has = if after.active == seat { after.due.bridges } else { 0 };
    had - has
}

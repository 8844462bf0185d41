//! The moves worth searching, and under which keys bots file what they learn about them.

use crate::rules::{self, keys, reward};
use crate::{Data, Move, Per, Player, Slot, Stage, State};
use tafel_rules::{Id, Seat};

/// The legal moves, less orders of collecting that cannot be worth more than another.
pub(crate) fn search_moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    let collecting = seat.0 < state.seats && state.players[seat].stage == Stage::Collect;
    if collecting {
        collecting_moves(data, &state.players[seat], out);
    } else {
        rules::moves(data, state, seat, out);
    }
}

/// Closed chests are best counted before keys are placed, everything else after.
fn collecting_moves(data: &Data, player: &Player, out: &mut Vec<Move>) {
    let per = |at| reward::reward_at(data, player, at).per;
    let closed = player.pending().find(|&at| per(at) == Some(Per::ClosedChest));
    match (closed, keys::next(player)) {
        (Some(at), _) => out.push(Move::Collect(player.area[at].tile)),
        (None, Some(_)) => keys::moves(data, player, out),
        (None, None) => reward::moves(player, out),
    }
}

/// A move that gets a tile is known by the tile, wherever it lies.
pub(crate) fn learning_key(data: &Data, state: &State, mv: Move) -> (Move, u8) {
    match mv {
        Move::Select(slot) => tile_key(data, state, slot, Move::Select),
        Move::Take(slot) => tile_key(data, state, slot, Move::Take),
        Move::Decline(_)
        | Move::Pay(_)
        | Move::Place(..)
        | Move::Discard(_)
        | Move::Done
        | Move::Key(..)
        | Move::Collect(_) => (mv, 0),
    }
}

/// The tile of a slot, and whether it is dearer in the Wilderness, §3.4.
fn tile_key(data: &Data, state: &State, slot: Slot, to_get: fn(Slot) -> Move) -> (Move, u8) {
    let Some(tile) = state.on(slot) else { return (to_get(slot), 0) };
    let table = data.table(state.seats);
    let alike = table.slots().find(|&other| table.is_wilderness(other) == table.is_wilderness(slot));
    (to_get(alike.unwrap_or(slot)), 1 + tile.index() as u8)
}

//! §2.5 Taking a pebble from the middle.

use super::offer;
use crate::{Colour, Data, Effect, Move, State, flow};
use tafel_parts::Pool;
use tafel_rules::{Seat, Tell};

pub(super) fn moves(state: &State, out: &mut Vec<Move>) {
    out.extend(state.middle.iter().map(|(colour, _)| Move::Take(colour)));
}

pub(super) fn take(data: &Data, state: &mut State, seat: Seat, colour: Colour, tell: &mut impl Tell<Effect>) {
    state.middle.take(colour);
    state.players[seat].pebbles += Pool::of(colour, 1);
    tell.all(Effect::Taken { seat, colour });
    if !offer::open(data, state, seat, colour) {
        flow::next_taker(state, data.rounds, tell);
    }
}

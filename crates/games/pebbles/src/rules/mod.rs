//! The rulebook: from the step that is open to its chapter.

mod bid;
mod draw;
mod exchange;
mod goal;
mod offer;
pub(crate) mod scoring;
mod take;

use crate::{Chance, Data, Effect, Move, State, Step, flow};
use tafel_rules::{Objection, Rule, Seat, Tell};

/// Appends every legal move of `seat`.
pub(crate) fn moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !flow::turn(state).awaited().contains(seat) {
        return;
    }
    match state.step() {
        Some(Step::Bid) => bid::moves(state, seat, out),
        Some(Step::Take { .. }) => {
            take::moves(state, out);
            exchange::moves(data, state, seat, out);
        }
        Some(Step::Offer { .. }) => offer::moves(out),
        Some(Step::Goal { .. } | Step::Draw { .. }) | None => {}
    }
}

/// Plays a legal move.
pub(crate) fn apply(data: &Data, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<Effect>) {
    match mv {
        Move::Bid(card) => bid::bid(state, seat, card, tell),
        Move::Take(colour) => take::take(data, state, seat, colour, tell),
        Move::Exchange { give, get } => exchange::exchange(data, state, seat, give, get, tell),
        Move::Accept => offer::answer(data, state, seat, offer::Answer::Accept, tell),
        Move::Decline => offer::answer(data, state, seat, offer::Answer::Decline, tell),
    }
}

/// What forbids a move which is not legal now.
pub(crate) fn why_not(data: &Data, state: &State, seat: Seat, mv: Move) -> Objection {
    match mv {
        Move::Bid(card) => bid::why_not(state, seat, card).into(),
        Move::Take(_) => Rule("2.5").into(),
        Move::Exchange { give, get } => exchange::why_not(data, state, seat, give, get),
        Move::Accept | Move::Decline => Rule("4.1").into(),
    }
}

/// Appends every outcome of bag or deck.
pub(crate) fn chances(state: &State, out: &mut Vec<(Chance, u32)>) {
    match state.step() {
        Some(Step::Goal { seat }) => goal::chances(state, seat, out),
        Some(Step::Draw { .. }) => draw::chances(state, out),
        Some(Step::Bid | Step::Take { .. } | Step::Offer { .. }) | None => {}
    }
}

/// Lets a possible outcome happen.
pub(crate) fn resolve(state: &mut State, chance: Chance, tell: &mut impl Tell<Effect>) {
    match chance {
        Chance::Goal(seat, colour) => goal::resolve(state, seat, colour, tell),
        Chance::Draw(colour) => draw::resolve(state, colour, tell),
    }
}

//! §1.2 Goals.

use crate::{Chance, Colour, Effect, Goals, State, Step, flow};
use tafel_rules::{Seat, Tell};

pub(super) fn chances(state: &State, seat: Seat, out: &mut Vec<(Chance, u32)>) {
    state.goal_deck.chances(|colour| Chance::Goal(seat, colour), out);
}

pub(super) fn resolve(state: &mut State, seat: Seat, colour: Colour, tell: &mut impl Tell<Effect>) {
    state.goal_deck.take(colour);
    state.players[seat].goal = Some(colour);
    let known = Effect::GoalDrawn { seat, goal: Some(colour) };
    match state.goals {
        Goals::Secret => tell.only(seat, known, Effect::GoalDrawn { seat, goal: None }),
        Goals::Open => tell.all(known),
    }
    let next = Seat(seat.0 + 1);
    if next.0 < state.seats {
        state.steps.clear();
        state.steps.push(Step::Goal { seat: next });
    } else {
        flow::begin_round(state, tell);
    }
}

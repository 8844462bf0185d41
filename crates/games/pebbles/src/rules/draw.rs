//! §2.1 Pebbles drawn into the middle.

use crate::{Chance, Colour, Effect, State, Step};
use tafel_rules::Tell;

pub(super) fn chances(state: &State, out: &mut Vec<(Chance, u32)>) {
    state.bag.chances(Chance::Draw, out);
}

pub(super) fn resolve(state: &mut State, colour: Colour, tell: &mut impl Tell<Effect>) {
    state.bag.take(colour);
    state.middle.put(colour, 1);
    tell.all(Effect::Drawn { colour });
    let Some(Step::Draw { left }) = state.steps.last_mut() else {
        unreachable!("a draw happens while drawing");
    };
    *left -= 1;
    if *left == 0 {
        state.steps.clear();
        state.steps.push(Step::Bid);
    }
}

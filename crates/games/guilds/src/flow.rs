//! Which step follows which: set-up, turns, end.

use crate::{Data, Effect, State, Step, rules};
use tafel_rules::{Tell, Turn};

/// Who the table is waiting for.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    let Some(step) = state.step() else { return Turn::Over };
    match step {
        Step::Landscape(_)
        | Step::Start
        | Step::Draw(..)
        | Step::Guild
        | Step::Attack
        | Step::Dice(_)
        | Step::Collapse
        | Step::Box(_)
        | Step::Penalty(_)
        | Step::Roll(_) => Turn::Chance,
        Step::Recruit(recruiting) if recruiting.left > 0 => Turn::Chance,
        Step::Recruit(_)
        | Step::Discard
        | Step::Swap
        | Step::Return(_)
        | Step::Forfeit(_)
        | Step::Act
        | Step::Mine(_)
        | Step::Take(_)
        | Step::LayTiles(..)
        | Step::Sell(..)
        | Step::Turn
        | Step::Lose(_) => Turn::of(state.active),
        Step::Begin | Step::Lay | Step::Test(..) | Step::End => {
            unreachable!("{step:?} happens at once")
        }
    }
}

/// Does whatever needs no decision, until something does or the game is over.
pub(crate) fn advance(data: &Data, state: &mut State, tell: &mut impl Tell<Effect>) {
    while let Some(step) = state.step() {
        if rules::waits(data, state, step) {
            return;
        }
        state.steps.pop();
        rules::happen(data, state, step, tell);
    }
}

/// A turn begins: the steps of §9, and alone those of §3.1 between.
pub(crate) fn begin_turn(data: &Data, state: &mut State, tell: &mut impl Tell<Effect>) {
    tell.all(Effect::Turn { seat: state.active, round: state.round });
    rules::attack::renew(data, state);
    rules::dice::renew(data, state);
    state.steps.push(Step::Act);
    if state.solo.is_some() {
        state.steps.push(Step::Guild);
        state.steps.push(Step::Lay);
        state.steps.push(Step::Swap);
    }
    state.steps.push(Step::Dice(data.base.dice_a_turn));
    state.steps.push(Step::Attack);
}

/// The turn goes to the next player, or the game is over, §7.4 and §8.5.
pub(crate) fn end_turn(data: &Data, state: &mut State) {
    state.attack = None;
    state.used = Default::default();
    state.aids = Default::default();
    let next = state.active.next(state.seats);
    if next == state.first && state.round == state.rounds(data) {
        return end(state);
    }
    if next == state.first {
        state.round += 1;
    }
    state.active = next;
    state.steps.push(Step::Begin);
}

/// The game is over.
pub(crate) fn end(state: &mut State) {
    state.steps.clear();
}

//! Which step follows which: set-up, turns, rounds, end.

use crate::{Building, Data, Effect, State, Step};
use tafel_rules::{Id, Seat, Seats, Tell, Turn};

/// Who the table is waiting for.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    match state.step() {
        Some(
            Step::Start
            | Step::Market { .. }
            | Step::Heroes { .. }
            | Step::Artifacts { .. }
            | Step::Terrain { .. },
        ) => Turn::Chance,
        Some(
            Step::Draft
            | Step::Turn { .. }
            | Step::Use { .. }
            | Step::Scroll { .. }
            | Step::Mask { .. }
            | Step::Artifact,
        ) => Turn::of(state.active),
        None => Turn::Over,
    }
}

/// §1.7, §1.8: the start player is known, and the player to the right drafts first.
pub(crate) fn begin_draft(state: &mut State, start: Seat) {
    state.steps.pop();
    state.start = start;
    state.active = right_of(start, state.options.seats);
}

/// §1.8: the draft goes on counter-clockwise; after the start player the first round begins.
pub(crate) fn next_drafter(state: &mut State, tell: &mut impl Tell<Effect>) {
    if state.active == state.start {
        state.steps.pop();
        begin_round(state, tell);
    } else {
        state.active = right_of(state.active, state.options.seats);
    }
}

fn right_of(seat: Seat, seats: u8) -> Seat {
    Seat((seat.0 + seats - 1) % seats)
}

fn begin_round(state: &mut State, tell: &mut impl Tell<Effect>) {
    state.active = state.start;
    tell.all(Effect::Round { round: state.round, start: state.start });
    begin_turn(state);
}

fn begin_turn(state: &mut State) {
    state.steps.push(Step::Turn { acted: false, invited: false, bonus: 0 });
}

/// §2.2: the one action of the turn is being done.
#[inline]
pub(crate) fn act(state: &mut State) {
    match state.steps.last_mut() {
        Some(Step::Turn { acted, .. }) => *acted = true,
        step => unreachable!("an action is part of a turn, not of {step:?}"),
    }
}

/// §2.2: the one hero of the turn is being invited.
#[inline]
pub(crate) fn invite(state: &mut State) {
    match state.steps.last_mut() {
        Some(Step::Turn { invited, .. }) => *invited = true,
        step => unreachable!("an invitation is part of a turn, not of {step:?}"),
    }
}

/// §2.1, §2.5: the turn is over; the next player who has not passed is to move, or the round ends.
pub(crate) fn end_turn(data: &Data, state: &mut State, tell: &mut impl Tell<Effect>) {
    state.steps.pop();
    let playing: Seats =
        Seat::all(state.options.seats).filter(|&seat| !state.passed.contains(seat)).collect();
    if let Some(next) = playing.first_after(state.active) {
        state.active = next;
        begin_turn(state);
    } else {
        end_round(data, state, tell);
    }
}

/// §13
fn end_round(data: &Data, state: &mut State, tell: &mut impl Tell<Effect>) {
    if state.round == data.numbers.rounds {
        tell.all(Effect::Over);
        return;
    }
    state.start = state.first_passer.take().expect("somebody passed first"); // §2.6
    state.passed = Seats::NONE;
    if !state.row.is_empty() {
        let hero = state.row.remove(0); // §13.1
        tell.all(Effect::HeroDiscarded { hero });
    }
    pile(state, tell);
    state.round += 1;
    begin_round(state, tell);
    fill_market(data, state);
    fill_row(state);
}

/// §13.2: one pile for each kind.
fn pile(state: &mut State, tell: &mut impl Tell<Effect>) {
    for building in Building::all() {
        let (open, piled) = (state.market.count(building), state.piled.count(building));
        if open > 1 && piled < open {
            state.piled.put(building, open - piled);
            tell.all(Effect::Piled { building });
        }
    }
}

/// §4.3, §13.2: as many tiles as there are empty spaces, if enough are left.
pub(crate) fn fill_market(data: &Data, state: &mut State) {
    let empty = u32::from(data.market - state.market_spaces());
    let left = empty.min(state.building_stack.total()) as u8;
    if left > 0 {
        state.steps.push(Step::Market { left });
    }
}

/// §11.4, §13.1: as many heroes as there are empty spaces, if enough are left.
pub(crate) fn fill_row(state: &mut State) {
    let empty = crate::state::ROW - state.row.len();
    let left = empty.min(state.hero_deck.len()) as u8;
    if left > 0 {
        state.steps.push(Step::Heroes { left });
    }
}

/// One of several equal draws has happened; the step ends with the last.
pub(crate) fn drawn(state: &mut State) {
    match state.steps.last_mut() {
        Some(Step::Market { left } | Step::Heroes { left } | Step::Artifacts { left }) => {
            *left -= 1;
            if *left == 0 {
                state.steps.pop();
            }
        }
        step => unreachable!("a draw does not fit {step:?}"),
    }
}

//! §2 Obtaining a tile.

use crate::{Data, Effect, Move, Slot, State, Step, Taken, flow};
use tafel_parts::List;
use tafel_rules::{Id, MAX_SEATS, Rule, Seat, Tell};

/// §2.1
pub(super) fn selections(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    if state.players[seat].choice.is_none() {
        out.extend(data.table(state.seats).slots().map(Move::Select));
    }
}

pub(super) fn why_not_select(data: &Data, state: &State, slot: Slot) -> Rule {
    if slot.index() < usize::from(data.table(state.seats).slots) { Rule("2.1") } else { Rule("1.1") }
}

/// §2.1: the choice stays secret until all have made theirs.
pub(super) fn select(state: &mut State, seat: Seat, slot: Slot, tell: &mut impl Tell<Effect>) {
    state.players[seat].choice = Some(slot);
    tell.only(seat, Effect::Selected { seat, slot: Some(slot) }, Effect::Selected { seat, slot: None });
    if state.seated().all(|(_, player)| player.choice.is_some()) {
        show(state, tell);
    }
}

/// §2.2: who can takes the chosen tile; the others catch up.
fn show(state: &mut State, tell: &mut impl Tell<Effect>) {
    let mut order = List::<Seat, MAX_SEATS>::new();
    for seat in state.clockwise() {
        let slot = state.players[seat].choice.take().expect("everybody has chosen");
        tell.reveal(Effect::Shown { seat, slot });
        if state.on(slot).is_some() {
            take(state, seat, slot, tell);
        } else {
            order.push(seat);
        }
    }
    if order.is_empty() {
        pass_marker(state, tell);
    } else {
        state.step = Step::CatchUp { order };
    }
}

/// §2.3
pub(super) fn takes(data: &Data, state: &State, out: &mut Vec<Move>) {
    let slots = data.table(state.seats).slots().filter(|&slot| state.on(slot).is_some());
    out.extend(slots.map(Move::Take));
}

pub(super) fn catch_up(state: &mut State, seat: Seat, slot: Slot, tell: &mut impl Tell<Effect>) {
    take(state, seat, slot, tell);
    let Step::CatchUp { order } = &mut state.step else {
        unreachable!("a tile is taken while players catch up");
    };
    order.remove(0);
    if order.is_empty() {
        pass_marker(state, tell);
    }
}

fn take(state: &mut State, seat: Seat, slot: Slot, tell: &mut impl Tell<Effect>) {
    let tile = state.board[slot.index()].take().expect("a tile lies on the slot");
    state.players[seat].taken = Some(Taken { tile, slot });
    tell.all(Effect::Taken { seat, tile, slot });
}

/// §2.5, §2.6: the lowest slot of those who do not hold the marker is what both rules come to.
fn pass_marker(state: &mut State, tell: &mut impl Tell<Effect>) {
    let others = state.seated().filter(|&(seat, _)| seat != state.first);
    let lowest = others.min_by_key(|(_, player)| player.taken.expect("everybody took a tile").slot);
    state.first = lowest.expect("two play at least").0;
    tell.all(Effect::Marker { seat: state.first });
    flow::begin_play(state);
}

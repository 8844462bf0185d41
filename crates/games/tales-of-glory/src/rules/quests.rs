//! §9 Quests.

use super::{pay, place, reward};
use crate::area::Openings;
use crate::{Back, Chance, Data, Effect, Move, Player, Stage, State, Step, Tile};
use tafel_rules::{Seat, Tell};

/// §9.1
pub(super) fn deals(data: &Data, state: &State, seat: Seat, out: &mut Vec<(Chance, u32)>) {
    (state.stacks & data.stack(Back::Quest)).chances(|quest| Chance::Quest(seat, quest), out);
}

pub(super) fn deal(data: &Data, state: &mut State, seat: Seat, quest: Tile, tell: &mut impl Tell<Effect>) {
    state.stacks.remove(quest);
    let player = &mut state.players[seat];
    player.quests.insert(quest);
    tell.only(
        seat,
        Effect::QuestDealt { seat, quest: Some(quest) },
        Effect::QuestDealt { seat, quest: None },
    );
    if player.quests.len() == usize::from(data.numbers.quests_dealt) {
        let next = Seat(seat.0 + 1);
        state.step = if next.0 < state.seats { Step::Deal { seat: next } } else { Step::Decline };
    }
}

pub(super) fn declines(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let player = &state.players[seat];
    if player.declined.is_none() {
        out.extend(player.quests.iter().map(Move::Decline));
    }
}

pub(super) fn decline(state: &mut State, seat: Seat, quest: Tile, tell: &mut impl Tell<Effect>) {
    let player = &mut state.players[seat];
    player.quests.remove(quest);
    player.declined = Some(quest);
    tell.only(
        seat,
        Effect::QuestDeclined { seat, quest: Some(quest) },
        Effect::QuestDeclined { seat, quest: None },
    );
    if state.seated().all(|(_, player)| player.declined.is_some()) {
        state.step = Step::First;
    }
}

/// §9.2, §9.5
pub(super) fn places(data: &Data, player: &Player, openings: &Openings, out: &mut Vec<Move>) {
    for quest in player.quests.iter().filter(|&quest| pay::covers(player, data.face(quest))) {
        place::spots(data, quest, openings, out);
    }
}

/// §9.3: once the tile is placed or discarded Quests may follow, whether or not one can be placed: that is secret.
pub(super) fn after_tile(data: &Data, state: &mut State, seat: Seat, tell: &mut impl Tell<Effect>) {
    if state.players[seat].quests.is_empty() {
        reward::begin(data, state, seat, tell);
    } else {
        state.players[seat].stage = Stage::Quests;
    }
}

/// §9.3: after a Quest the tile is still to be played, or another Quest may follow.
pub(super) fn after_quest(data: &Data, state: &mut State, seat: Seat, tell: &mut impl Tell<Effect>) {
    match state.players[seat].stage {
        Stage::Quests => after_tile(data, state, seat, tell),
        Stage::Tile => {}
        Stage::Idle | Stage::Paid | Stage::Collect => {
            unreachable!("a Quest is placed before or after the tile")
        }
    }
}

pub(super) fn done(data: &Data, state: &mut State, seat: Seat, tell: &mut impl Tell<Effect>) {
    tell.all(Effect::Done { seat });
    reward::begin(data, state, seat, tell);
}

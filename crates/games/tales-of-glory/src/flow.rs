//! Which step follows which: set-up, rounds, phases, end.

use crate::rules::scoring;
use crate::{Data, Effect, Quests, Stage, State, Step, Token};
use tafel_rules::{Seat, Seats, Tell, Turn};

/// Who the table is waiting for.
pub(crate) fn turn(state: &State) -> Turn {
    match &state.step {
        Step::Hero { .. } | Step::Deal { .. } | Step::First | Step::Remove { .. } | Step::Fill => {
            Turn::Chance
        }
        Step::Decline => Turn::Seats(those(state, |seat| state.players[seat].declined.is_none())),
        Step::Select => Turn::Seats(those(state, |seat| state.players[seat].choice.is_none())),
        Step::CatchUp { order } => Turn::of(order[0]),
        Step::Play => Turn::Seats(those(state, |seat| state.players[seat].stage != Stage::Idle)),
        Step::Over => Turn::Over,
    }
}

fn those(state: &State, wanted: impl Fn(Seat) -> bool) -> Seats {
    Seat::all(state.seats).filter(|&seat| wanted(seat)).collect()
}

/// §1.6, §9.1: the next player draws a Hero, or everybody has one.
pub(crate) fn after_hero(state: &mut State, seat: Seat) {
    let next = Seat(seat.0 + 1);
    state.step = if next.0 < state.seats {
        Step::Hero { seat: next }
    } else {
        match state.quests {
            Quests::With => Step::Deal { seat: Seat(0) },
            Quests::Without => Step::First,
        }
    };
}

/// §1.5, §1.8: what happens once somebody is first.
pub(crate) fn after_first(data: &Data, state: &mut State) {
    let left = data.table(state.seats).removed;
    state.step = if left > 0 { Step::Remove { left } } else { Step::Fill };
}

/// §2.1: the board is full and a round begins.
pub(crate) fn begin_round(state: &mut State, tell: &mut impl Tell<Effect>) {
    state.round += 1;
    tell.all(Effect::Round { round: state.round });
    state.step = Step::Select;
}

/// §3.1: everybody plays the tile that was taken.
pub(crate) fn begin_play(state: &mut State) {
    for seat in Seat::all(state.seats) {
        state.players[seat].stage = Stage::Tile;
    }
    state.step = Step::Play;
}

/// §5.6, §7.4: once everybody has played, the marker goes to whom it is due, and the round ends.
pub(crate) fn after_play(data: &Data, state: &mut State, tell: &mut impl Tell<Effect>) {
    if state.seated().any(|(_, player)| player.stage != Stage::Idle) {
        return;
    }
    let claims = std::mem::take(&mut state.claims);
    if let Some(last) = state.clockwise().filter(|&seat| claims.contains(seat)).last() {
        state.first = last;
        tell.all(Effect::Marker { seat: last });
    }
    if state.round < data.numbers.rounds {
        crate::rules::refresh::refresh(data, state, tell);
    } else {
        end(state, tell);
    }
}

fn end(state: &mut State, tell: &mut impl Tell<Effect>) {
    state.step = Step::Over;
    for token in Token::MAJORITIES {
        tell.all(Effect::Majority { token, holders: scoring::majority(state, token) });
    }
}

//! The rulebook: from the step that is open to its chapter.

pub(crate) mod credits;
pub(crate) mod keys;
pub(crate) mod pay;
mod place;
mod quests;
pub(crate) mod refresh;
pub(crate) mod reward;
pub(crate) mod scoring;
mod select;
mod setup;

use crate::{Chance, Data, Effect, Move, Stage, State, Step, area};
use tafel_rules::{Objection, Rule, Seat, Tell};

/// Appends every legal move of `seat`.
pub(crate) fn moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    if seat.0 >= state.seats {
        return;
    }
    match &state.step {
        Step::Decline => quests::declines(state, seat, out),
        Step::Select => select::selections(data, state, seat, out),
        Step::CatchUp { order } if order[0] == seat => select::takes(data, state, out),
        Step::Play => plays(data, state, seat, out),
        Step::CatchUp { .. }
        | Step::Hero { .. }
        | Step::Deal { .. }
        | Step::First
        | Step::Remove { .. }
        | Step::Fill
        | Step::Over => {}
    }
}

/// What a seat can do in phase 2.
fn plays(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    let player = &state.players[seat];
    match player.stage {
        Stage::Idle => {}
        Stage::Tile => {
            let openings = area::openings(data, player);
            place::tile(data, state, player, &openings, out);
            pay::discard_move(player, out);
            quests::places(data, player, &openings, out);
        }
        Stage::Paid => place::paid(data, player, out),
        Stage::Quests => {
            quests::places(data, player, &area::openings(data, player), out);
            out.push(Move::Done);
        }
        Stage::Collect => {
            keys::moves(data, player, out);
            reward::moves(player, out);
        }
    }
}

/// Plays a legal move.
pub(crate) fn apply(data: &Data, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<Effect>) {
    match mv {
        Move::Decline(quest) => quests::decline(state, seat, quest, tell),
        Move::Select(slot) => select::select(state, seat, slot, tell),
        Move::Take(slot) => select::catch_up(state, seat, slot, tell),
        Move::Pay(surcharge) => pay::pay_surcharge(data, state, seat, surcharge, tell),
        Move::Place(tile, spot) => place::place(data, state, seat, tile, spot, tell),
        Move::Discard(tile) => pay::discard(data, state, seat, tile, tell),
        Move::Done => quests::done(data, state, seat, tell),
        Move::Key(tile, chest) => keys::place(data, state, seat, tile, chest, tell),
        Move::Collect(tile) => reward::collect(data, state, seat, tile, tell),
    }
}

/// What forbids a move which is not legal now.
pub(crate) fn why_not(data: &Data, state: &State, seat: Seat, mv: Move) -> Objection {
    let player = &state.players[seat];
    let rule = match mv {
        Move::Pay(surcharge) => return pay::why_not(data, state, player, surcharge),
        Move::Place(tile, spot) => return place::why_not(data, state, player, tile, spot),
        Move::Decline(_) => Rule("9.1"),
        Move::Select(slot) => select::why_not_select(data, state, slot),
        Move::Take(_) => Rule("2.3"),
        Move::Discard(tile) => pay::why_not_discard(data, player, tile),
        Move::Done => Rule("9.3"),
        Move::Key(tile, chest) => keys::why_not(data, player, tile, chest),
        Move::Collect(_) => Rule("5.8"),
    };
    rule.into()
}

/// Appends every outcome of the stacks.
pub(crate) fn chances(data: &Data, state: &State, out: &mut Vec<(Chance, u32)>) {
    match state.step {
        Step::Hero { seat } => setup::heroes(data, state, seat, out),
        Step::Deal { seat } => quests::deals(data, state, seat, out),
        Step::First => setup::firsts(state, out),
        Step::Remove { .. } => state.drawn_from(data).chances(Chance::Remove, out),
        Step::Fill => state.drawn_from(data).chances(Chance::Draw, out),
        Step::Decline | Step::Select | Step::CatchUp { .. } | Step::Play | Step::Over => {}
    }
}

/// Lets a possible outcome happen.
pub(crate) fn resolve(data: &Data, state: &mut State, chance: Chance, tell: &mut impl Tell<Effect>) {
    match chance {
        Chance::Hero(seat, hero) => setup::hero(data, state, seat, hero, tell),
        Chance::Quest(seat, quest) => quests::deal(data, state, seat, quest, tell),
        Chance::First(seat) => setup::first(data, state, seat, tell),
        Chance::Remove(tile) => setup::remove(state, tile, tell),
        Chance::Draw(tile) => refresh::draw(data, state, tile, tell),
    }
}

//! The rulebook: from the step that is open to its chapter.

pub(crate) mod actions;
pub(crate) mod attack;
pub(crate) mod buildings;
mod cards;
pub(crate) mod deeds;
pub(crate) mod dice;
pub(crate) mod fields;
mod goods;
pub(crate) mod mines;
pub(crate) mod recruit;
mod refusals;
pub(crate) mod scoring;
mod setup;
mod solo;
mod tiles;

pub(crate) use refusals::{Missing, why_not};

use crate::{Chance, Data, Effect, Move, State, Step, flow};
use tafel_rules::{Seat, Tell};

/// Appends every legal move of `seat`.
pub(crate) fn moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !flow::turn(state).awaited().contains(seat) {
        return;
    }
    let Some(step) = state.step() else { return };
    match step {
        Step::Act => {
            actions::moves(data, state, out);
            cards::moves(data, state, out);
            buildings::moves(data, state, out);
            attack::moves(data, state, out);
        }
        Step::Discard => cards::discards(state, out),
        Step::Swap => solo::moves(out),
        Step::Return(_) => fields::returns(state, out),
        Step::Forfeit(_) => fields::forfeits(state, out),
        Step::Mine(among) => mines::moves(data, state, among, out),
        Step::Take(taking) => tiles::takes(state, taking, out),
        Step::LayTiles(ore, crystal) => tiles::lays(state, ore, crystal, out),
        Step::Sell(most, _) => tiles::sales(state, most, |sale| out.push(Move::Sell(sale))),
        Step::Turn => dice::turns(state, out),
        Step::Recruit(recruiting) => recruit::moves(data, state, recruiting, out),
        Step::Lose(_) => attack::losses(state, out),
        Step::Landscape(_)
        | Step::Start
        | Step::Draw(..)
        | Step::Guild
        | Step::Attack
        | Step::Dice(_)
        | Step::Collapse
        | Step::Box(_)
        | Step::Penalty(_)
        | Step::Roll(_)
        | Step::Begin
        | Step::Lay
        | Step::Test(..)
        | Step::End => unreachable!("{step:?} awaits no seat"),
    }
}

/// Plays a legal move.
pub(crate) fn apply(data: &Data, state: &mut State, mv: Move, tell: &mut impl Tell<Effect>) {
    match mv {
        Move::Swap(first) => solo::swap(data, state, first, tell),
        Move::Keep => solo::keep(state, tell),
        Move::Prospect(die, landscape) => actions::prospect(state, die, landscape, tell),
        Move::Extract(die) => actions::extract(data, state, die, tell),
        Move::Trade(die, sale) => actions::trade(data, state, die, sale, tell),
        Move::Build(die, building, less) => buildings::build(data, state, die, building, less, tell),
        Move::Recruit(die) => actions::recruit(data, state, die, tell),
        Move::Muster(die) => actions::muster(data, state, die, tell),
        Move::Study(die) => actions::study(data, state, die, tell),
        Move::Labour(die) => actions::labour(data, state, die, tell),
        Move::Release(die) => actions::release(data, state, die, tell),
        Move::Play(card) => cards::play(data, state, card, tell),
        Move::Use(building) => buildings::use_building(data, state, building, tell),
        Move::Mine(landscape) => mines::mine(state, landscape, tell),
        Move::Take(tile, landscape) => tiles::take(state, tile, landscape, tell),
        Move::Stop => tiles::stop(state, tell),
        Move::Lay(tile, landscape) => tiles::lay(state, tile, landscape, tell),
        Move::Sell(sale) => tiles::sell(data, state, sale, tell),
        Move::Turn(die, pips) => dice::turn(state, die, pips, tell),
        Move::Hire(card) => recruit::hire(data, state, card, tell),
        Move::Decline => recruit::decline(state, tell),
        Move::Discard(card) => cards::discard(state, card, tell),
        Move::Return(card) => fields::return_card(state, card, tell),
        Move::Forfeit(medal) => fields::forfeit(state, medal, tell),
        Move::Lose(tile) => attack::lose(state, tile, tell),
        Move::Repel => attack::repel(data, state, tell),
        Move::End => attack::endure(data, state, tell),
    }
    flow::advance(data, state, tell);
}

/// Appends every outcome of dice, bag or deck.
pub(crate) fn chances(data: &Data, state: &State, out: &mut Vec<(Chance, u32)>) {
    let Some(step) = state.step() else { return };
    match step {
        Step::Landscape(landscape) => setup::landscapes(data, state, landscape, out),
        Step::Start => out.extend(Seat::all(state.seats).map(|seat| (Chance::Start(seat), 1))),
        Step::Draw(seat, _) => state.unseen.chances(|card| Chance::Card(seat, card), out),
        Step::Guild => solo::chances(state, out),
        Step::Attack => attack::chances(data, state, out),
        Step::Dice(_) => dice::chances(state, out),
        Step::Roll(left) => dice::rolls(left, out),
        Step::Collapse => fields::collapses(out),
        Step::Box(_) => state.unbuilt.chances(Chance::Box, out),
        Step::Penalty(_) => state.unbuilt.chances(Chance::Penalty, out),
        Step::Recruit(recruiting) => recruit::chances(state, recruiting, out),
        Step::Discard
        | Step::Swap
        | Step::Return(_)
        | Step::Forfeit(_)
        | Step::Act
        | Step::Mine(_)
        | Step::Take(_)
        | Step::LayTiles(..)
        | Step::Sell(..)
        | Step::Turn
        | Step::Lose(_)
        | Step::Begin
        | Step::Lay
        | Step::Test(..)
        | Step::End => {}
    }
}

/// Lets a possible outcome happen.
pub(crate) fn resolve(data: &Data, state: &mut State, chance: Chance, tell: &mut impl Tell<Effect>) {
    match chance {
        Chance::Landscape(landscape, tile) => setup::landscape(state, landscape, tile, tell),
        Chance::Start(seat) => setup::start(data, state, seat, tell),
        Chance::Card(seat, card) => cards::draw(data, state, seat, card, tell),
        Chance::Guild(guild) => solo::draw(state, guild, tell),
        Chance::Attack(card) => attack::reveal(data, state, card, tell),
        Chance::Die(die) => dice::draw(state, die, tell),
        Chance::Roll(die) => dice::roll(state, die, tell),
        Chance::Collapse(pips) => fields::collapse(state, pips, tell),
        Chance::Box(building) => fields::box_building(state, building, tell),
        Chance::Penalty(building) => fields::penalty_building(state, building, tell),
        Chance::Recruit(card) => recruit::draw(state, card, tell),
    }
    flow::advance(data, state, tell);
}

/// Whether a step needs chance or a decision; otherwise it happens at once, or there is nothing left of it.
pub(crate) fn waits(data: &Data, state: &State, step: Step) -> bool {
    match step {
        Step::Landscape(_) | Step::Start | Step::Discard | Step::Collapse => true,
        Step::Act | Step::Sell(..) | Step::Turn => true,
        Step::Begin | Step::Lay | Step::Test(..) | Step::End => false,
        Step::Draw(_, left) => left > 0 && state.pile > 0, // §13.3
        Step::Guild => solo::lacks_tiles(state),
        Step::Attack => !attack::deck(data, state).is_empty(),
        Step::Dice(left) => left > 0,
        Step::Swap => solo::can_swap(data, state),
        Step::Box(left) | Step::Penalty(left) => left > 0 && !state.unbuilt.is_empty(), // §5.8
        Step::Return(left) => left > 0 && usize::from(left) < state.actor().cards.len(),
        Step::Forfeit(left) => left > 0 && state.actor().medals.iter().count() > 1,
        Step::Mine(among) => !mines::open(data, state, among).is_empty(),
        Step::Take(taking) => taking.left > 0 && !(taking.from & state.land.with_tiles()).is_empty(),
        Step::LayTiles(ore, crystal) => ore + crystal > 0,
        Step::Roll(left) => !left.is_empty(),
        Step::Recruit(recruiting) => !recruiting.drawn.is_empty() || recruiting.left > 0,
        Step::Lose(left) => attack::has_to_choose(state, left),
    }
}

/// Does what a step is about that does not wait, now that it is taken from the stack.
pub(crate) fn happen(data: &Data, state: &mut State, step: Step, tell: &mut impl Tell<Effect>) {
    match step {
        Step::Begin => flow::begin_turn(data, state, tell),
        Step::End => flow::end_turn(data, state),
        Step::Dice(_) => dice::drawn(data, state, tell),
        Step::Lay => solo::lay(data, state, tell),
        Step::Test(field) => fields::test(data, state, field, tell),
        Step::Return(left) => fields::return_all(state, left, tell),
        Step::Forfeit(left) => fields::forfeit_all(state, left, tell),
        Step::Lose(left) => attack::lose_all(state, left, tell),
        Step::Draw(..)
        | Step::Guild
        | Step::Attack
        | Step::Swap
        | Step::Box(_)
        | Step::Penalty(_)
        | Step::Mine(_)
        | Step::Take(_)
        | Step::LayTiles(..)
        | Step::Roll(_)
        | Step::Recruit(_) => {}
        Step::Landscape(_)
        | Step::Start
        | Step::Discard
        | Step::Collapse
        | Step::Act
        | Step::Sell(..)
        | Step::Turn => {
            unreachable!("{step:?} waits")
        }
    }
}

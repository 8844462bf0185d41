//! §15 Public buildings: building and using them.

use super::{actions, deeds, dice, goods};
use crate::{Aids, Building, Buildings, Data, Die, DieAction, Effect, Medal, Move, State, Tile};
use tafel_parts::Pool;
use tafel_rules::{Seat, Tell};

/// The unbuilt buildings that the active player can pay with these aids.
pub(super) fn affordable(data: &Data, state: &State, aids: Aids) -> Buildings {
    let player = state.actor();
    if player.buildings.len() >= usize::from(data.base.guild_tiles) {
        return Buildings::empty(); // §15.1
    }
    let can_pay = |&building: &Building| {
        let plan = data.plan(building);
        let lacking = player.stock.lacking(plan.tiles).total();
        player.jar >= u16::from(plan.jar) && lacking <= u32::from(aids.cheaper)
    };
    state.unbuilt.iter().filter(can_pay).collect()
}

/// §10.6: whether a die is strong enough for a building.
pub(super) fn is_strong_enough(data: &Data, state: &State, aids: Aids, die: Die, building: Building) -> bool {
    let strength = data.action(DieAction::Build).strength(die, state.actor().cards);
    data.plan(building).rank <= strength + aids.easier // §13.12
}

/// Whether any building can be built with an unused die and these aids.
pub(super) fn can_build(data: &Data, state: &State, aids: Aids) -> bool {
    let affordable = affordable(data, state, aids);
    dice::different(state)
        .any(|die| affordable.iter().any(|building| is_strong_enough(data, state, aids, die, building)))
}

/// Every way to build one of the affordable buildings with a die.
pub(super) fn builds(data: &Data, state: &State, affordable: Buildings, die: Die, out: &mut Vec<Move>) {
    for building in affordable.iter() {
        if !is_strong_enough(data, state, state.aids, die, building) {
            continue;
        }
        if !state.aids.cheaper {
            out.push(Move::Build(die, building, None));
            continue;
        }
        for (less, _) in data.plan(building).tiles.iter() {
            if state.actor().stock.covers(price(data, building, Some(less))) {
                out.push(Move::Build(die, building, Some(less)));
            }
        }
    }
}

/// The tiles that a building costs, less one with an architect.
pub(super) fn price(data: &Data, building: Building, less: Option<Tile>) -> Pool<Tile> {
    data.plan(building).tiles - less.map_or(Pool::NONE, |tile| Pool::of(tile, 1))
}

/// §15.1
pub(super) fn build(
    data: &Data,
    state: &mut State,
    die: Die,
    building: Building,
    less: Option<Tile>,
    tell: &mut impl Tell<Effect>,
) {
    actions::use_die(data, state, die, DieAction::Build, tell);
    let seat = state.active;
    let tiles = price(data, building, less);
    let player = state.actor_mut();
    player.stock -= tiles;
    player.buildings.insert(building);
    state.supply += tiles;
    state.unbuilt.remove(building);
    state.aids = Aids::default();
    tell.all(Effect::Built { seat, building, less });
    goods::pay_jar(state, seat, u16::from(data.plan(building).jar), tell);
    goods::gain_medal(state, Medal::Civil, tell);
}

/// What the use of a building costs the active player, and who gets it; nobody but the bank, if none. §15.3
pub(crate) fn use_price(data: &Data, state: &State, building: Building) -> (u16, Option<Seat>) {
    let price = u16::from(data.plan(building).use_price);
    if state.penalty.contains(building) {
        return (2 * price, None); // §6.13
    }
    let others = state.seated().filter(|&(seat, _)| seat != state.active);
    let owner = others.filter(|(_, player)| player.buildings.contains(building)).map(|(seat, _)| seat).next();
    (price, owner)
}

/// Buildings in play.
pub(crate) fn in_play(state: &State) -> Buildings {
    state.seated().fold(state.penalty, |found, (_, player)| found | player.buildings)
}

/// §15.2
pub(super) fn moves(data: &Data, state: &State, out: &mut Vec<Move>) {
    let jar = state.actor().jar;
    for building in (in_play(state) - state.used).iter() {
        if use_price(data, state, building).0 <= jar
            && deeds::is_possible(data, state, data.plan(building).deed)
        {
            out.push(Move::Use(building));
        }
    }
}

pub(super) fn use_building(data: &Data, state: &mut State, building: Building, tell: &mut impl Tell<Effect>) {
    let (price, owner) = use_price(data, state, building);
    state.used.insert(building);
    tell.all(Effect::BuildingUsed { seat: state.active, building });
    goods::pay_jar(state, state.active, price, tell);
    if let Some(owner) = owner {
        goods::gain_jar(state, owner, price, tell);
    }
    deeds::perform(data, state, data.plan(building).deed, tell);
}

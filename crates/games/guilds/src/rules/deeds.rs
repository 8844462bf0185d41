//! What action cards (§13) and public buildings (§15) do.

use super::{buildings, dice, goods, mines, recruit, tiles};
use crate::{Aids, Data, Deed, Effect, Medal, State, Step, Taking, Tile};
use tafel_parts::Pool;
use tafel_rules::Tell;

/// §13.3, §15.2: whether a deed can be carried out at least in part.
pub(crate) fn is_possible(data: &Data, state: &State, deed: Deed) -> bool {
    let player = state.actor();
    match deed {
        Deed::Lay { ore, crystal } => tiles::can_lay(state, ore, crystal),
        Deed::Jar(_) => true,
        Deed::JarPerBuilding(_) => !player.buildings.is_empty(),
        Deed::Sell { .. } => player.tiles() > 0,
        Deed::Fair => player.stock.covers(one_of_each()),
        Deed::Combat(_) => player.combat < data.base.most_combat,
        Deed::CombatPerBuilding(_) => player.combat < data.base.most_combat && !player.buildings.is_empty(),
        Deed::Mine { difficulty } => !mines::open(data, state, data.within(difficulty)).is_empty(),
        Deed::Hoist { .. } => !(player.mines & state.land.with_tiles()).is_empty(),
        Deed::CheaperBuild => {
            let aids = Aids { cheaper: true, ..state.aids };
            !state.aids.cheaper && buildings::can_build(data, state, aids)
        }
        Deed::EasierBuild { strength } => {
            let aids = Aids { easier: strength, ..state.aids };
            state.aids.easier == 0 && buildings::can_build(data, state, aids)
        }
        Deed::Recruit { .. } => !player.deck().is_empty(),
        Deed::TurnDie | Deed::RollAgain => !state.dice.is_empty(),
        Deed::DrawCards(_) => state.pile > 0,
        Deed::Exchange { tile, .. } => player.stock.amount(tile) > 0,
        Deed::Medal(medal) => state.medals.amount(medal) > 0,
    }
}

fn one_of_each() -> Pool<Tile> {
    Pool::of(Tile::Ore, 1) + Pool::of(Tile::Crystal, 1)
}

/// Carries out a deed that is possible, or begins with it.
pub(super) fn perform(data: &Data, state: &mut State, deed: Deed, tell: &mut impl Tell<Effect>) {
    let seat = state.active;
    let buildings = state.actor().buildings.len() as u8;
    match deed {
        Deed::Lay { ore, crystal } => state.steps.push(Step::LayTiles(ore, crystal)),
        Deed::Jar(jar) => goods::gain_jar(state, seat, u16::from(jar), tell),
        Deed::JarPerBuilding(jar) => goods::gain_jar(state, seat, u16::from(jar * buildings), tell),
        Deed::Sell { tiles, more } => state.steps.push(Step::Sell(tiles, more)),
        Deed::Fair => {
            give(state, one_of_each(), tell);
            goods::gain_medal(state, Medal::Trade, tell);
        }
        Deed::Combat(points) => goods::gain_combat(data, state, points, tell),
        Deed::CombatPerBuilding(points) => goods::gain_combat(data, state, points * buildings, tell),
        Deed::Mine { difficulty } => state.steps.push(Step::Mine(data.within(difficulty))),
        Deed::Hoist { landscapes: left } => {
            let from = state.actor().mines;
            state.steps.push(Step::Take(Taking { left, from, one_each: true, begun: false }));
        }
        Deed::CheaperBuild => state.aids.cheaper = true,
        Deed::EasierBuild { strength } => state.aids.easier = strength,
        Deed::Recruit { cheaper } => recruit::begin(state, data.base.cards_drawn_to_recruit, cheaper),
        Deed::TurnDie => state.steps.push(Step::Turn),
        Deed::RollAgain => dice::roll_again(state, tell),
        Deed::DrawCards(cards) => state.steps.push(Step::Draw(seat, cards)),
        Deed::Exchange { tile, jar } => {
            give(state, Pool::of(tile, 1), tell);
            goods::gain_jar(state, seat, u16::from(jar), tell);
        }
        Deed::Medal(medal) => goods::gain_medal(state, medal, tell),
    }
}

/// Tiles of the stock go to the supply, for something else.
fn give(state: &mut State, tiles: Pool<Tile>, tell: &mut impl Tell<Effect>) {
    state.actor_mut().stock -= tiles;
    state.supply += tiles;
    for (tile, _) in tiles.iter() {
        tell.all(Effect::TileExchanged { seat: state.active, tile });
    }
}

//! What action cards (§13) and public buildings (§15) do.

use super::{buildings, dice, goods, mines, recruit};
use crate::{Aids, Data, Deed, Effect, Medal, State, Step, Taking, Tile};
use tafel_parts::Pool;
use tafel_rules::Tell;

/// §13.3, §15.2: whether a deed can be carried out, all of it.
pub(crate) fn is_possible(data: &Data, state: &State, deed: Deed) -> bool {
    let player = state.actor();
    let fits = |points: usize| usize::from(player.combat) + points <= usize::from(data.base.most_combat);
    match deed {
        Deed::Lay { ore, crystal } => {
            state.supply.covers(pool(ore, crystal)) && state.land.room() >= ore + crystal
        }
        Deed::Jar(_) => true,
        Deed::JarPerBuilding(_) => !player.buildings.is_empty(),
        Deed::Sell { .. } => player.tiles() > 0,
        Deed::Fair => player.stock.covers(taken(deed)) && state.medals.amount(Medal::Trade) > 0,
        Deed::Combat(points) => fits(usize::from(points)),
        Deed::CombatPerBuilding(points) => {
            !player.buildings.is_empty() && fits(usize::from(points) * player.buildings.len())
        }
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
        Deed::Recruit { .. } => player.deck().len() >= usize::from(data.base.cards_drawn_to_recruit),
        Deed::TurnDie | Deed::RollAgain => !state.dice.is_empty(),
        Deed::DrawCards(cards) => state.pile >= cards,
        Deed::Exchange { .. } => player.stock.covers(taken(deed)),
        Deed::Medal(medal) => state.medals.amount(medal) > 0,
    }
}

/// The tiles that a deed takes from the stock, if it always takes the same.
pub(super) fn taken(deed: Deed) -> Pool<Tile> {
    match deed {
        Deed::Fair => pool(1, 1),
        Deed::Exchange { tile, .. } => Pool::of(tile, 1),
        Deed::Lay { .. }
        | Deed::Jar(_)
        | Deed::JarPerBuilding(_)
        | Deed::Sell { .. }
        | Deed::Combat(_)
        | Deed::CombatPerBuilding(_)
        | Deed::Mine { .. }
        | Deed::Hoist { .. }
        | Deed::CheaperBuild
        | Deed::EasierBuild { .. }
        | Deed::Recruit { .. }
        | Deed::TurnDie
        | Deed::RollAgain
        | Deed::DrawCards(_)
        | Deed::Medal(_) => Pool::NONE,
    }
}

pub(super) fn pool(ore: u8, crystal: u8) -> Pool<Tile> {
    Pool::of(Tile::Ore, ore) + Pool::of(Tile::Crystal, crystal)
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
            give(state, taken(deed), tell);
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
        Deed::Exchange { jar, .. } => {
            give(state, taken(deed), tell);
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

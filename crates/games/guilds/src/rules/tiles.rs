//! §10.3 Taking tiles, §10.4 selling them, §13.5 laying them on landscapes.

use super::goods;
use crate::{Data, Effect, Landscape, Landscapes, Move, Sale, State, Step, Taking, Tile, land};
use tafel_parts::Pool;
use tafel_rules::{Id, Tell};

/// Tiles that can be taken; once one was, it can be stopped.
pub(super) fn takes(state: &State, taking: Taking, out: &mut Vec<Move>) {
    for tile in Tile::all() {
        out.extend((taking.from & state.land.with(tile)).iter().map(|landscape| Move::Take(tile, landscape)));
    }
    if taking.begun {
        out.push(Move::Stop);
    }
}

pub(super) fn take(state: &mut State, tile: Tile, landscape: Landscape, tell: &mut impl Tell<Effect>) {
    state.land.take(landscape, tile);
    state.actor_mut().stock += Pool::of(tile, 1);
    tell.all(Effect::TileTaken { seat: state.active, landscape, tile });
    let Some(Step::Take(taking)) = state.steps.last_mut() else {
        unreachable!("tiles are taken while taking");
    };
    taking.left -= 1;
    taking.begun = true;
    if taking.one_each {
        taking.from.remove(landscape); // §13.11
    }
}

pub(super) fn stop(state: &mut State, tell: &mut impl Tell<Effect>) {
    state.steps.pop();
    tell.all(Effect::TakingStopped { seat: state.active });
}

/// Every sale of at most this number of tiles of the stock.
#[inline]
pub(super) fn sales(state: &State, most: u8, mut offer: impl FnMut(Sale)) {
    let stock = state.actor().stock;
    for ore in 0..=most.min(stock.amount(Tile::Ore)) {
        for crystal in u8::from(ore == 0)..=(most - ore).min(stock.amount(Tile::Crystal)) {
            offer(Sale { ore, crystal });
        }
    }
}

/// §13.7
pub(super) fn sell(data: &Data, state: &mut State, sale: Sale, tell: &mut impl Tell<Effect>) {
    let Some(Step::Sell(_, more)) = state.steps.pop() else {
        unreachable!("tiles are sold while selling");
    };
    sell_tiles(data, state, sale, more, tell);
}

/// Sells tiles, each for a number of Jar more than in a Trade.
pub(super) fn sell_tiles(data: &Data, state: &mut State, sale: Sale, more: u8, tell: &mut impl Tell<Effect>) {
    let tiles = Pool::of(Tile::Ore, sale.ore) + Pool::of(Tile::Crystal, sale.crystal);
    state.actor_mut().stock -= tiles;
    state.supply += tiles;
    tell.all(Effect::Sold { seat: state.active, sale });
    let jar: u16 = tiles
        .iter()
        .map(|(tile, amount)| u16::from(amount) * u16::from(data.base.prices.amount(tile) + more))
        .sum();
    goods::gain_jar(state, state.active, jar, tell);
}

/// §13.5: what is still to be laid was seen to be in the supply, and to have room.
pub(super) fn lays(state: &State, ore: u8, crystal: u8, out: &mut Vec<Move>) {
    let room = state.land.with_room();
    for (tile, wanted) in [(Tile::Ore, ore), (Tile::Crystal, crystal)] {
        if wanted > 0 {
            out.extend(room.iter().map(|landscape| Move::Lay(tile, landscape)));
        }
    }
}

pub(super) fn lay(state: &mut State, tile: Tile, landscape: Landscape, tell: &mut impl Tell<Effect>) {
    let Some(Step::LayTiles(ore, crystal)) = state.steps.last_mut() else {
        unreachable!("tiles are laid while laying");
    };
    match tile {
        Tile::Ore => *ore -= 1,
        Tile::Crystal => *crystal -= 1,
    }
    lay_from_supply(state, tile, landscape, tell);
}

/// Lays a tile of the supply.
pub(super) fn lay_from_supply(
    state: &mut State,
    tile: Tile,
    landscape: Landscape,
    tell: &mut impl Tell<Effect>,
) {
    state.supply -= Pool::of(tile, 1);
    state.land.lay(landscape, tile);
    tell.all(Effect::TileLaid { landscape, tile });
}

/// All tiles of a column go to the supply.
pub(super) fn clear_column(state: &mut State, column: u8, tell: &mut impl Tell<Effect>) {
    clear(state, land::column(column));
    tell.all(Effect::ColumnCleared { column });
}

/// All tiles of a row go to the supply.
pub(super) fn clear_row(state: &mut State, row: u8, tell: &mut impl Tell<Effect>) {
    clear(state, land::row(row));
    tell.all(Effect::RowCleared { row });
}

fn clear(state: &mut State, landscapes: Landscapes) {
    for tile in Tile::all() {
        let cleared = state.land.clear(landscapes, tile);
        state.supply += Pool::of(tile, cleared);
    }
}

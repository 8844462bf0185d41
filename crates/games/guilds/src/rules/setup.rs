//! §8 Set-up.

use crate::{Chance, Data, Effect, Landscape, State, Step, Tile};
use tafel_parts::Pool;
use tafel_rules::{Id, Seat, Tell};

/// §8.1: what a landscape can still bear.
pub(super) fn landscapes(data: &Data, state: &State, landscape: Landscape, out: &mut Vec<(Chance, u32)>) {
    for tile in Tile::all() {
        let left = data.base.landscapes_of_a_kind - state.land.bearing(tile);
        if left > 0 {
            out.push((Chance::Landscape(landscape, tile), u32::from(left)));
        }
    }
}

pub(super) fn landscape(state: &mut State, landscape: Landscape, tile: Tile, tell: &mut impl Tell<Effect>) {
    state.land.bear(landscape, tile);
    state.land.lay(landscape, tile);
    state.supply -= Pool::of(tile, 1);
    tell.all(Effect::LandscapeDealt { landscape, tile });
    state.steps.pop();
    if landscape.index() + 1 < Landscape::COUNT {
        state.steps.push(Step::Landscape(Landscape::at(landscape.index() + 1)));
    }
}

/// §8.5
pub(super) fn start(state: &mut State, seat: Seat, tell: &mut impl Tell<Effect>) {
    state.first = seat;
    state.active = seat;
    tell.all(Effect::StartPlayer { seat });
    state.steps.pop();
}

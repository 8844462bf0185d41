//! §8 Set-up.

use super::goods;
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

/// §8.5, §8.6
pub(super) fn start(data: &Data, state: &mut State, first: Seat, tell: &mut impl Tell<Effect>) {
    state.first = first;
    state.active = first;
    tell.all(Effect::StartPlayer { seat: first });
    state.steps.pop();
    let mut seat = first;
    for place in 0..state.seats {
        let more = u16::from(place) * u16::from(data.base.jar_for_later_players);
        goods::gain_jar(state, seat, more, tell);
        seat = seat.next(state.seats);
    }
}

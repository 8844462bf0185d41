//! §5 Exploring.

use super::{monsters, settlers, supply};
use crate::data::{Power, Resources};
use crate::{Chance, Data, Effect, Move, Player, Region, Space, Spaces, State, Step, Terrain, flow};
use tafel_rules::{Id, Seat, Tell};

pub(crate) fn moves(data: &Data, player: &Player, out: &mut Vec<Move>) {
    let settlers = player.settlers();
    let affordable = |space: &Space| settlers >= cost(data, *space);
    out.extend(within_reach(data, player).iter().filter(affordable).map(Move::Explore));
}

/// §5.1
pub(super) fn cost(data: &Data, space: Space) -> u8 {
    data.numbers.settlers.explore[space.row().index()]
}

/// §5.2, §5.3: where the next terrain can be laid.
pub(super) fn within_reach(data: &Data, player: &Player) -> Spaces {
    let explored = player.wilderness.explored();
    if explored.is_empty() {
        return Region::First.places();
    }
    explored.iter().fold(Spaces::empty(), |reach, space| reach | data.neighbours[space.index()]) - explored
}

/// §5.1: the space is chosen, then the tile is drawn.
pub(super) fn explore(
    data: &Data,
    state: &mut State,
    seat: Seat,
    space: Space,
    tell: &mut impl Tell<Effect>,
) {
    flow::act(state);
    settlers::place(state, seat, cost(data, space), tell);
    tell.all(Effect::Explored { seat, space });
    state.steps.push(Step::Terrain { space });
}

pub(super) fn chances(state: &State, space: Space, out: &mut Vec<(Chance, u32)>) {
    state.terrain_stacks[space.row().index()].chances(Chance::Terrain, out);
}

/// §5.4: the tile is laid and checked.
pub(super) fn resolve(data: &Data, state: &mut State, terrain: Terrain, tell: &mut impl Tell<Effect>) {
    let Some(Step::Terrain { space }) = state.steps.pop() else {
        unreachable!("a terrain is drawn while exploring");
    };
    let seat = state.active;
    state.terrain_stacks[space.row().index()].take(terrain);
    let player = &mut state.players[seat];
    player.wilderness.lay(space, terrain);
    tell.all(Effect::TerrainCame { seat, space, terrain });
    if player.power(data) == Some(Power::ExploreYield) {
        supply::gain(data, state, seat, Resources::of(terrain.resource, 1), tell); // §14.2
    }
    monsters::check(data, state, seat, Spaces::one(space), tell);
}

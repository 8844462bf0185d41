//! §4 Building, and the market.

use super::settlers;
use crate::data::Power;
use crate::moves::From;
use crate::{Building, Data, Effect, Move, Player, Plot, Plots, State, Step, flow};
use tafel_parts::List;
use tafel_rules::{Id, Seat, Tell};

/// Every way to build on one of these free plots.
pub(crate) fn moves(data: &Data, state: &State, player: &Player, plots: Plots, out: &mut Vec<Move>) {
    let can_pay = player.settlers() >= data.numbers.settlers.build;
    if !can_pay || plots.is_empty() {
        return; // §4.2
    }
    // A list, since its length is known when it is copied from.
    let plots: List<Plot, { <Plot as Id>::COUNT }> = plots.iter().collect();
    for (building, open) in state.market.iter() {
        if !player.resources.covers(data.building(building).cost) {
            continue;
        }
        let build = |from| move |&plot: &Plot| Move::Build { building, plot, from };
        out.extend(plots.iter().map(build(From::Market)));
        let piled = state.piled.count(building);
        if piled > 0 && piled < open {
            out.extend(plots.iter().map(build(From::Pile))); // §4.3
        }
    }
}

pub(super) fn build(
    data: &Data,
    state: &mut State,
    seat: Seat,
    building: Building,
    plot: Plot,
    from: From,
    tell: &mut impl Tell<Effect>,
) {
    flow::act(state);
    settlers::place(state, seat, data.numbers.settlers.build, tell);
    let player = &mut state.players[seat];
    player.resources -= data.building(building).cost;
    player.settlement[plot.index()] = Some(building);
    tell.all(Effect::Built { seat, building, plot, from });
    if player.power(data) == Some(Power::UseBuilt) {
        state.steps.push(Step::Use { left: Plots::one(plot) }); // §14.1
    }
    leave_market(data, state, building, from);
}

/// §4.3: the tile leaves the market, and a new one comes where a space became empty.
fn leave_market(data: &Data, state: &mut State, building: Building, from: From) {
    let (open, piled) = (state.market.count(building), state.piled.count(building));
    state.market.take(building);
    let from_pile = match from {
        From::Market => piled == open,
        From::Pile => true,
    };
    if !from_pile {
        flow::fill_market(data, state);
        return;
    }
    state.piled.take(building);
    if piled == 2 {
        state.piled.take(building); // A pile of one is a single tile.
    }
}

/// A tile comes into the market.
pub(super) fn resolve(state: &mut State, building: Building, tell: &mut impl Tell<Effect>) {
    state.building_stack.take(building);
    state.market.put(building, 1);
    tell.all(Effect::TileCame { building });
    flow::drawn(state);
}

//! §12 Passing.

use super::settlers;
use crate::data::Resources;
use crate::{Bundle, Data, Effect, Move, Player, Resource, State, Step, flow};
use tafel_parts::Set;
use tafel_rules::{Seat, Tell};

/// §12.1: every mix of basic resources that can be kept, the fullest first.
pub(super) fn moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    for kept in (0..=most(data, state, seat)).rev() {
        keep(state, seat, kept, out);
    }
}

/// The fullest of them.
pub(crate) fn fullest(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    keep(state, seat, most(data, state, seat), out);
}

/// How many basic resources can be kept.
fn most(data: &Data, state: &State, seat: Seat) -> u8 {
    let player = &state.players[seat];
    if player.forts.is_empty() || state.round == data.numbers.rounds {
        return 0; // §12.4
    }
    let there: u8 = Resource::BASIC.into_iter().map(|kind| player.resources.amount(kind)).sum();
    there.min(player.forts.len() as u8)
}

/// Every mix of so many.
fn keep(state: &State, seat: Seat, kept: u8, out: &mut Vec<Move>) {
    if kept == 0 {
        out.push(Move::Pass { keep: Bundle::NONE });
        return;
    }
    let resources = state.players[seat].resources;
    let [wood, clay, stone] = Resource::BASIC.map(|kind| resources.amount(kind));
    for wood in 0..=wood.min(kept) {
        let most_clay = clay.min(kept - wood);
        let least_clay = (kept - wood).saturating_sub(stone);
        out.extend((least_clay..=most_clay).map(|clay| {
            let stone = kept - wood - clay;
            Move::Pass { keep: Bundle::basics([wood, clay, stone]) }
        }));
    }
}

pub(super) fn pass(data: &Data, state: &mut State, seat: Seat, keep: Bundle, tell: &mut impl Tell<Effect>) {
    tell.all(Effect::Passed { seat, keep });
    state.passed = state.passed.with(seat);
    state.first_passer.get_or_insert(seat); // §2.6
    let player = &mut state.players[seat];
    player.resources = rare(player) + keep.resources(); // §12.1
    settlers::call_back(player, data.numbers.basic_settlers); // §12.2
    player.forts_used = Set::empty();
    player.regions_used = Set::empty();
    player.region_twice = None;
    player.streets_used = Set::empty();
    player.street_twice = None;
    if state.round == data.numbers.rounds {
        flow::end_turn(data, state, tell); // §12.4
    } else {
        state.steps.pop();
        state.steps.push(Step::Artifact); // §12.3
    }
}

fn rare(player: &Player) -> Resources {
    let amount = |kind| Resources::of(kind, player.resources.amount(kind));
    amount(Resource::Diamond) + amount(Resource::Gold)
}

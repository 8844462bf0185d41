//! The rulebook: from the step that is open to its chapter.

pub(crate) mod artifacts;
pub(crate) mod building;
pub(crate) mod exchange;
pub(crate) mod exploring;
pub(crate) mod forts;
pub(crate) mod heroes;
pub(crate) mod monsters;
pub(crate) mod passing;
pub(crate) mod regions;
pub(crate) mod scoring;
mod settlers;
pub(crate) mod streets;
pub(crate) mod supply;
mod why_not;

pub(crate) use why_not::why_not;

use crate::{Chance, Data, Effect, Move, State, Step, flow};
use tafel_rules::{Seat, Tell};

/// Appends every legal move of `seat`.
pub(crate) fn moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !flow::turn(state).awaited().contains(seat) {
        return;
    }
    match state.step() {
        Some(Step::Draft | Step::Artifact) => artifacts::moves(state, out),
        Some(Step::Turn { acted, invited, bonus }) => {
            if !acted {
                actions(data, state, seat, bonus, out);
            }
            if !invited {
                heroes::moves(data, state, seat, out);
            }
            exchange::moves(data, state, seat, out);
            if acted || invited {
                out.push(Move::End); // §2.3, §2.4
            }
            passing::moves(data, state, seat, out);
        }
        Some(Step::Use { left }) => {
            streets::uses(data, state, seat, left, state.players[seat].forts, out);
            exchange::moves(data, state, seat, out);
            out.push(Move::Done);
        }
        Some(Step::Scroll { region }) => {
            artifacts::scroll_moves(state, seat, region, out);
            exchange::moves(data, state, seat, out); // §10.3
        }
        Some(Step::Mask { left }) => {
            monsters::mask_moves(left, out);
            exchange::moves(data, state, seat, out); // §10.3
        }
        Some(
            Step::Start
            | Step::Market { .. }
            | Step::Heroes { .. }
            | Step::Artifacts { .. }
            | Step::Terrain { .. },
        )
        | None => {}
    }
}

/// The seven actions, and whom to use for them.
fn actions(data: &Data, state: &State, seat: Seat, bonus: u8, out: &mut Vec<Move>) {
    let player = &state.players[seat];
    if player.settlers() == 0 {
        return;
    }
    building::moves(data, state, player, player.free_plots(), out);
    exploring::moves(data, player, out);
    monsters::moves(data, player, out);
    forts::moves(data, player, out);
    regions::moves(data, player, out);
    streets::moves(data, player, out);
    settlers::moves(data, state, player, bonus, out);
}

/// Plays a legal move.
pub(crate) fn apply(data: &Data, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<Effect>) {
    if !matches!(mv, Move::Exchange { .. }) {
        exchange::interrupt(state);
    }
    match mv {
        Move::Bonus(settlers) => settlers::choose_bonus(state, seat, settlers, tell),
        Move::Build { building, plot, from } => {
            building::build(data, state, seat, building, plot, from, tell);
        }
        Move::Explore(space) => exploring::explore(data, state, seat, space, tell),
        Move::Hunt(space) => monsters::hunt(data, state, seat, space, tell),
        Move::Fort(space) => forts::build(data, state, seat, space, tell),
        Move::Activate(space) => forts::activate(data, state, seat, space, tell),
        Move::Region(region) => regions::activate(data, state, seat, region, tell),
        Move::Street(street) => streets::activate(data, state, seat, street, tell),
        Move::Use { plot, with } => streets::use_building(data, state, seat, plot, with, tell),
        Move::Done => streets::done(state, seat, tell),
        Move::Scroll(resource) => artifacts::scroll(data, state, seat, resource, tell),
        Move::Summon(space) => monsters::summon(state, seat, space, tell),
        Move::Calm(space) => monsters::calm(state, seat, space, tell),
        Move::Exchange { give, get } => exchange::exchange(data, state, seat, give, get, tell),
        Move::Invite(hero) => heroes::invite(data, state, seat, hero, tell),
        Move::End => {
            tell.all(Effect::TurnEnded { seat });
            flow::end_turn(data, state, tell);
        }
        Move::Pass { keep } => passing::pass(data, state, seat, keep, tell),
        Move::Take(artifact) => artifacts::take(data, state, seat, artifact, tell),
    }
}

/// Appends every outcome of dice, stack or deck.
pub(crate) fn chances(state: &State, out: &mut Vec<(Chance, u32)>) {
    match state.step() {
        Some(Step::Start) => out.extend(Seat::all(state.options.seats).map(|seat| (Chance::Start(seat), 1))),
        Some(Step::Market { .. }) => state.building_stack.chances(Chance::Tile, out),
        Some(Step::Heroes { .. }) => state.hero_deck.chances(Chance::Hero, out),
        Some(Step::Artifacts { .. }) => state.artifact_stack.chances(Chance::Artifact, out),
        Some(Step::Terrain { space }) => exploring::chances(state, space, out),
        Some(
            Step::Draft
            | Step::Turn { .. }
            | Step::Use { .. }
            | Step::Scroll { .. }
            | Step::Mask { .. }
            | Step::Artifact,
        )
        | None => {}
    }
}

/// Lets a possible outcome happen.
pub(crate) fn resolve(data: &Data, state: &mut State, chance: Chance, tell: &mut impl Tell<Effect>) {
    match chance {
        Chance::Start(seat) => {
            flow::begin_draft(state, seat);
            tell.all(Effect::Start { seat });
        }
        Chance::Tile(building) => building::resolve(state, building, tell),
        Chance::Hero(hero) => heroes::resolve(state, hero, tell),
        Chance::Artifact(artifact) => artifacts::resolve(data, state, artifact, tell),
        Chance::Terrain(terrain) => exploring::resolve(data, state, terrain, tell),
    }
}

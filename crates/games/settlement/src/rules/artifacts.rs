//! §14 Artifacts: taking them (§1.8, §12.3, §16.2), and the scroll. What else they do stands where it happens.

use super::{regions, supply};
use crate::data::{Power, Resources};
use crate::{Artifact, Data, Effect, Move, Player, Region, Resource, State, Step, flow};
use tafel_parts::Set;
use tafel_rules::{Id, Seat, Tell};

impl Player {
    /// What the player's artifact does.
    #[inline]
    pub(crate) fn power(&self, data: &Data) -> Option<Power> {
        self.artifact.map(|artifact| data.artifacts[artifact.index()])
    }
}

pub(super) fn moves(state: &State, out: &mut Vec<Move>) {
    out.extend(state.artifact_row.iter().map(Move::Take));
}

/// §1.8, §12.3: the new artifact is taken before the old one goes.
pub(super) fn take(
    data: &Data,
    state: &mut State,
    seat: Seat,
    artifact: Artifact,
    tell: &mut impl Tell<Effect>,
) {
    state.artifact_row.remove(artifact);
    let old = state.players[seat].artifact.replace(artifact);
    tell.all(Effect::ArtifactTaken { seat, artifact });
    // §14.12
    match data.artifacts[artifact.index()] {
        Power::TakenSettlers(settlers) => supply::recruit(data, state, seat, settlers, tell),
        Power::TakenGain(resources) => supply::gain(data, state, seat, resources, tell),
        Power::UseBuilt
        | Power::ExploreYield
        | Power::HuntGain(_)
        | Power::FortYield
        | Power::RegionYield
        | Power::FortActivationYield
        | Power::HeroSettlers(_)
        | Power::SecondRegion
        | Power::SecondStreet
        | Power::MirrorBasics
        | Power::DecideMonsters => {}
    }
    match old {
        None => flow::next_drafter(state, tell),
        Some(old) if state.options.seats > 1 => {
            state.artifact_row.insert(old);
            tell.all(Effect::ArtifactReturned { artifact: old });
            flow::end_turn(data, state, tell);
        }
        Some(old) => {
            tell.all(Effect::ArtifactRemoved { artifact: old }); // §16.2
            state.steps.pop();
            state.steps.push(Step::Artifacts { left: 1 });
        }
    }
}

/// An artifact comes into the row: at set-up, or for a player alone after passing.
pub(super) fn resolve(data: &Data, state: &mut State, artifact: Artifact, tell: &mut impl Tell<Effect>) {
    state.artifact_stack.remove(artifact);
    state.artifact_row.insert(artifact);
    tell.all(Effect::ArtifactCame { artifact });
    flow::drawn(state);
    if state.steps.is_empty() {
        flow::end_turn(data, state, tell); // §16.2: the draw was the last of passing alone.
    }
}

/// §14.5: one more resource of the region's terrains; where there is a choice the player makes it.
pub(super) fn unroll(
    data: &Data,
    state: &mut State,
    seat: Seat,
    region: Region,
    tell: &mut impl Tell<Effect>,
) {
    let kinds = kinds(&state.players[seat], region);
    if kinds.len() > 1 {
        state.steps.push(Step::Scroll { region });
        return;
    }
    if let Some(kind) = kinds.first() {
        supply::gain(data, state, seat, Resources::of(kind, 1), tell);
    }
    regions::check(data, state, seat, region, tell);
}

fn kinds(player: &Player, region: Region) -> Set<Resource, u8> {
    let is_there = |kind: &Resource| !(player.wilderness.of_resource(*kind) & region.places()).is_empty();
    Resource::all().filter(is_there).collect()
}

pub(crate) fn scroll_moves(state: &State, seat: Seat, region: Region, out: &mut Vec<Move>) {
    out.extend(kinds(&state.players[seat], region).iter().map(Move::Scroll));
}

pub(super) fn scroll(
    data: &Data,
    state: &mut State,
    seat: Seat,
    resource: Resource,
    tell: &mut impl Tell<Effect>,
) {
    let Some(Step::Scroll { region }) = state.steps.pop() else {
        unreachable!("the scroll is being read");
    };
    tell.all(Effect::Scroll { seat, resource });
    supply::gain(data, state, seat, Resources::of(resource, 1), tell);
    regions::check(data, state, seat, region, tell);
}

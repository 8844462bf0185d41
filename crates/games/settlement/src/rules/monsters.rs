//! §6 Monsters: checks, hunting, and the mask.

use super::{settlers, supply};
use crate::data::{Power, Resources};
use crate::{Colour, Data, Effect, Hero, Move, Player, Space, Spaces, State, Step, flow};
use tafel_rules::{Seat, Tell};

pub(crate) fn moves(data: &Data, player: &Player, out: &mut Vec<Move>) {
    let settlers = player.settlers();
    let beatable = |space: &Space| settlers >= cost(data, player, *space);
    out.extend(player.monsters.iter().filter(beatable).map(Move::Hunt));
}

/// §6.3: what hunting on a terrain costs.
pub(super) fn cost(data: &Data, player: &Player, space: Space) -> u8 {
    data.monster(colour_at(player, space)).settlers
}

fn colour_at(player: &Player, space: Space) -> Colour {
    player.wilderness.at(space).expect("monsters live on terrains").colour
}

pub(super) fn hunt(data: &Data, state: &mut State, seat: Seat, space: Space, tell: &mut impl Tell<Effect>) {
    flow::act(state);
    let player = &mut state.players[seat];
    let monster = data.monster(colour_at(player, space));
    player.monsters.remove(space);
    // §14.3
    let more = if let Some(Power::HuntGain(more)) = player.power(data) { more } else { Resources::NONE };
    settlers::place(state, seat, monster.settlers, tell);
    tell.all(Effect::Hunted { seat, space });
    supply::gain(data, state, seat, monster.reward + more, tell);
}

/// §6.1: monsters appear on those terrains without a fort whose colour is in the row, or where the mask wants them.
pub(super) fn check(
    data: &Data,
    state: &mut State,
    seat: Seat,
    terrains: Spaces,
    tell: &mut impl Tell<Effect>,
) {
    let player = &mut state.players[seat];
    let open = terrains - player.forts; // §6.2
    if player.power(data) == Some(Power::DecideMonsters) {
        if !open.is_empty() {
            state.steps.push(Step::Mask { left: open }); // §14.11
        }
        return;
    }
    let attracting = attracting(data, &state.row, player) & open;
    for space in attracting.iter() {
        player.monsters.insert(space);
        tell.all(Effect::MonsterCame { seat, space });
    }
}

/// The terrains whose colour is in the row.
#[inline]
fn attracting(data: &Data, row: &[Hero], player: &Player) -> Spaces {
    row.iter()
        .fold(Spaces::empty(), |spaces, &hero| spaces | player.wilderness.of_colour(data.hero(hero).colour))
}

/// Where a monster would appear if all terrains were checked now, and nobody could decide otherwise (§14.11).
pub(crate) fn threatened(data: &Data, state: &State, player: &Player) -> Spaces {
    if player.power(data) == Some(Power::DecideMonsters) {
        return Spaces::empty();
    }
    attracting(data, &state.row, player) - player.forts - player.monsters
}

/// §14.11: one terrain after the other.
pub(crate) fn mask_moves(left: Spaces, out: &mut Vec<Move>) {
    let space = left.first().expect("a mask has something to decide");
    out.extend([Move::Summon(space), Move::Calm(space)]);
}

pub(super) fn summon(state: &mut State, seat: Seat, space: Space, tell: &mut impl Tell<Effect>) {
    state.players[seat].monsters.insert(space);
    tell.all(Effect::MonsterCame { seat, space });
    decided(state, space);
}

pub(super) fn calm(state: &mut State, seat: Seat, space: Space, tell: &mut impl Tell<Effect>) {
    tell.all(Effect::Calmed { seat, space });
    decided(state, space);
}

fn decided(state: &mut State, space: Space) {
    let Some(Step::Mask { left }) = state.steps.pop() else {
        unreachable!("the mask is being asked");
    };
    let left = left.without(space);
    if !left.is_empty() {
        state.steps.push(Step::Mask { left });
    }
}

//! §1 Set-up.

use crate::{Back, Chance, Data, Effect, Placed, Spot, State, Step, Tile, flow};
use tafel_parts::Set;
use tafel_rules::{Seat, Tell};

pub(super) fn heroes(data: &Data, state: &State, seat: Seat, out: &mut Vec<(Chance, u32)>) {
    (state.stacks & data.stack(Back::Hero)).chances(|hero| Chance::Hero(seat, hero), out);
}

/// §1.6: the Hero begins the area, and gives its reward at once.
pub(super) fn hero(data: &Data, state: &mut State, seat: Seat, hero: Tile, tell: &mut impl Tell<Effect>) {
    state.stacks.remove(hero);
    tell.all(Effect::Hero { seat, hero });
    let player = &mut state.players[seat];
    player.area.push(Placed { tile: hero, spot: Spot::default(), opened: Set::empty() });
    if let Some(reward) = data.face(hero).reward {
        player.tokens += reward.gain;
        tell.all(Effect::Gained { seat, gain: reward.gain });
    }
    flow::after_hero(state, seat);
}

/// §1.7
pub(super) fn firsts(state: &State, out: &mut Vec<(Chance, u32)>) {
    out.extend(Seat::all(state.seats).map(|seat| (Chance::First(seat), 1)));
}

pub(super) fn first(data: &Data, state: &mut State, seat: Seat, tell: &mut impl Tell<Effect>) {
    state.first = seat;
    tell.all(Effect::Marker { seat });
    flow::after_first(data, state);
}

/// §1.5
pub(super) fn remove(state: &mut State, tile: Tile, tell: &mut impl Tell<Effect>) {
    state.stacks.remove(tile);
    state.discard.insert(tile);
    tell.all(Effect::Removed { tile });
    let Step::Remove { left } = &mut state.step else {
        unreachable!("a tile is removed while tiles are removed");
    };
    *left -= 1;
    if *left == 0 {
        state.step = Step::Fill;
    }
}

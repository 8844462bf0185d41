//! §17 The supply: what comes from it, and whether it is there.

use crate::data::Resources;
use crate::{Data, Effect, Resource, State, Supply};
use tafel_rules::{Id, Seat, Tell};

/// The most bonus settlers of one player. No box has nearly as many, but an edition may be generous.
const MOST_BONUS_SETTLERS: u8 = 100;

/// As much of it as there is room for: a player holds as many resources as can be counted, of whatever kind, so that
/// no exchange makes too many of one.
#[inline]
fn fitting(resources: Resources, room: u8) -> Resources {
    if resources.total() <= u32::from(room) {
        return resources;
    }
    let mut room = room;
    let fits = |kind| {
        let amount = resources.amount(kind).min(room);
        room -= amount;
        Resources::of(kind, amount)
    };
    Resource::all().map(fits).sum()
}

/// §17.2: what is left of the resources; nothing is counted when they do not run out.
#[inline]
pub(crate) fn left(data: &Data, state: &State) -> Option<Resources> {
    match state.options.supply {
        Supply::Unlimited => None,
        Supply::Strict => {
            let owned = state.seated().map(|(_, player)| player.resources + player.deposits).sum();
            Some(data.numbers.supply.resources - owned)
        }
    }
}

/// §17.2: what is left of the bonus settlers.
pub(crate) fn settlers_left(data: &Data, state: &State) -> Option<u8> {
    match state.options.supply {
        Supply::Unlimited => None,
        Supply::Strict => {
            let owned: u8 = state.seated().map(|(_, player)| player.bonus_settlers + player.bonus_used).sum();
            Some(data.numbers.supply.bonus_settlers - owned)
        }
    }
}

/// §17.2: the seat gets what it is to get, as far as it is there.
pub(super) fn gain(
    data: &Data,
    state: &mut State,
    seat: Seat,
    wanted: Resources,
    tell: &mut impl Tell<Effect>,
) {
    let resources = match left(data, state) {
        None => wanted,
        Some(left) => {
            Resource::all().map(|kind| Resources::of(kind, wanted.amount(kind).min(left.amount(kind)))).sum()
        }
    };
    let resources = fitting(resources, Resources::MOST - state.players[seat].resources.total() as u8);
    if !resources.is_none() {
        state.players[seat].resources += resources;
        tell.all(Effect::Gained { seat, resources });
    }
}

/// The same for bonus settlers.
pub(super) fn recruit(data: &Data, state: &mut State, seat: Seat, wanted: u8, tell: &mut impl Tell<Effect>) {
    let player = &state.players[seat];
    let room = MOST_BONUS_SETTLERS - (player.bonus_settlers + player.bonus_used);
    let settlers = settlers_left(data, state).map_or(wanted, |left| wanted.min(left)).min(room);
    if settlers > 0 {
        state.players[seat].bonus_settlers += settlers;
        tell.all(Effect::SettlersGained { seat, settlers });
    }
}

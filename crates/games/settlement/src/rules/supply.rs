//! §17 The supply: what comes from it, and whether it is there.

use crate::data::Resources;
use crate::{Data, Effect, Resource, State, Supply};
use tafel_rules::{Id, Seat, Tell};

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
    if !resources.is_none() {
        state.players[seat].resources += resources;
        tell.all(Effect::Gained { seat, resources });
    }
}

/// The same for bonus settlers.
pub(super) fn recruit(data: &Data, state: &mut State, seat: Seat, wanted: u8, tell: &mut impl Tell<Effect>) {
    let settlers = settlers_left(data, state).map_or(wanted, |left| wanted.min(left));
    if settlers > 0 {
        state.players[seat].bonus_settlers += settlers;
        tell.all(Effect::SettlersGained { seat, settlers });
    }
}

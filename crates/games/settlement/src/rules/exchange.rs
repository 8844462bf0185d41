//! §10 Exchange with the supply.

use super::supply;
use crate::data::{Power, Rate, Resources};
use crate::{Bundle, Data, Effect, Move, Player, Resource, State};
use tafel_parts::Set;
use tafel_rules::{Seat, Tell};

pub(super) fn moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !state.players[seat].resources.is_none() {
        out.extend(possible(data, state, seat).map(|(_, rate)| rate.mv));
    }
}

/// The rates at which the seat can exchange now, with their places in the table.
#[inline]
pub(crate) fn possible<'s>(
    data: &'s Data,
    state: &'s State,
    seat: Seat,
) -> impl Iterator<Item = (u8, &'s Rate)> + 's {
    let player = &state.players[seat];
    let supply = supply::left(data, state);
    (0..).zip(rates(data, player)).filter(move |(_, rate)| {
        player.resources.covers(rate.give)
            && (rate.basics & state.mirrored).is_empty() // §14.10
            && supply.is_none_or(|supply| supply.amount(rate.get) > 0) // §17.3
    })
}

/// §10.1, §14.10: the rates that hold for a player.
#[inline]
pub(crate) fn rates<'d>(data: &'d Data, player: &Player) -> &'d [Rate] {
    if player.power(data) == Some(Power::MirrorBasics) { &data.mirrored } else { &data.exchanges }
}

pub(super) fn exchange(
    data: &Data,
    state: &mut State,
    seat: Seat,
    give: Bundle,
    get: Resource,
    tell: &mut impl Tell<Effect>,
) {
    let player = &mut state.players[seat];
    let (place, rate) = (0..)
        .zip(rates(data, player))
        .find(|(_, rate)| rate.mv == Move::Exchange { give, get })
        .expect("the exchange has a rate");
    player.resources -= rate.give;
    player.resources += Resources::of(get, 1);
    state.latest_rate = place;
    if !rate.basics.is_empty() && player.power(data) == Some(Power::MirrorBasics) {
        state.mirrored.insert(get); // §14.10
    }
    tell.all(Effect::Exchanged { seat, give, get });
}

/// Something else than an exchange happens.
pub(super) fn interrupt(state: &mut State) {
    state.mirrored = Set::empty();
    state.latest_rate = 0;
}

//! §10 Exchange with the supply.

use super::supply;
use crate::data::{Power, Rate, Resources};
use crate::{Bundle, Data, Effect, Mirrored, Move, Player, Resource, State};
use tafel_parts::Set;
use tafel_rules::{Id, Seat, Tell};

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
            && !goes_in_circles(&state.mirrored, rate)
            && supply.is_none_or(|supply| supply.amount(rate.get) > 0) // §17.3
    })
}

/// §14.10: whether something would become what it has come from.
#[inline]
pub(crate) fn goes_in_circles(mirrored: &Mirrored, rate: &Rate) -> bool {
    !(mirrored[rate.get.index()] & rate.basics).is_empty()
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
    if player.power(data) == Some(Power::MirrorBasics) {
        mirror(&mut state.mirrored, rate);
    }
    tell.all(Effect::Exchanged { seat, give, get });
}

/// §14.10: what is given has become what comes, and so has everything that had become it. Any other exchange leaves
/// less, so that no circle leads through it.
fn mirror(mirrored: &mut Mirrored, rate: &Rate) {
    let Some(give) = rate.basics.first() else {
        *mirrored = Mirrored::default();
        return;
    };
    let reached = mirrored[rate.get.index()] | Set::one(rate.get);
    for kind in Resource::BASIC {
        let became = &mut mirrored[kind.index()];
        if kind == give || became.contains(give) {
            *became = *became | reached;
        }
    }
}

/// Something else than an exchange happens.
pub(super) fn interrupt(state: &mut State) {
    state.mirrored = Mirrored::default();
    state.latest_rate = 0;
}

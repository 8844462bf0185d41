//! §9 Activating a street, and what buildings do.

use super::{settlers, supply};
use crate::data::{Power, Resources, Use};
use crate::moves::With;
use crate::{Data, Effect, Move, Player, Plot, Plots, Resource, Spaces, State, Step, Street, flow};
use tafel_rules::{Id, Seat, Tell};

pub(super) fn moves(data: &Data, player: &Player, out: &mut Vec<Move>) {
    out.extend(free(data, player).map(Move::Street));
}

/// The streets that can be activated now.
pub(crate) fn free<'p>(data: &'p Data, player: &'p Player) -> impl Iterator<Item = Street> + 'p {
    let can_pay = player.settlers() >= data.numbers.settlers.activate;
    Street::all().filter(move |&street| can_pay && is_free(data, player, street))
}

/// §3.2, §14.9: each street once a round, one of them twice with the key.
pub(super) fn is_free(data: &Data, player: &Player, street: Street) -> bool {
    !player.streets_used.contains(street)
        || player.street_twice.is_none() && player.power(data) == Some(Power::SecondStreet)
}

pub(super) fn activate(
    data: &Data,
    state: &mut State,
    seat: Seat,
    street: Street,
    tell: &mut impl Tell<Effect>,
) {
    flow::act(state);
    settlers::place(state, seat, data.numbers.settlers.activate, tell);
    let player = &mut state.players[seat];
    if player.streets_used.contains(street) {
        player.street_twice = Some(street);
    }
    player.streets_used.insert(street);
    tell.all(Effect::StreetActivated { seat, street });
    let left = player.built() & street.places();
    if !left.is_empty() {
        state.steps.push(Step::Use { left });
    }
}

/// Every use of one of these buildings that is possible now; trading posts turn to these forts.
pub(crate) fn uses(data: &Data, state: &State, seat: Seat, left: Plots, forts: Spaces, out: &mut Vec<Move>) {
    let player = &state.players[seat];
    let supply = supply::left(data, state);
    let is_there = |wanted: Resources| supply.is_none_or(|supply| supply.covers(wanted)); // §17.3
    for plot in left.iter() {
        let mut push = |with| out.push(Move::Use { plot, with });
        match effect(data, player, plot) {
            Use::Gain(gain) if is_there(gain) => push(With::Nothing),
            Use::GainBasic => {
                let there = Resource::BASIC.into_iter().filter(|&kind| is_there(Resources::of(kind, 1)));
                there.map(With::Resource).for_each(push);
            }
            Use::GiveBasic(gain) if is_there(gain) => {
                let owned = Resource::BASIC.into_iter().filter(|&kind| player.resources.amount(kind) > 0);
                owned.map(With::Resource).for_each(push);
            }
            Use::Trade { give, get } if player.resources.covers(give) && is_there(get) => push(With::Nothing),
            Use::Recruit { give, settlers } => {
                let there = supply::settlers_left(data, state).is_none_or(|left| left >= settlers);
                if there && player.resources.covers(give) {
                    push(With::Nothing);
                }
            }
            Use::FortYield => {
                let yields = |space| player.wilderness.yields(Spaces::one(space));
                let there = forts.iter().filter(|&space| is_there(yields(space)));
                there.map(With::Terrain).for_each(push);
            }
            Use::Deposit { resource, .. }
                if player.resources.amount(resource) > 0
                    && player.deposits.total() < u32::from(Resources::MOST) =>
            {
                push(With::Nothing);
            }
            Use::Gain(_) | Use::GiveBasic(_) | Use::Trade { .. } | Use::Deposit { .. } => {}
        }
    }
}

/// What the building on a plot does.
pub(crate) fn effect(data: &Data, player: &Player, plot: Plot) -> Use {
    data.building(player.settlement[plot.index()].expect("a building is used")).effect
}

pub(super) fn use_building(
    data: &Data,
    state: &mut State,
    seat: Seat,
    plot: Plot,
    with: With,
    tell: &mut impl Tell<Effect>,
) {
    tell.all(Effect::Used { seat, plot, with });
    let player = &mut state.players[seat];
    match (effect(data, player, plot), with) {
        (Use::Gain(gain), _) => supply::gain(data, state, seat, gain, tell),
        (Use::GainBasic, With::Resource(kind)) => {
            supply::gain(data, state, seat, Resources::of(kind, 1), tell);
        }
        (Use::GiveBasic(gain), With::Resource(kind)) => {
            player.resources -= Resources::of(kind, 1);
            supply::gain(data, state, seat, gain, tell);
        }
        (Use::Trade { give, get }, _) => {
            player.resources -= give;
            supply::gain(data, state, seat, get, tell);
        }
        (Use::Recruit { give, settlers }, _) => {
            player.resources -= give;
            supply::recruit(data, state, seat, settlers, tell);
        }
        (Use::FortYield, With::Terrain(space)) => {
            let resource = player.wilderness.yields(Spaces::one(space));
            supply::gain(data, state, seat, resource, tell);
        }
        (Use::Deposit { resource, .. }, _) => {
            let token = Resources::of(resource, 1);
            player.resources -= token;
            player.deposits += token;
        }
        (Use::GainBasic | Use::GiveBasic(_) | Use::FortYield, _) => {
            unreachable!("the choice fits the building")
        }
    }
    let Some(Step::Use { left }) = state.steps.last_mut() else {
        unreachable!("buildings are being used");
    };
    left.remove(plot);
    if left.is_empty() {
        state.steps.pop();
    }
}

/// §9.1: the rest stays unused.
pub(super) fn done(state: &mut State, seat: Seat, tell: &mut impl Tell<Effect>) {
    state.steps.pop();
    tell.all(Effect::Done { seat });
}

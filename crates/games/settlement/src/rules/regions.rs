//! §8 Activating a region.

use super::{artifacts, monsters, settlers, supply};
use crate::data::Power;
use crate::{Data, Effect, Move, Player, Region, State, flow};
use tafel_rules::{Id, Seat, Tell};

pub(super) fn moves(data: &Data, player: &Player, out: &mut Vec<Move>) {
    out.extend(free(data, player).map(Move::Region));
}

/// The regions that can be activated now.
pub(crate) fn free<'p>(data: &'p Data, player: &'p Player) -> impl Iterator<Item = Region> + 'p {
    let can_pay = player.settlers() >= data.numbers.settlers.activate;
    Region::all().filter(move |&region| can_pay && is_free(data, player, region))
}

/// §3.2, §14.8: each region once a round, one of them twice with the star.
pub(super) fn is_free(data: &Data, player: &Player, region: Region) -> bool {
    !player.regions_used.contains(region)
        || player.region_twice.is_none() && player.power(data) == Some(Power::SecondRegion)
}

pub(super) fn activate(
    data: &Data,
    state: &mut State,
    seat: Seat,
    region: Region,
    tell: &mut impl Tell<Effect>,
) {
    flow::act(state);
    settlers::place(state, seat, data.numbers.settlers.activate, tell);
    let player = &mut state.players[seat];
    if player.regions_used.contains(region) {
        player.region_twice = Some(region);
    }
    player.regions_used.insert(region);
    let yields = player.wilderness.yields(player.peaceful() & region.places());
    let unrolls = player.power(data) == Some(Power::RegionYield);
    tell.all(Effect::RegionActivated { seat, region });
    supply::gain(data, state, seat, yields, tell);
    if unrolls {
        artifacts::unroll(data, state, seat, region, tell); // §14.5
    } else {
        check(data, state, seat, region, tell);
    }
}

/// §8.3: after all yields, the terrains that yielded are checked.
pub(super) fn check(
    data: &Data,
    state: &mut State,
    seat: Seat,
    region: Region,
    tell: &mut impl Tell<Effect>,
) {
    let yielded = state.players[seat].peaceful() & region.places();
    monsters::check(data, state, seat, yielded, tell);
}

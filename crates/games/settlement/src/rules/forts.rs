//! §7 Forts.

use super::{settlers, supply};
use crate::data::Power;
use crate::{Data, Effect, Move, Player, Space, Spaces, State, flow};
use tafel_rules::{Seat, Tell};

pub(crate) fn moves(data: &Data, player: &Player, out: &mut Vec<Move>) {
    let settlers = player.settlers();
    if settlers >= data.numbers.settlers.fort {
        out.extend((player.peaceful() - player.forts).iter().map(Move::Fort));
    }
    if settlers >= data.numbers.settlers.activate {
        out.extend((player.forts - player.forts_used).iter().map(Move::Activate));
    }
}

/// §7.1
pub(super) fn build(data: &Data, state: &mut State, seat: Seat, space: Space, tell: &mut impl Tell<Effect>) {
    flow::act(state);
    settlers::place(state, seat, data.numbers.settlers.fort, tell);
    let player = &mut state.players[seat];
    player.forts.insert(space);
    tell.all(Effect::FortBuilt { seat, space });
    if player.power(data) == Some(Power::FortYield) {
        let resource = player.wilderness.yields(Spaces::one(space));
        supply::gain(data, state, seat, resource, tell); // §14.4
    }
}

/// §7.2
pub(super) fn activate(
    data: &Data,
    state: &mut State,
    seat: Seat,
    space: Space,
    tell: &mut impl Tell<Effect>,
) {
    flow::act(state);
    settlers::place(state, seat, data.numbers.settlers.activate, tell);
    let player = &mut state.players[seat];
    player.forts_used.insert(space);
    let resource = player.wilderness.yields(Spaces::one(space));
    let crowned = player.power(data) == Some(Power::FortActivationYield); // §14.6
    tell.all(Effect::FortActivated { seat, space });
    supply::gain(data, state, seat, if crowned { resource + resource } else { resource }, tell);
}

//! §3 Settlers.

use crate::{Effect, Player, State};
use tafel_rules::{Seat, Tell};

/// §3.1: basic settlers are used first.
pub(super) fn place(state: &mut State, seat: Seat, settlers: u8, tell: &mut impl Tell<Effect>) {
    let player = &mut state.players[seat];
    let basic = settlers.min(player.basic_settlers);
    player.basic_settlers -= basic;
    player.bonus_settlers -= settlers - basic;
    player.bonus_used += settlers - basic;
    tell.all(Effect::SettlersUsed { seat, settlers });
}

/// §12.2: basic settlers come back, used bonus settlers are lost.
pub(super) fn call_back(player: &mut Player, basic_settlers: u8) {
    player.basic_settlers = basic_settlers;
    player.bonus_used = 0;
}

//! §2.5 What the player on turn owes before anything else, in an order of its choice.

use super::{build, cults, income, setup, terraform, towns};
use crate::look::Look;
use crate::play::Play;
use crate::{Effect, Favour, Move, Task};
use tafel_rules::{Id, Seat, Tell};

impl Look<'_> {
    /// Whether the player on turn owes something.
    #[inline]
    pub fn is_owed(&self) -> bool {
        let due = &self.state.due;
        let counts =
            [due.spades, due.favours, due.towns, due.bridges, due.steps, due.ordinations, due.unlocks];
        counts != [0; 7]
            || due.payment > 0
            || due.task != Task::None
            || self.must_choose_top(self.state.active)
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    pub(crate) fn is_owed(&self) -> bool {
        self.look().is_owed()
    }
}

/// What settles something that is owed.
pub(super) fn moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let due = &look.state.due;
    if due.favours > 0 {
        cults::favour_moves(look, seat, out);
    }
    if due.towns > 0 {
        towns::tile_moves(look, out);
    }
    if due.bridges > 0 {
        build::bridge_moves(look, seat, out);
    }
    if due.steps > 0 || look.must_choose_top(seat) {
        cults::step_moves(look, seat, out);
    }
    if due.payment > 0 {
        cults::payment_moves(look, seat, out);
    }
    if due.spades > 0 {
        terraform::spade_moves(look, seat, out);
    }
    if due.ordinations > 0 {
        let most = due.ordinations.min(look.player(seat).workers);
        out.extend((0..=most).map(Move::Ordain));
    }
    if due.unlocks > 0 {
        income::unlock_moves(look, seat, out);
    }
    if look.state.options.tolerances.is_on() && due.is_gift() {
        out.push(Move::Discard); // §2.9
    }
    match due.task {
        Task::None => {}
        Task::FreeTradingHouse => build::free_upgrade_moves(look, seat, out),
        Task::Ride => build::ride_moves(look, seat, out),
        Task::Sandstorm => terraform::sandstorm_moves(look, seat, out),
        Task::ChooseColour => setup::colour_moves(look, out),
        Task::BuyToken => out.extend([Move::Token, Move::Decline]),
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §6.5: tiles that are owed and do not exist.
    pub(super) fn drop_what_cannot_be(&mut self, seat: Seat) {
        if self.state.due.favours == 0 {
            return;
        }
        let own = self.state.players[seat].favours;
        let left = Favour::all().zip(self.state.favours).any(|(tile, left)| left > 0 && !own.contains(tile));
        if !left {
            self.state.due.favours = 0;
        }
    }
}

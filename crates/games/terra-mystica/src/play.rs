//! Changes that several chapters make: resources come and go, points are scored, and the table hears of it.

use crate::board::Board;
use crate::data::{Cost, Data, FactionData, Gain};
use crate::effects::Reason;
use crate::look::Look;
use crate::{Effect, Faction, Player, State};
use tafel_rules::{Id, Seat, Tell};

/// The most coins or workers that are counted. No table comes near it, but an edition may be generous.
const MOST: i16 = 255;

/// A state that is being changed, with the data and map it is played by, and who hears of it.
pub(crate) struct Play<'t, T> {
    pub(crate) data: &'t Data,
    pub(crate) board: &'t Board,
    pub(crate) state: &'t mut State,
    pub(crate) tell: &'t mut T,
}

impl<'t, T: Tell<Effect>> Play<'t, T> {
    pub(crate) fn new(data: &'t Data, state: &'t mut State, tell: &'t mut T) -> Play<'t, T> {
        Play { data, board: data.board(state.options.map), state, tell }
    }

    #[inline]
    pub(crate) fn look(&self) -> Look<'_> {
        Look { data: self.data, board: self.board, state: self.state }
    }

    #[inline]
    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat]
    }

    #[inline]
    pub(crate) fn faction(&self, seat: Seat) -> &'t FactionData {
        self.data.faction(self.state.players[seat].faction.expect("factions were chosen"))
    }

    pub(crate) fn coins(&mut self, seat: Seat, change: i16) {
        if change != 0 {
            let coins = &mut self.state.players[seat].coins;
            *coins = (i16::from(*coins) + change).min(MOST) as u8;
            self.tell.all(Effect::Coins { seat, change });
        }
    }

    pub(crate) fn workers(&mut self, seat: Seat, change: i16) {
        if change != 0 {
            let workers = &mut self.state.players[seat].workers;
            *workers = (i16::from(*workers) + change).min(MOST) as u8;
            self.tell.all(Effect::Workers { seat, change });
        }
    }

    /// Takes priests that were there from a player.
    pub(crate) fn lose_priests(&mut self, seat: Seat, priests: u8) {
        if priests > 0 {
            self.player(seat).priests -= priests;
            self.tell.all(Effect::Priests { seat, change: -i16::from(priests) });
        }
    }

    /// §3.2: priests above the limit are lost. §13.8: Riverwalkers decide on each.
    pub(crate) fn gain_priests(&mut self, seat: Seat, priests: u8) {
        if self.state.players[seat].is(Faction::Riverwalkers) {
            self.state.due.unlocks += priests;
            return;
        }
        self.keep_priests(seat, priests);
    }

    /// §3.2
    pub(crate) fn keep_priests(&mut self, seat: Seat, priests: u8) {
        let room = self.look().priest_limit(seat).saturating_sub(self.state.players[seat].priests);
        let kept = priests.min(room);
        if kept > 0 {
            self.player(seat).priests += kept;
            self.tell.all(Effect::Priests { seat, change: kept.into() });
        }
    }

    pub(crate) fn pay(&mut self, seat: Seat, cost: Cost) {
        self.coins(seat, -i16::from(cost.coins));
        self.workers(seat, -i16::from(cost.workers));
        self.lose_priests(seat, cost.priests);
    }

    /// Everything but spades.
    pub(crate) fn gain(&mut self, seat: Seat, gain: Gain) {
        self.coins(seat, gain.coins.into());
        self.workers(seat, gain.workers.into());
        self.gain_priests(seat, gain.priests);
        self.gain_power(seat, gain.power);
    }

    pub(crate) fn points(&mut self, seat: Seat, points: i16, reason: Reason) {
        if points != 0 {
            let player = &mut self.state.players[seat];
            player.points += points;
            player.sources[reason.source().index()] += points;
            self.tell.all(Effect::Points { seat, points, reason });
        }
    }
}

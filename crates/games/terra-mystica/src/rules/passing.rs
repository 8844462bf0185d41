//! §10.3, §10.4 Passing, and §2.7 leaving the game.

use crate::board::Area;
use crate::effects::Reason;
use crate::look::Look;
use crate::play::Play;
use crate::{Bonus, Effect, Favour, Move, Structure};
use tafel_rules::{Id, Seat, Tell};

/// §10.4
pub(super) fn moves(look: Look<'_>, out: &mut Vec<Move>) {
    if look.state.round == look.data.tiles.rounds {
        out.push(Move::Pass(None));
    } else {
        out.extend(look.state.cards.iter().map(|card| Move::Pass(Some(card))));
    }
}

impl Look<'_> {
    /// §12.13: own bridges between own structures.
    pub(crate) fn closed_bridges(&self, seat: Seat) -> u8 {
        let own = self.state.own[seat];
        let mut left = self.state.bridges[seat];
        let mut closed = 0;
        while left != 0 {
            let (from, to) = self.board.bridges[left.trailing_zeros() as usize];
            closed += u8::from(((Area::of(from) | Area::of(to)) - own).is_empty());
            left &= left - 1;
        }
        closed
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §10.3
    pub(super) fn score_pass(&mut self, seat: Seat) {
        let standing = |structure| self.state.standing(seat, structure).len();
        let trading_houses = standing(Structure::TradingHouse);
        let temples = standing(Structure::Temple);
        let player = &self.state.players[seat];
        if let Some(card) = player.card {
            let pass = self.data.tiles.bonus[card.index()].pass;
            let built: u8 = Structure::all().map(|s| pass.of(s) * standing(s)).sum();
            let points = built + pass.shipping * player.ship;
            self.points(seat, points.into(), Reason::Card(card));
        }
        if self.state.players[seat].favours.contains(Favour::PassPoints) {
            let points = self.data.tiles.trading_house_fav12[usize::from(trading_houses)];
            self.points(seat, points.into(), Reason::Favour(Favour::PassPoints));
        }
        if self.state.has_stronghold(seat) {
            let faction = self.faction(seat);
            let bridges = faction.bridge_pass_points * self.look().closed_bridges(seat);
            let points = bridges + faction.temple_pass_points * temples; // §12.13, §13.2
            self.points(seat, points.into(), Reason::StrongholdPass);
        }
    }

    /// §10.4: the new card comes with its coins before the old one goes back.
    pub(super) fn change_card(&mut self, seat: Seat, card: Option<Bonus>) {
        if let Some(card) = card {
            self.state.cards.remove(card);
            let coins = std::mem::take(&mut self.state.card_coins[card.index()]);
            self.coins(seat, coins.into());
        }
        let old = std::mem::replace(&mut self.player(seat).card, card);
        if let Some(old) = old {
            self.state.cards.insert(old);
        }
    }

    pub(super) fn pass(&mut self, seat: Seat, card: Option<Bonus>) {
        self.score_pass(seat);
        self.change_card(seat, card);
        self.state.passed.push(seat);
        self.end_turn();
    }

    /// §2.7
    pub(super) fn resign(&mut self, seat: Seat) {
        self.change_card(seat, None);
        self.state.gone = self.state.gone.with(seat);
        self.end_turn();
    }
}

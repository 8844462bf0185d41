//! §1.11 The auction of factions.

use crate::look::Look;
use crate::play::Play;
use crate::{Bid, Chance, Effect, Faction, Move, Phase};
use tafel_rules::{Id, Seat, Tell};

impl Look<'_> {
    /// Whether a faction can be drawn besides those that are up for auction: each board and each colour once.
    fn can_be_put_up(&self, faction: Faction) -> bool {
        let board = self.data.faction(faction).board;
        self.is_agreed(board) && self.state.lots.iter().all(|lot| self.data.faction(lot).board != board)
    }

    /// Who has the best bid for a faction.
    fn bidder(&self, faction: Faction) -> Option<Bid> {
        let mut bids = self.state.seats().filter_map(|seat| self.state.bids[seat]);
        bids.find(|bid| bid.faction == faction)
    }
}

pub(super) fn chances(look: Look<'_>, out: &mut Vec<(Chance, u32)>) {
    out.extend(
        Faction::all().filter(|&faction| look.can_be_put_up(faction)).map(|lot| (Chance::Lot(lot), 1)),
    );
}

/// A faction that nobody has costs nothing; whoever has it is outbid with more points.
pub(super) fn moves(look: Look<'_>, out: &mut Vec<Move>) {
    let most = look.data.tiles.auction_points;
    for faction in look.state.lots.iter() {
        match look.bidder(faction) {
            None => out.push(Move::Bid(faction, 0)),
            Some(bid) => out.extend((bid.points + 1..=most).map(|points| Move::Bid(faction, points))),
        }
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// A faction is up for auction.
    pub(super) fn put_up(&mut self, faction: Faction) {
        self.state.lots.insert(faction);
        if self.state.lots.len() == usize::from(self.state.options.seats) {
            self.state.phase = Phase::Auction;
        }
    }

    /// A bid, and whoever has no faction goes on; in the end everybody gets theirs.
    pub(super) fn bid(&mut self, seat: Seat, faction: Faction, points: u8) {
        for bid in &mut self.state.bids.0 {
            *bid = bid.filter(|bid| bid.faction != faction);
        }
        self.state.bids[seat] = Some(Bid { faction, points });
        let seats = self.state.options.seats;
        let mut later = (1..=seats).map(|step| Seat((seat.0 + step) % seats));
        if let Some(next) = later.find(|&seat| self.state.bids[seat].is_none()) {
            self.state.active = next;
            return;
        }
        self.state.phase = Phase::Factions;
        self.state.active = Seat(0);
        self.take_lot(Seat(0));
    }

    /// Gives a player the faction of its bid, if there was an auction, and goes on where nothing is to be chosen.
    pub(super) fn take_lot(&mut self, seat: Seat) {
        let Some(bid) = self.state.bids[seat] else { return };
        self.pick(seat, bid.faction);
        if !self.is_owed() {
            self.next_choice();
        }
    }
}

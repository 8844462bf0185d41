//! Which step follows which: turns, rounds, end.

use crate::play::Play;
use crate::state::{Due, Order};
use crate::{Effect, Faction, Phase, State};
use tafel_rules::{Seat, Tell, Turn};

/// Who the table is waiting for.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    match state.phase {
        Phase::Scores | Phase::Cards | Phase::FinalTile | Phase::Lots => Turn::Chance,
        Phase::Over => Turn::Over,
        Phase::Auction
        | Phase::Factions
        | Phase::Colours
        | Phase::Dwellings(_)
        | Phase::FirstCards
        | Phase::Income
        | Phase::Actions
        | Phase::Offers
        | Phase::CultBonus => Turn::of(state.active),
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §2.1: income, coins on cards, actions.
    pub(crate) fn begin_round(&mut self) {
        self.state.round += 1;
        self.tell.all(Effect::Round { round: self.state.round });
        self.state.due = Due::default();
        let order = self.state.order;
        let gone = self.state.gone;
        for &seat in &order {
            self.take_income(seat);
        }
        for seat in gone.iter() {
            self.take_income(seat);
        }
        for card in self.state.cards.iter() {
            self.state.card_coins[tafel_rules::Id::index(card)] += 1;
        }
        self.state.passed = Order::new();
        self.state.taken = Default::default();
        for player in &mut self.state.players.0 {
            player.used = Default::default(); // §2.6
        }
        self.go_on_after_income();
    }

    /// §13.8: Riverwalkers may have something to decide before the actions begin.
    pub(crate) fn go_on_after_income(&mut self) {
        if self.await_unlocks(Phase::Income) {
            return;
        }
        match self.state.order.first().copied() {
            Some(seat) => self.begin_turn(seat),
            None => self.end_round(),
        }
    }

    /// Waits for Riverwalkers who gained priests out of turn; says whether it has to.
    fn await_unlocks(&mut self, phase: Phase) -> bool {
        if self.state.due.unlocks == 0 {
            return false;
        }
        let riverwalkers =
            self.state.seats().find(|&seat| self.state.players[seat].is(Faction::Riverwalkers));
        let seat = riverwalkers.expect("only Riverwalkers unlock");
        if self.state.gone.contains(seat) {
            let priests = std::mem::take(&mut self.state.due.unlocks);
            if self.look().has_unlocked_all(seat) {
                self.keep_priests(seat, priests);
            }
            return false; // §2.7: nobody decides about the others.
        }
        self.state.phase = phase;
        self.state.active = seat;
        true
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.state.phase = Phase::Actions;
        self.state.active = seat;
        self.state.builder = seat;
        self.state.due = Due { actions: 1, ..Due::default() };
    }

    /// §7.4: the offers of the turn are answered before the next.
    pub(crate) fn end_turn(&mut self) {
        self.state.due = Due::default();
        self.next_answer();
    }

    /// §2.2
    pub(crate) fn next_turn(&mut self, after: Seat) {
        let order = self.state.order;
        let at = order.iter().position(|&seat| seat == after).expect("the player is in the order");
        let later = order[at + 1..].iter().chain(&order[..=at]);
        let next = later.copied().find(|&seat| !self.look().has_passed(seat));
        match next {
            Some(seat) => self.begin_turn(seat),
            None => self.end_round(),
        }
    }

    /// §2.1, §2.3, §9.7
    fn end_round(&mut self) {
        if self.state.round == self.data.tiles.rounds {
            self.final_scoring();
            return;
        }
        self.state.order = self.next_order();
        self.state.due = Due::default();
        self.state.phase = Phase::CultBonus;
        let order = self.state.order;
        for &seat in &order {
            self.take_cult_bonus(seat);
        }
        for seat in self.state.gone.iter() {
            self.take_cult_bonus(seat);
            let spades = self.look().cult_bonus(seat).spades;
            self.spade_gifts(seat, spades); // §2.7
        }
        if !self.await_unlocks(Phase::CultBonus) {
            self.next_cult_spades(None);
        }
    }

    /// §2.3
    fn next_order(&self) -> Order {
        let stays = |seat: &Seat| !self.state.gone.contains(*seat);
        if self.state.options.variable_turn_order.is_on() {
            return self.state.passed.iter().copied().filter(stays).collect();
        }
        let first = self.state.passed.iter().copied().find(stays).unwrap_or(Seat(0));
        let seats = self.state.options.seats;
        (0..seats).map(|step| Seat((first.0 + step) % seats)).filter(stays).collect()
    }

    /// §9.8: the next player with spades of the cult bonus uses them.
    pub(crate) fn next_cult_spades(&mut self, after: Option<Seat>) {
        let order = self.state.order;
        let at = after.and_then(|after| order.iter().position(|&seat| seat == after)).map_or(0, |at| at + 1);
        for &seat in &order[at..] {
            let spades = self.look().cult_bonus(seat).spades;
            if spades == 0 {
                continue;
            }
            self.tell.all(Effect::CultBonusOf { seat });
            self.state.active = seat;
            self.state.due = Due::default();
            self.gain_spades(seat, spades);
            if self.is_owed() {
                return;
            }
        }
        self.begin_round();
    }
}

//! §3 Income, §9.7 the cult bonus, §13.8 priests that become colours.

use crate::data::Gain;
use crate::look::Look;
use crate::play::Play;
use crate::{Colour, Effect, Move, Structure};
use tafel_rules::{Id, Seat, Tell};

impl Look<'_> {
    /// §3.1
    pub(crate) fn income(&self, seat: Seat) -> Gain {
        let (player, faction) = (self.player(seat), self.faction(seat));
        let card = player.card.map_or(Gain::default(), |card| self.data.tiles.bonus[card.index()].income());
        let structures = Structure::all().fold(card, |sum, structure| {
            let standing = self.state.standing(seat, structure).len();
            sum.and(faction.structures[structure.index()].income[usize::from(standing)])
        });
        player
            .favours
            .iter()
            .fold(structures, |sum, tile| sum.and(self.data.tiles.favours[tile.index()].income()))
    }

    /// §9.7: the bonus of this round's tile for a player.
    pub(crate) fn cult_bonus(&self, seat: Seat) -> Gain {
        let Some(tile) = self.state.score() else { return Gain::default() };
        let (score, player) = (self.data.score(tile), self.player(seat));
        let level = score.cult.map_or(player.sent, |cult| player.cults[cult.index()]);
        score.reward.times(level / score.per)
    }

    /// §13.8: what a colour costs that is not unlocked.
    pub(crate) fn unlock_price(&self, seat: Seat, colour: Colour) -> u8 {
        let prices = self.faction(seat).unlock_price.expect("the faction unlocks colours");
        if self.is_home_of_another(seat, colour) { prices.home } else { prices.free }
    }

    /// Whether there is no colour left to unlock.
    pub(crate) fn has_unlocked_all(&self, seat: Seat) -> bool {
        self.player(seat).unlocked.len() == Colour::WHEEL.len()
    }

    fn unlockable(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        let player = self.player(seat);
        Colour::WHEEL
            .into_iter()
            .filter(move |&c| !player.unlocked.contains(c) && player.coins >= self.unlock_price(seat, c))
    }
}

/// §13.8
pub(super) fn unlock_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    out.extend(look.unlockable(seat).map(Move::Unlock));
    out.push(Move::Keep);
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §3.1
    pub(crate) fn take_income(&mut self, seat: Seat) {
        self.tell.all(Effect::IncomeOf { seat });
        let income = self.look().income(seat);
        self.gain(seat, income);
    }

    /// §9.7: everything but spades.
    pub(crate) fn take_cult_bonus(&mut self, seat: Seat) {
        self.tell.all(Effect::CultBonusOf { seat });
        let bonus = self.look().cult_bonus(seat);
        self.gain(seat, bonus);
    }

    /// §13.8
    pub(super) fn unlock(&mut self, seat: Seat, colour: Colour) {
        let price = self.look().unlock_price(seat, colour);
        self.state.due.unlocks -= 1;
        self.coins(seat, -i16::from(price));
        self.player(seat).unlocked.insert(colour);
    }

    /// §13.8
    pub(super) fn keep(&mut self, seat: Seat) {
        self.state.due.unlocks -= 1;
        self.keep_priests(seat, 1);
    }
}

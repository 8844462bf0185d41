//! §4.1, §4.2 The bowls, and §7 power offered to neighbours.

use crate::board::{Area, Place};
use crate::effects::Reason;
use crate::look::Look;
use crate::play::Play;
use crate::{Effect, Faction, Move, Offer, Phase, Task};
use tafel_rules::{Seat, Seats, Tell};

/// What one can say to an offer.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Answer {
    Take,
    Decline,
}

impl Look<'_> {
    /// §7.3: what a player would really gain of an offer.
    #[inline]
    pub(crate) fn real_gain(&self, seat: Seat, offered: u8) -> u8 {
        let player = self.player(seat);
        i16::from(offered.min(player.room_for_power())).min(player.points + 1) as u8
    }

    /// §7.1: the power offered for a structure of `builder` at `place`, whether or not anybody can take it.
    pub fn offer(&self, builder: Seat, place: Place) -> Offer {
        let near = self.adjacent(Area::of(place));
        let mut offer = Offer::default();
        for seat in self.state.seats().filter(|&seat| seat != builder && !self.state.gone.contains(seat)) {
            offer.power[seat] = self.power(seat, near);
        }
        offer
    }

    /// What the awaited player is offered now.
    pub fn offered(&self, seat: Seat) -> u8 {
        self.state.offers.first().map_or(0, |offer| self.real_gain(seat, offer.power[seat]))
    }
}

pub(super) fn offer_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    out.extend([Move::Leech(look.offered(seat)), Move::Decline]);
    if look.state.options.tolerances.is_on() && !look.has_passed(seat) {
        out.extend((1..=look.player(seat).bowls[1] / 2).map(Move::Burn)); // §2.9
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §4.1, §3.3
    pub(crate) fn gain_power(&mut self, seat: Seat, power: u8) {
        let bowls = &mut self.state.players[seat].bowls;
        let first = power.min(bowls[0]);
        let second = (power - first).min(bowls[1] + first);
        bowls[0] -= first;
        bowls[1] = bowls[1] + first - second;
        bowls[2] += second;
        if first + second > 0 {
            self.tell.all(Effect::Power { seat, gained: first + second });
        }
    }

    /// §4.1
    pub(crate) fn spend_power(&mut self, seat: Seat, power: u8) {
        if power > 0 {
            let bowls = &mut self.state.players[seat].bowls;
            bowls[2] -= power;
            bowls[0] += power;
            self.tell.all(Effect::Spent { seat, power });
        }
    }

    /// §4.2
    pub(crate) fn burn(&mut self, seat: Seat, tokens: u8) {
        if tokens > 0 {
            let bowls = &mut self.state.players[seat].bowls;
            bowls[1] -= 2 * tokens;
            bowls[2] += tokens;
            self.tell.all(Effect::Burned { seat, tokens });
        }
    }

    /// §7.1
    pub(super) fn offer_power(&mut self, builder: Seat, place: Place) {
        let offer = self.look().offer(builder, place);
        if offer != Offer::default() {
            self.state.offers.push(offer);
        }
    }

    /// §7.4: waits for the next answer, or goes on with the turn order.
    pub(crate) fn next_answer(&mut self) {
        let builder = self.state.builder;
        while let Some(offer) = self.state.offers.first().copied() {
            let asked: Seats = self
                .state
                .seats()
                .filter(|&seat| self.look().real_gain(seat, offer.power[seat]) > 0)
                .collect();
            if let Some(seat) = asked.first_after(builder) {
                self.state.phase = Phase::Offers;
                self.state.active = seat;
                let power = self.look().offered(seat);
                self.tell.all(Effect::Offered { seat, by: builder, power });
                return;
            }
            self.state.offers.remove(0);
            self.all_answered(builder, offer);
            if self.state.due != Default::default() {
                self.state.phase = Phase::Offers;
                self.state.active = builder;
                return;
            }
        }
        self.next_turn(builder);
    }

    /// §12.10, §13.9: what Cultists and Shapeshifters have of it.
    fn all_answered(&mut self, builder: Seat, offer: Offer) {
        let (cultists, shapeshifters) = {
            let player = &self.state.players[builder];
            (player.is(Faction::Cultists), player.is(Faction::Shapeshifters))
        };
        if !cultists && !shapeshifters {
            return;
        }
        if offer.is_taken && cultists {
            self.state.due.steps = 1;
            self.state.due.step_size = 1;
        } else if offer.is_taken {
            if self.state.players[builder].points > 0 {
                self.state.due.task = Task::BuyToken;
            }
        } else if offer.is_declined {
            self.tell.all(Effect::AllDeclined { seat: builder });
            self.gain_power(builder, 1);
        }
    }

    /// §7.2
    pub(super) fn answer(&mut self, seat: Seat, answer: Answer) {
        let gain = self.look().offered(seat);
        let offer = self.state.offers.first_mut().expect("an answer is given to an offer");
        offer.power[seat] = 0;
        match answer {
            Answer::Take => {
                offer.is_taken = true;
                self.points(seat, 1 - i16::from(gain), Reason::Offer);
                self.gain_power(seat, gain);
            }
            Answer::Decline => offer.is_declined = true,
        }
        self.next_answer();
    }

    /// §13.9
    pub(super) fn answer_token(&mut self, seat: Seat, answer: Answer) {
        self.state.due.task = Task::None;
        if answer == Answer::Take {
            self.points(seat, -1, Reason::Token);
            self.tokens(seat, 3, 1);
        }
        self.next_answer();
    }

    /// Tokens come into a bowl, or go.
    pub(crate) fn tokens(&mut self, seat: Seat, bowl: u8, change: i16) {
        if change != 0 {
            let tokens = &mut self.state.players[seat].bowls[usize::from(bowl) - 1];
            *tokens = (i16::from(*tokens) + change) as u8;
            self.tell.all(Effect::Tokens { seat, bowl, change });
        }
    }

    /// §13.6, §13.9: tokens leave the game, from bowl I, then II, then III.
    pub(crate) fn lose_tokens(&mut self, seat: Seat, tokens: u8) {
        let mut left = tokens;
        for bowl in 1..=3 {
            let gone = left.min(self.state.players[seat].bowls[usize::from(bowl) - 1]);
            self.tokens(seat, bowl, -i16::from(gone));
            left -= gone;
        }
    }
}

//! Power offered and answered, wherever in the log the answer stands.

use super::command::Command;
use super::tolerance::Tolerance;
use super::translate::Translation;
use tafel_rules::Seat;
use tafel_terra_mystica::{Data, Faction, Look, Move, Phase, State};

/// Power that a building offered, whether or not our rules ask about it.
#[derive(Copy, Clone)]
pub(super) struct Pending {
    pub(super) event: usize,
    pub(super) seat: Seat,
    pub(super) by: Faction,
    pub(super) power: u8,
    pub(super) round: u8,
}

/// Who is offered how much by a move, whether or not anybody can take it, §7.1.
pub(super) fn offered(data: &Data, state: &State, seat: Seat, mv: Move) -> Vec<(Seat, u8)> {
    let (Move::Build(hex) | Move::Upgrade(hex, _)) = mv else { return vec![] };
    let look = Look::new(data, state);
    let Some(place) = look.board.place(hex).filter(|_| state.round > 0) else { return vec![] };
    let offer = look.offer(seat, place);
    state.seats().map(|to| (to, offer.power[to])).filter(|&(_, power)| power > 0).collect()
}

impl Translation<'_> {
    /// An answer that our rules have not asked for yet, or never ask for because nothing could be gained.
    pub(super) fn late_answer(&mut self, at: usize) -> Result<(), String> {
        for _ in 0..self.items.len() {
            let turn_is_over = self.state.phase == Phase::Actions && self.state.due.actions == 0;
            let open = self.state.phase == Phase::Offers || turn_is_over && !self.look().is_owed();
            if self.done[at] || !open {
                break;
            }
            self.go_on(Some(at))?;
        }
        if !self.done[at] {
            self.forget_answered(at)?;
        }
        Ok(())
    }

    /// Drops the offer that an answer is about which our rules did not ask for.
    fn forget_answered(&mut self, at: usize) -> Result<(), String> {
        let seat = self.seat(self.items[at].faction)?;
        match self.items[at].command {
            Command::Decline(None, None) => self.pending.retain(|pending| pending.seat != seat),
            Command::Leech(_, from) | Command::Decline(_, from) => {
                let about =
                    |pending: &Pending| pending.seat == seat && from.is_none_or(|from| from == pending.by);
                if let Some(index) = self.pending.iter().position(about) {
                    self.pending.remove(index);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Acting declines whatever was not answered; what was offered in an earlier round should have been.
    pub(super) fn decline_what_is_old(&mut self, seat: Seat, line: usize) {
        let open = self.events - self.state.offers.len();
        let round = self.state.round;
        let is_old = |pending: &Pending| pending.seat == seat && pending.event < open;
        let forgotten = self.pending.iter().any(|pending| is_old(pending) && pending.round < round);
        self.pending.retain(|pending| !is_old(pending));
        if forgotten {
            self.tolerate(Tolerance::OfferUnanswered, line);
        }
    }

    /// What a player says to the offer that is open.
    pub(super) fn answer(&mut self, seat: Seat) -> Result<(), String> {
        let event = self.events - self.state.offers.len();
        let mut answer = None;
        while let Some(index) =
            self.pending.iter().position(|pending| pending.seat == seat && pending.event <= event)
        {
            let pending = self.pending.remove(index);
            let said = self.said(&pending);
            if let Some((at, command)) = said
                && command != Command::Decline(None, None)
            {
                self.done[at] = true;
            }
            if pending.event == event {
                answer = said;
                break;
            }
        }
        if let Some((at, _)) = answer {
            self.burn_first(seat, at)?;
            if self.state.phase != Phase::Offers || self.state.active != seat {
                return Ok(());
            }
        }
        let takes = answer.is_some_and(|(_, command)| matches!(command, Command::Leech(..)));
        let mv = if takes { Move::Leech(self.look().offered(seat)) } else { Move::Decline };
        self.play(seat, mv, answer.map(|(at, _)| at))
    }

    /// On the site a turn may have come before an answer is given, and power be burned in it so that less is left to gain.
    fn burn_first(&mut self, seat: Seat, answer: usize) -> Result<(), String> {
        let before: Vec<(usize, Command)> = self.own(seat).take_while(|&(at, _)| at < answer).collect();
        for (at, command) in before {
            let Command::Burn(tokens) = command else { continue };
            let room = u16::from(self.look().player(seat).room_for_power());
            if room < 2 * u16::from(tokens) + u16::from(self.look().offered(seat)) {
                self.play(seat, Move::Burn(tokens), Some(at))?;
                self.done[at] = true;
                self.tolerate(Tolerance::BurnedLate, self.items[at].line);
            }
        }
        Ok(())
    }

    /// Where a player answers an offer: the first fitting answer before the next action of its own.
    fn said(&self, pending: &Pending) -> Option<(usize, Command)> {
        let mut first = None;
        for (at, command) in self.own(pending.seat) {
            let (said, from) = match command {
                Command::Nothing | Command::Done | Command::Steps(..) | Command::Burn(_) => continue,
                Command::Leech(power, from) => (Some(power), from),
                Command::Decline(power, from) => (power, from),
                _ => break,
            };
            if from.is_some_and(|from| from != pending.by) {
                continue;
            }
            if said.is_none_or(|said| said == pending.power) {
                return Some((at, command));
            }
            first = first.or(Some((at, command)));
        }
        first
    }
}

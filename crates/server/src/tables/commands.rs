//! What seats do to a match: each command is judged on a copy, stored, and only then it counts and is told.

use super::broadcast::News;
use super::journal::Note;
use super::responses::{not_seated, not_started, refused_by_server};
use super::task::{Begun, STAND_IN, Stopped, Task};
use super::{Command, Sitter};
use crate::store::{Append, Ending, StoreError};
use std::sync::Arc;
use std::time::Instant;
use tafel_engine::{Play, Played, refused};
use tafel_rules::{Seat, Seats};
use tafel_table::Refusal;
use tafel_wire::{Code, Refused};

/// The most entries of a journal that are no moves: take-backs, requests for them, and answers.
const MOST_ASIDES: usize = 1_000;

/// Accepted and stored, with the journal's length; or refused, and nothing happened.
type Verdict = Result<Result<u32, Refused>, Stopped>;

impl Task {
    /// Somebody acts for a seat: whoever sits there by now, and nobody else.
    pub(super) async fn act(&mut self, by: Sitter, command: Command) -> Verdict {
        if !self.admits(by).await? {
            return Ok(Err(not_seated()));
        }
        let seat = by.seat;
        match command {
            Command::Move { ask, text } => match self.come_back(seat).await? {
                Ok(_) => self.submit(seat, ask, &text).await,
                refused => Ok(refused),
            },
            Command::TakeBack => self.take_back(seat).await,
            Command::Consent { agrees } => self.consent(seat, agrees).await,
            Command::Resign => self.resign(seat).await,
            Command::Return => self.come_back(seat).await,
        }
    }

    /// Whether somebody sits on a seat; where it seems not, another server may have stored it.
    pub(super) async fn admits(&mut self, by: Sitter) -> Result<bool, Stopped> {
        if !self.sits(by) {
            self.catch_up().await?;
        }
        Ok(self.sits(by))
    }

    pub(super) fn sits(&self, by: Sitter) -> bool {
        self.seats.get(by.seat.index()).is_some_and(|row| row.player == Some(by.player))
    }

    /// A seat answers its question.
    pub(super) async fn submit(&mut self, seat: Seat, ask: u32, text: &str) -> Verdict {
        let received = Instant::now();
        loop {
            let Some(begun) = &self.begun else { return Ok(Err(not_started())) };
            if ask != begun.journal.ask(seat) {
                return Ok(Err(refused_by_server(
                    Some(ask),
                    Code::Stale,
                    "this question was answered before",
                )));
            }
            let Played { play: next, lines, heard } = match begun.play.submit(seat, text) {
                Ok(judged) => judged,
                Err(refusal) => return Ok(Err(refused(Some(ask), &refusal))),
            };
            let notes: Vec<Note> = lines.into_iter().map(Note::Line).collect();
            if let Some(at) = self.keep(&notes, &*next).await? {
                self.count(seat, next, at);
                self.tell(&News::Heard(&*heard));
                self.app.metrics.moved(received.elapsed());
                return Ok(Ok(self.length()));
            }
        }
    }

    /// A seat takes its last line back; where that needs the consent of others, it asks them.
    pub(super) async fn take_back(&mut self, seat: Seat) -> Verdict {
        loop {
            let Some(begun) = &self.begun else { return Ok(Err(not_started())) };
            // Moves come to an end; what is taken back and played again would not.
            if begun.journal.asides() >= MOST_ASIDES {
                return Ok(Err(refused_by_server(
                    None,
                    Code::TooMany,
                    "too much was taken back in this match",
                )));
            }
            // After the end the seed is known, and with it every draw to come.
            if begun.play.standing().is_some() {
                return Ok(Err(refused(None, &Refusal::Over)));
            }
            let (next, note) = match begun.play.take_back(seat) {
                Ok((next, line)) => (next, Note::Drop(line)),
                Err(_) => match begun.play.rewind(seat, self.seed()?) {
                    None => return Ok(Err(refused(None, &Refusal::NothingToTakeBack))),
                    Some((next, line)) if self.others(seat).is_empty() => (next, Note::Cut(line)),
                    Some(_) => return self.ask_back(seat).await,
                },
            };
            if let Some(at) = self.keep(std::slice::from_ref(&note), &*next).await? {
                self.go_back(next, at).await?;
                self.tell(&News::TakenBack);
                return Ok(Ok(self.length()));
            }
        }
    }

    async fn ask_back(&mut self, seat: Seat) -> Verdict {
        let asks = |begun: &Begun| begun.journal.request.is_some_and(|(asking, _)| asking == seat);
        if self.begun.as_ref().is_some_and(asks) {
            return Ok(Ok(self.length()));
        }
        self.keep_quietly(Note::AskBack(seat)).await
    }

    /// A seat agrees to what another asked for, or does not; once all agree, it happens.
    pub(super) async fn consent(&mut self, seat: Seat, agrees: bool) -> Verdict {
        loop {
            let Some(begun) = &self.begun else { return Ok(Err(not_started())) };
            let Some((asking, agreed)) = begun.journal.request.filter(|(asking, _)| *asking != seat) else {
                return Ok(Err(refused_by_server(None, Code::NothingAsked, "nobody else asks to take back")));
            };
            if agreed.contains(seat) && agrees {
                return Ok(Ok(self.length()));
            }
            if !agrees {
                return self.keep_quietly(Note::Decline(seat)).await;
            }
            let agreed = agreed.with(seat);
            if self.others(asking).iter().any(|other| !agreed.contains(other)) {
                return self.keep_quietly(Note::Agree(seat)).await;
            }
            let Some((next, line)) = begun.play.rewind(asking, self.seed()?) else {
                return Ok(Err(refused(None, &Refusal::NothingToTakeBack)));
            };
            let notes = [Note::Agree(seat), Note::Cut(line)];
            if let Some(at) = self.keep(&notes, &*next).await? {
                self.go_back(next, at).await?;
                self.tell(&News::TakenBack);
                return Ok(Ok(self.length()));
            }
        }
    }

    /// Lets a bot stand in for a seat's player, or no longer.
    pub(super) async fn seat_bot(&mut self, seat: Seat, bot: Option<&str>) -> Result<(), Stopped> {
        self.app.store.stand_in(self.id, seat.0, bot).await?;
        if let Some(row) = self.seats.get_mut(seat.index()) {
            row.bot = bot.map(str::to_owned);
        }
        self.paced_from = self.app.now();
        self.tell_seats();
        Ok(())
    }

    /// A person leaves the seat to a bot.
    pub(super) async fn resign(&mut self, seat: Seat) -> Verdict {
        let Some(begun) = &self.begun else { return Ok(Err(not_started())) };
        if begun.play.standing().is_some() {
            return Ok(Err(refused(None, &Refusal::Over)));
        }
        if !self.stands_in(seat) {
            self.seat_bot(seat, Some(STAND_IN)).await?;
        }
        Ok(Ok(self.length()))
    }

    /// A person comes back to a seat where a bot stands in. Whose time is up has to leave the open decision to the bot.
    pub(super) async fn come_back(&mut self, seat: Seat) -> Verdict {
        let Some(begun) = &self.begun else { return Ok(Err(not_started())) };
        if self.stands_in(seat) {
            let late = begun.clocks.as_ref().is_some_and(|clocks| clocks.is_up(seat, self.app.now()));
            if late && begun.play.turn().awaited().contains(seat) {
                let message =
                    "your time for this decision is up; the bot takes it, and then you can come back";
                return Ok(Err(refused_by_server(None, Code::TimeUp, message)));
            }
            self.seat_bot(seat, None).await?;
        }
        Ok(Ok(self.length()))
    }

    /// People at the table other than the one on this seat; those for whom bots stand in are people.
    fn others(&self, seat: Seat) -> Seats {
        let own = self.seats.get(seat.index()).and_then(|row| row.player);
        Seat::all(self.seats.len() as u8)
            .filter(|other| {
                let player = self.seats[other.index()].player;
                player.is_some() && player != own
            })
            .collect()
    }

    /// Stores an entry that changes nothing in the match.
    async fn keep_quietly(&mut self, note: Note) -> Verdict {
        let append = self.append(std::slice::from_ref(&note), None);
        match self.app.store.append(append).await {
            Ok(()) => {
                self.take_note(&[note]);
                self.tell(&News::Quiet);
                Ok(Ok(self.length()))
            }
            Err(StoreError::Conflict) => {
                self.catch_up().await?;
                Ok(Err(refused_by_server(None, Code::Stale, "somebody else was first")))
            }
            Err(failed) => Err(failed.into()),
        }
    }

    /// Stores entries that lead to `next`; returns when that was, which clocks go by on every server. If somebody on
    /// another server was first, reads what they stored, and the command has to be judged again.
    async fn keep(&mut self, notes: &[Note], next: &dyn Play) -> Result<Option<i64>, Stopped> {
        let ending = next.standing().map(|result| Ending { points: result.points, ranks: result.ranks });
        let append = self.append(notes, ending);
        let at = append.at;
        match self.app.store.append(append).await {
            Ok(()) => {
                self.take_note(notes);
                Ok(Some(at))
            }
            Err(StoreError::Conflict) => {
                self.catch_up().await?;
                Ok(None)
            }
            Err(failed) => Err(failed.into()),
        }
    }

    fn append(&self, notes: &[Note], ending: Option<Ending>) -> Append {
        Append {
            table: self.id,
            from: self.length(),
            lines: notes.iter().map(ToString::to_string).collect(),
            at: self.app.now(),
            ending,
        }
    }

    fn count(&mut self, seat: Seat, next: Arc<dyn Play>, at: i64) {
        if let Some(clocks) = self.begun.as_mut().and_then(|begun| begun.clocks.as_mut()) {
            clocks.moved(seat, at);
        }
        self.replace(next, at);
    }

    fn replace(&mut self, next: Arc<dyn Play>, at: i64) {
        if let Some(begun) = &mut self.begun {
            begun.play = next;
            if let Some(clocks) = &mut begun.clocks {
                clocks.await_seats(begun.play.turn().awaited(), at);
            }
            if begun.play.standing().is_some() {
                self.row.over_at = Some(at);
            }
        }
    }

    /// The match is as it was before. Its clocks follow from all that is stored, on every server alike.
    async fn go_back(&mut self, before: Arc<dyn Play>, at: i64) -> Result<(), Stopped> {
        if self.row.clock.is_some() {
            self.begun = self.read_match().await?;
        } else {
            self.replace(before, at);
        }
        Ok(())
    }

    fn length(&self) -> u32 {
        self.begun.as_ref().map_or(0, |begun| begun.journal.length)
    }

    fn seed(&self) -> Result<tafel_rules::Seed, Stopped> {
        self.row.seed.parse().map_err(|_| super::journal::Garbled.into())
    }
}

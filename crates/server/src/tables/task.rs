//! The task that owns one match: it takes requests one by one, stores before it tells, and looks after bots and clocks.

use super::broadcast::{News, RECENT};
use super::clock::Clocks;
use super::journal::{Garbled, Journal};
use super::presence::Told;
use super::responses::{not_seated, not_started, refused_by_server, rules_changed};
use super::thinkers::{self, Asking, Waiting};
use super::{Answer, For, OwnDoor, Request, Sitter, Visitor};
use crate::app::App;
use crate::id::TableId;
use crate::store::{SeatRow, StoreError, TableRow};
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tafel_bots::Level;
use tafel_engine::Play;
use tafel_rules::{Seat, Seats, Turn, Viewer};
use tafel_table::Fault;
use tafel_wire::{ChatLine, Code, Hint, Refused};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// How long a table stays open that nobody looks at.
const IDLE: Duration = Duration::from_secs(60);
/// How soon to look again whether somebody came.
const SOON: Duration = Duration::from_secs(1);
/// How often to try to work for a table whose server may have died.
const CLAIM_AGAIN: Duration = Duration::from_secs(1);
/// Who plays for people who are away.
pub const STAND_IN: &str = "journeyman";

/// A table and, once it has started, its match.
pub(super) struct Task {
    pub(super) app: Arc<App>,
    pub(super) id: TableId,
    pub(super) row: TableRow,
    pub(super) seats: Vec<SeatRow>,
    pub(super) begun: Option<Begun>,
    pub(super) viewers: Vec<Visitor>,
    /// What was said last.
    pub(super) said: Vec<ChatLine>,
    pub(super) door: OwnDoor,
    /// From when on bots that stand in let time pass before they decide: since something last happened.
    pub(super) paced_from: i64,
    /// What people were told about who is here.
    pub(super) told: Told,
    thinking: Seats,
    claim_again: Option<Instant>,
    last_asked: Instant,
}

/// A match that has started.
pub(super) struct Begun {
    pub(super) play: Arc<dyn Play>,
    pub(super) journal: Journal,
    pub(super) clocks: Option<Clocks>,
    /// The promise about the seed, which every message repeats.
    pub(super) commitment: String,
}

/// Why a table cannot go on for now; whoever comes next opens it anew from what is stored.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Stopped {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("there is no such table")]
    Gone,
    #[error("its rules are newer than this server's")]
    Newer,
    #[error(transparent)]
    Garbled(#[from] Garbled),
    #[error("the stored record cannot be replayed: {0}")]
    Faulty(#[from] Fault),
    #[error("there is a mistake in the rules, or in the table")]
    Panicked,
}

impl Task {
    pub(super) async fn run(
        app: Arc<App>,
        id: TableId,
        mut requests: mpsc::Receiver<Request>,
        door: OwnDoor,
    ) {
        let own = door.clone();
        let serving = AssertUnwindSafe(Task::load_and_serve(app.clone(), id, &mut requests, door));
        if let Err(stopped) = serving.catch_unwind().await.unwrap_or(Err(Stopped::Panicked)) {
            app.tables.forget(id, &own);
            let closing = *app.closing.borrow();
            if matches!(stopped, Stopped::Gone) || closing {
                tracing::debug!(table = %id, "a table was closed");
            } else {
                tracing::error!(table = %id, error = %stopped, "a table was closed");
            }
            if matches!(stopped, Stopped::Store(_)) && !closing {
                app.tables.fell(id);
            }
        }
        if let Some(bell) = app.tables.bell() {
            bell.leave(id).await;
        }
        app.store.release(id).await;
    }

    async fn load_and_serve(
        app: Arc<App>,
        id: TableId,
        requests: &mut mpsc::Receiver<Request>,
        door: OwnDoor,
    ) -> Result<(), Stopped> {
        Box::new(Task::load(app, id, door).await?).serve(requests).await
    }

    async fn load(app: Arc<App>, id: TableId, door: OwnDoor) -> Result<Task, Stopped> {
        if let Some(bell) = app.tables.bell()
            && let Err(error) = bell.attend(id).await
        {
            // What others store is found a second later.
            tracing::warn!(table = %id, %error, "others cannot ring here");
        }
        let row = app.store.table(id).await?.ok_or(Stopped::Gone)?;
        let seats = app.store.seats(id).await?;
        let said = app.store.said_since(id, 0, RECENT).await?;
        let mut task = Task {
            paced_from: app.now(),
            told: Told::default(),
            app,
            id,
            row,
            seats,
            begun: None,
            viewers: vec![],
            said,
            door,
            thinking: Seats::NONE,
            claim_again: None,
            last_asked: Instant::now(),
        };
        task.begun = task.read_match().await?;
        Ok(task)
    }

    async fn serve(mut self: Box<Self>, requests: &mut mpsc::Receiver<Request>) -> Result<(), Stopped> {
        self.look_after().await?;
        let wake = tokio::time::sleep(IDLE);
        tokio::pin!(wake);
        loop {
            let soonest = [self.claim_again, self.told.due].into_iter().flatten().min();
            if let Some(soonest) = soonest
                && soonest < wake.deadline()
            {
                wake.as_mut().reset(soonest);
            }
            tokio::select! {
                biased;
                request = requests.recv() => match request {
                    Some(request) => {
                        self.last_asked = Instant::now();
                        self.handle(request).await?;
                    }
                    None => return Ok(()),
                },
                () = self.somebody_is_due() => {}
                () = &mut wake => {
                    if self.is_idle() && self.app.tables.close_if_idle(self.id, requests) {
                        return Ok(());
                    }
                    self.claim_again = None;
                    wake.as_mut().reset((self.last_asked + IDLE).max(Instant::now() + SOON));
                }
            }
            self.tell_presence();
            self.look_after().await?;
        }
    }

    async fn handle(&mut self, request: Request) -> Result<(), Stopped> {
        // An answer that nobody waits for any more is dropped.
        match request {
            Request::Watch { visitor, since } => {
                if let (Some(player), Viewer::Seat(seat)) = (visitor.player, visitor.viewer) {
                    self.admits(Sitter { player, seat }).await?;
                }
                self.welcome(visitor, since);
            }
            Request::Look { by, answer } => {
                let may_look = match by {
                    Some(by) => self.admits(by).await?,
                    None => true,
                };
                let viewer = by.map_or(Viewer::Public, |by| Viewer::Seat(by.seat));
                let _ = answer.send(if may_look { self.look(viewer) } else { Err(not_seated()) });
            }
            Request::Leave { who } => {
                self.viewers.retain(|visitor| visitor.who != who);
                self.presence_changed();
            }
            Request::Act { by, command, answer } => {
                let _ = answer.send(self.act(by, command).await?);
            }
            Request::Thought { seat, ask, text } => {
                self.thinking = self.thinking.without(seat);
                self.note_stand_in(seat).await?;
                if self.bot_of(seat).is_some()
                    && let Err(refused) = self.submit(seat, ask, &text).await?
                {
                    tracing::debug!(table = %self.id, code = %refused.code, "a bot's move came too late");
                }
            }
            Request::Hint { by, level, asking, answer } => {
                if !self.admits(by).await? {
                    let _ = answer.send(Err(not_seated()));
                } else if !self.allows_hints() {
                    let refused = refused_by_server(None, Code::NoHints, "people here play without hints");
                    let _ = answer.send(Err(refused));
                } else {
                    self.hint(by, level, asking, answer).await?;
                }
            }
            Request::Match { answer } => {
                let _ = answer.send(self.begun().map(|begun| begun.play.clone()));
            }
            Request::Record { answer } => {
                let refused =
                    || refused_by_server(None, Code::NotOver, "the record holds secrets until the end");
                let over = self.begun().and_then(|begun| {
                    if begun.play.turn() == Turn::Over { Ok(begun.play.record()) } else { Err(refused()) }
                });
                let _ = answer.send(over);
            }
            Request::Close => self.viewers.clear(),
            Request::Ring { length } => {
                let known = self.begun.as_ref().map(|begun| begun.journal.length);
                match known {
                    Some(known) if length > known => self.catch_up_lines(known).await?,
                    Some(_) if length > 0 => {}
                    _ => self.catch_up().await?,
                }
            }
        }
        Ok(())
    }

    /// The match, if there is one that can be looked at.
    pub(super) fn begun(&self) -> Result<&Begun, Refused> {
        self.begun
            .as_ref()
            .ok_or_else(|| if self.row.started_at.is_none() { not_started() } else { rules_changed() })
    }

    /// Whether players may be advised: where several people play only if that was agreed on.
    fn allows_hints(&self) -> bool {
        self.row.hints || self.seats.iter().filter(|row| row.player.is_some()).count() < 2
    }

    async fn hint(
        &mut self,
        by: Sitter,
        level: Level,
        asking: Asking,
        answer: Answer<Hint>,
    ) -> Result<(), Stopped> {
        let asked = self.begun().and_then(|begun| {
            let nothing = || refused_by_server(None, Code::NotYourTurn, "nothing is asked of this seat");
            Ok((begun, begun.play.question(by.seat).ok_or_else(nothing)?))
        });
        let (begun, question) = match asked {
            Ok(asked) => asked,
            Err(refused) => {
                let _ = answer.send(Err(refused));
                return Ok(());
            }
        };
        let (ask, thinkers) = (begun.journal.ask(by.seat), self.app.thinkers.clone());
        let whom = For { player: by.player, table: self.id };
        tokio::spawn(async move {
            let mut answer = answer;
            let thought = tokio::select! {
                biased;
                // Whoever asked is gone; if no bot thinks about it yet, none will.
                () = answer.closed() => return,
                thought = thinkers.advise(asking, whom, question, level) => thought,
            };
            let hint = thought.map(|moves| Hint { ask, moves });
            let _ =
                answer.send(hint.ok_or_else(|| refused_by_server(None, Code::Unavailable, "the bot failed")));
        });
        // Everybody sees who was advised.
        self.app.store.note_hint(self.id, by.seat.0).await?;
        if let Some(row) = self.seats.get_mut(by.seat.index()) {
            row.hints += 1;
        }
        self.tell_seats();
        Ok(())
    }

    /// Notes, before its decision is stored, that a bot which stands in decides for somebody.
    async fn note_stand_in(&mut self, seat: Seat) -> Result<(), Stopped> {
        if self.stands_in(seat) && !self.seats[seat.index()].stood_in {
            self.app.store.note_stood_in(self.id, seat.0).await?;
            self.seats[seat.index()].stood_in = true;
            self.tell_seats();
        }
        Ok(())
    }

    /// Reads what others stored: seats, lines, what was said.
    pub(super) async fn catch_up(&mut self) -> Result<(), Stopped> {
        let over_before = self.row.over_at.is_some();
        self.row = self.app.store.table(self.id).await?.ok_or(Stopped::Gone)?;
        let seats = self.app.store.seats(self.id).await?;
        if seats != self.seats {
            self.seats = seats;
            self.settle_all();
            self.tell_seats();
        }
        self.tell_said().await?;
        let known = self.begun.as_ref().map_or(0, |begun| begun.journal.length);
        self.catch_up_lines(known).await?;
        if self.row.ended_by.is_some() && !over_before {
            self.begun = None;
            self.tell_ended();
        }
        Ok(())
    }

    /// Reads the lines that others stored.
    async fn catch_up_lines(&mut self, known: u32) -> Result<(), Stopped> {
        let started_here = self.begun.is_none();
        if started_here && (self.row.started_at.is_none() || self.row.over_at.is_some()) {
            return Ok(());
        }
        if !started_here {
            let stored = self.app.store.lines(self.id, known).await?;
            if stored.is_empty() {
                return Ok(());
            }
            if !self.follow(&stored)? {
                self.begun = self.read_match().await?;
            }
        } else {
            self.begun = self.read_match().await?;
        }
        match &self.begun {
            Some(begun) => {
                if begun.play.standing().is_some() && self.row.over_at.is_none() {
                    self.row.over_at = Some(self.app.now());
                }
                let since = if started_here { Some(0) } else { begun.journal.record_at(known) };
                self.tell(&since.map_or(News::TakenBack, News::Since));
            }
            None => self.tell_ended(),
        }
        Ok(())
    }

    /// The level of the bot that plays a seat now; a seat that somebody left for good is played too.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<Level> {
        let row = self.seats.get(seat.index())?;
        let usual = || thinkers::level(STAND_IN).expect("the level of those who stand in is known");
        match (&row.bot, row.player) {
            (Some(level), _) => Some(thinkers::level(level).unwrap_or_else(|_| usual())),
            (None, None) => Some(usual()),
            (None, Some(_)) => None,
        }
    }

    /// Lets bots stand in for those whose time is up, and asks the bots that are awaited.
    async fn look_after(&mut self) -> Result<(), Stopped> {
        let Some(begun) = &self.begun else { return Ok(()) };
        let awaited = begun.play.turn().awaited();
        let idle_bot = |task: &Task| {
            let waits = |&seat: &Seat| !task.thinking.contains(seat) && task.bot_of(seat).is_some();
            awaited.iter().filter(waits).find(|&seat| task.may_decide(seat))
        };
        if self.late(awaited).is_empty() && idle_bot(self).is_none() {
            if awaited.iter().any(|seat| self.stands_in(seat) && self.decides_at(seat).is_none()) {
                // Whoever else is at this table may be connected to another server, which then has to work for it.
                self.app.store.release(self.id).await;
            }
            return Ok(());
        }
        if self.claim_again.is_some() || !self.claims().await {
            self.claim_again.get_or_insert_with(|| Instant::now() + CLAIM_AGAIN);
            return Ok(());
        }
        // Only now: while it was found out who works for the table, an outage may have become known.
        let is_up_to_date = self.app.is_up_to_date();
        let late = self.late(awaited);
        if !late.is_empty() && !is_up_to_date {
            // The server may have been away itself just now; then they get that time back.
            self.claim_again = Some(Instant::now() + CLAIM_AGAIN);
        } else {
            for seat in late {
                self.seat_bot(seat, Some(STAND_IN)).await?;
            }
        }
        while let Some(seat) = idle_bot(self) {
            self.wake_bot(seat);
        }
        Ok(())
    }

    /// Of these seats the people whose time is up, as far as it is known when servers were away.
    fn late(&self, awaited: Seats) -> Vec<Seat> {
        let Some(clocks) = self.begun.as_ref().and_then(|begun| begun.clocks.as_ref()) else { return vec![] };
        let now = self.app.now();
        awaited.iter().filter(|&seat| self.bot_of(seat).is_none() && clocks.is_up(seat, now)).collect()
    }

    /// Whether this server works for the table. While that cannot be found out it does not; people play on.
    async fn claims(&self) -> bool {
        self.app.store.claim(self.id).await.unwrap_or_else(|error| {
            tracing::warn!(table = %self.id, %error, "it cannot be found out who works for a table");
            false
        })
    }

    fn wake_bot(&mut self, seat: Seat) {
        self.thinking = self.thinking.with(seat);
        let Some(begun) = &self.begun else { return };
        let (Some(level), Some(question)) = (self.bot_of(seat), begun.play.question(seat)) else { return };
        let ask = begun.journal.ask(seat);
        let instead = begun.play.offers(seat).into_iter().next().unwrap_or_default();
        let waiting = if self.viewers.is_empty() { Waiting::Nobody } else { Waiting::People };
        let (thinkers, metrics) = (self.app.thinkers.clone(), self.app.metrics.clone());
        let door = self.door.requests();
        let whom = For { player: self.row.host, table: self.id };
        tokio::spawn(async move {
            let text = thinkers.think(waiting, whom, metrics, question, level).await.unwrap_or(instead);
            if let Some(door) = door.upgrade() {
                // A table that was closed meanwhile asks its bots again when it opens.
                let _ = door.send(Request::Thought { seat, ask, text }).await;
            }
        });
    }

    fn is_idle(&self) -> bool {
        let clock_runs = self
            .begun
            .as_ref()
            .is_some_and(|begun| begun.clocks.is_some() && begun.play.turn() != Turn::Over);
        self.viewers.is_empty()
            && self.thinking.is_empty()
            && !clock_runs
            && self.last_asked.elapsed() >= IDLE
    }

    /// Waits until the time of a person is up or a bot that stands in is to decide, if this server looks after that.
    async fn somebody_is_due(&self) {
        let awaited = self.begun.as_ref().map_or(Seats::NONE, |begun| begun.play.turn().awaited());
        let clocks = self.begun.as_ref().and_then(|begun| begun.clocks.as_ref());
        let due = awaited.iter().filter(|&seat| !self.thinking.contains(seat)).filter_map(|seat| {
            if self.stands_in(seat) { self.decides_at(seat) } else { clocks?.deadline(seat) }
        });
        match due.min() {
            Some(at) if self.claim_again.is_none() => self.app.config.time.reaches(at).await,
            Some(_) | None => std::future::pending().await,
        }
    }

    /// Whose eyes look at the table, once each.
    pub(super) fn eyes(&self) -> Vec<Viewer> {
        let mut eyes: Vec<Viewer> = vec![];
        for watching in &self.viewers {
            if !eyes.contains(&watching.viewer) {
                eyes.push(watching.viewer);
            }
        }
        eyes
    }
}

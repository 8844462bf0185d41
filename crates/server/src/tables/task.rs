//! The task that owns one match: it takes requests one by one, stores before it tells, and looks after bots and clocks.

use super::Request;
use super::bots::{self, Waiting};
use super::clock::Clocks;
use super::journal::{Garbled, Journal, fold};
use super::shown::{not_started, refused_by_server};
use super::telling::{News, RECENT, Watching};
use crate::app::App;
use crate::games::Play;
use crate::id::TableId;
use crate::store::{SeatRow, StoreError, TableRow};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use tafel_bots::Level;
use tafel_rules::{Seat, Seats, Turn, Viewer};
use tafel_table::Fault;
use tafel_wire::{ChatLine, Hint};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// How long a table stays open that nobody looks at.
const IDLE: Duration = Duration::from_secs(60);
/// How soon to look again whether somebody came.
const SOON: Duration = Duration::from_secs(1);
/// How often to try to work for a table whose server may have died.
const CLAIM_AGAIN: Duration = Duration::from_secs(1);
/// Who plays for people who are away.
pub(crate) const STAND_IN: &str = "journeyman";

/// A table and, once it has started, its match.
pub(super) struct Task {
    pub(super) app: Arc<App>,
    pub(super) id: TableId,
    pub(super) row: TableRow,
    pub(super) seats: Vec<SeatRow>,
    pub(super) begun: Option<Begun>,
    pub(super) viewers: Vec<Watching>,
    /// What was said last.
    pub(super) said: VecDeque<ChatLine>,
    door: mpsc::WeakSender<Request>,
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
pub(super) enum Stopped {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("there is no such table")]
    Gone,
    #[error("the game or its version is unknown")]
    UnknownGame,
    #[error(transparent)]
    Garbled(#[from] Garbled),
    #[error("the stored record cannot be replayed: {0}")]
    Faulty(#[from] Fault),
}

impl Task {
    pub(super) async fn run(
        app: Arc<App>,
        id: TableId,
        mut requests: mpsc::Receiver<Request>,
        door: mpsc::WeakSender<Request>,
    ) {
        let stopped = match Task::load(app.clone(), id, door).await {
            Ok(task) => Box::new(task).serve(&mut requests).await,
            Err(stopped) => Err(stopped),
        };
        if let Err(stopped) = stopped {
            let closing = *app.closing.borrow();
            if !closing {
                tracing::error!(table = %id, error = %stopped, "a table was closed");
            }
            app.tables.forget(id);
        }
        app.store.release(id).await;
    }

    async fn load(app: Arc<App>, id: TableId, door: mpsc::WeakSender<Request>) -> Result<Task, Stopped> {
        let row = app.store.table(id).await?.ok_or(Stopped::Gone)?;
        let seats = app.store.seats(id).await?;
        let said = VecDeque::from(app.store.last_said(id, RECENT).await?);
        let mut task = Task {
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

    /// The match, replayed from what is stored.
    async fn read_match(&self) -> Result<Option<Begun>, Stopped> {
        if self.row.started_at.is_none() {
            return Ok(None);
        }
        let (game, version) = self.app.games.find(&self.row.game).ok_or(Stopped::UnknownGame)?;
        if i64::from(version) != self.row.version {
            return Err(Stopped::UnknownGame);
        }
        let seed = self.row.seed.parse().map_err(|_| Garbled)?;
        let (record, journal) = fold(&self.app.store.lines(self.id, 0).await?)?;
        let lines: Vec<&str> = record.iter().map(|stored| stored.line.as_str()).collect();
        let play = game.resume(&self.row.options, self.row.inherited as usize, &lines, seed)?;
        let clocks = self.clock_rule().map(|rule| {
            let mut clocks = Clocks::new(rule);
            for (stored, awaited) in record.iter().zip(play.waits()) {
                if let Some(Ok(seat)) = stored.line.split(' ').next().map(str::parse) {
                    clocks.moved(seat, stored.at);
                }
                clocks.await_seats(awaited, stored.at);
            }
            clocks.restart(self.app.now());
            clocks
        });
        let commitment = play.commitment();
        Ok(Some(Begun { play, journal, clocks, commitment }))
    }

    fn clock_rule(&self) -> Option<tafel_wire::Clock> {
        self.row.clock.as_deref().and_then(|json| serde_json::from_str(json).ok())
    }

    async fn serve(mut self: Box<Self>, requests: &mut mpsc::Receiver<Request>) -> Result<(), Stopped> {
        self.look_after().await?;
        let wake = tokio::time::sleep(IDLE);
        tokio::pin!(wake);
        loop {
            if let Some(again) = self.claim_again
                && again < wake.deadline()
            {
                wake.as_mut().reset(again);
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
                () = self.time_is_up() => {}
                () = &mut wake => {
                    if self.is_idle() && self.app.tables.close_if_idle(self.id, requests) {
                        return Ok(());
                    }
                    self.claim_again = None;
                    wake.as_mut().reset((self.last_asked + IDLE).max(Instant::now() + SOON));
                }
            }
            self.look_after().await?;
        }
    }

    async fn handle(&mut self, request: Request) -> Result<(), Stopped> {
        // An answer that nobody waits for any more is dropped.
        match request {
            Request::Watch { who, viewer, since, outbox } => self.welcome(who, viewer, since, outbox),
            Request::Look { viewer, answer } => {
                let _ = answer.send(self.look(viewer));
            }
            Request::Leave { who } => self.viewers.retain(|watching| watching.who != who),
            Request::Submit { seat, ask, text, answer } => {
                if self.stands_in(seat) {
                    self.seat_bot(seat, None).await?;
                }
                let _ = answer.send(self.submit(seat, ask, &text).await?);
            }
            Request::Thought { seat, ask, text } => {
                self.thinking = self.thinking.without(seat);
                if self.bot_of(seat).is_some()
                    && let Err(refused) = self.submit(seat, ask, &text).await?
                {
                    tracing::debug!(table = %self.id, code = refused.code, "a bot's move came too late");
                }
            }
            Request::TakeBack { seat, answer } => {
                let _ = answer.send(self.take_back(seat).await?);
            }
            Request::Consent { seat, agrees, answer } => {
                let _ = answer.send(self.consent(seat, agrees).await?);
            }
            Request::StandIn { seat, bot, answer } => {
                self.seat_bot(seat, bot.as_deref()).await?;
                let _ = answer.send(Ok(self.begun.as_ref().map_or(0, |begun| begun.journal.length)));
            }
            Request::Hint { seat, level, answer } => self.hint(seat, level, answer),
            Request::Match { answer } => {
                let _ =
                    answer.send(self.begun.as_ref().map(|begun| begun.play.clone()).ok_or_else(not_started));
            }
            Request::Record { answer } => {
                let over = self.begun.as_ref().filter(|begun| begun.play.turn() == Turn::Over);
                let refused =
                    || refused_by_server(None, "not-over", "the record holds secrets until the end");
                let _ = answer.send(over.map(|begun| begun.play.record()).ok_or_else(refused));
            }
            Request::Close => self.viewers.clear(),
            Request::Ring { length } => {
                if length == 0 || self.begun.as_ref().is_none_or(|begun| begun.journal.length < length) {
                    self.catch_up().await?;
                }
            }
        }
        Ok(())
    }

    fn hint(&self, seat: Seat, level: Level, answer: super::Answer<Hint>) {
        let asked =
            self.begun.as_ref().and_then(|begun| Some((begun.journal.ask(seat), begun.play.question(seat)?)));
        let Some((ask, question)) = asked else {
            let _ =
                answer.send(Err(refused_by_server(None, "not-your-turn", "nothing is asked of this seat")));
            return;
        };
        let thinkers = self.app.thinkers.clone();
        tokio::spawn(async move {
            let thought = thinkers.advise(question, level).await.map(|moves| Hint { ask, moves });
            let _ =
                answer.send(thought.ok_or_else(|| refused_by_server(None, "unavailable", "the bot failed")));
        });
    }

    /// Reads what others stored: seats, lines, what was said.
    pub(super) async fn catch_up(&mut self) -> Result<(), Stopped> {
        self.row = self.app.store.table(self.id).await?.ok_or(Stopped::Gone)?;
        let seats = self.app.store.seats(self.id).await?;
        if seats != self.seats {
            self.seats = seats;
            self.tell_seats();
        }
        self.tell_said().await?;
        let known = self.begun.as_ref().map_or(0, |begun| begun.journal.length);
        if self.begun.is_none() || !self.app.store.lines(self.id, known).await?.is_empty() {
            let started_here = self.begun.is_none();
            self.begun = self.read_match().await?;
            if let Some(begun) = &self.begun {
                let since = if started_here { Some(0) } else { begun.journal.record_at(known) };
                self.tell(&since.map_or(News::TakenBack, News::Since));
            }
        }
        Ok(())
    }

    /// The level of the bot that plays a seat now; a seat that somebody left for good is played too.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<Level> {
        let row = self.seats.get(seat.index())?;
        let usual = || bots::level(STAND_IN).expect("the level of those who stand in is known");
        match (&row.bot, row.player) {
            (Some(level), _) => Some(bots::level(level).unwrap_or_else(|_| usual())),
            (None, None) => Some(usual()),
            (None, Some(_)) => None,
        }
    }

    /// Whether a bot plays for a person.
    fn stands_in(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|row| row.player.is_some() && row.bot.is_some())
    }

    /// Lets bots stand in for those whose time is up, and asks the bots that are awaited.
    async fn look_after(&mut self) -> Result<(), Stopped> {
        let Some(begun) = &self.begun else { return Ok(()) };
        let awaited = begun.play.turn().awaited();
        let late: Vec<Seat> = awaited
            .iter()
            .filter(|&seat| self.bot_of(seat).is_none())
            .filter(|&seat| {
                begun.clocks.as_ref().and_then(|c| c.deadline(seat)).is_some_and(|at| at <= self.app.now())
            })
            .collect();
        let idle_bot = |task: &Task| {
            let waits = |&seat: &Seat| !task.thinking.contains(seat) && task.bot_of(seat).is_some();
            awaited.iter().find(waits)
        };
        if late.is_empty() && idle_bot(self).is_none() {
            return Ok(());
        }
        if self.claim_again.is_some() || !self.app.store.claim(self.id).await? {
            self.claim_again.get_or_insert_with(|| Instant::now() + CLAIM_AGAIN);
            return Ok(());
        }
        for seat in late {
            self.seat_bot(seat, Some(STAND_IN)).await?;
        }
        while let Some(seat) = idle_bot(self) {
            self.wake_bot(seat);
        }
        Ok(())
    }

    fn wake_bot(&mut self, seat: Seat) {
        self.thinking = self.thinking.with(seat);
        let Some(begun) = &self.begun else { return };
        let (Some(level), Some(question)) = (self.bot_of(seat), begun.play.question(seat)) else { return };
        let ask = begun.journal.ask(seat);
        let instead = begun.play.offers(seat).into_iter().next().unwrap_or_default();
        let waiting = if self.viewers.is_empty() { Waiting::Nobody } else { Waiting::People };
        let (thinkers, door) = (self.app.thinkers.clone(), self.door.clone());
        tokio::spawn(async move {
            let text = thinkers.think(waiting, question, level).await.unwrap_or(instead);
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

    /// Waits until the time of a person is up, if one is awaited and this server looks after the clock.
    async fn time_is_up(&self) {
        let clocks = self.begun.as_ref().and_then(|begun| begun.clocks.as_ref());
        let deadlines = Seat::all(self.seats.len() as u8)
            .filter(|&seat| self.bot_of(seat).is_none())
            .filter_map(|seat| clocks?.deadline(seat));
        match deadlines.min() {
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

//! Open tables: one task owns each match, and everybody else talks to it.

mod broadcast;
mod clock;
mod commands;
mod fair;
mod glance;
mod journal;
mod presence;
mod reading;
mod responses;
mod socket;
mod stand_in;
mod task;
mod thinkers;

pub(crate) use fair::For;
pub(crate) use glance::{Glance, Glances, glance_at};
pub(crate) use reading::{read, record_of};
pub(crate) use responses::seat_infos;
pub(crate) use socket::live;
pub use task::STAND_IN;
pub(crate) use thinkers::{Thinkers, adviser, level};

use crate::app::App;
use crate::bell::{Bell, BellError, Ring};
use crate::error::Error;
use crate::id::{PlayerId, TableId};
use crate::tables::thinkers::Asking;
use axum::extract::ws::Utf8Bytes;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tafel_bots::Level;
use tafel_engine::Play;
use tafel_rules::{Seat, Viewer};
use tafel_wire::{Hint, Position, Refused};
use task::Task;
use tokio::sync::{mpsc, oneshot};

/// The answer to something that was asked of a table.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Refused>>;

/// Somebody who acts for a seat: only whoever sits there can.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sitter {
    pub(crate) player: PlayerId,
    pub(crate) seat: Seat,
}

/// Somebody who wants to look at a table.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The number of the live connection.
    pub(crate) who: u64,
    pub(crate) player: Option<PlayerId>,
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    /// Whether the visitor has the key of a private table.
    pub(crate) has_link: bool,
    pub(crate) outbox: mpsc::Sender<Letter>,
}

/// What a table sends to somebody who looks at it.
#[derive(Clone, Debug)]
pub(crate) enum Letter {
    /// A message.
    Text(Utf8Bytes),
    /// This person may not look at the table any more.
    Leave,
}

/// What can be done for a seat.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    /// Answers its question.
    Move { ask: u32, text: String },
    /// Takes its last line back, or asks all to let it.
    TakeBack,
    /// Agrees to what another asked for, or does not.
    Consent { agrees: bool },
    /// Leaves it to a bot.
    Resign,
    /// Comes back.
    Return,
}

/// What can be asked of a table.
pub(crate) enum Request {
    /// Somebody wants to see the match, and what happened since a line.
    Watch { visitor: Visitor, since: Option<u32> },
    /// Somebody wants to see the match once, from a seat or as those see it who watch.
    Look { by: Option<Sitter>, answer: Answer<Position> },
    /// Somebody is gone.
    Leave { who: u64 },
    /// Somebody acts for a seat; accepted means stored. The answer is the journal's length.
    Act { by: Sitter, command: Command, answer: Answer<u32> },
    /// A bot has thought.
    Thought { seat: Seat, ask: u32, text: String },
    /// What a bot would do on this seat.
    Hint { by: Sitter, level: Level, asking: Asking, answer: Answer<Hint> },
    /// The match as it stands.
    Match { answer: Answer<Arc<dyn Play>> },
    /// The record, once the match is over.
    Record { answer: Answer<String> },
    /// The server is about to stop: nobody is told anything any more.
    Close,
    /// Something about the table was stored by somebody else; the journal has this length, if it is not 0.
    Ring { length: u32 },
}

/// The tables that are open on this server.
#[derive(Clone, Default)]
pub(crate) struct Tables(Arc<Known>);

#[derive(Default)]
struct Known {
    open: Mutex<HashMap<TableId, Door>>,
    /// Tables that were closed since the database failed.
    fallen: Mutex<HashSet<TableId>>,
    /// By which other servers are told and tell, where there can be any.
    bell: OnceLock<Arc<dyn Bell>>,
}

/// The way to an open table.
#[derive(Clone)]
struct Door {
    requests: mpsc::Sender<Request>,
    /// How long its journal is.
    length: Arc<AtomicU32>,
}

/// What a table's task has of its own door: it does not keep it open.
#[derive(Clone)]
pub(super) struct OwnDoor {
    requests: mpsc::WeakSender<Request>,
    length: Arc<AtomicU32>,
}

impl OwnDoor {
    /// The way for what the task itself wants to hear later.
    pub(super) fn requests(&self) -> mpsc::WeakSender<Request> {
        self.requests.clone()
    }

    /// Says how long the journal is.
    pub(super) fn note_length(&self, length: u32) {
        self.length.store(length, Relaxed);
    }
}

/// How many requests may wait at one table.
const QUEUE: usize = 32;

impl Tables {
    /// From now on other servers can be told, and tell.
    pub(crate) fn hang(&self, bell: Arc<dyn Bell>) {
        // A second bell would be a mistake of ours, and the first goes on.
        let _ = self.0.bell.set(bell);
    }

    pub(super) fn bell(&self) -> Option<&Arc<dyn Bell>> {
        self.0.bell.get()
    }

    /// The door of a table, which is opened if it is not.
    pub(crate) fn door(&self, app: &Arc<App>, id: TableId) -> mpsc::Sender<Request> {
        let mut open = self.open();
        if let Some(door) = open.get(&id)
            && !door.requests.is_closed()
        {
            return door.requests.clone();
        }
        // It is not open, or whoever was behind it failed.
        let (requests, asked) = mpsc::channel(QUEUE);
        let door = Door { requests, length: Arc::default() };
        let own = OwnDoor { requests: door.requests.downgrade(), length: door.length.clone() };
        tokio::spawn(Task::run(app.clone(), id, asked, own));
        open.insert(id, door.clone());
        door.requests
    }

    /// Asks an open or sleeping table something, and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        app: &Arc<App>,
        id: TableId,
        request: impl FnOnce(Answer<T>) -> Request,
    ) -> Result<T, Error> {
        let (answer, answered) = oneshot::channel();
        let door = self.door(app, id);
        door.send(request(answer)).await.map_err(|_| Error::Unavailable)?;
        answered.await.map_err(|_| Error::Unavailable)?.map_err(Error::Refused)
    }

    /// Tells a table, if it is open, that something about it was stored.
    pub(crate) async fn ring(&self, id: TableId, length: u32) {
        let door = self.open().get(&id).map(|door| door.requests.clone());
        if let Some(door) = door {
            // A table that is just closing reads everything again when it reopens.
            let _ = door.send(Request::Ring { length }).await;
        }
    }

    /// Tells all open tables that something may have been stored.
    pub(crate) async fn ring_all(&self) {
        for table in self.lengths().into_keys() {
            self.ring(table, 0).await;
        }
    }

    /// Lets others ring again about all open tables, and looks for what they did not ring about.
    ///
    /// # Errors
    /// If the bell does not work.
    pub(crate) async fn attend_all(&self) -> Result<(), BellError> {
        let Some(bell) = self.bell() else { return Ok(()) };
        for table in self.lengths().into_keys() {
            bell.attend(table).await?;
        }
        self.ring_all().await;
        Ok(())
    }

    /// Tells others that something about any of the open tables may have been stored.
    pub(crate) async fn ring_others(&self) {
        let Some(bell) = self.bell() else { return };
        let rings: Vec<Ring> = self.lengths().into_keys().map(|table| Ring::Table(table, 0)).collect();
        if let Err(error) = bell.ring(&rings).await {
            tracing::warn!(%error, "others were not told");
        }
    }

    /// Lets all viewers of all tables go.
    pub(crate) async fn close(&self) {
        let doors: Vec<_> = self.open().values().map(|door| door.requests.clone()).collect();
        for door in doors {
            // A table that is just closing has no viewers.
            let _ = door.send(Request::Close).await;
        }
    }

    /// The tables that are open, and how long their journals are.
    pub(crate) fn lengths(&self) -> HashMap<TableId, u32> {
        self.open().iter().map(|(&id, door)| (id, door.length.load(Relaxed))).collect()
    }

    /// How many tables are open.
    pub(crate) fn count(&self) -> usize {
        self.open().len()
    }

    /// Opens the tables again that were closed since the database failed.
    pub(crate) fn reopen_fallen(&self, app: &Arc<App>) {
        let fallen = std::mem::take(&mut *self.0.fallen.lock().unwrap_or_else(PoisonError::into_inner));
        for table in fallen {
            self.door(app, table);
        }
    }

    /// The database failed at this table: it is opened again when it works.
    pub(super) fn fell(&self, id: TableId) {
        self.0.fallen.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
    }

    /// Closes a table if nobody is at its door.
    fn close_if_idle(&self, id: TableId, requests: &mpsc::Receiver<Request>) -> bool {
        let mut open = self.open();
        let idle = requests.is_empty() && requests.sender_strong_count() <= 1;
        if idle {
            open.remove(&id);
        }
        idle
    }

    /// Forgets a table whose task cannot go on; the next visitor reopens it.
    fn forget(&self, id: TableId, own: &OwnDoor) {
        let mut open = self.open();
        // Somebody may have reopened it already.
        if open.get(&id).is_some_and(|door| Arc::ptr_eq(&door.length, &own.length)) {
            open.remove(&id);
        }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<TableId, Door>> {
        // The map is whole between any two of its changes, whoever panicked.
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

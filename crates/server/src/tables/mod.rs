//! Open tables: one task owns each match, and everybody else talks to it.

mod bots;
mod clock;
mod deeds;
mod journal;
mod shown;
mod socket;
mod task;
mod telling;

pub(crate) use bots::{Thinkers, level};
pub(crate) use shown::{seat_infos, standing};
pub(crate) use socket::live;

use crate::app::App;
use crate::error::Error;
use crate::games::Play;
use crate::id::TableId;
use axum::extract::ws::Utf8Bytes;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tafel_bots::Level;
use tafel_rules::{Seat, Viewer};
use tafel_wire::{Hint, Position, Refused};
pub(crate) use task::STAND_IN;
use task::Task;
use tokio::sync::{mpsc, oneshot};

/// The answer to something that was asked of a table.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Refused>>;

/// What can be asked of a table.
pub(crate) enum Request {
    /// Somebody wants to see the match, and what happened since a line.
    Watch { who: u64, viewer: Viewer, since: Option<u32>, outbox: mpsc::Sender<Utf8Bytes> },
    /// Somebody wants to see the match once.
    Look { viewer: Viewer, answer: Answer<Position> },
    /// Somebody is gone.
    Leave { who: u64 },
    /// A seat answers its question; accepted means stored. The answer is the journal's length.
    Submit { seat: Seat, ask: u32, text: String, answer: Answer<u32> },
    /// A bot has thought.
    Thought { seat: Seat, ask: u32, text: String },
    /// A seat takes its last line back, or asks all to let it.
    TakeBack { seat: Seat, answer: Answer<u32> },
    /// A seat agrees to what another asked for, or does not.
    Consent { seat: Seat, agrees: bool, answer: Answer<u32> },
    /// A bot stands in for a seat's player, or no longer.
    StandIn { seat: Seat, bot: Option<String>, answer: Answer<u32> },
    /// What a bot would do on this seat.
    Hint { seat: Seat, level: Level, answer: Answer<Hint> },
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
pub(crate) struct Tables(Arc<Mutex<HashMap<TableId, mpsc::Sender<Request>>>>);

/// How many requests may wait at one table.
const QUEUE: usize = 32;

impl Tables {
    /// The door of a table, which is opened if it is not.
    pub(crate) fn door(&self, app: &Arc<App>, id: TableId) -> mpsc::Sender<Request> {
        let mut open = self.lock();
        let opened = open.entry(id).or_insert_with(|| {
            let (door, requests) = mpsc::channel(QUEUE);
            tokio::spawn(Task::run(app.clone(), id, requests, door.downgrade()));
            door
        });
        opened.clone()
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
        let door = self.lock().get(&id).cloned();
        if let Some(door) = door {
            // A table that is just closing reads everything anew when it opens again.
            let _ = door.send(Request::Ring { length }).await;
        }
    }

    /// Lets all viewers of all tables go.
    pub(crate) async fn close(&self) {
        let doors: Vec<_> = self.lock().values().cloned().collect();
        for door in doors {
            // A table that is just closing has no viewers.
            let _ = door.send(Request::Close).await;
        }
    }

    /// The tables that are open.
    pub(crate) fn open(&self) -> Vec<TableId> {
        self.lock().keys().copied().collect()
    }

    /// Closes a table if nobody is at its door.
    fn close_if_idle(&self, id: TableId, requests: &mpsc::Receiver<Request>) -> bool {
        let mut open = self.lock();
        let idle = requests.is_empty() && requests.sender_strong_count() <= 1;
        if idle {
            open.remove(&id);
        }
        idle
    }

    /// Forgets a table that cannot go on; the next visitor opens it anew.
    fn forget(&self, id: TableId) {
        self.lock().remove(&id);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Request>>> {
        // The map is whole between any two of its changes, whoever panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

//! Who is here: the home pages and live connections of each person, so that news goes to those whom it concerns and to
//! nobody else, and everything ends with the session that opened it.

use crate::id::{PlayerId, SessionId, TableId};
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// How much news may wait for one home page; beyond that it looks at all its tables.
const WAITING: usize = 32;

/// Everybody who is connected.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    people: Mutex<HashMap<PlayerId, Vec<Entry>>>,
    numbers: AtomicU64,
    homes: AtomicUsize,
}

/// One home page or live connection.
#[derive(Debug)]
struct Entry {
    number: u64,
    session: SessionId,
    news: Option<News>,
    /// Nothing is ever sent: when it is dropped, the connection has to end.
    _stays: oneshot::Sender<Infallible>,
}

/// The way to a home page.
#[derive(Debug)]
struct News {
    tables: mpsc::Sender<TableId>,
    missed: Arc<AtomicBool>,
}

/// As long as this lives, somebody is here.
#[derive(Debug)]
pub(crate) struct Present {
    presence: Arc<Presence>,
    player: PlayerId,
    number: u64,
    ends: oneshot::Receiver<Infallible>,
}

/// What a home page hears.
#[derive(Debug)]
pub(crate) struct Home {
    present: Present,
    tables: mpsc::Receiver<TableId>,
    missed: Arc<AtomicBool>,
}

/// What has changed for a home page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// This table.
    Table(TableId),
    /// More than could wait: it had better look at all its tables.
    Much,
}

impl Presence {
    /// Somebody opens a live connection.
    pub(crate) fn connect(self: &Arc<Presence>, player: PlayerId, session: SessionId) -> Present {
        self.enter(player, session, None)
    }

    /// Somebody opens a home page.
    pub(crate) fn open_home(self: &Arc<Presence>, player: PlayerId, session: SessionId) -> Home {
        let (out, tables) = mpsc::channel(WAITING);
        let missed = Arc::new(AtomicBool::new(false));
        let news = News { tables: out, missed: missed.clone() };
        Home { present: self.enter(player, session, Some(news)), tables, missed }
    }

    fn enter(self: &Arc<Presence>, player: PlayerId, session: SessionId, news: Option<News>) -> Present {
        let number = self.numbers.fetch_add(1, Relaxed);
        let (stays, ends) = oneshot::channel();
        self.homes.fetch_add(usize::from(news.is_some()), Relaxed);
        self.lock().entry(player).or_default().push(Entry { number, session, news, _stays: stays });
        Present { presence: self.clone(), player, number, ends }
    }

    /// Lets the home pages of these people know of a table.
    pub(crate) fn tell(&self, players: impl Iterator<Item = PlayerId>, table: TableId) {
        if self.homes.load(Relaxed) == 0 {
            return;
        }
        let people = self.lock();
        for player in players {
            for news in people.get(&player).into_iter().flatten().filter_map(|entry| entry.news.as_ref()) {
                if news.tables.try_send(table).is_err() {
                    news.missed.store(true, Relaxed);
                }
            }
        }
    }

    /// Whose connections there are.
    pub(crate) fn people(&self) -> Vec<PlayerId> {
        self.lock().keys().copied().collect()
    }

    /// Whether this person has any connection.
    pub(crate) fn is_here(&self, player: PlayerId) -> bool {
        self.lock().contains_key(&player)
    }

    /// Lets all connections of a person end whose session is none of these.
    pub(crate) fn keep_only(&self, player: PlayerId, sessions: &[SessionId]) {
        if let Some(entries) = self.lock().get_mut(&player) {
            entries.retain(|entry| sessions.contains(&entry.session));
        }
    }

    fn leave(&self, player: PlayerId, number: u64) {
        let mut people = self.lock();
        if let Some(entries) = people.get_mut(&player) {
            entries.retain(|entry| entry.number != number);
            if entries.is_empty() {
                people.remove(&player);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PlayerId, Vec<Entry>>> {
        // The map is whole between any two of its changes, whoever panicked.
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Present {
    /// Completes when the session has ended.
    pub(crate) async fn ended(&mut self) {
        // Nothing is ever sent: it completes by being dropped.
        let _ = (&mut self.ends).await;
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.presence.leave(self.player, self.number);
    }
}

impl Home {
    /// What has changed next; none when the session has ended.
    pub(crate) async fn next(&mut self) -> Option<Change> {
        let table = tokio::select! {
            table = self.tables.recv() => table?,
            () = self.present.ended() => return None,
        };
        if !self.missed.swap(false, Relaxed) {
            return Some(Change::Table(table));
        }
        while self.tables.try_recv().is_ok() {}
        Some(Change::Much)
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        self.present.presence.homes.fetch_sub(1, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    const ANNA: PlayerId = PlayerId(1);
    const BERT: PlayerId = PlayerId(2);
    const OLD: SessionId = SessionId(1);
    const NEW: SessionId = SessionId(2);

    #[test]
    fn news_goes_to_the_home_pages_of_those_whom_it_concerns() {
        let presence = Arc::new(Presence::default());
        let mut homes = [ANNA, ANNA, BERT].map(|player| presence.open_home(player, OLD));
        presence.tell([ANNA].into_iter(), TableId(7));
        let heard = homes.each_mut().map(|home| home.next().now_or_never());
        assert_eq!(
            heard,
            [Some(Some(Change::Table(TableId(7)))), Some(Some(Change::Table(TableId(7)))), None]
        );
    }

    #[test]
    fn a_home_page_that_is_slow_hears_that_it_missed_something_and_holds_little() {
        let presence = Arc::new(Presence::default());
        let mut home = presence.open_home(ANNA, OLD);
        for table in 0..1000 {
            presence.tell([ANNA].into_iter(), TableId(table));
        }
        assert_eq!(home.next().now_or_never(), Some(Some(Change::Much)));
        assert_eq!(home.next().now_or_never(), None);
        presence.tell([ANNA].into_iter(), TableId(3));
        assert_eq!(home.next().now_or_never(), Some(Some(Change::Table(TableId(3)))));
    }

    #[test]
    fn connections_end_with_their_session_and_are_forgotten_when_they_go() {
        let presence = Arc::new(Presence::default());
        let mut old = presence.connect(ANNA, OLD);
        let mut new = presence.connect(ANNA, NEW);
        let mut home = presence.open_home(ANNA, OLD);
        presence.keep_only(ANNA, &[NEW]);
        assert_eq!(old.ended().now_or_never(), Some(()));
        assert_eq!(home.next().now_or_never(), Some(None));
        assert_eq!(new.ended().now_or_never(), None);
        drop((old, new, home));
        assert!(!presence.is_here(ANNA));
        assert_eq!(presence.homes.load(Relaxed), 0);
    }
}

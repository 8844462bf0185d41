//! What all parts of the server share.

use crate::address::Counts;
use crate::api::{CachedBody, Health};
use crate::bell::Ring;
use crate::config::Config;
use crate::editions::Held;
use crate::error::Error;
use crate::housekeeping::longest_silence;
use crate::id::{PlayerId, TableId};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::openid::Provider;
use crate::outages::Outages;
use crate::presence::Presence;
use crate::reviews::Reviews;
use crate::store::Store;
use crate::tables::{Glances, Tables, Thinkers};
use crate::turns::turns;
use std::collections::HashSet;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};
use tafel_engine::Games;
use tokio::sync::{Semaphore, watch};

/// What all requests share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) games: Games,
    /// Editions that are not offered, but played with.
    pub(crate) held: Held,
    /// The games as clients list them.
    pub(crate) listed: CachedBody,
    pub(crate) tables: Tables,
    pub(crate) glances: Glances,
    pub(crate) thinkers: Thinkers,
    pub(crate) reviews: Reviews,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    /// How many connections there are.
    pub(crate) counts: Arc<Counts>,
    /// Who is connected.
    pub(crate) presence: Arc<Presence>,
    pub(crate) outages: Outages,
    pub(crate) health: Health,
    /// By whom people can sign in besides login and password.
    pub(crate) provider: Provider,
    /// Turns true when the server is about to stop.
    pub(crate) closing: watch::Receiver<bool>,
    /// How many passwords are looked at at once.
    pub(crate) passwords: Arc<Semaphore>,
    /// How many matches are replayed at once.
    pub(crate) replays: Arc<Semaphore>,
    /// The number of the last live connection.
    pub(crate) connections: AtomicU64,
    /// People whose sessions have to be looked at, since they could not be when they changed.
    unchecked: Mutex<HashSet<PlayerId>>,
}

impl App {
    pub(crate) fn new(config: Config, store: Store, games: Games, closing: watch::Receiver<bool>) -> App {
        let listed = serde_json::to_string(&games.infos()).expect("games can be written as JSON");
        App {
            limits: Limits::new(&config),
            config,
            store,
            listed: CachedBody::new("application/json", listed),
            games,
            held: Held::default(),
            tables: Tables::default(),
            glances: Glances::default(),
            thinkers: Thinkers::new(),
            reviews: Reviews::default(),
            metrics: Arc::default(),
            counts: Arc::default(),
            presence: Arc::default(),
            outages: Outages::default(),
            health: Health::default(),
            provider: Provider::default(),
            closing,
            passwords: turns(),
            replays: turns(),
            connections: AtomicU64::new(0),
            unchecked: Mutex::default(),
        }
    }

    /// What time it is: milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.config.time.now()
    }

    /// Whether it is known up to now when servers were away: this one may have been frozen, or have slept.
    pub(crate) fn is_up_to_date(&self) -> bool {
        let unknown = self.now() - self.outages.known_until();
        unknown <= longest_silence(self.store.kind()) || !self.config.time.passes_by_itself()
    }

    /// Something about a table was stored other than by its task.
    pub(crate) async fn changed(&self, table: TableId) -> Result<(), Error> {
        self.tables.ring(table, 0).await;
        let seats = self.store.seats(table).await?;
        self.presence.tell(seats.iter().filter_map(|seat| seat.player), table);
        Ok(())
    }

    /// Ends the connections of a person whose sessions have ended.
    pub(crate) async fn recheck(&self, player: PlayerId) {
        if !self.presence.is_here(player) {
            return;
        }
        match self.store.sessions_of(player, self.now()).await {
            Ok(sessions) => self.presence.keep_only(player, &sessions),
            Err(error) => {
                tracing::warn!(%error, "sessions could not be looked at; trying again");
                self.unchecked.lock().unwrap_or_else(PoisonError::into_inner).insert(player);
            }
        }
    }

    /// Looks again at the sessions of those for whom it failed.
    pub(crate) async fn recheck_rest(&self) {
        let rest = std::mem::take(&mut *self.unchecked.lock().unwrap_or_else(PoisonError::into_inner));
        for player in rest {
            self.recheck(player).await;
        }
    }

    /// Another server has stored something.
    pub(crate) async fn rung(&self, ring: Ring) {
        match ring {
            Ring::Table(table, length) => self.tables.ring(table, length).await,
            Ring::Person(player) => self.recheck(player).await,
        }
    }
}

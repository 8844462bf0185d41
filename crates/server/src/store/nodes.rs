//! Several servers on one PostgreSQL: who works for a table's bots and clock, and the doorbell between them.
//!
//! Correctness does not hang on this: the journal's primary key alone decides whose line comes first. A claim is an
//! advisory lock, which the database takes back when the server that holds it dies. Each server also holds a lock on
//! a number of its own, by which the others notice that it is gone.

use super::{Kept, Kind, Store};
use crate::id::TableId;
use sqlx::postgres::{PgConnection, PgListener};
use sqlx::{Any, Connection, Transaction};
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::{Mutex, mpsc};

/// The name of the doorbell.
const CHANNEL: &str = "tafel";

/// The tables this server works for. The locks live as long as the one connection that took them.
#[derive(Clone)]
pub(super) struct Claims {
    url: Option<Arc<str>>,
    /// The number of this server; numbers of tables are not below 0.
    node: i64,
    held: Arc<Mutex<Held>>,
}

#[derive(Default)]
struct Held {
    connection: Option<PgConnection>,
    tables: HashSet<TableId>,
    /// This server is about to stop, and works for no table any more.
    closed: bool,
}

impl Claims {
    pub(super) fn new(kind: Kind, url: &str) -> Claims {
        let url = (kind == Kind::Postgres).then(|| Arc::from(url));
        Claims { url, node: -1 - TableId::random().0, held: Arc::default() }
    }

    async fn claim(&self, url: &str, table: TableId) -> Kept<bool> {
        let mut held = self.held.lock().await;
        if held.closed {
            return Ok(false);
        }
        let claimed = held.try_claim(url, self.node, table).await;
        if claimed.is_err() {
            // With the connection all locks are gone.
            *held = Held::default();
        }
        claimed
    }

    async fn find_fallen(&self, url: &str) -> Kept<bool> {
        let mut held = self.held.lock().await;
        if held.closed {
            return Ok(false);
        }
        let found = held.find_fallen(url, self.node).await;
        if found.is_err() {
            *held = Held::default();
        }
        found
    }

    /// Lets go of all tables for good.
    pub(super) async fn close(&self) {
        *self.held.lock().await = Held { closed: true, ..Held::default() };
    }
}

impl Held {
    /// The connection that holds the locks; a new one makes this server known to the others.
    async fn connection(&mut self, url: &str, node: i64) -> Kept<&mut PgConnection> {
        match &mut self.connection {
            Some(connection) => Ok(connection),
            missing => {
                let mut connection = PgConnection::connect(url).await?;
                // The lock comes first: who is known and holds no lock is taken for dead.
                sqlx::query("SELECT pg_advisory_lock($1)").bind(node).execute(&mut connection).await?;
                sqlx::query("INSERT INTO nodes (id) VALUES ($1) ON CONFLICT DO NOTHING")
                    .bind(node)
                    .execute(&mut connection)
                    .await?;
                Ok(missing.insert(connection))
            }
        }
    }

    /// Whether a server is gone; it is forgotten, so that only one of the others hears of it.
    async fn find_fallen(&mut self, url: &str, node: i64) -> Kept<bool> {
        let connection = self.connection(url, node).await?;
        let fallen = sqlx::query(
            "DELETE FROM nodes WHERE id <> $1 AND NOT EXISTS (SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' \
             AND l.objsubid = 1 AND ((l.classid::bigint << 32) | l.objid::bigint) = nodes.id)",
        )
        .bind(node)
        .execute(connection)
        .await?;
        Ok(fallen.rows_affected() > 0)
    }

    async fn try_claim(&mut self, url: &str, node: i64, table: TableId) -> Kept<bool> {
        self.connection(url, node).await?;
        let Some(connection) = &mut self.connection else { return Ok(false) };
        if self.tables.contains(&table) {
            connection.ping().await?;
            return Ok(true);
        }
        let got: bool =
            sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(table.0).fetch_one(connection).await?;
        if got {
            self.tables.insert(table);
        }
        Ok(got)
    }
}

/// Tells all servers that a table has changed, once the transaction is kept.
pub(super) async fn ring(transaction: &mut Transaction<'_, Any>, table: TableId, length: u32) -> Kept<()> {
    sqlx::query("SELECT pg_notify('tafel', $1)")
        .bind(format!("{table} {length}"))
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// What the doorbell says: a table, and the length of its journal; 0 if something else about it has changed.
fn heard(payload: &str) -> Option<(TableId, u32)> {
    let (table, length) = payload.split_once(' ')?;
    Some((table.parse().ok()?, length.parse().ok()?))
}

impl Store {
    /// Whether this server works for a table's bots and clock; tries to become the one if nobody is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim(&self, table: TableId) -> Kept<bool> {
        match &self.claims.url {
            None => Ok(true),
            Some(url) => self.claims.claim(url, table).await,
        }
    }

    /// Whether a server on this database is gone since somebody asked last, so that its tables need another. Who asks
    /// is known to the others from then on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn find_fallen(&self) -> Kept<bool> {
        match &self.claims.url {
            None => Ok(false),
            Some(url) => self.claims.find_fallen(url).await,
        }
    }

    /// Lets others work for a table.
    pub async fn release(&self, table: TableId) {
        let mut held = self.claims.held.lock().await;
        if held.tables.remove(&table)
            && let Some(connection) = &mut held.connection
        {
            let released =
                sqlx::query("SELECT pg_advisory_unlock($1)").bind(table.0).execute(connection).await;
            if released.is_err() {
                *held = Held::default();
            }
        }
    }

    /// Tells all servers that a table has changed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn announce(&self, table: TableId) -> Kept<()> {
        if self.kind == Kind::Postgres {
            let mut transaction = self.pool.begin().await?;
            ring(&mut transaction, table, 0).await?;
            transaction.commit().await?;
        }
        Ok(())
    }

    /// The tables that change on any server, as the doorbell rings; nothing for a database of one server.
    /// `None` means that rings may have been missed.
    ///
    /// # Errors
    /// If the database cannot be listened to.
    pub async fn doorbell(&self) -> Kept<Option<mpsc::Receiver<Option<(TableId, u32)>>>> {
        let Some(url) = &self.claims.url else { return Ok(None) };
        let mut listener = PgListener::connect(url).await?;
        listener.listen(CHANNEL).await?;
        let (rings, ringing) = mpsc::channel(1024);
        tokio::spawn(async move {
            loop {
                let ring = match listener.try_recv().await {
                    Ok(Some(notification)) => match heard(notification.payload()) {
                        Some(ring) => Some(ring),
                        None => continue,
                    },
                    // The connection was lost; the listener makes a new one with the next call.
                    Ok(None) => None,
                    Err(error) => {
                        tracing::warn!(%error, "the doorbell is broken; trying again");
                        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                        None
                    }
                };
                if rings.send(ring).await.is_err() {
                    break;
                }
            }
        });
        Ok(Some(ringing))
    }
}

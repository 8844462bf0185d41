//! Several servers on one PostgreSQL: which are running, and which of them works for a table's bots and clock.
//!
//! Correctness does not hang on this: the journal's primary key alone decides whose line comes first. Each server
//! renews one row, `nodes`, for all the tables it works for; the database's clock alone says when it expires. Whoever
//! is killed, frozen or cut off stops renewing, and others take over the tables.

use super::own::Own;
use super::{Kept, Store};
use crate::id::{TableId, random_bytes};
use sqlx::Row;
use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long a server is believed to work without having renewed its row.
const LEASE: Duration = Duration::from_secs(3);
/// How long a renewal may take.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a question about tables may take.
const ASKING: Duration = Duration::from_secs(5);

/// What this server knows of itself and the others.
#[derive(Clone)]
pub(super) struct Leases(Arc<Known>);

struct Known {
    /// What is renewed must not wait behind all that is claimed.
    renewing: Own,
    asking: Own,
    /// The number of this server.
    node: i64,
    nodes: AtomicU32,
    held: Mutex<Held>,
}

#[derive(Default)]
struct Held {
    /// Until when this server may work without asking.
    until: Option<Instant>,
    tables: HashSet<TableId>,
    /// This server is about to stop, and works for no table any more.
    closed: bool,
}

/// What a renewal has found.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Neighbours {
    /// Other servers have gone: their tables need somebody who works for them.
    pub gone: bool,
    /// This server has just come, or may have been given up in the meantime: it counts on no table, nor on being rung at.
    pub returned: bool,
    /// How many servers there are, this one included.
    pub nodes: u32,
}

/// The database's time in milliseconds.
const NOW: &str = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

impl Leases {
    pub(super) fn new(url: &str) -> Kept<Leases> {
        Ok(Leases(Arc::new(Known {
            renewing: Own::new(url, PATIENCE)?,
            asking: Own::new(url, ASKING)?,
            node: new_number(),
            nodes: AtomicU32::new(1),
            held: Mutex::default(),
        })))
    }

    pub(super) fn node(&self) -> i64 {
        self.0.node
    }

    /// The connection for questions about tables.
    pub(super) fn asking(&self) -> &Own {
        &self.0.asking
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        // The set is whole between any two of its changes, whoever panicked.
        self.0.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn renew(&self) -> Kept<Neighbours> {
        let asked = Instant::now();
        let sql = format!(
            "WITH renewed AS (INSERT INTO nodes (id, expires_at) VALUES ($1, {NOW} + $2) \
             ON CONFLICT (id) DO UPDATE SET expires_at = EXCLUDED.expires_at RETURNING (xmax = 0) AS new), \
             gone AS (DELETE FROM nodes WHERE id IN (SELECT id FROM nodes WHERE expires_at < {NOW} AND id <> $1 \
             FOR UPDATE SKIP LOCKED) RETURNING id), \
             closed AS (DELETE FROM doors WHERE node IN (SELECT id FROM gone)), \
             freed AS (DELETE FROM leases WHERE node IN (SELECT id FROM gone)) \
             SELECT (SELECT new FROM renewed), (SELECT count(*) FROM gone), \
             (SELECT count(*) FROM nodes WHERE expires_at >= {NOW} AND id <> $1)"
        );
        // The text is made from constants alone.
        let renew = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(self.node()).bind(LEASE.as_millis() as i64);
        let rows = self.0.renewing.rows(renew).await?;
        let row = rows.first().ok_or(sqlx::Error::RowNotFound)?;
        let (new, gone, others): (bool, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let mut held = self.held();
        // A renewal that was given up for lost may have come late, and made a row that this one then finds.
        let late = held.until.is_none_or(|until| until <= Instant::now());
        let returned = new || late;
        if returned {
            held.tables.clear();
        }
        held.until = Some(asked + LEASE);
        let nodes = others as u32 + 1;
        self.0.nodes.store(nodes, Relaxed);
        Ok(Neighbours { gone: gone > 0, returned, nodes })
    }

    /// Whether this server works for a table: it does already, or nobody whose lease holds does.
    async fn claim(&self, table: TableId) -> Kept<bool> {
        {
            let held = self.held();
            if held.closed || held.until.is_none_or(|until| until <= Instant::now()) {
                return Ok(false);
            }
            if held.tables.contains(&table) {
                return Ok(true);
            }
        }
        let sql = format!(
            "INSERT INTO leases (table_id, node) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET node = $2 \
             WHERE leases.node = $2 OR NOT EXISTS \
             (SELECT 1 FROM nodes WHERE id = leases.node AND expires_at >= {NOW}) RETURNING node"
        );
        let claim = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(table.0).bind(self.node());
        let claimed = !self.0.asking.rows(claim).await?.is_empty();
        if claimed {
            self.held().tables.insert(table);
        }
        Ok(claimed)
    }

    async fn release(&self, table: TableId) {
        if self.held().tables.remove(&table) {
            let release = sqlx::query("DELETE FROM leases WHERE table_id = $1 AND node = $2")
                .bind(table.0)
                .bind(self.node());
            if let Err(error) = self.0.asking.rows(release).await {
                // It is free again when this server has gone.
                tracing::warn!(%error, "a table could not be released");
            }
        }
    }

    /// Lets go of all tables for good, so that others take over at once.
    pub(super) async fn close(&self) {
        *self.held() = Held { closed: true, ..Held::default() };
        let gone = sqlx::query("UPDATE nodes SET expires_at = 0 WHERE id = $1").bind(self.node());
        // Otherwise they take over when the lease has expired.
        let _ = self.0.renewing.rows(gone).await;
        self.0.renewing.close().await;
        self.0.asking.close().await;
    }
}

/// A number that no other server has.
fn new_number() -> i64 {
    i64::from_le_bytes(random_bytes()) & i64::MAX
}

impl Store {
    /// Tells the other servers that this one is there, and looks for those that are gone.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn renew(&self) -> Kept<Neighbours> {
        match &self.leases {
            None => Ok(Neighbours { nodes: 1, ..Neighbours::default() }),
            Some(leases) => leases.renew().await,
        }
    }

    /// How many servers there are, as far as this one knows.
    pub(crate) fn nodes(&self) -> u32 {
        self.leases.as_ref().map_or(1, |leases| leases.0.nodes.load(Relaxed))
    }

    /// Whether this server works for a table's bots and clock; tries to become the one if nobody is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim(&self, table: TableId) -> Kept<bool> {
        match &self.leases {
            None => Ok(true),
            Some(leases) => leases.claim(table).await,
        }
    }

    /// Lets others work for a table.
    pub async fn release(&self, table: TableId) {
        if let Some(leases) = &self.leases {
            leases.release(table).await;
        }
    }

    /// Running matches that somebody other than people must look after, those with bots or a clock, and that no server
    /// is known to work for.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unattended(&self) -> Kept<Vec<TableId>> {
        let by_others = match self.leases {
            None => String::new(),
            Some(_) => format!(
                " AND NOT EXISTS (SELECT 1 FROM leases l JOIN nodes n ON n.id = l.node \
                 WHERE l.table_id = t.id AND n.expires_at >= {NOW})"
            ),
        };
        let sql = format!(
            "SELECT t.id FROM tables t WHERE t.started_at IS NOT NULL AND t.over_at IS NULL AND \
             (t.clock IS NOT NULL OR EXISTS \
             (SELECT 1 FROM seats s WHERE s.table_id = t.id AND (s.bot IS NOT NULL OR s.player IS NULL))){by_others}"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(TableId(row.try_get(0)?))).collect()
    }
}

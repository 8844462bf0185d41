//! The doorbell by NOTIFY: each server listens on a channel of its own, and a row in `doors` says which tables it has
//! open. Rings go out after the commit that they tell of, in a statement of their own: NOTIFY makes commits wait for
//! each other.

use super::{Bell, BellError, Ring, WAITING, read, written};
use crate::id::TableId;
use crate::store::{Own, StoreError};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::Executor;
use sqlx::postgres::{PgListener, PgNotification};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// The channel on which all servers listen.
const EVERYBODY: &str = "tafel";
/// How many rings fit into one notification, which has at most 8,000 bytes.
const FIT: usize = 180;
/// How long to wait where the database cannot be listened to.
const AGAIN: Duration = Duration::from_secs(1);
/// How long a statement may take; and after how long a silence it is asked whether anybody is there.
const PATIENCE: Duration = Duration::from_secs(5);

const RING: &str = "SELECT pg_notify('tafel_' || d.node, string_agg('t ' || r.id || ' ' || r.length, ',')) \
                    FROM unnest($1::bigint[], $2::bigint[]) AS r (id, length) JOIN doors d ON d.table_id = r.id \
                    WHERE d.node <> $3 GROUP BY d.node";

/// A bell by NOTIFY.
pub(crate) struct Postgres {
    url: String,
    ringing: Own,
    doors: Own,
    node: i64,
}

impl From<sqlx::Error> for BellError {
    fn from(error: sqlx::Error) -> BellError {
        BellError(error.to_string())
    }
}

impl From<StoreError> for BellError {
    fn from(error: StoreError) -> BellError {
        BellError(error.to_string())
    }
}

impl Postgres {
    pub(crate) fn new(url: &str, node: i64) -> Result<Postgres, BellError> {
        let own = || Own::new(url, PATIENCE);
        Ok(Postgres { url: url.to_owned(), ringing: own()?, doors: own()?, node })
    }

    async fn ring_at_doors(&self, rings: &[Ring]) -> Result<(), BellError> {
        let tables = rings.iter().filter_map(|ring| match ring {
            Ring::Table(table, length) => Some((table.0, i64::from(*length))),
            Ring::Person(_) => None,
        });
        let (tables, lengths): (Vec<i64>, Vec<i64>) = tables.unzip();
        if !tables.is_empty() {
            self.ringing.rows(sqlx::query(RING).bind(tables).bind(lengths).bind(self.node)).await?;
        }
        let people: Vec<String> =
            rings.iter().filter(|ring| matches!(ring, Ring::Person(_))).map(|&ring| written(ring)).collect();
        if !people.is_empty() {
            let ring = sqlx::query("SELECT pg_notify($1, $2)").bind(EVERYBODY).bind(people.join(","));
            self.ringing.rows(ring).await?;
        }
        Ok(())
    }
}

async fn open_listener(url: &str, node: i64) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen_all([EVERYBODY, &format!("tafel_{node}")]).await?;
    Ok(listener)
}

/// What comes next. A silence may mean that nobody rings, or that the connection is dead and nobody has said so.
async fn hear(listener: &mut PgListener) -> Result<Option<PgNotification>, sqlx::Error> {
    loop {
        if let Ok(heard) = timeout(PATIENCE, listener.try_recv()).await {
            return heard;
        }
        timeout(PATIENCE, listener.execute("SELECT 1")).await.map_err(|_| sqlx::Error::PoolTimedOut)??;
    }
}

impl Bell for Postgres {
    fn attend(&self, table: TableId) -> BoxFuture<'_, Result<(), BellError>> {
        async move {
            let attend =
                sqlx::query("INSERT INTO doors (table_id, node) VALUES ($1, $2) ON CONFLICT DO NOTHING");
            self.doors.rows(attend.bind(table.0).bind(self.node)).await?;
            Ok(())
        }
        .boxed()
    }

    fn leave(&self, table: TableId) -> BoxFuture<'_, ()> {
        async move {
            let leave = sqlx::query("DELETE FROM doors WHERE table_id = $1 AND node = $2");
            if let Err(error) = self.doors.rows(leave.bind(table.0).bind(self.node)).await {
                // Rings for it come on until this server is gone, and nobody is at that door.
                tracing::warn!(%error, "a door could not be closed");
            }
        }
        .boxed()
    }

    fn ring<'r>(&'r self, rings: &'r [Ring]) -> BoxFuture<'r, Result<(), BellError>> {
        async move {
            for rings in rings.chunks(FIT) {
                self.ring_at_doors(rings).await?;
            }
            Ok(())
        }
        .boxed()
    }

    fn listen(&self) -> BoxFuture<'_, Result<mpsc::Receiver<Option<Ring>>, BellError>> {
        async move {
            let (url, node) = (self.url.clone(), self.node);
            let mut listener = open_listener(&url, node).await?;
            let (rings, ringing) = mpsc::channel(WAITING);
            tokio::spawn(async move {
                loop {
                    let heard: Vec<Option<Ring>> = match hear(&mut listener).await {
                        Ok(Some(heard)) => heard.payload().split(',').filter_map(read).map(Some).collect(),
                        // The connection was lost; the listener makes a new one with the next call.
                        Ok(None) => vec![None],
                        Err(error) => {
                            tracing::warn!(%error, "the doorbell is broken; trying again");
                            tokio::time::sleep(AGAIN).await;
                            if let Ok(Ok(again)) = timeout(PATIENCE, open_listener(&url, node)).await {
                                listener = again;
                            }
                            vec![None]
                        }
                    };
                    for ring in heard {
                        if rings.send(ring).await.is_err() {
                            return;
                        }
                    }
                }
            });
            Ok(ringing)
        }
        .boxed()
    }
}

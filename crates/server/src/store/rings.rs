//! What other servers should hear of, on its way to the doorbell.

use super::{Kept, Kind, Store};
use crate::bell::{self, Bell, BellError, Nats, Postgres, Ring};
use crate::id::TableId;
use sqlx::Row;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;

/// The way from whatever stores something to whoever rings.
#[derive(Clone)]
pub(super) struct Rings {
    out: mpsc::Sender<Ring>,
    ringing: Arc<Mutex<Option<mpsc::Receiver<Ring>>>>,
}

impl Rings {
    pub(super) fn new() -> Rings {
        let (out, ringing) = mpsc::channel(bell::WAITING);
        Rings { out, ringing: Arc::new(Mutex::new(Some(ringing))) }
    }
}

impl Store {
    /// Lets the other servers know, where there can be any.
    pub(crate) fn ring(&self, ring: Ring) {
        if let Some(rings) = &self.rings {
            // If too many wait, the others look for themselves a second later.
            let _ = rings.out.try_send(ring);
        }
    }

    /// What is to be rung; asked for once, and there only where there can be other servers.
    pub(crate) fn rings(&self) -> Option<mpsc::Receiver<Ring>> {
        self.rings.as_ref()?.ringing.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// The doorbell: by NATS at an address, otherwise by the database.
    pub(crate) async fn bell(&self, nats: Option<&str>) -> Result<Option<Arc<dyn Bell>>, BellError> {
        let Some(leases) = &self.leases else { return Ok(None) };
        Ok(Some(match nats {
            Some(address) => Arc::new(Nats::connect(address, leases.node()).await?),
            None => Arc::new(Postgres::new(&self.url, leases.node())?),
        }))
    }

    /// How long the journals of some tables are.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn lengths(&self, tables: &[TableId]) -> Kept<Vec<(TableId, u32)>> {
        let Some(leases) = &self.leases else { return Ok(vec![]) };
        debug_assert_eq!(self.kind, Kind::Postgres);
        let ids: Vec<i64> = tables.iter().map(|table| table.0).collect();
        let lengths = sqlx::query(
            "SELECT t.id, coalesce((SELECT max(number) + 1 FROM lines WHERE table_id = t.id), 0)::bigint \
             FROM unnest($1::bigint[]) AS t (id)",
        )
        .bind(ids);
        let rows = leases.asking().rows(lengths).await?;
        let read = |row: &sqlx::postgres::PgRow| {
            let (table, length): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
            Ok((TableId(table), length as u32))
        };
        rows.iter().map(read).collect()
    }
}

//! The doorbell between servers on one database: a server that stores something rings those that have the table open.
//!
//! A bell may fail to ring: the journal decides, and every server looks at it once a second for what it did not hear
//! ([`crate::housekeeping`]).

mod nats;
mod postgres;

pub(crate) use nats::Nats;
pub(crate) use postgres::Postgres;

use crate::id::{PlayerId, TableId};
use crate::metrics::Metrics;
use futures_util::future::BoxFuture;
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::mpsc;

/// Something was stored that other servers may want to know.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ring {
    /// About a table, whose journal has this length now; 0 if something else about it has changed.
    Table(TableId, u32),
    /// About a person, whose sessions may have ended.
    Person(PlayerId),
}

/// Why a bell cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the doorbell does not work: {0}")]
pub struct BellError(pub(crate) String);

/// A way to ring at other servers.
pub(crate) trait Bell: Send + Sync {
    /// From now on this server wants to hear of a table. When this returns, nothing stored later is missed.
    fn attend(&self, table: TableId) -> BoxFuture<'_, Result<(), BellError>>;

    /// This server has closed a table.
    fn leave(&self, table: TableId) -> BoxFuture<'_, ()>;

    /// Rings at all others whom it concerns.
    fn ring<'r>(&'r self, rings: &'r [Ring]) -> BoxFuture<'r, Result<(), BellError>>;

    /// What others ring. `None` means that rings may have been missed. Asked once.
    fn listen(&self) -> BoxFuture<'_, Result<mpsc::Receiver<Option<Ring>>, BellError>>;
}

/// How many rings may wait on their way in or out.
pub(crate) const WAITING: usize = 4096;
/// How many rings go out together at most.
const TOGETHER: usize = 256;

/// Rings what was stored, in batches, as long as there is anybody to hear it.
pub(crate) async fn ring_on(
    bell: Arc<dyn Bell>,
    mut stored: mpsc::Receiver<Ring>,
    metrics: Arc<Metrics>,
    is_alone: impl Fn() -> bool,
) {
    let mut rings = Vec::with_capacity(TOGETHER);
    while stored.recv_many(&mut rings, TOGETHER).await > 0 {
        if !is_alone() {
            let batch = latest(&rings);
            metrics.rang(batch.len());
            if let Err(error) = bell.ring(&batch).await {
                tracing::warn!(%error, "others were not told");
            }
        }
        rings.clear();
    }
}

/// One ring for each table and person; of several lengths the greatest.
fn latest(rings: &[Ring]) -> Vec<Ring> {
    let mut tables: HashMap<(TableId, bool), u32> = HashMap::new();
    let mut people = vec![];
    for ring in rings {
        match *ring {
            // A change of something else is a ring of its own: the length does not tell it.
            Ring::Table(table, length) => {
                let known = tables.entry((table, length == 0)).or_insert(length);
                *known = length.max(*known);
            }
            Ring::Person(player) if !people.contains(&player) => people.push(player),
            Ring::Person(_) => {}
        }
    }
    let tables = tables.into_iter().map(|((table, _), length)| Ring::Table(table, length));
    tables.chain(people.into_iter().map(Ring::Person)).collect()
}

/// A ring as text: `t 17 5`, `p 4`.
fn written(ring: Ring) -> String {
    match ring {
        Ring::Table(table, length) => format!("t {} {length}", table.0),
        Ring::Person(player) => format!("p {}", player.0),
    }
}

/// Reads a ring; none if it is no ring of ours.
fn read(text: &str) -> Option<Ring> {
    let mut words = text.split(' ');
    let ring = match words.next()? {
        "t" => Ring::Table(TableId(words.next()?.parse().ok()?), words.next()?.parse().ok()?),
        "p" => Ring::Person(PlayerId(words.next()?.parse().ok()?)),
        _ => return None,
    };
    words.next().is_none().then_some(ring)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_reads_back() {
        for ring in [Ring::Table(TableId(17), 5), Ring::Table(TableId(0), 0), Ring::Person(PlayerId(4))] {
            assert_eq!(read(&written(ring)), Some(ring));
        }
        for wrong in ["", "t", "t 1", "t 1 2 3", "x 1", "p -", "t 1 -2"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn of_several_rings_about_a_table_the_latest_is_enough() {
        let (one, other) = (TableId(1), TableId(2));
        let rings = [
            Ring::Table(one, 3),
            Ring::Table(one, 5),
            Ring::Table(one, 0),
            Ring::Table(other, 1),
            Ring::Person(PlayerId(1)),
            Ring::Person(PlayerId(1)),
        ];
        let left = latest(&rings);
        assert_eq!(left.len(), 4, "{left:?}");
        for ring in
            [Ring::Table(one, 5), Ring::Table(one, 0), Ring::Table(other, 1), Ring::Person(PlayerId(1))]
        {
            assert!(left.contains(&ring), "{ring:?} in {left:?}");
        }
    }
}

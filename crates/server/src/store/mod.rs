//! What is kept: people, tables, and the journal of every match.
//!
//! The SQL is plain enough that SQLite and PostgreSQL read the same text; what differs between them stands in
//! [`connect`] (settings, migrations), [`sqlite`] and [`postgres`] (the journal), and [`leases`] (several servers on one
//! PostgreSQL).

mod alive;
mod archive;
mod backup;
mod chat;
mod connect;
mod editions;
mod journal;
mod leases;
mod lists;
mod moderation;
mod overview;
mod own;
mod people;
mod postgres;
mod retention;
mod reviews;
mod rings;
mod rows;
mod seats;
mod sqlite;
mod subjects;
mod tables;
mod tokens;

pub use alive::Outage;
pub use backup::BackedUp;
pub use chat::{Said, Voice};
pub use connect::{Kind, Store, make_private};
pub use journal::{Append, Ending};
pub use leases::Neighbours;
pub use lists::{Listing, Mine, Wanted};
pub use moderation::{Act, NewReportRow, ReportRow, Ruling};
pub use overview::Known;
pub(crate) use own::Own;
pub use people::{PersonRow, PlayerRow, SessionRow};
pub use retention::{Bounds, Removed};
pub use rows::{LineRow, ScoreRow, SeatRow, TableRow};

use std::sync::Arc;
use tokio::sync::Mutex;

/// Why something could not be kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: a number, a seat or a name is taken.
    #[error("somebody else was first")]
    Conflict,
    /// The database failed.
    #[error(transparent)]
    Database(sqlx::Error),
    /// The database failed while it wrote a journal.
    #[error(transparent)]
    Sqlite(rusqlite::Error),
    /// The server is about to stop.
    #[error("the database is closed")]
    Closed,
    /// The database cannot be used as it is.
    #[error("{0}")]
    Unusable(String),
    /// A backup cannot be read or written, or the database is not empty.
    #[error("{0}")]
    Backup(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(refused) if refused.is_unique_violation() => StoreError::Conflict,
            _ => StoreError::Database(error),
        }
    }
}

/// Who writes next to a database of one writer. Whoever comes first is first: the database itself would let those wait
/// for long who come between two that write all the time.
pub(crate) type Turns = Arc<Mutex<()>>;

/// What a store returns.
pub(crate) type Kept<T> = std::result::Result<T, StoreError>;

/// A change that somebody else made impossible in the meantime changes no row.
fn one_changed(rows: u64) -> Kept<()> {
    if rows == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

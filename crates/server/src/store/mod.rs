//! What is kept: people, tables, and the journal of every match.
//!
//! The SQL is plain enough that SQLite and PostgreSQL read the same text; what differs between them stands in
//! [`connect`] (settings, migrations) and [`nodes`] (several servers on one PostgreSQL).

mod backup;
mod chat;
mod connect;
mod journal;
mod nodes;
mod people;
mod sqlite;
mod tables;

pub use connect::{Kind, Store};
pub use journal::{Append, Ending};
pub use people::{PlayerRow, SessionRow};
pub use tables::{SeatRow, TableRow};

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
    /// A backup cannot be read, or the database is not empty.
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

/// What a store answers.
pub(crate) type Kept<T> = Result<T, StoreError>;

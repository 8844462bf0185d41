//! What is kept: people, tables, and the journal of every match.
//!
//! The SQL is plain enough that SQLite and PostgreSQL read the same text; what differs between them stands in
//! [`connect`] (settings, migrations) and [`nodes`] (several servers on one PostgreSQL).

mod backup;
mod connect;
mod journal;
mod nodes;
mod people;
mod tables;

pub use connect::{Kind, Store};
pub use journal::{Append, Ending};
pub use people::{PlayerRow, SessionRow};
pub use tables::{SeatRow, TableRow};

/// Why something could not be kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: a number, a seat or a name is taken.
    #[error("somebody else was first")]
    Conflict,
    /// The database failed.
    #[error(transparent)]
    Database(sqlx::Error),
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

/// What a store answers.
pub(crate) type Kept<T> = Result<T, StoreError>;

//! A connection to PostgreSQL for one purpose alone. A pool asks before and after every use whether a connection is
//! still there, which makes three round trips of one; this one is used as it is, and replaced when it fails or hangs.

use super::Kept;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgDatabaseError, PgRow, PgSeverity};
use sqlx::query::Query;
use sqlx::{Connection, Error, Postgres};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::timeout;

/// A connection whose users take turns.
pub(crate) struct Own {
    options: PgConnectOptions,
    /// How long an answer may take: whoever hangs longer is not there any more.
    patience: Duration,
    open: Mutex<Option<PgConnection>>,
}

impl Own {
    /// # Errors
    /// If the address cannot be read.
    pub(crate) fn new(url: &str, patience: Duration) -> Kept<Own> {
        Ok(Own { options: url.parse()?, patience, open: Mutex::default() })
    }

    /// The rows that a statement returns.
    ///
    /// # Errors
    /// If the database fails, or takes too long.
    pub(crate) async fn rows(&self, query: Query<'_, Postgres, PgArguments>) -> Kept<Vec<PgRow>> {
        let mut open = self.open.lock().await;
        // Whoever is broken off in the middle does not put it back.
        let before = open.take();
        let asking = async {
            let mut connection = match before {
                Some(connection) => connection,
                None => PgConnection::connect_with(&self.options).await?,
            };
            let rows = query.fetch_all(&mut connection).await;
            Ok::<_, Error>((rows, connection))
        };
        let (rows, connection) = timeout(self.patience, asking).await.map_err(|_| Error::PoolTimedOut)??;
        if rows.as_ref().err().is_none_or(was_refused) {
            *open = Some(connection);
        }
        Ok(rows?)
    }

    /// Lets it go.
    pub(super) async fn close(&self) {
        if let Some(connection) = self.open.lock().await.take() {
            // The database notices by itself as well.
            let _ = timeout(self.patience, connection.close()).await;
        }
    }
}

/// Whether the database has refused a statement and stands ready for the next.
fn was_refused(error: &Error) -> bool {
    error.as_database_error().is_some_and(|refused| {
        let refused = refused.try_downcast_ref::<PgDatabaseError>();
        refused.is_some_and(|refused| refused.severity() == PgSeverity::Error)
    })
}

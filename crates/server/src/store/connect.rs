//! Opening a database: which kind, with which settings, and up to which migration.

use super::journal::Writer;
use super::nodes::Claims;
use super::{Kept, StoreError, Turns, sqlite};
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyPool, Executor, Row};
use tokio::sync::OwnedMutexGuard;

/// Which database it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A file; one server.
    Sqlite,
    /// A database server; any number of our servers.
    Postgres,
}

/// A database that is ready for use. Copies share their connections.
#[derive(Clone)]
pub struct Store {
    pub(super) kind: Kind,
    pub(super) pool: AnyPool,
    pub(super) writer: Writer,
    turns: Option<Turns>,
    pub(super) claims: Claims,
}

/// Every step from an empty database to the present one, in order. A step that was released is never changed.
const MIGRATIONS: &[&str] =
    &[include_str!("../../migrations/0001.sql"), include_str!("../../migrations/0002.sql")];

/// Keeps two servers from migrating one PostgreSQL at the same time; any number will do.
const MIGRATION_LOCK: i64 = 0x7461_6665_6c00;

impl Store {
    /// Opens `sqlite:FILE` (made if it is not there) or `postgres://…`, and brings it up to date.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn open(url: &str) -> Kept<Store> {
        install_default_drivers();
        let kind = if url.starts_with("sqlite:") { Kind::Sqlite } else { Kind::Postgres };
        let pool = match kind {
            Kind::Sqlite => sqlite_pool(&format!("sqlite://{}?mode=rwc", sqlite_file(url))).await?,
            Kind::Postgres => AnyPoolOptions::new().max_connections(8).connect(url).await?,
        };
        migrate(kind, &pool).await?;
        let (writer, turns) = match kind {
            Kind::Sqlite => {
                let turns = Turns::default();
                let jobs = sqlite::start(sqlite_file(url), SQLITE_SETTINGS, turns.clone())?;
                (Writer::by(jobs), Some(turns))
            }
            Kind::Postgres => {
                let writing = AnyPoolOptions::new().max_connections(2).connect(url).await?;
                (Writer::start(writing), None)
            }
        };
        let claims = Claims::new(kind, url);
        Ok(Store { kind, pool, writer, turns, claims })
    }

    /// Waits until it is the caller's turn to write, where only one can.
    pub(super) async fn turn(&self) -> Option<OwnedMutexGuard<()>> {
        match &self.turns {
            Some(turns) => Some(turns.clone().lock_owned().await),
            None => None,
        }
    }

    /// Which database it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Kept<()> {
        self.pool.execute("SELECT 1").await?;
        Ok(())
    }

    /// Waits until all that was accepted is kept, and lets the database go.
    pub async fn close(&self) {
        self.writer.close().await;
        self.claims.close().await;
        self.pool.close().await;
    }
}

/// The file that a `sqlite:` URL names.
fn sqlite_file(url: &str) -> &str {
    let file = url.strip_prefix("sqlite:").unwrap_or(url);
    file.strip_prefix("//").unwrap_or(file)
}

/// FULL syncs the log at every commit, so what was answered survives a power failure; WAL lets people read meanwhile.
/// The log may have 16 MiB, since the pages of a match that is played are written again and again.
const SQLITE_SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; \
                               PRAGMA foreign_keys = ON; PRAGMA cache_size = -2000; \
                               PRAGMA wal_autocheckpoint = 4000;";

async fn sqlite_pool(url: &str) -> Kept<AnyPool> {
    let options = AnyPoolOptions::new().max_connections(4).after_connect(|connection, _| {
        Box::pin(async move { connection.execute(SQLITE_SETTINGS).await.map(|_| ()) })
    });
    Ok(options.connect(url).await?)
}

async fn migrate(kind: Kind, pool: &AnyPool) -> Kept<()> {
    let mut transaction = pool.begin().await?;
    if kind == Kind::Postgres {
        sqlx::query("SELECT pg_advisory_xact_lock($1)")
            .bind(MIGRATION_LOCK)
            .fetch_one(&mut *transaction)
            .await
            .map(|_| ())?;
    }
    transaction.execute("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)").await?;
    let done = sqlx::query("SELECT count(*) FROM migrations").fetch_one(&mut *transaction).await?;
    let done: i64 = done.try_get(0)?;
    if done as usize > MIGRATIONS.len() {
        return Err(StoreError::Backup("the database was made by a newer version of this program".into()));
    }
    for (index, step) in MIGRATIONS.iter().enumerate().skip(done as usize) {
        for statement in step.split(';').map(str::trim).filter(|statement| !statement.is_empty()) {
            transaction.execute(statement).await?;
        }
        sqlx::query("INSERT INTO migrations VALUES ($1)")
            .bind(index as i64)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(())
}

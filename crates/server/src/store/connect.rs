//! Opening a database: which kind, with which settings, and up to which migration.

use super::journal::Writer;
use super::nodes::Claims;
use super::{Kept, StoreError};
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyPool, Executor, Row};

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
        let (pool, writing) = match kind {
            Kind::Sqlite => {
                let url = format!("sqlite://{}?mode=rwc", sqlite_file(url));
                (sqlite_pool(&url, 4).await?, sqlite_pool(&url, 1).await?)
            }
            Kind::Postgres => (
                AnyPoolOptions::new().max_connections(8).connect(url).await?,
                AnyPoolOptions::new().max_connections(2).connect(url).await?,
            ),
        };
        migrate(kind, &writing).await?;
        let writer = Writer::start(kind, writing);
        let claims = Claims::new(kind, url);
        Ok(Store { kind, pool, writer, claims })
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
async fn sqlite_pool(url: &str, connections: u32) -> Kept<AnyPool> {
    let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; \
                    PRAGMA foreign_keys = ON; PRAGMA cache_size = -2000;";
    let options = AnyPoolOptions::new().max_connections(connections).after_connect(move |connection, _| {
        Box::pin(async move { connection.execute(settings).await.map(|_| ()) })
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

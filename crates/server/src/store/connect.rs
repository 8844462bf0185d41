//! Opening a database: which kind, with which settings, and up to which migration.

use super::journal::Writer;
use super::leases::Leases;
use super::own::Own;
use super::rings::Rings;
use super::{Kept, StoreError, Turns, sqlite};
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{Any, AnyPool, Executor, Row, Transaction};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
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
    pub(super) url: Arc<str>,
    pub(super) pool: AnyPool,
    pub(super) writer: Writer,
    pub(super) leases: Option<Leases>,
    pub(super) rings: Option<Rings>,
    turns: Option<Turns>,
    /// Keeps other servers away from the file.
    lock: Arc<Mutex<Option<File>>>,
}

/// Every step from an empty database to the present one, in order. A step that was released is never changed.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001.sql"),
    include_str!("../../migrations/0002.sql"),
    include_str!("../../migrations/0003.sql"),
    include_str!("../../migrations/0004.sql"),
    include_str!("../../migrations/0005.sql"),
    include_str!("../../migrations/0006.sql"),
    include_str!("../../migrations/0007.sql"),
];

/// Keeps two servers from migrating one PostgreSQL at the same time; any number will do.
const MIGRATION_LOCK: i64 = 0x7461_6665_6c00;

/// How long to wait for a connection before giving up.
const ACQUIRE: Duration = Duration::from_secs(10);
/// How long PostgreSQL may take to keep a group of moves.
const WRITE: Duration = Duration::from_secs(5);

impl Store {
    /// Opens `sqlite:FILE` (made if it is not there) or `postgres://…`, and brings it up to date.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn open(url: &str) -> Kept<Store> {
        install_default_drivers();
        if url.starts_with("sqlite:") {
            Store::open_sqlite(url).await
        } else {
            Store::open_postgres(url).await
        }
    }

    async fn open_sqlite(url: &str) -> Kept<Store> {
        let file = sqlite_file(url);
        if Path::new(file).exists() {
            sqlite::check(file)?;
        }
        keep_private(file)?;
        let options = AnyPoolOptions::new().max_connections(4).acquire_timeout(ACQUIRE).after_connect(
            |connection, _| Box::pin(async move { connection.execute(SQLITE_SETTINGS).await.map(|_| ()) }),
        );
        let pool = options.connect(&format!("sqlite://{file}?mode=rwc")).await?;
        migrate(Kind::Sqlite, &pool).await?;
        let turns = Turns::default();
        let writer = sqlite::start(file, SQLITE_SETTINGS, turns.clone())?;
        Ok(Store {
            kind: Kind::Sqlite,
            url: url.into(),
            pool,
            writer,
            leases: None,
            rings: None,
            turns: Some(turns),
            lock: Arc::default(),
        })
    }

    async fn open_postgres(url: &str) -> Kept<Store> {
        let url = with_settings(url);
        let pool = AnyPoolOptions::new().max_connections(8).acquire_timeout(ACQUIRE).connect(&url).await?;
        migrate(Kind::Postgres, &pool).await?;
        Ok(Store {
            kind: Kind::Postgres,
            writer: Writer::start(Own::new(&url, WRITE)?),
            leases: Some(Leases::new(&url)?),
            url: url.into(),
            pool,
            rings: Some(Rings::new()),
            turns: None,
            lock: Arc::default(),
        })
    }

    /// Makes sure that no other server uses this file. Tools may.
    ///
    /// # Errors
    /// [`StoreError::Unusable`] if another does.
    pub fn serve_alone(&self) -> Kept<()> {
        if self.kind == Kind::Postgres {
            return Ok(());
        }
        let named = sqlite_file(&self.url);
        let unusable = |error: &dyn std::fmt::Display| StoreError::Unusable(format!("{named}: {error}"));
        // By whatever name it was found, it is the same file.
        let path = fs::canonicalize(named).map_err(|error| unusable(&error))?;
        let mut lock = path.into_os_string();
        lock.push("-lock");
        let lock = PathBuf::from(lock);
        make_private(&lock).map_err(|error| unusable(&error))?;
        let file = File::options().write(true).open(&lock).map_err(|error| unusable(&error))?;
        match file.try_lock() {
            Ok(()) => {
                *self.lock.lock().unwrap_or_else(PoisonError::into_inner) = Some(file);
                Ok(())
            }
            Err(fs::TryLockError::WouldBlock) => {
                Err(StoreError::Unusable("another server uses this database".into()))
            }
            Err(fs::TryLockError::Error(error)) => Err(unusable(&error)),
        }
    }

    /// Waits until it is the caller's turn to write, where only one can.
    pub(super) async fn turn(&self) -> Option<OwnedMutexGuard<()>> {
        match &self.turns {
            Some(turns) => Some(turns.clone().lock_owned().await),
            None => None,
        }
    }

    /// Begins a transaction that will write. SQLite refuses to wait for whoever writes in another program, once a
    /// transaction has read what they change: so the right to write is taken first.
    pub(super) async fn begin(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        match self.kind {
            Kind::Sqlite => self.pool.begin_with("BEGIN IMMEDIATE").await,
            Kind::Postgres => self.pool.begin().await,
        }
    }

    /// Which database it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How many connections are open, and how many of them are free.
    pub(crate) fn connections(&self) -> (u32, usize) {
        (self.pool.size(), self.pool.num_idle())
    }

    /// How many bytes the database takes.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bytes(&self) -> Kept<i64> {
        let sql = match self.kind {
            Kind::Sqlite => {
                "SELECT (SELECT page_count FROM pragma_page_count) * (SELECT page_size FROM pragma_page_size)"
            }
            Kind::Postgres => "SELECT pg_database_size(current_database())",
        };
        Ok(sqlx::query(sql).fetch_one(&self.pool).await?.try_get(0)?)
    }

    /// Waits until all that was accepted is kept, and lets the database go.
    pub async fn close(&self) {
        self.writer.close().await;
        if let Some(leases) = &self.leases {
            leases.close().await;
        }
        if self.kind == Kind::Sqlite {
            // What stays in the log is taken over with the next start; nothing is lost with it.
            let _ = self.pool.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
        }
        self.pool.close().await;
        *self.lock.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// The file that a `sqlite:` URL names.
fn sqlite_file(url: &str) -> &str {
    let file = url.strip_prefix("sqlite:").unwrap_or(url);
    file.strip_prefix("//").unwrap_or(file)
}

/// Only its owner may read the file: it holds people's passwords' hashes and the seeds of running matches. SQLite gives
/// the files that it makes beside it the same permissions.
fn keep_private(file: &str) -> Kept<()> {
    let unusable = |error: io::Error| StoreError::Unusable(format!("{file}: {error}"));
    make_private(Path::new(file)).map_err(unusable)?;
    for beside in ["-wal", "-shm"].map(|ending| format!("{file}{ending}")) {
        if Path::new(&beside).exists() {
            make_private(Path::new(&beside)).map_err(unusable)?;
        }
    }
    Ok(())
}

/// Makes a file that only its owner may read, or takes the right to read it from others. A file that is there is not
/// opened: to close it again would end this process's locks on it.
///
/// # Errors
/// If it cannot be made, or is somebody else's.
pub fn make_private(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    match options.open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => take_rights(path),
        made => made.map(|_| ()),
    }
}

fn take_rights(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mut permissions = fs::metadata(path)?.permissions();
        if permissions.mode() & 0o077 != 0 {
            permissions.set_mode(0o600);
            fs::set_permissions(path, permissions)?;
        }
    }
    Ok(())
}

/// FULL syncs the log at every commit, so what was answered survives a power failure; WAL lets people read meanwhile.
/// Whoever waits for the file waits from the first of these on, since even the mode needs it for a moment.
/// The log may have 16 MiB, since the pages of a match that is played are written again and again.
const SQLITE_SETTINGS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                               PRAGMA foreign_keys = ON; PRAGMA cache_size = -2000; \
                               PRAGMA wal_autocheckpoint = 4000;";

/// What every session on PostgreSQL asks for: whoever is gone or frozen is noticed within seconds, and holds nothing.
const POSTGRES_SETTINGS: &[(&str, &str)] = &[
    ("tcp_keepalives_idle", "5"),
    ("tcp_keepalives_interval", "2"),
    ("tcp_keepalives_count", "3"),
    ("idle_in_transaction_session_timeout", "5000"),
    ("statement_timeout", "20000"),
];

/// The address of a database with our settings, those that it names itself first.
fn with_settings(url: &str) -> String {
    let mut with = url.to_owned();
    for (number, (name, value)) in POSTGRES_SETTINGS.iter().enumerate() {
        let sign = if number == 0 && !url.contains('?') { '?' } else { '&' };
        with.push_str(&format!("{sign}options[{name}]={value}"));
    }
    with
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
        return Err(StoreError::Unusable("the database was made by a newer version of this program".into()));
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

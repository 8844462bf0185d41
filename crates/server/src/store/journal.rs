//! The journal of every match, written in groups: what waits is kept in one transaction, and answered after it.

use super::own::Own;
use super::{Kept, LineRow, Store, StoreError, postgres};
use crate::bell::Ring;
use crate::id::TableId;
use sqlx::{Any, AssertSqlSafe, Row, Transaction};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// Lines to be added to a table's journal, all or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the first line. If the journal is longer by now, nothing is added.
    pub from: u32,
    /// The lines.
    pub lines: Vec<String>,
    /// When: milliseconds since 1970.
    pub at: i64,
    /// How the match ended, if these lines end it.
    pub ending: Option<Ending>,
}

/// Points and ranks by seat.
#[derive(Clone, Debug)]
pub struct Ending {
    /// By seat.
    pub points: Vec<i16>,
    /// By seat.
    pub ranks: Vec<u8>,
}

/// Something for whoever writes.
pub(super) enum Job {
    /// Lines to be kept, and whom to tell.
    Append(Append, oneshot::Sender<Kept<()>>),
    /// Nothing more is to be kept after what was handed over before.
    Close(oneshot::Sender<()>),
}

/// Hands appends to the one task or thread that writes.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    waiting: Arc<AtomicUsize>,
    tally: Tally,
}

/// What has been written since the start.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Written {
    /// Lines.
    pub(crate) lines: u64,
    /// Transactions; lines of several tables share one.
    pub(crate) commits: u64,
    /// How long they took together.
    pub(crate) took: Duration,
}

/// Counts what is written; copies count together.
#[derive(Clone, Default)]
pub(super) struct Tally(Arc<Mutex<Written>>);

impl Tally {
    /// Counts a group that is about to be written, once what is returned is dropped.
    pub(super) fn of(&self, group: &Group) -> Counting {
        let lines = group.iter().map(|(append, _)| append.lines.len() as u64).sum();
        Counting { tally: self.clone(), lines, begun: Instant::now() }
    }
}

/// A group that is being written.
pub(super) struct Counting {
    tally: Tally,
    lines: u64,
    begun: Instant,
}

impl Drop for Counting {
    fn drop(&mut self) {
        let mut written = self.tally.0.lock().unwrap_or_else(PoisonError::into_inner);
        written.lines += self.lines;
        written.commits += 1;
        written.took += self.begun.elapsed();
    }
}

/// The most appends in one transaction: enough to share the cost of a sync, few enough to be quick.
pub(super) const GROUP: usize = 256;

/// Appends that are kept together, and who waits for them.
pub(super) type Group = Vec<(Append, oneshot::Sender<Kept<()>>)>;

/// Takes the appends out of some jobs, and whoever waits until no more is kept, which comes last.
pub(super) fn sort(jobs: &mut Vec<Job>) -> (Group, Option<oneshot::Sender<()>>) {
    let (mut group, mut closed) = (Vec::with_capacity(jobs.len()), None);
    for job in jobs.drain(..) {
        match job {
            Job::Append(append, answer) if closed.is_none() => group.push((append, answer)),
            // Whoever comes too late finds nobody who answers.
            Job::Append(..) => {}
            Job::Close(answer) => closed = Some(answer),
        }
    }
    (group, closed)
}

impl Writer {
    /// Hands appends to whoever takes these.
    pub(super) fn by(jobs: mpsc::Sender<Job>, tally: Tally) -> Writer {
        Writer { jobs, waiting: Arc::default(), tally }
    }

    /// Hands appends to a task that writes to PostgreSQL.
    pub(super) fn start(connection: Own) -> Writer {
        let (jobs, mut waiting) = mpsc::channel::<Job>(4 * GROUP);
        let tally = Tally::default();
        let counted = tally.clone();
        tokio::spawn(async move {
            let mut group = vec![];
            while waiting.recv_many(&mut group, GROUP).await > 0 {
                let (group, closed) = sort(&mut group);
                let counting = counted.of(&group);
                postgres::write_group(&connection, group).await;
                drop(counting);
                if let Some(answer) = closed {
                    // Whoever asked may have gone.
                    let _ = answer.send(());
                    break;
                }
            }
            connection.close().await;
        });
        Writer::by(jobs, tally)
    }

    async fn append(&self, append: Append) -> Kept<()> {
        let (answer, answered) = oneshot::channel();
        let _counted = Waits::new(&self.waiting);
        self.jobs.send(Job::Append(append, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Waits until everything handed over before is written; after it nothing is.
    pub(super) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::Close(answer)).await.is_ok() {
            // If the writer is gone, nothing is left to wait for.
            let _ = answered.await;
        }
    }
}

/// An append that waits to be kept, counted as long as it does.
struct Waits<'w>(&'w AtomicUsize);

impl Waits<'_> {
    fn new(waiting: &AtomicUsize) -> Waits<'_> {
        waiting.fetch_add(1, Relaxed);
        Waits(waiting)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// The most rows of one statement.
const ROWS: usize = 32;

/// Adds lines to a journal within a transaction of another kind.
pub(super) async fn insert_lines(
    transaction: &mut Transaction<'_, Any>,
    table: TableId,
    from: i64,
    lines: &[String],
    at: i64,
) -> Kept<()> {
    for (chunk, first) in lines.chunks(ROWS).zip((from..).step_by(ROWS)) {
        let places = (0..chunk.len()).map(|row| format!("($1, ${}, ${}, $2)", 2 * row + 3, 2 * row + 4));
        let sql = format!(
            "INSERT INTO lines (table_id, number, text, at) VALUES {}",
            places.collect::<Vec<_>>().join(", ")
        );
        // The text is made from numbers alone.
        let mut query = sqlx::query(AssertSqlSafe(sql)).bind(table.0).bind(at);
        for (text, number) in chunk.iter().zip(first..) {
            query = query.bind(number).bind(text.as_str());
        }
        query.execute(&mut **transaction).await?;
    }
    Ok(())
}

impl Store {
    /// Adds lines to a table's journal; when this returns, they are on disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the journal is longer than `from` by now.
    pub async fn append(&self, append: Append) -> Kept<()> {
        let (table, length) = (append.table, append.from + append.lines.len() as u32);
        self.writer.append(append).await?;
        self.ring(Ring::Table(table, length));
        Ok(())
    }

    /// How many appends wait to be kept.
    pub(crate) fn appends_waiting(&self) -> usize {
        self.writer.waiting.load(Relaxed)
    }

    /// What has been written to journals since the start.
    pub(crate) fn written(&self) -> Written {
        *self.writer.tally.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The journal of a table from a line on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lines(&self, table: TableId, from: u32) -> Kept<Vec<LineRow>> {
        let rows =
            sqlx::query("SELECT text, at FROM lines WHERE table_id = $1 AND number >= $2 ORDER BY number")
                .bind(table.0)
                .bind(i64::from(from))
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(|row| Ok(LineRow { text: row.try_get(0)?, at: row.try_get(1)? })).collect()
    }
}

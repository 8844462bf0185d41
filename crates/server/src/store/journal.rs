//! The journal of every match, written in groups: what waits is kept in one transaction, and answered after it.

use super::{Kept, Store, StoreError};
use crate::id::TableId;
use sqlx::{Any, AnyPool, AssertSqlSafe, Row, Transaction};
use std::fmt::Write;
use std::sync::LazyLock;
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

pub(super) type Job = (Append, oneshot::Sender<Kept<()>>);

/// Hands appends to the one task that writes.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

/// The most appends in one transaction: enough to share the cost of a sync, few enough to be quick.
pub(super) const GROUP: usize = 256;

impl Writer {
    /// Hands appends to whoever takes these.
    pub(super) fn by(jobs: mpsc::Sender<Job>) -> Writer {
        Writer { jobs }
    }

    /// Hands appends to a task that writes to PostgreSQL.
    pub(super) fn start(pool: AnyPool) -> Writer {
        let (jobs, mut waiting) = mpsc::channel::<Job>(4 * GROUP);
        tokio::spawn(async move {
            let mut group = vec![];
            while waiting.recv_many(&mut group, GROUP).await > 0 {
                write_group(&pool, std::mem::take(&mut group)).await;
            }
            pool.close().await;
        });
        Writer { jobs }
    }

    async fn append(&self, append: Append) -> Kept<()> {
        let gone = || StoreError::Database(sqlx::Error::PoolClosed);
        let (answer, answered) = oneshot::channel();
        self.jobs.send((append, answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Waits until everything handed over before is written.
    pub(super) async fn close(&self) {
        let nothing = Append { table: TableId::NONE, from: 0, lines: vec![], at: 0, ending: None };
        // The answer comes after all earlier ones; if the writer is gone, nothing is left to wait for.
        let _ = self.append(nothing).await;
    }
}

/// Keeps all together or, if one of them cannot be kept, each by itself.
async fn write_group(pool: &AnyPool, group: Vec<Job>) {
    let appends: Vec<&Append> = group.iter().map(|(append, _)| append).collect();
    let together = write(pool, &appends).await;
    match together {
        Ok(()) => group.into_iter().for_each(|(_, answer)| drop(answer.send(Ok(())))),
        Err(_) => {
            for (append, answer) in group {
                let alone = write(pool, &[&append]).await;
                drop(answer.send(alone));
            }
        }
    }
}

async fn write(pool: &AnyPool, group: &[&Append]) -> Kept<()> {
    let mut rows: Vec<LineRow<'_>> = vec![];
    for append in group {
        let numbered = append.lines.iter().zip(append.from..);
        rows.extend(numbered.map(|(text, number)| (append.table, number, text.as_str(), append.at)));
    }
    let mut transaction = pool.begin().await?;
    for rows in rows.chunks(ROWS) {
        insert(&mut transaction, rows).await?;
    }
    for append in group {
        end(&mut transaction, append).await?;
        let length = append.from + append.lines.len() as u32;
        super::nodes::ring(&mut transaction, append.table, length).await?;
    }
    transaction.commit().await?;
    Ok(())
}

type LineRow<'a> = (TableId, u32, &'a str, i64);

/// The most rows of one statement. There is a statement for every number up to it, so that all stay prepared.
const ROWS: usize = 32;

static INSERTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let statement = |rows: usize| {
        let mut sql = String::from("INSERT INTO lines (table_id, number, text, at) VALUES ");
        for row in 0..rows {
            let first = 4 * row;
            let comma = if row == 0 { "" } else { ", " };
            write!(sql, "{comma}(${}, ${}, ${}, ${})", first + 1, first + 2, first + 3, first + 4)
                .expect("a string takes all that is written");
        }
        sql
    };
    (1..=ROWS).map(statement).collect()
});

async fn insert(transaction: &mut Transaction<'_, Any>, rows: &[LineRow<'_>]) -> Kept<()> {
    // The text is made above from numbers alone.
    let mut query = sqlx::query(AssertSqlSafe(INSERTS[rows.len() - 1].as_str()));
    for &(table, number, text, at) in rows {
        query = query.bind(table.0).bind(i64::from(number)).bind(text).bind(at);
    }
    query.execute(&mut **transaction).await?;
    Ok(())
}

/// Adds lines to a journal within a transaction.
pub(super) async fn insert_lines(
    transaction: &mut Transaction<'_, Any>,
    table: TableId,
    from: i64,
    lines: &[String],
    at: i64,
) -> Kept<()> {
    let rows: Vec<LineRow<'_>> =
        lines.iter().zip(from as u32..).map(|(text, number)| (table, number, text.as_str(), at)).collect();
    for rows in rows.chunks(ROWS) {
        insert(transaction, rows).await?;
    }
    Ok(())
}

async fn end(transaction: &mut Transaction<'_, Any>, append: &Append) -> Kept<()> {
    let Some(ending) = &append.ending else { return Ok(()) };
    sqlx::query("UPDATE tables SET over_at = $1 WHERE id = $2")
        .bind(append.at)
        .bind(append.table.0)
        .execute(&mut **transaction)
        .await?;
    for (seat, (points, rank)) in ending.points.iter().zip(&ending.ranks).enumerate() {
        sqlx::query("INSERT INTO results (table_id, seat, points, ranking) VALUES ($1, $2, $3, $4)")
            .bind(append.table.0)
            .bind(seat as i64)
            .bind(i64::from(*points))
            .bind(i64::from(*rank))
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

impl Store {
    /// Adds lines to a table's journal; when this answers, they are on disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the journal is longer than `from` by now.
    pub async fn append(&self, append: Append) -> Kept<()> {
        self.writer.append(append).await
    }

    /// The journal of a table from a line on: texts and times.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lines(&self, table: TableId, from: u32) -> Kept<Vec<(String, i64)>> {
        let rows =
            sqlx::query("SELECT text, at FROM lines WHERE table_id = $1 AND number >= $2 ORDER BY number")
                .bind(table.0)
                .bind(i64::from(from))
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }
}

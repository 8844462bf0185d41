//! The journal on SQLite: one thread writes what waits in one transaction, without a detour for every statement.

use super::journal::{Append, GROUP, Group, Job, Tally, Writer, sort};
use super::{Kept, StoreError, Turns};
use rusqlite::{Connection, ErrorCode};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// A table that the operator has removed meanwhile gets no lines any more.
const INSERT: &str = "INSERT INTO lines (table_id, number, text, at) SELECT ?1, ?2, ?3, ?4 \
                      WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)";
const END: &str = "UPDATE tables SET over_at = ?1 WHERE id = ?2";
const RESULT: &str = "INSERT INTO results (table_id, seat, points, ranking) VALUES (?1, ?2, ?3, ?4)";

/// How far apart commits begin while many play: a sync costs as much for one line as for twenty.
const PACE: Duration = Duration::from_millis(6);
/// So many appends in the last commit are not many: whoever plays then is not kept waiting.
const FEW: usize = 3;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            _ => StoreError::Sqlite(error),
        }
    }
}

/// Refuses a file that is no database, or another program's.
pub(super) fn check(file: &str) -> Kept<()> {
    let foreign = "SELECT EXISTS (SELECT 1 FROM sqlite_schema) \
                   AND NOT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'migrations')";
    let is_foreign = Connection::open(file)?.query_row(foreign, (), |row| row.get(0));
    match is_foreign {
        Ok(false) => Ok(()),
        Ok(true) => Err(StoreError::Unusable(format!("{file} is the database of another program"))),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) => {
            Err(StoreError::Unusable(format!("{file} is no SQLite database")))
        }
        Err(error) => Err(error.into()),
    }
}

/// Starts the thread that writes; it ends when nobody can hand it anything any more.
pub(super) fn start(file: &str, settings: &str, turns: Turns) -> Kept<Writer> {
    let mut connection = Connection::open(file)?;
    connection.execute_batch(settings)?;
    let (jobs, mut waiting) = mpsc::channel::<Job>(4 * GROUP);
    let tally = Tally::default();
    let counted = tally.clone();
    let writing = move || {
        let mut group = Vec::with_capacity(GROUP);
        let mut next = Instant::now();
        while waiting.blocking_recv_many(&mut group, GROUP) > 0 {
            std::thread::sleep(next.saturating_duration_since(Instant::now()));
            while group.len() < GROUP
                && let Ok(job) = waiting.try_recv()
            {
                group.push(job);
            }
            next = Instant::now() + if group.len() > FEW { PACE } else { Duration::ZERO };
            let (group, closed) = sort(&mut group);
            {
                let _turn = turns.blocking_lock();
                let _counting = counted.of(&group);
                write_group(&mut connection, group);
            }
            if let Some(answer) = closed {
                drop(connection);
                // Whoever asked may have gone.
                let _ = answer.send(());
                return;
            }
        }
    };
    std::thread::Builder::new()
        .name("tafel-journal".into())
        .spawn(writing)
        .map_err(|error| StoreError::Unusable(error.to_string()))?;
    Ok(Writer::by(jobs, tally))
}

/// Keeps all together or, if one of them cannot be kept, each by itself.
fn write_group(connection: &mut Connection, group: Group) {
    let together = write(connection, group.iter().map(|(append, _)| append));
    for (append, answer) in group {
        let kept = if together.is_ok() { Ok(()) } else { write(connection, [&append].into_iter()) };
        // Whoever no longer waits for the answer finds the lines in the journal.
        let _ = answer.send(kept);
    }
}

fn write<'a>(connection: &mut Connection, group: impl Iterator<Item = &'a Append>) -> Kept<()> {
    let transaction = connection.transaction()?;
    {
        let mut insert = transaction.prepare_cached(INSERT)?;
        for append in group {
            for (text, number) in append.lines.iter().zip(append.from..) {
                insert.execute((append.table.0, number, text, append.at))?;
            }
            if let Some(ending) = &append.ending {
                transaction.prepare_cached(END)?.execute((append.at, append.table.0))?;
                let mut result = transaction.prepare_cached(RESULT)?;
                for (seat, (points, rank)) in ending.points.iter().zip(&ending.ranks).enumerate() {
                    result.execute((append.table.0, seat as i64, points, rank))?;
                }
            }
        }
    }
    transaction.commit()?;
    Ok(())
}

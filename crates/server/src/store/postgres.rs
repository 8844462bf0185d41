//! The journal on PostgreSQL: what waits is kept by one statement, so that a distant database costs one round trip.

use super::journal::{Append, Group};
use super::own::Own;
use super::{Kept, StoreError};

const KEEP: &str = "WITH kept AS (INSERT INTO lines (table_id, number, text, at) \
                    SELECT l.* FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[]) AS l (id, number, text, at) \
                    WHERE EXISTS (SELECT 1 FROM tables WHERE tables.id = l.id)), \
                    ended AS (UPDATE tables SET over_at = e.at FROM unnest($5::bigint[], $6::bigint[]) AS e (id, at) \
                    WHERE tables.id = e.id) \
                    INSERT INTO results (table_id, seat, points, ranking) \
                    SELECT * FROM unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[])";

/// Keeps all together or, if one of them cannot be kept, each by itself.
pub(super) async fn write_group(connection: &Own, group: Group) {
    let together = write(connection, group.iter().map(|(append, _)| append)).await;
    for (append, answer) in group {
        let kept = match &together {
            Ok(()) => Ok(()),
            // Nobody waits as often as there are appends.
            Err(StoreError::Database(sqlx::Error::PoolTimedOut)) => Err(sqlx::Error::PoolTimedOut.into()),
            Err(_) => write(connection, [&append].into_iter()).await,
        };
        // Whoever no longer waits for the answer finds the lines in the journal.
        let _ = answer.send(kept);
    }
}

/// The columns of the rows to be kept.
#[derive(Default)]
struct Columns<'a> {
    lines: (Vec<i64>, Vec<i64>, Vec<&'a str>, Vec<i64>),
    ended: (Vec<i64>, Vec<i64>),
    results: (Vec<i64>, Vec<i64>, Vec<i64>, Vec<i64>),
}

impl<'a> Columns<'a> {
    fn add(&mut self, append: &'a Append) {
        for (text, number) in append.lines.iter().zip(append.from..) {
            self.lines.0.push(append.table.0);
            self.lines.1.push(i64::from(number));
            self.lines.2.push(text);
            self.lines.3.push(append.at);
        }
        let Some(ending) = &append.ending else { return };
        self.ended.0.push(append.table.0);
        self.ended.1.push(append.at);
        for (seat, (points, rank)) in ending.points.iter().zip(&ending.ranks).enumerate() {
            self.results.0.push(append.table.0);
            self.results.1.push(seat as i64);
            self.results.2.push(i64::from(*points));
            self.results.3.push(i64::from(*rank));
        }
    }
}

async fn write<'a>(connection: &Own, group: impl Iterator<Item = &'a Append>) -> Kept<()> {
    let mut columns = Columns::default();
    group.for_each(|append| columns.add(append));
    let Columns { lines, ended, results } = columns;
    if lines.0.is_empty() {
        return Ok(());
    }
    let keep = sqlx::query(KEEP)
        .bind(lines.0)
        .bind(lines.1)
        .bind(lines.2)
        .bind(lines.3)
        .bind(ended.0)
        .bind(ended.1)
        .bind(results.0)
        .bind(results.1)
        .bind(results.2)
        .bind(results.3);
    connection.rows(keep).await?;
    Ok(())
}

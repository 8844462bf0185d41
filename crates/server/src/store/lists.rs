//! Lists of tables and results, each with a fixed number of statements however long it is.

use super::rows::{ScoreRow, SeatRow, TableRow, columns, seat, seat_columns, table, word};
use super::{Kept, Store};
use crate::id::{PlayerId, TableId};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use std::collections::HashMap;
use tafel_wire::Shelf;

/// A table and who sits at it.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The table.
    pub table: TableRow,
    /// By seat.
    pub seats: Vec<SeatRow>,
}

/// How somebody did in one match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Result {
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// When it ended.
    pub over_at: i64,
    /// The player's seat.
    pub seat: i64,
    /// The points.
    pub points: i64,
    /// The rank; 1 is first.
    pub rank: i64,
}

/// Which open tables are wanted.
#[derive(Clone, Debug, Default)]
pub struct Wanted<'w> {
    /// Of this game.
    pub game: Option<&'w str>,
    /// With these letters in the name of somebody who sits there.
    pub search: Option<&'w str>,
    /// With a seat that nobody has taken.
    pub free: bool,
    /// Older than this one.
    pub after: Option<TableId>,
}

/// Which tables of a player are wanted.
#[derive(Copy, Clone, Debug)]
pub struct Mine<'w> {
    /// On which shelf; without one, all.
    pub shelf: Option<Shelf>,
    /// Of this game.
    pub game: Option<&'w str>,
    /// That ended, or were made, before this time.
    pub before: i64,
}

impl Mine<'_> {
    /// All of them.
    pub const ALL: Mine<'static> = Mine { shelf: None, game: None, before: i64::MAX };
}

impl Store {
    /// Listed tables that are not over, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_tables(&self, wanted: &Wanted<'_>, most: i64) -> Kept<Vec<Listing>> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM tables t WHERE t.over_at IS NULL AND t.visibility = 'open' AND ($1 = '' OR t.game = $1) \
             AND ($2 = '' OR EXISTS (SELECT 1 FROM seats s JOIN players p ON p.id = s.player \
             WHERE s.table_id = t.id AND lower(p.name) LIKE lower($2) ESCAPE '!')) \
             AND ($3 = 0 OR (t.started_at IS NULL AND EXISTS \
             (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.player IS NULL AND s.bot IS NULL))) \
             AND ($4 = -1 OR EXISTS (SELECT 1 FROM tables b WHERE b.id = $4 \
             AND (t.created_at < b.created_at OR (t.created_at = b.created_at AND t.id > b.id)))) \
             ORDER BY t.created_at DESC, t.id LIMIT $5"
        );
        let rows = sqlx::query(sql)
            .bind(wanted.game.unwrap_or_default())
            .bind(wanted.search.map(pattern).unwrap_or_default())
            .bind(i64::from(wanted.free))
            .bind(wanted.after.map_or(-1, |after| after.0))
            .bind(most)
            .fetch_all(&self.pool)
            .await?;
        self.with_seats(&rows).await
    }

    /// Listed tables whose match is over, the latest first, before a time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finished(&self, before: i64, most: i64) -> Kept<Vec<Listing>> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM tables t WHERE t.over_at < $1 AND t.visibility = 'open' AND t.ended_by IS NULL \
             ORDER BY t.over_at DESC, t.id LIMIT $2"
        );
        let rows = sqlx::query(sql).bind(before).bind(most).fetch_all(&self.pool).await?;
        self.with_seats(&rows).await
    }

    /// Tables where a player sits, or that wait for their host: those on one shelf, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_of(&self, player: PlayerId, mine: &Mine<'_>, most: i64) -> Kept<Vec<Listing>> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM tables t WHERE (t.id IN (SELECT table_id FROM seats WHERE player = $1) OR \
             (t.host = $1 AND t.started_at IS NULL)) AND ($2 = '' OR t.game = $2) \
             AND ($3 = '' OR $3 = CASE WHEN EXISTS (SELECT 1 FROM seats a WHERE a.table_id = t.id AND a.player = $1 \
             AND a.archived = 1) THEN 'archived' WHEN t.over_at IS NULL THEN 'current' ELSE 'over' END) \
             AND coalesce(t.over_at, t.created_at) < $4 \
             ORDER BY coalesce(t.over_at, t.created_at) DESC, t.id LIMIT $5"
        );
        let rows = sqlx::query(sql)
            .bind(player.0)
            .bind(mine.game.unwrap_or_default())
            .bind(mine.shelf.as_ref().map(word).transpose()?.unwrap_or_default())
            .bind(mine.before)
            .bind(most)
            .fetch_all(&self.pool)
            .await?;
        self.with_seats(&rows).await
    }

    /// How many tables that a player made are not over.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_made_by(&self, player: PlayerId) -> Kept<i64> {
        let sql = "SELECT count(*) FROM tables WHERE host = $1 AND over_at IS NULL";
        Ok(sqlx::query(sql).bind(player.0).fetch_one(&self.pool).await?.try_get(0)?)
    }

    pub(super) async fn with_seats(&self, rows: &[AnyRow]) -> Kept<Vec<Listing>> {
        let tables: Vec<TableRow> = rows.iter().map(table).collect::<Kept<_>>()?;
        if tables.is_empty() {
            return Ok(vec![]);
        }
        let sql = format!(
            "SELECT s.table_id, {} FROM seats s LEFT JOIN players p ON p.id = s.player \
             WHERE s.table_id IN ({}) ORDER BY s.table_id, s.seat",
            seat_columns!(),
            ids(&tables)
        );
        let mut seats: HashMap<i64, Vec<SeatRow>> = HashMap::new();
        // The text is made from numbers alone.
        for row in &sqlx::query(AssertSqlSafe(sql)).fetch_all(&self.pool).await? {
            seats.entry(row.try_get(0)?).or_default().push(seat(row, 1)?);
        }
        let listing =
            |table: TableRow| Listing { seats: seats.remove(&table.id.0).unwrap_or_default(), table };
        Ok(tables.into_iter().map(listing).collect())
    }

    /// How long the journals of these tables are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn journal_lengths(
        &self,
        tables: impl Iterator<Item = TableId>,
    ) -> Kept<HashMap<TableId, u32>> {
        let ids = tables.map(|table| table.0.to_string()).collect::<Vec<_>>().join(", ");
        if ids.is_empty() {
            return Ok(HashMap::new());
        }
        let sql = format!(
            "SELECT t.id, coalesce((SELECT max(l.number) + 1 FROM lines l WHERE l.table_id = t.id), 0) \
             FROM tables t WHERE t.id IN ({ids})"
        );
        // The text is made from numbers alone.
        let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((TableId(row.try_get(0)?), row.try_get::<i64, _>(1)? as u32))).collect()
    }

    /// Points and ranks of finished matches, by table and seat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn results<'t>(
        &self,
        tables: impl IntoIterator<Item = &'t TableRow>,
    ) -> Kept<HashMap<TableId, Vec<ScoreRow>>> {
        let mut results: HashMap<TableId, Vec<ScoreRow>> = HashMap::new();
        let ids = ids(tables);
        if ids.is_empty() {
            return Ok(results);
        }
        let sql = format!(
            "SELECT table_id, points, ranking FROM results WHERE table_id IN ({ids}) ORDER BY table_id, seat"
        );
        // The text is made from numbers alone.
        for row in &sqlx::query(AssertSqlSafe(sql)).fetch_all(&self.pool).await? {
            let result = ScoreRow { points: row.try_get(1)?, rank: row.try_get(2)? };
            results.entry(TableId(row.try_get(0)?)).or_default().push(result);
        }
        Ok(results)
    }

    /// How a player did, the latest first; at private tables too where `all`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn results_of(&self, player: PlayerId, all: bool, most: i64) -> Kept<Vec<Result>> {
        let rows = sqlx::query(
            "SELECT t.id, t.game, t.over_at, r.seat, r.points, r.ranking FROM results r \
             JOIN seats s ON s.table_id = r.table_id AND s.seat = r.seat JOIN tables t ON t.id = r.table_id \
             WHERE s.player = $1 AND t.over_at IS NOT NULL AND t.brought = 0 AND ($2 = 1 OR t.visibility = 'open') \
             ORDER BY t.over_at DESC, t.id, r.seat LIMIT $3",
        )
        .bind(player.0)
        .bind(i64::from(all))
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &AnyRow| {
            Ok(Result {
                table: TableId(row.try_get(0)?),
                game: row.try_get(1)?,
                over_at: row.try_get(2)?,
                seat: row.try_get(3)?,
                points: row.try_get(4)?,
                rank: row.try_get(5)?,
            })
        };
        rows.iter().map(read).collect()
    }
}

/// What LIKE looks for: these letters anywhere, whatever signs they are.
pub(super) fn pattern(letters: &str) -> String {
    let mut pattern = String::from("%");
    for letter in letters.chars() {
        if matches!(letter, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

fn ids<'t>(tables: impl IntoIterator<Item = &'t TableRow>) -> String {
    tables.into_iter().map(|table| table.id.0.to_string()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::pattern;

    #[test]
    fn signs_of_patterns_are_letters_in_a_search() {
        assert_eq!(pattern("An"), "%An%");
        assert_eq!(pattern("50%_!"), "%50!%!_!!%");
    }
}

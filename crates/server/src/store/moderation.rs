//! What people report, and what whoever runs the server decides about people and tables.
//!
//! Every decision is a row in `rulings`: running servers read them once a second and act on them, whichever program
//! decided.

use super::{Kept, Store, StoreError, people::end_sessions};
use crate::bell::Ring;
use crate::id::{PlayerId, TableId};
use serde_json::{Value, json};
use sqlx::any::AnyRow;
use sqlx::{Any, Row, Transaction};

/// Something that somebody wants looked at.
#[derive(Clone, Debug)]
pub struct NewReportRow {
    /// When: milliseconds since 1970.
    pub at: i64,
    /// Who reports.
    pub reporter: PlayerId,
    /// Who is reported.
    pub player: Option<PlayerId>,
    /// At which table.
    pub table: Option<TableId>,
    /// Which message there.
    pub line: Option<u32>,
    /// What the message said, since it may be gone later.
    pub quoted: Option<String>,
    /// Why.
    pub text: String,
}

/// A report, as it is listed.
#[derive(Clone, Debug)]
pub struct ReportRow {
    /// Counted from 1.
    pub number: i64,
    /// What was reported.
    pub report: NewReportRow,
    /// When it was closed.
    pub closed_at: Option<i64>,
}

/// What whoever runs the server can decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// This person may not come any more.
    Ban(PlayerId),
    /// Now again.
    Unban(PlayerId),
    /// This person may not speak anywhere.
    Mute(PlayerId),
    /// Now again.
    Unmute(PlayerId),
    /// This person is called otherwise from now on.
    Rename(PlayerId, String),
    /// All sessions and tokens of this person end.
    SignOut(PlayerId),
    /// This person is forgotten; this bot plays on in running matches.
    Forget(PlayerId, String),
    /// This table is gone, with all that belongs to it.
    RemoveTable(TableId),
}

/// A decision, as running servers read it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// Counted from 1.
    pub number: i64,
    /// About whom.
    pub player: Option<PlayerId>,
    /// About which table.
    pub table: Option<TableId>,
}

impl Act {
    fn word(&self) -> &'static str {
        match self {
            Act::Ban(_) => "ban",
            Act::Unban(_) => "unban",
            Act::Mute(_) => "mute",
            Act::Unmute(_) => "unmute",
            Act::Rename(..) => "rename",
            Act::SignOut(_) => "sign-out",
            Act::Forget(..) => "delete",
            Act::RemoveTable(_) => "remove-table",
        }
    }

    fn about(&self) -> (Option<PlayerId>, Option<TableId>) {
        match self {
            Act::Ban(player) | Act::Unban(player) | Act::Mute(player) | Act::Unmute(player) => {
                (Some(*player), None)
            }
            Act::Rename(player, _) | Act::SignOut(player) | Act::Forget(player, _) => (Some(*player), None),
            Act::RemoveTable(table) => (None, Some(*table)),
        }
    }
}

impl Store {
    /// Keeps a report.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn report(&self, new: &NewReportRow) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query(
            "INSERT INTO reports (id, at, reporter, player, table_id, line, quoted, text) \
             SELECT coalesce(max(id), 0) + 1, $1, $2, $3, $4, $5, $6, $7 FROM reports",
        )
        .bind(new.at)
        .bind(new.reporter.0)
        .bind(new.player.map(|player| player.0))
        .bind(new.table.map(|table| table.0))
        .bind(new.line.map(i64::from))
        .bind(new.quoted.as_deref())
        .bind(new.text.as_str())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Reports that are not closed, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_reports(&self, most: i64) -> Kept<Vec<ReportRow>> {
        let rows = sqlx::query(
            "SELECT id, at, reporter, player, table_id, line, quoted, text, closed_at FROM reports \
             WHERE closed_at IS NULL ORDER BY id LIMIT $1",
        )
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(report).collect()
    }

    /// Closes a report; whether it was open.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn close_report(&self, number: i64, at: i64) -> Kept<bool> {
        let _turn = self.turn().await;
        let closed = sqlx::query("UPDATE reports SET closed_at = $1 WHERE id = $2 AND closed_at IS NULL")
            .bind(at)
            .bind(number)
            .execute(&self.pool)
            .await?;
        Ok(closed.rows_affected() == 1)
    }

    /// Carries out a decision, and notes it; whether there was anybody or anything to decide about.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rule(&self, act: &Act, at: i64) -> Kept<bool> {
        let done = match act {
            Act::Forget(player, bot) => {
                let known = self.player(*player).await?.is_some();
                if known {
                    self.forget(*player, bot).await?;
                }
                known
            }
            Act::RemoveTable(table) => self.remove_wholly(*table).await?,
            _ => self.change_person(act, at).await?,
        };
        if done {
            self.note_ruling(act, at).await?;
        }
        Ok(done)
    }

    async fn change_person(&self, act: &Act, at: i64) -> Kept<bool> {
        let (Some(player), _) = act.about() else { return Ok(false) };
        let (sql, value) = match act {
            Act::Ban(_) => ("UPDATE players SET banned_at = $2 WHERE id = $1", Value::from(at)),
            Act::Unban(_) => ("UPDATE players SET banned_at = $2 WHERE id = $1", Value::Null),
            Act::Mute(_) => ("UPDATE players SET muted_at = $2 WHERE id = $1", Value::from(at)),
            Act::Unmute(_) => ("UPDATE players SET muted_at = $2 WHERE id = $1", Value::Null),
            Act::Rename(_, name) => ("UPDATE players SET name = $2 WHERE id = $1", json!(name)),
            Act::SignOut(_) => ("UPDATE players SET seen_at = $2 WHERE id = $1", Value::from(at)),
            Act::Forget(..) | Act::RemoveTable(_) => return Ok(false),
        };
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        let query = sqlx::query(sql).bind(player.0);
        let query = match value.as_str() {
            Some(text) => query.bind(text.to_owned()),
            None => query.bind(value.as_i64()),
        };
        let changed = query.execute(&mut *transaction).await?.rows_affected() == 1;
        if matches!(act, Act::Rename(..)) {
            // What they called seats is a name too.
            sqlx::query("UPDATE seats SET label = NULL WHERE player = $1")
                .bind(player.0)
                .execute(&mut *transaction)
                .await?;
        }
        if matches!(act, Act::Ban(_) | Act::SignOut(_)) {
            end_sessions(&mut transaction, player).await?;
        }
        transaction.commit().await?;
        self.ring(Ring::Person(player));
        Ok(changed)
    }

    async fn note_ruling(&self, act: &Act, at: i64) -> Kept<()> {
        let (player, table) = act.about();
        let _turn = self.turn().await;
        loop {
            let noted = sqlx::query(
                "INSERT INTO rulings (number, at, act, player, table_id) \
                 SELECT coalesce(max(number), 0) + 1, $1, $2, $3, $4 FROM rulings",
            )
            .bind(at)
            .bind(act.word())
            .bind(player.map(|player| player.0))
            .bind(table.map(|table| table.0))
            .execute(&self.pool)
            .await;
            match noted.map_err(StoreError::from) {
                Ok(_) => return Ok(()),
                // Somebody else decided something at the same moment.
                Err(StoreError::Conflict) => {}
                Err(failed) => return Err(failed),
            }
        }
    }

    /// The number of the last decision.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_ruling(&self) -> Kept<i64> {
        let row = sqlx::query("SELECT coalesce(max(number), 0) FROM rulings").fetch_one(&self.pool).await?;
        Ok(row.try_get(0)?)
    }

    /// Decisions after one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rulings_since(&self, number: i64) -> Kept<Vec<Ruling>> {
        let rows =
            sqlx::query("SELECT number, player, table_id FROM rulings WHERE number > $1 ORDER BY number")
                .bind(number)
                .fetch_all(&self.pool)
                .await?;
        let read = |row: &AnyRow| {
            Ok(Ruling {
                number: row.try_get(0)?,
                player: row.try_get::<Option<i64>, _>(1)?.map(PlayerId),
                table: row.try_get::<Option<i64>, _>(2)?.map(TableId),
            })
        };
        rows.iter().map(read).collect()
    }

    async fn remove_wholly(&self, table: TableId) -> Kept<bool> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        let removed = remove_tables(&mut transaction, &[table.0]).await? == 1;
        transaction.commit().await?;
        self.ring(Ring::Table(table, 0));
        Ok(removed)
    }

    /// Everything that is kept about one person, as JSON.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn data_of(&self, player: PlayerId) -> Kept<Option<Value>> {
        let Some(about) = self.player(player).await? else { return Ok(None) };
        let mut data = json!({ "id": about.id.to_string(), "name": about.name, "login": about.login });
        let parts: [(&str, &str, &[&str]); 7] = [
            (
                "person",
                "SELECT subject, created_at, seen_at, banned_at, muted_at FROM players WHERE id = $1",
                &["subject", "created_at", "seen_at", "banned_at", "muted_at"],
            ),
            (
                "sessions",
                "SELECT label, created_at, expires_at FROM sessions WHERE player = $1 ORDER BY created_at",
                &["label", "created_at", "expires_at"],
            ),
            (
                "hosts",
                "SELECT id, game, created_at, started_at, over_at FROM tables WHERE host = $1 ORDER BY created_at",
                &["table_id", "game", "created_at", "started_at", "over_at"],
            ),
            (
                "seats",
                "SELECT s.table_id, t.game, s.seat, s.label, t.over_at, r.points, r.ranking FROM seats s \
                 JOIN tables t ON t.id = s.table_id \
                 LEFT JOIN results r ON r.table_id = s.table_id AND r.seat = s.seat \
                 WHERE s.player = $1 ORDER BY t.created_at, s.seat",
                &["table_id", "game", "seat", "label", "over_at", "points", "rank"],
            ),
            (
                "chat",
                "SELECT table_id, number, at, name, text FROM chat WHERE player = $1 ORDER BY table_id, number",
                &["table_id", "number", "at", "name", "text"],
            ),
            ("muted_at", "SELECT table_id FROM mutes WHERE player = $1 ORDER BY table_id", &["table_id"]),
            ("reports", "SELECT at, text FROM reports WHERE reporter = $1 ORDER BY id", &["at", "text"]),
        ];
        for (part, sql, columns) in parts {
            let rows = sqlx::query(sql).bind(player.0).fetch_all(&self.pool).await?;
            data[part] = rows.iter().map(|row| named(row, columns)).collect::<Kept<Value>>()?;
        }
        Ok(Some(data))
    }
}

/// A row as JSON; ids of tables are written as everywhere.
fn named(row: &AnyRow, columns: &[&str]) -> Kept<Value> {
    let mut fields = serde_json::Map::new();
    for (at, &column) in columns.iter().enumerate() {
        let value = match column {
            "name" | "text" | "label" | "subject" | "game" => {
                row.try_get::<Option<String>, _>(at)?.map_or(Value::Null, Value::from)
            }
            "table_id" => Value::from(TableId(row.try_get(at)?).to_string()),
            _ => row.try_get::<Option<i64>, _>(at)?.map_or(Value::Null, Value::from),
        };
        fields.insert(column.to_owned(), value);
    }
    Ok(Value::Object(fields))
}

fn report(row: &AnyRow) -> Kept<ReportRow> {
    let report = NewReportRow {
        at: row.try_get(1)?,
        reporter: PlayerId(row.try_get(2)?),
        player: row.try_get::<Option<i64>, _>(3)?.map(PlayerId),
        table: row.try_get::<Option<i64>, _>(4)?.map(TableId),
        line: row.try_get::<Option<i64>, _>(5)?.map(|line| line as u32),
        quoted: row.try_get(6)?,
        text: row.try_get(7)?,
    };
    Ok(ReportRow { number: row.try_get(0)?, report, closed_at: row.try_get(8)? })
}

/// Removes tables with all that belongs to them; how many there were.
pub(super) async fn remove_tables(transaction: &mut Transaction<'_, Any>, tables: &[i64]) -> Kept<u64> {
    let steps = [
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM lines WHERE table_id = $1",
        "DELETE FROM results WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM mutes WHERE table_id = $1",
        "DELETE FROM archives WHERE table_id = $1",
        "DELETE FROM reviews WHERE table_id = $1",
        "UPDATE tables SET rematch = NULL WHERE rematch = $1",
    ];
    let mut removed = 0;
    for &table in tables {
        for step in steps {
            sqlx::query(step).bind(table).execute(&mut **transaction).await?;
        }
        let gone =
            sqlx::query("DELETE FROM tables WHERE id = $1").bind(table).execute(&mut **transaction).await?;
        removed += gone.rows_affected();
    }
    Ok(removed)
}

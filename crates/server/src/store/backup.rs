//! Backup and restore: all rows as lines of JSON, the same for every database, so that one can move to another.
//!
//! The last line has the number of rows and the digest of all lines before it: a backup that was cut off or changed is
//! refused as a whole.

use super::{Kept, Kind, Store, StoreError};
use crate::id::hexadecimal;
use futures_util::TryStreamExt;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{Any, AssertSqlSafe, Executor, Row, Transaction};
use std::fmt::{self, Display};
use std::io::{BufRead, Write};

/// What a column holds.
#[derive(Copy, Clone)]
enum Holds {
    Number,
    Text,
    Bytes,
}
use Holds::{Bytes, Number, Text};

/// Every table with its columns, in an order that satisfies the references between them.
const TABLES: &[(&str, &[(&str, Holds)])] = &[
    (
        "players",
        &[
            ("id", Number),
            ("name", Text),
            ("login", Text),
            ("password", Text),
            ("recovery", Text),
            ("subject", Text),
            ("created_at", Number),
            ("seen_at", Number),
            ("banned_at", Number),
            ("muted_at", Number),
        ],
    ),
    (
        "sessions",
        &[
            ("id", Number),
            ("digest", Text),
            ("player", Number),
            ("label", Text),
            ("created_at", Number),
            ("expires_at", Number),
        ],
    ),
    (
        "tables",
        &[
            ("id", Number),
            ("game", Text),
            ("version", Number),
            ("options", Text),
            ("seed", Text),
            ("link", Text),
            ("visibility", Text),
            ("clock", Text),
            ("host", Number),
            ("created_at", Number),
            ("started_at", Number),
            ("over_at", Number),
            ("ended_by", Text),
            ("rematch", Number),
            ("inherited", Number),
            ("hints", Number),
            ("talk", Text),
            ("brought", Number),
            ("edition", Text),
            ("edition_name", Text),
        ],
    ),
    (
        "seats",
        &[
            ("table_id", Number),
            ("seat", Number),
            ("player", Number),
            ("bot", Text),
            ("label", Text),
            ("stood_in", Number),
            ("hints", Number),
            ("archived", Number),
        ],
    ),
    ("editions", &[("game", Text), ("digest", Text), ("file", Text), ("used_at", Number)]),
    ("lines", &[("table_id", Number), ("number", Number), ("text", Text), ("at", Number)]),
    ("results", &[("table_id", Number), ("seat", Number), ("points", Number), ("ranking", Number)]),
    ("archives", &[("table_id", Number), ("viewer", Number), ("body", Bytes)]),
    ("reviews", &[("table_id", Number), ("kind", Number), ("version", Number), ("body", Bytes)]),
    (
        "chat",
        &[
            ("table_id", Number),
            ("number", Number),
            ("player", Number),
            ("name", Text),
            ("text", Text),
            ("at", Number),
        ],
    ),
    ("mutes", &[("table_id", Number), ("player", Number)]),
    (
        "reports",
        &[
            ("id", Number),
            ("at", Number),
            ("reporter", Number),
            ("player", Number),
            ("table_id", Number),
            ("line", Number),
            ("quoted", Text),
            ("text", Text),
            ("closed_at", Number),
        ],
    ),
    (
        "rulings",
        &[("number", Number), ("at", Number), ("act", Text), ("player", Number), ("table_id", Number)],
    ),
    ("outages", &[("began", Number), ("ended", Number)]),
    ("alive", &[("id", Number), ("at", Number)]),
];

/// The first line of a backup.
const HEADER: &str = "{\"tafel-backup\":2}";
/// The first line of those before: they have no last line that tells what they hold.
const OLD_HEADER: &str = "{\"tafel-backup\":1}";
/// What the last line begins with.
const END: &str = "{\"end\":";

/// A whole backup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackedUp {
    /// How many rows it has.
    pub rows: usize,
    /// SHA-256 of all its lines but the last, as hexadecimal digits; none for one of the first kind.
    pub digest: Option<String>,
}

impl Display for BackedUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows", self.rows)?;
        self.digest.as_ref().map_or(Ok(()), |digest| write!(f, ", SHA-256 {digest}"))
    }
}

/// Writes lines, and reckons their digest.
struct Digested<'w, W> {
    out: &'w mut W,
    digest: Sha256,
}

impl<W: Write> Digested<'_, W> {
    fn line(&mut self, line: &str) -> Kept<()> {
        self.digest.update(line);
        self.digest.update("\n");
        writeln!(self.out, "{line}").map_err(|error| unwritten(&error))
    }
}

impl Store {
    /// Writes all rows as they are at one moment.
    ///
    /// # Errors
    /// If the database fails, or the rows cannot be written.
    pub async fn back_up(&self, out: &mut (impl Write + Send)) -> Kept<BackedUp> {
        let mut transaction = self.pool.begin().await?;
        if self.kind == Kind::Postgres {
            transaction.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").await?;
            transaction.execute("SET LOCAL statement_timeout = 0").await?;
            transaction.execute("SET LOCAL idle_in_transaction_session_timeout = 0").await?;
        }
        let mut out = Digested { out, digest: Sha256::new() };
        let mut count = 0;
        out.line(HEADER)?;
        for (table, columns) in TABLES {
            let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
            let sql = format!("SELECT {} FROM {table}", names.join(", "));
            // The text is made from the constants above alone.
            let mut rows = sqlx::query(AssertSqlSafe(sql)).fetch(&mut *transaction);
            while let Some(row) = rows.try_next().await? {
                out.line(&written(table, columns, &row)?)?;
                count += 1;
            }
        }
        let digest = hexadecimal(&out.digest.finalize());
        let end = json!({ "end": { "rows": count, "sha256": digest } });
        writeln!(out.out, "{end}").map_err(|error| unwritten(&error))?;
        out.out.flush().map_err(|error| unwritten(&error))?;
        Ok(BackedUp { rows: count, digest: Some(digest) })
    }

    /// Fills an empty database from a backup, all or nothing.
    ///
    /// # Errors
    /// If the database is not empty, or the backup cannot be read or is not whole.
    pub async fn restore(&self, from: &mut (impl BufRead + Send)) -> Kept<BackedUp> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        if self.kind == Kind::Postgres {
            transaction.execute("SET LOCAL idle_in_transaction_session_timeout = 0").await?;
        }
        for (table, _) in TABLES {
            let sql = format!("SELECT count(*) FROM {table}");
            let rows: i64 = sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut *transaction).await?.try_get(0)?;
            if rows > 0 {
                return Err(StoreError::Backup("the database is not empty".into()));
            }
        }
        let (mut count, mut digest, mut old, mut ended) = (0, Sha256::new(), false, None);
        for (number, line) in from.lines().enumerate() {
            let unreadable = || StoreError::Backup(format!("line {}: not a line of a backup", number + 1));
            let line = line.map_err(|error| unwritten(&error))?;
            if ended.is_some() {
                return Err(unreadable());
            }
            if number == 0 {
                old = line == OLD_HEADER;
                if !old && line != HEADER {
                    return Err(unreadable());
                }
            } else if line.starts_with(END) && !old {
                ended = Some(line);
                continue;
            } else {
                let fields = serde_json::from_str(&line).map_err(|_| unreadable())?;
                insert(&mut transaction, &fields).await?.ok_or_else(unreadable)?;
                count += 1;
            }
            digest.update(&line);
            digest.update("\n");
        }
        if count == 0 && old {
            return Err(StoreError::Backup("the backup is empty".into()));
        }
        let digest = (!old).then(|| hexadecimal(&digest.finalize()));
        if !old && !is_whole(ended.as_deref(), count, digest.as_deref()) {
            return Err(StoreError::Backup("the backup was cut off or changed; nothing was restored".into()));
        }
        if old {
            // Nobody wrote down when people were there last.
            transaction.execute("UPDATE players SET seen_at = created_at").await?;
        }
        transaction.commit().await?;
        Ok(BackedUp { rows: count, digest })
    }
}

fn is_whole(end: Option<&str>, rows: usize, digest: Option<&str>) -> bool {
    let end: Option<Value> = end.and_then(|end| serde_json::from_str(end).ok());
    end.is_some_and(|end| end["end"]["rows"] == rows && end["end"]["sha256"].as_str() == digest)
}

fn written(table: &str, columns: &[(&str, Holds)], row: &AnyRow) -> Kept<String> {
    let mut fields = Map::new();
    fields.insert("table".into(), table.into());
    for (at, (column, holds)) in columns.iter().enumerate() {
        let value = match holds {
            Number => row.try_get::<Option<i64>, _>(at)?.map(Value::from),
            Text => row.try_get::<Option<String>, _>(at)?.map(Value::from),
            Bytes => row.try_get::<Option<Vec<u8>>, _>(at)?.map(|bytes| hexadecimal(&bytes).into()),
        };
        fields.insert((*column).to_owned(), value.unwrap_or_default());
    }
    Ok(Value::Object(fields).to_string())
}

/// Puts a row back; none if it is no row of ours. Columns that a backup does not have keep what they have by default.
async fn insert(transaction: &mut Transaction<'_, Any>, fields: &Map<String, Value>) -> Kept<Option<()>> {
    let table = fields.get("table").and_then(Value::as_str);
    let Some((table, columns)) = TABLES.iter().find(|(known, _)| Some(*known) == table) else {
        return Ok(None);
    };
    let columns: Vec<(&str, Holds, &Value)> =
        columns.iter().filter_map(|&(column, holds)| Some((column, holds, fields.get(column)?))).collect();
    if columns.len() + 1 != fields.len() {
        return Ok(None);
    }
    let names: Vec<&str> = columns.iter().map(|(name, ..)| *name).collect();
    let places: Vec<String> = (1..=columns.len()).map(|place| format!("${place}")).collect();
    let sql = format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), places.join(", "));
    // The text is made from the constants above alone.
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (_, holds, value) in columns {
        query = match holds {
            Number => query.bind(value.as_i64()),
            Text => query.bind(value.as_str().map(str::to_owned)),
            Bytes => query.bind(value.as_str().and_then(bytes)),
        };
    }
    query.execute(&mut **transaction).await?;
    Ok(Some(()))
}

/// The bytes that hexadecimal digits stand for.
fn bytes(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
}

fn unwritten(error: &std::io::Error) -> StoreError {
    StoreError::Backup(error.to_string())
}

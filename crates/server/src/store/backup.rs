//! Backup and restore: all rows as lines of JSON, the same for every database, so that one can move to another.

use super::{Kept, Kind, Store, StoreError};
use futures_util::TryStreamExt;
use serde_json::{Map, Value};
use sqlx::{AssertSqlSafe, Executor, Row};
use std::io::{BufRead, Write};

/// Every table with its columns, in an order that satisfies the references between them.
const TABLES: &[(&str, &[&str])] = &[
    ("players", &["id", "name", "login", "password", "created_at"]),
    ("sessions", &["id", "digest", "player", "label", "created_at", "expires_at"]),
    (
        "tables",
        &[
            "id",
            "game",
            "version",
            "options",
            "seed",
            "link",
            "visibility",
            "clock",
            "host",
            "created_at",
            "started_at",
            "over_at",
            "rematch",
            "inherited",
        ],
    ),
    ("seats", &["table_id", "seat", "player", "bot"]),
    ("lines", &["table_id", "number", "text", "at"]),
    ("results", &["table_id", "seat", "points", "ranking"]),
    ("chat", &["table_id", "number", "name", "text", "at"]),
];

/// Columns that hold text; all others hold numbers.
const TEXTS: &[&str] = &[
    "name",
    "login",
    "password",
    "digest",
    "label",
    "game",
    "options",
    "seed",
    "link",
    "visibility",
    "clock",
    "bot",
    "text",
];

/// The first line of a backup.
const HEADER: &str = "{\"tafel-backup\":1}";

impl Store {
    /// Writes all rows as they are at one moment; answers how many there are.
    ///
    /// # Errors
    /// If the database fails, or the rows cannot be written.
    pub async fn back_up(&self, out: &mut (impl Write + Send)) -> Kept<usize> {
        let mut transaction = self.pool.begin().await?;
        if self.kind == Kind::Postgres {
            transaction.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").await?;
        }
        let mut count = 0;
        writeln!(out, "{HEADER}").map_err(|error| unwritten(&error))?;
        for (table, columns) in TABLES {
            let sql = format!("SELECT {} FROM {table}", columns.join(", "));
            // The text is made from the constants above alone.
            let mut rows = sqlx::query(AssertSqlSafe(sql)).fetch(&mut *transaction);
            while let Some(row) = rows.try_next().await? {
                let mut fields = Map::new();
                fields.insert("table".into(), (*table).into());
                for (at, column) in columns.iter().enumerate() {
                    let value = if TEXTS.contains(column) {
                        row.try_get::<Option<String>, _>(at)?.map_or(Value::Null, Value::from)
                    } else {
                        row.try_get::<Option<i64>, _>(at)?.map_or(Value::Null, Value::from)
                    };
                    fields.insert((*column).to_owned(), value);
                }
                writeln!(out, "{}", Value::Object(fields)).map_err(|error| unwritten(&error))?;
                count += 1;
            }
        }
        out.flush().map_err(|error| unwritten(&error))?;
        Ok(count)
    }

    /// Fills an empty database from a backup, all or nothing; answers how many rows there are.
    ///
    /// # Errors
    /// If the database is not empty, or the backup cannot be read.
    pub async fn restore(&self, from: &mut (impl BufRead + Send)) -> Kept<usize> {
        let _turn = self.turn().await;
        let mut transaction = self.pool.begin().await?;
        for (table, _) in TABLES {
            let sql = format!("SELECT count(*) FROM {table}");
            let rows: i64 = sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut *transaction).await?.try_get(0)?;
            if rows > 0 {
                return Err(StoreError::Backup("the database is not empty".into()));
            }
        }
        let mut count = 0;
        for (number, line) in from.lines().enumerate() {
            let unreadable = || StoreError::Backup(format!("line {}: not a line of a backup", number + 1));
            let line = line.map_err(|error| unwritten(&error))?;
            if number == 0 {
                if line != HEADER {
                    return Err(unreadable());
                }
                continue;
            }
            let fields: Map<String, Value> = serde_json::from_str(&line).map_err(|_| unreadable())?;
            let table = fields.get("table").and_then(Value::as_str).ok_or_else(unreadable)?;
            let &(table, columns) =
                TABLES.iter().find(|(known, _)| *known == table).ok_or_else(unreadable)?;
            let places: Vec<String> = (1..=columns.len()).map(|place| format!("${place}")).collect();
            let sql = format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), places.join(", "));
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for column in columns {
                let value = fields.get(*column).ok_or_else(unreadable)?;
                query = if TEXTS.contains(column) {
                    query.bind(value.as_str().map(str::to_owned))
                } else {
                    query.bind(value.as_i64())
                };
            }
            query.execute(&mut *transaction).await?;
            count += 1;
        }
        if count == 0 {
            return Err(StoreError::Backup("the backup is empty".into()));
        }
        transaction.commit().await?;
        Ok(count)
    }
}

fn unwritten(error: &std::io::Error) -> StoreError {
    StoreError::Backup(error.to_string())
}

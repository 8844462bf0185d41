//! What whoever runs the server sees: everybody, and every table, private ones too.

use super::lists::pattern;
use super::rows::columns;
use super::{Kept, Listing, Store};
use crate::id::PlayerId;
use sqlx::Row;
use sqlx::any::AnyRow;

/// Somebody, as whoever runs the server sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// Who.
    pub id: PlayerId,
    /// The name that others see.
    pub name: String,
    /// The account's login.
    pub login: Option<String>,
    /// Whether this is an account: one signs in to it here or elsewhere.
    pub account: bool,
    /// When they came first: milliseconds since 1970.
    pub created_at: i64,
    /// When they came last, to the day.
    pub seen_at: i64,
    /// Since when they are banned.
    pub banned_at: Option<i64>,
    /// Since when they may not speak.
    pub muted_at: Option<i64>,
    /// At how many tables they sit.
    pub tables: i64,
}

impl Store {
    /// People, the latest first; of those with some letters in their name or login, where they are named.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn people(&self, search: Option<&str>, most: i64) -> Kept<Vec<Known>> {
        let rows = sqlx::query(
            "SELECT p.id, p.name, p.login, \
             CAST(CASE WHEN p.login IS NULL AND p.subject IS NULL THEN 0 ELSE 1 END AS BIGINT), \
             p.created_at, p.seen_at, p.banned_at, p.muted_at, \
             (SELECT count(DISTINCT s.table_id) FROM seats s WHERE s.player = p.id) FROM players p \
             WHERE $1 = '' OR lower(p.name) LIKE $1 ESCAPE '!' OR p.login LIKE $1 ESCAPE '!' \
             ORDER BY p.created_at DESC, p.id LIMIT $2",
        )
        .bind(search.map(pattern).unwrap_or_default())
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(known).collect()
    }

    /// All tables, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn newest_tables(&self, most: i64) -> Kept<Vec<Listing>> {
        let sql = concat!("SELECT ", columns!(), " FROM tables t ORDER BY t.created_at DESC, t.id LIMIT $1");
        let rows = sqlx::query(sql).bind(most).fetch_all(&self.pool).await?;
        self.with_seats(&rows).await
    }
}

fn known(row: &AnyRow) -> Kept<Known> {
    Ok(Known {
        id: PlayerId(row.try_get(0)?),
        name: row.try_get(1)?,
        login: row.try_get(2)?,
        account: row.try_get::<i64, _>(3)? == 1,
        created_at: row.try_get(4)?,
        seen_at: row.try_get(5)?,
        banned_at: row.try_get(6)?,
        muted_at: row.try_get(7)?,
        tables: row.try_get(8)?,
    })
}

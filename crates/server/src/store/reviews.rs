//! Reviews that were finished: each is made once.

use super::{Kept, Store};
use crate::id::TableId;
use sqlx::Row;
use tafel_review::Wish;
use tafel_wire::ReviewDepth;

impl Store {
    /// Keeps the review of a finished match, packed; one of an earlier version makes room.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_review(&self, id: TableId, wish: Wish, version: u16, body: &[u8]) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query(
            "INSERT INTO reviews (table_id, kind, version, body) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id, kind) DO UPDATE SET version = $3, body = $4",
        )
        .bind(id.0)
        .bind(kind(wish))
        .bind(i64::from(version))
        .bind(body)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The review of a match, if one of this version was kept.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn review(&self, id: TableId, wish: Wish, version: u16) -> Kept<Option<Vec<u8>>> {
        let row = sqlx::query("SELECT body FROM reviews WHERE table_id = $1 AND kind = $2 AND version = $3")
            .bind(id.0)
            .bind(kind(wish))
            .bind(i64::from(version))
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

/// The number under which a review of this kind is kept.
fn kind(wish: Wish) -> i64 {
    let depth = match wish.depth {
        ReviewDepth::Quick => 0,
        ReviewDepth::Deep => 1,
    };
    2 * depth + i64::from(wish.open)
}

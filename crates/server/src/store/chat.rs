//! What was said at tables.

use super::{Kept, Store, StoreError};
use crate::id::TableId;
use sqlx::Row;
use sqlx::any::AnyRow;
use tafel_wire::ChatLine;

impl Store {
    /// Keeps what somebody said, and answers its number.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn say(&self, id: TableId, name: &str, text: &str, at: i64) -> Kept<()> {
        let _turn = self.turn().await;
        // Two servers can choose the same number; then the later one chooses again.
        loop {
            let said = sqlx::query(
                "INSERT INTO chat (table_id, number, name, text, at) \
                 SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4 FROM chat WHERE table_id = $1",
            )
            .bind(id.0)
            .bind(name)
            .bind(text)
            .bind(at)
            .execute(&self.pool)
            .await;
            match said.map_err(StoreError::from) {
                Ok(_) => return self.announce(id).await,
                Err(StoreError::Conflict) => {}
                Err(failed) => return Err(failed),
            }
        }
    }

    /// What was said after a number.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn said_since(&self, id: TableId, after: u32) -> Kept<Vec<ChatLine>> {
        let rows = sqlx::query(
            "SELECT number, name, text, at FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number",
        )
        .bind(id.0)
        .bind(i64::from(after))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(chat).collect()
    }

    /// What was said last, at most so much, in order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_said(&self, id: TableId, most: usize) -> Kept<Vec<ChatLine>> {
        let rows = sqlx::query(
            "SELECT number, name, text, at FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
        )
        .bind(id.0)
        .bind(most as i64)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().rev().map(chat).collect()
    }
}

fn chat(row: &AnyRow) -> Kept<ChatLine> {
    let number: i64 = row.try_get(0)?;
    Ok(ChatLine { number: number as u32, name: row.try_get(1)?, text: row.try_get(2)?, at: row.try_get(3)? })
}

//! Tokens of people's programs.

use super::{Kept, SessionRow, Store};
use crate::bell::Ring;
use crate::id::{PlayerId, SessionId};
use sqlx::Row;
use sqlx::any::AnyRow;

impl Store {
    /// The tokens of a player's programs.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tokens(&self, player: PlayerId) -> Kept<Vec<SessionRow>> {
        let rows = sqlx::query(
            "SELECT id, digest, label, created_at, expires_at FROM sessions \
             WHERE player = $1 AND label IS NOT NULL ORDER BY created_at, id",
        )
        .bind(player.0)
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &AnyRow| {
            Ok(SessionRow {
                id: SessionId(row.try_get(0)?),
                digest: row.try_get(1)?,
                player,
                label: row.try_get(2)?,
                created_at: row.try_get(3)?,
                expires_at: row.try_get(4)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Takes a token back; whether there was one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn revoke(&self, player: PlayerId, token: SessionId) -> Kept<bool> {
        let _turn = self.turn().await;
        let done = sqlx::query("DELETE FROM sessions WHERE id = $1 AND player = $2 AND label IS NOT NULL")
            .bind(token.0)
            .bind(player.0)
            .execute(&self.pool)
            .await?;
        self.ring(Ring::Person(player));
        Ok(done.rows_affected() == 1)
    }
}

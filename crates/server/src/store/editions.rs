//! Copies of the editions that matches are played with: their folder may change, and other servers have none.

use super::{Kept, Store};
use sqlx::Row;
use tafel_rules::{Digest, Edition};
use tafel_table::Packed;

/// How long, in milliseconds, an edition is kept that no table is played with: somebody may just be making one.
const UNUSED: i64 = 24 * 3600 * 1000;

impl Store {
    /// Keeps an edition for a table that is about to be made.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_edition(&self, game: &str, edition: &Edition, now: i64) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query(
            "INSERT INTO editions (game, digest, file, used_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (game, digest) DO UPDATE SET used_at = $4",
        )
        .bind(game)
        .bind(edition.id().digest.to_string())
        .bind(Packed::text(game, edition).to_string())
        .bind(now)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The file of an edition that is kept, as [`Packed`] reads it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn kept_edition(&self, game: &str, digest: Digest) -> Kept<Option<String>> {
        let row = sqlx::query("SELECT file FROM editions WHERE game = $1 AND digest = $2")
            .bind(game)
            .bind(digest.to_string())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Removes editions that no table is played with any more.
    pub(super) async fn remove_unused_editions(&self, now: i64) -> Kept<u64> {
        let sql = "DELETE FROM editions WHERE used_at < $1 AND NOT EXISTS (SELECT 1 FROM tables t \
                   WHERE t.edition = editions.digest AND t.game = editions.game)";
        self.delete(sql, now - UNUSED).await
    }
}

//! Finished matches as they were seen: they can be looked at when the rules that made them are gone.

use super::{Kept, Store};
use crate::id::TableId;
use sqlx::Row;
use tafel_rules::Viewer;

/// The number that stands for viewers without a seat.
const PUBLIC: i64 = -1;

impl Store {
    /// Keeps what viewers saw of a finished match, the public first, then the seats; what is empty could not be made.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn archive(&self, id: TableId, seen: &[Vec<u8>]) -> Kept<()> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        let nothing = [vec![]];
        let seen = if seen.is_empty() { &nothing } else { seen };
        for (viewer, body) in (PUBLIC..).zip(seen) {
            sqlx::query(
                "INSERT INTO archives (table_id, viewer, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            )
            .bind(id.0)
            .bind(viewer)
            .bind(body.as_slice())
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// What a viewer saw of a finished match, if that was kept.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn archived(&self, id: TableId, viewer: Viewer) -> Kept<Option<Vec<u8>>> {
        let viewer = match viewer {
            Viewer::Seat(seat) => i64::from(seat.0),
            Viewer::Public => PUBLIC,
        };
        let row = sqlx::query("SELECT body FROM archives WHERE table_id = $1 AND viewer = $2")
            .bind(id.0)
            .bind(viewer)
            .fetch_optional(&self.pool)
            .await?;
        let body: Option<Vec<u8>> = row.map(|row| row.try_get(0)).transpose()?;
        Ok(body.filter(|body| !body.is_empty()))
    }

    /// Finished matches of a game and version that are not archived, at most `most` of them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn not_archived(&self, game: &str, version: i64, most: i64) -> Kept<Vec<TableId>> {
        let rows = sqlx::query(
            "SELECT t.id FROM tables t WHERE t.over_at IS NOT NULL AND t.ended_by IS NULL AND t.game = $1 \
             AND t.version = $2 AND NOT EXISTS (SELECT 1 FROM archives a WHERE a.table_id = t.id) \
             ORDER BY t.over_at, t.id LIMIT $3",
        )
        .bind(game)
        .bind(version)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(TableId(row.try_get(0)?))).collect()
    }
}

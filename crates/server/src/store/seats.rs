//! Who sits at a table, and who takes their place.

use super::rows::{SeatRow, seat, seat_columns};
use super::{Kept, Store, one_changed};
use crate::bell::Ring;
use crate::id::{PlayerId, TableId};

impl Store {
    /// Who sits at a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seats(&self, id: TableId) -> Kept<Vec<SeatRow>> {
        let rows = sqlx::query(concat!(
            "SELECT ",
            seat_columns!(),
            " FROM seats s LEFT JOIN players p ON p.id = s.player WHERE s.table_id = $1 ORDER BY s.seat"
        ))
        .bind(id.0)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| seat(row, 0)).collect()
    }

    /// Changes who sits on a seat, if that is still as `before` says and the match has not started.
    ///
    /// # Errors
    /// [`super::StoreError::Conflict`] if it is not.
    pub async fn reseat(&self, id: TableId, seat: u8, before: &SeatRow, after: &SeatRow) -> Kept<()> {
        let _turn = self.turn().await;
        let done = sqlx::query(
            "UPDATE seats SET player = $1, bot = $2, label = NULL, archived = 0 WHERE table_id = $3 AND seat = $4 \
             AND coalesce(player, -1) = $5 AND coalesce(bot, '') = $6 \
             AND EXISTS (SELECT 1 FROM tables WHERE id = $3 AND started_at IS NULL)",
        )
        .bind(after.player.map(|player| player.0))
        .bind(after.bot.as_deref())
        .bind(id.0)
        .bind(i64::from(seat))
        .bind(before.player.map_or(-1, |player| player.0))
        .bind(before.bot.as_deref().unwrap_or_default())
        .execute(&self.pool)
        .await?;
        one_changed(done.rows_affected())?;
        self.ring(Ring::Table(id, 0));
        Ok(())
    }

    /// Lets a bot stand in for a player during a match, or no longer.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn stand_in(&self, id: TableId, seat: u8, bot: Option<&str>) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query("UPDATE seats SET bot = $1 WHERE table_id = $2 AND seat = $3")
            .bind(bot)
            .bind(id.0)
            .bind(i64::from(seat))
            .execute(&self.pool)
            .await?;
        self.ring(Ring::Table(id, 0));
        Ok(())
    }

    /// Notes that a bot which stands in decides for a seat's player.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_stood_in(&self, id: TableId, seat: u8) -> Kept<()> {
        self.note_at_seat("UPDATE seats SET stood_in = 1 WHERE table_id = $1 AND seat = $2", id, seat).await
    }

    /// Notes that a hint was asked for on a seat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_hint(&self, id: TableId, seat: u8) -> Kept<()> {
        self.note_at_seat("UPDATE seats SET hints = hints + 1 WHERE table_id = $1 AND seat = $2", id, seat)
            .await
    }

    async fn note_at_seat(&self, sql: &'static str, id: TableId, seat: u8) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query(sql).bind(id.0).bind(i64::from(seat)).execute(&self.pool).await?;
        self.ring(Ring::Table(id, 0));
        Ok(())
    }

    /// Puts a table away for a player who sits there, or takes it out again; whether they sit there.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn archive_for(&self, id: TableId, player: PlayerId, archived: bool) -> Kept<bool> {
        let _turn = self.turn().await;
        let done = sqlx::query("UPDATE seats SET archived = $3 WHERE table_id = $1 AND player = $2")
            .bind(id.0)
            .bind(player.0)
            .bind(i64::from(archived))
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() > 0)
    }
}

//! Tables: made, started, ended, removed.

use super::journal::insert_lines;
use super::moderation::remove_tables;
use super::rows::{SeatRow, TableRow, columns, table, word, written_clock};
use super::{Kept, Store, one_changed};
use crate::bell::Ring;
use crate::id::{PlayerId, TableId};
use sqlx::Row;
use tafel_wire::EndedBy;

impl Store {
    /// Makes a table with its seats and the lines that it takes over; with `follows`, as the rematch of that one.
    ///
    /// # Errors
    /// [`super::StoreError::Conflict`] if there is a rematch already.
    pub async fn add_table(
        &self,
        row: &TableRow,
        seats: &[SeatRow],
        lines: &[String],
        follows: Option<TableId>,
    ) -> Kept<()> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO tables (id, game, version, options, seed, link, visibility, clock, host, created_at, \
             inherited, hints, talk, brought, edition, edition_name) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        )
        .bind(row.id.0)
        .bind(row.game.as_str())
        .bind(row.version)
        .bind(row.options.as_str())
        .bind(row.seed.as_str())
        .bind(row.link.as_str())
        .bind(word(&row.visibility)?)
        .bind(row.clock.as_ref().map(written_clock).transpose()?)
        .bind(row.host.0)
        .bind(row.created_at)
        .bind(row.inherited)
        .bind(i64::from(row.hints))
        .bind(word(&row.talk)?)
        .bind(i64::from(row.brought))
        .bind(row.edition.as_ref().map(|edition| edition.digest.to_string()))
        .bind(row.edition.as_ref().map(|edition| edition.name.as_str()))
        .execute(&mut *transaction)
        .await?;
        for (number, seat) in seats.iter().enumerate() {
            sqlx::query("INSERT INTO seats (table_id, seat, player, bot, label) VALUES ($1, $2, $3, $4, $5)")
                .bind(row.id.0)
                .bind(number as i64)
                .bind(seat.player.map(|player| player.0))
                .bind(seat.bot.as_deref())
                .bind(seat.label.as_deref())
                .execute(&mut *transaction)
                .await?;
        }
        insert_lines(&mut transaction, row.id, 0, lines, row.created_at).await?;
        if let Some(before) = follows {
            let linked = sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL")
                .bind(row.id.0)
                .bind(before.0)
                .execute(&mut *transaction)
                .await?;
            one_changed(linked.rows_affected())?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// A table by id.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn table(&self, id: TableId) -> Kept<Option<TableRow>> {
        let row = sqlx::query(concat!("SELECT ", columns!(), " FROM tables t WHERE t.id = $1"))
            .bind(id.0)
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(table).transpose()
    }

    /// Starts a match whose journal has `before` lines with what chance decided before the first move, if nobody did
    /// before and no seat is open. The times of lines that were there count from now.
    ///
    /// # Errors
    /// [`super::StoreError::Conflict`] if it cannot start.
    pub async fn start(&self, id: TableId, before: i64, lines: &[String], at: i64) -> Kept<()> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        let started = sqlx::query(
            "UPDATE tables SET started_at = $1 WHERE id = $2 AND started_at IS NULL AND NOT EXISTS \
             (SELECT 1 FROM seats WHERE table_id = $2 AND player IS NULL AND bot IS NULL)",
        )
        .bind(at)
        .bind(id.0)
        .execute(&mut *transaction)
        .await?;
        one_changed(started.rows_affected())?;
        if before > 0 {
            sqlx::query("UPDATE lines SET at = $1 WHERE table_id = $2")
                .bind(at)
                .bind(id.0)
                .execute(&mut *transaction)
                .await?;
        }
        insert_lines(&mut transaction, id, before, lines, at).await?;
        transaction.commit().await?;
        self.ring(Ring::Table(id, 0));
        Ok(())
    }

    /// The table to which a person has brought a match with this seed that begins with these lines.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn brought_before(
        &self,
        host: PlayerId,
        seed: &str,
        lines: &[String],
    ) -> Kept<Option<TableId>> {
        let tables = sqlx::query("SELECT id FROM tables WHERE host = $1 AND seed = $2 AND brought = 1")
            .bind(host.0)
            .bind(seed)
            .fetch_all(&self.pool)
            .await?;
        for row in &tables {
            let table = TableId(row.try_get(0)?);
            let stored = self.lines(table, 0).await?;
            if stored.len() >= lines.len()
                && stored.iter().zip(lines).all(|(stored, line)| stored.text == *line)
            {
                return Ok(Some(table));
            }
        }
        Ok(None)
    }

    /// Starts a match by other rules than the table was made for.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn renew_rules(&self, id: TableId, version: i64, options: &str) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query("UPDATE tables SET version = $1, options = $2 WHERE id = $3 AND started_at IS NULL")
            .bind(version)
            .bind(options)
            .bind(id.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Ends a running match without a result.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end(&self, id: TableId, by: EndedBy, at: i64) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query("UPDATE tables SET over_at = $1, ended_by = $2 WHERE id = $3 AND over_at IS NULL")
            .bind(at)
            .bind(word(&by)?)
            .bind(id.0)
            .execute(&self.pool)
            .await?;
        self.ring(Ring::Table(id, 0));
        Ok(())
    }

    /// Removes a table that has not started.
    ///
    /// # Errors
    /// [`super::StoreError::Conflict`] if it has.
    pub async fn remove_table(&self, id: TableId) -> Kept<()> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        // Whoever starts it now has to wait, and finds nothing.
        let waiting = sqlx::query("UPDATE tables SET over_at = over_at WHERE id = $1 AND started_at IS NULL")
            .bind(id.0)
            .execute(&mut *transaction)
            .await?;
        one_changed(waiting.rows_affected())?;
        remove_tables(&mut transaction, &[id.0]).await?;
        transaction.commit().await?;
        self.ring(Ring::Table(id, 0));
        Ok(())
    }
}

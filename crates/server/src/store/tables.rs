//! Tables, who sits at them, and how matches ended.

use super::journal::insert_lines;
use super::moderation::remove_tables;
use super::{Kept, Store, StoreError, one_changed};
use crate::bell::Ring;
use crate::id::{PlayerId, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sqlx::Row;
use sqlx::any::AnyRow;
use tafel_wire::{Clock, EndedBy, Visibility};

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Which.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The version of the rules it is played by.
    pub version: i64,
    /// What was agreed on.
    pub options: String,
    /// The seed, secret while the match runs.
    pub seed: String,
    /// The key for friends.
    pub link: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// Who made it.
    pub host: PlayerId,
    /// When it was made.
    pub created_at: i64,
    /// When the match began.
    pub started_at: Option<i64>,
    /// When it ended.
    pub over_at: Option<i64>,
    /// Why it ended, if without a result.
    pub ended_by: Option<EndedBy>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// How many of the first lines were taken over from another match.
    pub inherited: i64,
}

/// Who sits on a seat. A player and a bot: the bot stands in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    /// The player.
    pub player: Option<PlayerId>,
    /// The player's name.
    pub name: Option<String>,
    /// The level of the bot.
    pub bot: Option<String>,
}

macro_rules! columns {
    () => {
        "t.id, t.game, t.version, t.options, t.seed, t.link, t.visibility, t.clock, t.host, t.created_at, \
         t.started_at, t.over_at, t.rematch, t.inherited, t.ended_by"
    };
}
pub(super) use columns;

/// The word for something that the wire has words for.
fn word(value: &impl Serialize) -> Kept<String> {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => Ok(word),
        _ => Err(StoreError::Unusable("a value without a word".into())),
    }
}

fn no_clock() -> StoreError {
    StoreError::Unusable("a clock without a text".into())
}

/// What a word stands for.
fn meant<T: DeserializeOwned>(word: &str) -> Kept<T> {
    let unusable = |_| StoreError::Unusable(format!("the database holds `{word}` where that means nothing"));
    serde_json::from_value(Value::String(word.to_owned())).map_err(unusable)
}

fn clock(json: &str) -> Kept<Clock> {
    serde_json::from_str(json)
        .map_err(|_| StoreError::Unusable(format!("the database holds the clock `{json}`")))
}

pub(super) fn table(row: &AnyRow) -> Kept<TableRow> {
    Ok(TableRow {
        id: TableId(row.try_get(0)?),
        game: row.try_get(1)?,
        version: row.try_get(2)?,
        options: row.try_get(3)?,
        seed: row.try_get(4)?,
        link: row.try_get(5)?,
        visibility: meant(row.try_get::<String, _>(6)?.as_str())?,
        clock: row.try_get::<Option<String>, _>(7)?.as_deref().map(clock).transpose()?,
        host: PlayerId(row.try_get(8)?),
        created_at: row.try_get(9)?,
        started_at: row.try_get(10)?,
        over_at: row.try_get(11)?,
        rematch: row.try_get::<Option<i64>, _>(12)?.map(TableId),
        inherited: row.try_get(13)?,
        ended_by: row.try_get::<Option<String>, _>(14)?.as_deref().map(meant).transpose()?,
    })
}

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
             inherited) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(row.id.0)
        .bind(row.game.as_str())
        .bind(row.version)
        .bind(row.options.as_str())
        .bind(row.seed.as_str())
        .bind(row.link.as_str())
        .bind(word(&row.visibility)?)
        .bind(row.clock.map(|clock| serde_json::to_string(&clock)).transpose().map_err(|_| no_clock())?)
        .bind(row.host.0)
        .bind(row.created_at)
        .bind(lines.len() as i64)
        .execute(&mut *transaction)
        .await?;
        for (number, seat) in seats.iter().enumerate() {
            sqlx::query("INSERT INTO seats (table_id, seat, player, bot) VALUES ($1, $2, $3, $4)")
                .bind(row.id.0)
                .bind(number as i64)
                .bind(seat.player.map(|player| player.0))
                .bind(seat.bot.as_deref())
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

    /// Who sits at a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seats(&self, id: TableId) -> Kept<Vec<SeatRow>> {
        let rows = sqlx::query(
            "SELECT s.player, p.name, s.bot FROM seats s LEFT JOIN players p ON p.id = s.player \
             WHERE s.table_id = $1 ORDER BY s.seat",
        )
        .bind(id.0)
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &AnyRow| {
            let player: Option<i64> = row.try_get(0)?;
            Ok(SeatRow { player: player.map(PlayerId), name: row.try_get(1)?, bot: row.try_get(2)? })
        };
        rows.iter().map(read).collect()
    }

    /// Changes who sits on a seat, if that is still as `before` says and the match has not started.
    ///
    /// # Errors
    /// [`super::StoreError::Conflict`] if it is not.
    pub async fn reseat(&self, id: TableId, seat: u8, before: &SeatRow, after: &SeatRow) -> Kept<()> {
        let _turn = self.turn().await;
        let done = sqlx::query(
            "UPDATE seats SET player = $1, bot = $2 WHERE table_id = $3 AND seat = $4 \
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

    /// Starts a match with what chance decided before the first move, if nobody did before and no seat is open. The
    /// times of lines that were taken over count from now.
    ///
    /// # Errors
    /// [`super::StoreError::Conflict`] if it cannot start.
    pub async fn start(&self, id: TableId, inherited: i64, lines: &[String], at: i64) -> Kept<()> {
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
        if inherited > 0 {
            sqlx::query("UPDATE lines SET at = $1 WHERE table_id = $2")
                .bind(at)
                .bind(id.0)
                .execute(&mut *transaction)
                .await?;
        }
        insert_lines(&mut transaction, id, inherited, lines, at).await?;
        transaction.commit().await?;
        self.ring(Ring::Table(id, 0));
        Ok(())
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

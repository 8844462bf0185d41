//! What was said at tables, and who may not say anything there.

use super::{Kept, Store, StoreError};
use crate::bell::Ring;
use crate::id::{PlayerId, TableId};
use sqlx::Row;
use sqlx::any::AnyRow;
use tafel_wire::ChatLine;

/// Something that somebody says.
#[derive(Clone, Debug)]
pub struct Said {
    /// At which table.
    pub table: TableId,
    /// Who says it.
    pub player: PlayerId,
    /// What that person is called.
    pub name: String,
    /// What is said.
    pub text: String,
    /// When: milliseconds since 1970.
    pub at: i64,
}

/// Whether somebody may speak at a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Voice {
    /// They may.
    Free,
    /// They were forbidden to.
    Muted,
    /// They watch, and only players speak here.
    Watching,
}

const LINE: &str = "SELECT number, player, name, text, at FROM chat WHERE table_id = $1";

impl Store {
    /// Keeps what somebody said.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn say(&self, said: &Said) -> Kept<()> {
        let _turn = self.turn().await;
        // Two servers can choose the same number; then the later one chooses again.
        loop {
            let kept = sqlx::query(
                "INSERT INTO chat (table_id, number, player, name, text, at) \
                 SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1",
            )
            .bind(said.table.0)
            .bind(said.player.0)
            .bind(said.name.as_str())
            .bind(said.text.as_str())
            .bind(said.at)
            .execute(&self.pool)
            .await;
            match kept.map_err(StoreError::from) {
                Ok(_) => {
                    self.ring(Ring::Table(said.table, 0));
                    return Ok(());
                }
                Err(StoreError::Conflict) => {}
                Err(failed) => return Err(failed),
            }
        }
    }

    /// What was said after a number, in order; of more than `most`, the last.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn said_since(&self, id: TableId, after: u32, most: usize) -> Kept<Vec<ChatLine>> {
        let sql = format!("{LINE} AND number > $2 ORDER BY number DESC LIMIT $3");
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(id.0)
            .bind(i64::from(after))
            .bind(most as i64)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().rev().map(chat).collect()
    }

    /// One thing that was said.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn said(&self, id: TableId, number: u32) -> Kept<Option<ChatLine>> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{LINE} AND number = $2")))
            .bind(id.0)
            .bind(i64::from(number))
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(chat).transpose()
    }

    /// Who may not speak at a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn muted(&self, id: TableId) -> Kept<Vec<PlayerId>> {
        let rows = sqlx::query("SELECT player FROM mutes WHERE table_id = $1 ORDER BY player")
            .bind(id.0)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(PlayerId(row.try_get(0)?))).collect()
    }

    /// Whether a person may speak at a table: neither its host nor whoever runs the server has forbidden it, and
    /// spectators only where the table lets them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn voice(&self, id: TableId, player: PlayerId) -> Kept<Voice> {
        let row = sqlx::query(
            "SELECT (SELECT count(*) FROM players p WHERE p.id = $2 AND p.muted_at IS NULL AND NOT EXISTS \
             (SELECT 1 FROM mutes WHERE table_id = $1 AND player = $2)), \
             (SELECT count(*) FROM tables t WHERE t.id = $1 AND (t.talk = 'everybody' OR t.host = $2 OR EXISTS \
             (SELECT 1 FROM seats WHERE table_id = $1 AND player = $2)))",
        )
        .bind(id.0)
        .bind(player.0)
        .fetch_one(&self.pool)
        .await?;
        Ok(match (row.try_get::<i64, _>(0)?, row.try_get::<i64, _>(1)?) {
            (0, _) => Voice::Muted,
            (_, 0) => Voice::Watching,
            _ => Voice::Free,
        })
    }

    /// Forbids a person to speak at a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mute_at(&self, id: TableId, player: PlayerId) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query("INSERT INTO mutes (table_id, player) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(id.0)
            .bind(player.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Lets a person speak at a table again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unmute_at(&self, id: TableId, player: PlayerId) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query("DELETE FROM mutes WHERE table_id = $1 AND player = $2")
            .bind(id.0)
            .bind(player.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

fn chat(row: &AnyRow) -> Kept<ChatLine> {
    let (number, player): (i64, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
    Ok(ChatLine {
        number: number as u32,
        player: player.map(|player| PlayerId(player).to_string()),
        name: row.try_get(2)?,
        text: row.try_get(3)?,
        at: row.try_get(4)?,
    })
}

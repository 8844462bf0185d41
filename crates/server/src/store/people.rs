//! People and their sessions.

use super::{Kept, Store, StoreError};
use crate::id::{PlayerId, SessionId};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A player: a guest, or an account if there is a login.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRow {
    /// Who.
    pub id: PlayerId,
    /// The name that others see.
    pub name: String,
    /// The account's login.
    pub login: Option<String>,
}

/// A session of a browser, or a token of a program if it has a label.
#[derive(Clone, Debug)]
pub struct SessionRow {
    /// Which.
    pub id: SessionId,
    /// The digest of its secret; the secret itself is not kept.
    pub digest: String,
    /// Whose.
    pub player: PlayerId,
    /// What a program's token is called.
    pub label: Option<String>,
    /// When it was made.
    pub created_at: i64,
    /// When it ends.
    pub expires_at: Option<i64>,
}

fn player(row: &AnyRow) -> Result<PlayerRow, sqlx::Error> {
    Ok(PlayerRow { id: PlayerId(row.try_get(0)?), name: row.try_get(1)?, login: row.try_get(2)? })
}

impl Store {
    /// Makes a player.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the login is taken.
    pub async fn add_player(&self, player: &PlayerRow, password: Option<&str>, at: i64) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query(
            "INSERT INTO players (id, name, login, password, created_at) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(player.id.0)
        .bind(player.name.as_str())
        .bind(player.login.as_deref())
        .bind(password)
        .bind(at)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Makes a guest an account.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the login is taken, or the player has an account already.
    pub async fn promote(&self, player: &PlayerRow, password: &str) -> Kept<()> {
        let _turn = self.turn().await;
        let done = sqlx::query(
            "UPDATE players SET name = $1, login = $2, password = $3 WHERE id = $4 AND login IS NULL",
        )
        .bind(player.name.as_str())
        .bind(player.login.as_deref())
        .bind(password)
        .bind(player.id.0)
        .execute(&self.pool)
        .await?;
        one_changed(done.rows_affected())
    }

    /// Gives a player another name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rename(&self, player: PlayerId, name: &str) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query("UPDATE players SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(player.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Forgets a player: bots take the seats of running matches, and finished ones show nobody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget(&self, player: PlayerId, bot: &str) -> Kept<()> {
        let _turn = self.turn().await;
        let mut transaction = self.pool.begin().await?;
        let steps = [
            "UPDATE seats SET bot = $2 WHERE player = $1 AND bot IS NULL AND table_id IN \
             (SELECT id FROM tables WHERE started_at IS NOT NULL AND over_at IS NULL)",
            "UPDATE seats SET player = NULL WHERE player = $1 AND $2 = $2",
            "DELETE FROM sessions WHERE player = $1 AND $2 = $2",
            "DELETE FROM players WHERE id = $1 AND $2 = $2",
        ];
        for step in steps {
            sqlx::query(step).bind(player.0).bind(bot).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// A player by id.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn player(&self, id: PlayerId) -> Kept<Option<PlayerRow>> {
        let row = sqlx::query("SELECT id, name, login FROM players WHERE id = $1")
            .bind(id.0)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(player).transpose()?)
    }

    /// The account of a login, with the hash of its password.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account(&self, login: &str) -> Kept<Option<(PlayerRow, String)>> {
        let row = sqlx::query(
            "SELECT id, name, login, password FROM players WHERE login = $1 AND password IS NOT NULL",
        )
        .bind(login)
        .fetch_optional(&self.pool)
        .await?;
        row.map(|row| Ok((player(&row)?, row.try_get(3)?))).transpose()
    }

    /// Opens a session.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_session(&self, session: &SessionRow) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query(
            "INSERT INTO sessions (id, digest, player, label, created_at, expires_at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(session.id.0)
        .bind(session.digest.as_str())
        .bind(session.player.0)
        .bind(session.label.as_deref())
        .bind(session.created_at)
        .bind(session.expires_at)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Whose session it is, if it has not ended.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn session(&self, digest: &str, now: i64) -> Kept<Option<PlayerRow>> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.login FROM sessions s JOIN players p ON p.id = s.player \
             WHERE s.digest = $1 AND (s.expires_at IS NULL OR s.expires_at > $2)",
        )
        .bind(digest)
        .bind(now)
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.as_ref().map(player).transpose()?)
    }

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

    /// Ends the session of a secret.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_session(&self, digest: &str) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query("DELETE FROM sessions WHERE digest = $1").bind(digest).execute(&self.pool).await?;
        Ok(())
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
        Ok(done.rows_affected() == 1)
    }
}

/// A change that somebody else made impossible in the meantime changes no row.
pub(super) fn one_changed(rows: u64) -> Kept<()> {
    if rows == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

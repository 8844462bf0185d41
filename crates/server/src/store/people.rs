//! People and their sessions.

use super::moderation::remove_tables;
use super::{Kept, Store, StoreError, one_changed};
use crate::bell::Ring;
use crate::id::{PlayerId, SessionId, TableId};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, Row, Transaction};

/// A player: a guest, or an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRow {
    /// Who.
    pub id: PlayerId,
    /// The name that others see.
    pub name: String,
    /// The account's login.
    pub login: Option<String>,
    /// Whether this is an account: one signs in to it here or elsewhere.
    pub account: bool,
    /// Whether a recovery code was made and not used.
    pub recovery: bool,
}

impl PlayerRow {
    /// Somebody new, without an account.
    pub fn guest(name: String) -> PlayerRow {
        PlayerRow { id: PlayerId::random(), name, login: None, account: false, recovery: false }
    }

    /// The same person, with an account of this login.
    pub fn with_login(self, login: String) -> PlayerRow {
        PlayerRow { login: Some(login), account: true, ..self }
    }
}

/// An account, with what proves that somebody may use it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// Whose.
    pub player: PlayerRow,
    /// The hash of the password, where there is one.
    pub password: Option<String>,
    /// The digest of the recovery code, where there is one.
    pub recovery: Option<String>,
    /// Since when the account is banned.
    pub banned_at: Option<i64>,
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

macro_rules! player {
    () => {
        "p.id, p.name, p.login, CAST(CASE WHEN p.login IS NULL AND p.subject IS NULL THEN 0 ELSE 1 END AS BIGINT), \
         CAST(CASE WHEN p.recovery IS NULL THEN 0 ELSE 1 END AS BIGINT)"
    };
}

fn player(row: &AnyRow) -> Result<PlayerRow, sqlx::Error> {
    Ok(PlayerRow {
        id: PlayerId(row.try_get(0)?),
        name: row.try_get(1)?,
        login: row.try_get(2)?,
        account: row.try_get::<i64, _>(3)? == 1,
        recovery: row.try_get::<i64, _>(4)? == 1,
    })
}

fn person(row: &AnyRow) -> Result<PersonRow, sqlx::Error> {
    Ok(PersonRow {
        player: player(row)?,
        password: row.try_get(5)?,
        recovery: row.try_get(6)?,
        banned_at: row.try_get(7)?,
    })
}

/// How often it is noted that somebody was there.
const VISIT: i64 = 24 * 3600 * 1000;

impl Store {
    /// Makes a player.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the login is taken.
    pub async fn add_player(&self, player: &PlayerRow, password: Option<&str>, at: i64) -> Kept<()> {
        self.add_person(player, password, None, at).await
    }

    pub(super) async fn add_person(
        &self,
        player: &PlayerRow,
        password: Option<&str>,
        subject: Option<&str>,
        at: i64,
    ) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query(
            "INSERT INTO players (id, name, login, password, subject, created_at, seen_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $6)",
        )
        .bind(player.id.0)
        .bind(player.name.as_str())
        .bind(player.login.as_deref())
        .bind(password)
        .bind(subject)
        .bind(at)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Makes a guest an account. What the guest's sessions and tokens could do ends with them.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the login is taken, or the player has an account already.
    pub async fn promote(&self, player: &PlayerRow, password: &str) -> Kept<()> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        let done = sqlx::query(
            "UPDATE players SET name = $1, login = $2, password = $3 \
             WHERE id = $4 AND login IS NULL AND subject IS NULL",
        )
        .bind(player.name.as_str())
        .bind(player.login.as_deref())
        .bind(password)
        .bind(player.id.0)
        .execute(&mut *transaction)
        .await?;
        one_changed(done.rows_affected())?;
        end_sessions(&mut transaction, player.id).await?;
        transaction.commit().await?;
        self.ring(Ring::Person(player.id));
        Ok(())
    }

    /// Gives an account another password, if neither the password nor the recovery code is another by now. All its
    /// sessions and tokens end, and its recovery code.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the account has changed since.
    pub async fn change_password(&self, person: &PersonRow, hashed: &str) -> Kept<()> {
        let player = person.player.id;
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        let done = sqlx::query(
            "UPDATE players SET password = $1, recovery = NULL \
             WHERE id = $2 AND coalesce(password, '') = $3 AND coalesce(recovery, '') = $4",
        )
        .bind(hashed)
        .bind(player.0)
        .bind(person.password.as_deref().unwrap_or_default())
        .bind(person.recovery.as_deref().unwrap_or_default())
        .execute(&mut *transaction)
        .await?;
        one_changed(done.rows_affected())?;
        end_sessions(&mut transaction, player).await?;
        transaction.commit().await?;
        self.ring(Ring::Person(player));
        Ok(())
    }

    /// Keeps the digest of an account's recovery code, if its password is not another by now.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the account has changed since.
    pub async fn set_recovery(&self, person: &PersonRow, digest: &str) -> Kept<()> {
        let _turn = self.turn().await;
        let done =
            sqlx::query("UPDATE players SET recovery = $1 WHERE id = $2 AND coalesce(password, '') = $3")
                .bind(digest)
                .bind(person.player.id.0)
                .bind(person.password.as_deref().unwrap_or_default())
                .execute(&self.pool)
                .await?;
        one_changed(done.rows_affected())
    }

    /// Gives a player another name; the tables, not over, that show it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rename(&self, player: PlayerId, name: &str) -> Kept<Vec<TableId>> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        sqlx::query("UPDATE players SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(player.0)
            .execute(&mut *transaction)
            .await?;
        let tables = seated_at(&mut transaction, player).await?;
        transaction.commit().await?;
        tables.iter().for_each(|&table| self.ring(Ring::Table(table, 0)));
        Ok(tables)
    }

    /// Forgets a player. Bots take the seats of running matches; finished ones show nobody; what was said has no name
    /// any more; others host the tables, and tables with nobody else that have not started are removed. Answers the
    /// tables where somebody has to be told.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget(&self, player: PlayerId, bot: &str) -> Kept<Vec<TableId>> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        let tables = known_at(&mut transaction, player).await?;
        sqlx::query(
            "UPDATE seats SET bot = $2 WHERE player = $1 AND bot IS NULL AND table_id IN \
             (SELECT id FROM tables WHERE started_at IS NOT NULL AND over_at IS NULL)",
        )
        .bind(player.0)
        .bind(bot)
        .execute(&mut *transaction)
        .await?;
        let steps = [
            "UPDATE seats SET player = NULL, label = NULL, archived = 0 WHERE player = $1",
            "UPDATE chat SET player = NULL, name = '' WHERE player = $1",
            "UPDATE tables SET host = coalesce((SELECT min(s.player) FROM seats s WHERE s.table_id = tables.id), host) \
             WHERE host = $1",
            "DELETE FROM mutes WHERE player = $1",
            "DELETE FROM sessions WHERE player = $1",
            "DELETE FROM players WHERE id = $1",
        ];
        for step in steps {
            sqlx::query(step).bind(player.0).execute(&mut *transaction).await?;
        }
        // Where nobody else sits the player is the host still.
        let deserted =
            ids(&mut transaction, "SELECT id FROM tables WHERE host = $1 AND started_at IS NULL", player)
                .await?;
        remove_tables(&mut transaction, &deserted).await?;
        transaction.commit().await?;
        self.ring(Ring::Person(player));
        tables.iter().for_each(|&table| self.ring(Ring::Table(table, 0)));
        Ok(tables)
    }

    /// A player by id.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn player(&self, id: PlayerId) -> Kept<Option<PlayerRow>> {
        let row = sqlx::query(concat!("SELECT ", player!(), " FROM players p WHERE p.id = $1"))
            .bind(id.0)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(player).transpose()?)
    }

    /// The account of a login, with what proves that somebody may use it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account(&self, login: &str) -> Kept<Option<PersonRow>> {
        let sql = concat!(
            "SELECT ",
            player!(),
            ", p.password, p.recovery, p.banned_at FROM players p WHERE p.login = $1"
        );
        let row = sqlx::query(sql).bind(login).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(person).transpose()?)
    }

    /// The account of somebody who signs in elsewhere.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn subject(&self, subject: &str) -> Kept<Option<PersonRow>> {
        let sql = concat!(
            "SELECT ",
            player!(),
            ", p.password, p.recovery, p.banned_at FROM players p WHERE p.subject = $1"
        );
        let row = sqlx::query(sql).bind(subject).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(person).transpose()?)
    }

    /// Opens a session.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_session(&self, session: &SessionRow) -> Kept<()> {
        let _turn = self.turn().await;
        insert_session(session).execute(&self.pool).await?;
        Ok(())
    }

    /// Opens a session for somebody who has proved to be this person, if that still holds: the password may be another
    /// by now, or the person banned.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if it does not.
    pub async fn add_session_of(&self, person: &PersonRow, session: &SessionRow) -> Kept<()> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        let unchanged = sqlx::query(
            "UPDATE players SET seen_at = $1 \
             WHERE id = $2 AND coalesce(password, '') = $3 AND banned_at IS NULL",
        )
        .bind(session.created_at)
        .bind(person.player.id.0)
        .bind(person.password.as_deref().unwrap_or_default())
        .execute(&mut *transaction)
        .await?;
        one_changed(unchanged.rows_affected())?;
        insert_session(session).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Makes a token, if the session that asks for it has not ended.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if it has.
    pub async fn add_token(&self, by: SessionId, token: &SessionRow) -> Kept<()> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        hold(&mut transaction, token.player).await?;
        let asking = sqlx::query("SELECT id FROM sessions WHERE id = $1")
            .bind(by.0)
            .fetch_optional(&mut *transaction)
            .await?;
        asking.ok_or(StoreError::Conflict)?;
        insert_session(token).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Whose session it is, if it has not ended, and which.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn session(&self, digest: &str, now: i64) -> Kept<Option<(PlayerRow, SessionId)>> {
        let sql = concat!(
            "SELECT ",
            player!(),
            ", s.id, p.seen_at FROM sessions s JOIN players p ON p.id = s.player \
             WHERE s.digest = $1 AND (s.expires_at IS NULL OR s.expires_at > $2)"
        );
        let row = sqlx::query(sql).bind(digest).bind(now).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        let found = (player(&row)?, SessionId(row.try_get(5)?));
        if now - row.try_get::<i64, _>(6)? > VISIT {
            self.visited(found.0.id, now).await?;
        }
        Ok(Some(found))
    }

    async fn visited(&self, player: PlayerId, now: i64) -> Kept<()> {
        let _turn = self.turn().await;
        sqlx::query("UPDATE players SET seen_at = $1 WHERE id = $2")
            .bind(now)
            .bind(player.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Which of a player's sessions and tokens have not ended.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions_of(&self, player: PlayerId, now: i64) -> Kept<Vec<SessionId>> {
        let rows = sqlx::query(
            "SELECT id FROM sessions WHERE player = $1 AND (expires_at IS NULL OR expires_at > $2)",
        )
        .bind(player.0)
        .bind(now)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(SessionId(row.try_get(0)?))).collect()
    }

    /// Ends the session of a secret; whose it was.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_session(&self, digest: &str) -> Kept<Option<PlayerId>> {
        let _turn = self.turn().await;
        let row = sqlx::query("DELETE FROM sessions WHERE digest = $1 RETURNING player")
            .bind(digest)
            .fetch_optional(&self.pool)
            .await?;
        let player = row.map(|row| row.try_get(0).map(PlayerId)).transpose()?;
        if let Some(player) = player {
            self.ring(Ring::Person(player));
        }
        Ok(player)
    }

    /// Ends all sessions and tokens of a player.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_all_sessions(&self, player: PlayerId) -> Kept<()> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        hold(&mut transaction, player).await?;
        end_sessions(&mut transaction, player).await?;
        transaction.commit().await?;
        self.ring(Ring::Person(player));
        Ok(())
    }
}

/// The tables, not over, where a player sits or that wait for the player as their host.
async fn seated_at(transaction: &mut Transaction<'_, Any>, player: PlayerId) -> Kept<Vec<TableId>> {
    let sql = "SELECT t.id FROM tables t WHERE t.over_at IS NULL AND \
               (t.host = $1 OR t.id IN (SELECT table_id FROM seats WHERE player = $1))";
    Ok(ids(transaction, sql, player).await?.into_iter().map(TableId).collect())
}

/// The tables where a player's name may be read.
async fn known_at(transaction: &mut Transaction<'_, Any>, player: PlayerId) -> Kept<Vec<TableId>> {
    let sql = "SELECT id FROM tables WHERE host = $1 AND over_at IS NULL \
               UNION SELECT table_id FROM seats WHERE player = $1 UNION SELECT table_id FROM chat WHERE player = $1";
    Ok(ids(transaction, sql, player).await?.into_iter().map(TableId).collect())
}

async fn ids(transaction: &mut Transaction<'_, Any>, sql: &'static str, player: PlayerId) -> Kept<Vec<i64>> {
    let rows = sqlx::query(sql).bind(player.0).fetch_all(&mut **transaction).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// Lets whoever else opens or ends sessions of a player wait until this is done.
async fn hold(transaction: &mut Transaction<'_, Any>, player: PlayerId) -> Kept<()> {
    let held = sqlx::query("UPDATE players SET seen_at = seen_at WHERE id = $1")
        .bind(player.0)
        .execute(&mut **transaction)
        .await?;
    one_changed(held.rows_affected())
}

fn insert_session(session: &SessionRow) -> Query<'_, Any, AnyArguments> {
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
}

pub(super) async fn end_sessions(
    transaction: &mut Transaction<'_, Any>,
    player: PlayerId,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sessions WHERE player = $1").bind(player.0).execute(&mut **transaction).await?;
    Ok(())
}

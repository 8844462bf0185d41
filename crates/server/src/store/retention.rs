//! What is kept for how long, and how much of it.

use super::moderation::remove_tables;
use super::{Kept, Store};
use crate::id::PlayerId;
use sqlx::{AssertSqlSafe, Row};

/// How long things are kept, in days, and how many at most; 0 days: for ever.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// Guests who have no finished match, since their last visit.
    pub guest_days: u32,
    /// Tables whose match has not started.
    pub waiting_days: u32,
    /// What was said, and reports that are closed.
    pub chat_days: u32,
    /// Matches of guests alone that were not finished, since their last line.
    pub unfinished_days: u32,
    /// The most guests without a finished match that are kept; the longest absent are deleted first.
    pub guests: i64,
    /// Finished matches of guests alone, of which the oldest go first.
    pub guest_matches: i64,
    /// Things said at one table, of which the oldest go first.
    pub chat_lines: i64,
    /// Reports, of which the oldest go first.
    pub reports: i64,
    /// Browsers in which one person is signed in, of which the oldest go first.
    pub sessions: i64,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            guest_days: 30,
            waiting_days: 14,
            chat_days: 365,
            unfinished_days: 180,
            guests: 100_000,
            guest_matches: 100_000,
            chat_lines: 1_000,
            reports: 10_000,
            sessions: 50,
        }
    }
}

/// What was removed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Removed {
    /// Sessions that had expired.
    pub sessions: u64,
    /// Tables.
    pub tables: u64,
    /// Guests.
    pub guests: u64,
    /// Things that were said.
    pub chat: u64,
    /// Editions.
    pub editions: u64,
}

impl Removed {
    /// Whether there was anything.
    pub fn any(&self) -> bool {
        *self != Removed::default()
    }
}

/// Removed at a time, so that nobody waits long.
const BATCH: i64 = 200;
const DAY: i64 = 24 * 3600 * 1000;

/// A guest with nothing worth keeping: no account, no finished match.
const IDLE_GUEST: &str = "p.login IS NULL AND p.subject IS NULL AND NOT EXISTS (SELECT 1 FROM seats s \
                          JOIN tables t ON t.id = s.table_id WHERE s.player = p.id AND t.over_at IS NOT NULL)";

/// All but the latest sessions of each person's browsers.
const SURPLUS_SESSIONS: &str = "DELETE FROM sessions WHERE id IN (SELECT id FROM (SELECT id, row_number() OVER \
                                (PARTITION BY player ORDER BY created_at DESC, id) AS place FROM sessions \
                                WHERE label IS NULL) ranked WHERE place > $1)";

/// All but the latest reports.
const SURPLUS_REPORTS: &str = "DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - $1";

/// All but the latest things said at each table.
const SURPLUS_CHAT: &str = "DELETE FROM chat WHERE number <= (SELECT max(c.number) FROM chat c \
                            WHERE c.table_id = chat.table_id) - $1";

/// Finished matches at which no account sits, but for the latest.
const OLD_GUEST_MATCHES: &str = "SELECT t.id FROM tables t WHERE t.over_at IS NOT NULL AND NOT EXISTS \
                                 (SELECT 1 FROM seats s JOIN players p ON p.id = s.player WHERE s.table_id = t.id \
                                 AND (p.login IS NOT NULL OR p.subject IS NOT NULL)) \
                                 ORDER BY t.over_at DESC, t.id LIMIT $2 OFFSET $1";

impl Store {
    /// Removes what is out of its time or beyond its number, a batch of each; what is left is for the next time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tidy_up(&self, bounds: &Bounds, bot: &str, now: i64) -> Kept<Removed> {
        let before = |days: u32| if days == 0 { i64::MIN } else { now - DAY * i64::from(days) };
        Ok(Removed {
            sessions: self.delete("DELETE FROM sessions WHERE expires_at <= $1", now).await?
                + self.delete(SURPLUS_SESSIONS, bounds.sessions).await?,
            tables: self.remove_waiting(before(bounds.waiting_days)).await?
                + self.remove_unfinished(before(bounds.unfinished_days)).await?
                + self.remove_each(OLD_GUEST_MATCHES, bounds.guest_matches).await?,
            guests: self.remove_guests(before(bounds.guest_days), bounds.guests, bot).await?,
            chat: self.delete("DELETE FROM chat WHERE at < $1", before(bounds.chat_days)).await?
                + self.delete("DELETE FROM reports WHERE closed_at < $1", before(bounds.chat_days)).await?
                + self.delete(SURPLUS_REPORTS, bounds.reports).await?
                + self.delete(SURPLUS_CHAT, bounds.chat_lines).await?,
            editions: self.remove_unused_editions(now).await?,
        })
    }

    /// Deletes what is older than a time, or beyond a number.
    pub(super) async fn delete(&self, sql: &'static str, bound: i64) -> Kept<u64> {
        let _turn = self.turn().await;
        Ok(sqlx::query(sql).bind(bound).execute(&self.pool).await?.rows_affected())
    }

    async fn remove_waiting(&self, before: i64) -> Kept<u64> {
        let sql = "SELECT id FROM tables WHERE started_at IS NULL AND over_at IS NULL AND created_at < $1 \
                   ORDER BY created_at LIMIT $2";
        self.remove_each(sql, before).await
    }

    async fn remove_unfinished(&self, before: i64) -> Kept<u64> {
        let sql = "SELECT t.id FROM tables t WHERE t.started_at < $1 AND t.over_at IS NULL \
                   AND NOT EXISTS (SELECT 1 FROM lines l WHERE l.table_id = t.id AND l.at >= $1) \
                   AND NOT EXISTS (SELECT 1 FROM seats s JOIN players p ON p.id = s.player \
                   WHERE s.table_id = t.id AND (p.login IS NOT NULL OR p.subject IS NOT NULL)) \
                   ORDER BY t.started_at LIMIT $2";
        self.remove_each(sql, before).await
    }

    async fn remove_each(&self, sql: &'static str, bound: i64) -> Kept<u64> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        let rows = sqlx::query(sql).bind(bound).bind(BATCH).fetch_all(&mut *transaction).await?;
        let tables: Vec<i64> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        let removed = remove_tables(&mut transaction, &tables).await?;
        transaction.commit().await?;
        Ok(removed)
    }

    async fn remove_guests(&self, before: i64, most: i64, bot: &str) -> Kept<u64> {
        // The text is made from constants alone.
        let count = AssertSqlSafe(format!("SELECT count(*) FROM players p WHERE {IDLE_GUEST}"));
        let count: i64 = sqlx::query(count).fetch_one(&self.pool).await?.try_get(0)?;
        let sql = format!(
            "SELECT p.id, p.seen_at FROM players p WHERE {IDLE_GUEST} ORDER BY p.seen_at, p.id LIMIT $1"
        );
        let oldest = sqlx::query(AssertSqlSafe(sql)).bind(BATCH).fetch_all(&self.pool).await?;
        let mut removed = 0;
        for row in &oldest {
            let seen_at: i64 = row.try_get(1)?;
            if seen_at < before || count - removed > most {
                self.forget(PlayerId(row.try_get(0)?), bot).await?;
                removed += 1;
            }
        }
        Ok(removed as u64)
    }
}

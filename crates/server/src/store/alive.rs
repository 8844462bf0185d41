//! When some server was there: from that follows how long none was, and people get that time back.

use super::{Kept, Store};
use sqlx::Row;

/// A time in which no server was there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Outage {
    /// When it began: milliseconds since 1970.
    pub began: i64,
    /// When it ended.
    pub ended: i64,
}

impl Store {
    /// Notes that a server is there at `now`. If nobody was for longer than `longest`, that was an outage, which is
    /// kept.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn beat(&self, now: i64, longest: Option<i64>) -> Kept<()> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        let before =
            sqlx::query("SELECT at FROM alive WHERE id = 0").fetch_optional(&mut *transaction).await?;
        let before: Option<i64> = before.map(|row| row.try_get(0)).transpose()?;
        if let (Some(began), Some(longest)) = (before, longest)
            && now - began > longest
        {
            // Two servers that start at the same time see the same outage.
            sqlx::query("INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(began)
                .bind(now)
                .execute(&mut *transaction)
                .await?;
        }
        let sql = if before.is_some() {
            "UPDATE alive SET at = $1 WHERE id = 0 AND at < $1"
        } else {
            "INSERT INTO alive (id, at) VALUES (0, $1) ON CONFLICT DO NOTHING"
        };
        sqlx::query(sql).bind(now).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// All outages, in order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn outages(&self) -> Kept<Vec<Outage>> {
        let rows =
            sqlx::query("SELECT began, ended FROM outages ORDER BY began").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(Outage { began: row.try_get(0)?, ended: row.try_get(1)? })).collect()
    }

    /// Writes to the database, to see whether that can be done.
    ///
    /// # Errors
    /// If it cannot.
    pub async fn touch(&self) -> Kept<()> {
        let _turn = self.turn().await;
        // SQLite writes nothing where nothing changes.
        sqlx::query(
            "INSERT INTO alive (id, at) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET at = alive.at + 1",
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

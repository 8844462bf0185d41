//! People who sign in elsewhere.

use super::people::end_sessions;
use super::{Kept, PlayerRow, Store, one_changed};
use crate::bell::Ring;
use crate::id::PlayerId;

impl Store {
    /// Makes a player who signs in elsewhere.
    ///
    /// # Errors
    /// [`super::StoreError::Conflict`] if there is an account for this subject.
    pub async fn add_subject(&self, player: &PlayerRow, subject: &str, at: i64) -> Kept<()> {
        self.add_person(player, None, Some(subject), at).await
    }

    /// Makes a guest the account of somebody who signs in elsewhere. What the guest's sessions and tokens could do ends
    /// with them.
    ///
    /// # Errors
    /// [`super::StoreError::Conflict`] if there is an account for this subject, or the player has an account already.
    pub async fn promote_to_subject(&self, player: PlayerId, subject: &str) -> Kept<()> {
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        let done = sqlx::query(
            "UPDATE players SET subject = $1 WHERE id = $2 AND login IS NULL AND subject IS NULL",
        )
        .bind(subject)
        .bind(player.0)
        .execute(&mut *transaction)
        .await?;
        one_changed(done.rows_affected())?;
        end_sessions(&mut transaction, player).await?;
        transaction.commit().await?;
        self.ring(Ring::Person(player));
        Ok(())
    }
}

//! Which person a word on the command line means.

use super::failed;
use crate::failure::Failure;
use tafel_server::{PlayerId, PlayerRow, Store};

/// The person with this id, otherwise with this login. An id comes first: nobody can take another's id as a login and be
/// spared in their place.
pub(super) async fn find(store: &Store, word: &str) -> Result<PlayerRow, Failure> {
    if let Ok(id) = word.parse::<PlayerId>()
        && let Some(person) = store.player(id).await.map_err(failed)?
    {
        return Ok(person);
    }
    let account = store.account(&word.to_ascii_lowercase()).await.map_err(failed)?;
    let account = account.map(|person| person.player);
    account.ok_or_else(|| Failure::Input(format!("there is nobody with the id or login `{word}`")))
}

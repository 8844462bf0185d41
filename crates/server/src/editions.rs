//! The rules that matches are played by, with the components of their editions.
//!
//! Whoever runs the server offers editions for new tables; the database keeps copies of those that tables use, so that
//! a match goes on when its edition is no longer offered, and on servers that have not been given it.

use crate::app::App;
use crate::store::{Kept, StoreError, TableRow};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tafel_engine::{Equipped, Game};
use tafel_rules::Digest;
use tafel_table::Packed;

/// How many editions that are not offered are held at once.
const MOST_HELD: usize = 32;

/// Editions that are not offered, those that were wanted last at the end.
#[derive(Default)]
pub(crate) struct Held(Mutex<VecDeque<(String, Equipped)>>);

impl Held {
    fn find(&self, game: &str, digest: Digest) -> Option<Equipped> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it =
            |(of, equipped): &(String, Equipped)| of == game && equipped.edition.id().digest == digest;
        let found = held.iter().position(is_it).and_then(|at| held.remove(at))?;
        held.push_back(found.clone());
        Some(found.1)
    }

    fn hold(&self, game: &str, equipped: Equipped) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if held.len() == MOST_HELD {
            held.pop_front();
        }
        held.push_back((game.to_owned(), equipped));
    }
}

/// The rules that a match is played by.
pub(crate) struct Rules {
    pub(crate) game: Arc<dyn Game>,
    pub(crate) version: i64,
    /// Where they have other components than the built-in ones.
    pub(crate) equipped: Option<Equipped>,
}

impl App {
    /// An edition of a game that is offered, or was when a table was made; none if it is not here.
    pub(crate) async fn edition(&self, game: &str, digest: Digest) -> Kept<Option<Equipped>> {
        if let Some(equipped) = self.games.find_edition(game, digest) {
            return Ok(Some(equipped.clone()));
        }
        if let Some(equipped) = self.held.find(game, digest) {
            return Ok(Some(equipped));
        }
        let (Some(file), Some(files)) =
            (self.store.kept_edition(game, digest).await?, self.games.files(game))
        else {
            return Ok(None);
        };
        let id = game.to_owned();
        let read = move || {
            let edition = Packed::read(&file).ok()?.edition(files);
            let equipped = edition.map_err(Into::into).and_then(|edition| Equipped::of(&id, edition));
            equipped.inspect_err(|error| tracing::error!(%error, game = id, "a kept edition is refused")).ok()
        };
        // A mistake in the rules ends here; whoever needs the edition tries again.
        let failed = |_| StoreError::Unusable("a kept edition cannot be read".into());
        let equipped = tokio::task::spawn_blocking(read).await.map_err(failed)?;
        if let Some(equipped) = &equipped {
            self.held.hold(game, equipped.clone());
        }
        Ok(equipped)
    }

    /// Today's rules for a table, with the components that it is played with; none if these are not here any more.
    pub(crate) async fn rules_of(&self, row: &TableRow) -> Kept<Option<Rules>> {
        let Some((game, version)) = self.games.find(&row.game) else { return Ok(None) };
        let version = i64::from(version);
        let Some(needed) = &row.edition else {
            return Ok(Some(Rules { game: game.clone(), version, equipped: None }));
        };
        let equipped = self.edition(&row.game, needed.digest).await?;
        Ok(equipped.map(|equipped| Rules { game: equipped.game.clone(), version, equipped: Some(equipped) }))
    }

    /// The rules that a match was played by; none if they are not here any more.
    pub(crate) async fn same_rules(&self, row: &TableRow) -> Kept<Option<Rules>> {
        Ok(self.rules_of(row).await?.filter(|rules| rules.version == row.version))
    }
}

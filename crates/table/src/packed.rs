//! An edition as one file, to be passed on.
//!
//! ```text
//! edition pebbles long-rounds     the game, and what the edition is called
//! |= pebbles.ron                  a file of the edition
//! | (                             and what it says
//! |     rounds: 5,
//! | )
//! ```

use crate::Enclosed;
use std::fmt::Display;
use tafel_rules::{DataFile, Edition, Misprint, Unreadable};

/// The word that opens the file.
const OPENS: &str = "edition";

/// An edition as one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packed {
    /// The game's id.
    pub game: String,
    /// What the edition is called.
    pub name: String,
    files: Enclosed,
}

impl Packed {
    /// The text of the file for an edition of a game.
    pub fn text(game: &str, edition: &Edition) -> impl Display {
        format!("{OPENS} {game} {}\n{}", edition.id().name, Enclosed::of(edition))
    }

    /// Reads such a file.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Packed, Unreadable> {
        let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let first = lines.next().unwrap_or_default();
        let read = || {
            let [OPENS, game, name] = first.split(' ').collect::<Vec<_>>()[..] else { return None };
            Some(Packed { game: game.to_owned(), name: name.to_owned(), files: Enclosed::default() })
        };
        let unreadable = || Unreadable::new(first, "the first line of an edition: `edition GAME NAME`");
        let mut packed = read().ok_or_else(unreadable)?;
        for line in lines {
            let line = line
                .strip_prefix('|')
                .ok_or_else(|| Unreadable::new(line, "a line of an edition: it begins with a bar"))?;
            packed.files.line(line)?;
        }
        Ok(packed)
    }

    /// The edition, for the game that has these files.
    ///
    /// # Errors
    /// If it is none of that game.
    pub fn edition(&self, files: &'static [DataFile]) -> Result<Edition, Misprint> {
        Edition::of(files, &self.name, self.files.files().iter().cloned())
    }
}

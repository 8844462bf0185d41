//! The editions that a server offers: a folder with a folder or file for each.

use super::folder;
use crate::failure::Failure;
use std::collections::BTreeSet;
use std::path::Path;
use tafel_engine::{Games, MOST_EDITIONS};
use tafel_rules::Edition;

/// Adds the editions in a folder to the games, in the order of their names; says what was added, and what is wrong with the
/// others.
pub(crate) fn add_all(shelf: &Path, games: &mut Games) -> (Vec<String>, Vec<String>) {
    let (mut added, mut wrong) = (vec![], vec![]);
    let mut names = BTreeSet::new();
    match shelf.read_dir() {
        Ok(entries) => names.extend(entries.take(MOST_EDITIONS + 1).flatten().map(|entry| entry.path())),
        Err(error) => wrong.push(format!("{}: {error}", shelf.display())),
    }
    if names.len() > MOST_EDITIONS {
        wrong.push(format!("{}: more than {MOST_EDITIONS} editions", shelf.display()));
    }
    let mut taken = BTreeSet::new();
    for path in names.iter().filter(|path| is_edition(path)).take(MOST_EDITIONS) {
        match add(path, games, &mut taken) {
            Ok(name) => added.push(name),
            Err(failure) => wrong.push(failure.to_string()),
        }
    }
    (added, wrong)
}

/// Everything else may lie beside them.
fn is_edition(path: &Path) -> bool {
    let is_hidden = path.file_name().is_none_or(|name| name.as_encoded_bytes().starts_with(b"."));
    !is_hidden && (path.is_dir() || path.extension().is_some_and(|ending| ending == "edition"))
}

fn add(
    path: &Path,
    games: &mut Games,
    taken: &mut BTreeSet<(&'static str, String)>,
) -> Result<String, Failure> {
    let game = folder::game_of(path)?;
    let edition: Edition = folder::read(path, &game)?;
    let name = edition.id().name.clone();
    if edition.named_in_records().is_none() {
        return Err(folder::in_folder(path, "the same as the built-in edition"));
    }
    if games.find_edition(game.id, edition.id().digest).is_none() && !taken.insert((game.id, name.clone())) {
        return Err(folder::in_folder(path, format!("another edition of {} is called {name}", game.id)));
    }
    games.add(game.id, edition).map_err(|refused| folder::in_folder(path, refused))?;
    Ok(format!("{} {name}", game.id))
}

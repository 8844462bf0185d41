//! An edition in a folder or in one file, and games opened with it.

use crate::failure::Failure;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use tafel_catalogue::{Listed, Visitor};
use tafel_rules::{Edition, MAX_EDITION_BYTES, Rules};
use tafel_table::{Enclosed, Header, Packed};

/// The most files that are looked at in a folder.
const MOST_FILES: usize = 1000;
/// The most bytes of an edition in one file, which has a mark in front of every line.
const MAX_PACKED_BYTES: usize = 2 * MAX_EDITION_BYTES;

/// Which components a game is played with.
#[derive(Clone, Default, clap::Args)]
pub(crate) struct EditionArg {
    /// Play with the components in this folder, as `tafel edition new` writes them, or in this file
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
}

impl EditionArg {
    /// The edition in this folder.
    pub(crate) fn in_folder(folder: PathBuf) -> EditionArg {
        EditionArg { edition: Some(folder) }
    }

    /// The edition for a game, if one was named.
    pub(crate) fn of(&self, game: &str) -> Result<Option<Edition>, Failure> {
        self.edition.as_ref().map(|folder| read(folder, &listed(game)?)).transpose()
    }

    /// The same, or the built-in one.
    pub(crate) fn or_built_in<R: Rules>(&self) -> Result<Edition, Failure> {
        Ok(self.of(R::ID)?.unwrap_or_else(|| Edition::built_in(R::FILES)))
    }

    /// Does something with a game, played with the edition if one was named.
    pub(crate) fn visit<V: Visitor>(&self, game: &str, visitor: V) -> Result<V::Out, Failure> {
        match &self.edition {
            Some(folder) => visit_folder(game, folder, visitor),
            None => Ok(tafel_catalogue::visit(game, visitor)?),
        }
    }

    /// The edition that a record is played with here: the one that was named, else the one that it encloses, else the built-in
    /// one.
    pub(crate) fn of_record(&self, file: &str, text: &str) -> Result<Edition, Failure> {
        let header = Header::of(text).map_err(|fault| Failure::in_record(file, &fault))?;
        let game = listed(header.game).map_err(|unknown| Failure::Input(format!("{file}: {unknown}")))?;
        match &self.edition {
            Some(folder) => read(folder, &game),
            None => Ok(enclosed(file, text)?.unwrap_or_else(|| Edition::built_in(game.files))),
        }
    }

    /// Does something with the game that a record is of: with the edition if one was named, else with the one that the record
    /// encloses, else with the built-in one.
    pub(crate) fn visit_record<V: Visitor>(
        &self,
        file: &str,
        text: &str,
        visitor: V,
    ) -> Result<V::Out, Failure> {
        let faulty = |fault| Failure::in_record(file, &fault);
        let header = Header::of(text).map_err(faulty)?;
        let known = |failure: Failure| Failure::Input(format!("{file}: {failure}"));
        if self.edition.is_some() {
            return self.visit(header.game, visitor);
        }
        match enclosed(file, text)? {
            Some(edition) => tafel_catalogue::visit_edition(header.game, &edition, visitor)
                .map_err(|refused| known(refused.into())),
            None => tafel_catalogue::visit(header.game, visitor).map_err(|unknown| known(unknown.into())),
        }
    }
}

/// The edition that a record encloses, if it does; it is the one that the record names.
pub(super) fn enclosed(file: &str, text: &str) -> Result<Option<Edition>, Failure> {
    let faulty = |fault| Failure::in_record(file, &fault);
    if Enclosed::in_record(text).is_ok_and(|enclosed| enclosed.is_none()) {
        return Ok(None);
    }
    let header = Header::of(text).map_err(faulty)?;
    let game = listed(header.game).map_err(|unknown| Failure::Input(format!("{file}: {unknown}")))?;
    Enclosed::edition(text, game.files).map_err(faulty)
}

/// Does something with a game, played with the components in a folder.
pub(crate) fn visit_folder<V: Visitor>(game: &str, folder: &Path, visitor: V) -> Result<V::Out, Failure> {
    let edition = read(folder, &listed(game)?)?;
    tafel_catalogue::visit_edition(game, &edition, visitor).map_err(|refused| in_folder(folder, refused))
}

/// What is wrong with something in a folder, or in a file that holds what a folder would.
pub(super) fn in_folder(folder: &Path, what: impl std::fmt::Display) -> Failure {
    let parts = if folder.is_dir() { "/" } else { ": " };
    Failure::Input(format!("{}{parts}{what}", folder.display()))
}

/// A game of the catalogue.
pub(crate) fn listed(game: &str) -> Result<Listed, Failure> {
    let known = tafel_catalogue::games().into_iter().find(|known| known.id == game);
    known.ok_or_else(|| tafel_catalogue::unknown(game).into())
}

/// The edition in one file, as it is passed on.
pub(super) fn packed(path: &Path) -> Result<Packed, Failure> {
    let text = text_of(path, MAX_PACKED_BYTES)?;
    Packed::read(&text).map_err(|unreadable| in_folder(path, unreadable))
}

/// The game whose files a folder holds, or most nearly does.
pub(crate) fn game_of(folder: &Path) -> Result<Listed, Failure> {
    if !folder.is_dir() {
        return listed(&packed(folder)?.game).map_err(|unknown| in_folder(folder, unknown));
    }
    let found = names_in(folder)?;
    let shared = |game: &Listed| game.files.iter().filter(|file| found.contains(file.name)).count();
    let differing = |game: &Listed| found.len() + game.files.len() - 2 * shared(game);
    let games = tafel_catalogue::games().into_iter().filter(|game| shared(game) > 0);
    games.min_by_key(differing).ok_or_else(|| {
        let folder = folder.display();
        Failure::Input(format!("{folder}: no data files of a game; `tafel edition new GAME` writes them"))
    })
}

/// The names of the data files of a folder, in order; everything else may lie beside them.
fn names_in(folder: &Path) -> Result<BTreeSet<String>, Failure> {
    let failed = |error: std::io::Error| Failure::Input(format!("{}: {error}", folder.display()));
    let mut names = BTreeSet::new();
    for (nth, entry) in std::fs::read_dir(folder).map_err(failed)?.enumerate() {
        if nth == MOST_FILES {
            return Err(Failure::Input(format!("{}: more than {MOST_FILES} files", folder.display())));
        }
        let name = entry.map_err(failed)?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".ron") {
            names.insert(name);
        }
    }
    Ok(names)
}

/// The edition in a folder, called as the folder is; or in a file, called as that says.
pub(crate) fn read(folder: &Path, game: &Listed) -> Result<Edition, Failure> {
    if !folder.is_dir() {
        let edition = packed(folder)?.edition(game.files);
        return edition.map_err(|misprint| in_folder(folder, misprint));
    }
    let mut files = vec![];
    let mut bytes = 0;
    for name in names_in(folder)? {
        let text = text_of(&folder.join(&name), MAX_EDITION_BYTES)?;
        bytes += text.len();
        files.push((name, text));
        if bytes > MAX_EDITION_BYTES {
            // What an edition says of files that are too long; the rest need not be read for that.
            break;
        }
    }
    let whole = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let name = whole.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    Edition::of(game.files, &name, files).map_err(|misprint| in_folder(folder, misprint))
}

/// The text of a file, and a byte more than it may have if it has more.
fn text_of(path: &Path, most: usize) -> Result<String, Failure> {
    let failed = |error: std::io::Error| Failure::Input(format!("{}: {error}", path.display()));
    // Whoever opens a pipe waits for somebody to write.
    if !path.metadata().map_err(failed)?.is_file() {
        return Err(Failure::Input(format!("{}: not a file", path.display())));
    }
    let mut text = String::new();
    File::open(path).map_err(failed)?.take(most as u64 + 1).read_to_string(&mut text).map_err(failed)?;
    Ok(text)
}

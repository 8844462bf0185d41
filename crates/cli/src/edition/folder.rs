//! An edition in a folder, and games opened with it.

use crate::failure::Failure;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use tafel_catalogue::{Listed, Visitor};
use tafel_rules::{Edition, MAX_EDITION_BYTES};
use tafel_table::{Enclosed, Fault, Header, Problem};

/// The most files that are looked at in a folder.
const MOST_FILES: usize = 1000;

/// Which components a game is played with.
#[derive(Clone, Default, clap::Args)]
pub(crate) struct EditionArg {
    /// Play with the components in this folder, as `tafel edition new` writes them
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

    /// Does something with a game, played with the edition if one was named.
    pub(crate) fn visit<V: Visitor>(&self, game: &str, visitor: V) -> Result<V::Out, Failure> {
        match &self.edition {
            Some(folder) => visit_folder(game, folder, visitor),
            None => Ok(tafel_catalogue::visit(game, visitor)?),
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
    let header = Header::of(text).map_err(|fault| Failure::in_record(file, &fault))?;
    let failed = |what: String| Failure::Input(format!("{file}: {what}"));
    let Some(enclosed) = Enclosed::in_record(text).map_err(|unreadable| failed(unreadable.to_string()))?
    else {
        return Ok(None);
    };
    let game = listed(header.game).map_err(|unknown| failed(unknown.to_string()))?;
    let name = header.edition.as_ref().map_or("built-in", |named| &named.name);
    let edition = Edition::of(game.files, name, enclosed.files().iter().cloned())
        .map_err(|misprint| failed(format!("the enclosed {misprint}")))?;
    let encloses = edition.named_in_records();
    if encloses != header.edition {
        let problem = Problem::Edition { record: header.edition, rules: encloses };
        return Err(Failure::in_record(file, &Fault { line: 1, problem }));
    }
    Ok(Some(edition))
}

/// Does something with a game, played with the components in a folder.
pub(crate) fn visit_folder<V: Visitor>(game: &str, folder: &Path, visitor: V) -> Result<V::Out, Failure> {
    let edition = read(folder, &listed(game)?)?;
    tafel_catalogue::visit_edition(game, &edition, visitor).map_err(|refused| in_folder(folder, refused))
}

/// What is wrong with something in a folder.
pub(super) fn in_folder(folder: &Path, what: impl std::fmt::Display) -> Failure {
    Failure::Input(format!("{}/{what}", folder.display()))
}

/// A game of the catalogue.
pub(crate) fn listed(game: &str) -> Result<Listed, Failure> {
    let known = tafel_catalogue::games().into_iter().find(|known| known.id == game);
    known.ok_or_else(|| tafel_catalogue::unknown(game).into())
}

/// The game whose files a folder holds, or most nearly does.
pub(super) fn game_of(folder: &Path) -> Result<Listed, Failure> {
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

/// The edition in a folder, called as the folder is.
pub(super) fn read(folder: &Path, game: &Listed) -> Result<Edition, Failure> {
    let files = names_in(folder)?.into_iter().map(|name| {
        let text = text_of(&folder.join(&name))?;
        Ok((name, text))
    });
    let files = files.collect::<Result<Vec<_>, Failure>>()?;
    let whole = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let name = whole.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    Edition::of(game.files, &name, files).map_err(|misprint| in_folder(folder, misprint))
}

fn text_of(path: &Path) -> Result<String, Failure> {
    let failed = |error: std::io::Error| Failure::Input(format!("{}: {error}", path.display()));
    let mut text = String::new();
    // One byte more than any edition has tells that there are more.
    File::open(path)
        .map_err(failed)?
        .take(MAX_EDITION_BYTES as u64 + 1)
        .read_to_string(&mut text)
        .map_err(failed)?;
    Ok(text)
}

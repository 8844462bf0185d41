//! Editions: the components of a game as somebody has written them, in the files that the game has for them.
//!
//! An edition is text until the game has read it. What can be read and played becomes rules ([`crate::Rules::of_edition`]);
//! everything else is a [`Misprint`] with its file and line.

mod change;
mod components;
mod digest;
mod filling;
mod form;
mod misprint;
mod printed;
mod provenance;
#[cfg(test)]
mod tests;
mod tokens;
mod tree;

pub use change::{CannotChange, Difference};
pub use components::Components;
pub use digest::Digest;
pub use form::{Field, MOST_VALUES, Part, Takes};
pub use misprint::{Flaw, Misprint};
pub use printed::{Entry, Printed};

use crate::Unreadable;
use digest::Digesting;
use serde::de::DeserializeOwned;
use std::fmt::{self, Display};
use std::str::FromStr;
use tree::Node;

/// The most bytes that the files of an edition have together; those of the built-in ones have a tenth of it.
pub const MAX_EDITION_BYTES: usize = 256 << 10;

/// A file of components that the program was built with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DataFile {
    /// Its name: `heroes.ron`.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
}

/// By what an edition is known: a name for people, and a digest for certainty.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EditionId {
    /// A word: `printed-2014`.
    pub name: String,
    /// What its files say, in short.
    pub digest: Digest,
}

/// As it stands in a record: `printed-2014 3fa9…`
impl Display for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name, self.digest)
    }
}

impl FromStr for EditionId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<EditionId, Unreadable> {
        let read = || {
            let (name, digest) = text.split_once(' ')?;
            let id = EditionId { name: name.to_owned(), digest: digest.parse().ok()? };
            (word(name) == name).then_some(id)
        };
        read().ok_or_else(|| {
            Unreadable::new(text, "an edition: its name and its digest of 64 hexadecimal digits")
        })
    }
}

/// A name made a word of small letters, digits and hyphens.
fn word(name: &str) -> String {
    const LONGEST: usize = 40;
    let spelt = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' });
    let small: String = spelt.collect::<String>().to_ascii_lowercase();
    let mut word: String = small.trim_matches('-').chars().take(LONGEST).collect();
    word.truncate(word.trim_end_matches('-').len());
    if word.is_empty() { "unnamed".to_owned() } else { word }
}

/// The texts of all files of components of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    built_in: &'static [DataFile],
    /// In the order of the built-in ones.
    texts: Vec<String>,
    id: EditionId,
    is_built_in: bool,
}

impl Edition {
    /// Takes the files of an edition, each with its name; a game's own are `built_in`.
    ///
    /// # Errors
    /// If a file is missing or unknown, they are too long, or one is not written as data files are.
    pub fn of(
        built_in: &'static [DataFile],
        name: &str,
        files: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Edition, Misprint> {
        let mut texts: Vec<Option<String>> = vec![None; built_in.len()];
        let mut bytes = 0;
        for (file, text) in files {
            let Some(at) = built_in.iter().position(|known| known.name == file) else {
                let names: Vec<&str> = built_in.iter().map(|known| known.name).collect();
                return Err(Misprint::of_file(
                    &file,
                    format!("no such file belongs to it; there are {}", names.join(", ")),
                ));
            };
            bytes += text.len();
            if bytes > MAX_EDITION_BYTES {
                let reason = format!("the files have more than {MAX_EDITION_BYTES} bytes together");
                return Err(Misprint::of_file(&file, reason));
            }
            if texts[at].replace(text).is_some() {
                return Err(Misprint::of_file(&file, "the file stands twice"));
            }
        }
        let present = |(text, known): (Option<String>, &DataFile)| {
            text.ok_or_else(|| Misprint::of_file(known.name, "the file is missing"))
        };
        let texts = texts.into_iter().zip(built_in).map(present).collect::<Result<Vec<String>, _>>()?;
        let digest = digest(built_in.iter().map(|file| file.name).zip(texts.iter().map(String::as_str)))?;
        let own = digest_of_built_in(built_in);
        Ok(Edition {
            built_in,
            texts,
            id: EditionId { name: word(name), digest },
            is_built_in: digest == own,
        })
    }

    /// The edition that a program was built with.
    ///
    /// # Panics
    /// If one of its files is not written as data files are.
    pub fn built_in(files: &'static [DataFile]) -> Edition {
        let id = EditionId { name: "built-in".to_owned(), digest: digest_of_built_in(files) };
        let texts = files.iter().map(|file| file.text.to_owned()).collect();
        Edition { built_in: files, texts, id, is_built_in: true }
    }

    /// The same with another name.
    #[must_use]
    pub fn named(mut self, name: &str) -> Edition {
        self.id.name = word(name);
        self
    }

    /// The same with another text of one of its files.
    ///
    /// # Errors
    /// As when it is made.
    pub fn with(&self, file: &str, text: &str) -> Result<Edition, Misprint> {
        let others = self.files().filter(|&(name, _)| name != file);
        let texts = others.map(|(name, text)| (name.to_owned(), text.to_owned()));
        let changed = [(file.to_owned(), text.to_owned())];
        Edition::of(self.built_in, &self.id.name, texts.chain(changed))
    }

    /// By what it is known.
    pub fn id(&self) -> &EditionId {
        &self.id
    }

    /// By what a record names it: the built-in one, under whatever name, is not named.
    pub fn named_in_records(&self) -> Option<EditionId> {
        (!self.is_built_in).then(|| self.id.clone())
    }

    /// Its files, each with its name.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.built_in.iter().map(|file| file.name).zip(self.texts.iter().map(String::as_str))
    }

    fn text(&self, file: &str) -> &str {
        self.files().find(|&(name, _)| name == file).map_or("", |(_, text)| text)
    }

    /// Reads one of its files.
    ///
    /// # Errors
    /// If it does not say what such a file should.
    pub fn read<T: DeserializeOwned>(&self, file: &str) -> Result<T, Misprint> {
        let text = self.text(file);
        ron::from_str(text).map_err(|error| {
            let (line, column) = (error.span.start.line, error.span.start.col);
            let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
            let reached = text[before..].char_indices().nth(column.saturating_sub(1));
            let at = before + reached.map_or(text.len() - before, |(at, _)| at);
            // A reader stops behind what it cannot take.
            let path = self.path_at(file, at.saturating_sub(1));
            Misprint { path, ..Misprint::at(file, text, before, error.code.to_string()) }
        })
    }

    /// The path of the innermost value around a byte of a file.
    fn path_at(&self, file: &str, at: usize) -> Option<String> {
        let mut innermost = None;
        Node::read(self.text(file)).ok()?.visit(&mut vec![stem(file).into()], &mut |names, node| {
            if (node.at..node.end()).contains(&at) {
                innermost = Some(names.join("."));
            }
        });
        innermost
    }

    /// Finds the line of what a check of one of its files found.
    ///
    /// # Errors
    /// If it found something.
    pub fn check<T>(&self, file: &str, checked: Result<T, Flaw>) -> Result<T, Misprint> {
        checked.map_err(|flaw| {
            let (path, reason) = flaw.parts();
            let text = self.text(file);
            let (mut nearest, mut found) = ((0, 0), None);
            if let Ok(root) = Node::read(text) {
                nearest.1 = root.at;
                let wanted: Vec<&str> = path.split('.').collect();
                root.visit(&mut vec![], &mut |names, node| {
                    let length = names.len();
                    if length > nearest.0
                        && wanted.starts_with(&names.iter().map(AsRef::as_ref).collect::<Vec<&str>>())
                    {
                        nearest = (length, node.at);
                        found = Some(format!("{}.{}", stem(file), names.join(".")));
                    }
                });
            }
            Misprint { path: found, ..Misprint::at(file, text, nearest.1, reason) }
        })
    }
}

/// `heroes.ron` is `heroes` in a path.
fn stem(file: &str) -> &str {
    file.strip_suffix(".ron").unwrap_or(file)
}

fn digest<'t>(files: impl Iterator<Item = (&'static str, &'t str)>) -> Result<Digest, Misprint> {
    let mut digesting = Digesting::default();
    for (name, text) in files {
        let misprint = |stumble: tokens::Stumble| Misprint::at(name, text, stumble.at, stumble.reason);
        Node::read(text).map_err(misprint)?;
        digesting.file(name, &tokens::tokens(text).map_err(misprint)?);
    }
    Ok(digesting.digest())
}

fn digest_of_built_in(files: &'static [DataFile]) -> Digest {
    digest(files.iter().map(|file| (file.name, file.text))).unwrap_or_else(|misprint| panic!("{misprint}"))
}

//! Single values of an edition: how two editions differ, and an edition with one value changed.

use super::tree::{Node, Shape};
use super::{Edition, Misprint, stem};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display};

/// A value that two editions do not share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Where it stands: `heroes.hero.h07.cost.gold`.
    pub path: String,
    /// What the first edition says there, if anything.
    pub before: Option<String>,
    /// What the other one says there, if anything.
    pub after: Option<String>,
}

/// `heroes.hero.h07.cost.gold: 2 → 3`
impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [before, after] = [&self.before, &self.after].map(|side| side.as_deref().unwrap_or("–"));
        write!(f, "{}: {before} → {after}", self.path)
    }
}

/// Why a value cannot be changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotChange {
    /// No value has this path.
    Unknown(String),
    /// Several values have it.
    Ambiguous {
        /// What was asked for.
        path: String,
        /// Some of the paths that it may mean.
        candidates: Vec<String>,
    },
    /// The value is not a number.
    NotANumber {
        /// Where it stands.
        path: String,
        /// The numbers below it.
        numbers: Vec<String>,
    },
    /// The edition would not be one any more.
    Misprint(Misprint),
}

impl Display for CannotChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotChange::Unknown(path) => write!(f, "there is no `{path}` in the edition"),
            CannotChange::Ambiguous { path, candidates } => {
                write!(f, "`{path}` may be {}: give more of the path", candidates.join(" or "))
            }
            CannotChange::NotANumber { path, numbers } if numbers.is_empty() => {
                write!(f, "`{path}` is not a number")
            }
            CannotChange::NotANumber { path, numbers } => {
                write!(f, "`{path}` is not a number; in it are {}", numbers.join(", "))
            }
            CannotChange::Misprint(misprint) => misprint.fmt(f),
        }
    }
}

impl std::error::Error for CannotChange {}

/// How many paths a refusal names.
const NAMED: usize = 6;

/// A value that a path leads to.
struct Found {
    file: &'static str,
    path: String,
    /// Its place, or that at which a new entry of a map would stand.
    at: usize,
    /// Its text; empty for what is not there yet.
    text: String,
    /// The numbers below it.
    numbers: Vec<String>,
}

impl Edition {
    /// Where two editions of a game differ, in the order of the paths.
    pub fn differences(&self, other: &Edition) -> Vec<Difference> {
        let (mut before, mut after) = (self.values(), other.values());
        let paths: BTreeSet<String> = before.keys().chain(after.keys()).cloned().collect();
        let difference = |path: String| {
            let (before, after) = (before.remove(&path), after.remove(&path));
            (before != after).then_some(Difference { path, before, after })
        };
        paths.into_iter().filter_map(difference).collect()
    }

    /// Every number, word and text by its path.
    fn values(&self) -> BTreeMap<String, String> {
        let mut values = BTreeMap::new();
        for (file, text) in self.files() {
            let Ok(root) = Node::read(text) else { continue };
            root.visit(&mut vec![stem(file).into()], &mut |names, node| {
                let is_empty = match &node.shape {
                    Shape::Plain => true,
                    Shape::Fields(named) | Shape::Map(named) => named.is_empty(),
                    Shape::List(nodes) => nodes.is_empty(),
                };
                if is_empty {
                    values.insert(names.join("."), node.text.to_owned());
                }
            });
        }
        values
    }

    /// The number at a path, of which as many names may be left out at the front as are not needed to find it.
    ///
    /// # Errors
    /// If there is none, or several values have this path.
    pub fn number(&self, path: &str) -> Result<i64, CannotChange> {
        let found = self.find(path)?;
        if found.text.is_empty() {
            return Ok(0);
        }
        let Found { path, numbers, text, .. } = found;
        text.parse().map_err(|_| CannotChange::NotANumber { path, numbers })
    }

    /// The same edition with another value at a path; a map gets an entry that it does not have.
    ///
    /// # Errors
    /// If no value or several have this path, or the result is not written as data files are.
    pub fn change(&self, path: &str, value: &str) -> Result<Edition, CannotChange> {
        let Found { file, at, text: before, path, .. } = self.find(path)?;
        let text = self.text(file);
        let (front, back) = (&text[..at], &text[at + before.len()..]);
        let changed = if before.is_empty() {
            let key = path.rsplit('.').next().unwrap_or_default();
            format!("{front}\"{key}\": {value}, {back}")
        } else {
            format!("{front}{value}{back}")
        };
        self.with(file, &changed).map_err(CannotChange::Misprint)
    }

    /// The value whose path ends so; an entry that a map may get, if there is none.
    fn find(&self, path: &str) -> Result<Found, CannotChange> {
        let wanted: Vec<&str> = path.split('.').collect();
        let (known, key) = wanted.split_at(wanted.len() - 1);
        let (mut found, mut new): (Vec<Found>, Vec<Found>) = (vec![], vec![]);
        for (file, text) in self.files() {
            let Ok(root) = Node::read(text) else { continue };
            root.visit(&mut vec![stem(file).into()], &mut |names, node| {
                let ends_with = |end: &[&str]| {
                    names.len() >= end.len() && names[names.len() - end.len()..].iter().eq(end)
                };
                if ends_with(&wanted) {
                    let (at, text) = (node.at, node.text.to_owned());
                    let mut numbers = vec![];
                    node.visit(&mut names.clone(), &mut |names, node| {
                        if numbers.len() < NAMED && node.text.parse::<i64>().is_ok() {
                            numbers.push(names.join("."));
                        }
                    });
                    let path = names.join(".");
                    // `Some(…)` and what it holds have one path, which means the latter.
                    found.retain(|outer| outer.path != path);
                    found.push(Found { file, path, at, text, numbers });
                } else if let Shape::Map(_) = node.shape
                    && !known.is_empty()
                    && ends_with(known)
                {
                    let path = format!("{}.{}", names.join("."), key[0]);
                    new.push(Found { file, path, at: node.at + 1, text: String::new(), numbers: vec![] });
                }
            });
        }
        let mut candidates = if found.is_empty() { new } else { found };
        match candidates.len() {
            0 => Err(CannotChange::Unknown(path.to_owned())),
            1 => Ok(candidates.remove(0)),
            _ => Err(CannotChange::Ambiguous {
                path: path.to_owned(),
                candidates: candidates.into_iter().take(NAMED).map(|found| found.path).collect(),
            }),
        }
    }
}

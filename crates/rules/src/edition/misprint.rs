//! What is wrong with an edition, and where.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;

/// What is wrong with an edition, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misprint {
    /// The file that it is found in.
    pub file: String,
    /// The line of the file, from 1; nothing, if it is about the file as a whole.
    pub line: Option<usize>,
    /// The path of the value, where it is about one: `heroes.hero.h07.cost.gold`.
    pub path: Option<String>,
    /// What is wrong.
    pub reason: String,
}

impl Misprint {
    /// Something is wrong with a file as a whole.
    pub fn of_file(file: &str, reason: impl Into<String>) -> Misprint {
        Misprint { file: file.to_owned(), line: None, path: None, reason: reason.into() }
    }

    /// Something is wrong with a value that somebody has entered.
    pub(super) fn of_value(file: &str, path: &str, reason: impl Into<String>) -> Misprint {
        Misprint { path: Some(path.to_owned()), ..Misprint::of_file(file, reason) }
    }

    /// Something is wrong at a byte of a file.
    pub(super) fn at(file: &str, text: &str, at: usize, reason: impl Into<String>) -> Misprint {
        let line = text.as_bytes()[..at.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1;
        Misprint { file: file.to_owned(), line: Some(line), path: None, reason: reason.into() }
    }
}

impl Display for Misprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.reason),
            None => write!(f, "{}: {}", self.file, self.reason),
        }
    }
}

impl std::error::Error for Misprint {}

/// What is wrong with a value that can be read, for [`super::Edition::check`] to find its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    path: String,
    reason: String,
}

impl Flaw {
    /// The value at a path of a file, or the nearest around it, is not what it should be.
    pub fn new(path: impl Into<String>, reason: impl Into<String>) -> Flaw {
        Flaw { path: path.into(), reason: reason.into() }
    }

    /// The value at a path lies in a range.
    ///
    /// # Errors
    /// If it does not.
    pub fn unless_in<T: Copy + PartialOrd + Display>(
        range: RangeInclusive<T>,
        path: impl Into<String>,
        value: T,
    ) -> Result<(), Flaw> {
        if range.contains(&value) {
            return Ok(());
        }
        let (least, most) = range.into_inner();
        Err(Flaw::new(path, format!("{value} is not between {least} and {most}")))
    }

    pub(super) fn parts(self) -> (String, String) {
        (self.path, self.reason)
    }
}

//! The log language of the well-known play-by-web site: reading a log, writing one, and checking recorded games.

mod books;
mod bridges;
mod check;
mod command;
mod commands;
mod export;
mod land;
mod log;
mod maps;
mod offers;
mod seed;
mod tolerance;
mod translate;

use std::fmt::{self, Display};
use tafel_rules::{Silent, Unreadable};
use tafel_table::{Fault, MAX_RECORD_BYTES, Record, replay};
use tafel_terra_mystica::{StartPoints, TerraMystica};
use tolerance::Tolerated;

/// The longest log that is read, as long as the longest record.
pub const MAX_LOG_BYTES: usize = MAX_RECORD_BYTES;

/// What is wrong with a log, or where a recorded game differs from our rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The line of the log, or row of the ledger, from 1; 0 if none in particular.
    pub line: usize,
    /// What stands there.
    pub text: String,
    /// What is wrong with it.
    pub what: String,
}

impl Problem {
    fn at(line: usize, text: &str, what: String) -> Problem {
        Problem { line, text: text.to_owned(), what }
    }
}

impl Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        if !self.text.is_empty() {
            write!(f, "`{}`: ", self.text)?;
        }
        f.write_str(&self.what)
    }
}

impl std::error::Error for Problem {}

/// A recorded game that agrees with our rules in every row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The name of the game.
    pub id: String,
    /// How many rows were compared.
    pub rows: usize,
}

/// Replays a recorded game and compares every row of its ledger, the final points, their sources and the networks.
///
/// # Errors
/// With the first difference, or with what cannot be read.
pub fn check(text: &str) -> Result<Checked, Problem> {
    check::check(text)
}

/// Reads a log into our record. What the site lets pass and our rules do not is accepted, and named in a remark at its place.
///
/// # Errors
/// With the first line that cannot be read, or that our rules do not allow.
pub fn import(text: &str) -> Result<Record<TerraMystica>, Problem> {
    let log = log::read(text)?;
    let translation = translate::translate(&log)?;
    let mut record =
        Record::new(translation.state.options, translation.lines.iter().map(|line| line.entry).collect());
    record.comments = translation.tolerated.iter().map(Tolerated::comment).collect();
    record.result = tafel_rules::Rules::standing(&TerraMystica::new(), &translation.state);
    Ok(record)
}

/// Writes our record as a log.
///
/// # Errors
/// With the first line of the record that cannot happen, or that the log language has no words for.
pub fn export(record: &Record<TerraMystica>) -> Result<String, Fault> {
    // A log holds no result, so what the record says about it does not matter.
    let mut played = record.clone();
    played.result = None;
    replay(&TerraMystica::new(), &played, &mut Silent)?;
    if record.options.start_points == StartPoints::Auction {
        let unknown = Unreadable::new("start-points auction", "an option of the log language");
        return Err(Fault { line: 2, problem: tafel_table::Problem::Unreadable(unknown) });
    }
    Ok(export::export(record))
}

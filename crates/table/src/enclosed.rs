//! An edition that travels inside a record, so that whoever gets the record can replay it.
//!
//! ```text
//! pebbles 1 long-rounds 3fa9…     the game, its version, the edition
//! seats 2; goals secret
//! |= pebbles.ron                  a file of the edition
//! | (                             and what it says
//! |     rounds: 5,
//! | )
//! ```

use crate::{Fault, Header, Problem};
use std::fmt::{self, Display};
use tafel_rules::{DataFile, Edition, Unreadable};

/// The files of an edition, as a record holds them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Enclosed(Vec<(String, String)>);

impl Enclosed {
    /// Encloses an edition.
    pub fn of(edition: &Edition) -> Enclosed {
        // Every line of a record has an end, so every line of a file gets one.
        let whole = |text: &str| text.lines().map(|line| format!("{line}\n")).collect();
        Enclosed(edition.files().map(|(name, text)| (name.to_owned(), whole(text))).collect())
    }

    /// The files, each with its name.
    pub fn files(&self) -> &[(String, String)] {
        &self.0
    }

    /// What the record of a match holds of it, whatever the game is; nothing, if there is none.
    ///
    /// # Errors
    /// With a line that stands in no file.
    pub fn in_record(text: &str) -> Result<Option<Enclosed>, Unreadable> {
        let mut enclosed = Enclosed::default();
        for line in text.lines().filter_map(|line| line.strip_prefix('|')) {
            enclosed.line(line)?;
        }
        Ok((!enclosed.0.is_empty()).then_some(enclosed))
    }

    /// The edition that a record encloses, if it does; it is the one that the record names. The game has these `files`.
    ///
    /// # Errors
    /// If no edition of the game is enclosed, or another than the one that is named.
    pub fn edition(record: &str, files: &'static [DataFile]) -> Result<Option<Edition>, Fault> {
        let Header { edition: named, .. } = Header::of(record)?;
        let fault = |problem| Fault { line: 1, problem };
        let enclosed = Enclosed::in_record(record).map_err(|what| fault(Problem::Unreadable(what)))?;
        let Some(enclosed) = enclosed else { return Ok(None) };
        let name = named.as_ref().map_or("built-in", |named| &named.name);
        let edition =
            Edition::of(files, name, enclosed.0).map_err(|misprint| fault(Problem::Misprint(misprint)))?;
        let encloses = edition.named_in_records();
        if encloses == named {
            Ok(Some(edition))
        } else {
            Err(fault(Problem::Edition { record: named, rules: encloses }))
        }
    }

    /// The same record with an edition inside, in the place of one that it may have.
    pub fn in_text(record: &str, edition: &Edition) -> String {
        let mut lines = record.lines().filter(|line| !line.starts_with('|'));
        let mut text = String::with_capacity(record.len());
        let mut left = 2;
        for line in lines.by_ref() {
            text += line;
            text.push('\n');
            // Below the header and the options.
            left -= usize::from(!line.is_empty() && !line.starts_with('#'));
            if left == 0 {
                break;
            }
        }
        text += &Enclosed::of(edition).to_string();
        lines.for_each(|line| {
            text += line;
            text.push('\n');
        });
        text
    }

    /// Takes a line without the bar that it begins with.
    pub(crate) fn line(&mut self, line: &str) -> Result<(), Unreadable> {
        if let Some(name) = line.strip_prefix("= ") {
            self.0.push((name.to_owned(), String::new()));
            return Ok(());
        }
        let said = line.strip_prefix(' ').or(line.is_empty().then_some(""));
        let (Some(said), Some((_, text))) = (said, self.0.last_mut()) else {
            return Err(Unreadable::new(
                line,
                "a line of an edition: `= FILE` or, below it, a blank and what it says",
            ));
        };
        text.push_str(said);
        text.push('\n');
        Ok(())
    }

    /// How many lines of the record it takes.
    pub(crate) fn length(&self) -> usize {
        self.0.iter().map(|(_, text)| 1 + text.lines().count()).sum()
    }
}

impl Display for Enclosed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, text) in &self.0 {
            writeln!(f, "|= {name}")?;
            for line in text.lines() {
                let blank = if line.is_empty() { "" } else { " " };
                writeln!(f, "|{blank}{line}")?;
            }
        }
        Ok(())
    }
}

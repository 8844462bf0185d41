//! How a command fails: one sentence and an exit code.

use std::fmt::{self, Display};
use std::io;
use tafel_catalogue::CannotVisit;
use tafel_rules::Unreadable;
use tafel_table::{Fault, Problem};

/// Why a command ended early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something from outside cannot be used: exit code 2.
    Input(String),
    /// A check failed: exit code 1.
    Check(String),
    /// Nobody reads the output any more: not a failure.
    Unheard,
}

impl Failure {
    /// The exit code.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Input(_) => 2,
            Failure::Check(_) => 1,
            Failure::Unheard => 0,
        }
    }

    /// What is wrong with a record in this file.
    pub(crate) fn in_record(file: &str, fault: &Fault) -> Failure {
        let sentence = format!("{file}, {fault}");
        match fault.problem {
            Problem::WrongResult | Problem::BrokenCommitment | Problem::Loaded { .. } => {
                Failure::Check(sentence)
            }
            Problem::TooLong
            | Problem::CutOff
            | Problem::Missing(_)
            | Problem::SecondHeader
            | Problem::AfterResult
            | Problem::Version { .. }
            | Problem::Misprint(_)
            | Problem::Unreadable(_)
            | Problem::Refused(_) => Failure::Input(sentence),
            Problem::Edition { .. } => Failure::Input(format!("{sentence}; `--edition DIR` names a folder")),
        }
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(sentence) | Failure::Check(sentence) => f.write_str(sentence),
            Failure::Unheard => f.write_str("nobody reads"),
        }
    }
}

impl From<Unreadable> for Failure {
    fn from(unreadable: Unreadable) -> Failure {
        Failure::Input(unreadable.to_string())
    }
}

impl From<CannotVisit> for Failure {
    fn from(refused: CannotVisit) -> Failure {
        Failure::Input(refused.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::Unheard
        } else {
            Failure::Input(error.to_string())
        }
    }
}

//! What people agree on before play.

use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Agreed, Choice, Unreadable};

/// What there is to agree on, with the defaults first.
pub(crate) const CHOICES: &[Choice] = &[Choice { key: "seats", values: &["1", "2", "3", "4"] }];

/// What people agreed on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many play; alone, it is the solo game.
    pub seats: u8,
}

impl Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats {}", self.seats)
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Options, Unreadable> {
        let agreed = Agreed::read(CHOICES, text)?;
        Ok(Options { seats: agreed.value("seats") })
    }
}

//! What people agree on before play.

use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Agreed, Choice, Unreadable, vocabulary};

/// What there is to agree on, with the defaults first.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "seats", values: &["3", "2", "4", "5"] },
    Choice { key: "goals", values: &[Goals::Secret.word(), Goals::Open.word()] },
];

vocabulary! {
    /// Who sees a player's goal, §1.2.
    pub enum Goals: "a way to keep goals" {
        Secret = "secret",
        Open = "open",
    }
}

/// What people agreed on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many play.
    pub seats: u8,
    /// Who sees a player's goal.
    pub goals: Goals,
}

impl Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats {}; goals {}", self.seats, self.goals)
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Options, Unreadable> {
        let agreed = Agreed::read(CHOICES, text)?;
        Ok(Options { seats: agreed.value("seats"), goals: agreed.value("goals") })
    }
}

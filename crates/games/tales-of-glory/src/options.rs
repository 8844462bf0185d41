//! What people agree on before play.

use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Agreed, Choice, Unreadable, vocabulary};

/// What there is to agree on, with the defaults first.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "seats", values: &["4", "2", "3", "5"] },
    Choice { key: "quests", values: &[Quests::Without.word(), Quests::With.word()] },
];

vocabulary! {
    /// Whether Quests are dealt, §9.
    pub enum Quests: "a way to play with Quests" {
        Without = "without",
        With = "with",
    }
}

/// What people agreed on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many play.
    pub seats: u8,
    /// Whether Quests are dealt.
    pub quests: Quests,
}

impl Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats {}; quests {}", self.seats, self.quests)
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Options, Unreadable> {
        let agreed = Agreed::read(CHOICES, text)?;
        Ok(Options { seats: agreed.value("seats"), quests: agreed.value("quests") })
    }
}

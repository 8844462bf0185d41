//! What people agree on before play.

use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Agreed, Choice, Unreadable, vocabulary};

/// What there is to agree on, with the defaults first.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "seats", values: &["4", "1", "2", "3"] },
    Choice { key: "terrains", values: &[TerrainSet::Even.word(), TerrainSet::Rising.word()] },
    Choice { key: "supply", values: &[Supply::Unlimited.word(), Supply::Strict.word()] },
];

vocabulary! {
    /// Which terrain tiles are played with, §1.2.
    pub enum TerrainSet: "a set of terrains" {
        Even = "even",
        Rising = "rising",
    }
}

vocabulary! {
    /// Whether resources and bonus settlers can run out, §17.
    pub enum Supply: "a kind of supply" {
        Unlimited = "unlimited",
        Strict = "strict",
    }
}

/// What people agreed on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many play.
    pub seats: u8,
    /// Which terrain tiles are played with.
    pub terrains: TerrainSet,
    /// Whether resources and bonus settlers can run out.
    pub supply: Supply,
}

impl Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats {}; terrains {}; supply {}", self.seats, self.terrains, self.supply)
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Options, Unreadable> {
        let agreed = Agreed::read(CHOICES, text)?;
        Ok(Options {
            seats: agreed.value("seats"),
            terrains: agreed.value("terrains"),
            supply: agreed.value("supply"),
        })
    }
}

//! Dice for every purpose and place, so that no result depends on the order in which things are looked at.

use tafel_rules::{Dice, Seed};

/// What dice are for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    Ways,
    Expectation,
    Proposals,
    Screen,
    Look,
}

/// Dice for one purpose at one place of the match: those of the same number fall alike.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Streams(Seed);

impl Streams {
    pub(crate) fn new(seed: u32, purpose: Purpose, place: usize) -> Streams {
        Streams(Seed::numbered(u64::from(seed), (purpose as u64) << 32 | place as u64))
    }

    pub(crate) fn dice(self, number: u64) -> Dice {
        Dice::at(self.0, number)
    }
}

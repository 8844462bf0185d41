//! The laws by name, and what a broken one looks like.

use std::fmt::{self, Display};

/// What must hold in every game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Law {
    /// A seat has moves exactly when it is awaited; chance has outcomes of positive weight exactly when it decides;
    /// somebody acts or the game is over; it ends in bounded lines.
    Turns,
    /// Moves, outcomes and options read back to themselves, and no two of them read alike.
    Notation,
    /// The moves worth searching are a non-empty part of the legal ones; a seat is estimated alone as it is among all,
    /// and no feature beyond their number is set.
    Search,
    /// There is a standing exactly when the game is over, its points are what the tally adds up to, and the
    /// components always add up.
    Components,
    /// A record replays to the same state; cut anywhere, to a state on the way; its text reads back.
    Records,
    /// What a viewer sees, and may do, follows from its view alone.
    Imagine,
    /// Viewers who are told the same see the same.
    Told,
    /// States and moves are small.
    Sizes,
    /// Steady play uses no heap.
    Heap,
    /// A view is complete in its JSON: it reads back, and the same is imagined from it.
    Complete,
}

impl Law {
    /// The number it is cited by.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} ({self:?})", self.number())
    }
}

/// A broken law, and the play that broke it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Which law.
    pub law: Law,
    /// What was seen.
    pub what: String,
    /// The record of the play up to there.
    pub record: String,
}

impl Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is broken: {}\n\n{}", self.law, self.what, self.record)
    }
}

/// Returns a breach of `law` unless `holds`.
pub(crate) fn demand(law: Law, holds: bool, what: impl FnOnce() -> String) -> Result<(), (Law, String)> {
    if holds { Ok(()) } else { Err((law, what())) }
}

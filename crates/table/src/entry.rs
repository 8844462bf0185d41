//! One line of a record.

use crate::{Actor, Line};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Notation, Rules, Seat, Unreadable};

/// One line of a record: who acted, and what.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entry<M, C> {
    /// A seat's decision.
    Move(Seat, M),
    /// How chance fell.
    Chance(C),
}

/// A line of the record of a game `R`.
pub type EntryOf<R> = Entry<<R as Rules>::Move, <R as Rules>::Chance>;

impl<M, C> Entry<M, C> {
    /// Whether chance decided.
    pub fn is_chance(&self) -> bool {
        matches!(self, Entry::Chance(_))
    }
}

/// `0 take red` or `* draw red`.
impl<M: Display, C: Display> Display for Entry<M, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Move(seat, mv) => write!(f, "{seat} {mv}"),
            Entry::Chance(chance) => write!(f, "* {chance}"),
        }
    }
}

impl<M: Notation, C: Notation> FromStr for Entry<M, C> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (actor, deed) = Actor::split(text)?;
        Entry::by(actor, deed)
    }
}

impl<M: Notation, C: Notation> TryFrom<&Line> for Entry<M, C> {
    type Error = Unreadable;

    fn try_from(line: &Line) -> Result<Self, Unreadable> {
        Entry::by(line.actor, &line.text)
    }
}

impl<M: Notation, C: Notation> Entry<M, C> {
    fn by(actor: Actor, deed: &str) -> Result<Self, Unreadable> {
        match actor {
            Actor::Seat(seat) => deed.parse().map(|mv| Entry::Move(seat, mv)),
            Actor::Chance => deed.parse().map(Entry::Chance),
        }
    }
}

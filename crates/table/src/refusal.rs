//! Why something did not happen.

use std::fmt::{self, Display};
use tafel_rules::{Objection, Unreadable};

/// Why a line was not played, or not taken back. The match is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The table waits for others.
    NotYourTurn,
    /// The game has ended.
    Over,
    /// The text is not a move of this game.
    Unreadable(Unreadable),
    /// The move is not legal now; what forbids it, where it is known.
    Illegal(Option<Objection>),
    /// Chance does not decide now.
    NoChance,
    /// Chance decides now, but cannot fall this way.
    Impossible,
    /// The seat has no line since the last draw or disclosure, or later lines depend on it.
    NothingToTakeBack,
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotYourTurn => f.write_str("the table waits for somebody else"),
            Refusal::Over => f.write_str("the game is over"),
            Refusal::Unreadable(unreadable) => unreadable.fmt(f),
            Refusal::Illegal(Some(objection)) => objection.fmt(f),
            Refusal::Illegal(None) => f.write_str("not a legal move now"),
            Refusal::NoChance => f.write_str("chance does not decide now"),
            Refusal::Impossible => f.write_str("chance cannot fall this way"),
            Refusal::NothingToTakeBack => {
                f.write_str("you have no line to take back since the last draw or disclosure")
            }
        }
    }
}

impl std::error::Error for Refusal {}

impl From<Unreadable> for Refusal {
    fn from(unreadable: Unreadable) -> Refusal {
        Refusal::Unreadable(unreadable)
    }
}

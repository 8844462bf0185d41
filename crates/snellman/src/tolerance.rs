//! What the site lets pass and our rules do not: accepted when a log is read, and named in the record that comes of it.

use std::fmt::{self, Display};
use tafel_table::Comment;

/// Something in a log that the site lets pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Tolerance {
    /// Coins became points by hand; our rules do that at the end, §11.6.
    CoinsByHand,
    /// Bridges that cannot be laid were not given up.
    BridgesKept,
    /// An offer was not answered, although the round was over.
    OfferUnanswered,
    /// What the action of a stronghold gave was thrown away, §2.9.
    GiftThrownAway,
    /// Power was burned before an answer, §2.9.
    BurnedLate,
    /// A turn was ended that had ended with the choice of a colour.
    DoneTwice,
}

impl Tolerance {
    fn word(self) -> &'static str {
        match self {
            Tolerance::CoinsByHand => "coins-by-hand",
            Tolerance::BridgesKept => "bridges-kept",
            Tolerance::OfferUnanswered => "offer-unanswered",
            Tolerance::GiftThrownAway => "gift-thrown-away",
            Tolerance::BurnedLate => "burned-late",
            Tolerance::DoneTwice => "done-twice",
        }
    }
}

/// Something that was tolerated, and where.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Tolerated {
    pub(super) what: Tolerance,
    /// The line of the log.
    pub(super) line: usize,
    /// How many lines of the record stand before it.
    pub(super) after: usize,
}

impl Display for Tolerated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the log: {} was tolerated", self.line, self.what.word())
    }
}

impl Tolerated {
    /// The remark about it in a record.
    pub(super) fn comment(&self) -> Comment {
        Comment { after: self.after, text: self.to_string() }
    }
}

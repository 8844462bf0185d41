//! What seats and chance can do, and the notation of it.

use crate::{Card, Colour};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Seat, Unreadable, Words};

/// One decision of one seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `bid 3`, §2.2
    Bid(Card),
    /// `take red`, §2.5
    Take(Colour),
    /// `exchange red blue`: red ones go, a blue one comes, §3.1
    Exchange {
        /// The colour of those that go into the bag.
        give: Colour,
        /// The colour of the one that comes from it.
        get: Colour,
    },
    /// `accept`, §4.3
    Accept,
    /// `decline`, §4.3
    Decline,
}

const _: () = assert!(size_of::<Move>() <= 8);

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Bid(card) => write!(f, "bid {card}"),
            Move::Take(colour) => write!(f, "take {colour}"),
            Move::Exchange { give, get } => write!(f, "exchange {give} {get}"),
            Move::Accept => f.write_str("accept"),
            Move::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let mut words = Words::of(text, "a move of pebbles");
        let read = match words.word()? {
            "bid" => Move::Bid(words.id()?),
            "take" => Move::Take(words.id()?),
            "exchange" => Move::Exchange { give: words.id()?, get: words.id()? },
            "accept" => Move::Accept,
            "decline" => Move::Decline,
            _ => return Err(words.unreadable()),
        };
        words.end(read)
    }
}

/// One outcome of bag or deck.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `goal 0 red`, §1.2
    Goal(Seat, Colour),
    /// `draw red`, §2.1
    Draw(Colour),
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Goal(seat, colour) => write!(f, "goal {seat} {colour}"),
            Chance::Draw(colour) => write!(f, "draw {colour}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = Words::of(text, "a draw of pebbles");
        let read = match words.word()? {
            "goal" => Chance::Goal(words.id()?, words.id()?),
            "draw" => Chance::Draw(words.id()?),
            _ => return Err(words.unreadable()),
        };
        words.end(read)
    }
}

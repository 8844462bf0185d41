//! What seats and chance can do, and the notation of it.

use crate::{Chest, Slot, Spot, Surcharge, Tile};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Seat, Unreadable, Words};

/// One decision of one seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `decline siege`, §9.1
    Decline(Tile),
    /// `select 5`, §2.1
    Select(Slot),
    /// `take 3`, §2.3
    Take(Slot),
    /// `pay coin`, §3.4
    Pay(Surcharge),
    /// `place mill 1 -2`, §4
    Place(Tile, Spot),
    /// `discard mill`, §3.7
    Discard(Tile),
    /// `done`, §9.3
    Done,
    /// `key mill 1`, §6.4
    Key(Tile, Chest),
    /// `collect bard`, §5.8
    Collect(Tile),
}

const _: () = assert!(size_of::<Move>() <= 8);

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Decline(quest) => write!(f, "decline {quest}"),
            Move::Select(slot) => write!(f, "select {slot}"),
            Move::Take(slot) => write!(f, "take {slot}"),
            Move::Pay(surcharge) => write!(f, "pay {surcharge}"),
            Move::Place(tile, spot) => write!(f, "place {tile} {spot}"),
            Move::Discard(tile) => write!(f, "discard {tile}"),
            Move::Done => f.write_str("done"),
            Move::Key(tile, chest) => write!(f, "key {tile} {chest}"),
            Move::Collect(tile) => write!(f, "collect {tile}"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let mut words = Words::of(text, "a move of tales-of-glory");
        let read = match words.word()? {
            "decline" => Move::Decline(words.id()?),
            "select" => Move::Select(words.id()?),
            "take" => Move::Take(words.id()?),
            "pay" => Move::Pay(words.id()?),
            "place" => {
                let tile = words.id()?;
                let (x, y) = (words.number()?, words.number()?);
                Move::Place(tile, Spot::new(x, y).ok_or_else(|| words.unreadable())?)
            }
            "discard" => Move::Discard(words.id()?),
            "done" => Move::Done,
            "key" => Move::Key(words.id()?, words.id()?),
            "collect" => Move::Collect(words.id()?),
            _ => return Err(words.unreadable()),
        };
        words.end(read)
    }
}

/// One outcome of a shuffled stack.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `hero 0 mage`, §1.6
    Hero(Seat, Tile),
    /// `quest 0 siege`, §9.1
    Quest(Seat, Tile),
    /// `first 2`, §1.7
    First(Seat),
    /// `remove mill`, §1.5
    Remove(Tile),
    /// `draw mill`, §1.8, §7.3
    Draw(Tile),
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Hero(seat, hero) => write!(f, "hero {seat} {hero}"),
            Chance::Quest(seat, quest) => write!(f, "quest {seat} {quest}"),
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Remove(tile) => write!(f, "remove {tile}"),
            Chance::Draw(tile) => write!(f, "draw {tile}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = Words::of(text, "a draw of tales-of-glory");
        let read = match words.word()? {
            "hero" => Chance::Hero(words.id()?, words.id()?),
            "quest" => Chance::Quest(words.id()?, words.id()?),
            "first" => Chance::First(words.id()?),
            "remove" => Chance::Remove(words.id()?),
            "draw" => Chance::Draw(words.id()?),
            _ => return Err(words.unreadable()),
        };
        words.end(read)
    }
}

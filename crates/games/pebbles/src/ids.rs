//! The words of the game: small ids that are the same in data, notation, records and views.

use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_parts::Bag;
use tafel_rules::{Id, Unreadable, vocabulary};

vocabulary! {
    /// The colour of a pebble, or of a goal.
    pub enum Colour: "a colour" {
        Red = "red",
        Green = "green",
        Blue = "blue",
        White = "white",
    }
}

/// Pebbles or goals of all colours without an order.
pub(crate) type Colours = Bag<Colour, { Colour::ALL.len() }>;

/// A bid card, 1 to 5.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Id for Card {
    const COUNT: usize = 5;

    fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    fn at(index: usize) -> Card {
        assert!(index < Self::COUNT, "the card is one of five");
        Card(index as u8 + 1)
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        match text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(Card(digit - b'0')),
            _ => Err(Unreadable::new(text, "a card (1 to 5)")),
        }
    }
}

tafel_rules::typescript!(Card as "number");

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        u8::deserialize(deserializer)?.to_string().parse().map_err(D::Error::custom)
    }
}

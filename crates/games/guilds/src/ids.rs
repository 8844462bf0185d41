//! The words of the game: small ids that are the same in data, notation, records and views.

mod cards;

pub use cards::{
    ActionCard, ActionCards, AttackCard, AttackCards, Building, Buildings, PlayerCard, PlayerCards,
};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_parts::{Bag, Set};
use tafel_rules::{Id, Seat, Unreadable, reading, vocabulary};

vocabulary! {
    /// The colour of a guild: of its tiles, mines and player cards.
    #[derive(Default)]
    pub enum Guild: "a guild" {
        #[default]
        Azure = "azure",
        Bronze = "bronze",
        Crimson = "crimson",
        Jade = "jade",
    }
}

impl Guild {
    /// The guild of a player.
    pub fn of(seat: Seat) -> Guild {
        Guild::at(seat.index())
    }
}

/// Guild tiles without an order.
pub type GuildTiles = Bag<Guild, { Guild::ALL.len() }>;

vocabulary! {
    /// What lies on landscapes and in a player's stock.
    pub enum Tile: "a tile" {
        Ore = "ore",
        Crystal = "crystal",
    }
}

vocabulary! {
    /// The colour of a die.
    #[derive(Default)]
    pub enum DieColour: "a colour of dice" {
        #[default]
        Red = "red",
        Green = "green",
        Yellow = "yellow",
        White = "white",
    }
}

/// Dice of all colours without an order.
pub type DieBag = Bag<DieColour, { DieColour::ALL.len() }>;

/// How many sides a die has.
pub const SIDES: u8 = 6;

/// A die that was rolled, written as `red 4`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Die {
    /// Its colour.
    pub colour: DieColour,
    /// The side that is up, 1 to 6.
    pub pips: Pips,
}

impl Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour, self.pips)
    }
}

/// A side of a die, 1 to 6.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pips(u8);

impl Pips {
    /// How many there are.
    #[inline]
    pub fn number(self) -> u8 {
        self.0
    }
}

impl Default for Pips {
    fn default() -> Pips {
        Pips(1)
    }
}

impl Id for Pips {
    const COUNT: usize = SIDES as usize;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    #[inline]
    fn at(index: usize) -> Pips {
        assert!(index < Self::COUNT, "a die has six sides");
        Pips(index as u8 + 1)
    }
}

impl Display for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Pips {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Pips, Unreadable> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Pips(digit - b'0')),
            _ => Err(Unreadable::new(text, "a side of a die (1 to 6)")),
        }
    }
}

impl<'de> Deserialize<'de> for Pips {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pips, D::Error> {
        u8::deserialize(deserializer)?.to_string().parse().map_err(D::Error::custom)
    }
}

vocabulary! {
    /// What a die can be used for, §10.
    pub enum DieAction: "a die action" {
        Prospect = "prospect",
        Extract = "extract",
        Trade = "trade",
        Build = "build",
        Recruit = "recruit",
        Muster = "muster",
        Study = "study",
        Labour = "labour",
    }
}

vocabulary! {
    /// A kind of medal.
    pub enum Medal: "a medal" {
        Trade = "trade",
        Exploration = "exploration",
        Civil = "civil",
    }
}

/// One of the 16 landscapes, written as `c2r4`: the column from the left and the row from the top, each 1 to 4.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Landscape(u8);

/// How many columns there are, and how many rows.
pub const WIDTH: u8 = 4;

/// Some landscapes.
pub type Landscapes = Set<Landscape, u16>;

impl Landscape {
    /// The landscape at a column and row, both from 1; none outside the area.
    pub fn new(column: u8, row: u8) -> Option<Landscape> {
        let inside = (1..=WIDTH).contains(&column) && (1..=WIDTH).contains(&row);
        inside.then(|| Landscape((row - 1) * WIDTH + column - 1))
    }

    /// The column, from 1 at the left.
    #[inline]
    pub fn column(self) -> u8 {
        self.0 % WIDTH + 1
    }

    /// The row, from 1 at the top; the last is the valley.
    #[inline]
    pub fn row(self) -> u8 {
        self.0 / WIDTH + 1
    }
}

impl Id for Landscape {
    const COUNT: usize = (WIDTH * WIDTH) as usize;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Landscape {
        assert!(index < Self::COUNT, "there are 16 landscapes");
        Landscape(index as u8)
    }
}

impl Display for Landscape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}r{}", self.column(), self.row())
    }
}

impl FromStr for Landscape {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Landscape, Unreadable> {
        let read = match text.as_bytes() {
            [b'c', column, b'r', row] => Landscape::new(column.wrapping_sub(b'0'), row.wrapping_sub(b'0')),
            _ => None,
        };
        read.ok_or_else(|| Unreadable::new(text, "a landscape (c1r1 to c4r4)"))
    }
}

tafel_rules::typescript!(Landscape as words);

impl Serialize for Landscape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Landscape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Landscape, D::Error> {
        reading::text(deserializer)
    }
}

vocabulary! {
    /// A row of the solo board, §1.1.
    pub enum SoloRow: "a row of the solo board" {
        A = "a",
        B = "b",
        C = "c",
    }
}

/// How many fields a row of the solo board has; the last is the final field.
pub const ROW_FIELDS: u8 = 6;

/// A field of the solo board, written as `b4`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field {
    /// Its row.
    pub row: SoloRow,
    /// Its number from the left, from 1.
    pub number: u8,
}

impl Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row, self.number)
    }
}

impl FromStr for Field {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Field, Unreadable> {
        let unreadable = || Unreadable::new(text, "a field of the solo board (a1 to c6)");
        let (row, number) = text.split_at_checked(1).ok_or_else(unreadable)?;
        let row = row.parse().map_err(|_| unreadable())?;
        let number = number.parse().ok().filter(|number| (1..=ROW_FIELDS).contains(number));
        Ok(Field { row, number: number.ok_or_else(unreadable)? })
    }
}

impl Id for Field {
    const COUNT: usize = SoloRow::ALL.len() * ROW_FIELDS as usize;

    fn index(self) -> usize {
        self.row.index() * usize::from(ROW_FIELDS) + usize::from(self.number - 1)
    }

    fn at(index: usize) -> Field {
        let fields = usize::from(ROW_FIELDS);
        Field { row: SoloRow::at(index / fields), number: (index % fields) as u8 + 1 }
    }
}

tafel_rules::typescript!(Field as "`${SoloRow}${1 | 2 | 3 | 4 | 5 | 6}`");

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Field, D::Error> {
        reading::text(deserializer)
    }
}

vocabulary! {
    /// A start field of the solo board, §1.1.
    pub enum StartField: "a start field" {
        First = "I",
        Second = "II",
        Third = "III",
    }
}

//! The words of the game: small ids that are the same in data, notation, records and views.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Id, Unreadable, reading, vocabulary};

vocabulary! {
    /// What costs are paid with: three basic resources, then two rare ones.
    pub enum Resource: "a resource" {
        Wood = "wood",
        Clay = "clay",
        Stone = "stone",
        Diamond = "diamond",
        Gold = "gold",
    }
}

impl Resource {
    /// Those that go back when their owner passes.
    pub const BASIC: [Resource; 3] = [Resource::Wood, Resource::Clay, Resource::Stone];

    /// Whether it is wood, clay or stone.
    pub fn is_basic(self) -> bool {
        Resource::BASIC.contains(&self)
    }
}

vocabulary! {
    /// What can be lacking besides resources, §3.
    pub enum Settlers: "a kind of settlers" {
        Any = "settlers",
        Bonus = "bonus-settlers",
    }
}

vocabulary! {
    /// The colour of a monster, on terrains and heroes.
    pub enum Colour: "a monster colour" {
        Green = "green",
        Yellow = "yellow",
        Blue = "blue",
        Red = "red",
    }
}

vocabulary! {
    /// A kind of building.
    pub enum Building: "a building" {
        Sawmill = "sawmill",
        ClayPit = "clay-pit",
        Quarry = "quarry",
        Storehouse = "storehouse",
        DiamondMine = "diamond-mine",
        Bazaar = "bazaar",
        GemCutter = "gem-cutter",
        Alchemist = "alchemist",
        Tavern = "tavern",
        TradingPost = "trading-post",
        Bank = "bank",
        Church = "church",
    }
}

vocabulary! {
    /// An artifact.
    pub enum Artifact: "an artifact" {
        Hourglass = "hourglass",
        Compass = "compass",
        Mace = "mace",
        Potion = "potion",
        Scroll = "scroll",
        Crown = "crown",
        Mug = "mug",
        Star = "star",
        Key = "key",
        Mirror = "mirror",
        Mask = "mask",
        Chest = "chest",
        Treasure = "treasure",
        Ring = "ring",
    }
}

vocabulary! {
    /// The guild of a hero, which says what the hero is worth.
    pub enum Guild: "a guild" {
        Adventurer = "adventurer",
        Builder = "builder",
        Defender = "defender",
        Artisan = "artisan",
    }
}

vocabulary! {
    /// A row of the wilderness.
    pub enum Region: "a region" {
        First = "I",
        Second = "II",
        Third = "III",
    }
}

vocabulary! {
    /// A row of the settlement.
    pub enum Street: "a street" {
        Upper = "1",
        Middle = "2",
        Lower = "3",
    }
}

vocabulary! {
    /// What somebody who played alone is called.
    pub enum Rating: "a rating" {
        Settler = "settler",
        Mayor = "mayor",
        Knight = "knight",
        Lord = "lord",
    }
}

/// What a terrain tile shows: `wood-green`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Terrain {
    /// What it yields.
    pub resource: Resource,
    /// The monster that can appear on it.
    pub colour: Colour,
}

impl Id for Terrain {
    const COUNT: usize = Resource::ALL.len() * Colour::ALL.len();

    #[inline]
    fn index(self) -> usize {
        self.resource.index() * Colour::COUNT + self.colour.index()
    }

    #[inline]
    fn at(index: usize) -> Terrain {
        Terrain { resource: Resource::at(index / Colour::COUNT), colour: Colour::at(index % Colour::COUNT) }
    }
}

impl Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.resource, self.colour)
    }
}

impl FromStr for Terrain {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Terrain, Unreadable> {
        let unreadable = || Unreadable::new(text, "a terrain");
        let (resource, colour) = text.split_once('-').ok_or_else(unreadable)?;
        Ok(Terrain {
            resource: resource.parse().map_err(|_| unreadable())?,
            colour: colour.parse().map_err(|_| unreadable())?,
        })
    }
}

tafel_rules::typescript!(Terrain as words);

impl Serialize for Terrain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Terrain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Terrain, D::Error> {
        reading::text(deserializer)
    }
}

/// A hero card, `h01` to `h48`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hero(u8);

impl Id for Hero {
    const COUNT: usize = 48;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Hero {
        assert!(index < Self::COUNT, "the hero is one of 48");
        Hero(index as u8)
    }
}

impl Display for Hero {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "h{:02}", self.0 + 1)
    }
}

impl FromStr for Hero {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Hero, Unreadable> {
        let number = match text.as_bytes() {
            [b'h', tens @ b'0'..=b'9', ones @ b'0'..=b'9'] => Some(10 * (tens - b'0') + ones - b'0'),
            _ => None,
        };
        let index = number.and_then(|number| usize::from(number).checked_sub(1));
        let hero = index.filter(|&index| index < Hero::COUNT).map(Hero::at);
        hero.ok_or_else(|| Unreadable::new(text, "a hero (h01 to h48)"))
    }
}

tafel_rules::typescript!(Hero as words);

impl Serialize for Hero {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hero {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hero, D::Error> {
        reading::text(deserializer)
    }
}

//! The words of the game: small ids that are the same in data, notation, records and views.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};
use tafel_parts::Set;
use tafel_rules::{Id, vocabulary};

vocabulary! {
    /// An adventure tile, §1.2; the names are our own.
    pub enum Tile: "a tile" {
        // Age 1
        Mill = "mill", Tavern = "tavern", Market = "market", Well = "well", Chapel = "chapel", Camp = "camp",
        Goblin = "goblin", Wolf = "wolf", Imp = "imp", Ghoul = "ghoul",
        Purse = "purse", Elixir = "elixir", Lantern = "lantern", Horseshoe = "horseshoe",
        Squire = "squire", Apprentice = "apprentice", Herbalist = "herbalist", Scout = "scout",
        // Age 2
        Forge = "forge", Library = "library", Harbour = "harbour", Bridge = "bridge", Abbey = "abbey",
        Ogre = "ogre", Harpy = "harpy", Troll = "troll", Wraith = "wraith", Basilisk = "basilisk",
        Blade = "blade", Grimoire = "grimoire", Chalice = "chalice", Amulet = "amulet", Compass = "compass",
        Hunter = "hunter", Locksmith = "locksmith", Bard = "bard", Surveyor = "surveyor", Mentor = "mentor",
        // Age 3
        Castle = "castle", Temple = "temple", Arena = "arena",
        Hydra = "hydra", Lich = "lich", Kraken = "kraken", Giant = "giant", Dragon = "dragon",
        Crown = "crown", Hoard = "hoard",
        BarbarianCharacter = "barbarian-character", Champion = "champion", Archmage = "archmage", Collector = "collector", Regent = "regent",
        // Quests
        Banquet = "banquet", Pilgrimage = "pilgrimage", Siege = "siege", Coronation = "coronation",
        Crusade = "crusade", Heist = "heist", Tournament = "tournament", Expedition = "expedition",
        Ransom = "ransom", Prophecy = "prophecy", Ritual = "ritual", Rescue = "rescue",
        Alliance = "alliance", Exile = "exile", Treaty = "treaty", Reckoning = "reckoning",
        // Heroes
        Paladin = "paladin", Shaman = "shaman", Barbarian = "barbarian", Thief = "thief", Mage = "mage",
    }
}

/// Tiles without an order: stacks, the discard pile, Quests in hand.
pub(crate) type Tiles = Set<Tile, u128>;

vocabulary! {
    /// The back of a tile, §1.2: which of the five stacks it belongs to.
    pub enum Back: "a back" {
        Age1 = "age-1",
        Age2 = "age-2",
        Age3 = "age-3",
        Quest = "quest",
        Hero = "hero",
    }
}

vocabulary! {
    /// The type of a tile with an age on its back, §1.2; Quests and Heroes have none.
    pub enum Kind: "a type of tile" {
        Place = "place",
        Monster = "monster",
        Treasure = "treasure",
        Character = "character",
    }
}

vocabulary! {
    /// What is gained and paid, §1.3; the first four make majorities and break ties in this order, §8.1, §8.4.
    pub enum Token: "a token" {
        Combat = "combat",
        Magic = "magic",
        Potion = "potion",
        Coin = "coin",
        Prestige = "prestige",
        Key = "key",
        Marker = "marker",
    }
}

impl Token {
    /// The tokens that make a majority, in the order in which they break ties, §8.4.
    pub const MAJORITIES: [Token; 4] = [Token::Combat, Token::Magic, Token::Potion, Token::Coin];
}

vocabulary! {
    /// What a reward is multiplied by, §5.3, §9.6.
    pub enum Per: "a multiplier" {
        Place = "place",
        Monster = "monster",
        Treasure = "treasure",
        Character = "character",
        Key = "key",
        Combat = "combat",
        Magic = "magic",
        Majority = "majority",
        ThreeCoins = "three-coins",
        ThreePotions = "three-potions",
        Surrounded = "surrounded",
        ClosedChest = "closed-chest",
    }
}

vocabulary! {
    /// A numbered slot of the adventure board, §1.1.
    pub enum Slot: "a slot (1 to 8)" {
        S1 = "1", S2 = "2", S3 = "3", S4 = "4", S5 = "5", S6 = "6", S7 = "7", S8 = "8",
    }
}

vocabulary! {
    /// A chest of a tile, from the left.
    pub enum Chest: "a chest (1 or 2)" {
        First = "1",
        Second = "2",
    }
}

vocabulary! {
    /// What the surcharge of the Wilderness is paid with, §3.4.
    pub enum Surcharge: "a surcharge" {
        Coin = "coin",
        Potion = "potion",
    }
}

impl Surcharge {
    /// The token it is paid with.
    pub fn token(self) -> Token {
        match self {
            Surcharge::Coin => Token::Coin,
            Surcharge::Potion => Token::Potion,
        }
    }
}

/// A place in a player's area: the Hero lies at 0 0, `x` grows to the right and `y` downwards.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Spot {
    /// Columns to the right of the Hero.
    pub x: i8,
    /// Rows below the Hero.
    pub y: i8,
}

impl Spot {
    /// How far an area can reach from its Hero: it never holds more tiles than that besides.
    pub const REACH: i8 = 12;

    /// A place, if an area can reach it.
    pub fn new(x: i8, y: i8) -> Option<Spot> {
        let reached = -Self::REACH..=Self::REACH;
        (reached.contains(&x) && reached.contains(&y)).then_some(Spot { x, y })
    }

    /// The place next to it on one side.
    #[inline]
    #[must_use]
    pub fn beside(self, side: tafel_parts::Side) -> Spot {
        const STEPS: [(i8, i8); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let (x, y) = STEPS[side.index()];
        Spot { x: self.x + x, y: self.y + y }
    }
}

/// `1 -2`: two words.
impl Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.x, self.y)
    }
}

tafel_rules::typescript!(Spot as "[number, number]");

/// As `[x, y]`.
impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.x, self.y).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        let (x, y) = <(i8, i8)>::deserialize(deserializer)?;
        Spot::new(x, y).ok_or_else(|| D::Error::custom("no tile can lie so far away"))
    }
}

//! The words of the game: small ids that are the same in data, notation, records and views.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Unreadable, reading, vocabulary};

vocabulary! {
    /// A people.
    pub enum Faction: "a faction" {
        Nomads = "nomads",
        Fakirs = "fakirs",
        ChaosMagicians = "chaosmagicians",
        Giants = "giants",
        Swarmlings = "swarmlings",
        Mermaids = "mermaids",
        Witches = "witches",
        Auren = "auren",
        Halflings = "halflings",
        Cultists = "cultists",
        Alchemists = "alchemists",
        Darklings = "darklings",
        Engineers = "engineers",
        Dwarves = "dwarves",
        IceMaidens = "icemaidens",
        Yetis = "yetis",
        Acolytes = "acolytes",
        Dragonlords = "dragonlords",
        Riverwalkers = "riverwalkers",
        Shapeshifters = "shapeshifters",
    }
}

vocabulary! {
    /// A colour of land: the seven of the wheel in their order, and the two that never change again.
    pub enum Colour: "a colour" {
        Yellow = "yellow",
        Brown = "brown",
        Black = "black",
        Blue = "blue",
        Green = "green",
        Gray = "gray",
        Red = "red",
        Ice = "ice",
        Volcano = "volcano",
    }
}

impl Colour {
    /// The colours of the wheel.
    pub const WHEEL: [Colour; 7] = [
        Colour::Yellow,
        Colour::Brown,
        Colour::Black,
        Colour::Blue,
        Colour::Green,
        Colour::Gray,
        Colour::Red,
    ];
}

vocabulary! {
    /// What stands on a hex.
    pub enum Structure: "a structure" {
        Dwelling = "d",
        TradingHouse = "tp",
        Temple = "te",
        Stronghold = "sh",
        Sanctuary = "sa",
    }
}

vocabulary! {
    /// A cult.
    pub enum Cult: "a cult" {
        Fire = "fire",
        Water = "water",
        Earth = "earth",
        Air = "air",
    }
}

vocabulary! {
    /// A bonus card.
    pub enum Bonus: "a bonus card" {
        Spade = "bon1",
        CultStep = "bon2",
        Coins = "bon3",
        Shipping = "bon4",
        PowerAndWorker = "bon5",
        Great = "bon6",
        TradingHouses = "bon7",
        Priest = "bon8",
        Dwellings = "bon9",
        ShippingPoints = "bon10",
    }
}

vocabulary! {
    /// A favour tile.
    pub enum Favour: "a favour tile" {
        Fire3 = "fav1",
        Water3 = "fav2",
        Earth3 = "fav3",
        Air3 = "fav4",
        SmallTowns = "fav5",
        CultAction = "fav6",
        WorkerAndPower = "fav7",
        Power = "fav8",
        Coins = "fav9",
        TradingHouses = "fav10",
        Dwellings = "fav11",
        PassPoints = "fav12",
    }
}

vocabulary! {
    /// A town tile.
    pub enum Town: "a town tile" {
        Coins = "tw1",
        Workers = "tw2",
        Priest = "tw3",
        Power = "tw4",
        Cults = "tw5",
        TwoKeys = "tw6",
        Shipping = "tw7",
        Points = "tw8",
    }
}

vocabulary! {
    /// A scoring tile.
    pub enum Score: "a scoring tile" {
        Spades = "score1",
        Towns = "score2",
        DwellingsWater = "score3",
        GreatFire = "score4",
        DwellingsFire = "score5",
        TradingHousesWater = "score6",
        GreatAir = "score7",
        TradingHousesAir = "score8",
        Temples = "score9",
    }
}

vocabulary! {
    /// A power action or special action.
    pub enum Action: "an action" {
        Bridge = "act1",
        Priest = "act2",
        Workers = "act3",
        Coins = "act4",
        Spade = "act5",
        TwoSpades = "act6",
        BonusSpade = "bon1",
        BonusCult = "bon2",
        FavourCult = "fav6",
        Auren = "acta",
        ChaosMagicians = "actc",
        Engineers = "acte",
        Giants = "actg",
        Nomads = "actn",
        Swarmlings = "acts",
        Witches = "actw",
        ShiftForPower = "acth5",
        ShiftForTokens = "acth6",
    }
}

impl Action {
    /// The power actions.
    pub const POWER: [Action; 6] =
        [Action::Bridge, Action::Priest, Action::Workers, Action::Coins, Action::Spade, Action::TwoSpades];
}

vocabulary! {
    /// A free exchange, with its price where it is the same for all.
    pub enum Conversion: "a conversion" {
        PowerToPriest = "5pw p",
        PowerToWorker = "3pw w",
        PowerToCoin = "pw c",
        PriestToWorker = "p w",
        PriestToCoin = "p c",
        WorkerToCoin = "w c",
        CoinsToPoint = "2c vp",
        PointToCoin = "vp c",
    }
}

vocabulary! {
    /// A track to advance on.
    pub enum Progress: "a track (ship or dig)" {
        Ship = "ship",
        Dig = "dig",
    }
}

vocabulary! {
    /// A scoring that can be added at the end.
    pub enum FinalScoring: "a final scoring" {
        Distance = "connected-distance",
        StrongholdSanctuary = "connected-sa-sh-distance",
        Edge = "building-on-edge",
        Clusters = "connected-clusters",
    }
}

vocabulary! {
    /// A map.
    pub enum MapId: "a map" {
        Original = "original",
        FireIce1 = "fire-ice-1",
        FireIce2 = "fire-ice-2",
        LoonLakes16 = "loon-lakes-1-6",
        Fjords21 = "fjords-2-1",
        LoonLakes13 = "loon-lakes-1-3",
        Fjords10 = "fjords-1-0",
    }
}

/// How many rows and numbers a land hex can be named by.
const NAMES: (u8, u8) = (10, 13);

/// The name of a land hex: its row, and its number among the land hexes of the row.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(u8);

impl Hex {
    /// How many names there are.
    pub const COUNT: usize = NAMES.0 as usize * NAMES.1 as usize;

    /// The `number`th land hex, from 1, of `row`, from 0.
    pub fn new(row: u8, number: u8) -> Option<Hex> {
        (row < NAMES.0 && (1..=NAMES.1).contains(&number)).then(|| Hex(row * NAMES.1 + number - 1))
    }

    /// The position among all names.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.0 / NAMES.1), self.0 % NAMES.1 + 1)
    }
}

impl FromStr for Hex {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Hex, Unreadable> {
        let read = || {
            let (&row, number) = text.as_bytes().split_first()?;
            let plain = matches!(number, [b'1'..=b'9'] | [b'1', b'0'..=b'9']);
            let number = plain.then(|| text[1..].parse().ok())??;
            Hex::new(row.checked_sub(b'A')?, number)
        };
        read().ok_or_else(|| Unreadable::new(text, "a land hex (A1 to J13)"))
    }
}

tafel_rules::typescript!(Hex as "string");

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        reading::text(deserializer)
    }
}

/// The name of a river hex: its number on the map, in reading order.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct River(pub u8);

impl Display for River {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

impl FromStr for River {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<River, Unreadable> {
        let number = text.strip_prefix('r').and_then(|number| number.parse().ok());
        number
            .map(River)
            .filter(|river| river.0 < 64 && river.to_string() == text)
            .ok_or_else(|| Unreadable::new(text, "a river hex (r0 to r63)"))
    }
}

tafel_rules::typescript!(River as "string");

impl Serialize for River {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for River {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<River, D::Error> {
        reading::text(deserializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hex_reads_back() {
        for row in 0..10 {
            for number in 1..=13 {
                let hex = Hex::new(row, number).unwrap();
                assert_eq!(hex.to_string().parse(), Ok(hex));
            }
        }
        for wrong in ["", "A", "A0", "A14", "K1", "a1", "A01", "A+1", "É1"] {
            assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
        }
        assert_eq!("r35".parse(), Ok(River(35)));
        for wrong in ["r", "r64", "r01", "35"] {
            assert!(wrong.parse::<River>().is_err(), "{wrong}");
        }
    }
}

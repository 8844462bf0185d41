//! The numbers of `data/*.ron`, loaded once, checked, and laid flat for the rules.

mod factions;
mod tiles;

pub use factions::{
    Digging, FactionBoard, FactionData, Shipping, Skipping, StrongholdGift, StructureData, TwoPrices,
};
pub use tiles::{BonusData, FavourData, PerStructure, PowerPrices, ScoreData, Tiles, TownData, TownNeeds};

use crate::board::{Board, Rows};
use crate::wheel::Wheel;
use crate::{Faction, MapId, Score};
use factions::{FactionRow, faction};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use tafel_rules::Id;

/// Everything that the rules are played by.
#[derive(Clone, Debug)]
pub struct Data {
    /// Tiles and numbers.
    pub tiles: Tiles,
    /// The factions in the order of their ids.
    pub factions: Vec<FactionData>,
    /// The maps in the order of their ids.
    pub boards: Vec<Board>,
    /// The prices of changing the land.
    pub wheel: Wheel,
}

impl Data {
    /// The data that the program was built with.
    pub(crate) fn embedded() -> &'static Data {
        static DATA: LazyLock<Data> = LazyLock::new(|| {
            Data::read(
                include_str!("../data/tiles.ron"),
                include_str!("../data/factions.ron"),
                include_str!("../data/maps.ron"),
            )
            .unwrap_or_else(|problem| panic!("{problem}"))
        });
        &DATA
    }

    /// Reads tiles, factions and maps, and checks that they are whole.
    ///
    /// # Errors
    /// With a sentence about what is wrong, and the place if it cannot be read.
    pub fn read(tiles: &str, factions: &str, maps: &str) -> Result<Data, String> {
        let tiles: Tiles = ron::from_str(tiles).map_err(|e| format!("data/tiles.ron: {e}"))?;
        in_order("bonus card", &tiles.bonus, |row| row.id)?;
        in_order("favour tile", &tiles.favours, |row| row.id)?;
        in_order("town tile", &tiles.towns, |row| row.id)?;
        in_order("scoring tile", &tiles.scores, |row| row.id)?;
        let rows: Vec<FactionRow> = ron::from_str(factions).map_err(|e| format!("data/factions.ron: {e}"))?;
        in_order("faction", &rows, |row| row.id)?;
        let maps: Vec<Rows> = ron::from_str(maps).map_err(|e| format!("data/maps.ron: {e}"))?;
        in_order("map", &maps, |map| map.id)?;
        Ok(Data {
            tiles,
            factions: rows.into_iter().map(faction).collect::<Result<_, _>>()?,
            boards: maps.iter().map(Board::read).collect::<Result<_, _>>()?,
            wheel: Wheel::new(),
        })
    }

    /// One faction.
    #[inline]
    pub fn faction(&self, faction: Faction) -> &FactionData {
        &self.factions[faction.index()]
    }

    /// One map.
    #[inline]
    pub fn board(&self, map: MapId) -> &Board {
        &self.boards[map.index()]
    }

    /// One scoring tile.
    #[inline]
    pub fn score(&self, score: Score) -> &ScoreData {
        &self.tiles.scores[score.index()]
    }
}

/// Every id once, in order.
fn in_order<T, K: Id + std::fmt::Display>(
    what: &str,
    rows: &[T],
    id: impl Fn(&T) -> K,
) -> Result<(), String> {
    for (expected, row) in K::all().zip(rows) {
        if id(row) != expected {
            return Err(format!("the {what} `{expected}` is expected where `{}` stands", id(row)));
        }
    }
    if rows.len() == K::COUNT {
        Ok(())
    } else {
        Err(format!("there are {} {what}s, not {}", rows.len(), K::COUNT))
    }
}

/// What something costs, or brings, in pieces that are simply had.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Cost {
    /// Coins.
    pub coins: u8,
    /// Workers.
    pub workers: u8,
    /// Priests.
    pub priests: u8,
}

/// What income or a tile brings.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Gain {
    /// Coins.
    pub coins: u8,
    /// Workers.
    pub workers: u8,
    /// Priests.
    pub priests: u8,
    /// Power.
    pub power: u8,
    /// Spades.
    pub spades: u8,
}

impl Gain {
    /// The two together.
    #[must_use]
    pub fn and(self, other: Gain) -> Gain {
        Gain {
            coins: self.coins + other.coins,
            workers: self.workers + other.workers,
            priests: self.priests + other.priests,
            power: self.power + other.power,
            spades: self.spades + other.spades,
        }
    }

    /// This multiple of it.
    #[must_use]
    pub fn times(self, n: u8) -> Gain {
        Gain {
            coins: self.coins * n,
            workers: self.workers * n,
            priests: self.priests * n,
            power: self.power * n,
            spades: self.spades * n,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOUND: [&str; 3] = [
        include_str!("../data/tiles.ron"),
        include_str!("../data/factions.ron"),
        include_str!("../data/maps.ron"),
    ];

    fn refused(file: usize, instead_of: &str, with: &str) -> String {
        let mut texts = SOUND.map(str::to_owned);
        assert!(texts[file].contains(instead_of), "the data says `{instead_of}`");
        texts[file] = texts[file].replacen(instead_of, with, 1);
        Data::read(&texts[0], &texts[1], &texts[2]).unwrap_err()
    }

    #[test]
    fn the_data_is_sound() {
        let data = Data::read(SOUND[0], SOUND[1], SOUND[2]).unwrap();
        assert_eq!((data.factions.len(), data.boards.len()), (20, 7));
        let towns: u8 = data.tiles.towns.iter().map(|town| town.copies).sum();
        assert_eq!(towns, 14);
    }

    #[test]
    fn a_set_that_is_not_whole_is_refused_with_the_reason() {
        assert_eq!(refused(0, "bon3", "bon4"), "the bonus card `bon3` is expected where `bon4` stands");
        assert!(
            refused(1, "[0, 1, 2, 3]", "[0, 1, 2]")
                .contains("nomads: an income of 3 numbers for 3 structures")
        );
        assert!(refused(1, "points: [0, 2, 3, 4]", "points: [0, 2]").contains("shipping to 3"));
        assert!(refused(2, "USGBYRUKRGBRK", "USGBYRUKRGBR").contains("row A: 12 hexes, not 13"));
        assert!(refused(2, "USGBYRUKRGBRK", "USGBYRUKRGBRX").contains("`X` is not a colour"));
        assert!(refused(2, "land: 77", "land: 78").contains("counted"));
        assert!(refused(2, "A3:C1 ", "").contains("found bridges"));
    }

    #[test]
    fn an_unknown_word_is_refused_with_its_place() {
        let refusal = refused(0, "rounds:", "turns:");
        assert!(refusal.contains("turns") && refusal.contains("3:5"), "{refusal}");
        assert!(refused(1, "nomads", "gnomes").contains("gnomes"));
    }
}

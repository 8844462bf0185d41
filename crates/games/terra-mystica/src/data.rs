//! The numbers of `data/*.ron` or of an edition, checked, and laid flat for the rules.

mod checks;
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
use tafel_rules::{Components, DataFile, Edition, Flaw, Id, Misprint};

const FACTIONS: &str = "factions.ron";
const MAPS: &str = "maps.ron";
const TILES: &str = "tiles.ron";

/// The files that everything stands in.
pub(crate) const FILES: &[DataFile] = &[
    DataFile { name: FACTIONS, text: include_str!("../data/factions.ron") },
    DataFile { name: MAPS, text: include_str!("../data/maps.ron") },
    DataFile { name: TILES, text: include_str!("../data/tiles.ron") },
];

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
    pub(crate) fn embedded() -> &'static Components<Data> {
        static DATA: LazyLock<Components<Data>> = LazyLock::new(|| Components::built_in(FILES, Data::read));
        &DATA
    }

    /// Reads the tiles, factions and maps of an edition, and checks that they are whole.
    ///
    /// # Errors
    /// With the file and line of what is wrong.
    pub fn read(edition: &Edition) -> Result<Data, Misprint> {
        let tiles: Tiles = edition.read(TILES)?;
        edition.check(TILES, in_order("bonus", "bonus card", &tiles.bonus, |row| row.id))?;
        edition.check(TILES, in_order("favours", "favour tile", &tiles.favours, |row| row.id))?;
        edition.check(TILES, in_order("towns", "town tile", &tiles.towns, |row| row.id))?;
        edition.check(TILES, in_order("scores", "scoring tile", &tiles.scores, |row| row.id))?;
        let rows: Vec<FactionRow> = edition.read(FACTIONS)?;
        edition.check(FACTIONS, in_order("", "faction", &rows, |row| row.id))?;
        edition.check(TILES, checks::tiles(&tiles))?;
        let maps: Vec<Rows> = edition.read(MAPS)?;
        edition.check(MAPS, in_order("", "map", &maps, |map| map.id))?;
        let factions: Result<Vec<FactionData>, Flaw> = rows.into_iter().map(faction).collect();
        let factions = edition.check(FACTIONS, factions)?;
        edition.check(FACTIONS, checks::factions(&factions, &tiles))?;
        let boards: Result<_, Flaw> = maps.iter().map(board).collect();
        Ok(Data { tiles, factions, boards: edition.check(MAPS, boards)?, wheel: Wheel::new() })
    }

    /// The same for an edition that somebody has written: it has what the built-in one has, and only the values are others.
    ///
    /// # Errors
    /// With the file and line of what is wrong.
    pub(crate) fn of_edition(edition: &Edition) -> Result<Data, Misprint> {
        let data = Data::read(edition)?;
        checks::same_kinds(&data, Data::embedded()).or_else(|(file, flaw)| edition.check(file, Err(flaw)))?;
        Ok(data)
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

fn board(rows: &Rows) -> Result<Board, Flaw> {
    Board::read(rows).map_err(|reason| Flaw::new(format!("id.{}", rows.id), reason))
}

/// Every id once, in order, in the list at `path`.
fn in_order<T, K: Id + std::fmt::Display>(
    path: &str,
    what: &str,
    rows: &[T],
    id: impl Fn(&T) -> K,
) -> Result<(), Flaw> {
    for (expected, row) in K::all().zip(rows) {
        if id(row) != expected {
            let path =
                if path.is_empty() { format!("id.{}", id(row)) } else { format!("{path}.id.{}", id(row)) };
            let reason = format!("the {what} `{expected}` is expected where `{}` stands", id(row));
            return Err(Flaw::new(path, reason));
        }
    }
    if rows.len() == K::COUNT {
        Ok(())
    } else {
        Err(Flaw::new(path, format!("there are {} {what}s, not {}", rows.len(), K::COUNT)))
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

    fn refused(file: &str, instead_of: &str, with: &str) -> String {
        let text = FILES.iter().find(|known| known.name == file).expect("a data file").text;
        assert!(text.contains(instead_of), "the data says `{instead_of}`");
        let edition = Edition::built_in(FILES).with(file, &text.replacen(instead_of, with, 1));
        edition.and_then(|edition| Data::read(&edition)).unwrap_err().to_string()
    }

    #[test]
    fn the_data_is_whole() {
        let data = Data::embedded();
        assert_eq!((data.factions.len(), data.boards.len()), (20, 7));
        let towns: u8 = data.tiles.towns.iter().map(|town| town.copies).sum();
        assert_eq!(towns, 14);
    }

    #[test]
    fn a_set_that_is_not_whole_is_refused_with_the_reason() {
        for (file, instead_of, with, refusal) in [
            (TILES, "bon3", "bon4", "line 27: the bonus card `bon3` is expected where `bon4` stands"),
            (FACTIONS, "[0, 1, 2, 3]", "[0, 1, 2]", "nomads: an income of 3 numbers for 3 structures"),
            (FACTIONS, "points: [0, 2, 3, 4]", "points: [0, 2]", "shipping to 3"),
            (MAPS, "USGBYRUKRGBRK", "USGBYRUKRGBR", "line 4: original, row A: 12 hexes, not 13"),
            (MAPS, "USGBYRUKRGBRK", "USGBYRUKRGBRX", "`X` is not a colour"),
            (MAPS, "land: 77", "land: 78", "counted"),
            (MAPS, "A3:C1 ", "", "found bridges"),
        ] {
            let said = refused(file, instead_of, with);
            assert!(said.starts_with(&format!("{file}, line ")) && said.contains(refusal), "{said}");
        }
    }

    #[test]
    fn an_unknown_word_is_refused_with_its_place() {
        let refusal = refused(TILES, "rounds:", "turns:");
        assert!(refusal.starts_with("tiles.ron, line 3: ") && refusal.contains("turns"), "{refusal}");
        assert!(refused(FACTIONS, "nomads", "gnomes").contains("gnomes"));
    }
}

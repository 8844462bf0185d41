//! The landscapes: what they bear, the tiles on them, and how they lie.

use crate::{Landscape, Landscapes, Tile, WIDTH};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::LazyLock;
use tafel_rules::{Id, reading};

/// The tiles on all landscapes, §8.1 and §8.2.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Land {
    ore: Tiles,
    crystal: Tiles,
}

/// Where one kind of tile is borne, and where it lies.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Tiles {
    bearing: Landscapes,
    /// Landscapes with at least one.
    one: Landscapes,
    /// Landscapes with two.
    two: Landscapes,
}

impl Land {
    fn kind(&self, tile: Tile) -> &Tiles {
        match tile {
            Tile::Ore => &self.ore,
            Tile::Crystal => &self.crystal,
        }
    }

    fn kind_mut(&mut self, tile: Tile) -> &mut Tiles {
        match tile {
            Tile::Ore => &mut self.ore,
            Tile::Crystal => &mut self.crystal,
        }
    }

    /// Says what a landscape bears, once and for all.
    pub fn bear(&mut self, landscape: Landscape, tile: Tile) {
        self.kind_mut(tile).bearing.insert(landscape);
    }

    /// How many landscapes bear a kind.
    pub fn bearing(&self, tile: Tile) -> u8 {
        self.kind(tile).bearing.len() as u8
    }

    /// What a landscape bears; nothing before it was dealt.
    pub fn borne(&self, landscape: Landscape) -> Option<Tile> {
        Tile::all().find(|&tile| self.kind(tile).bearing.contains(landscape))
    }

    /// How many tiles of a kind lie on a landscape.
    pub fn count(&self, landscape: Landscape, tile: Tile) -> u8 {
        let tiles = self.kind(tile);
        u8::from(tiles.one.contains(landscape)) + u8::from(tiles.two.contains(landscape))
    }

    /// How many tiles of a kind lie on these landscapes.
    pub fn count_on(&self, landscapes: Landscapes, tile: Tile) -> u8 {
        let tiles = self.kind(tile);
        ((tiles.one & landscapes).len() + (tiles.two & landscapes).len()) as u8
    }

    /// The landscapes with a tile of a kind.
    #[inline]
    pub fn with(&self, tile: Tile) -> Landscapes {
        self.kind(tile).one
    }

    /// The landscapes with any tile.
    #[inline]
    pub fn with_tiles(&self) -> Landscapes {
        self.ore.one | self.crystal.one
    }

    /// §8.2: the landscapes that can take a tile.
    #[inline]
    pub fn with_room(&self) -> Landscapes {
        Landscapes::full() - self.ore.two - self.crystal.two - (self.ore.one & self.crystal.one)
    }

    /// §8.2: how many tiles the landscapes can still take.
    pub fn room(&self) -> u8 {
        let lie = |tile| self.count_on(Landscapes::full(), tile);
        2 * Landscape::COUNT as u8 - lie(Tile::Ore) - lie(Tile::Crystal)
    }

    /// Lays a tile on a landscape with room.
    pub fn lay(&mut self, landscape: Landscape, tile: Tile) {
        debug_assert!(self.with_room().contains(landscape), "{landscape} has room");
        let tiles = self.kind_mut(tile);
        if tiles.one.contains(landscape) {
            tiles.two.insert(landscape);
        } else {
            tiles.one.insert(landscape);
        }
    }

    /// Takes a tile from a landscape that has one.
    pub fn take(&mut self, landscape: Landscape, tile: Tile) {
        let tiles = self.kind_mut(tile);
        debug_assert!(tiles.one.contains(landscape), "{landscape} has {tile}");
        if tiles.two.contains(landscape) {
            tiles.two.remove(landscape);
        } else {
            tiles.one.remove(landscape);
        }
    }

    /// Clears these landscapes of a kind, and says how many tiles that were.
    pub fn clear(&mut self, landscapes: Landscapes, tile: Tile) -> u8 {
        let cleared = self.count_on(landscapes, tile);
        let tiles = self.kind_mut(tile);
        tiles.one = tiles.one - landscapes;
        tiles.two = tiles.two - landscapes;
        cleared
    }
}

/// One landscape, as viewers see it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Place {
    id: Landscape,
    bears: Option<Tile>,
    ore: u8,
    crystal: u8,
}

/// A list of the landscapes, row by row, with what each bears and what lies on it.
impl Serialize for Land {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Landscape::all().map(|id| Place {
            id,
            bears: self.borne(id),
            ore: self.count(id, Tile::Ore),
            crystal: self.count(id, Tile::Crystal),
        }))
    }
}

/// The same list; no landscape has more tiles than it has room for.
impl<'de> Deserialize<'de> for Land {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Land, D::Error> {
        let mut land = Land::default();
        reading::each(deserializer, "landscapes", |place: Place| {
            if let Some(tile) = place.bears {
                land.bear(place.id, tile);
            }
            for (tile, count) in [(Tile::Ore, place.ore), (Tile::Crystal, place.crystal)] {
                for _ in 0..count {
                    if !land.with_room().contains(place.id) {
                        return Err(format!("{} has no room for so many tiles", place.id));
                    }
                    land.lay(place.id, tile);
                }
            }
            Ok(())
        })?;
        Ok(land)
    }
}

/// The landscapes of a column, from 1 at the left.
pub(crate) fn column(number: u8) -> Landscapes {
    (1..=WIDTH).filter_map(|row| Landscape::new(number, row)).collect()
}

/// The landscapes of a row, from 1 at the top.
pub(crate) fn row(number: u8) -> Landscapes {
    (1..=WIDTH).filter_map(|column| Landscape::new(column, number)).collect()
}

/// The landscapes that share a side with one of these.
#[inline]
pub(crate) fn beside(landscapes: Landscapes) -> Landscapes {
    landscapes.iter().fold(Landscapes::empty(), |found, landscape| found | NEIGHBOURS[landscape.index()])
}

/// For each landscape those that share a side with it.
static NEIGHBOURS: LazyLock<[Landscapes; Landscape::COUNT]> = LazyLock::new(|| {
    std::array::from_fn(|index| {
        let here = Landscape::at(index);
        let apart =
            |other: &Landscape| here.row().abs_diff(other.row()) + here.column().abs_diff(other.column());
        Landscape::all().filter(|other| apart(other) == 1).collect()
    })
});

#[cfg(test)]
mod tests {
    use super::*;

    fn place(word: &str) -> Landscape {
        word.parse().unwrap()
    }

    #[test]
    fn tiles_are_laid_taken_and_cleared() {
        let mut land = Land::default();
        let here = place("c2r3");
        land.lay(here, Tile::Ore);
        assert!(land.with_room().contains(here));
        land.lay(here, Tile::Crystal);
        assert!(!land.with_room().contains(here), "two tiles fill a landscape, whatever they are");
        assert_eq!(land.room(), 2 * 16 - 2);
        land.take(here, Tile::Crystal);
        land.lay(here, Tile::Ore);
        assert_eq!((land.count(here, Tile::Ore), land.count(here, Tile::Crystal)), (2, 0));
        land.take(here, Tile::Ore);
        assert_eq!(land.count(here, Tile::Ore), 1);
        land.lay(here, Tile::Ore);
        assert_eq!(land.clear(column(3), Tile::Ore), 0);
        assert_eq!(land.clear(row(3), Tile::Ore), 2);
        assert_eq!(land, Land::default());
    }

    #[test]
    fn land_reads_back_from_json_unless_a_landscape_is_too_full() {
        let mut land = Land::default();
        land.bear(place("c2r3"), Tile::Crystal);
        land.lay(place("c2r3"), Tile::Crystal);
        land.lay(place("c2r3"), Tile::Ore);
        let json = serde_json::to_string(&land).unwrap();
        assert_eq!(serde_json::from_str::<Land>(&json).unwrap(), land);
        let refusal = serde_json::from_str::<Land>(&json.replace("\"ore\":1", "\"ore\":2")).unwrap_err();
        assert!(refusal.to_string().contains("c2r3 has no room"), "{refusal}");
    }

    #[test]
    fn landscapes_lie_beside_each_other() {
        let beside_one = |word: &str| beside(Landscapes::one(place(word)));
        assert_eq!(beside_one("c1r1"), [place("c2r1"), place("c1r2")].into_iter().collect());
        assert_eq!(beside_one("c2r3").len(), 4);
        assert_eq!(beside(Landscapes::empty()), Landscapes::empty());
    }
}

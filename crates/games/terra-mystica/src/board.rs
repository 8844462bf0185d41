//! The land of one map as bits: neighbours, river ways, names.

mod area;
mod rows;

use crate::{Hex, River};
pub use area::{Area, Place};
pub(crate) use rows::Rows;
use tafel_parts::Hex as Axial;

/// Places in a row, whether they exist or not.
const WIDTH: u32 = 13;
/// Rows of a map.
const ROWS: usize = 9;
/// Places of a map, whether they exist or not.
const PLACES: usize = WIDTH as usize * ROWS;

/// The levels of shipping, from none to the most that a faction has.
const LEVELS: usize = 6;

/// One map with everything that follows from it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Land hexes.
    pub land: Area,
    /// River hexes.
    pub river: Area,
    /// Hexes on the edge of the map.
    pub edge: Area,
    /// The land hexes of each colour of the wheel at the start.
    pub colours: [Area; 7],
    /// Where bridges can lie, §6.8.
    pub bridges: Vec<(Place, Place)>,
    shifted: u128,
    first_row: u8,
    names: [Option<Hex>; PLACES],
    places: [Option<Place>; Hex::COUNT],
    rivers: Vec<Place>,
    /// What is around each place.
    around: [Area; PLACES],
    /// What lies across the river from each place, at each level of shipping.
    across: [[Area; PLACES]; LEVELS],
}

const fn column(column: u32) -> u128 {
    let mut bits = 0;
    let mut row = 0;
    while row < ROWS as u32 {
        bits |= 1 << (row * WIDTH + column);
        row += 1;
    }
    bits
}

const FIRST_COLUMN: u128 = column(0);
const LAST_COLUMN: u128 = column(WIDTH - 1);

impl Board {
    /// All hexes that share a side with one of `area`.
    #[inline]
    pub fn around(&self, area: Area) -> Area {
        let (all, shifted) = (area.0, area.0 & self.shifted);
        let (straight, inner) = (all & !self.shifted, all & !self.shifted & !FIRST_COLUMN);
        let beside = (all & !LAST_COLUMN) << 1 | (all & !FIRST_COLUMN) >> 1;
        let straight = straight << WIDTH | straight >> WIDTH | inner << (WIDTH - 1) | inner >> (WIDTH + 1);
        let shifted = shifted << WIDTH | shifted >> WIDTH | shifted << (WIDTH + 1) | shifted >> (WIDTH - 1);
        Area((beside | straight | shifted) & (self.land.0 | self.river.0))
    }

    /// The land hexes whose river distance from `area` is at most `level`, §5.1.
    #[inline]
    pub fn across_river(&self, area: Area, level: u8) -> Area {
        if level == 0 {
            return Area::NONE;
        }
        let mut sailed = self.around(area) & self.river;
        for _ in 1..level {
            sailed |= self.around(sailed) & self.river;
        }
        self.around(sailed) & self.land
    }

    /// [`Board::around`] one place.
    #[inline]
    pub fn around_place(&self, place: Place) -> Area {
        self.around[usize::from(place.0)]
    }

    /// [`Board::across_river`] from one place.
    ///
    /// # Panics
    /// If no faction has that level of shipping.
    #[inline]
    pub fn across_river_from(&self, place: Place, level: u8) -> Area {
        self.across[usize::from(level)][usize::from(place.0)]
    }

    /// All hexes within `steps` steps of `area`, itself left out.
    #[inline]
    pub fn within(&self, area: Area, steps: u8) -> Area {
        let mut grown = area;
        for _ in 0..steps {
            grown |= self.around(grown);
        }
        grown - area
    }

    /// The place of a land hex; none if this map has no such hex.
    #[inline]
    pub fn place(&self, hex: Hex) -> Option<Place> {
        self.places[hex.index()]
    }

    /// The name of a land hex.
    ///
    /// # Panics
    /// If no land is there.
    #[inline]
    pub fn hex(&self, place: Place) -> Hex {
        self.names[usize::from(place.0)].expect("there is land")
    }

    /// The place of a river hex; none if this map has no such hex.
    pub fn river_place(&self, river: River) -> Option<Place> {
        self.rivers.get(usize::from(river.0)).copied()
    }

    /// The name of a river hex.
    ///
    /// # Panics
    /// If no river is there.
    pub fn river(&self, place: Place) -> River {
        River(self.rivers.iter().position(|&river| river == place).expect("there is a river") as u8)
    }

    /// How many steps two places are apart.
    pub fn distance(&self, from: Place, to: Place) -> u8 {
        self.axial(from).distance(self.axial(to))
    }

    /// Where a place is drawn: how many half hexes its middle is from the left, and how many rows from the top.
    pub fn drawn(&self, place: Place) -> (u8, u8) {
        let (row, column) = (place.0 / WIDTH as u8, place.0 % WIDTH as u8);
        let inset = if self.shifted & Area::of(place).0 == 0 { 1 } else { 2 };
        (2 * column + inset, row)
    }

    /// Where a place lies, in coordinates.
    pub fn axial(&self, place: Place) -> Axial {
        Axial::in_row(self.first_row + place.0 / WIDTH as u8, place.0 % WIDTH as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Data, MapId};
    use tafel_rules::Id;

    #[test]
    fn bit_neighbours_are_hexes_at_distance_one() {
        for id in MapId::all() {
            let board = &Data::embedded().boards[id.index()];
            let all = board.land | board.river;
            for place in all.iter() {
                let near: Vec<Place> =
                    all.iter().filter(|&other| board.distance(place, other) == 1).collect();
                assert_eq!(board.around(Area::of(place)).iter().collect::<Vec<_>>(), near);
                let two: Vec<Place> =
                    all.iter().filter(|&other| (1..=2).contains(&board.distance(place, other))).collect();
                assert_eq!(board.within(Area::of(place), 2).iter().collect::<Vec<_>>(), two);
            }
        }
    }

    #[test]
    fn one_place_is_looked_up() {
        for id in MapId::all() {
            let board = &Data::embedded().boards[id.index()];
            for place in (board.land | board.river).iter() {
                assert_eq!(board.around_place(place), board.around(Area::of(place)));
                for level in 0..LEVELS as u8 {
                    let across = board.across_river(Area::of(place), level);
                    assert_eq!(board.across_river_from(place, level), across);
                }
            }
        }
        assert!(Data::embedded().factions.iter().all(|faction| usize::from(faction.shipping.most) < LEVELS));
    }
}

//! The land: sets of places as bits, and what follows from a map's rows alone: neighbours, river ways, bridges.

use crate::{Colour, Hex, MapId, River};
use serde::Deserialize;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};
use tafel_parts::Hex as Axial;

/// Places in a row, whether they exist or not.
const WIDTH: u32 = 13;
/// Rows of a map.
const ROWS: usize = 9;
/// Places of a map, whether they exist or not.
const PLACES: usize = WIDTH as usize * ROWS;

/// The levels of shipping, from none to the most that a faction has.
const LEVELS: usize = 6;

/// A place of a map: land, river, or nothing at the end of a short row.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

/// A set of places.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Area(u128);

impl Area {
    /// No place.
    pub const NONE: Area = Area(0);

    /// One place.
    #[inline]
    pub fn of(place: Place) -> Area {
        Area(1 << place.0)
    }

    /// Whether there is no place in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether a place is in it.
    #[inline]
    pub fn contains(self, place: Place) -> bool {
        self.0 & (1 << place.0) != 0
    }

    /// Whether the two have a place in common.
    #[inline]
    pub fn meets(self, other: Area) -> bool {
        self.0 & other.0 != 0
    }

    /// The places in reading order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = Place(left.trailing_zeros() as u8);
            let found = (left != 0).then_some(place);
            left &= left.wrapping_sub(1);
            found
        })
    }

    /// The first place in reading order.
    #[inline]
    pub fn first(self) -> Option<Place> {
        (self.0 != 0).then(|| Place(self.0.trailing_zeros() as u8))
    }
}

impl BitOr for Area {
    type Output = Area;

    #[inline]
    fn bitor(self, other: Area) -> Area {
        Area(self.0 | other.0)
    }
}

impl BitOrAssign for Area {
    #[inline]
    fn bitor_assign(&mut self, other: Area) {
        self.0 |= other.0;
    }
}

impl BitAnd for Area {
    type Output = Area;

    #[inline]
    fn bitand(self, other: Area) -> Area {
        Area(self.0 & other.0)
    }
}

/// The places of the first that are not in the second.
impl Sub for Area {
    type Output = Area;

    #[inline]
    fn sub(self, other: Area) -> Area {
        Area(self.0 & !other.0)
    }
}

impl SubAssign for Area {
    #[inline]
    fn sub_assign(&mut self, other: Area) {
        self.0 &= !other.0;
    }
}

impl std::fmt::Debug for Area {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|place| place.0)).finish()
    }
}

/// A map as `data/maps.ron` writes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rows {
    pub(crate) id: MapId,
    rows: Vec<Row>,
    checks: Checks,
    bridges: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    label: char,
    hexes: String,
}

/// Figures that others counted on a map.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Checks {
    land: usize,
    river: usize,
    colours: [usize; 7],
    neighbours: usize,
    land_neighbours: usize,
    edge: usize,
    river_distances: Vec<usize>,
}

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

    /// Where a place lies, in coordinates.
    pub fn axial(&self, place: Place) -> Axial {
        Axial::in_row(self.first_row + place.0 / WIDTH as u8, place.0 % WIDTH as u8)
    }

    /// Makes the map of some rows, and compares it with the figures that others counted.
    pub(crate) fn read(rows: &Rows) -> Result<Board, String> {
        let first_row = rows.rows.first().map_or(0, |row| row.label as u8 - b'A');
        if rows.rows.len() != ROWS {
            return Err(format!("{} has {} rows, not {ROWS}", rows.id, rows.rows.len()));
        }
        let mut board = Board {
            land: Area::NONE,
            river: Area::NONE,
            edge: Area::NONE,
            colours: [Area::NONE; 7],
            bridges: vec![],
            shifted: 0,
            first_row,
            names: [None; PLACES],
            places: [None; Hex::COUNT],
            rivers: vec![],
            around: [Area::NONE; PLACES],
            across: [[Area::NONE; PLACES]; LEVELS],
        };
        for (index, row) in rows.rows.iter().enumerate() {
            board.read_row(index, row).map_err(|what| format!("{}, row {}: {what}", rows.id, row.label))?;
        }
        let places: [Area; PLACES] = std::array::from_fn(|place| Area::of(Place(place as u8)));
        board.around = places.map(|place| board.around(place));
        board.across =
            std::array::from_fn(|level| places.map(|place| board.across_river(place, level as u8)));
        board.bridges = board.bridge_places();
        let counted = board.count();
        if counted != rows.checks {
            return Err(format!("{}: counted {counted:?}, but others {:?}", rows.id, rows.checks));
        }
        let bridges: Vec<String> =
            board.bridges.iter().map(|&(a, b)| format!("{}:{}", board.hex(a), board.hex(b))).collect();
        if bridges.join(" ") != rows.bridges {
            return Err(format!(
                "{}: found bridges {}, but others {}",
                rows.id,
                bridges.join(" "),
                rows.bridges
            ));
        }
        Ok(board)
    }

    fn read_row(&mut self, index: usize, row: &Row) -> Result<(), String> {
        let label = self.first_row + index as u8;
        if row.label as u8 != b'A' + label {
            return Err("the labels do not follow each other".into());
        }
        let is_shifted = label % 2 == 1;
        let length = WIDTH as usize - usize::from(is_shifted);
        if row.hexes.len() != length {
            return Err(format!("{} hexes, not {length}", row.hexes.len()));
        }
        let mut number = 0;
        for (column, letter) in row.hexes.chars().enumerate() {
            let place = Place((index * WIDTH as usize + column) as u8);
            let here = Area::of(place);
            if is_shifted {
                self.shifted |= here.0;
            }
            if index == 0 || index == ROWS - 1 || column == 0 || column == length - 1 {
                self.edge |= here;
            }
            if letter == '~' {
                self.river |= here;
                self.rivers.push(place);
                continue;
            }
            let colour = "YUKBGSR".find(letter).ok_or_else(|| format!("`{letter}` is no colour"))?;
            number += 1;
            self.land |= here;
            self.colours[colour] |= here;
            let name = Hex::new(label, number).ok_or("the hex has no name")?;
            self.names[usize::from(place.0)] = Some(name);
            self.places[name.index()] = Some(place);
        }
        Ok(())
    }

    /// §6.8: two land hexes two steps apart that face each other over the edge between two hexes, of which one is river and the other
    /// river or off the map.
    fn bridge_places(&self) -> Vec<(Place, Place)> {
        let mut pairs = vec![];
        for from in self.land.iter() {
            for to in self.land.iter().filter(|&to| to > from && self.distance(from, to) == 2) {
                let straight = self.axial(from).neighbours();
                let between = straight.into_iter().filter(|next| next.distance(self.axial(to)) == 1).count();
                let common = self.around(Area::of(from)) & self.around(Area::of(to));
                if between == 2 && !common.is_empty() && (common - self.river).is_empty() {
                    pairs.push((from, to));
                }
            }
        }
        pairs
    }

    fn count(&self) -> Checks {
        let touching = |within: Area| -> usize {
            within
                .iter()
                .map(|place| usize::from((self.around(Area::of(place)) & within).len()))
                .sum::<usize>()
                / 2
        };
        let river_pairs = |level: u8| -> usize {
            let reached = |place| {
                let from = Area::of(place);
                let nearer = if level > 1 { self.across_river(from, level - 1) } else { Area::NONE };
                self.across_river(from, level) - nearer - from
            };
            self.land.iter().map(|place| usize::from(reached(place).len())).sum::<usize>() / 2
        };
        Checks {
            land: self.land.len().into(),
            river: self.river.len().into(),
            colours: self.colours.map(|area| area.len().into()),
            neighbours: touching(self.land | self.river),
            land_neighbours: touching(self.land),
            edge: (self.edge & self.land).len().into(),
            river_distances: (1..=6).map(river_pairs).collect(),
        }
    }
}

/// The spades that turn `from` into `to` for somebody whose home is `home`, §5.2.
pub(crate) fn wheel_price(home: Colour, from: Colour, to: Colour) -> u8 {
    let around = |from: Colour, to: Colour| (to as u8 + 7 - from as u8) % 7;
    let (forwards, backwards) = (around(from, to), around(to, from));
    let crosses = |start: Colour, steps: u8| (1..steps).any(|step| (start as u8 + step) % 7 == home as u8);
    // A way that leads backwards from `from` leads forwards from `to`.
    let forwards_free = !crosses(from, forwards);
    let backwards_free = !crosses(to, backwards);
    match (forwards_free, backwards_free) {
        (true, true) => forwards.min(backwards),
        (true, false) => forwards,
        (false, true) => backwards,
        (false, false) => unreachable!("home lies on one side only"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Data;
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

    #[test]
    fn the_way_round_the_wheel_avoids_home() {
        use Colour::{Black, Blue, Brown, Red, Yellow};
        assert_eq!(wheel_price(Yellow, Black, Yellow), 2);
        assert_eq!(wheel_price(Brown, Black, Yellow), 5);
        assert_eq!(wheel_price(Brown, Yellow, Red), 1);
        assert_eq!(wheel_price(Yellow, Red, Blue), 3);
        assert_eq!(wheel_price(Blue, Red, Blue), 3);
    }
}

//! A map's rows as `data/maps.ron` writes them, made into a [`Board`] and held against figures that others counted.

use super::{Area, Board, LEVELS, PLACES, Place, ROWS, WIDTH};
use crate::{Hex, MapId};
use serde::Deserialize;

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

impl Board {
    /// Makes the map of some rows, and compares it with the figures that others counted.
    pub(crate) fn read(rows: &Rows) -> Result<Board, String> {
        let first_row = rows.rows.first().map_or(0, |row| row.label as u8 - b'A');
        if rows.rows.len() != ROWS {
            return Err(format!("{} has {} rows, not {ROWS}", rows.id, rows.rows.len()));
        }
        let mut board = Board::empty(first_row);
        for (index, row) in rows.rows.iter().enumerate() {
            board.read_row(index, row).map_err(|what| format!("{}, row {}: {what}", rows.id, row.label))?;
        }
        let places: [Area; PLACES] = std::array::from_fn(|place| Area::of(Place(place as u8)));
        board.around = places.map(|place| board.around(place));
        board.across =
            std::array::from_fn(|level| places.map(|place| board.across_river(place, level as u8)));
        board.bridges = board.bridge_places();
        board.compare(rows)?;
        Ok(board)
    }

    /// A map without a hex.
    fn empty(first_row: u8) -> Board {
        Board {
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
        }
    }

    /// Refuses a map on which others counted something else.
    fn compare(&self, rows: &Rows) -> Result<(), String> {
        let counted = self.count();
        if counted != rows.checks {
            return Err(format!("{}: counted {counted:?}, but others {:?}", rows.id, rows.checks));
        }
        let bridges: Vec<String> =
            self.bridges.iter().map(|&(a, b)| format!("{}:{}", self.hex(a), self.hex(b))).collect();
        let bridges = bridges.join(" ");
        if bridges != rows.bridges {
            return Err(format!("{}: found bridges {bridges}, but others {}", rows.id, rows.bridges));
        }
        Ok(())
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
            let colour = "YUKBGSR".find(letter).ok_or_else(|| format!("`{letter}` is not a colour"))?;
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

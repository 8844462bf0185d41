//! Boards of squares: places, sides and neighbours.

use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};
use tafel_rules::{Id, Unreadable};

tafel_rules::vocabulary! {
    /// A side of a square, clockwise from the top.
    pub enum Side: "a side" {
        Top = "top",
        Right = "right",
        Bottom = "bottom",
        Left = "left",
    }
}

impl Side {
    /// The side that meets this one on the neighbour.
    #[must_use]
    pub fn opposite(self) -> Side {
        match self {
            Side::Top => Side::Bottom,
            Side::Right => Side::Left,
            Side::Bottom => Side::Top,
            Side::Left => Side::Right,
        }
    }
}

/// A place on a board of `ROWS` rows and `COLUMNS` columns, counted row by row from the top left.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square<const ROWS: usize, const COLUMNS: usize>(u16);

impl<const ROWS: usize, const COLUMNS: usize> Square<ROWS, COLUMNS> {
    /// The place at a row and column, both from 0; none outside the board.
    pub fn new(row: usize, column: usize) -> Option<Self> {
        (row < ROWS && column < COLUMNS).then(|| Self::at(row * COLUMNS + column))
    }

    /// The row, from 0 at the top.
    #[inline]
    pub fn row(self) -> usize {
        usize::from(self.0) / COLUMNS
    }

    /// The column, from 0 at the left.
    #[inline]
    pub fn column(self) -> usize {
        usize::from(self.0) % COLUMNS
    }

    /// The place next to it on one side; none at the edge of the board.
    #[inline]
    pub fn beside(self, side: Side) -> Option<Self> {
        match side {
            Side::Top => self.0.checked_sub(COLUMNS as u16).map(Square),
            Side::Bottom => (self.row() + 1 < ROWS).then(|| Square(self.0 + COLUMNS as u16)),
            Side::Left => (self.column() > 0).then(|| Square(self.0 - 1)),
            Side::Right => (self.column() + 1 < COLUMNS).then(|| Square(self.0 + 1)),
        }
    }

    /// The places that share a side with it, each with that side, clockwise from the top.
    pub fn neighbours(self) -> impl Iterator<Item = (Side, Self)> {
        Side::all().filter_map(move |side| Some((side, self.beside(side)?)))
    }
}

impl<const ROWS: usize, const COLUMNS: usize> Id for Square<ROWS, COLUMNS> {
    const COUNT: usize = ROWS * COLUMNS;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Self {
        assert!(index < Self::COUNT, "the place is on the board");
        Square(index as u16)
    }
}

/// Row and column, from 0.
impl<const ROWS: usize, const COLUMNS: usize> Serialize for Square<ROWS, COLUMNS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.row(), self.column()).serialize(serializer)
    }
}

impl<'de, const ROWS: usize, const COLUMNS: usize> Deserialize<'de> for Square<ROWS, COLUMNS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (row, column) = Deserialize::deserialize(deserializer)?;
        Self::new(row, column).ok_or_else(|| {
            let expected = format!("a place on a board of {ROWS} rows and {COLUMNS} columns");
            D::Error::custom(Unreadable::new(&format!("{row} {column}"), expected))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    type Board = Square<4, 3>;

    proptest! {
        #[test]
        fn neighbours_differ_in_one_coordinate_by_one(index in 0..Board::COUNT) {
            let place = Board::at(index);
            prop_assert_eq!(Board::new(place.row(), place.column()), Some(place));
            for (side, next) in place.neighbours() {
                let apart = place.row().abs_diff(next.row()) + place.column().abs_diff(next.column());
                prop_assert_eq!(apart, 1);
                prop_assert_eq!(next.beside(side.opposite()), Some(place));
            }
        }
    }

    #[test]
    fn a_board_has_corners_edges_and_a_middle() {
        let of_degree = |n| Board::all().filter(|place| place.neighbours().count() == n).count();
        assert_eq!([2, 3, 4].map(of_degree), [4, 6, 2]);
        assert_eq!(Board::new(0, 0).unwrap().beside(Side::Right), Board::new(0, 1));
        assert_eq!(Board::new(0, 0).unwrap().beside(Side::Bottom), Board::new(1, 0));
        assert_eq!(Board::new(4, 0), None);
        assert_eq!(Board::new(0, 3), None);
    }

    #[test]
    fn a_place_is_written_as_row_and_column() {
        assert_eq!(serde_json::to_string(&Board::new(2, 1)).unwrap(), "[2,1]");
        assert_eq!(serde_json::from_str::<Board>("[3,2]").unwrap(), Board::new(3, 2).unwrap());
        for outside in ["[4,0]", "[0,3]", "[-1,0]", "[0]", "3"] {
            assert!(serde_json::from_str::<Board>(outside).is_err(), "{outside}");
        }
    }
}

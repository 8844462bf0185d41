//! Boards of hexagons with a corner on top, laid in rows: places, neighbours and distances.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use tafel_rules::Unreadable;

/// A hexagon in axial coordinates: `r` counts rows downwards, `q` runs along a row.
///
/// Maps list their rows one below the other, every second row set in by half a hexagon; [`Hex::in_row`] turns such
/// a place into coordinates in which all six directions are plain additions.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Hex {
    /// Along the row, to the right.
    pub q: i8,
    /// The row, downwards.
    pub r: i8,
}

impl Hex {
    /// The steps to the six neighbours, clockwise from the right.
    const STEPS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

    /// The `column`th hexagon of `row`, both from 0, where odd rows are set in by half a hexagon.
    pub fn in_row(row: u8, column: u8) -> Hex {
        Hex { q: column as i8 - (row / 2) as i8, r: row as i8 }
    }

    /// The row and column that [`Hex::in_row`] was given; negative outside the map.
    pub fn row_and_column(self) -> (i8, i8) {
        (self.r, self.q + self.r.div_euclid(2))
    }

    /// The six hexagons that share a side with it, clockwise from the right.
    pub fn neighbours(self) -> [Hex; 6] {
        Self::STEPS.map(|(q, r)| Hex { q: self.q + q, r: self.r + r })
    }

    /// How many steps apart two hexagons are.
    pub fn distance(self, other: Hex) -> u8 {
        let (q, r) = (i16::from(self.q) - i16::from(other.q), i16::from(self.r) - i16::from(other.r));
        ((q.abs() + r.abs() + (q + r).abs()) / 2) as u8
    }
}

/// Coordinates that are near enough to reckon with: no board is wider.
impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        const FARTHEST: u8 = 60;
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Axial {
            q: i8,
            r: i8,
        }
        let Axial { q, r } = Axial::deserialize(deserializer)?;
        if q.unsigned_abs().max(r.unsigned_abs()) > FARTHEST {
            let expected = format!("a place that is at most {FARTHEST} rows or columns away");
            return Err(D::Error::custom(Unreadable::new(&format!("{q} {r}"), expected)));
        }
        Ok(Hex { q, r })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn hex() -> impl Strategy<Value = Hex> {
        (0u8..20, 0u8..20).prop_map(|(row, column)| Hex::in_row(row, column))
    }

    proptest! {
        #[test]
        fn a_place_reads_back(row in 0u8..20, column in 0u8..20) {
            prop_assert_eq!(Hex::in_row(row, column).row_and_column(), (row as i8, column as i8));
        }

        #[test]
        fn a_place_reads_back_from_json(place in hex()) {
            let json = serde_json::to_string(&place).unwrap();
            prop_assert_eq!(serde_json::from_str::<Hex>(&json).unwrap(), place);
        }

        #[test]
        fn neighbours_are_the_six_at_distance_one(place in hex()) {
            let around: BTreeSet<Hex> = place.neighbours().into();
            prop_assert_eq!(around.len(), 6);
            for next in around {
                prop_assert_eq!(place.distance(next), 1);
                prop_assert!(next.neighbours().contains(&place));
            }
        }

        #[test]
        fn a_distance_is_a_distance(a in hex(), b in hex(), c in hex()) {
            prop_assert_eq!(a.distance(b), b.distance(a));
            prop_assert_eq!(a.distance(b) == 0, a == b);
            prop_assert!(a.distance(c) <= a.distance(b) + b.distance(c));
            // One step towards the goal exists from everywhere.
            prop_assert!(a == b || a.neighbours().iter().any(|next| next.distance(b) + 1 == a.distance(b)));
        }
    }

    #[test]
    fn a_place_that_no_board_has_is_refused() {
        for far in [r#"{"q":127,"r":0}"#, r#"{"q":0,"r":-128}"#, r#"{"q":300,"r":0}"#, r#"{"q":0}"#] {
            assert!(serde_json::from_str::<Hex>(far).is_err(), "{far}");
        }
    }

    #[test]
    fn odd_rows_are_set_in() {
        let touching = |row, column| {
            let mut places = Hex::in_row(row, column).neighbours().map(Hex::row_and_column);
            places.sort_unstable();
            places
        };
        assert_eq!(touching(1, 1), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 1), (2, 2)]);
        assert_eq!(touching(2, 1), [(1, 0), (1, 1), (2, 0), (2, 2), (3, 0), (3, 1)]);
    }
}

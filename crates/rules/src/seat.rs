//! Places at the table, sets of them, and one value for each.

use crate::{Unreadable, reading};
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};
use std::fmt::{self, Debug, Display};
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// The most players any game takes.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0 in the order of seating.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// The seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub fn next(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// Its index in an array with one entry for each seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Seat, Unreadable> {
        match text.as_bytes() {
            [digit @ b'0'..=b'4'] => Ok(Seat(digit - b'0')),
            _ => Err(Unreadable::new(text, "a seat (0 to 4)")),
        }
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        u8::deserialize(deserializer)?.to_string().parse().map_err(D::Error::custom)
    }
}

/// One value for each seat.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PerSeat<T>(pub [T; MAX_SEATS]);

impl<T> PerSeat<T> {
    /// A value for each seat, made by `make`.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> PerSeat<T> {
        let mut next = 0;
        PerSeat(std::array::from_fn(|_| {
            next += 1;
            make(Seat(next - 1))
        }))
    }

    /// The values of the first `seats` seats.
    pub fn first(&self, seats: u8) -> &[T] {
        &self.0[..usize::from(seats)]
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The first `seats` seats: everybody at a table of that size.
    pub fn first(seats: u8) -> Seats {
        assert!(usize::from(seats) <= MAX_SEATS, "a table has at most {MAX_SEATS} seats");
        Seats((1 << seats) - 1)
    }

    /// The set of a single seat.
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` added.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with `seat` removed.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in order of seating.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// The first seat of the set that is met going clockwise from the seat after `seat`; `seat` itself comes last.
    pub fn first_after(self, seat: Seat) -> Option<Seat> {
        let later = self.0 >> (seat.0 + 1) << (seat.0 + 1);
        let met = if later != 0 { later } else { self.0 };
        (met != 0).then(|| Seat(met.trailing_zeros() as u8))
    }
}

impl Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

crate::typescript!(Seats as "Array<Seat>");

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A sequence in which no seat stands twice.
impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let mut seats = Seats::NONE;
        reading::each(deserializer, "seats", |seat: Seat| {
            if seats.contains(seat) {
                return Err(format!("seat {seat} stands twice"));
            }
            seats = seats.with(seat);
            Ok(())
        })?;
        Ok(seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_set_holds_exactly_what_was_put_in(members in proptest::collection::btree_set(0u8..5, 0..=5)) {
            let seats: Seats = members.iter().copied().map(Seat).collect();
            prop_assert_eq!(seats.iter().map(|seat| seat.0).collect::<Vec<_>>(), members.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(seats.len(), members.len());
            for seat in Seat::all(5) {
                prop_assert_eq!(seats.contains(seat), members.contains(&seat.0));
                prop_assert!(seats.with(seat).contains(seat));
                prop_assert!(!seats.without(seat).contains(seat));
                let walk = (1..=5).map(|step| Seat((seat.0 + step) % 5)).find(|&met| seats.contains(met));
                prop_assert_eq!(seats.first_after(seat), walk);
            }
        }
    }

    #[test]
    fn seats_go_round_the_table() {
        assert_eq!(Seat(0).next(3), Seat(1));
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Seat(0).next(1), Seat(0));
    }

    #[test]
    fn only_a_single_digit_is_a_seat() {
        assert_eq!("4".parse(), Ok(Seat(4)));
        for wrong in ["", "5", "-1", "+1", "01", "a", "1 "] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn seats_read_back_from_json() {
        for seats in [Seats::NONE, Seats::one(Seat(4)), Seats::first(5)] {
            assert_eq!(
                serde_json::from_str::<Seats>(&serde_json::to_string(&seats).unwrap()).unwrap(),
                seats
            );
        }
        let each = PerSeat::from_fn(|seat| seat);
        assert_eq!(serde_json::from_str::<PerSeat<Seat>>("[0,1,2,3,4]").unwrap(), each);
    }

    #[test]
    fn seats_that_no_table_has_are_refused() {
        let refused = |json| serde_json::from_str::<Seats>(json).unwrap_err().to_string();
        assert!(refused("[0,5]").contains("`5` is not a seat (0 to 4)"), "{}", refused("[0,5]"));
        assert!(refused("[1,1]").contains("seat 1 stands twice"));
        assert!(refused("3").contains("expected seats"));
        for seats in ["[0,1,2,3]", "[0,1,2,3,4,4]"] {
            assert!(serde_json::from_str::<PerSeat<Seat>>(seats).is_err(), "{seats}");
        }
    }

    #[test]
    fn values_are_found_by_seat() {
        let mut doubled = PerSeat::from_fn(|seat| seat.0 * 2);
        doubled[Seat(3)] += 1;
        assert_eq!(doubled.0, [0, 2, 4, 7, 8]);
        assert_eq!(doubled.first(2), [0, 2]);
    }
}

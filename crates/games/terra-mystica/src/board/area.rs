//! Places of a map, and sets of them as bits.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// A place of a map: land, river, or nothing at the end of a short row.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub(super) u8);

/// A set of places.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Area(pub(super) u128);

impl Area {
    /// No place.
    pub const NONE: Area = Area(0);

    /// One place.
    #[inline]
    pub fn of(place: Place) -> Area {
        Area(1 << place.0)
    }

    /// Whether it has no places.
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

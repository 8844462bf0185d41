//! A track that a marker moves along: rounds, cults, strength.

use serde::Serialize;
use serde::de::{Deserialize, Deserializer, Error};
use std::ops::RangeInclusive;
use tafel_rules::Unreadable;

/// A marker on a track of spaces 0 to `TOP`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub struct Track<const TOP: u8>(u8);

impl<const TOP: u8> Track<TOP> {
    /// A marker on a space.
    ///
    /// # Panics
    /// If the track does not reach that far.
    pub fn new(space: u8) -> Self {
        assert!(space <= TOP, "the space is on the track");
        Track(space)
    }

    /// The space the marker is on.
    #[inline]
    pub fn space(self) -> u8 {
        self.0
    }

    /// Whether the marker is on the last space.
    #[inline]
    pub fn is_at_top(self) -> bool {
        self.0 == TOP
    }

    /// Moves up by as many of `steps` as there are spaces left, and returns the spaces that were reached.
    #[inline]
    pub fn advance(&mut self, steps: u8) -> RangeInclusive<u8> {
        let from = self.0;
        self.0 = from.saturating_add(steps).min(TOP);
        from + 1..=self.0
    }

    /// Moves down by as many of `steps` as there are spaces left, and returns how many those were.
    #[inline]
    pub fn retreat(&mut self, steps: u8) -> u8 {
        let moved = steps.min(self.0);
        self.0 -= moved;
        moved
    }
}

impl<'de, const TOP: u8> Deserialize<'de> for Track<TOP> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let space = u8::deserialize(deserializer)?;
        if space > TOP {
            let expected = format!("a space of a track that ends at {TOP}");
            return Err(D::Error::custom(Unreadable::new(&space.to_string(), expected)));
        }
        Ok(Track(space))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_marker_stays_on_its_track(start in 0u8..=10, steps: u8) {
            let mut track = Track::<10>::new(start);
            let reached = track.advance(steps);
            prop_assert_eq!(reached.clone().count(), usize::from(steps.min(10 - start)));
            prop_assert!(reached.clone().all(|space| space > start && space <= 10));
            prop_assert_eq!(track.space(), reached.last().unwrap_or(start));
            prop_assert_eq!(track.is_at_top(), track.space() == 10);
            let before = track.space();
            let moved = track.retreat(steps);
            prop_assert_eq!(track.space() + moved, before);
            prop_assert_eq!(moved, steps.min(before));
        }
    }

    #[test]
    fn a_marker_is_read_if_it_is_on_the_track() {
        assert_eq!(serde_json::to_string(&Track::<10>::new(10)).unwrap(), "10");
        assert_eq!(serde_json::from_str::<Track<10>>("10").unwrap(), Track::new(10));
        let refusal = serde_json::from_str::<Track<10>>("11").unwrap_err().to_string();
        assert!(refusal.contains("`11` is not a space of a track that ends at 10"), "{refusal}");
    }

    #[test]
    fn the_spaces_reached_are_named() {
        let mut cult = Track::<10>::new(2);
        assert_eq!(cult.advance(3), 3..=5);
        assert!(cult.advance(0).is_empty());
    }
}

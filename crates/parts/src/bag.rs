//! A bag, pile or deck of pieces that repeat: counts without an order.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug, Display};
use std::marker::PhantomData;
use std::str::FromStr;
use tafel_rules::reading::every;
use tafel_rules::{Dice, Id, Unreadable};

/// How many pieces of each kind `K` there are; `N` is the number of kinds.
///
/// A draw is chance: the rules list [`Bag::chances`], and resolving one of them [`Bag::take`]s the piece.
pub struct Bag<K, const N: usize> {
    counts: [u8; N],
    kinds: PhantomData<K>,
}

impl<K: Id, const N: usize> Bag<K, N> {
    /// The empty bag.
    pub const EMPTY: Bag<K, N> = Bag::new([0; N]);

    /// A bag with `counts` pieces of each kind, in the order of the ids.
    pub const fn new(counts: [u8; N]) -> Bag<K, N> {
        const { assert!(N == K::COUNT, "a bag counts every kind") };
        Bag { counts, kinds: PhantomData }
    }

    /// How many pieces of a kind there are.
    #[inline]
    pub fn count(&self, kind: K) -> u8 {
        self.counts[kind.index()]
    }

    /// The total number of pieces.
    #[inline]
    pub fn total(&self) -> u32 {
        self.counts.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether the bag is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }

    /// Adds pieces of one kind.
    #[inline]
    pub fn put(&mut self, kind: K, pieces: u8) {
        self.counts[kind.index()] += pieces;
    }

    /// Removes one piece.
    ///
    /// # Panics
    /// If there is no piece of that kind.
    #[inline]
    pub fn take(&mut self, kind: K) {
        let count = &mut self.counts[kind.index()];
        assert!(*count > 0, "there is such a piece in the bag");
        *count -= 1;
    }

    /// Adds all pieces of `other`, as when a discard pile becomes the deck.
    pub fn pour(&mut self, other: &mut Bag<K, N>) {
        for (count, more) in self.counts.iter_mut().zip(&mut other.counts) {
            *count += std::mem::take(more);
        }
    }

    /// The kinds of which there is at least one piece, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        K::all().zip(self.counts).filter(|&(_, count)| count > 0)
    }

    /// Appends every piece that a blind draw can bring, as `make` writes it, with its weight.
    pub fn chances<C>(&self, make: impl Fn(K) -> C, out: &mut Vec<(C, u32)>) {
        out.extend(self.iter().map(|(kind, count)| (make(kind), u32::from(count))));
    }

    /// Removes a random piece and returns it, for imagining what is hidden.
    ///
    /// # Panics
    /// If the bag is empty.
    pub fn draw(&mut self, dice: &mut Dice) -> K {
        let mut left = dice.below(self.total());
        for (kind, count) in K::all().zip(&mut self.counts) {
            if left < u32::from(*count) {
                *count -= 1;
                return kind;
            }
            left -= u32::from(*count);
        }
        unreachable!("the number is below the total")
    }
}

// By hand, since deriving would ask the same of `K`.
impl<K, const N: usize> Copy for Bag<K, N> {}

impl<K, const N: usize> Clone for Bag<K, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, const N: usize> PartialEq for Bag<K, N> {
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}

impl<K, const N: usize> Eq for Bag<K, N> {}

impl<K, const N: usize> std::hash::Hash for Bag<K, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.counts.hash(state);
    }
}

impl<K: Id + Debug, const N: usize> Debug for Bag<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// A map from every kind to its count.
impl<K: Id + Display, const N: usize> Serialize for Bag<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(K::all().map(|kind| kind.to_string()).zip(self.counts))
    }
}

/// A map in which every kind stands exactly once.
impl<'de, K: Id + Display + FromStr<Err = Unreadable>, const N: usize> Deserialize<'de> for Bag<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        every::<K, u8, D, N>(deserializer).map(Bag::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_ids::Fruit;
    use proptest::prelude::*;
    use tafel_rules::Seed;

    type Basket = Bag<Fruit, 3>;

    proptest! {
        #[test]
        fn drawing_empties_a_bag_of_exactly_what_it_held(counts: [u8; 3], nth: u64) {
            let full = Basket::new(counts);
            let (mut bag, mut drawn) = (full, Basket::EMPTY);
            let mut dice = Dice::at(Seed([0; 32]), nth);
            for left in (0..full.total()).rev() {
                drawn.put(bag.draw(&mut dice), 1);
                prop_assert_eq!(bag.total(), left);
            }
            prop_assert!(bag.is_empty());
            prop_assert_eq!(drawn, full);
        }

        #[test]
        fn the_chances_are_the_counts(counts: [u8; 3]) {
            let bag = Basket::new(counts);
            let mut odds = vec![];
            bag.chances(|fruit| fruit, &mut odds);
            prop_assert!(odds.iter().all(|&(fruit, weight)| weight > 0 && weight == u32::from(bag.count(fruit))));
            prop_assert_eq!(odds.iter().map(|odd| odd.1).sum::<u32>(), bag.total());
        }
    }

    #[test]
    fn a_bag_reads_back_from_json() {
        for bag in [Basket::EMPTY, Basket::new([1, 0, 255])] {
            assert_eq!(serde_json::from_str::<Basket>(&serde_json::to_string(&bag).unwrap()).unwrap(), bag);
        }
    }

    #[test]
    fn a_bag_that_does_not_count_every_kind_once_is_refused() {
        let refused = |json| serde_json::from_str::<Basket>(json).unwrap_err().to_string();
        assert!(refused(r#"{"apple":1,"plum":2}"#).contains("pear has no number"));
        assert!(refused(r#"{"apple":1,"plum":2,"apple":1}"#).contains("apple stands twice"));
        assert!(refused(r#"{"kiwi":1}"#).contains("not a fruit"));
        assert!(refused(r#"{"apple":256}"#).contains("256"));
    }

    #[test]
    fn a_poured_out_bag_is_empty() {
        let (mut deck, mut discard) = (Basket::new([1, 0, 2]), Basket::new([3, 1, 0]));
        deck.pour(&mut discard);
        assert_eq!((deck, discard), (Basket::new([4, 1, 2]), Basket::EMPTY));
    }

    #[test]
    fn taking_and_putting_move_single_pieces() {
        let mut bag = Basket::new([1, 2, 0]);
        bag.take(Fruit::Pear);
        bag.put(Fruit::Plum, 2);
        assert_eq!(bag.iter().collect::<Vec<_>>(), [(Fruit::Apple, 1), (Fruit::Pear, 1), (Fruit::Plum, 2)]);
        assert_eq!(serde_json::to_string(&bag).unwrap(), r#"{"apple":1,"pear":1,"plum":2}"#);
    }
}

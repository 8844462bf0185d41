//! A set of ids as the bits of one integer: decks of unique cards, spaces of a board, things used this round.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not, Shl, Shr, Sub};
use tafel_rules::{Dice, Id, reading};

/// An integer whose bits make a set: `u8` to `u128`.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + Debug
    + From<u8>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + Sub<Output = Self>
    + Send
    + Sync
    + 'static
{
    /// How many members fit.
    const WIDTH: u32;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The position of the lowest bit that is set.
    fn lowest(self) -> u32;
}

macro_rules! bits {
    ($($integer:ty),+) => { $(
        impl Bits for $integer {
            const WIDTH: u32 = <$integer>::BITS;

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
        }
    )+ };
}

bits!(u8, u16, u32, u64, u128);

/// A set of ids `K`, kept in the integer `B`.
pub struct Set<K, B> {
    bits: B,
    members: PhantomData<K>,
}

impl<K: Id, B: Bits> Set<K, B> {
    /// The set of these bits.
    #[inline]
    fn of(bits: B) -> Set<K, B> {
        const { assert!(K::COUNT <= B::WIDTH as usize, "every id has a bit") };
        Set { bits, members: PhantomData }
    }

    #[inline]
    fn bit(member: K) -> B {
        B::from(1) << member.index() as u32
    }

    /// The empty set.
    #[inline]
    pub fn empty() -> Set<K, B> {
        Set::of(B::from(0))
    }

    /// The set of all ids.
    #[inline]
    pub fn full() -> Set<K, B> {
        if K::COUNT == 0 {
            return Set::empty();
        }
        Set::of(!B::from(0) >> (B::WIDTH - K::COUNT as u32))
    }

    /// The set of a single id.
    #[inline]
    pub fn one(member: K) -> Set<K, B> {
        Set::of(Self::bit(member))
    }

    /// Whether `member` is in the set.
    #[inline]
    pub fn contains(self, member: K) -> bool {
        self.bits & Self::bit(member) != B::from(0)
    }

    /// Adds `member`.
    #[inline]
    pub fn insert(&mut self, member: K) {
        self.bits = self.bits | Self::bit(member);
    }

    /// Removes `member`, if it is in the set.
    #[inline]
    pub fn remove(&mut self, member: K) {
        self.bits = self.bits & !Self::bit(member);
    }

    /// The set with `member` added.
    #[inline]
    #[must_use]
    pub fn with(mut self, member: K) -> Set<K, B> {
        self.insert(member);
        self
    }

    /// The set with `member` removed.
    #[inline]
    #[must_use]
    pub fn without(mut self, member: K) -> Set<K, B> {
        self.remove(member);
        self
    }

    /// How many members there are.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::from(0)
    }

    /// The first member in the order of the ids.
    #[inline]
    pub fn first(self) -> Option<K> {
        (!self.is_empty()).then(|| K::at(self.bits.lowest() as usize))
    }

    /// The members in the order of the ids.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> + Clone {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            if left == B::from(0) {
                return None;
            }
            let lowest = left.lowest();
            left = left & (left - B::from(1));
            Some(K::at(lowest as usize))
        })
    }

    /// Appends every member that a blind draw can bring, as `make` writes it; all are equally likely.
    pub fn chances<C>(self, make: impl Fn(K) -> C, out: &mut Vec<(C, u32)>) {
        out.extend(self.iter().map(|member| (make(member), 1)));
    }

    /// Removes a random member and returns it, for imagining what is hidden.
    ///
    /// # Panics
    /// If the set is empty.
    pub fn draw(&mut self, dice: &mut Dice) -> K {
        let nth = dice.below(self.len() as u32) as usize;
        let drawn = self.iter().nth(nth).expect("the number is below the size");
        self.remove(drawn);
        drawn
    }
}

/// The members of either.
impl<K: Id, B: Bits> BitOr for Set<K, B> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Set::of(self.bits | other.bits)
    }
}

/// The members of both.
impl<K: Id, B: Bits> BitAnd for Set<K, B> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Set::of(self.bits & other.bits)
    }
}

/// The members of the first that are not in the second.
impl<K: Id, B: Bits> Sub for Set<K, B> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Set::of(self.bits & !other.bits)
    }
}

impl<K: Id, B: Bits> Default for Set<K, B> {
    fn default() -> Self {
        Set::empty()
    }
}

// By hand, since deriving would ask the same of `K`.
impl<K, B: Copy> Copy for Set<K, B> {}

impl<K, B: Copy> Clone for Set<K, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, B: Eq> PartialEq for Set<K, B> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<K, B: Eq> Eq for Set<K, B> {}

impl<K, B: Hash> Hash for Set<K, B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<K: Id, B: Bits> FromIterator<K> for Set<K, B> {
    fn from_iter<I: IntoIterator<Item = K>>(members: I) -> Self {
        members.into_iter().fold(Set::empty(), Set::with)
    }
}

impl<K: Id + Debug, B: Bits> Debug for Set<K, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Id + Serialize, B: Bits> Serialize for Set<K, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A sequence in which no member stands twice.
impl<'de, K: Id + Deserialize<'de>, B: Bits> Deserialize<'de> for Set<K, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Set::empty();
        reading::each(deserializer, "the members of a set", |member: K| {
            if set.contains(member) {
                return Err("a member of a set stands twice");
            }
            set.insert(member);
            Ok(())
        })?;
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;
    use tafel_rules::Seed;

    /// As many ids as the widest set holds.
    #[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
    struct Hundred(u8);

    impl Id for Hundred {
        const COUNT: usize = 128;

        fn index(self) -> usize {
            usize::from(self.0)
        }

        fn at(index: usize) -> Hundred {
            Hundred(index as u8)
        }
    }

    type Wide = Set<Hundred, u128>;

    fn members(set: Wide) -> BTreeSet<u8> {
        set.iter().map(|member| member.0).collect()
    }

    fn some() -> impl Strategy<Value = BTreeSet<u8>> {
        proptest::collection::btree_set(0u8..128, 0..128)
    }

    proptest! {
        #[test]
        fn sets_join_meet_and_part(a in some(), b in some()) {
            let [x, y] = [&a, &b].map(|set| set.iter().copied().map(Hundred).collect::<Wide>());
            prop_assert_eq!(members(x | y), &a | &b);
            prop_assert_eq!(members(x & y), &a & &b);
            prop_assert_eq!(members(x - y), &a - &b);
            prop_assert_eq!(x.len(), a.len());
            prop_assert_eq!(x.first().map(|m| m.0), a.first().copied());
            prop_assert!((0..128).all(|m| x.contains(Hundred(m)) == a.contains(&m)));
        }

        #[test]
        fn drawing_empties_a_set_of_exactly_its_members(a in some(), nth: u64) {
            let mut set: Wide = a.iter().copied().map(Hundred).collect();
            let mut dice = Dice::at(Seed([0; 32]), nth);
            let drawn: BTreeSet<u8> = (0..a.len()).map(|_| set.draw(&mut dice).0).collect();
            prop_assert!(set.is_empty());
            prop_assert_eq!(drawn, a);
        }
    }

    #[test]
    fn the_full_set_has_every_id_and_no_more() {
        use crate::test_ids::Fruit;
        assert_eq!(Wide::full().len(), 128);
        let fruits: Set<Fruit, u8> = Set::full();
        assert_eq!(fruits.iter().collect::<Vec<_>>(), Fruit::ALL);
        assert_eq!(serde_json::to_string(&fruits.without(Fruit::Pear)).unwrap(), r#"["apple","plum"]"#);
        assert_eq!(
            serde_json::from_str::<Set<Fruit, u8>>(r#"["plum","apple"]"#).unwrap(),
            fruits.without(Fruit::Pear)
        );
        for wrong in [r#"["plum","plum"]"#, r#"["kiwi"]"#, r#""plum""#] {
            assert!(serde_json::from_str::<Set<Fruit, u8>>(wrong).is_err(), "{wrong}");
        }
        let mut odds = vec![];
        fruits.chances(|fruit| fruit, &mut odds);
        assert_eq!(odds, [(Fruit::Apple, 1), (Fruit::Pear, 1), (Fruit::Plum, 1)]);
    }
}

//! What a player owns, or what something costs: an amount of each of a few resources.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug, Display};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;
use tafel_rules::{Id, Lack, Unreadable, reading};

/// Amounts of up to eight kinds `K`, each from 0 to 127.
///
/// The amounts are the bytes of one integer, so that "can this be paid?" is one subtraction: a byte that would go
/// below zero borrows its own top bit, which an amount never uses.
pub struct Pool<K> {
    lanes: u64,
    kinds: PhantomData<K>,
}

/// The top bit of every lane.
const TOP_BITS: u64 = 0x8080_8080_8080_8080;

impl<K: Id> Pool<K> {
    /// The empty pool.
    pub const NONE: Pool<K> = Pool::of_lanes(0);
    /// The greatest amount of one kind.
    pub const MOST: u8 = 127;

    const fn of_lanes(lanes: u64) -> Pool<K> {
        const { assert!(K::COUNT <= 8, "a pool has at most eight kinds") };
        Pool { lanes, kinds: PhantomData }
    }

    #[inline]
    fn shift(kind: K) -> u32 {
        8 * kind.index() as u32
    }

    /// `amount` of one kind.
    ///
    /// # Panics
    /// If it is more than [`Pool::MOST`].
    #[inline]
    pub fn of(kind: K, amount: u8) -> Pool<K> {
        assert!(amount <= Self::MOST, "a pool holds at most {} of a kind", Self::MOST);
        Pool::of_lanes(u64::from(amount) << Self::shift(kind))
    }

    /// How much of a kind there is.
    #[inline]
    pub fn amount(self, kind: K) -> u8 {
        (self.lanes >> Self::shift(kind)) as u8
    }

    /// How much there is in all.
    #[inline]
    pub fn total(self) -> u32 {
        self.lanes.to_le_bytes().iter().map(|&amount| u32::from(amount)).sum()
    }

    /// Whether all amounts are 0.
    #[inline]
    pub fn is_none(self) -> bool {
        self.lanes == 0
    }

    /// Whether `cost` can be paid from it.
    #[inline]
    pub fn covers(self, cost: Pool<K>) -> bool {
        ((self.lanes | TOP_BITS) - cost.lanes) & TOP_BITS == TOP_BITS
    }

    /// What is lacking to pay `cost`.
    #[inline]
    pub fn lacking(self, cost: Pool<K>) -> Pool<K> {
        let rest = (cost.lanes | TOP_BITS) - self.lanes;
        // A top bit that was not borrowed says that as much or more is asked for: of these lanes the difference is taken.
        let asked = rest & TOP_BITS;
        Pool::of_lanes(rest & (asked - (asked >> 7)))
    }

    /// The same kind by kind, for those who are told why they cannot pay.
    pub fn lacks(self, cost: Pool<K>) -> impl Iterator<Item = Lack>
    where
        K: Into<&'static str>,
    {
        let short = move |&(kind, needed): &(K, u8)| needed > self.amount(kind);
        cost.iter().filter(short).map(move |(kind, needed)| Lack::new(kind, needed, self.amount(kind)))
    }

    /// The kinds whose amount is not 0, with their amounts.
    pub fn iter(self) -> impl Iterator<Item = (K, u8)> + Clone {
        K::all().map(move |kind| (kind, self.amount(kind))).filter(|&(_, amount)| amount > 0)
    }

    /// The sum; what is more than a pool holds is lost.
    #[inline]
    #[must_use]
    pub fn up_to_most(self, gain: Pool<K>) -> Pool<K> {
        let sum = self.lanes + gain.lanes;
        if sum & TOP_BITS == 0 {
            return Pool::of_lanes(sum);
        }
        // Two amounts of seven bits do not reach into the next lane.
        Pool::of_lanes(u64::from_le_bytes(sum.to_le_bytes().map(|amount| amount.min(Self::MOST))))
    }
}

impl<K: Id> Add for Pool<K> {
    type Output = Pool<K>;

    /// # Panics
    /// If an amount rises above [`Pool::MOST`].
    #[inline]
    fn add(self, gain: Pool<K>) -> Pool<K> {
        let sum = self.lanes + gain.lanes;
        assert!(sum & TOP_BITS == 0, "a pool holds at most {} of a kind", Self::MOST);
        Pool::of_lanes(sum)
    }
}

impl<K: Id> Sub for Pool<K> {
    type Output = Pool<K>;

    /// # Panics
    /// If an amount falls below 0.
    #[inline]
    fn sub(self, cost: Pool<K>) -> Pool<K> {
        assert!(self.covers(cost), "what is paid is there");
        Pool::of_lanes(self.lanes - cost.lanes)
    }
}

impl<K: Id> AddAssign for Pool<K> {
    #[inline]
    fn add_assign(&mut self, gain: Pool<K>) {
        *self = *self + gain;
    }
}

impl<K: Id> SubAssign for Pool<K> {
    #[inline]
    fn sub_assign(&mut self, cost: Pool<K>) {
        *self = *self - cost;
    }
}

impl<K: Id> std::iter::Sum for Pool<K> {
    fn sum<I: Iterator<Item = Pool<K>>>(pools: I) -> Pool<K> {
        pools.fold(Pool::NONE, Add::add)
    }
}

impl<K: Id> Default for Pool<K> {
    fn default() -> Self {
        Pool::NONE
    }
}

// By hand, since deriving would ask the same of `K`.
impl<K> Copy for Pool<K> {}

impl<K> Clone for Pool<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> PartialEq for Pool<K> {
    fn eq(&self, other: &Self) -> bool {
        self.lanes == other.lanes
    }
}

impl<K> Eq for Pool<K> {}

impl<K> Hash for Pool<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.lanes.hash(state);
    }
}

impl<K: Id + Debug> Debug for Pool<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// A map from every kind to its amount.
impl<K: Id + Display> Serialize for Pool<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(K::all().map(|kind| (kind.to_string(), self.amount(kind))))
    }
}

/// A map from some kinds to their amounts.
impl<'de, K: Id + FromStr<Err = Unreadable>> Deserialize<'de> for Pool<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut pool = Pool::NONE;
        reading::each_entry(deserializer, "a map from kinds to amounts", |word: String, amount: u8| {
            let kind: K = word.parse().map_err(|unreadable: Unreadable| unreadable.to_string())?;
            let sum = pool.amount(kind).saturating_add(amount);
            if sum > Self::MOST {
                return Err(format!("{sum} {word} is more than a pool holds"));
            }
            pool += Pool::of(kind, amount);
            Ok(())
        })?;
        Ok(pool)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_ids::Fruit;
    use proptest::prelude::*;

    type Basket = Pool<Fruit>;

    fn basket(amounts: [u8; 3]) -> Basket {
        Fruit::all().zip(amounts).map(|(fruit, amount)| Pool::of(fruit, amount)).sum()
    }

    proptest! {
        #[test]
        fn lanes_do_not_disturb_each_other(a in [0u8..64, 0..64, 0..64], b in [0u8..64, 0..64, 0..64]) {
            let (x, y) = (basket(a), basket(b));
            let payable = a.iter().zip(b).all(|(have, need)| *have >= need);
            prop_assert_eq!(x.covers(y), payable);
            prop_assert_eq!(x.lacking(y).is_none(), payable);
            prop_assert_eq!(x + y - x, y);
            prop_assert_eq!((x + y).total(), x.total() + y.total());
            prop_assert_eq!(x.up_to_most(y), x + y);
            for fruit in Fruit::all() {
                let (have, need) = (a[fruit.index()], b[fruit.index()]);
                prop_assert_eq!((x + y).amount(fruit), have + need);
                prop_assert_eq!(x.lacking(y).amount(fruit), need.saturating_sub(have));
            }
        }
    }

    #[test]
    fn the_extremes_are_counted_rightly() {
        let most = basket([127; 3]);
        assert!(most.covers(most) && (most - most).is_none());
        assert_eq!(Basket::NONE.lacking(most), most);
        assert_eq!(most.up_to_most(most), most);
        assert_eq!(basket([127, 1, 0]).up_to_most(basket([1, 1, 0])), basket([127, 2, 0]));
        assert!(!Basket::NONE.covers(Pool::of(Fruit::Plum, 1)));
        assert!(!basket([127, 0, 127]).covers(Pool::of(Fruit::Pear, 127)));
    }

    #[test]
    fn a_cost_is_read_from_data_and_unknown_words_are_refused() {
        assert_eq!(ron::from_str::<Basket>(r#"{"plum": 2, "apple": 1}"#).unwrap(), basket([1, 0, 2]));
        assert!(ron::from_str::<Basket>(r#"{"kiwi": 2}"#).unwrap_err().to_string().contains("not a fruit"));
        assert!(ron::from_str::<Basket>(r#"{"plum": 200}"#).unwrap_err().to_string().contains("more than"));
        assert_eq!(serde_json::to_string(&basket([1, 0, 2])).unwrap(), r#"{"apple":1,"pear":0,"plum":2}"#);
    }

    #[test]
    fn a_pool_reads_back_from_json_and_never_holds_too_much() {
        for pool in [Basket::NONE, basket([127, 0, 3])] {
            assert_eq!(serde_json::from_str::<Basket>(&serde_json::to_string(&pool).unwrap()).unwrap(), pool);
        }
        let refusal = serde_json::from_str::<Basket>(r#"{"plum":100,"plum":100}"#).unwrap_err().to_string();
        assert!(refusal.contains("200 plum is more than a pool holds"), "{refusal}");
    }
}

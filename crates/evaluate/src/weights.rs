//! The numbers that an estimate weighs positions with, by name.

use serde::{Deserialize, Deserializer};
use std::fmt::Display;
use std::marker::PhantomData;
use std::ops::Index;
use std::str::FromStr;
use tafel_rules::reading::every;
use tafel_rules::{Id, Unreadable};

/// A number for each of the `N` names `W`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Weights<W, const N: usize> {
    numbers: [i32; N],
    names: PhantomData<W>,
}

impl<W: Id, const N: usize> Weights<W, N> {
    /// These numbers, in the order of their names.
    ///
    /// # Panics
    /// If there is not one for each name.
    pub fn new(numbers: &[i32]) -> Weights<W, N> {
        const { assert!(N == W::COUNT, "every name has a number") };
        let numbers = numbers.try_into().expect("every name has a number");
        Weights { numbers, names: PhantomData }
    }

    /// Every name with its number, in order.
    pub fn iter(&self) -> impl Iterator<Item = (W, i32)> + '_ {
        W::all().zip(self.numbers)
    }
}

impl<W: Id, const N: usize> Index<W> for Weights<W, N> {
    type Output = i32;

    #[inline]
    fn index(&self, name: W) -> &i32 {
        &self.numbers[name.index()]
    }
}

/// A map in which every name stands exactly once.
impl<'de, W: Id + Display + FromStr<Err = Unreadable>, const N: usize> Deserialize<'de> for Weights<W, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        every::<W, i32, D, N>(deserializer).map(|numbers| Weights::new(&numbers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    tafel_rules::vocabulary! {
        /// Kinds to weigh in tests.
        pub enum Fruit: "a fruit" { Apple = "apple", Pear = "pear", Plum = "plum" }
    }

    type Prices = Weights<Fruit, { Fruit::ALL.len() }>;

    fn refused(text: &str) -> String {
        ron::from_str::<Prices>(text).unwrap_err().to_string()
    }

    #[test]
    fn each_name_has_its_number_whatever_the_order() {
        let prices: Prices = ron::from_str(r#"{"plum": 3, "apple": -1, "pear": 2}"#).unwrap();
        assert_eq!(prices, Weights::new(&[-1, 2, 3]));
        assert_eq!(prices[Fruit::Plum], 3);
        assert_eq!(
            prices.iter().collect::<Vec<_>>(),
            [(Fruit::Apple, -1), (Fruit::Pear, 2), (Fruit::Plum, 3)]
        );
    }

    #[test]
    fn a_name_that_is_missing_or_unknown_or_stands_twice_is_refused() {
        assert!(refused(r#"{"plum": 3, "apple": 1}"#).contains("pear has no number"));
        assert!(refused(r#"{"plum": 3, "apple": 1, "pear": 2, "kiwi": 4}"#).contains("not a fruit"));
        assert!(refused(r#"{"plum": 3, "plum": 3, "apple": 1, "pear": 2}"#).contains("plum stands twice"));
    }
}

//! All randomness of a match: a seed, and the dice that follow from it.

use crate::Unreadable;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

/// The 32 bytes that every chance outcome of a match follows from; secret while the match runs.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of the `nth` match of the series with the number `series`, for simulations and tests.
    pub fn numbered(series: u64, nth: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&series.to_le_bytes());
        bytes[8..16].copy_from_slice(&nth.to_le_bytes());
        Seed(bytes)
    }
}

/// Does not show the bytes: a seed must not slip into a log.
impl Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// 64 hexadecimal digits.
impl Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Seed {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Seed, Unreadable> {
        let unreadable = || Unreadable::new(text, "a seed of 64 hexadecimal digits");
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(unreadable());
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| unreadable())?;
        }
        Ok(Seed(bytes))
    }
}

/// A source of numbers that falls the same way on every machine and in every release.
#[derive(Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The dice of the `nth` line of the record of a match: nothing but seed and length is needed to go on.
    pub fn at(seed: Seed, nth: u64) -> Dice {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(nth);
        Dice(rng)
    }

    /// A number below `n`, all equally likely. The method is our own, since libraries may change theirs.
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "no number is below 0");
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(n);
            // The low half is uneven for a few values; those are thrown again (the division is rarely reached).
            if wide as u32 >= n || wide as u32 >= n.wrapping_neg() % n {
                return (wide >> 32) as u32;
            }
        }
    }

    /// One of `weighted`, each as often as its weight says.
    ///
    /// # Panics
    /// If there is nothing to pick from, or the sum of the weights does not fit into 32 bits.
    #[inline]
    pub fn pick<T: Copy>(&mut self, weighted: &[(T, u32)]) -> T {
        let total =
            weighted.iter().map(|&(_, weight)| weight).reduce(|a, b| a.checked_add(b).expect("weights fit"));
        let mut left = self.below(total.expect("something to pick from"));
        for &(outcome, weight) in weighted {
            if left < weight {
                return outcome;
            }
            left -= weight;
        }
        unreachable!("the number is below the sum of the weights")
    }

    /// One of `items`, all equally likely.
    ///
    /// # Panics
    /// If there are none.
    #[inline]
    pub fn any<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }
}

impl Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The stream is part of the records' promise; these throws were computed by an independent ChaCha8.
    #[test]
    fn the_dice_fall_as_they_always_did() {
        let mut dice = Dice::at(Seed([7; 32]), 3);
        let thrown: Vec<u32> = (0..8).map(|_| dice.below(1000)).collect();
        assert_eq!(thrown, [905, 126, 985, 447, 938, 254, 414, 481]);
    }

    #[test]
    fn every_line_has_dice_of_its_own() {
        let throws = |nth| {
            let mut dice = Dice::at(Seed::numbered(1, 2), nth);
            (0..4).map(|_| dice.below(u32::MAX)).collect::<Vec<_>>()
        };
        assert_eq!(throws(5), throws(5));
        assert_ne!(throws(5), throws(6));
    }

    #[test]
    fn a_weight_is_a_frequency() {
        let mut dice = Dice::at(Seed::numbered(0, 0), 0);
        let mut seen = [0u32; 3];
        for _ in 0..60_000 {
            seen[dice.pick(&[(0usize, 1), (1, 2), (2, 3)])] += 1;
        }
        for (count, expected) in seen.into_iter().zip([10_000i64, 20_000, 30_000]) {
            // Five standard deviations of the widest of the three.
            assert!((i64::from(count) - expected).abs() < 620, "{seen:?}");
        }
    }

    proptest! {
        #[test]
        fn a_throw_is_below_its_bound(bytes: [u8; 32], nth: u64, n in 1u32..) {
            prop_assert!(Dice::at(Seed(bytes), nth).below(n) < n);
        }

        #[test]
        fn a_seed_reads_back(bytes: [u8; 32]) {
            prop_assert_eq!(Seed(bytes).to_string().parse(), Ok(Seed(bytes)));
        }

        #[test]
        fn only_what_has_weight_is_picked(weights in proptest::collection::vec(0u32..4, 1..9), nth: u64) {
            prop_assume!(weights.iter().sum::<u32>() > 0);
            let weighted: Vec<(usize, u32)> = weights.iter().copied().enumerate().collect();
            prop_assert!(weights[Dice::at(Seed([1; 32]), nth).pick(&weighted)] > 0);
        }
    }

    #[test]
    fn a_seed_is_64_digits_and_does_not_show_in_logs() {
        for wrong in ["", "0", &"0".repeat(63), &"g".repeat(64), &"é".repeat(32)] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong:?}");
        }
        assert_eq!(format!("{:?}", Seed([0xab; 32])), "Seed(…)");
    }
}

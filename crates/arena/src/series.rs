//! A series of matches: one number, or one seed, from which the seeds of all of them follow.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Seed, Unreadable};

/// Where the seeds of many matches come from: the same series gives the same matches. It is named by a number, or by the 64
/// digits of the seed of its first match.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Series(Seed);

impl Series {
    /// The seed of its `nth` match.
    pub fn nth(self, nth: u64) -> Seed {
        let mut bytes = self.0.0;
        bytes[8..16].copy_from_slice(&self.counter().wrapping_add(nth).to_le_bytes());
        Seed(bytes)
    }

    fn counter(self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|at| self.0.0[8 + at]))
    }

    /// The number that names it, if one does.
    fn number(self) -> Option<u64> {
        let number = u64::from_le_bytes(std::array::from_fn(|at| self.0.0[at]));
        (self == Series::from(number)).then_some(number)
    }
}

impl From<u64> for Series {
    fn from(number: u64) -> Series {
        Series(Seed::numbered(number, 0))
    }
}

impl FromStr for Series {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Series, Unreadable> {
        match text.parse::<u64>() {
            Ok(number) => Ok(number.into()),
            Err(_) => text
                .parse()
                .map(Series)
                .map_err(|_| Unreadable::new(text, "a seed: a number, or 64 hexadecimal digits")),
        }
    }
}

/// As it is named.
impl Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => number.fmt(f),
            None => self.0.fmt(f),
        }
    }
}

/// Seeds of simulations are no secrets.
impl fmt::Debug for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Series({self})")
    }
}

/// A number where it is one, else a text.
impl Serialize for Series {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.number() {
            Some(number) => serializer.serialize_u64(number),
            None => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Series {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Series, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u64),
            Text(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(number) => Ok(number.into()),
            Written::Text(text) => text.parse().map_err(D::Error::custom),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_and_its_seed_are_one_series() {
        let seed = Seed::numbered(7, 0).to_string();
        let [by_number, by_seed] = ["7", &seed].map(|text| text.parse::<Series>().unwrap());
        assert_eq!(by_number, by_seed);
        assert_eq!(by_seed.to_string(), "7");
        for nth in [0, 1, 300, u64::MAX] {
            assert_eq!(by_number.nth(nth), Seed::numbered(7, nth));
        }
    }

    #[test]
    fn a_series_of_any_seed_begins_with_it_and_does_not_repeat() {
        let text = "ab".repeat(32);
        let series: Series = text.parse().unwrap();
        assert_eq!(series.nth(0).to_string(), text);
        assert_ne!(series.nth(1), series.nth(2));
        assert_eq!(series.to_string(), text);
        let json = serde_json::to_string(&series).unwrap();
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<Series>(&json).unwrap(), series);
        assert_eq!(serde_json::to_string(&Series::from(3)).unwrap(), "3");
        assert!("12x".parse::<Series>().is_err() && serde_json::from_str::<Series>("\"x\"").is_err());
    }
}

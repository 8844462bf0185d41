//! Long runs in parts: each part of a series is played by itself, and the parts are joined exactly.

use crate::failure::Failure;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeSet;
use std::str::FromStr;
use tafel_rules::Unreadable;

/// One of several parts of a series; all of it by default.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Shard {
    index: u64,
    parts: u64,
}

impl Shard {
    /// The numbers below `count` that belong to this part.
    pub(crate) fn of(self, count: u64) -> impl Iterator<Item = u64> {
        (self.index..count).step_by(self.parts as usize)
    }

    /// Whether these are all parts of one series, once each.
    pub(crate) fn are_whole(shards: &[Shard]) -> bool {
        let different: BTreeSet<Shard> = shards.iter().copied().collect();
        let number = shards.len() as u64;
        different.len() == shards.len() && different.iter().all(|shard| shard.parts == number)
    }
}

impl Default for Shard {
    fn default() -> Self {
        Shard { index: 0, parts: 1 }
    }
}

/// `0/4` is the first of four.
impl FromStr for Shard {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Shard, Unreadable> {
        let read = || {
            let (index, parts) = text.split_once('/')?;
            let (index, parts) = (index.parse().ok()?, parts.parse().ok()?);
            (index < parts && parts <= 10_000).then_some(Shard { index, parts })
        };
        read().ok_or_else(|| Unreadable::new(text, "a part such as 0/4"))
    }
}

/// As on the command line.
impl Serialize for Shard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}/{}", self.index, self.parts))
    }
}

impl<'de> Deserialize<'de> for Shard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shard, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Parts as they were printed, with the names of their files.
pub(crate) fn parts<P: DeserializeOwned>(files: &[String]) -> Result<Vec<(String, P)>, Failure> {
    let read = |file: &String| {
        let failed = |error: String| Failure::Input(format!("{file}: {error}"));
        let text = std::fs::read_to_string(file).map_err(|error| failed(error.to_string()))?;
        let part =
            serde_json::from_str(&text).map_err(|error| failed(format!("not a part of a run: {error}")))?;
        Ok((file.clone(), part))
    };
    files.iter().map(read).collect()
}

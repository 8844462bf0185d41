//! Reading something for every id there is: what a bag counts and what weights name.

use serde::Deserialize;
use serde::de::{Deserializer, Error};
use std::fmt::Display;
use std::str::FromStr;
use tafel_rules::{Id, Unreadable, reading};

/// Reads a map in which every id stands exactly once.
pub(crate) fn every<'de, K, V, D, const N: usize>(deserializer: D) -> Result<[V; N], D::Error>
where
    K: Id + Display + FromStr<Err = Unreadable>,
    V: Copy + Default + Deserialize<'de>,
    D: Deserializer<'de>,
{
    let mut found = [None; N];
    reading::each_entry(deserializer, "a map with a number for each name", |word: String, value: V| {
        let id: K = word.parse().map_err(|unreadable: Unreadable| unreadable.to_string())?;
        match found[id.index()].replace(value) {
            Some(_) => Err(format!("{id} stands twice")),
            None => Ok(()),
        }
    })?;
    if let Some(missing) = K::all().find(|id| found[id.index()].is_none()) {
        return Err(D::Error::custom(format!("{missing} has no number")));
    }
    Ok(found.map(Option::unwrap_or_default))
}

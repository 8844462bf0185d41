//! Reading containers piece by piece, so that each is bounded and checked by what takes the pieces.

use crate::{Id, Unreadable};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::str::FromStr;

/// Reads the text of something.
///
/// # Errors
/// If it is not a text, or not one of these.
pub fn text<'de, T: FromStr<Err = Unreadable>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

/// Reads a sequence of `expected` and hands each item to `take`, which may refuse it.
///
/// # Errors
/// If it is not a sequence, an item cannot be read, or `take` refuses one.
pub fn each<'de, T, D, E>(
    deserializer: D,
    expected: &'static str,
    take: impl FnMut(T) -> Result<(), E>,
) -> Result<(), D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
    E: Display,
{
    deserializer.deserialize_seq(Items { expected, take, item: PhantomData })
}

/// Reads a map of `expected` and hands each entry to `take`, which may refuse it.
///
/// # Errors
/// If it is not a map, a key or value cannot be read, or `take` refuses an entry.
pub fn each_entry<'de, K, V, D, E>(
    deserializer: D,
    expected: &'static str,
    take: impl FnMut(K, V) -> Result<(), E>,
) -> Result<(), D::Error>
where
    K: Deserialize<'de>,
    V: Deserialize<'de>,
    D: Deserializer<'de>,
    E: Display,
{
    deserializer.deserialize_map(Entries { expected, take, entry: PhantomData })
}

/// Reads a map in which every id stands exactly once: what a bag counts, what weights name.
///
/// # Errors
/// If an id is missing, unknown or stands twice, or a value cannot be read.
pub fn every<'de, K, V, D, const N: usize>(deserializer: D) -> Result<[V; N], D::Error>
where
    K: Id + Display + FromStr<Err = Unreadable>,
    V: Copy + Default + Deserialize<'de>,
    D: Deserializer<'de>,
{
    let mut found = [None; N];
    each_entry(deserializer, "a map with a number for each name", |word: String, value: V| {
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

struct Items<T, F> {
    expected: &'static str,
    take: F,
    item: PhantomData<T>,
}

impl<'de, T, E, F> Visitor<'de> for Items<T, F>
where
    T: Deserialize<'de>,
    E: Display,
    F: FnMut(T) -> Result<(), E>,
{
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<(), A::Error> {
        while let Some(item) = items.next_element()? {
            (self.take)(item).map_err(A::Error::custom)?;
        }
        Ok(())
    }
}

struct Entries<T, F> {
    expected: &'static str,
    take: F,
    entry: PhantomData<T>,
}

impl<'de, K, V, E, F> Visitor<'de> for Entries<(K, V), F>
where
    K: Deserialize<'de>,
    V: Deserialize<'de>,
    E: Display,
    F: FnMut(K, V) -> Result<(), E>,
{
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut entries: A) -> Result<(), A::Error> {
        while let Some((key, value)) = entries.next_entry()? {
            (self.take)(key, value).map_err(A::Error::custom)?;
        }
        Ok(())
    }
}

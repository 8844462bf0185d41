//! What others get of a game's data: words, tables and numbers, each with a name. The page is built with those of the
//! built-in components, and is given those of an edition at a table that plays with it.

use crate::{Id, Rules};
use serde::Serialize;
use std::fmt::Display;

/// A value that can be described to the page; that takes nothing where no types are made for it.
#[cfg(feature = "ts")]
pub trait Described: ts_rs::TS + 'static {}
#[cfg(feature = "ts")]
impl<T: ts_rs::TS + 'static> Described for T {}

/// A value that can be described to the page; that takes nothing where no types are made for it.
#[cfg(not(feature = "ts"))]
pub trait Described {}
#[cfg(not(feature = "ts"))]
impl<T> Described for T {}

/// A game whose data can be had.
pub trait Export: Rules<View: Described, Effect: Described, Facts: Described> {
    /// Names what the page draws and cannot read off a view: what is printed on components.
    fn export(&self, out: &mut impl Exports);
}

/// Where a game's data is taken down, each under the name of a constant: `BUILDINGS`.
pub trait Exports {
    /// All words of a vocabulary, in order.
    fn words<K: Id + Display + Described>(&mut self, name: &str);

    /// An entry for every id, in order.
    fn table<K: Id + Display + Described, V: Serialize + Described>(
        &mut self,
        name: &str,
        entry: impl Fn(K) -> V,
    );

    /// A value of any shape.
    fn value<V: Serialize + Described>(&mut self, name: &str, value: &V);
}

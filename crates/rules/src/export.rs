//! What the page gets of a game besides the types of its views: words, tables and numbers, each with a name.

use crate::{Id, Rules};
use serde::Serialize;
use std::fmt::Display;
use ts_rs::TS;

/// A game whose data the page gets.
pub trait Export: Rules<View: TS + 'static, Effect: TS + 'static, Facts: TS + 'static> {
    /// Names what the page draws and cannot read off a view: what is printed on components.
    fn export(&self, out: &mut impl Exports);
}

/// Where a game's data is taken down, each under the name of a constant: `BUILDINGS`.
pub trait Exports {
    /// All words of a vocabulary, in order.
    fn words<K: Id + Display + TS + 'static>(&mut self, name: &str);

    /// An entry for every id, in order.
    fn table<K: Id + Display + TS + 'static, V: Serialize + TS + 'static>(
        &mut self,
        name: &str,
        entry: impl Fn(K) -> V,
    );

    /// A value of any shape.
    fn value<V: Serialize + TS + 'static>(&mut self, name: &str, value: &V);
}

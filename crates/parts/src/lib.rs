//! Table furniture that games are built from; every piece is a small `Copy` value without heap.
//!
//! What is here is used by at least two games, or is arithmetic that belongs to no game (hexes). A deck is a
//! [`Bag`] where cards repeat and a [`Set`] where each is unique: neither has an order, so there is none to leak.

mod bag;
mod hex;
mod list;
mod pool;
mod set;
mod square;
mod track;
#[cfg(feature = "ts")]
mod typescript;

pub use bag::Bag;
pub use hex::Hex;
pub use list::List;
pub use pool::Pool;
pub use set::{Bits, Set};
pub use square::{Side, Square};
pub use track::Track;

#[cfg(test)]
mod test_ids {
    tafel_rules::vocabulary! {
        /// Kinds to count in tests.
        pub enum Fruit: "a fruit" { Apple = "apple", Pear = "pear", Plum = "plum" }
    }
}

//! The vocabulary that every game speaks and every tool relies on.
//!
//! A game is an implementation of [`Rules`]: plain functions over a `Copy` state. It decides nothing at random
//! (it lists outcomes and their weights, and somebody outside picks), it writes nothing anywhere (it announces
//! what happened through [`Tell`]), and it speaks in ids and numbers, never in sentences.

mod aim;
mod dice;
mod game;
pub mod network;
mod notation;
mod options;
pub mod reading;
mod rule;
mod seat;
mod settle;
mod standing;
mod tell;
mod turn;
mod typescript;
mod vocabulary;

pub use aim::{Aim, Figure, Wanted};
pub use dice::{Dice, Seed};
pub use game::Rules;
pub use network::{Network, Seen};
pub use notation::{Notation, Unreadable, Words};
pub use options::{Agreed, Choice};
pub use rule::Rule;
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use settle::settle;
pub use standing::Standing;
pub use tell::{Silent, Tell};
pub use turn::{Turn, Viewer};
pub use vocabulary::Id;

/// What the [`vocabulary!`] macro needs to name from inside a game's crate.
#[doc(hidden)]
pub mod macro_support {
    pub use serde;
    #[cfg(feature = "ts")]
    pub use ts_rs;
}

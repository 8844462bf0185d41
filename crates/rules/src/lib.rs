//! The vocabulary that every game speaks and every tool relies on.
//!
//! A game is an implementation of [`Rules`]: plain functions over a `Copy` state. It decides nothing at random
//! (it lists outcomes and their weights, and the caller picks one), it writes nothing anywhere (it announces
//! what happened through [`Tell`]), and it speaks in ids and numbers, never in sentences.
//!
//! A whole match at random, by the rules of the smallest game:
//!
//! ```
//! use tafel_pebbles::Pebbles;
//! use tafel_rules::{Dice, Rules, Seed, Silent, Turn, settle};
//!
//! let rules = Pebbles::new();
//! let mut state = rules.start(&"seats 2; goals open".parse()?);
//! let mut dice = Dice::at(Seed::numbered(1, 0), 0);
//! let (mut moves, mut odds) = (vec![], vec![]);
//! loop {
//!     settle(&rules, &mut state, &mut odds, |odds| dice.pick(odds), &mut Silent);
//!     let Turn::Seats(awaited) = rules.turn(&state) else { break };
//!     let seat = awaited.iter().next().expect("somebody is awaited");
//!     moves.clear();
//!     rules.moves(&state, seat, &mut moves);
//!     rules.apply(&mut state, seat, dice.any(&moves), &mut Silent);
//! }
//! let standing = rules.standing(&state).expect("the match is over");
//! assert!(standing.rank.first(2).contains(&1), "somebody is first");
//! # Ok::<(), tafel_rules::Unreadable>(())
//! ```

mod credit;
mod dice;
mod edition;
mod export;
mod game;
mod notation;
mod objection;
mod options;
pub mod reading;
mod rule;
mod rulebook;
mod screen;
mod seat;
mod settle;
mod standing;
mod tell;
mod turn;
mod typescript;
mod vocabulary;

pub use credit::Credit;
pub use dice::{Dice, Seed};
pub use edition::{
    CannotChange, Components, DataFile, Difference, Digest, Edition, EditionId, Entry, Field, Flaw,
    MAX_EDITION_BYTES, MOST_VALUES, Misprint, Part, Printed, Takes,
};
pub use export::{Described, Export, Exports};
pub use game::Rules;
pub use notation::{Notation, Unreadable, Words};
pub use objection::{Lack, Objection};
pub use options::{Agreed, Choice};
pub use rule::Rule;
pub use rulebook::{Chapter, Rulebook};
pub use screen::{Cell, Screen};
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

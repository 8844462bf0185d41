//! Players that are not people. They see what a seat sees: a bot that looks at the state does not compile.
//!
//! They read no clock, unless their budget is one of time ([`Budget::Time`]).
//! A whole match between two of them:
//!
//! ```
//! use std::sync::Arc;
//! use tafel_bots::{Bot, Level};
//! use tafel_pebbles::Pebbles;
//! use tafel_rules::{Dice, Seed, Turn, Viewer};
//! use tafel_table::Match;
//!
//! let (mut game, _) = Match::open(Arc::new(Pebbles::new()), "seats 2".parse()?, Seed::numbered(1, 0));
//! let dice = |nth| Dice::at(Seed::numbered(2, nth), 0);
//! let mut bots: [Box<dyn Bot<Pebbles>>; 2] = [Level::Greedy.bot(dice(0)), Level::Random.bot(dice(1))];
//! while let Turn::Seats(awaited) = game.turn() {
//!     let seat = awaited.iter().next().expect("somebody is awaited");
//!     let (view, offers) = (game.view(Viewer::Seat(seat)), game.offers(seat));
//!     let mv = bots[seat.index()].choose(game.rules(), seat, &view, &offers);
//!     game.submit(seat, mv)?;
//! }
//! assert!(game.standing().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod beam;
mod budget;
mod deliberate;
mod entrant;
mod evaluation;
mod greedy;
mod hasty;
mod level;
mod play_on;
mod proposals;
mod random;
mod search;

pub use advice::Advice;
pub use budget::{Budget, Clock, system_clock};
pub use entrant::{Entrant, Tuned};
pub use evaluation::Evaluation;
pub use greedy::Greedy;
pub use hasty::Hasty;
pub use level::Level;
pub use play_on::PlayOn;
pub use proposals::{Depth, Proposals};
pub use random::Random;
pub use search::{Foresight, Search, SearchConfig};

use tafel_rules::{Rules, Seat};

/// Somebody who chooses moves from what a seat knows.
pub trait Bot<R: Rules>: Send {
    /// One of `moves`, which are all legal moves of `seat`; there is at least one.
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move;

    /// What it expects of the moves that it considers, the best first; empty for a bot that does not compare moves.
    fn advise(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> Vec<Advice<R::Move>>;
}

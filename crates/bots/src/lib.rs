//! Players that are not people. They see what a seat sees: a bot that looks at the state does not compile.
//!
//! They read no clock, unless their budget is one of time ([`Budget::Time`]).

mod advice;
mod beam;
mod budget;
mod deliberate;
mod evaluation;
mod greedy;
mod hasty;
mod level;
mod random;
mod search;

pub use advice::Advice;
pub use budget::{Budget, Clock, system_clock};
pub use greedy::Greedy;
pub use hasty::Hasty;
pub use level::Level;
pub use random::Random;
pub use search::{Search, SearchConfig};

use tafel_rules::{Rules, Seat};

/// Somebody who chooses moves from what a seat knows.
pub trait Bot<R: Rules>: Send {
    /// One of `moves`, which are all legal moves of `seat`; there is at least one.
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move;

    /// What it expects of the moves that it considers, the best first; empty for a bot that does not compare moves.
    fn advise(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> Vec<Advice<R::Move>>;
}

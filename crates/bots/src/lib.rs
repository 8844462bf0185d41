//! Players that are not people. They see what a seat sees: a bot that looks at the state does not compile.

mod advice;
mod deliberate;
mod greedy;
mod hasty;
mod level;
mod outlook;
mod prospect;
mod random;
mod search;

pub use advice::Advice;
pub use greedy::Greedy;
pub use hasty::Hasty;
pub use level::Level;
pub use random::Random;
pub use search::{Budget, Manner, Search};

use tafel_rules::{Rules, Seat};

/// Somebody who chooses moves from what a seat knows.
pub trait Bot<R: Rules>: Send {
    /// One of `moves`, which are all legal moves of `seat`; there is at least one.
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move;

    /// What it thinks of those of `moves` that it thinks about, the best first; nothing, if it does not think.
    fn advise(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> Vec<Advice<R::Move>>;
}

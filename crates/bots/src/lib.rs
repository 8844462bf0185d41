//! Players that are not people. They see what a seat sees: a bot that looks at the state does not compile.

mod greedy;
mod level;
mod random;
mod search;

pub use greedy::Greedy;
pub use level::Level;
pub use random::Random;
pub use search::{Budget, Manner, Search};

use tafel_rules::{Rules, Seat};

/// Somebody who chooses moves from what a seat knows.
pub trait Bot<R: Rules>: Send {
    /// One of `moves`, which are all legal moves of `seat`; there is at least one.
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move;
}

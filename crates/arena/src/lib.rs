//! Plays many matches and measures them: simulations with intervals, and the speed of the rules.

mod bench;
mod play;
mod share;
mod sim;
mod tally;

pub use bench::{Bench, bench, steps};
pub use play::{Played, play};
pub use share::Share;
pub use sim::{Sim, simulate};
pub use tally::{SeatTally, Tally};

//! Plays many matches and measures them: simulations with intervals, contests over duplicate deals, the speed of rules.

mod bench;
mod contest;
mod deals;
mod elo;
mod play;
mod share;
mod sim;
mod tally;

pub use bench::{Bench, bench, steps};
pub use contest::{Contest, Outcome, Strength, contest};
pub use play::{Played, play};
pub use share::Share;
pub use sim::{Sim, simulate};
pub use tally::{SeatTally, Tally};

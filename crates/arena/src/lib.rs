//! Plays many matches and measures them: simulations with intervals, contests over duplicate deals, the speed of rules.

mod bench;
mod contest;
mod controls;
mod deal;
mod deals;
mod elo;
mod fit;
mod gauges;
mod play;
mod pondering;
mod pupil;
mod share;
mod sim;
mod sprt;
mod tally;
mod teach;
mod thinking;

pub use bench::{Bench, bench, steps};
pub use contest::{Contest, Outcome, Strength};
pub use controls::Controls;
pub use deal::Deal;
pub use fit::{Fit, Generation, Objective, Weighing, fit};
pub use gauges::{COURSE, Gauges, Heard, Part, Use};
pub use play::{Played, play};
pub use pondering::{Pondering, pondering};
pub use share::Share;
pub use sim::Sim;
pub use sprt::{Sequential, Verdict};
pub use tally::{SeatTally, Tally};
pub use teach::{Lesson, Teaching, teach};
pub use thinking::{Thinking, thinking};

//! Plays many matches and measures them: simulations with intervals, contests over duplicate deals, the speed of rules.

mod bench;
mod contest;
mod controls;
mod deal;
mod deals;
mod decision_time;
mod elo;
mod fit;
mod gauges;
mod play;
mod search_speed;
mod series;
mod share;
mod sim;
mod spread;
mod sprt;
mod tally;
mod teach;
mod training;

pub use bench::{Bench, bench, steps};
pub use contest::{Contest, Outcome, Strength, outcome};
pub use controls::Controls;
pub use deal::Deal;
pub use decision_time::{DecisionTime, decision_times};
pub use fit::{Fit, Generation, Objective, WithWeights, fit};
pub use gauges::{COURSE, Gauges, Heard, Part, Use};
pub use play::{Played, play};
pub use search_speed::{SearchSpeed, search_speed};
pub use series::Series;
pub use share::Share;
pub use sim::{Ending, Sim};
pub use spread::{QUANTILES, Spread};
pub use sprt::{Sequential, Verdict};
pub use tally::{SeatTally, Tally};
pub use teach::{Lesson, Teaching, teach};

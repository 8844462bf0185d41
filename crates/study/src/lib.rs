//! Every game behind one door for programs that learn: positions that can be copied and tried out, moves with numbers that
//! mean the same in every position, observations as numbered features, and many matches stepped at once.
//!
//! An observation holds what the seat that is asked may know, and nothing else: it is made of its view.
//!
//! ```
//! use tafel_rules::{Dice, Seed, Turn};
//! use tafel_study::study;
//!
//! let pebbles = study("pebbles", "seats 2", None)?;
//! let mut position = pebbles.start();
//! let mut dice = Dice::at(Seed::numbered(1, 0), 0);
//! loop {
//!     match position.asked() {
//!         Some(seat) => position.play(seat, dice.below(position.count(seat) as u32) as usize)?,
//!         None if position.turn() == Turn::Chance => position.sample(&mut dice),
//!         None => break,
//!     }
//! }
//! assert!(position.standing().expect("it is over").1.contains(&1), "somebody is first");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod deals;
mod many;
mod observe;
mod position;
mod reward;
mod studied;
mod vocabulary;
mod words;

pub use deals::{CannotRun, Contested, Simulated, contest, simulate};
pub use many::{Arrays, Illegal, MOST_OFFERS, Many, Setting};
pub use observe::{MOST_FEATURES, Scope};
pub use position::{Chooser, Position, Refused};
pub use reward::Reward;
pub use studied::{CannotStudy, Studied, study};
pub use vocabulary::{SPARE, Vocabulary};

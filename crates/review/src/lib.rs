//! Looks back at a finished match: line by line what each seat could expect, what luck brought, and what decisions cost.
//!
//! A review asks for no clock and starts no threads. It goes on step by step ([`Reviewing::advance`]), and comes to the same
//! digits for the same record, depth and seed, however the steps are cut. docs/REVIEW.md has the formulas.
//!
//! ```
//! use std::sync::Arc;
//! use tafel_arena::play;
//! use tafel_bots::Level;
//! use tafel_pebbles::Pebbles;
//! use tafel_review::{Reviewing, Wish};
//! use tafel_rules::Seed;
//!
//! let (rules, options, seed) = (Arc::new(Pebbles::new()), "seats 2".parse()?, Seed::numbered(1, 0));
//! let played = play(&*rules, &options, &[Level::Greedy, Level::Random], seed);
//! let mut reviewing = Reviewing::of(rules.clone(), &played.record(&*rules, &options, seed), Wish::default())?;
//! while !reviewing.advance(1_000).is_done() {}
//! let review = reviewing.review().expect("it is done");
//! let first = &review.totals[0];
//! let sum = first.start + first.luck + first.own + first.met + first.taken_from.iter().sum::<i32>();
//! assert_eq!(sum, first.result);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod depth;
mod expect;
mod first;
mod judge;
mod parts;
mod report;
mod reviewing;
mod streams;
mod totals;
mod ways;

/// The version of what a review says: raised whenever the same record would be reviewed differently.
pub const VERSION: u16 = 1;

pub use reviewing::{CannotReview, LONGEST_MATCH, Progress, Reviewing, Steps, Wish};

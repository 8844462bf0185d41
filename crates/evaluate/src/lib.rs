//! What players think of a game: how good a position looks, which moves are worth a thought, how it is best searched.
//!
//! [`Rules`](tafel_rules::Rules) say what a game is; whoever plays it by the rules needs nothing of this crate. Bots, tuning and
//! reports need [`Evaluate`], which every game implements. All of it has a default that follows from the rules, so that
//! `impl Evaluate for MyGame {}` is enough for a new game to be played by bots of every level.

mod aim;
mod evaluate;
mod features;
pub mod network;
mod profile;
mod weights;

pub use aim::{Aim, Figure, Wanted};
pub use evaluate::Evaluate;
pub use features::{FeatureEncoder, FeatureList};
pub use network::Network;
pub use profile::{ReviewProfile, SearchProfile};
pub use weights::Weights;

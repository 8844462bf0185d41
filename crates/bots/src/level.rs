//! Bots by name, the same words for every game.

use crate::{Bot, Greedy, Random};
use tafel_rules::{Dice, Rules, vocabulary};

vocabulary! {
    /// How strong a bot plays.
    pub enum Level: "a bot (random or greedy)" {
        /// Any move.
        Random = "random",
        /// The move after which the expected points are highest.
        Greedy = "greedy",
    }
}

impl Level {
    /// A bot of this level, whose own choices fall by `dice`.
    pub fn bot<R: Rules>(self, dice: Dice) -> Box<dyn Bot<R>> {
        match self {
            Level::Random => Box::new(Random(dice)),
            Level::Greedy => Box::new(Greedy::new(dice)),
        }
    }
}

//! What the numbers of a game are tuned to bring about, so that a report can say whether they do.

use std::ops::RangeInclusive;

/// A figure that should be in a range when bots of a level play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aim {
    /// What is measured.
    pub figure: Figure,
    /// The word of the level in all seats when it is measured.
    pub bot: &'static str,
    /// The range that is wanted.
    pub wanted: Wanted,
}

/// The range that is wanted of a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A range of percentages.
    Percent(RangeInclusive<u32>),
    /// More than 0.
    Ever,
}

/// A figure about many matches. Moves and effects are named by their first word, or by that and one more: `play fair`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Figure {
    /// The share of matches that are won.
    Won,
    /// The share of decisions with this move on offer that choose it.
    Made(String),
    /// The share of won matches in which the winner makes this move.
    MadeByWinners(String),
    /// How often the first effect happens, of the times that it or the second does.
    Heard {
        /// The effect that is counted.
        effect: String,
        /// Its alternative.
        otherwise: String,
    },
}

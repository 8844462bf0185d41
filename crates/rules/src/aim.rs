//! What the numbers of a game are to bring about, so that a report can say whether they do.

use std::ops::RangeInclusive;

/// A figure that should lie in a range when certain bots play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aim {
    /// What is measured.
    pub figure: Figure,
    /// Whose matches it is measured in: a bot's word.
    pub bot: &'static str,
    /// Where it should lie.
    pub wanted: Wanted,
}

/// Where a figure should lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// In this range of percents.
    Percent(RangeInclusive<u32>),
    /// Above nothing.
    Ever,
}

/// A figure about many matches. Moves and effects are named by their first word, or by that and one more: `play fair`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Figure {
    /// How many of the matches are won.
    Won,
    /// How many of the decisions that offer a move end with it.
    Made(String),
    /// How many of the won matches have a move.
    MadeByWinners(String),
    /// How often the first effect is heard, of the times that it or the second is.
    Heard {
        /// What may be heard.
        effect: String,
        /// What is heard otherwise.
        otherwise: String,
    },
}

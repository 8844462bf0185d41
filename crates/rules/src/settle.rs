//! Chance decides until a seat must.

use crate::{Rules, Tell, Turn};

/// Lets chance decide until a seat must, or the game is over: `pick` says how it falls among outcomes with their weights.
/// `odds` is a list to work with, so that callers in a hurry can keep it.
pub fn settle<R: Rules>(
    rules: &R,
    state: &mut R::State,
    odds: &mut Vec<(R::Chance, u32)>,
    mut pick: impl FnMut(&[(R::Chance, u32)]) -> R::Chance,
    tell: &mut impl Tell<R::Effect>,
) {
    while rules.turn(state) == Turn::Chance {
        odds.clear();
        rules.chances(state, odds);
        rules.resolve(state, pick(odds), tell);
    }
}

//! From one state to the next.

use crate::{Entry, EntryOf};
use tafel_rules::{Rules, Tell};

/// Lets a line happen that is known to be legal; a [`Referee`](crate::Referee) judges those that are not.
#[inline]
pub fn step<R: Rules>(rules: &R, state: &mut R::State, entry: EntryOf<R>, tell: &mut impl Tell<R::Effect>) {
    match entry {
        Entry::Move(seat, mv) => rules.apply(state, seat, mv, tell),
        Entry::Chance(chance) => rules.resolve(state, chance, tell),
    }
}

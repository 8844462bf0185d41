//! A player who chooses blindly: the baseline of every comparison.

use crate::{Advice, Bot};
use tafel_rules::{Dice, Rules, Seat};

/// Chooses any move, all equally likely.
pub struct Random(pub Dice);

impl<R: Rules> Bot<R> for Random {
    fn choose(&mut self, _: &R, _: Seat, _: &R::View, moves: &[R::Move]) -> R::Move {
        self.0.any(moves)
    }

    fn advise(&mut self, _: &R, _: Seat, _: &R::View, _: &[R::Move]) -> Vec<Advice<R::Move>> {
        vec![]
    }
}

//! Walks from positions that a caller brings, and where each of them ends.

use super::SearchConfig;
use super::tree::Tree;
use super::walk::Walk;
use crate::{Budget, Evaluation};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seat};

/// Looks ahead from a position as a search does, for callers that compare positions rather than choose a move.
pub struct Foresight<'r, R: Evaluate> {
    tree: Tree<R::Move>,
    walk: Walk<'r, R>,
}

impl<'r, R: Evaluate> Foresight<'r, R> {
    /// One that looks ahead for `seat`.
    pub fn new(rules: &'r R, seat: Seat) -> Foresight<'r, R> {
        let config = SearchConfig::for_game::<R>(Budget::Iterations(0));
        Foresight { tree: Tree::new(), walk: Walk::new(rules, config, seat) }
    }

    /// Begins anew, at another position: nothing is kept but what moves usually change.
    pub fn begin(&mut self) {
        self.tree.clear();
    }

    /// Walks once from `state`, which the seat cannot tell from the position, and says where the walk ended and what is
    /// expected there.
    pub fn walk(&mut self, state: R::State, dice: &mut Dice) -> (R::State, Evaluation) {
        self.walk.go(&mut self.tree, state, dice)
    }
}

//! A player who takes the first impression for the whole truth.

use crate::outlook::hasty;
use crate::{Advice, Bot};
use tafel_rules::{Dice, Rules, Seat};

/// Chooses the move right after which the expected points are highest: no further step is looked at. Fast, and as good
/// as the rules' estimate alone.
pub struct Hasty(pub Dice);

impl<R: Rules> Bot<R> for Hasty {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        if let [only] = moves {
            return *only;
        }
        let state = rules.imagine(view, &mut self.0);
        let mut worth_a_thought = vec![];
        rules.search_moves(&state, seat, &mut worth_a_thought);
        hasty(rules, &state, seat, &worth_a_thought)
    }

    fn advise(&mut self, _: &R, _: Seat, _: &R::View, _: &[R::Move]) -> Vec<Advice<R::Move>> {
        vec![]
    }
}

//! A player who looks at nothing but the position right after a move.

use crate::evaluation::quick_worth;
use crate::{Advice, Bot};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seat, Silent};

/// Chooses the move right after which the expected points are highest: no further step is looked at. Fast, and as good
/// as the game's estimate alone.
pub struct Hasty(pub Dice);

impl<R: Evaluate> Bot<R> for Hasty {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        if let [only] = moves {
            return *only;
        }
        let state = rules.imagine(view, &mut self.0);
        let mut candidates = vec![];
        rules.search_moves(&state, seat, &mut candidates);
        // Of equals the first, so that every machine chooses alike.
        let mut best = (f64::NEG_INFINITY, moves[0]);
        for mv in candidates {
            let mut after = state;
            rules.apply(&mut after, seat, mv, &mut Silent);
            let worth = quick_worth(rules, &after, seat);
            if worth > best.0 {
                best = (worth, mv);
            }
        }
        best.1
    }

    fn advise(&mut self, _: &R, _: Seat, _: &R::View, _: &[R::Move]) -> Vec<Advice<R::Move>> {
        vec![]
    }
}

//! What moves change at first sight: the estimate right after a move, less the one before it.

use super::bandit::Offer;
use super::lexicon::Lexicon;
use crate::evaluation::quick_worth;
use std::cell::OnceCell;
use tafel_evaluate::Evaluate;
use tafel_rules::{Seat, Silent};

/// A seat that looks at its moves in a state.
pub(super) struct FirstLook<'s, R: Evaluate> {
    rules: &'s R,
    state: &'s R::State,
    seat: Seat,
    /// The worth of the state before any of them.
    before: OnceCell<f64>,
}

impl<'s, R: Evaluate> FirstLook<'s, R> {
    pub(super) fn new(rules: &'s R, state: &'s R::State, seat: Seat) -> Self {
        FirstLook { rules, state, seat, before: OnceCell::new() }
    }

    /// What a move changes.
    pub(super) fn change(&self, mv: R::Move) -> f64 {
        let mut next = *self.state;
        self.rules.apply(&mut next, self.seat, mv, &mut Silent);
        let before = self.before.get_or_init(|| quick_worth(self.rules, self.state, self.seat));
        quick_worth(self.rules, &next, self.seat) - before
    }

    /// The move that usually changes most.
    pub(super) fn best(&self, lexicon: &mut Lexicon<R::Move>, offers: &[Offer<R::Move>]) -> R::Move {
        let mut best = (f64::NEG_INFINITY, offers[0].mv);
        for &Offer { mv, key } in offers {
            let change = lexicon.usual_change(key, self.seat, || self.change(mv));
            if change > best.0 {
                best = (change, mv);
            }
        }
        best.1
    }
}

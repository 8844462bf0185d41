//! A player who takes the time that the matter deserves: plans where that can be done, and searches elsewhere.

use crate::{Advice, Bot, Budget, Greedy, Manner, Search};
use tafel_rules::{Dice, Rules, Seat};

/// Plans phases of the match where nobody else has a say in them (`Rules::phase`), and searches where somebody has.
pub(crate) struct Deliberate<R: Rules> {
    dice: Dice,
    plan: Greedy<R>,
    search: Search<R>,
}

impl<R: Rules> Deliberate<R> {
    /// Follows `width` plans at a time, or searches within `budget`.
    pub(crate) fn new(width: usize, budget: Budget, dice: Dice) -> Deliberate<R> {
        Deliberate {
            plan: Greedy::planning(dice.clone(), width),
            search: Search::new(Manner::of::<R>(budget), dice.clone()),
            dice,
        }
    }

    fn means(&mut self, rules: &R, view: &R::View) -> &mut dyn Bot<R> {
        // Whether there are phases is no secret: every state that the view allows says the same.
        match rules.phase(&rules.imagine(view, &mut self.dice.clone())) {
            Some(_) => &mut self.plan,
            None => &mut self.search,
        }
    }
}

impl<R: Rules> Bot<R> for Deliberate<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        self.means(rules, view).choose(rules, seat, view, moves)
    }

    fn advise(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> Vec<Advice<R::Move>> {
        self.means(rules, view).advise(rules, seat, view, moves)
    }
}

//! A player who plans where that can be done, and searches elsewhere.

use crate::{Advice, Bot, Budget, Clock, Greedy, Search, SearchConfig};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat};

/// Plans a phase of the match where no other seat can interfere ([`Evaluate::phase`]), and searches elsewhere.
pub(crate) struct Deliberate<R: Rules> {
    dice: Dice,
    plan: Greedy<R>,
    search: Search<R>,
}

impl<R: Evaluate> Deliberate<R> {
    /// Follows `width` plans at a time, or searches within `budget`.
    pub(crate) fn new(width: usize, budget: Budget, dice: Dice, clock: Clock) -> Deliberate<R> {
        Deliberate {
            plan: Greedy::planning(dice.clone(), width),
            search: Search::new(SearchConfig::for_game::<R>(budget), dice.clone()).with_clock(clock),
            dice,
        }
    }

    fn bot_for(&mut self, rules: &R, view: &R::View) -> &mut dyn Bot<R> {
        // Whether there are phases is no secret: every state that the view allows says the same.
        match rules.phase(&rules.imagine(view, &mut self.dice.clone())) {
            Some(_) => &mut self.plan,
            None => &mut self.search,
        }
    }
}

impl<R: Evaluate> Bot<R> for Deliberate<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        self.bot_for(rules, view).choose(rules, seat, view, moves)
    }

    fn advise(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> Vec<Advice<R::Move>> {
        self.bot_for(rules, view).advise(rules, seat, view, moves)
    }
}

//! A player who looks ahead: tree search from imagined states, for one to five seats.
//!
//! Each iteration imagines a state that the view allows, walks down a tree of decisions, adds a node, and evaluates the
//! position that it reaches by the game's own estimate, once the turn at hand has been played to its end. The tree is *open
//! loop*: a node is a sequence of decisions, chance is drawn again on every walk, and the statistics of a move are those of all
//! the states in which it was available. Every seat maximises its own worth (max^n). The decisions of other seats are learnt
//! but not distinguished further down: the tree branches by the searching seat's own moves alone, and so reaches its next
//! turn early. Seats that decide at the same time have separate statistics at one node, so that none of them reacts to a
//! choice that is still secret; secret choices are mixed by regret matching. Statistics are kept by learning key
//! ([`Evaluate::learning_key`]).

mod bandit;
mod config;
mod first_look;
mod foresight;
mod lexicon;
mod packing;
mod spread;
mod tree;
mod walk;

pub use config::SearchConfig;
pub use foresight::Foresight;

use crate::budget::{Clock, Stop, system_clock};
use crate::greedy::Candidate;
use crate::{Advice, Bot, Greedy};
use bandit::Offer;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat, Silent, Viewer};
use tree::Tree;
use walk::Walk;

/// Chooses the move that was visited most often.
pub struct Search<R: Rules> {
    config: SearchConfig,
    dice: Dice,
    clock: Clock,
    kept: Option<Kept<R>>,
}

/// What is kept between the small steps of one turn: the tree below the chosen move, and what the seat would see there.
struct Kept<R: Rules> {
    tree: Tree<R::Move>,
    view: R::View,
}

/// What a search is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Goal {
    /// To know the best move.
    Choice,
    /// To know what all moves are worth.
    Advice,
}

impl<R: Evaluate> Search<R> {
    /// A search that imagines by `dice`. Time, where it is the budget, goes by the system's clock.
    pub fn new(config: SearchConfig, dice: Dice) -> Search<R> {
        Search { config, dice, clock: system_clock, kept: None }
    }

    /// The same with another clock.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Search<R> {
        Search { clock, ..self }
    }

    /// The tree to go on with: the one that was kept if the table looks as expected, else a new one.
    fn tree_for(&mut self, view: &R::View) -> Tree<R::Move> {
        match self.kept.take() {
            Some(kept) if kept.view == *view => kept.tree,
            Some(_) | None => Tree::new(),
        }
    }

    /// Walks until the budget is spent. A choice is made early where no other move could become the most visited one any
    /// more.
    fn think(
        &mut self,
        rules: &R,
        seat: Seat,
        view: &R::View,
        tree: &mut Tree<R::Move>,
        goal: Goal,
    ) -> Vec<Candidate<R::Move>> {
        let candidates = Greedy::new(self.dice.clone()).weigh(rules, seat, view);
        self.set_priors(rules, seat, view, tree, &candidates);
        let mut walk = Walk::new(rules, self.config, seat);
        let stop = Stop::new(self.config.budget, tree.visits(seat), self.clock);
        let mut iterations = 0;
        while !stop.is_reached(iterations, || if goal == Goal::Choice { tree.lead(seat) } else { 0 }) {
            let state = rules.imagine(view, &mut self.dice);
            walk.go(tree, state, &mut self.dice);
            iterations += 1;
        }
        candidates
    }

    /// The moves that it weighs, the most visited first: what to compare with a move that was made.
    pub(crate) fn propose(&mut self, rules: &R, seat: Seat, view: &R::View) -> Vec<Candidate<R::Move>> {
        let mut tree = Tree::new();
        let mut candidates = self.think(rules, seat, view, &mut tree, Goal::Advice);
        let moves: Vec<R::Move> = candidates.iter().map(|candidate| candidate.mv).collect();
        let visited = tree.most_visited(seat, &moves);
        let place = |mv| visited.iter().position(|trials| trials.mv == mv).unwrap_or(visited.len());
        candidates.sort_by_key(|candidate| place(candidate.mv));
        candidates
    }

    /// Orders the moves of the decision at hand as a greedy player would, who weighed these.
    fn set_priors(
        &self,
        rules: &R,
        seat: Seat,
        view: &R::View,
        tree: &mut Tree<R::Move>,
        candidates: &[Candidate<R::Move>],
    ) {
        let state = rules.imagine(view, &mut self.dice.clone());
        let mut offer = |mv| Offer { mv, key: tree.lexicon().id(rules.learning_key(&state, seat, mv)) };
        let worths: Vec<(Offer<R::Move>, f64)> =
            candidates.iter().map(|candidate| (offer(candidate.mv), candidate.worth)).collect();
        tree.set_priors(seat, &worths, self.config.prior_weight);
    }

    /// Keeps the tree below `chosen`, if the same seat decides again and chance does not come between.
    fn keep(&mut self, rules: &R, seat: Seat, view: &R::View, tree: Tree<R::Move>, chosen: R::Move) {
        let mut next = rules.imagine(view, &mut self.dice);
        rules.apply(&mut next, seat, chosen, &mut Silent);
        if rules.turn(&next).awaited().contains(seat)
            && let Some(tree) = tree.below(seat, chosen)
        {
            self.kept = Some(Kept { tree, view: rules.view(&next, Viewer::Seat(seat)) });
        }
    }

    /// The moves that are worth searching.
    fn worth_searching(&mut self, rules: &R, seat: Seat, view: &R::View) -> Vec<R::Move> {
        let mut worth = vec![];
        rules.search_moves(&rules.imagine(view, &mut self.dice), seat, &mut worth);
        worth
    }
}

impl<R: Evaluate> Bot<R> for Search<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        let view = &rules.before_choices(view);
        let worth = self.worth_searching(rules, seat, view);
        if let [only] = worth[..] {
            self.kept = None;
            return only;
        }
        let mut tree = self.tree_for(view);
        self.think(rules, seat, view, &mut tree, Goal::Choice);
        let chosen = tree.most_visited(seat, &worth).first().map_or(moves[0], |trials| trials.mv);
        self.keep(rules, seat, view, tree, chosen);
        chosen
    }

    fn advise(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> Vec<Advice<R::Move>> {
        let view = &rules.before_choices(view);
        let worth = self.worth_searching(rules, seat, view);
        if worth.len() == 1 {
            return Greedy::new(self.dice.clone()).advise(rules, seat, view, moves);
        }
        let mut tree = self.tree_for(view);
        self.think(rules, seat, view, &mut tree, Goal::Advice);
        let visited = tree.most_visited(seat, &worth);
        visited.iter().map(|trials| Advice { mv: trials.mv, points: trials.mean_points() as i32 }).collect()
    }
}

//! A player who looks ahead: tree search from imagined states, for one to five seats.
//!
//! Each iteration imagines a state that the view allows, walks down a tree of decisions, adds a node, and judges what is
//! reached by the rules' own estimate once the turn at hand has been played to its end. The tree is *open loop*: a node
//! is a sequence of decisions, chance falls anew on every walk, and the statistics of a move are those of all the states
//! in which it was available. Every seat maximises its own prospect (max^n). Seats that decide at the same time have
//! separate statistics at one node, so that nobody reacts to a choice that is still secret.

mod bandit;
mod prospect;
mod tree;
mod walk;

use crate::Bot;
use std::time::{Duration, Instant};
use tafel_rules::{Dice, Rules, Seat, Silent, Viewer};
use tree::Tree;
use walk::Walk;

/// How long a search may think about one decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations: the same decision for the same dice, everywhere.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

/// How a search searches.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Manner {
    /// How long it thinks.
    pub budget: Budget,
    /// How eagerly it tries what was tried little.
    pub curiosity: f64,
    /// How fast more moves come into consideration: so many times the square root of the visits, the most promising
    /// first.
    pub width: f64,
}

impl Manner {
    /// The usual manner with this budget.
    pub fn new(budget: Budget) -> Manner {
        Manner { budget, curiosity: 0.3, width: 1.5 }
    }
}

/// Chooses the move that was walked most often.
pub struct Search<R: Rules> {
    manner: Manner,
    dice: Dice,
    kept: Option<Kept<R>>,
}

/// What is kept between the small steps of one turn: the tree below the chosen move, and what the seat would see there.
struct Kept<R: Rules> {
    tree: Tree<R::Move>,
    view: R::View,
}

impl<R: Rules> Search<R> {
    /// A search in this manner, which imagines by `dice`.
    pub fn new(manner: Manner, dice: Dice) -> Search<R> {
        Search { manner, dice, kept: None }
    }

    /// The tree to go on with: the one kept, if the table looks as expected, or a new one.
    fn tree_for(&mut self, view: &R::View) -> Tree<R::Move> {
        match self.kept.take() {
            Some(kept) if kept.view == *view => kept.tree,
            Some(_) | None => Tree::new(),
        }
    }

    fn think(&mut self, rules: &R, seat: Seat, view: &R::View, tree: &mut Tree<R::Move>) {
        let mut walk = Walk::new(rules, self.manner, seat);
        let begun = Instant::now();
        let mut iterations = 0u32;
        loop {
            let enough = match self.manner.budget {
                Budget::Iterations(most) => iterations >= most,
                // The clock is asked now and then: asking costs as much as some iterations.
                Budget::Time(most) => {
                    iterations.is_multiple_of(16) && iterations > 0 && begun.elapsed() >= most
                }
            };
            if enough {
                return;
            }
            let state = rules.imagine(view, &mut self.dice);
            walk.go(tree, state, &mut self.dice);
            iterations += 1;
        }
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
}

impl<R: Rules> Bot<R> for Search<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        let mut worth = vec![];
        rules.search_moves(&rules.imagine(view, &mut self.dice), seat, &mut worth);
        if let [only] = worth[..] {
            self.kept = None;
            return only;
        }
        let mut tree = self.tree_for(view);
        self.think(rules, seat, view, &mut tree);
        let chosen = tree.most_walked(seat, &worth).unwrap_or(moves[0]);
        self.keep(rules, seat, view, tree, chosen);
        chosen
    }
}

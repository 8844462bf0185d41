//! A player who looks ahead: tree search from imagined states, for one to five seats.
//!
//! Each iteration imagines a state that the view allows, walks down a tree of decisions, adds a node, and judges what is
//! reached by the rules' own estimate once the turn at hand has been played to its end. The tree is *open loop*: a node
//! is a sequence of decisions, chance falls anew on every walk, and the statistics of a move are those of all the states
//! in which it was available. Every seat maximises its own prospect (max^n). What the other seats decide is learnt but
//! not told apart further down: the tree branches by the own moves alone, and so reaches the next own turn early. Seats
//! that decide at the same time have separate statistics at one node, so that nobody reacts to a choice that is still
//! secret; secret choices are mixed by regret matching. Statistics are those of what moves come to ([`Rules::gist`]).

mod bandit;
mod lexicon;
mod packing;
mod regret;
mod tree;
mod walk;

use crate::{Advice, Bot, Greedy};
use bandit::Offer;
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

/// After how many iterations a search asks whether it has thought enough: asking costs as much as some of them.
const NOW_AND_THEN: u32 = 16;

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
    /// How much of a bad first impression counts before a move is tried.
    pub trust: f64,
    /// For how many trials the first impressions of the decision at hand count: those of a greedy player.
    pub faith: f64,
    /// How many new places a walk adds while a turn goes on: in the middle of a turn an estimate may see costs without what
    /// they were paid for.
    pub new_places: usize,
    /// After how many meetings a move that is known is looked at again: a match goes on, and habits change.
    pub again: u32,
}

impl Manner {
    /// The usual manner with this budget.
    pub fn new(budget: Budget) -> Manner {
        Manner { budget, curiosity: 1.0, width: 1.5, trust: 0.5, faith: 8.0, new_places: 2, again: 4 }
    }

    /// The manner that suits a game.
    pub fn of<R: Rules>(budget: Budget) -> Manner {
        let usual = Manner::new(budget);
        if R::BRISK { Manner { new_places: 1, again: 8, ..usual } } else { usual }
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

/// What a search thinks for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Aim {
    /// To know the best move.
    Choice,
    /// To know what all moves are worth.
    Advice,
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

    /// Walks until the root was visited as often as the budget says. The budget is that of a turn: what an earlier step
    /// of the same turn has found out counts, but for a quarter that is always thought anew. A choice is made early where
    /// no other move could become the most walked one any more.
    fn think(&mut self, rules: &R, seat: Seat, view: &R::View, tree: &mut Tree<R::Move>, aim: Aim) {
        let state = rules.imagine(view, &mut self.dice.clone());
        let weighed = Greedy::new(self.dice.clone()).weigh(rules, seat, view);
        let mut offer = |mv| Offer { mv, number: tree.lexicon().number(rules.gist(&state, seat, mv)) };
        let worths: Vec<(Offer<R::Move>, f64)> =
            weighed.iter().map(|weighed| (offer(weighed.mv), weighed.worth)).collect();
        tree.impress(seat, &worths, self.manner.faith);
        let mut walk = Walk::new(rules, self.manner, seat);
        let begun = Instant::now();
        let known = tree.visits(seat);
        let mut iterations = 0u32;
        loop {
            let now_and_then = iterations.is_multiple_of(NOW_AND_THEN) && iterations > 0;
            let enough = match self.manner.budget {
                Budget::Iterations(most) => {
                    let planned = most.saturating_sub(known).max(most.div_ceil(4));
                    let mut chosen = || aim == Aim::Choice && tree.lead(seat) > planned - iterations;
                    iterations >= planned || now_and_then && chosen()
                }
                Budget::Time(most) => now_and_then && begun.elapsed() >= most,
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

    /// The moves that are worth searching.
    fn worth_searching(&mut self, rules: &R, seat: Seat, view: &R::View) -> Vec<R::Move> {
        let mut worth = vec![];
        rules.search_moves(&rules.imagine(view, &mut self.dice), seat, &mut worth);
        worth
    }
}

impl<R: Rules> Bot<R> for Search<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        let view = &rules.before_choices(view);
        let worth = self.worth_searching(rules, seat, view);
        if let [only] = worth[..] {
            self.kept = None;
            return only;
        }
        let mut tree = self.tree_for(view);
        self.think(rules, seat, view, &mut tree, Aim::Choice);
        let chosen = tree.most_walked(seat, &worth).first().map_or(moves[0], |trials| trials.mv);
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
        self.think(rules, seat, view, &mut tree, Aim::Advice);
        let walked = tree.most_walked(seat, &worth);
        walked.iter().map(|trials| Advice { mv: trials.mv, points: trials.mean_points() as i32 }).collect()
    }
}

//! The tree of decisions: nodes are sequences of moves, and hold statistics, never states.

use super::bandit::{Bandit, Offer, Trials};
use super::lexicon::Lexicon;
use std::collections::VecDeque;
use std::num::NonZero;
use tafel_rules::{Notation, Seat};

/// A place in the tree, by its number, counted from one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Place(NonZero<u32>);

impl Place {
    /// Where every walk begins.
    pub(super) const ROOT: Place = Place(NonZero::<u32>::MIN);

    fn at(index: usize) -> Place {
        Place(NonZero::new(index as u32 + 1).expect("one more than an index"))
    }

    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// What leads from one place to the next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// A move of a seat, by its trials: the place after it is its own.
    Told(Seat, usize),
    /// Whatever was decided: the place after it is the same for all moves.
    Untold,
}

/// What is known of a place. One seat decides there, as a rule.
#[derive(Clone, Debug)]
struct Node<M> {
    decision: Option<Bandit<M>>,
    others: Vec<Bandit<M>>,
    untold: Option<Place>,
}

impl<M> Node<M> {
    /// Where nobody has decided so far.
    fn new() -> Node<M> {
        Node { decision: None, others: vec![], untold: None }
    }
}

/// The tree.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    lexicon: Lexicon<M>,
}

impl<M: Notation> Tree<M> {
    /// A tree of nothing but its root.
    pub(super) fn new() -> Tree<M> {
        Tree { nodes: vec![Node::new()], lexicon: Lexicon::new() }
    }

    /// Forgets every place, but not what is known about moves.
    pub(super) fn clear(&mut self) {
        self.nodes.truncate(1);
        self.nodes[0] = Node::new();
    }

    /// The decision of `seat` at a place.
    pub(super) fn bandit(&mut self, place: Place, seat: Seat) -> &mut Bandit<M> {
        self.bandit_and_lexicon(place, seat).0
    }

    /// What the search knows about moves.
    pub(super) fn lexicon(&mut self) -> &mut Lexicon<M> {
        &mut self.lexicon
    }

    /// The decision of `seat` at a place, with what the search knows about moves.
    pub(super) fn bandit_and_lexicon(
        &mut self,
        place: Place,
        seat: Seat,
    ) -> (&mut Bandit<M>, &mut Lexicon<M>) {
        let Node { decision, others, .. } = &mut self.nodes[place.index()];
        let first = decision.get_or_insert_with(|| Bandit::new(seat));
        if first.seat == seat {
            return (first, &mut self.lexicon);
        }
        let at = others.iter().position(|bandit| bandit.seat == seat).unwrap_or_else(|| {
            others.push(Bandit::new(seat));
            others.len() - 1
        });
        (&mut others[at], &mut self.lexicon)
    }

    /// The place that a way leads to, and whether it is new.
    pub(super) fn follow(&mut self, place: Place, way: Way) -> (Place, Novelty) {
        let new = Place::at(self.nodes.len());
        let door = match way {
            Way::Told(seat, trials) => &mut self.bandit(place, seat).trials[trials].child,
            Way::Untold => &mut self.nodes[place.index()].untold,
        };
        match *door {
            Some(child) => (child, Novelty::Known),
            None => {
                *door = Some(new);
                self.nodes.push(Node::new());
                (new, Novelty::New)
            }
        }
    }

    /// What is known below a move of the root.
    pub(super) fn below(mut self, seat: Seat, mv: M) -> Option<Tree<M>> {
        let top = self.bandit(Place::ROOT, seat).trials.iter().find(|trials| trials.mv == mv)?.child?;
        let mut tree = Tree { nodes: vec![], lexicon: self.lexicon };
        // Breadth first, so that a node's new place is its position in the queue.
        let mut queue = VecDeque::from([top]);
        let mut placed = 1;
        while let Some(place) = queue.pop_front() {
            let mut node = std::mem::replace(&mut self.nodes[place.index()], Node::new());
            let bandits = node.decision.iter_mut().chain(&mut node.others);
            let told =
                bandits.flat_map(|bandit| &mut bandit.trials).filter_map(|trials| trials.child.as_mut());
            for child in told.chain(&mut node.untold) {
                queue.push_back(*child);
                *child = Place::at(placed);
                placed += 1;
            }
            tree.nodes.push(node);
        }
        Some(tree)
    }

    /// Sets the priors of the root's moves, which count for `prior_weight` trials.
    pub(super) fn set_priors(&mut self, seat: Seat, worths: &[(Offer<M>, f64)], prior_weight: f64) {
        let (bandit, lexicon) = self.bandit_and_lexicon(Place::ROOT, seat);
        bandit.set_priors(lexicon, worths, prior_weight);
    }

    /// By how many visits the most visited move of `seat` at the root leads.
    pub(super) fn lead(&mut self, seat: Seat) -> u32 {
        self.bandit(Place::ROOT, seat).lead()
    }

    /// How often `seat` decided at the root.
    pub(super) fn visits(&mut self, seat: Seat) -> u32 {
        self.bandit(Place::ROOT, seat).visits
    }

    /// The root's moves of `seat` that were tried and are legal, the most visited first.
    pub(super) fn most_visited(&mut self, seat: Seat, legal: &[M]) -> Vec<Trials<M>> {
        self.bandit(Place::ROOT, seat).most_visited(legal)
    }
}

/// Whether somebody was at a place before.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Novelty {
    New,
    Known,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use crate::search::SearchConfig;
    use tafel_pebbles::Move;

    fn step(tree: &mut Tree<Move>, place: Place, seat: u8, text: &str) -> Place {
        let (seat, mv) = (Seat(seat), text.parse().unwrap());
        let (bandit, lexicon) = tree.bandit_and_lexicon(place, seat);
        let offer = Offer { mv, key: lexicon.id((mv, 0)) };
        let mut candidates = vec![];
        bandit.consider(
            lexicon,
            &[offer],
            &SearchConfig::new(Budget::Iterations(1)),
            |_, _| 7.0,
            &mut candidates,
        );
        let trials = bandit.begin(candidates[0]);
        tree.follow(place, Way::Told(seat, trials)).0
    }

    #[test]
    fn a_kept_part_is_the_part_below_the_move() {
        let mut tree = Tree::new();
        let left = step(&mut tree, Place::ROOT, 0, "bid 1");
        let right = step(&mut tree, Place::ROOT, 0, "bid 2");
        step(&mut tree, left, 1, "bid 5");
        let deep = step(&mut tree, right, 1, "bid 3");
        step(&mut tree, right, 1, "bid 4");
        step(&mut tree, deep, 0, "take red");
        let (after_all, novelty) = tree.follow(deep, Way::Untold);
        assert_eq!(novelty, Novelty::New);
        step(&mut tree, after_all, 0, "take white");
        let mut kept = tree.below(Seat(0), "bid 2".parse().unwrap()).unwrap();
        assert_eq!(kept.nodes.len(), 6);
        let nodes = kept.nodes.len();
        let deep = step(&mut kept, Place::ROOT, 1, "bid 3");
        step(&mut kept, deep, 0, "take red");
        let (after_all, novelty) = kept.follow(deep, Way::Untold);
        assert_eq!(novelty, Novelty::Known);
        step(&mut kept, after_all, 0, "take white");
        assert_eq!(kept.nodes.len(), nodes, "nothing had to be added");
        step(&mut kept, Place::ROOT, 1, "bid 5");
        assert_eq!(kept.nodes.len(), nodes + 1, "what lay elsewhere is gone");
    }
}

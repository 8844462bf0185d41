//! The tree of decisions: nodes are sequences of moves, and hold statistics, never states.

use super::bandit::{Arm, Bandit, Offer};
use super::lexicon::Lexicon;
use std::collections::VecDeque;
use tafel_rules::{Notation, Seat};

/// A place in the tree.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Place(u32);

impl Place {
    /// Where every walk begins.
    pub(super) const ROOT: Place = Place(0);
}

/// What leads from one place to the next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// A move of a seat: the place after it is its own.
    Told(Seat, usize),
    /// Whatever was decided: the place after it is the same for all moves.
    Untold,
}

#[derive(Clone, Debug)]
struct Node<M> {
    bandits: Vec<Bandit<M>>,
    untold: Option<Place>,
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
        Tree { nodes: vec![Node { bandits: vec![], untold: None }], lexicon: Lexicon::new() }
    }

    /// The decision of `seat` at a place.
    pub(super) fn bandit(&mut self, place: Place, seat: Seat) -> &mut Bandit<M> {
        self.bandit_and_lexicon(place, seat).0
    }

    /// The moves that the search knows.
    pub(super) fn lexicon(&mut self) -> &mut Lexicon<M> {
        &mut self.lexicon
    }

    /// The decision of `seat` at a place, with the moves that the search knows.
    pub(super) fn bandit_and_lexicon(
        &mut self,
        place: Place,
        seat: Seat,
    ) -> (&mut Bandit<M>, &mut Lexicon<M>) {
        let bandits = &mut self.nodes[place.0 as usize].bandits;
        let at = bandits.iter().position(|bandit| bandit.seat == seat).unwrap_or_else(|| {
            bandits.push(Bandit::new(seat));
            bandits.len() - 1
        });
        (&mut bandits[at], &mut self.lexicon)
    }

    /// The place that a way leads to, and whether it is new.
    pub(super) fn follow(&mut self, place: Place, way: Way) -> (Place, Novelty) {
        let new = Place(self.nodes.len() as u32);
        let door = match way {
            Way::Told(seat, arm) => &mut self.bandit(place, seat).arms[arm].child,
            Way::Untold => &mut self.nodes[place.0 as usize].untold,
        };
        match *door {
            Some(child) => (child, Novelty::Known),
            None => {
                *door = Some(new);
                self.nodes.push(Node { bandits: vec![], untold: None });
                (new, Novelty::New)
            }
        }
    }

    /// What is known below a move of the root.
    pub(super) fn below(mut self, seat: Seat, mv: M) -> Option<Tree<M>> {
        let root = self.nodes[0].bandits.iter().find(|bandit| bandit.seat == seat)?;
        let top = root.arms.iter().find(|arm| arm.mv == mv)?.child?;
        let mut tree = Tree { nodes: vec![], lexicon: self.lexicon };
        // Breadth first, so that a node's new place is its position in the queue.
        let mut queue = VecDeque::from([top]);
        let mut placed = 1;
        while let Some(place) = queue.pop_front() {
            let empty = Node { bandits: vec![], untold: None };
            let mut node = std::mem::replace(&mut self.nodes[place.0 as usize], empty);
            let arms = node.bandits.iter_mut().flat_map(|bandit| &mut bandit.arms);
            for child in arms.filter_map(|arm| arm.child.as_mut()).chain(node.untold.as_mut()) {
                queue.push_back(*child);
                *child = Place(placed);
                placed += 1;
            }
            tree.nodes.push(node);
        }
        Some(tree)
    }

    /// Lets the first impressions of the root's moves be those of a longer look.
    pub(super) fn impress(&mut self, seat: Seat, worths: &[(Offer<M>, f64)], faith: f64) {
        let (bandit, lexicon) = self.bandit_and_lexicon(Place::ROOT, seat);
        bandit.impress(lexicon, worths, faith);
    }

    /// By how many walks the most walked move of `seat` at the root leads.
    pub(super) fn lead(&mut self, seat: Seat) -> u32 {
        self.bandit(Place::ROOT, seat).lead()
    }

    /// How often `seat` decided at the root.
    pub(super) fn visits(&mut self, seat: Seat) -> u32 {
        self.bandit(Place::ROOT, seat).visits
    }

    /// The root's moves of `seat` that were tried and are legal, the most walked first.
    pub(super) fn most_walked(&mut self, seat: Seat, legal: &[M]) -> Vec<Arm<M>> {
        self.bandit(Place::ROOT, seat).most_walked(legal)
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
    use tafel_pebbles::Move;

    fn step(tree: &mut Tree<Move>, place: Place, seat: u8, text: &str) -> Place {
        let (seat, mv) = (Seat(seat), text.parse().unwrap());
        let (bandit, lexicon) = tree.bandit_and_lexicon(place, seat);
        let mut moves: Vec<Move> = bandit.arms.iter().map(|arm| arm.mv).collect();
        if !moves.contains(&mv) {
            moves.push(mv);
            bandit.list(lexicon, &Offer::plain(&moves), |_, _, _| 7.0);
        }
        let arm = bandit.arms.iter().position(|arm| arm.mv == mv).unwrap();
        tree.follow(place, Way::Told(seat, arm)).0
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

//! The tree of decisions: nodes are sequences of moves, and hold statistics, never states.

use super::bandit::Bandit;
use std::collections::VecDeque;
use tafel_rules::{Notation, Seat};

/// A place in the tree.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Place(u32);

impl Place {
    /// Where every walk begins.
    pub(super) const ROOT: Place = Place(0);
}

/// What was decided at a node: who moved, and how. Where several seats decide at once, it is one of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Step<M> {
    pub(super) seat: Seat,
    pub(super) mv: M,
}

#[derive(Clone, Debug)]
struct Node<M> {
    bandits: Vec<Bandit<M>>,
    children: Vec<(Step<M>, Place)>,
}

/// The tree.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

impl<M: Notation> Tree<M> {
    /// A tree of nothing but its root.
    pub(super) fn new() -> Tree<M> {
        Tree { nodes: vec![Node { bandits: vec![], children: vec![] }] }
    }

    /// The decision of `seat` at a place.
    pub(super) fn bandit(&mut self, place: Place, seat: Seat) -> &mut Bandit<M> {
        let bandits = &mut self.nodes[place.0 as usize].bandits;
        let at = bandits.iter().position(|bandit| bandit.seat == seat).unwrap_or_else(|| {
            bandits.push(Bandit::new(seat));
            bandits.len() - 1
        });
        &mut bandits[at]
    }

    /// The place after a step, if there is one.
    pub(super) fn child(&self, place: Place, step: Step<M>) -> Option<Place> {
        self.nodes[place.0 as usize]
            .children
            .iter()
            .find(|(taken, _)| *taken == step)
            .map(|(_, child)| *child)
    }

    /// Adds the place after a step.
    pub(super) fn add(&mut self, place: Place, step: Step<M>) -> Place {
        let child = Place(self.nodes.len() as u32);
        self.nodes.push(Node { bandits: vec![], children: vec![] });
        self.nodes[place.0 as usize].children.push((step, child));
        child
    }

    /// What is known below a move of the root.
    pub(super) fn below(mut self, seat: Seat, mv: M) -> Option<Tree<M>> {
        let top = self.child(Place::ROOT, Step { seat, mv })?;
        let mut tree = Tree { nodes: vec![] };
        // Breadth first, so that a node's new place is its position in the queue.
        let mut queue = VecDeque::from([top]);
        let mut placed = 1;
        while let Some(place) = queue.pop_front() {
            let empty = Node { bandits: vec![], children: vec![] };
            let mut node = std::mem::replace(&mut self.nodes[place.0 as usize], empty);
            for (_, child) in &mut node.children {
                queue.push_back(*child);
                *child = Place(placed);
                placed += 1;
            }
            tree.nodes.push(node);
        }
        Some(tree)
    }

    /// The root's most walked move of `seat` among those that are legal.
    pub(super) fn most_walked(&self, seat: Seat, legal: &[M]) -> Option<M> {
        let root = &self.nodes[0];
        root.bandits.iter().find(|bandit| bandit.seat == seat)?.most_walked(legal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tafel_pebbles::Move;

    fn step(seat: u8, text: &str) -> Step<Move> {
        Step { seat: Seat(seat), mv: text.parse().unwrap() }
    }

    #[test]
    fn a_kept_part_is_the_part_below_the_move() {
        let mut tree = Tree::new();
        let left = tree.add(Place::ROOT, step(0, "bid 1"));
        let right = tree.add(Place::ROOT, step(0, "bid 2"));
        tree.add(left, step(1, "bid 5"));
        let deep = tree.add(right, step(1, "bid 3"));
        tree.add(right, step(1, "bid 4"));
        tree.add(deep, step(0, "take red"));
        tree.bandit(deep, Seat(0)).learn(&[step(0, "take red").mv], |_| 7.0);
        let mut kept = tree.below(Seat(0), step(0, "bid 2").mv).unwrap();
        assert_eq!(kept.nodes.len(), 4);
        let deep = kept.child(Place::ROOT, step(1, "bid 3")).unwrap();
        assert!(kept.child(deep, step(0, "take red")).is_some());
        assert!(kept.bandit(deep, Seat(0)).knows(&[step(0, "take red").mv]));
        assert_eq!(kept.child(Place::ROOT, step(1, "bid 5")), None);
    }
}

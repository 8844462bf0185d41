//! A queue in which nobody can stand in the others' way: people take turns, and each person's tables do.

use crate::id::{PlayerId, TableId};
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// For whom something waits.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct For {
    /// Who asks, or who made the table that a bot plays at.
    pub(crate) player: PlayerId,
    pub(crate) table: TableId,
}

/// What waits, the next first.
#[derive(Debug)]
pub(super) struct Fair<T> {
    people: Turns<PlayerId, Turns<TableId, VecDeque<T>>>,
    length: usize,
}

/// Queues that take turns.
#[derive(Debug)]
struct Turns<K, Q> {
    order: VecDeque<K>,
    queues: HashMap<K, Q>,
}

impl<K, Q> Default for Turns<K, Q> {
    fn default() -> Turns<K, Q> {
        Turns { order: VecDeque::new(), queues: HashMap::new() }
    }
}

impl<K: Copy + Eq + Hash, Q: Default> Turns<K, Q> {
    /// The queue of somebody; who has none is last.
    fn of(&mut self, key: K) -> &mut Q {
        let order = &mut self.order;
        self.queues.entry(key).or_insert_with(|| {
            order.push_back(key);
            Q::default()
        })
    }

    /// Takes something from the first, whose next turn is the last; who has nothing left is gone.
    fn next<T>(
        &mut self,
        take: impl FnOnce(&mut Q) -> Option<T>,
        is_empty: impl FnOnce(&Q) -> bool,
    ) -> Option<T> {
        let key = self.order.pop_front()?;
        let queue = self.queues.get_mut(&key)?;
        let taken = take(queue);
        if is_empty(queue) {
            self.queues.remove(&key);
        } else {
            self.order.push_back(key);
        }
        taken
    }
}

impl<T> Default for Fair<T> {
    fn default() -> Fair<T> {
        Fair { people: Turns::default(), length: 0 }
    }
}

impl<T> Fair<T> {
    pub(super) fn push(&mut self, whom: For, what: T) {
        self.people.of(whom.player).of(whom.table).push_back(what);
        self.length += 1;
    }

    pub(super) fn pop(&mut self) -> Option<T> {
        let of_table =
            |tables: &mut Turns<TableId, VecDeque<T>>| tables.next(VecDeque::pop_front, VecDeque::is_empty);
        let taken = self.people.next(of_table, |tables| tables.order.is_empty())?;
        self.length -= 1;
        Some(taken)
    }

    pub(super) fn len(&self) -> usize {
        self.length
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_take_turns_and_so_do_their_tables() {
        let mut queue = Fair::default();
        let one = |player, table| For { player: PlayerId(player), table: TableId(table) };
        for (whom, what) in [
            (one(1, 10), "a1"),
            (one(1, 10), "a2"),
            (one(1, 10), "a3"),
            (one(1, 11), "b1"),
            (one(2, 10), "c1"),
            (one(3, 12), "d1"),
        ] {
            queue.push(whom, what);
        }
        assert_eq!(queue.len(), 6);
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, ["a1", "c1", "d1", "b1", "a2", "a3"]);
        assert_eq!(queue.len(), 0);
        assert!(queue.people.queues.is_empty() && queue.people.order.is_empty());
    }
}

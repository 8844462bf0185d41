//! The moves that a search has met, and what each usually changes for a seat.

use super::packing::packed;
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;
use tafel_rules::{Notation, PerSeat, Seat};

/// How often a move is evaluated before its usual change may stand in for an evaluation.
const LOOKS: u32 = 3;

/// How many looks a habit averages, more or less: the latest ones.
const REMEMBERED: u32 = 8;

/// The key under which what is learnt about a move is filed ([`tafel_evaluate::Evaluate::learning_key`]).
pub(super) type LearningKey<M> = (M, u8);

/// A learning key by its number.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct KeyId(u32);

impl KeyId {
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// Numbers the learning keys, and knows what each usually changes for every seat. A page is scratch space with one entry a
/// key, for as long as a decision is at hand.
#[derive(Clone, Debug)]
pub(super) struct Lexicon<M> {
    /// The id of each key, by the key in packed form.
    ids: HashMap<u128, KeyId, FxBuildHasher>,
    /// The keys by id, for debug builds to check that no two are packed alike.
    keys: Vec<LearningKey<M>>,
    habits: Vec<PerSeat<Habit>>,
    /// What was entered for each id, and on which page.
    entries: Vec<(u32, u32)>,
    page: u32,
}

/// What a move changed on average where it was looked at.
#[derive(Copy, Clone, Default, Debug)]
struct Habit {
    met: u32,
    looks: u32,
    mean: f64,
}

impl<M: Notation> Lexicon<M> {
    pub(super) fn new() -> Lexicon<M> {
        Lexicon { ids: HashMap::default(), keys: vec![], habits: vec![], entries: vec![], page: 1 }
    }

    /// The id of a key.
    pub(super) fn id(&mut self, key: LearningKey<M>) -> KeyId {
        let packed = packed(&key);
        if let Some(&id) = self.ids.get(&packed) {
            debug_assert_eq!(self.keys[id.index()], key, "different keys are packed differently");
            return id;
        }
        self.add(key, packed)
    }

    /// Adds a key that was never met, which is rare.
    #[cold]
    fn add(&mut self, key: LearningKey<M>, packed: u128) -> KeyId {
        let id = KeyId(self.keys.len() as u32);
        self.ids.insert(packed, id);
        self.keys.push(key);
        self.habits.push(PerSeat::default());
        self.entries.push((0, 0));
        id
    }

    /// Opens a new page, on which nothing is entered.
    pub(super) fn open_page(&mut self) {
        self.page += 1;
    }

    /// Enters something for a key, and returns what was there before.
    pub(super) fn enter(&mut self, id: KeyId, entry: usize) -> Option<usize> {
        let before = self.entry(id);
        self.entries[id.index()] = (self.page, entry as u32);
        before
    }

    /// What is entered for a key on this page.
    pub(super) fn entry(&self, id: KeyId) -> Option<usize> {
        let (page, entry) = self.entries[id.index()];
        (page == self.page).then_some(entry as usize)
    }

    /// What a move of `seat` changes: as `look` evaluates it, or what it usually changes. A move that is known well is
    /// evaluated at every `refresh_interval`-th meeting.
    pub(super) fn change(
        &mut self,
        id: KeyId,
        seat: Seat,
        refresh_interval: u32,
        look: impl FnOnce() -> f64,
    ) -> f64 {
        let habit = &mut self.habits[id.index()][seat];
        habit.met += 1;
        if habit.met > LOOKS && !habit.met.is_multiple_of(refresh_interval) {
            return habit.mean;
        }
        habit.take_in(look())
    }

    /// What a move of `seat` usually changes; it is evaluated only if it was not evaluated often enough.
    pub(super) fn usual_change(&mut self, id: KeyId, seat: Seat, look: impl FnOnce() -> f64) -> f64 {
        let habit = &mut self.habits[id.index()][seat];
        if habit.looks < LOOKS { habit.take_in(look()) } else { habit.mean }
    }
}

impl Habit {
    /// Averages in what a look saw, and returns it.
    fn take_in(&mut self, change: f64) -> f64 {
        self.looks = REMEMBERED.min(self.looks + 1);
        self.mean += (change - self.mean) / f64::from(self.looks);
        change
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tafel_pebbles::Move;

    fn bid(card: u8) -> Move {
        format!("bid {card}").parse().unwrap()
    }

    #[test]
    fn a_key_keeps_its_id() {
        let mut lexicon = Lexicon::new();
        let [one, two, three] = [(1, 0), (2, 0), (1, 7)].map(|(card, mark)| lexicon.id((bid(card), mark)));
        assert!(one != two && two != three && three != one);
        assert_eq!(lexicon.id((bid(1), 0)), one);
    }

    #[test]
    fn a_page_is_empty_when_opened() {
        let mut lexicon = Lexicon::new();
        let [one, two] = [1, 2].map(|card| lexicon.id((bid(card), 0)));
        lexicon.open_page();
        assert_eq!(lexicon.enter(one, 7), None);
        assert_eq!([one, two].map(|id| lexicon.entry(id)), [Some(7), None]);
        assert_eq!(lexicon.enter(one, 8), Some(7));
        lexicon.open_page();
        assert_eq!(lexicon.entry(one), None);
    }

    #[test]
    fn a_habit_stands_for_three_looks_of_four() {
        let mut lexicon = Lexicon::new();
        let id = lexicon.id((bid(1), 0));
        let mut change = |seat, seen: f64| lexicon.change(id, Seat(seat), 4, || seen) as i32;
        assert_eq!([2.0, 4.0, 9.0].map(|seen| change(0, seen)), [2, 4, 9]);
        assert_eq!(change(0, 25.0), 25, "the fourth meeting is a look");
        assert_eq!(
            [100.0; 4].map(|seen| change(0, seen)),
            [10, 10, 10, 100],
            "the mean of four looks, and another"
        );
        assert_eq!(change(0, 0.0), 28, "the mean of five");
        assert_eq!(change(1, 100.0), 100, "another seat has habits of its own");
    }

    #[test]
    fn a_habit_can_stand_for_more() {
        let mut lexicon = Lexicon::new();
        let id = lexicon.id((bid(1), 0));
        let mut change = |seen: f64| lexicon.change(id, Seat(0), 6, || seen) as i32;
        assert_eq!([3.0; 3].map(&mut change), [3; 3]);
        assert_eq!([9.0; 3].map(change), [3, 3, 9], "the sixth meeting is a look");
    }

    #[test]
    fn what_is_usual_is_not_looked_at_again() {
        let mut lexicon = Lexicon::new();
        let id = lexicon.id((bid(1), 0));
        let mut usual = |seen: f64| lexicon.usual_change(id, Seat(0), || seen) as i32;
        assert_eq!([2.0, 4.0, 9.0].map(&mut usual), [2, 4, 9]);
        assert_eq!([100.0; 5].map(usual), [5; 5]);
    }

    #[test]
    fn a_habit_forgets() {
        let mut lexicon = Lexicon::new();
        let id = lexicon.id((bid(1), 0));
        let mut change = |seen: f64| lexicon.change(id, Seat(0), 4, || seen);
        for seen in [0.0, 1.0] {
            (0..400).for_each(|_| {
                change(seen);
            });
        }
        assert!(change(0.0) > 0.99);
    }
}

//! The moves that a search has met, and what each usually changes for a seat.

use super::packing::packed;
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;
use tafel_rules::{Notation, PerSeat, Seat};

/// How often a move is looked at before its usual effect may stand for a look.
const LOOKS: u32 = 3;

/// How many looks a habit is the mean of, more or less: the latest ones.
const REMEMBERED: u32 = 8;

/// What a move comes to ([`tafel_rules::Rules::gist`]).
pub(super) type Gist<M> = (M, u8);

/// The number of a gist.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Number(u32);

impl Number {
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// Every gist has a number, and a habit for each seat. A page holds what belongs to numbers for as long as a decision is at
/// hand.
#[derive(Clone, Debug)]
pub(super) struct Lexicon<M> {
    /// The number of each gist, by the gist in packed form.
    numbers: HashMap<u128, Number, FxBuildHasher>,
    /// The gists by number, for debug builds to check that no two are packed alike.
    gists: Vec<Gist<M>>,
    habits: Vec<PerSeat<Habit>>,
    /// What was entered beside each number, and on which page.
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
        Lexicon { numbers: HashMap::default(), gists: vec![], habits: vec![], entries: vec![], page: 1 }
    }

    /// The number of a gist.
    pub(super) fn number(&mut self, gist: Gist<M>) -> Number {
        let packed = packed(&gist);
        if let Some(&number) = self.numbers.get(&packed) {
            debug_assert_eq!(self.gists[number.index()], gist, "another gist is packed in another way");
            return number;
        }
        self.add(gist, packed)
    }

    /// Numbers a gist that was never met, which is rare.
    #[cold]
    fn add(&mut self, gist: Gist<M>, packed: u128) -> Number {
        let number = Number(self.gists.len() as u32);
        self.numbers.insert(packed, number);
        self.gists.push(gist);
        self.habits.push(PerSeat::default());
        self.entries.push((0, 0));
        number
    }

    /// Opens a new page, on which nothing is entered.
    pub(super) fn open_page(&mut self) {
        self.page += 1;
    }

    /// Enters something beside a number, and answers what was there before.
    pub(super) fn enter(&mut self, number: Number, entry: usize) -> Option<usize> {
        let before = self.entry(number);
        self.entries[number.index()] = (self.page, entry as u32);
        before
    }

    /// What is entered beside a number on this page.
    pub(super) fn entry(&self, number: Number) -> Option<usize> {
        let (page, entry) = self.entries[number.index()];
        (page == self.page).then_some(entry as usize)
    }

    /// What a move of `seat` changes, as `look` sees it, or as it usually was while a habit stands for a look: each time that it
    /// was met `again` times more, there is a look.
    pub(super) fn change(
        &mut self,
        number: Number,
        seat: Seat,
        again: u32,
        look: impl FnOnce() -> f64,
    ) -> f64 {
        let habit = &mut self.habits[number.index()][seat];
        habit.met += 1;
        if habit.met > LOOKS && !habit.met.is_multiple_of(again) {
            return habit.mean;
        }
        habit.take_in(look())
    }

    /// What a move of `seat` usually changes; it is looked at only if it was not looked at often enough.
    pub(super) fn usual_change(&mut self, number: Number, seat: Seat, look: impl FnOnce() -> f64) -> f64 {
        let habit = &mut self.habits[number.index()][seat];
        if habit.looks < LOOKS { habit.take_in(look()) } else { habit.mean }
    }
}

impl Habit {
    /// Takes in what a look saw, and answers that.
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
    fn a_gist_keeps_its_number() {
        let mut lexicon = Lexicon::new();
        let [one, two, three] =
            [(1, 0), (2, 0), (1, 7)].map(|(card, mark)| lexicon.number((bid(card), mark)));
        assert!(one != two && two != three && three != one);
        assert_eq!(lexicon.number((bid(1), 0)), one);
    }

    #[test]
    fn a_page_is_empty_when_opened() {
        let mut lexicon = Lexicon::new();
        let [one, two] = [1, 2].map(|card| lexicon.number((bid(card), 0)));
        lexicon.open_page();
        assert_eq!(lexicon.enter(one, 7), None);
        assert_eq!([one, two].map(|number| lexicon.entry(number)), [Some(7), None]);
        assert_eq!(lexicon.enter(one, 8), Some(7));
        lexicon.open_page();
        assert_eq!(lexicon.entry(one), None);
    }

    #[test]
    fn a_habit_stands_for_three_looks_of_four() {
        let mut lexicon = Lexicon::new();
        let number = lexicon.number((bid(1), 0));
        let mut change = |seat, seen: f64| lexicon.change(number, Seat(seat), 4, || seen) as i32;
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
        let number = lexicon.number((bid(1), 0));
        let mut change = |seen: f64| lexicon.change(number, Seat(0), 6, || seen) as i32;
        assert_eq!([3.0; 3].map(&mut change), [3; 3]);
        assert_eq!([9.0; 3].map(change), [3, 3, 9], "the sixth meeting is a look");
    }

    #[test]
    fn what_is_usual_is_not_looked_at_again() {
        let mut lexicon = Lexicon::new();
        let number = lexicon.number((bid(1), 0));
        let mut usual = |seen: f64| lexicon.usual_change(number, Seat(0), || seen) as i32;
        assert_eq!([2.0, 4.0, 9.0].map(&mut usual), [2, 4, 9]);
        assert_eq!([100.0; 5].map(usual), [5; 5]);
    }

    #[test]
    fn a_habit_forgets() {
        let mut lexicon = Lexicon::new();
        let number = lexicon.number((bid(1), 0));
        let mut change = |seen: f64| lexicon.change(number, Seat(0), 4, || seen);
        for seen in [0.0, 1.0] {
            (0..400).for_each(|_| {
                change(seen);
            });
        }
        assert!(change(0.0) > 0.99);
    }
}

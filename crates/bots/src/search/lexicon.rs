//! The moves that a search has met, and what each usually changes for a seat.

use foldhash::fast::FixedState;
use std::collections::HashMap;
use tafel_rules::{Notation, PerSeat, Seat};

/// How often a move is looked at before its usual effect stands for a look.
const LOOKS: u32 = 3;

/// A move of the lexicon.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Number(u32);

/// Every move has a number, which is quicker to find than the move, and a habit for each seat.
#[derive(Clone, Debug)]
pub(super) struct Lexicon<M> {
    numbers: HashMap<M, Number, FixedState>,
    habits: Vec<PerSeat<Habit>>,
}

/// What a move changed on average where it was looked at.
#[derive(Copy, Clone, Default, Debug)]
struct Habit {
    looks: u32,
    mean: f64,
}

impl<M: Notation> Lexicon<M> {
    pub(super) fn new() -> Lexicon<M> {
        Lexicon { numbers: HashMap::default(), habits: vec![] }
    }

    /// The number of a move.
    pub(super) fn number(&mut self, mv: M) -> Number {
        let next = Number(self.habits.len() as u32);
        let number = *self.numbers.entry(mv).or_insert(next);
        if number == next {
            self.habits.push(PerSeat::default());
        }
        number
    }

    /// What a move of `seat` changes, as `look` sees it, or as it usually was once it was looked at often enough.
    pub(super) fn change(&mut self, number: Number, seat: Seat, look: impl FnOnce() -> f64) -> f64 {
        let Number(number) = number;
        let habit = &mut self.habits[number as usize][seat];
        if habit.looks == LOOKS {
            return habit.mean;
        }
        let change = look();
        habit.looks += 1;
        habit.mean += (change - habit.mean) / f64::from(habit.looks);
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
    fn a_move_keeps_its_number() {
        let mut lexicon = Lexicon::new();
        let [one, two] = [1, 2].map(|card| lexicon.number(bid(card)));
        assert_ne!(one, two);
        assert_eq!(lexicon.number(bid(1)), one);
    }

    #[test]
    fn a_move_that_was_looked_at_often_does_what_it_usually_does() {
        let mut lexicon = Lexicon::new();
        let number = lexicon.number(bid(1));
        let mut change = |seat, seen: f64| lexicon.change(number, Seat(seat), || seen) as i32;
        assert_eq!([2.0, 4.0, 9.0].map(|seen| change(0, seen)), [2, 4, 9]);
        assert_eq!(change(0, 100.0), 5, "the mean of three looks");
        assert_eq!(change(1, 100.0), 100, "another seat has habits of its own");
    }
}

//! Playing a turn to its end at first sight, so that a position can be estimated where an estimate is at its best.

use crate::evaluation::quick_worth;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat, Silent, Turn, settle};

/// The most decisions until then.
const LONGEST: usize = 64;

/// Plays on: each seat makes the move right after which its expected points are highest.
pub struct PlayOn<R: Rules> {
    moves: Vec<R::Move>,
    odds: Vec<(R::Chance, u32)>,
}

impl<R: Evaluate> PlayOn<R> {
    /// One that keeps its lists from one position to the next.
    pub fn new() -> PlayOn<R> {
        PlayOn { moves: vec![], odds: vec![] }
    }

    /// Plays the turn at hand to its end, and as many `turns` after it; says whether chance took part.
    pub fn go(&mut self, rules: &R, state: &mut R::State, turns: u32, dice: &mut Dice) -> bool {
        let (mut chanced, mut mover, mut left) = (false, None, turns);
        for _ in 0..LONGEST {
            if rules.turn(state) == Turn::Chance {
                settle(rules, state, &mut self.odds, |odds| dice.pick(odds), &mut Silent);
                chanced = true;
            }
            let Turn::Seats(awaited) = rules.turn(state) else { break };
            let seat = match mover {
                Some(seat) if awaited.contains(seat) => seat,
                Some(_) if left == 0 => break,
                Some(_) | None => {
                    left -= u32::from(mover.is_some());
                    awaited.iter().next().expect("somebody is awaited")
                }
            };
            mover = Some(seat);
            self.step(rules, state, seat);
        }
        chanced
    }

    /// One decision at first sight; of equals the first, so that every machine chooses alike.
    fn step(&mut self, rules: &R, state: &mut R::State, seat: Seat) {
        self.moves.clear();
        rules.search_moves(state, seat, &mut self.moves);
        let mut best: Option<(f64, R::State)> = None;
        for &mv in &self.moves {
            let mut after = *state;
            rules.apply(&mut after, seat, mv, &mut Silent);
            let worth = quick_worth(rules, &after, seat);
            if best.as_ref().is_none_or(|&(most, _)| worth > most) {
                best = Some((worth, after));
            }
        }
        *state = best.expect("a seat that is awaited has a move").1;
    }
}

impl<R: Evaluate> Default for PlayOn<R> {
    fn default() -> Self {
        PlayOn::new()
    }
}

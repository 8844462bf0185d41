//! Numbers for moves that mean the same in every position of a game: the places of their notations in a list.

use rustc_hash::FxBuildHasher;
use std::collections::HashMap;
use tafel_rules::{Notation, Unreadable};

/// How many numbers follow the vocabulary, for moves that are not in it: in each position they are taken in the order of
/// the offers.
pub const SPARE: usize = 64;

/// The moves that have numbers of their own.
pub struct Vocabulary<M> {
    numbers: HashMap<M, i32, FxBuildHasher>,
    size: usize,
}

impl<M: Notation> Vocabulary<M> {
    /// The moves of a list, a line each.
    ///
    /// # Errors
    /// With the first line that is no move of the game.
    pub fn of(text: &str) -> Result<Vocabulary<M>, Unreadable> {
        let moves: Vec<M> = text.lines().map(str::parse).collect::<Result<_, _>>()?;
        let numbers = moves.iter().enumerate().map(|(nth, &mv)| (mv, nth as i32)).collect();
        Ok(Vocabulary { numbers, size: moves.len() })
    }

    /// How many numbers there are in all.
    pub fn size(&self) -> usize {
        self.size + SPARE
    }

    /// The number of each move; -1 for one that is not in the list and finds no spare number left.
    pub fn number(&self, moves: &[M], out: &mut impl FnMut(usize, i32)) {
        let mut spare = self.size;
        for (nth, mv) in moves.iter().enumerate() {
            let number = self.numbers.get(mv).copied().unwrap_or_else(|| {
                spare += 1;
                if spare <= self.size() { spare as i32 - 1 } else { -1 }
            });
            out(nth, number);
        }
    }
}

//! Lets only legal lines happen.

use crate::{Entry, EntryOf, Refusal, step};
use tafel_rules::{Rules, Seat, Tell, Turn};

/// Judges lines against the rules before it lets them happen. Keeps its lists between judgements.
pub struct Referee<'r, R: Rules> {
    rules: &'r R,
    moves: Vec<R::Move>,
    odds: Vec<(R::Chance, u32)>,
}

impl<'r, R: Rules> Referee<'r, R> {
    /// A referee for `rules`.
    pub fn new(rules: &'r R) -> Referee<'r, R> {
        Referee { rules, moves: Vec::new(), odds: Vec::new() }
    }

    /// Lets a line happen, if it is legal.
    ///
    /// # Errors
    /// With the reason why not; `state` is then as it was, and nothing was told.
    pub fn judge(
        &mut self,
        state: &mut R::State,
        entry: EntryOf<R>,
        tell: &mut impl Tell<R::Effect>,
    ) -> Result<(), Refusal> {
        match entry {
            Entry::Move(seat, mv) => self.may_move(state, seat, mv)?,
            Entry::Chance(chance) => self.may_fall(state, chance)?,
        }
        step(self.rules, state, entry, tell);
        Ok(())
    }

    fn may_move(&mut self, state: &R::State, seat: Seat, mv: R::Move) -> Result<(), Refusal> {
        match self.rules.turn(state) {
            Turn::Over => return Err(Refusal::Over),
            Turn::Seats(awaited) if awaited.contains(seat) => {}
            Turn::Seats(_) | Turn::Chance => return Err(Refusal::NotYourTurn),
        }
        self.moves.clear();
        self.rules.moves(state, seat, &mut self.moves);
        if self.moves.contains(&mv) {
            Ok(())
        } else {
            Err(Refusal::Illegal(self.rules.why_not(state, seat, mv)))
        }
    }

    fn may_fall(&mut self, state: &R::State, chance: R::Chance) -> Result<(), Refusal> {
        if self.rules.turn(state) != Turn::Chance {
            return Err(Refusal::NoChance);
        }
        self.odds.clear();
        self.rules.chances(state, &mut self.odds);
        if self.odds.iter().any(|&(possible, _)| possible == chance) {
            Ok(())
        } else {
            Err(Refusal::Impossible)
        }
    }
}

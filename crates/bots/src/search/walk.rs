//! One walk down the tree, and what is noted on the way back.

use super::Manner;
use super::prospect::prospects;
use super::tree::{Place, Step, Tree};
use tafel_rules::{Dice, PerSeat, Rules, Seat, Silent, Turn};

/// How many lines a walk goes on for, below the tree, until the turn at hand has ended.
const LINES_TO_FINISH: usize = 6;

/// How deep a walk goes at most.
const DEEPEST: usize = 64;

/// Walks again and again, keeping its lists in between.
pub(super) struct Walk<'r, R: Rules> {
    rules: &'r R,
    manner: Manner,
    root_seat: Seat,
    moves: Vec<R::Move>,
    odds: Vec<(R::Chance, u32)>,
    path: Vec<(Place, Seat, usize)>,
    /// The least and the greatest prospect that was seen: the scale on which curiosity is measured.
    least: f64,
    greatest: f64,
}

impl<'r, R: Rules> Walk<'r, R> {
    pub(super) fn new(rules: &'r R, manner: Manner, root_seat: Seat) -> Self {
        let (least, greatest) = (f64::INFINITY, f64::NEG_INFINITY);
        Walk { rules, manner, root_seat, moves: vec![], odds: vec![], path: vec![], least, greatest }
    }

    /// Walks once from the root, where the table is in `state`.
    pub(super) fn go(&mut self, tree: &mut Tree<R::Move>, mut state: R::State, dice: &mut Dice) {
        self.path.clear();
        let mut place = Place::ROOT;
        while self.path.len() < DEEPEST {
            self.settle(&mut state, dice);
            let Turn::Seats(awaited) = self.rules.turn(&state) else { break };
            let step = if awaited.len() == 1 {
                let seat = awaited.iter().next().expect("somebody is awaited");
                self.decide(tree, place, &mut state, seat)
            } else {
                self.decide_together(tree, place, &mut state)
            };
            match tree.child(place, step) {
                Some(child) => place = child,
                None => {
                    tree.add(place, step);
                    self.finish_turn(&mut state, step.seat, dice);
                    break;
                }
            }
        }
        self.settle(&mut state, dice);
        let values = prospects(self.rules, &state);
        self.note(tree, &values);
    }

    /// One seat decides, and its move happens.
    fn decide(
        &mut self,
        tree: &mut Tree<R::Move>,
        place: Place,
        state: &mut R::State,
        seat: Seat,
    ) -> Step<R::Move> {
        let mv = self.select(tree, place, state, seat);
        self.rules.apply(state, seat, mv, &mut Silent);
        Step { seat, mv }
    }

    /// Several seats decide from the same state, before any of their moves happens. The place after it is told by the
    /// move of the searching seat, if it is among them, or else of the first: what the others chose is averaged over.
    fn decide_together(
        &mut self,
        tree: &mut Tree<R::Move>,
        place: Place,
        state: &mut R::State,
    ) -> Step<R::Move> {
        let awaited = self.rules.turn(state).awaited();
        let before = *state;
        let mut told: Option<Step<R::Move>> = None;
        for seat in awaited.iter() {
            let mv = self.select(tree, place, &before, seat);
            if !self.is_legal(state, seat, mv) {
                // An earlier move of the same moment has changed what this seat can do: it decides at the next place.
                self.path.pop();
                continue;
            }
            self.rules.apply(state, seat, mv, &mut Silent);
            if told.is_none() || seat == self.root_seat {
                told = Some(Step { seat, mv });
            }
        }
        told.expect("somebody is awaited")
    }

    fn is_legal(&mut self, state: &R::State, seat: Seat, mv: R::Move) -> bool {
        self.moves.clear();
        self.rules.moves(state, seat, &mut self.moves);
        self.moves.contains(&mv)
    }

    fn select(&mut self, tree: &mut Tree<R::Move>, place: Place, state: &R::State, seat: Seat) -> R::Move {
        self.moves.clear();
        self.rules.search_moves(state, seat, &mut self.moves);
        let bandit = tree.bandit(place, seat);
        if !bandit.knows(&self.moves) {
            let rules = self.rules;
            bandit.learn(&self.moves, |mv| {
                let mut next = *state;
                rules.apply(&mut next, seat, mv, &mut Silent);
                prospects(rules, &next)[seat]
            });
        }
        let span = (self.greatest - self.least).max(1.0);
        let span = if span.is_finite() { span } else { 1.0 };
        let arm = bandit.select(&self.moves, self.manner.curiosity, self.manner.width, span);
        let mv = bandit.arms[arm].mv;
        self.path.push((place, seat, arm));
        mv
    }

    /// Plays on for the seat whose turn it is, each step as good as it looks: in the middle of a turn an estimate would
    /// see costs without what they were paid for.
    fn finish_turn(&mut self, state: &mut R::State, seat: Seat, dice: &mut Dice) {
        for _ in 0..LINES_TO_FINISH {
            self.settle(state, dice);
            if self.rules.turn(state) != Turn::of(seat) {
                return;
            }
            self.moves.clear();
            self.rules.search_moves(state, seat, &mut self.moves);
            let mut best: Option<(f64, R::State)> = None;
            for &mv in &self.moves {
                let mut next = *state;
                self.rules.apply(&mut next, seat, mv, &mut Silent);
                let value = prospects(self.rules, &next)[seat];
                if best.as_ref().is_none_or(|(most, _)| value > *most) {
                    best = Some((value, next));
                }
            }
            *state = best.expect("an awaited seat has moves worth searching").1;
        }
    }

    /// Lets chance decide until a seat must.
    fn settle(&mut self, state: &mut R::State, dice: &mut Dice) {
        while self.rules.turn(state) == Turn::Chance {
            self.odds.clear();
            self.rules.chances(state, &mut self.odds);
            self.rules.resolve(state, dice.pick(&self.odds), &mut Silent);
        }
    }

    fn note(&mut self, tree: &mut Tree<R::Move>, values: &PerSeat<f64>) {
        for &(place, seat, arm) in &self.path {
            let value = values[seat];
            self.least = self.least.min(value);
            self.greatest = self.greatest.max(value);
            tree.bandit(place, seat).note(arm, value);
        }
    }
}

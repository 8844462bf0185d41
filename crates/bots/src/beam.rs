//! What a seat can make of its turn, or of a phase of the match in which no other seat can interfere: for each first step
//! the best line of further steps by the same seat, found by beam search.

use crate::evaluation::{Evaluation, quick_worth};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat, Silent, Turn};

/// How far and how widely to look.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct BeamConfig {
    /// How many lines are kept at a time after each first step: the most promising ones.
    pub(crate) width: usize,
    /// The most steps of a line.
    pub(crate) steps: usize,
    /// How often a line is tried where chance takes part in it.
    pub(crate) trials: usize,
}

/// The best line of a turn that begins with one of its moves.
pub(crate) struct Line<M> {
    /// The steps up to the end of the turn, or up to the first chance.
    pub(crate) steps: Vec<M>,
    /// What the seat maximises, at the end of the turn.
    pub(crate) worth: f64,
    /// The points that the seat is then expected to end with, in hundredths.
    pub(crate) points: f64,
}

/// Searches turns, keeping its lists from one to the next.
pub(crate) struct BeamSearch<R: Rules> {
    config: BeamConfig,
    moves: Vec<R::Move>,
    odds: Vec<(R::Chance, u32)>,
    open: Vec<Open<R>>,
    next: Vec<Open<R>>,
}

/// A line that goes on.
struct Open<R: Rules> {
    state: R::State,
    luck: Dice,
    worth: f64,
    steps: Vec<R::Move>,
    /// Whether chance has taken part; the steps are those before it.
    chanced: bool,
}

/// Where a line ended.
struct End<M> {
    evaluation: Evaluation,
    worth: f64,
    steps: Vec<M>,
    chanced: bool,
}

impl<R: Evaluate> BeamSearch<R> {
    pub(crate) fn new(config: BeamConfig) -> BeamSearch<R> {
        BeamSearch { config, moves: vec![], odds: vec![], open: vec![], next: vec![] }
    }

    /// The best line for each first step worth searching. Chance falls by `luck`, in the same way for every first step.
    pub(crate) fn lines(
        &mut self,
        rules: &R,
        seat: Seat,
        state: &R::State,
        luck: &Dice,
    ) -> Vec<Line<R::Move>> {
        let mut first_steps = vec![];
        rules.search_moves(state, seat, &mut first_steps);
        first_steps.iter().map(|&mv| self.line(rules, seat, state, mv, luck.clone())).collect()
    }

    /// The best line that begins with `first`, averaged over what chance may do.
    pub(crate) fn line(
        &mut self,
        rules: &R,
        seat: Seat,
        state: &R::State,
        first: R::Move,
        mut luck: Dice,
    ) -> Line<R::Move> {
        let mut after = *state;
        rules.apply(&mut after, seat, first, &mut Silent);
        let mut line = Line { steps: vec![], worth: 0.0, points: 0.0 };
        let mut trials = 0;
        loop {
            // Other luck for every trial.
            luck.below(2);
            let end = self.best_end(rules, seat, after, &luck);
            line.worth += end.worth;
            line.points += f64::from(end.evaluation.points[seat]);
            if trials == 0 {
                line.steps.push(first);
                line.steps.extend(end.steps);
            }
            trials += 1;
            if !end.chanced || trials == self.config.trials {
                break;
            }
        }
        line.worth /= trials as f64;
        line.points /= trials as f64;
        line
    }

    /// Plays on until the turn or the phase is over, in several lines, and returns the best.
    fn best_end(&mut self, rules: &R, seat: Seat, state: R::State, luck: &Dice) -> End<R::Move> {
        let mut best: Option<End<R::Move>> = None;
        let phase = rules.phase(&state);
        self.open.clear();
        self.open.push(Open { state, luck: luck.clone(), worth: 0.0, steps: vec![], chanced: false });
        for depth in 0..=self.config.steps {
            self.next.clear();
            let mut open = std::mem::take(&mut self.open);
            for mut line in open.drain(..) {
                self.settle(rules, &mut line);
                let goes_on =
                    rules.turn(&line.state).awaited().contains(seat) && rules.phase(&line.state) == phase;
                if depth < self.config.steps && goes_on {
                    self.extend(rules, seat, &line);
                    continue;
                }
                let evaluation = Evaluation::of(rules, &line.state);
                let worth = evaluation.worth(seat);
                if best.as_ref().is_none_or(|best| worth > best.worth) {
                    best = Some(End { evaluation, worth, steps: line.steps, chanced: line.chanced });
                }
            }
            self.open = std::mem::replace(&mut self.next, open);
            if self.open.is_empty() {
                break;
            }
        }
        best.expect("a line comes to an end")
    }

    /// Lets chance decide in a line until a seat must.
    fn settle(&mut self, rules: &R, line: &mut Open<R>) {
        if rules.turn(&line.state) == Turn::Chance {
            settle(rules, &mut line.state, &mut self.odds, &mut line.luck);
            line.chanced = true;
        }
    }

    /// Adds the continuations of a line to the next ones, where they are promising enough.
    fn extend(&mut self, rules: &R, seat: Seat, line: &Open<R>) {
        self.moves.clear();
        rules.search_moves(&line.state, seat, &mut self.moves);
        for &mv in &self.moves {
            let mut state = line.state;
            rules.apply(&mut state, seat, mv, &mut Silent);
            let worth = quick_worth(rules, &state, seat);
            let next = Open { state, luck: line.luck.clone(), worth, steps: vec![], chanced: line.chanced };
            insert(&mut self.next, self.config.width, next, &line.steps, mv);
        }
    }
}

/// Puts a line among the most promising ones, which are few.
fn insert<R: Rules>(
    lines: &mut Vec<Open<R>>,
    width: usize,
    mut line: Open<R>,
    before: &[R::Move],
    mv: R::Move,
) {
    let at = lines.iter().position(|known| known.worth < line.worth).unwrap_or(lines.len());
    if at >= width || lines.iter().any(|known| known.state == line.state) {
        return;
    }
    line.steps.extend_from_slice(before);
    if !line.chanced {
        line.steps.push(mv);
    }
    lines.insert(at, line);
    lines.truncate(width);
}

/// Lets chance decide until a seat must.
pub(crate) fn settle<R: Rules>(
    rules: &R,
    state: &mut R::State,
    odds: &mut Vec<(R::Chance, u32)>,
    luck: &mut Dice,
) {
    while rules.turn(state) == Turn::Chance {
        odds.clear();
        rules.chances(state, odds);
        rules.resolve(state, luck.pick(odds), &mut Silent);
    }
}

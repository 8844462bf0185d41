//! A player who looks no further than the end of its turn; or, where no other seat can interfere, plans a phase.

use crate::beam::{BeamConfig, BeamSearch, Line};
use crate::{Advice, Bot};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat, Silent, Viewer};

/// How many states are imagined for a decision where something is hidden; a move is judged by all of them.
const IMAGINED: usize = 4;

/// How far a greedy player looks.
const OWN_TURN: BeamConfig = BeamConfig { width: 3, steps: 8, trials: 4 };

/// The most steps of a phase that a planner looks ahead.
const STEPS_OF_A_PHASE: usize = 60;

/// Chooses the first step of the line after which, at the end of its turn, the expected points are highest. What is hidden
/// is imagined, and what chance will do is averaged.
pub struct Greedy<R: Rules> {
    dice: Dice,
    /// By how much a chosen move may look worse than the best one, at the beginning of a match.
    lenience: i32,
    beam: BeamSearch<R>,
    kept: Option<Kept<R>>,
}

/// The rest of a line, and what the seat would see where it begins.
struct Kept<R: Rules> {
    view: R::View,
    /// The steps still to take, the next one last.
    steps: Vec<R::Move>,
}

/// A move, and what it led to over all imagined states.
pub(crate) struct Candidate<M> {
    pub(crate) mv: M,
    pub(crate) worth: f64,
    points: f64,
    /// The best line that begins with it, in the first of the states.
    pub(crate) rest: Vec<M>,
}

impl<R: Evaluate> Greedy<R> {
    /// A greedy player who imagines by `dice`.
    pub fn new(dice: Dice) -> Greedy<R> {
        Greedy { dice, lenience: 0, beam: BeamSearch::new(OWN_TURN), kept: None }
    }

    /// A planner: follows `width` lines at a time to the end of the phase; where chance takes part, several times.
    pub fn planning(dice: Dice, width: usize) -> Greedy<R> {
        let config = BeamConfig { width, steps: STEPS_OF_A_PHASE, trials: width + 1 };
        Greedy { beam: BeamSearch::new(config), ..Greedy::new(dice) }
    }

    /// The same player, content with any move that looks at most this many hundredths of a point worse than the best: a
    /// weaker player, but not one that blunders. The allowance shrinks towards the end, so that nothing is given away in
    /// the last round.
    #[must_use]
    pub fn lenient(mut self, hundredths: i32) -> Greedy<R> {
        self.lenience = hundredths;
        self
    }

    /// The index of the chosen candidate; the best comes first.
    fn pick(&mut self, rules: &R, seat: Seat, view: &R::View, candidates: &[Candidate<R::Move>]) -> usize {
        if self.lenience == 0 || candidates.len() < 2 {
            return 0;
        }
        let allowance = f64::from(self.lenience) * self.share_to_come(rules, seat, view);
        let good_enough =
            |candidate: &&Candidate<R::Move>| candidate.worth >= candidates[0].worth - allowance;
        let count = candidates.iter().take_while(good_enough).count();
        self.dice.below(count.max(1) as u32) as usize
    }

    /// The share of the points still to be made, of those that the seat is expected to end with.
    fn share_to_come(&mut self, rules: &R, seat: Seat, view: &R::View) -> f64 {
        let state = rules.imagine(view, &mut self.dice);
        let mut sources = vec![];
        rules.tally(&state, seat, &mut sources);
        let now: i32 = sources.iter().map(|&(_, points)| 100 * i32::from(points)).sum();
        let expected = rules.estimate(&state)[seat].max(100);
        (f64::from(expected - now) / f64::from(expected)).clamp(0.0, 1.0)
    }

    /// How the turn, or the phase, would best go on after a move.
    pub(crate) fn rest_after(&mut self, rules: &R, seat: Seat, view: &R::View, mv: R::Move) -> Vec<R::Move> {
        let state = rules.imagine(view, &mut self.dice);
        let mut line = self.beam.line(rules, seat, &state, mv, self.dice.clone());
        line.steps.split_off(1)
    }

    /// Every move worth searching, the best first.
    pub(crate) fn weigh(&mut self, rules: &R, seat: Seat, view: &R::View) -> Vec<Candidate<R::Move>> {
        let first = rules.imagine(view, &mut self.dice);
        let mut candidates: Vec<Candidate<R::Move>> = vec![];
        let mut state = first;
        for nth in 0..IMAGINED {
            // The same luck for every line.
            let luck = self.dice.clone();
            for Line { steps, worth, points } in self.beam.lines(rules, seat, &state, &luck) {
                let mv = steps[0];
                let rest = steps[1..].to_vec();
                match candidates.iter_mut().find(|candidate| candidate.mv == mv) {
                    Some(candidate) => {
                        candidate.worth += worth;
                        candidate.points += points;
                    }
                    None => candidates.push(Candidate { mv, worth, points, rest }),
                }
            }
            state = rules.imagine(view, &mut self.dice);
            // Where nothing is hidden, one look tells everything.
            if nth == 0 && state == first {
                return sorted(candidates, 1);
            }
        }
        sorted(candidates, IMAGINED)
    }
}

/// The best first, averaged over the imagined states.
fn sorted<M>(mut candidates: Vec<Candidate<M>>, looks: usize) -> Vec<Candidate<M>> {
    candidates.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    for candidate in &mut candidates {
        candidate.worth /= looks as f64;
        candidate.points /= looks as f64;
    }
    candidates
}

impl<R: Evaluate> Bot<R> for Greedy<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        if let [only] = moves {
            return *only;
        }
        let planned = self.kept.take().filter(|kept| kept.view == *view).map(|kept| kept.steps);
        let mut steps = match planned {
            Some(steps) => steps,
            None => {
                let mut candidates = self.weigh(rules, seat, view);
                let chosen = self.pick(rules, seat, view, &candidates);
                let chosen = candidates.swap_remove(chosen);
                let mut steps = chosen.rest;
                steps.reverse();
                steps.push(chosen.mv);
                steps
            }
        };
        let chosen = steps.pop().filter(|step| moves.contains(step)).unwrap_or(moves[0]);
        if !steps.is_empty() {
            let mut next = rules.imagine(view, &mut self.dice);
            rules.apply(&mut next, seat, chosen, &mut Silent);
            self.kept = Some(Kept { view: rules.view(&next, Viewer::Seat(seat)), steps });
        }
        chosen
    }

    fn advise(&mut self, rules: &R, seat: Seat, view: &R::View, _: &[R::Move]) -> Vec<Advice<R::Move>> {
        let candidates = self.weigh(rules, seat, view).into_iter();
        candidates.map(|candidate| Advice { mv: candidate.mv, points: candidate.points as i32 }).collect()
    }
}

//! What a decision cost, compared with what else could have been decided.

use crate::depth::{ALTERNATIVES, Effort, Settings};
use crate::parts::Parts;
use crate::streams::{Purpose, Streams};
use tafel_bots::{Foresight, Proposals};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat, Silent};
use tafel_wire::{Alternative, Lapse, ReviewedDecision};

/// A decision where there was a choice.
pub(crate) struct Case<R: Rules> {
    /// Which line it is.
    pub(crate) line: usize,
    pub(crate) seat: Seat,
    /// What the seat knew, less choices that others made at the same moment.
    pub(crate) view: R::View,
    pub(crate) made: R::Move,
    /// How the seat really went on with its turn, before chance or another seat had a say.
    pub(crate) played: Vec<R::Move>,
    pub(crate) offers: u32,
}

/// A line of a turn, and what trying it came to.
struct Tried<M> {
    line: Vec<M>,
    /// The worth of each sample, in hundredths of a point.
    samples: Vec<f64>,
    parts: Parts,
}

impl<M> Tried<M> {
    fn new(line: Vec<M>) -> Tried<M> {
        Tried { line, samples: vec![], parts: Parts::default() }
    }
}

/// What the first pass found.
pub(crate) enum Screened<M> {
    /// Nothing that needs a second look.
    Judged(ReviewedDecision),
    /// Something else looks better.
    Doubtful {
        /// What looks better, the best first, and last what was made.
        lines: Vec<Vec<M>>,
    },
}

/// By how much something must look better to be worth a second look, in hundredths of a point.
const DOUBT: f64 = 30.0;

/// By how many standard errors a loss must differ from 0 to be called a lapse: those that are shown shall stand under any
/// seed.
const BEYOND_DOUBT: f64 = 4.0;

/// Judges decisions.
pub(crate) struct Judge<'r, R: Rules> {
    pub(crate) rules: &'r R,
    pub(crate) settings: Settings,
    pub(crate) seed: u32,
    /// How many walks were made.
    pub(crate) walks: u64,
}

impl<R: Evaluate> Judge<'_, R> {
    /// The first pass: a search says what else comes to mind, and all of it is tried a few times.
    pub(crate) fn screen(&mut self, case: &Case<R>) -> Screened<R::Move> {
        let dice = Streams::new(self.seed, Purpose::Proposals, case.line).dice(0);
        let depth = self.settings.proposals;
        self.walks += u64::from(depth.iterations);
        let Proposals { others, made, made_first } =
            depth.propose(self.rules, case.seat, &case.view, case.made, ALTERNATIVES, &dice);
        if made_first || others.is_empty() {
            return Screened::Judged(case.told(&made, 0));
        }
        let effort = self.settings.screen;
        let mut all: Vec<Tried<R::Move>> = others.into_iter().map(Tried::new).collect();
        let alternatives = all.len();
        all.push(Tried::new(made));
        // Who went on better than it comes to mind is not charged with it.
        if all[alternatives].line != case.played {
            all.push(Tried::new(case.played.clone()));
        }
        self.try_all(case, &mut all, Purpose::Screen, effort);
        let half = all[0].samples.len() / 2;
        let best_of = |from: &[Tried<R::Move>], upto: usize| {
            let means = from.iter().map(|tried| mean(&tried.samples[..upto]));
            means.enumerate().max_by(|a, b| a.1.total_cmp(&b.1)).expect("something was tried").0
        };
        let (others, own) = all.split_at(alternatives);
        let (other, made) = (&others[best_of(others, half * 2)], &own[best_of(own, half * 2)]);
        if mean(&other.samples) - mean(&made.samples) > DOUBT {
            let made = made.line.clone();
            let mut others: Vec<&Tried<R::Move>> = others.iter().collect();
            others.sort_by(|a, b| mean(&b.samples).total_cmp(&mean(&a.samples)));
            let lines = others.into_iter().map(|tried| tried.line.clone()).chain([made]).collect();
            return Screened::Doubtful { lines };
        }
        // The best is chosen by one half of the samples and measured by the other: its luck in the first does not count.
        let (other, made) = (&others[best_of(others, half)], &own[best_of(own, half)]);
        let mut told = case.told(&made.line, effort.trials());
        if mean(&other.samples[..half]) > mean(&made.samples[..half]) {
            (told.loss, told.low, told.high) = interval(&differences(other, made)[half..]).rounded();
        }
        Screened::Judged(told)
    }

    /// The second pass: the same lines are tried often, with dice of their own.
    pub(crate) fn look(&mut self, case: &Case<R>, lines: &[Vec<R::Move>]) -> ReviewedDecision {
        let effort = self.settings.look;
        let mut all: Vec<Tried<R::Move>> = lines.iter().cloned().map(Tried::new).collect();
        self.try_all(case, &mut all, Purpose::Look, effort);
        let made = all.pop().expect("the last is what was made");
        let mut told = case.told(&made.line, effort.trials());
        // The best was chosen by the first pass, so that its luck in this one does not count.
        let lost = interval(&differences(&all[0], &made));
        (told.loss, told.low, told.high) = lost.rounded();
        told.lapse = lost.is_beyond_doubt().then(|| lapse(lost.mean, R::REVIEW.decided_by)).flatten();
        let better = |tried: &Tried<R::Move>| Alternative {
            made: tried.line.iter().map(ToString::to_string).collect(),
            gain: mean(&differences(tried, &made)).round() as i32,
            reasons: tried.parts.beyond(&made.parts),
        };
        told.alternatives = all.iter().map(better).collect();
        told.alternatives[1..].sort_by_key(|other| -other.gain);
        told
    }

    /// Tries every line equally often, each with the same imagined states and the same luck.
    fn try_all(&mut self, case: &Case<R>, all: &mut [Tried<R::Move>], purpose: Purpose, effort: Effort) {
        let streams = Streams::new(self.seed, purpose, case.line);
        let mut foresight = Foresight::new(self.rules, case.seat);
        let mut tally = vec![];
        for sample in 0..effort.samples {
            for tried in &mut *all {
                foresight.begin();
                let mut sum = 0.0;
                for walk in 0..effort.walks {
                    let mut dice = streams.dice(u64::from(sample) << 32 | u64::from(walk));
                    let state = self.after(case, &tried.line, &mut dice);
                    let (reached, evaluation) = foresight.walk(state, &mut dice);
                    sum += evaluation.worth(case.seat);
                    tried.parts.take_in(self.rules, &reached, case.seat, &evaluation, &mut tally);
                }
                tried.samples.push(sum / f64::from(effort.walks));
                self.walks += u64::from(effort.walks);
            }
        }
    }

    /// A state that the seat thought possible, after as much of a line as is legal there.
    fn after(&self, case: &Case<R>, line: &[R::Move], dice: &mut Dice) -> R::State {
        let mut state = self.rules.imagine(&case.view, dice);
        let mut legal = vec![];
        for (nth, &mv) in line.iter().enumerate() {
            legal.clear();
            self.rules.moves(&state, case.seat, &mut legal);
            if nth > 0 && !legal.contains(&mv) {
                break;
            }
            self.rules.apply(&mut state, case.seat, mv, &mut Silent);
        }
        state
    }
}

impl<R: Rules> Case<R> {
    /// The decision as it is reported, with nothing lost.
    fn told(&self, made: &[R::Move], trials: u32) -> ReviewedDecision {
        ReviewedDecision {
            line: self.line as u32,
            seat: self.seat.0,
            mv: self.made.to_string(),
            made: made.iter().map(ToString::to_string).collect(),
            offers: self.offers,
            loss: 0,
            low: 0,
            high: 0,
            lapse: None,
            trials,
            alternatives: vec![],
        }
    }
}

/// By how much each sample of one exceeds that of the other, which had the same luck.
fn differences<M>(one: &Tried<M>, other: &Tried<M>) -> Vec<f64> {
    one.samples.iter().zip(&other.samples).map(|(one, other)| one - other).collect()
}

fn mean(samples: &[f64]) -> f64 {
    samples.iter().sum::<f64>() / samples.len().max(1) as f64
}

/// A mean, and how sure it is.
#[derive(Copy, Clone, Debug)]
struct Interval {
    mean: f64,
    /// The standard error of the mean.
    error: f64,
    /// How many samples it comes from.
    samples: usize,
}

fn interval(samples: &[f64]) -> Interval {
    let mean = mean(samples);
    let squares: f64 = samples.iter().map(|sample| (sample - mean) * (sample - mean)).sum();
    let count = samples.len() as f64;
    let error = (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt();
    Interval { mean, error, samples: samples.len() }
}

impl Interval {
    /// The mean and the 95 % interval by Student's distribution.
    fn rounded(self) -> (i32, i32, i32) {
        let half = student(self.samples) * self.error;
        let [mean, low, high] = [self.mean, self.mean - half, self.mean + half].map(|at| at.round() as i32);
        (mean, low, high)
    }

    fn is_beyond_doubt(self) -> bool {
        self.mean > BEYOND_DOUBT * self.error
    }
}

/// The factor of a 95 % interval for a number of samples. Where the table has no entry, the next smaller number's, which is
/// larger.
fn student(samples: usize) -> f64 {
    match samples {
        0..=2 => 12.706,
        3 => 4.303,
        4 => 3.182,
        5..=7 => 2.776,
        8..=11 => 2.365,
        12..=19 => 2.201,
        20..=31 => 2.093,
        _ => 2.040,
    }
}

/// How bad it is to lose so much: an eighth, a quarter, half of what matches are decided by.
fn lapse(loss: f64, decided_by: i32) -> Option<Lapse> {
    let share = loss / f64::from(decided_by);
    match share {
        _ if share >= 0.5 => Some(Lapse::Blunder),
        _ if share >= 0.25 => Some(Lapse::Mistake),
        _ if share >= 0.125 => Some(Lapse::Inaccuracy),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out by hand: 1, 2, 3, 6 have mean 3 and variance 14/3.
    #[test]
    fn an_interval_is_students() {
        let of = interval(&[1.0, 2.0, 3.0, 6.0]);
        assert!((of.mean - 3.0).abs() < 1e-12 && (of.error - (14.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(interval(&[100.0, 200.0, 300.0, 600.0]).rounded(), (300, -44, 644));
        assert!(!of.is_beyond_doubt() && interval(&[5.0, 5.1, 4.9, 5.0]).is_beyond_doubt());
    }

    #[test]
    fn a_lapse_is_a_share_of_what_decides() {
        let of = |loss| lapse(loss, 1_200);
        assert_eq!(
            [149.0, 150.0, 299.0, 300.0, 599.0, 600.0].map(of),
            [
                None,
                Some(Lapse::Inaccuracy),
                Some(Lapse::Inaccuracy),
                Some(Lapse::Mistake),
                Some(Lapse::Mistake),
                Some(Lapse::Blunder)
            ]
        );
    }
}

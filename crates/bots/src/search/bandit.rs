//! The statistics of one seat's decision: which moves there are, how often each was tried, and what came of it.

use super::Manner;
use super::tree::Place;
use tafel_rules::{Notation, Seat};

/// One move of a decision.
#[derive(Copy, Clone, Debug)]
pub(super) struct Arm<M> {
    pub(super) mv: M,
    /// The worth right after the move, which orders moves before anything is known of them.
    prior: f64,
    pub(super) visits: u32,
    /// The sum of what came of it for the seat.
    sum: f64,
    /// The sum of the points that were then expected for the seat.
    points: f64,
    /// Where it leads, once it was walked.
    pub(super) child: Option<Place>,
}

impl<M> Arm<M> {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits)
    }

    /// The points that were expected on average after it.
    pub(super) fn mean_points(&self) -> f64 {
        self.points / f64::from(self.visits)
    }
}

/// One seat's decision at a node.
#[derive(Clone, Debug)]
pub(super) struct Bandit<M> {
    pub(super) seat: Seat,
    pub(super) visits: u32,
    sum: f64,
    /// The most promising first.
    pub(super) arms: Vec<Arm<M>>,
    /// The arms in the order of their moves, to find them by.
    by_move: Vec<usize>,
    /// The moves as they were listed last.
    listed: Vec<M>,
    /// The arms of those moves.
    legal: Vec<usize>,
    /// How many trials the first impression counts for.
    faith: f64,
}

impl<M: Notation> Bandit<M> {
    pub(super) fn new(seat: Seat) -> Bandit<M> {
        Bandit {
            seat,
            visits: 0,
            sum: 0.0,
            arms: vec![],
            by_move: vec![],
            listed: vec![],
            legal: vec![],
            faith: 1.0,
        }
    }

    /// Makes these the legal moves. Moves that were never met get an arm, with what `prior` says they are worth.
    pub(super) fn list(&mut self, moves: &[M], mut prior: impl FnMut(M) -> f64) {
        if self.listed == moves {
            return;
        }
        self.listed.clear();
        self.listed.extend_from_slice(moves);
        let known = self.arms.len();
        self.legal.clear();
        for &mv in moves {
            match self.arm_of(mv) {
                Some(arm) => self.legal.push(arm),
                None => {
                    let prior = prior(mv);
                    self.arms.push(Arm { mv, prior, visits: 0, sum: 0.0, points: 0.0, child: None });
                }
            }
        }
        if self.arms.len() > known {
            self.sort();
            self.legal.clear();
            for &mv in moves {
                self.legal.extend(self.arm_of(mv));
            }
        }
        self.legal.sort_unstable();
    }

    /// Where the arm of a move stands, if it has one and the arms are sorted.
    fn arm_of(&self, mv: M) -> Option<usize> {
        let at = self.by_move.binary_search_by(|&arm| self.arms[arm].mv.cmp(&mv)).ok()?;
        Some(self.by_move[at])
    }

    /// Puts the most promising arms first.
    fn sort(&mut self) {
        self.arms.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        self.by_move.clear();
        self.by_move.extend(0..self.arms.len());
        let arms = &self.arms;
        self.by_move.sort_unstable_by_key(|&arm| arms[arm].mv);
    }

    /// Replaces the first impressions, now that somebody has had a longer look; they count for so many trials.
    pub(super) fn impress(&mut self, worths: &[(M, f64)], faith: f64) {
        self.faith = faith;
        self.listed.clear();
        for &(mv, worth) in worths {
            match self.arm_of(mv) {
                Some(arm) => self.arms[arm].prior = worth,
                None => {
                    self.arms.push(Arm { mv, prior: worth, visits: 0, sum: 0.0, points: 0.0, child: None });
                }
            }
        }
        self.sort();
    }

    /// The arm to try next among the legal ones: the best known, or one of which little is known.
    ///
    /// More arms come into consideration the more often the decision is met, the most promising first. Of an arm that
    /// was never tried one expects what the decision brings on average, less what it looked worse than the best at
    /// first sight; that expectation counts as one trial.
    pub(super) fn select(&self, manner: &Manner, spread: f64) -> usize {
        let considered = (manner.width * f64::from(self.visits + 1).sqrt()) as usize + 1;
        let base = if self.visits == 0 { 0.0 } else { self.sum / f64::from(self.visits) };
        let log = logarithm(self.visits + 1);
        let best_prior = self.legal.first().map_or(0.0, |&arm| self.arms[arm].prior);
        let mut best = (f64::NEG_INFINITY, 0);
        for &index in self.legal.iter().take(considered) {
            let arm = &self.arms[index];
            let expected = base - manner.trust * (best_prior - arm.prior);
            let trials = f64::from(arm.visits) + self.faith;
            let score = (arm.sum + self.faith * expected) / trials
                + manner.curiosity * spread * (log / trials).sqrt();
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Notes what came of an arm.
    pub(super) fn note(&mut self, arm: usize, worth: f64, points: i32) {
        self.visits += 1;
        self.sum += worth;
        let arm = &mut self.arms[arm];
        arm.visits += 1;
        arm.sum += worth;
        arm.points += f64::from(points);
    }

    /// The arms that were tried, of those moves that are legal: the most walked first, of equals the one that did best.
    pub(super) fn most_walked(&self, legal: &[M]) -> Vec<Arm<M>> {
        let tried = self.arms.iter().filter(|arm| arm.visits > 0 && legal.contains(&arm.mv));
        let mut tried: Vec<Arm<M>> = tried.copied().collect();
        tried.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean().total_cmp(&a.mean())));
        tried
    }
}

/// The natural logarithm, straight between powers of two: the same on every machine.
fn logarithm(number: u32) -> f64 {
    let power = number.ilog2();
    let rest = f64::from(number) / f64::from(1u32 << power) - 1.0;
    (f64::from(power) + rest) * std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::super::Budget;
    use super::*;
    use tafel_pebbles::Move;

    fn moves() -> Vec<Move> {
        (1..=5).map(|card| format!("bid {card}").parse().unwrap()).collect()
    }

    /// Pulls arms a thousand times; arm `n` pays its own number.
    fn pull(legal: &[Move]) -> Bandit<Move> {
        let manner = Manner::new(Budget::Iterations(1000));
        let mut bandit = Bandit::new(Seat(0));
        bandit.list(&moves(), |_| 0.0);
        for _ in 0..1000 {
            bandit.list(legal, |_| unreachable!("all moves are known"));
            let arm = bandit.select(&manner, 4.0);
            let pays = moves().iter().position(|mv| *mv == bandit.arms[arm].mv).unwrap();
            bandit.note(arm, pays as f64, 100 * pays as i32);
        }
        bandit
    }

    #[test]
    fn the_best_move_is_found() {
        let walked = pull(&moves()).most_walked(&moves());
        assert_eq!(walked[0].mv, moves()[4]);
        assert!((walked[0].mean_points() - 400.0).abs() < 1e-9);
    }

    #[test]
    fn only_legal_moves_are_tried() {
        let bandit = pull(&moves()[..3]);
        assert_eq!(bandit.most_walked(&moves())[0].mv, moves()[2]);
        assert!(bandit.arms.iter().all(|arm| (arm.visits > 0) == moves()[..3].contains(&arm.mv)));
    }

    #[test]
    fn the_most_promising_come_first() {
        let mut bandit = Bandit::new(Seat(0));
        bandit.list(&moves(), |mv| if mv == moves()[3] { 1.0 } else { 0.0 });
        assert_eq!(bandit.arms[0].mv, moves()[3]);
        assert_eq!(bandit.select(&Manner::new(Budget::Iterations(1)), 1.0), 0);
    }

    #[test]
    fn the_logarithm_is_near_the_true_one() {
        for number in [1, 2, 3, 10, 1000, 123_456] {
            assert!((logarithm(number) - f64::from(number).ln()).abs() < 0.06, "{number}");
        }
    }
}

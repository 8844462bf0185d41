//! The statistics of one seat's decision: which moves there are, how often each was tried, and what came of it.

use tafel_rules::{Notation, Seat};

/// One move of a decision.
#[derive(Copy, Clone, Debug)]
pub(super) struct Arm<M> {
    pub(super) mv: M,
    /// The prospect right after the move, which orders moves before anything is known of them.
    prior: f64,
    pub(super) visits: u32,
    /// How often it was available while the decision was made.
    available: u32,
    /// The sum of what came of it for the seat.
    sum: f64,
}

impl<M> Arm<M> {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits)
    }
}

/// One seat's decision at a node.
#[derive(Clone, Debug)]
pub(super) struct Bandit<M> {
    pub(super) seat: Seat,
    visits: u32,
    sum: f64,
    /// The most promising first.
    pub(super) arms: Vec<Arm<M>>,
}

impl<M: Notation> Bandit<M> {
    pub(super) fn new(seat: Seat) -> Bandit<M> {
        Bandit { seat, visits: 0, sum: 0.0, arms: vec![] }
    }

    /// Whether every one of these moves has an arm.
    pub(super) fn knows(&self, moves: &[M]) -> bool {
        moves.iter().all(|mv| self.arms.iter().any(|arm| arm.mv == *mv))
    }

    /// Adds arms for moves that have none, with what their prospect is right after them.
    pub(super) fn learn(&mut self, moves: &[M], mut prior: impl FnMut(M) -> f64) {
        for &mv in moves {
            if !self.arms.iter().any(|arm| arm.mv == mv) {
                self.arms.push(Arm { mv, prior: prior(mv), visits: 0, available: 0, sum: 0.0 });
            }
        }
        self.arms.sort_by(|a, b| b.prior.total_cmp(&a.prior));
    }

    /// The move to try next among those that are legal: the best known, or one of which little is known.
    ///
    /// Prospects are compared on a scale from the least to the greatest that was seen, `span`; a move that was never
    /// tried is expected to be as good as the decision so far, so that good moves are tried again before all others
    /// were tried once.
    pub(super) fn select(&mut self, legal: &[M], curiosity: f64, width: f64, span: f64) -> usize {
        let considered = (width * f64::from(self.visits + 1).sqrt()).ceil() as usize + 1;
        let expected = if self.visits == 0 { 0.0 } else { self.sum / f64::from(self.visits) };
        let all_legal = legal.len() == self.arms.len();
        let mut best: Option<(f64, usize)> = None;
        let mut seen = 0;
        for (index, arm) in self.arms.iter_mut().enumerate() {
            if !all_legal && !legal.contains(&arm.mv) {
                continue;
            }
            seen += 1;
            arm.available += 1;
            if seen > considered {
                break;
            }
            let value = if arm.visits == 0 { expected } else { arm.mean() };
            let doubt = (f64::from(arm.available).ln().max(0.0) / f64::from(arm.visits + 1)).sqrt();
            let score = value / span + curiosity * doubt;
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, index));
            }
        }
        best.expect("one of the moves is legal").1
    }

    /// Notes what came of an arm.
    pub(super) fn note(&mut self, arm: usize, value: f64) {
        self.visits += 1;
        self.sum += value;
        self.arms[arm].visits += 1;
        self.arms[arm].sum += value;
    }

    /// The move that was tried most often, of those that are legal; of equals the one that did best.
    pub(super) fn most_walked(&self, legal: &[M]) -> Option<M> {
        let tried = self.arms.iter().filter(|arm| arm.visits > 0 && legal.contains(&arm.mv));
        let order = |a: &&Arm<M>, b: &&Arm<M>| a.visits.cmp(&b.visits).then(a.mean().total_cmp(&b.mean()));
        tried.max_by(order).map(|arm| arm.mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tafel_pebbles::Move;

    fn moves() -> Vec<Move> {
        (1..=5).map(|card| format!("bid {card}").parse().unwrap()).collect()
    }

    /// Pulls arms a thousand times; arm `n` pays its own number.
    fn pull(legal: &[Move]) -> Bandit<Move> {
        let mut bandit = Bandit::new(Seat(0));
        bandit.learn(&moves(), |_| 0.0);
        for _ in 0..1000 {
            let arm = bandit.select(legal, 0.7, 1.5, 4.0);
            let pays = moves().iter().position(|mv| *mv == bandit.arms[arm].mv).unwrap();
            bandit.note(arm, pays as f64);
        }
        bandit
    }

    #[test]
    fn the_best_move_is_found() {
        assert_eq!(pull(&moves()).most_walked(&moves()), Some(moves()[4]));
    }

    #[test]
    fn only_legal_moves_are_tried() {
        let bandit = pull(&moves()[..3]);
        assert_eq!(bandit.most_walked(&moves()), Some(moves()[2]));
        assert!(bandit.arms.iter().all(|arm| (arm.visits > 0) == moves()[..3].contains(&arm.mv)));
    }

    #[test]
    fn the_most_promising_come_first() {
        let mut bandit = Bandit::new(Seat(0));
        bandit.learn(&moves(), |mv| if mv == moves()[3] { 1.0 } else { 0.0 });
        assert_eq!(bandit.arms[0].mv, moves()[3]);
        assert!(bandit.knows(&moves()));
        assert_eq!(bandit.select(&moves(), 0.7, 1.5, 1.0), 0);
    }
}

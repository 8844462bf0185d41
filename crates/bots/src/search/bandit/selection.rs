//! Which candidate is tried next: the best known, or one of which little is known (UCT).

use super::{Bandit, Candidate};
use crate::search::SearchConfig;
use tafel_rules::Notation;

impl<M: Notation> Bandit<M> {
    /// What an arm is worth so far; before it was tried, what its prior promises: what the decision is worth on average, less
    /// what the arm looked worse than the most promising one. The promise counts as some trials.
    pub(super) fn expected(&self, config: &SearchConfig, most_promising: usize, arm: usize) -> f64 {
        let promised =
            self.mean() - config.prior_scale * (self.arms[most_promising].prior - self.arms[arm].prior);
        let (count, sum) = self.trials_of(arm).map_or((0, 0.0), |trials| (trials.count, trials.sum));
        (sum + self.prior_weight * promised) / (f64::from(count) + self.prior_weight)
    }

    /// The candidate to try next: the best known, or one of which little is known.
    pub(in crate::search) fn select(
        &self,
        candidates: &[Candidate<M>],
        config: &SearchConfig,
        spread: f64,
    ) -> Candidate<M> {
        let log = logarithm(self.visits + 1);
        let most_promising = candidates[0];
        let mut best = (f64::NEG_INFINITY, most_promising);
        let mut untried = false;
        for &candidate in candidates {
            let trials = self.trials_of(candidate.arm);
            // Of those that were not tried the most promising is the best.
            if trials.is_none() && std::mem::replace(&mut untried, true) {
                continue;
            }
            let count = f64::from(trials.map_or(0, |trials| trials.count)) + self.prior_weight;
            let unknown = (log / count).sqrt();
            let expected = self.expected(config, most_promising.arm, candidate.arm);
            let score = expected + config.exploration * spread * unknown;
            if score > best.0 {
                best = (score, candidate);
            }
        }
        best.1
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
    use super::logarithm;

    #[test]
    fn the_logarithm_is_near_the_true_one() {
        for number in [1, 2, 3, 10, 1000, 123_456] {
            assert!((logarithm(number) - f64::from(number).ln()).abs() < 0.06, "{number}");
        }
    }
}

//! Strength from orders: ratings under which the orders that were seen are the likeliest.

use crate::deal::halves;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// How often each bot came before each other, in halves of an order; a tie counts one for both.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Orders {
    ahead: Vec<Vec<u64>>,
}

impl Orders {
    pub(crate) fn new(bots: usize) -> Orders {
        Orders { ahead: vec![vec![0; bots]; bots] }
    }

    /// Records how `one` did against `other`.
    pub(crate) fn note(&mut self, one: usize, other: usize, order: Ordering) {
        self.ahead[one][other] += halves(order);
    }

    pub(crate) fn add(&mut self, more: &Orders) {
        for (row, others) in self.ahead.iter_mut().zip(&more.ahead) {
            row.iter_mut().zip(others).for_each(|(sum, share)| *sum += share);
        }
    }

    /// How often `one` came before `other`, of the times they met; `None` if they never met.
    pub(crate) fn share(&self, one: usize, other: usize) -> Option<f64> {
        let met = self.ahead[one][other] + self.ahead[other][one];
        (met > 0).then(|| self.ahead[one][other] as f64 / met as f64)
    }

    /// Elo ratings by maximum likelihood (Bradley and Terry), their mean at 0.
    ///
    /// Half an order each way between bots that met keeps ratings finite where one always won.
    pub(crate) fn elo(&self) -> Vec<f64> {
        const ROUNDS: usize = 2000;
        let bots = self.ahead.len();
        let met = |i: usize, j: usize| self.ahead[i][j] + self.ahead[j][i] > 0;
        let smoothed = |i: usize, j: usize| if met(i, j) { self.ahead[i][j] as f64 / 2.0 + 0.5 } else { 0.0 };
        let mut strength = vec![1.0f64; bots];
        for _ in 0..ROUNDS {
            let mut moved = 0.0f64;
            for i in 0..bots {
                let won: f64 = (0..bots).filter(|&j| j != i).map(|j| smoothed(i, j)).sum();
                let against: f64 = (0..bots)
                    .filter(|&j| j != i)
                    .map(|j| (smoothed(i, j) + smoothed(j, i)) / (strength[i] + strength[j]))
                    .sum();
                if against > 0.0 {
                    let next = won / against;
                    moved = moved.max((next / strength[i]).ln().abs());
                    strength[i] = next;
                }
            }
            if moved < 1e-10 {
                break;
            }
        }
        let elo: Vec<f64> = strength.iter().map(|strength| 400.0 * strength.log10()).collect();
        let mean = elo.iter().sum::<f64>() / bots as f64;
        elo.iter().map(|elo| elo - mean).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The logistic curve itself: three wins of four are 190.85 points.
    #[test]
    fn a_share_of_three_quarters_is_191_points() {
        let orders = Orders { ahead: vec![vec![0, 150_000], vec![50_000, 0]] };
        let elo = orders.elo();
        assert!((elo[0] - elo[1] - 190.85).abs() < 0.02, "{elo:?}");
        assert!((elo[0] + elo[1]).abs() < 1e-6);
        assert_eq!(orders.share(0, 1), Some(0.75));
    }

    /// Orders made from known ratings give these ratings back.
    #[test]
    fn known_strengths_are_found_again() {
        let truth = [0.0f64, 100.0, 250.0, -350.0];
        let mut orders = Orders::new(4);
        for (i, a) in truth.iter().enumerate() {
            for (j, b) in truth.iter().enumerate().filter(|&(j, _)| j != i) {
                orders.ahead[i][j] = (2e6 / (1.0 + 10f64.powf((b - a) / 400.0))).round() as u64;
            }
        }
        let elo = orders.elo();
        assert!(elo.iter().zip(truth).all(|(found, truth)| (found - truth).abs() < 0.1), "{elo:?}");
    }

    #[test]
    fn who_always_wins_is_rated_finitely() {
        let mut orders = Orders::new(2);
        (0..50).for_each(|_| orders.note(0, 1, Ordering::Greater));
        assert!(orders.elo().iter().all(|elo| elo.is_finite()));
        assert_eq!(orders.share(1, 0), Some(0.0));
        assert_eq!(Orders::new(2).share(0, 1), None);
    }
}

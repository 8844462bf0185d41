//! A sequential test: is the first of two bots stronger than the second? It ends as soon as the deals say so.

use crate::Deal;
use serde::Serialize;

/// What the test says so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first is stronger.
    Stronger,
    /// It is not, or by too little to matter.
    NotStronger,
    /// More deals are needed.
    Open,
}

/// A test of "the first is stronger" with its likelihood ratio.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Sequential {
    /// The verdict.
    pub verdict: Verdict,
    /// The logarithm of how much likelier the deals are if the first is 15 Elo stronger than if both are equal.
    pub llr: f64,
    /// Where the test ends, either way.
    pub bound: f64,
}

/// The strength that is told apart from none, in Elo.
const NOTICEABLE: f64 = 15.0;

/// How often the test may err, either way.
const ERROR: f64 = 0.05;

/// No verdict on fewer deals.
const FEWEST: usize = 20;

impl Sequential {
    /// The test over deals between two bots. A deal counts once, by how often the first came before the second in all
    /// its seatings: matches of one deal are not independent, deals are.
    pub fn of(deals: &[Deal]) -> Sequential {
        let scores: Vec<f64> = deals.iter().filter_map(Deal::score).collect();
        Sequential::of_scores(&scores)
    }

    fn of_scores(scores: &[f64]) -> Sequential {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let count = scores.len() as f64;
        let mean = scores.iter().sum::<f64>() / count.max(1.0);
        // One deal lost and one won besides, so that a series without surprises has a variance too.
        let off = |score: &f64| (score - mean).powi(2);
        let variance = (scores.iter().map(off).sum::<f64>() + off(&0.0) + off(&1.0)) / (count + 2.0);
        let equal = 0.5;
        let stronger = 1.0 / (1.0 + 10f64.powf(-NOTICEABLE / 400.0));
        let llr = count * (stronger - equal) * (2.0 * mean - equal - stronger) / (2.0 * variance);
        let verdict = match llr {
            _ if scores.len() < FEWEST => Verdict::Open,
            llr if llr >= bound => Verdict::Stronger,
            llr if llr <= -bound => Verdict::NotStronger,
            _ => Verdict::Open,
        };
        Sequential { verdict, llr, bound }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tafel_rules::{Dice, Seed};

    /// Adds deals that the first wins with a probability of `wins_of_1000`, until there is a verdict.
    fn run(wins_of_1000: u32, series: u64) -> (Verdict, usize) {
        let mut dice = Dice::at(Seed::numbered(77, series), 0);
        let mut scores = vec![];
        loop {
            scores.extend((0..10).map(|_| if dice.below(1000) < wins_of_1000 { 1.0 } else { 0.0 }));
            let test = Sequential::of_scores(&scores);
            if test.verdict != Verdict::Open {
                return (test.verdict, scores.len());
            }
        }
    }

    /// Of 200 series each way about one in twenty may err; 20 errors are more than four standard deviations off.
    #[test]
    fn it_errs_as_rarely_as_it_promises() {
        let errors = |wins, wrong| (0..200).filter(|&series| run(wins, series).0 == wrong).count();
        assert!(errors(500, Verdict::Stronger) < 20);
        assert!(errors(522, Verdict::NotStronger) < 20);
    }

    #[test]
    fn a_clear_difference_is_seen_early() {
        let (verdict, deals) = run(750, 1);
        assert_eq!(verdict, Verdict::Stronger);
        assert!(deals <= 200, "{deals}");
        assert_eq!(run(250, 1).0, Verdict::NotStronger);
    }

    #[test]
    fn few_deals_decide_nothing() {
        assert_eq!(Sequential::of_scores(&[1.0; 19]).verdict, Verdict::Open);
        assert_eq!(Sequential::of_scores(&[]).verdict, Verdict::Open);
        assert_eq!(Sequential::of_scores(&[1.0; 100]).verdict, Verdict::Stronger);
    }
}

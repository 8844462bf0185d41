//! Regret matching, for decisions that several seats take at the same time and in secret.
//!
//! Where nobody knows what the others choose, the best answer is often a mixture, and always trying what looks best runs in
//! circles. So each seat draws an arm, the more often the more it regrets not having taken it; then mixtures settle where
//! nobody would rather have chosen otherwise (regret matching+, with the means so far as a baseline for arms that were not
//! drawn).

use super::Manner;
use super::bandit::Bandit;
use tafel_rules::{Dice, Notation};

/// The share of draws in which every arm is as likely as any other.
const EXPLORED: f64 = 0.2;

/// Chance is drawn in so many parts.
const PARTS: u32 = 1 << 24;

/// An arm that was drawn, and how likely that was.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Drawn {
    pub(super) arm: usize,
    chance: f64,
}

impl<M: Notation> Bandit<M> {
    /// Draws an arm by what is regretted.
    pub(super) fn draw(&self, manner: &Manner, dice: &mut Dice) -> Drawn {
        let considered = self.considered(manner);
        let even = 1.0 / considered.len() as f64;
        let all = self.all_regret(considered);
        let chance = |arm: usize| (1.0 - EXPLORED) * self.share(arm, all, even) + EXPLORED * even;
        let mut left = f64::from(dice.below(PARTS)) / f64::from(PARTS);
        let mut drawn = considered[0];
        for &arm in considered {
            drawn = arm;
            left -= chance(arm);
            if left < 0.0 {
                break;
            }
        }
        Drawn { arm: drawn, chance: chance(drawn) }
    }

    /// Notes in the regrets of all arms what came of the one that was drawn.
    pub(super) fn regret(&mut self, manner: &Manner, drawn: Drawn, worth: f64) {
        let considered = self.considered(manner);
        let (count, even) = (considered.len(), 1.0 / considered.len() as f64);
        let all = self.all_regret(considered);
        let surprise = (worth - self.expected(manner, drawn.arm)) / drawn.chance;
        let brings = |bandit: &Bandit<M>, arm: usize| {
            bandit.expected(manner, arm) + if arm == drawn.arm { surprise } else { 0.0 }
        };
        let mixed: f64 = considered.iter().map(|&arm| self.share(arm, all, even) * brings(self, arm)).sum();
        for nth in 0..count {
            let arm = self.considered(manner)[nth];
            let regret = self.arms[arm].regret + brings(self, arm) - mixed;
            self.arms[arm].regret = regret.max(0.0);
        }
    }

    fn all_regret(&self, arms: &[usize]) -> f64 {
        arms.iter().map(|&arm| self.arms[arm].regret).sum()
    }

    /// The share of an arm in the mixture: as much as it has of all regret.
    fn share(&self, arm: usize, all_regret: f64, even: f64) -> f64 {
        if all_regret > 0.0 { self.arms[arm].regret / all_regret } else { even }
    }
}

#[cfg(test)]
mod tests {
    use super::super::bandit::Offer;
    use super::super::lexicon::Lexicon;
    use super::super::{Budget, Manner};
    use super::*;
    use tafel_pebbles::Move;
    use tafel_rules::{Seat, Seed};

    /// Two seats show a number at the same time; the first wins 3 if both are 1, 1 if both are 2, and loses 1 if they
    /// differ.
    #[test]
    fn mixtures_settle_where_nobody_would_rather_have_chosen_otherwise() {
        const ROUNDS: u32 = 20_000;
        let manner = Manner::new(Budget::Iterations(ROUNDS));
        let moves: Vec<Move> = ["bid 1", "bid 2"].iter().map(|text| text.parse().unwrap()).collect();
        let mut dice = Dice::at(Seed::numbered(1, 1), 0);
        let mut seats = [0, 1].map(|seat| Bandit::new(Seat(seat)));
        seats
            .iter_mut()
            .for_each(|bandit| bandit.list(&mut Lexicon::new(), &Offer::plain(&moves), |_, _, _| 0.0));
        for _ in 0..ROUNDS {
            let drawn = [0, 1].map(|seat: usize| seats[seat].draw(&manner, &mut dice));
            let wins = match (drawn[0].arm, drawn[1].arm) {
                (0, 0) => 3.0,
                (1, 1) => 1.0,
                _ => -1.0,
            };
            for (bandit, (drawn, worth)) in seats.iter_mut().zip(drawn.into_iter().zip([wins, -wins])) {
                bandit.regret(&manner, drawn, worth);
                bandit.note(drawn.arm, worth, 0);
            }
        }
        // Either shows 1 in a third of the cases, exploring included: then the other gains by neither number.
        let wanted = 1.0 / 3.0;
        for bandit in seats {
            let share = f64::from(bandit.arms[0].visits) / f64::from(ROUNDS);
            assert!((share - wanted).abs() < 0.03, "{share} instead of {wanted}");
        }
    }
}

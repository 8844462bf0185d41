//! Regret matching, for decisions that several seats take at the same time and in secret.
//!
//! Where nobody knows what the others choose, the best reply is often a mixture, and always trying what looks best runs in
//! circles. So each seat draws an arm, the more often the more it regrets not having taken it; then mixtures converge to
//! where no seat would rather have chosen differently (regret matching+, with the means so far as a baseline for arms that
//! were not drawn).

use super::{Bandit, Candidate};
use crate::search::SearchConfig;
use tafel_rules::{Dice, Notation};

/// The share of draws in which every arm is as likely as any other.
const EXPLORED: f64 = 0.2;

/// Into how many parts a probability is divided for a draw.
const PARTS: u32 = 1 << 24;

/// How much the seat would rather have taken each move of a secret decision.
#[derive(Clone, Default, Debug)]
pub(super) struct Regrets {
    by_trials: Vec<f64>,
    /// What was considered last, the most promising first.
    considered: Vec<Considered>,
}

#[derive(Copy, Clone, Debug)]
struct Considered {
    arm: usize,
    trials: usize,
}

impl Regrets {
    /// The sum of the regrets of all moves considered.
    fn all(&self) -> f64 {
        self.considered.iter().map(|one| self.by_trials[one.trials]).sum()
    }

    /// The share of a move in the mixture: its share of all regret.
    fn share(&self, one: Considered, all: f64) -> f64 {
        if all > 0.0 { self.by_trials[one.trials] / all } else { self.even() }
    }

    fn even(&self) -> f64 {
        1.0 / self.considered.len() as f64
    }

    /// Draws one of the moves considered: its index among them, and how likely that was.
    fn draw(&self, dice: &mut Dice) -> (usize, f64) {
        let all = self.all();
        let chance = |one| (1.0 - EXPLORED) * self.share(one, all) + EXPLORED * self.even();
        let mut left = f64::from(dice.below(PARTS)) / f64::from(PARTS);
        let mut drawn = 0;
        for (nth, &one) in self.considered.iter().enumerate() {
            drawn = nth;
            left -= chance(one);
            if left < 0.0 {
                break;
            }
        }
        (drawn, chance(self.considered[drawn]))
    }
}

/// Which of the moves considered was drawn, and how likely that was.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(in crate::search) struct Drawn {
    nth: usize,
    chance: f64,
}

impl<M: Notation> Bandit<M> {
    /// One of the candidates, drawn by regret, if the choice is secret: if `alike` says that others cannot tell two moves
    /// apart. It is asked from the second visit on, since most decisions are met only once.
    pub(in crate::search) fn draw(
        &mut self,
        candidates: &[Candidate<M>],
        alike: impl FnOnce(M, M) -> bool,
        dice: &mut Dice,
    ) -> Option<(Candidate<M>, Drawn)> {
        if self.visits > 0 && !self.asked {
            self.asked = true;
            let is_secret = matches!(candidates, [one, other, ..] if alike(one.mv, other.mv));
            self.regrets = is_secret.then(Box::default);
        }
        let mut regrets = self.regrets.take()?;
        regrets.considered.clear();
        let begun = candidates.iter().map(|&one| Considered { arm: one.arm, trials: self.begin(one) });
        regrets.considered.extend(begun);
        regrets.by_trials.resize(self.trials.len(), 0.0);
        let (nth, chance) = regrets.draw(dice);
        self.regrets = Some(regrets);
        Some((candidates[nth], Drawn { nth, chance }))
    }

    /// Updates the regrets of all moves considered by what came of the one that was drawn.
    pub(in crate::search) fn regret(&mut self, config: &SearchConfig, drawn: Drawn, worth: f64) {
        let mut regrets = self.regrets.take().expect("what was drawn is secret");
        let (all, most_promising) = (regrets.all(), regrets.considered[0].arm);
        let expected = |one: Considered| self.expected(config, most_promising, one.arm);
        let chosen = regrets.considered[drawn.nth];
        let surprise = (worth - expected(chosen)) / drawn.chance;
        let brings = |one| expected(one) + if one.arm == chosen.arm { surprise } else { 0.0 };
        let mixed: f64 = regrets.considered.iter().map(|&one| regrets.share(one, all) * brings(one)).sum();
        for &one in &regrets.considered {
            let regret = &mut regrets.by_trials[one.trials];
            *regret = (*regret + brings(one) - mixed).max(0.0);
        }
        self.regrets = Some(regrets);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Offer;
    use super::*;
    use crate::Budget;
    use crate::search::lexicon::Lexicon;
    use tafel_pebbles::Move;
    use tafel_rules::{Seat, Seed};

    /// Two seats show a number at the same time; the first wins 3 if both are 1, 1 if both are 2, and loses 1 if they
    /// differ.
    #[test]
    fn mixtures_converge_to_where_no_seat_would_rather_have_chosen_differently() {
        const ROUNDS: u32 = 20_000;
        let config = SearchConfig::new(Budget::Iterations(ROUNDS));
        let moves: Vec<Move> = ["bid 1", "bid 2"].iter().map(|text| text.parse().unwrap()).collect();
        let mut dice = Dice::at(Seed::numbered(1, 1), 0);
        let mut lexicon = Lexicon::new();
        let offers: Vec<Offer<Move>> =
            moves.iter().map(|&mv| Offer { mv, key: lexicon.id((mv, 0)) }).collect();
        let mut candidates = vec![];
        let mut seats = [0, 1].map(|seat| {
            let mut bandit = Bandit::new(Seat(seat));
            bandit.consider(&mut lexicon, &offers, &config, |_, _| 0.0, &mut candidates);
            // From the second visit on it is asked whether the choice is secret.
            let trials = bandit.begin(candidates[0]);
            bandit.record(trials, 0.0, 0);
            bandit
        });
        for _ in 0..ROUNDS {
            let drawn =
                seats.each_mut().map(|bandit| bandit.draw(&candidates, |_, _| true, &mut dice).unwrap());
            let wins = match drawn.map(|(candidate, _)| candidate.mv == moves[0]) {
                [true, true] => 3.0,
                [false, false] => 1.0,
                _ => -1.0,
            };
            for (bandit, ((candidate, drawn), worth)) in
                seats.iter_mut().zip(drawn.into_iter().zip([wins, -wins]))
            {
                bandit.regret(&config, drawn, worth);
                let trials = bandit.begin(candidate);
                bandit.record(trials, worth, 0);
            }
        }
        // Either shows 1 in a third of the cases, exploring included: then the other gains by neither number.
        let wanted = 1.0 / 3.0;
        for bandit in seats {
            let share = f64::from(bandit.trials[0].count) / f64::from(ROUNDS);
            assert!((share - wanted).abs() < 0.03, "{share} instead of {wanted}");
        }
    }
}

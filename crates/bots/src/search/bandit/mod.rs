//! The statistics of one seat's decision: which moves there are, how often each was tried, and what came of it.
//!
//! `arms` says which moves come into consideration, `selection` and `regret` which of them is tried next.

mod arms;
mod regret;
mod selection;

pub(super) use arms::{Candidate, Offer};
pub(super) use regret::Drawn;

use super::tree::Place;
use arms::Arm;
use regret::Regrets;
use std::num::NonZero;
use tafel_rules::{Notation, Seat};

/// The statistics of an arm that was tried.
#[derive(Copy, Clone, Debug)]
pub(super) struct Trials<M> {
    /// The move that was made last.
    pub(super) mv: M,
    pub(super) count: u32,
    /// The node after it, once it was visited.
    pub(super) child: Option<Place>,
    /// The sum of what it was worth for the seat.
    sum: f64,
    /// The sum of the points that were then expected for the seat.
    points: f64,
}

impl<M> Trials<M> {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count)
    }

    /// The points that were expected on average after it.
    pub(super) fn mean_points(&self) -> f64 {
        self.points / f64::from(self.count)
    }
}

/// One seat's decision at a node.
#[derive(Clone, Debug)]
pub(super) struct Bandit<M> {
    pub(super) seat: Seat,
    pub(super) visits: u32,
    sum: f64,
    /// One for each learning key that was ever met here, the most promising first.
    arms: Vec<Arm>,
    /// The statistics of those that were tried.
    pub(super) trials: Vec<Trials<M>>,
    /// For how many trials a prior counts.
    prior_weight: f64,
    /// Whether it was asked if others cannot tell which move is made.
    asked: bool,
    /// The regrets, if they cannot.
    regrets: Option<Box<Regrets>>,
}

impl<M: Notation> Bandit<M> {
    pub(super) fn new(seat: Seat) -> Bandit<M> {
        Bandit {
            seat,
            visits: 0,
            sum: 0.0,
            arms: vec![],
            trials: vec![],
            prior_weight: 1.0,
            asked: false,
            regrets: None,
        }
    }

    fn trials_of(&self, arm: usize) -> Option<&Trials<M>> {
        self.arms[arm].trials.map(|nth| &self.trials[nth.get() as usize - 1])
    }

    /// What the decision is worth on average.
    fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.sum / f64::from(self.visits) }
    }

    /// Starts a trial of a candidate, and returns the index of its statistics.
    pub(super) fn begin(&mut self, candidate: Candidate<M>) -> usize {
        let own = &mut self.arms[candidate.arm].trials;
        let nth = own.map_or(self.trials.len(), |nth| nth.get() as usize - 1);
        if own.is_none() {
            *own = NonZero::new(nth as u32 + 1);
            self.trials.push(Trials { mv: candidate.mv, count: 0, child: None, sum: 0.0, points: 0.0 });
        }
        self.trials[nth].mv = candidate.mv;
        nth
    }

    /// Records what came of a trial.
    pub(super) fn record(&mut self, trials: usize, worth: f64, points: i32) {
        self.visits += 1;
        self.sum += worth;
        let trials = &mut self.trials[trials];
        trials.count += 1;
        trials.sum += worth;
        trials.points += f64::from(points);
    }

    /// By how many trials the most tried arm leads.
    pub(super) fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for trials in &self.trials {
            second = second.max(trials.count.min(first));
            first = first.max(trials.count);
        }
        first - second
    }

    /// What was tried, of the moves that are legal: the most visited first, of equals the one that did best.
    pub(super) fn most_visited(&self, legal: &[M]) -> Vec<Trials<M>> {
        let tried = self.trials.iter().filter(|trials| trials.count > 0 && legal.contains(&trials.mv));
        let mut tried: Vec<Trials<M>> = tried.copied().collect();
        tried.sort_by(|a, b| b.count.cmp(&a.count).then(b.mean().total_cmp(&a.mean())));
        tried
    }
}

#[cfg(test)]
mod tests;

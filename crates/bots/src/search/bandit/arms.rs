//! The moves of a decision, and which of them come into consideration.

use super::Bandit;
use crate::search::SearchConfig;
use crate::search::lexicon::{KeyId, Lexicon};
use std::num::NonZero;
use tafel_rules::Notation;

/// A legal move, and its learning key.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(in crate::search) struct Offer<M> {
    pub(in crate::search) mv: M,
    pub(in crate::search) key: KeyId,
}

/// A learning key among the moves of a decision. Most are never tried: the statistics of those that are stand apart, so that
/// a tree stays small enough for the caches of a processor.
#[derive(Copy, Clone, Debug)]
pub(super) struct Arm {
    key: KeyId,
    /// The index of its statistics, counted from one, once it was tried.
    pub(super) trials: Option<NonZero<u32>>,
    /// What the move changes at first sight: it orders moves before anything is known about them.
    pub(super) prior: f64,
}

/// A move that comes into consideration. Of moves with the same key the last one stands for all.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(in crate::search) struct Candidate<M> {
    pub(in crate::search) mv: M,
    pub(in crate::search) arm: usize,
}

/// How many of the offers were found among the arms.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Found {
    All,
    Part,
}

impl<M: Notation> Bandit<M> {
    /// Lists which of the offers come into consideration, the most promising first: the more often the decision is met, the
    /// more of them. Those with a new key get an arm, whose prior is what `prior` says they change.
    pub(in crate::search) fn consider(
        &mut self,
        lexicon: &mut Lexicon<M>,
        offers: &[Offer<M>],
        config: &SearchConfig,
        prior: impl FnMut(&mut Lexicon<M>, Offer<M>) -> f64,
        candidates: &mut Vec<Candidate<M>>,
    ) {
        let most = (config.widening * f64::from(self.visits + 1).sqrt()) as usize + 1;
        if self.find(lexicon, offers, most, candidates) == Found::Part {
            self.add_arms(lexicon, offers, prior);
            self.find(lexicon, offers, most, candidates);
        }
    }

    /// Lists at most `most` of the offers that have an arm, the most promising first.
    fn find(
        &self,
        lexicon: &mut Lexicon<M>,
        offers: &[Offer<M>],
        most: usize,
        candidates: &mut Vec<Candidate<M>>,
    ) -> Found {
        lexicon.open_page();
        let numbered = offers.iter().enumerate();
        let mut missing = numbered.filter(|&(nth, offer)| lexicon.enter(offer.key, nth).is_none()).count();
        candidates.clear();
        for (arm, known) in self.arms.iter().enumerate() {
            if missing == 0 {
                break;
            }
            if let Some(offer) = lexicon.entry(known.key) {
                missing -= 1;
                if candidates.len() < most {
                    candidates.push(Candidate { mv: offers[offer].mv, arm });
                }
            }
        }
        if missing == 0 { Found::All } else { Found::Part }
    }

    /// Adds an arm for each new key among the offers.
    fn add_arms(
        &mut self,
        lexicon: &mut Lexicon<M>,
        offers: &[Offer<M>],
        mut prior: impl FnMut(&mut Lexicon<M>, Offer<M>) -> f64,
    ) {
        if self.arms.is_empty() {
            self.arms.reserve_exact(offers.len());
        }
        lexicon.open_page();
        self.arms.iter().enumerate().for_each(|(nth, arm)| {
            lexicon.enter(arm.key, nth);
        });
        for &offer in offers {
            if lexicon.enter(offer.key, self.arms.len()).is_none() {
                self.arms.push(Arm { key: offer.key, trials: None, prior: prior(lexicon, offer) });
            }
        }
        self.rank();
    }

    fn rank(&mut self) {
        self.arms.sort_by(|one, other| other.prior.total_cmp(&one.prior));
    }

    /// Replaces the priors by those of a longer look, which count for `prior_weight` trials.
    pub(in crate::search) fn set_priors(
        &mut self,
        lexicon: &mut Lexicon<M>,
        worths: &[(Offer<M>, f64)],
        prior_weight: f64,
    ) {
        self.prior_weight = prior_weight;
        let best = worths.iter().map(|&(_, worth)| worth).fold(f64::NEG_INFINITY, f64::max);
        let offers: Vec<Offer<M>> = worths.iter().map(|&(offer, _)| offer).collect();
        self.add_arms(lexicon, &offers, |_, _| 0.0);
        for arm in &mut self.arms {
            if let Some(&(_, worth)) = worths.iter().rfind(|(offer, _)| offer.key == arm.key) {
                arm.prior = worth - best;
            }
        }
        self.rank();
    }
}

//! How a search searches.

use crate::Budget;
use tafel_evaluate::{Evaluate, SearchProfile};

/// The settings of a search.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SearchConfig {
    /// How long it thinks.
    pub budget: Budget,
    /// How eagerly it tries moves that were tried little.
    pub exploration: f64,
    /// How fast more moves come into consideration: this many times the square root of the visits, the most promising
    /// first.
    pub widening: f64,
    /// How much of what a move looks worse than the best counts before it is tried.
    pub prior_scale: f64,
    /// For how many trials the priors of the decision at hand count: those of a greedy player.
    pub prior_weight: f64,
    /// How many nodes an iteration adds while a turn goes on: in the middle of a turn an estimate may see costs without what
    /// they were paid for.
    pub nodes_per_iteration: usize,
    /// After how many meetings a known move is evaluated again: a match goes on, and what a move usually changes does too.
    pub refresh_interval: u32,
}

impl SearchConfig {
    /// What suits most games.
    pub fn new(budget: Budget) -> SearchConfig {
        SearchConfig::with_profile(budget, SearchProfile::USUAL)
    }

    /// What suits a game, as it says itself.
    pub fn for_game<R: Evaluate>(budget: Budget) -> SearchConfig {
        SearchConfig::with_profile(budget, R::SEARCH)
    }

    fn with_profile(budget: Budget, profile: SearchProfile) -> SearchConfig {
        SearchConfig {
            budget,
            exploration: 1.0,
            widening: 1.5,
            prior_scale: 0.5,
            prior_weight: 8.0,
            nodes_per_iteration: profile.nodes_per_iteration,
            refresh_interval: profile.refresh_interval,
        }
    }
}

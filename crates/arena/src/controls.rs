//! Checks that every contest runs along: if they fail, its figures mean nothing.

use crate::{Contest, Series, outcome};
use serde::{Deserialize, Serialize};
use tafel_bots::Level;
use tafel_evaluate::Evaluate;

/// The results of a run's controls, in hundredths of a per cent.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Controls {
    /// How often a greedy bot comes before itself: exactly half of the time, since it plays the same match in every
    /// seating.
    pub mirror: u16,
    /// How often a greedy bot comes before a random one.
    pub saturation: u16,
}

/// Deals of each control; they are there to fail, not to measure.
const DEALS: u64 = 4;

/// Below this the greedy bot is broken.
const SATURATED: u16 = 8000;

impl Controls {
    /// Plays the controls of a game.
    pub fn of<R: Evaluate>(rules: &R, options: &R::Options, series: Series) -> Controls {
        let ahead = |levels: &[Level]| {
            let names: Vec<String> = levels.iter().map(ToString::to_string).collect();
            let contest = Contest { options, bots: levels, series };
            let outcome = outcome(&names, &contest.play(rules, (0..DEALS).collect(), || {}), series);
            (10_000.0 * outcome.payoff[0][1].unwrap_or_default()).round() as u16
        };
        Controls { mirror: ahead(&[Level::Greedy; 2]), saturation: ahead(&[Level::Greedy, Level::Random]) }
    }

    /// Whether both controls are as they must be.
    pub fn hold(&self) -> bool {
        self.mirror == 5000 && self.saturation >= SATURATED
    }
}

//! Bots by name, the same words for every game.

use crate::{Bot, Budget, Greedy, Manner, Random, Search};
use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::Duration;
use tafel_rules::{Dice, Rules, Unreadable};

/// How strong a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any move.
    Random,
    /// The move after which the expected points are highest.
    Greedy,
    /// The move that tree search finds.
    Search(Budget),
}

/// What `search` alone means.
const USUAL: Budget = Budget::Iterations(1000);

impl Level {
    /// A bot of this level, whose own choices fall by `dice`.
    pub fn bot<R: Rules>(self, dice: Dice) -> Box<dyn Bot<R>> {
        match self {
            Level::Random => Box::new(Random(dice)),
            Level::Greedy => Box::new(Greedy::new(dice)),
            Level::Search(budget) => Box::new(Search::new(Manner::new(budget), dice)),
        }
    }
}

/// `random`, `greedy`, `search:1000`, `search:200ms`.
impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => f.pad("random"),
            Level::Greedy => f.pad("greedy"),
            Level::Search(Budget::Iterations(iterations)) => f.pad(&format!("search:{iterations}")),
            Level::Search(Budget::Time(time)) => f.pad(&format!("search:{}ms", time.as_millis())),
        }
    }
}

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Level, Unreadable> {
        match text {
            "random" => Ok(Level::Random),
            "greedy" => Ok(Level::Greedy),
            "search" => Ok(Level::Search(USUAL)),
            _ => text.strip_prefix("search:").and_then(budget).map(Level::Search).ok_or_else(|| {
                Unreadable::new(text, "a bot: random, greedy, search, search:ITERATIONS or search:TIMEms")
            }),
        }
    }
}

/// `1000` iterations or `200ms`; thinking takes at least one of them, and at most an hour.
fn budget(text: &str) -> Option<Budget> {
    match text.strip_suffix("ms") {
        Some(time) => {
            let time = time.parse().ok().filter(|time| (1..=3_600_000).contains(time))?;
            Some(Budget::Time(Duration::from_millis(time)))
        }
        None => text.parse().ok().filter(|&iterations| iterations > 0).map(Budget::Iterations),
    }
}

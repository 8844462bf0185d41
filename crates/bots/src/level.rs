//! Bots by name, the same words for every game.

use crate::deliberate::Deliberate;
use crate::{Advice, Bot, Budget, Clock, Greedy, Hasty, Random, Search, SearchConfig, system_clock};
use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::Duration;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seat, Unreadable};

/// How strong a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any move.
    Random,
    /// The move right after which the expected points are highest.
    Hasty,
    /// The move after which the expected points are highest.
    Greedy,
    /// The first move of the best plan for the phase; the number is how many plans are followed at a time.
    Plan(u8),
    /// The move that tree search finds.
    Search(Budget),
    /// For people: any of the moves that look passable.
    Apprentice,
    /// For people: any of the moves that look good.
    Journeyman,
    /// For people: a short search, or a plan where no other seat can interfere.
    Expert,
    /// For people: a long search, or the best of many plans.
    Master,
}

/// By how much a move of apprentices and journeymen may look worse than the best at the beginning of a match, in hundredths
/// of a point.
const APPRENTICE: i32 = 500;
const JOURNEYMAN: i32 = 200;

/// What `search` alone means.
const USUAL: Budget = Budget::Iterations(1000);

/// How long experts think about a turn; for masters each game says how long is worth it.
const EXPERT: Budget = Budget::Iterations(60);

/// How many plans they follow at a time where no other seat can interfere.
const EXPERT_PLANS: usize = 3;
const MASTER_PLANS: usize = 16;

impl Level {
    /// The levels for people, the weakest first.
    pub const FOR_PEOPLE: [Level; 4] = [Level::Apprentice, Level::Journeyman, Level::Expert, Level::Master];

    /// A bot of this level that draws from `dice`. Time, where it is the budget, goes by the system's clock.
    pub fn bot<R: Evaluate>(self, dice: Dice) -> Box<dyn Bot<R>> {
        self.bot_with_clock(dice, system_clock)
    }

    /// The same with another clock, which is read only where time is the budget.
    pub fn bot_with_clock<R: Evaluate>(self, dice: Dice, clock: Clock) -> Box<dyn Bot<R>> {
        match self {
            Level::Random => Box::new(Random(dice)),
            Level::Hasty => Box::new(Hasty(dice)),
            Level::Greedy => Box::new(Greedy::new(dice)),
            Level::Apprentice => Box::new(Greedy::new(dice).lenient(APPRENTICE)),
            Level::Journeyman => Box::new(Greedy::new(dice).lenient(JOURNEYMAN)),
            Level::Search(budget) => {
                Box::new(Search::new(SearchConfig::for_game::<R>(budget), dice).with_clock(clock))
            }
            Level::Plan(width) => Box::new(Greedy::planning(dice, usize::from(width))),
            Level::Expert => Box::new(Deliberate::new(EXPERT_PLANS, EXPERT, dice, clock)),
            Level::Master => {
                let budget = Budget::Iterations(R::SEARCH.master_iterations);
                Box::new(Deliberate::new(MASTER_PLANS, budget, dice, clock))
            }
        }
    }

    /// What a bot of this level expects of the moves of a decision, the best first; empty for a level that does not
    /// compare moves.
    pub fn advise<R: Evaluate>(
        self,
        rules: &R,
        seat: Seat,
        view: &R::View,
        moves: &[R::Move],
        dice: Dice,
    ) -> Vec<Advice<R::Move>> {
        self.bot(dice).advise(rules, seat, view, moves)
    }
}

/// `random`, `greedy`, `search:1000`, `search:200ms`, `master`.
impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => f.pad("random"),
            Level::Hasty => f.pad("hasty"),
            Level::Greedy => f.pad("greedy"),
            Level::Plan(width) => f.pad(&format!("plan:{width}")),
            Level::Search(Budget::Iterations(iterations)) => f.pad(&format!("search:{iterations}")),
            Level::Search(Budget::Time(time)) => f.pad(&format!("search:{}ms", time.as_millis())),
            Level::Apprentice => f.pad("apprentice"),
            Level::Journeyman => f.pad("journeyman"),
            Level::Expert => f.pad("expert"),
            Level::Master => f.pad("master"),
        }
    }
}

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Level, Unreadable> {
        match text {
            "random" => Ok(Level::Random),
            "hasty" => Ok(Level::Hasty),
            "greedy" => Ok(Level::Greedy),
            "search" => Ok(Level::Search(USUAL)),
            "apprentice" => Ok(Level::Apprentice),
            "journeyman" => Ok(Level::Journeyman),
            "expert" => Ok(Level::Expert),
            "master" => Ok(Level::Master),
            _ => tuned(text).ok_or_else(|| {
                Unreadable::new(
                    text,
                    "a bot: apprentice, journeyman, expert, master; random, hasty, greedy, plan:WIDTH, search, \
                     search:ITERATIONS or search:TIMEms",
                )
            }),
        }
    }
}

/// `plan:3`, `search:1000`, `search:200ms`.
fn tuned(text: &str) -> Option<Level> {
    match text.split_once(':')? {
        ("plan", width) => width.parse().ok().filter(|&width| width > 0).map(Level::Plan),
        ("search", given) => budget(given).map(Level::Search),
        _ => None,
    }
}

/// `1000` iterations or `200ms`: at least one of either, and at most an hour.
fn budget(text: &str) -> Option<Budget> {
    match text.strip_suffix("ms") {
        Some(time) => {
            let time = time.parse().ok().filter(|time| (1..=3_600_000).contains(time))?;
            Some(Budget::Time(Duration::from_millis(time)))
        }
        None => text.parse().ok().filter(|&iterations| iterations > 0).map(Budget::Iterations),
    }
}

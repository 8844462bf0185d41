//! How thorough a review is, in numbers.

use tafel_bots::Depth;
use tafel_wire::ReviewDepth;

/// How often a move and its alternatives are tried.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Effort {
    /// How many samples there are: the interval comes from how they differ.
    pub(crate) samples: u32,
    /// Of how many walks each is the mean.
    pub(crate) walks: u32,
}

impl Effort {
    /// How often each alternative is tried.
    pub(crate) fn trials(self) -> u32 {
        self.samples * self.walks
    }
}

/// The numbers behind a depth.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    /// How many states are imagined for what a seat knows.
    pub(crate) imagined: u64,
    /// How often a turn is played to its end where chance takes part in it.
    pub(crate) turns: u64,
    /// Of how many ways in which chance can fall an expectation is the mean, at most.
    pub(crate) ways: usize,
    /// How long is thought about what else could have been decided.
    pub(crate) proposals: Depth,
    /// What every decision is given.
    pub(crate) screen: Effort,
    /// What a decision is given that seems to have cost something.
    pub(crate) look: Effort,
}

/// How many other moves are compared with the one that was made.
pub(crate) const ALTERNATIVES: usize = 3;

impl Settings {
    pub(crate) fn of(depth: ReviewDepth) -> Settings {
        match depth {
            ReviewDepth::Quick => Settings {
                imagined: 4,
                turns: 4,
                ways: 16,
                proposals: Depth { iterations: 120, plans: 3 },
                screen: Effort { samples: 4, walks: 16 },
                look: Effort { samples: 12, walks: 32 },
            },
            ReviewDepth::Deep => Settings {
                imagined: 8,
                turns: 16,
                ways: 64,
                proposals: Depth { iterations: 2_000, plans: 16 },
                screen: Effort { samples: 8, walks: 64 },
                look: Effort { samples: 32, walks: 128 },
            },
        }
    }
}

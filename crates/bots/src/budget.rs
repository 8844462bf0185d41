//! How long a search may think, and when it stops.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// How long a search may think about one decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many iterations: the same decision for the same dice, on every machine.
    Iterations(u32),
    /// This much time, by the clock that the search was given.
    Time(Duration),
}

/// Returns the time since a moment that stays the same. It is called for [`Budget::Time`] alone, so that bots with a budget
/// of iterations also run where there is no clock, such as `wasm32-unknown-unknown`.
pub type Clock = fn() -> Duration;

/// The clock of the operating system.
pub fn system_clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// After how many iterations a search checks whether it can stop early: a check costs as much as some of them.
const CHECK_INTERVAL: u32 = 16;

/// When a search stops.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Stop {
    /// After this many iterations.
    After(u32),
    /// As soon as the clock shows this time.
    At(Duration, Clock),
}

impl Stop {
    /// When a search stops that begins now, at a root that has been visited `known` times already. The budget is that of a
    /// turn: what an earlier step of the same turn found out counts, except for a quarter that is always spent afresh.
    pub(crate) fn new(budget: Budget, known: u32, clock: Clock) -> Stop {
        match budget {
            Budget::Iterations(most) => Stop::After(most.saturating_sub(known).max(most.div_ceil(4))),
            Budget::Time(time) => Stop::At(clock() + time, clock),
        }
    }

    /// Whether it stops after these iterations: also as soon as the leading move could not lose its `lead` any more.
    pub(crate) fn is_reached(self, iterations: u32, lead: impl FnOnce() -> u32) -> bool {
        let is_check = iterations > 0 && iterations.is_multiple_of(CHECK_INTERVAL);
        match self {
            Stop::After(most) => iterations >= most || is_check && lead() > most - iterations,
            Stop::At(time, clock) => is_check && clock() >= time,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    fn no_clock() -> Duration {
        panic!("a budget of iterations needs no clock")
    }

    #[test]
    fn a_budget_of_iterations_reads_no_clock() {
        let stop = Stop::new(Budget::Iterations(100), 30, no_clock);
        assert!(!stop.is_reached(0, || 0));
        assert!(!stop.is_reached(64, || 6), "six more could change the leader");
        assert!(stop.is_reached(64, || 7));
        assert!(!stop.is_reached(63, || 99), "it checks now and then");
        assert!(stop.is_reached(70, || 0));
    }

    #[test]
    fn a_quarter_of_the_budget_is_spent_on_every_step() {
        let stop = Stop::new(Budget::Iterations(100), 99, no_clock);
        assert!(!stop.is_reached(24, || 0));
        assert!(stop.is_reached(25, || 0));
    }

    #[test]
    fn a_budget_of_time_goes_by_the_clock_it_is_given() {
        static SECONDS: AtomicU64 = AtomicU64::new(0);
        let clock = || Duration::from_secs(SECONDS.fetch_add(1, Ordering::Relaxed));
        let stop = Stop::new(Budget::Time(Duration::from_secs(3)), 0, clock);
        assert!(!stop.is_reached(15, || 99), "it checks now and then");
        let checks = (1..).find(|check| stop.is_reached(check * CHECK_INTERVAL, || 99));
        assert_eq!(checks, Some(3));
    }
}

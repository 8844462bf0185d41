//! When no server was there, as clocks need to know it: people get that time back.

use crate::store::Outage;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, PoisonError, RwLock};

/// All outages so far. Copies share them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outages(Arc<Known>);

#[derive(Debug, Default)]
struct Known {
    list: RwLock<Vec<Outage>>,
    /// Until when it is known that a server was there, or how long none was.
    until: AtomicI64,
}

impl Outages {
    /// Up to `until` these are all.
    pub(crate) fn set(&self, outages: Vec<Outage>, until: i64) {
        *self.0.list.write().unwrap_or_else(PoisonError::into_inner) = outages;
        self.0.until.store(until, Relaxed);
    }

    /// How many there were, and how long they were together, in milliseconds.
    pub(crate) fn in_all(&self) -> (usize, i64) {
        let list = self.0.list.read().unwrap_or_else(PoisonError::into_inner);
        (list.len(), list.iter().map(|outage| outage.ended - outage.began).sum())
    }

    /// Until when all outages are known.
    pub(crate) fn known_until(&self) -> i64 {
        self.0.until.load(Relaxed)
    }

    /// How much of the time between two moments no server was there.
    pub(crate) fn between(&self, since: i64, until: i64) -> i64 {
        let list = self.0.list.read().unwrap_or_else(PoisonError::into_inner);
        // They stand in order and do not overlap: those that ended before are most, and all of them come first.
        let first = list.partition_point(|outage| outage.ended <= since);
        let within = list[first..].iter().take_while(|outage| outage.began < until);
        within.map(|outage| outage.ended.min(until) - outage.began.max(since)).sum()
    }

    /// How much of the time since a moment no server was there.
    pub(crate) fn since(&self, since: i64) -> i64 {
        self.between(since, i64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_of_an_outage_falls_between_two_moments_counts() {
        let outages = Outages::default();
        outages.set(vec![Outage { began: 100, ended: 200 }, Outage { began: 500, ended: 600 }], 900);
        assert_eq!(outages.between(0, 50), 0);
        assert_eq!(outages.between(0, 150), 50);
        assert_eq!(outages.between(120, 1000), 180);
        assert_eq!(outages.between(200, 500), 0);
        assert_eq!(outages.between(550, 560), 10);
        assert_eq!(outages.since(0), 200);
        assert_eq!(outages.since(600), 0);
        assert_eq!(outages.known_until(), 900);
        assert_eq!(outages.in_all(), (2, 200));
    }
}

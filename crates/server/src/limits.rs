//! How much one address or one connection may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often something may be asked for: on average, and how often at once.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Rate {
    per_second: f64,
    at_once: f64,
}

impl Rate {
    /// So many a second, and four seconds' worth at once.
    pub(crate) fn per_second(times: u32) -> Rate {
        Rate { per_second: f64::from(times), at_once: 4.0 * f64::from(times) }
    }

    /// So many a minute, all of them at once if need be.
    pub(crate) fn per_minute(times: u32) -> Rate {
        Rate { per_second: f64::from(times) / 60.0, at_once: f64::from(times) }
    }
}

/// A bucket that fills at a steady rate, and from which every request takes one.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Bucket {
    drops: f64,
    since: Instant,
}

impl Bucket {
    /// A full one.
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { drops: rate.at_once, since: now }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let filled = now.saturating_duration_since(self.since).as_secs_f64() * rate.per_second;
        self.drops = (self.drops + filled).min(rate.at_once);
        self.since = now;
        let enough = self.drops >= 1.0;
        if enough {
            self.drops -= 1.0;
        }
        enough
    }
}

/// A bucket for each address.
#[derive(Debug)]
pub(crate) struct Addresses {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// From so many addresses on, those that have been quiet are forgotten.
const MANY: usize = 10_000;

impl Addresses {
    pub(crate) fn new(rate: Rate) -> Addresses {
        Addresses { rate, buckets: Mutex::default() }
    }

    /// Whether this address may ask once more.
    pub(crate) fn may_ask(&self, address: IpAddr, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            let quiet = Duration::from_secs_f64(self.rate.at_once / self.rate.per_second);
            buckets.retain(|_, bucket| now.saturating_duration_since(bucket.since) < quiet);
        }
        let bucket = buckets.entry(address).or_insert_with(|| Bucket::full(self.rate, now));
        bucket.take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn a_bucket_allows_a_burst_and_then_its_rate() {
        let start = Instant::now();
        let twice = Rate::per_second(2);
        let mut bucket = Bucket::full(twice, start);
        assert_eq!((0..20).filter(|_| bucket.take(twice, start)).count(), 8);
        assert!(bucket.take(twice, start + Duration::from_millis(500)));
        assert!(!bucket.take(twice, start + Duration::from_millis(600)));
        let rarely = Rate::per_minute(3);
        let mut bucket = Bucket::full(rarely, start);
        assert_eq!((0..20).filter(|_| bucket.take(rarely, start)).count(), 3);
        assert!(!bucket.take(rarely, start + Duration::from_secs(19)));
        assert!(bucket.take(rarely, start + Duration::from_secs(39)));
    }

    #[test]
    fn addresses_do_not_share_a_bucket() {
        let addresses = Addresses::new(Rate::per_second(1));
        let now = Instant::now();
        let asks =
            |last| (0..9).filter(|_| addresses.may_ask(Ipv4Addr::new(10, 0, 0, last).into(), now)).count();
        assert_eq!((asks(1), asks(2), asks(1)), (4, 4, 0));
    }
}

//! How much one address or one connection may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A bucket that fills at a steady rate, and from which every request takes one.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Bucket {
    drops: f64,
    since: Instant,
}

/// How many seconds' worth a bucket holds.
const BURST_SECONDS: f64 = 4.0;

impl Bucket {
    /// A full one.
    pub(crate) fn full(per_second: u32, now: Instant) -> Bucket {
        Bucket { drops: f64::from(per_second) * BURST_SECONDS, since: now }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, per_second: u32, now: Instant) -> bool {
        let rate = f64::from(per_second);
        let filled = now.saturating_duration_since(self.since).as_secs_f64() * rate;
        self.drops = (self.drops + filled).min(rate * BURST_SECONDS);
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
    per_second: u32,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// From so many addresses on, those that have been quiet are forgotten.
const MANY: usize = 10_000;

impl Addresses {
    pub(crate) fn new(per_second: u32) -> Addresses {
        Addresses { per_second, buckets: Mutex::default() }
    }

    /// Whether this address may ask once more.
    pub(crate) fn may_ask(&self, address: IpAddr, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            let quiet = Duration::from_secs_f64(BURST_SECONDS);
            buckets.retain(|_, bucket| now.saturating_duration_since(bucket.since) < quiet);
        }
        let bucket = buckets.entry(address).or_insert_with(|| Bucket::full(self.per_second, now));
        bucket.take(self.per_second, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn a_bucket_allows_a_burst_and_then_its_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::full(2, start);
        assert_eq!((0..20).filter(|_| bucket.take(2, start)).count(), 8);
        assert!(bucket.take(2, start + Duration::from_millis(500)));
        assert!(!bucket.take(2, start + Duration::from_millis(600)));
    }

    #[test]
    fn addresses_do_not_share_a_bucket() {
        let addresses = Addresses::new(1);
        let now = Instant::now();
        let asks =
            |last| (0..9).filter(|_| addresses.may_ask(Ipv4Addr::new(10, 0, 0, last).into(), now)).count();
        assert_eq!((asks(1), asks(2), asks(1)), (4, 4, 0));
    }
}

//! How much one address, person, table or connection may ask for.

use crate::address::Address;
use crate::config::Config;
use crate::error::Error;
use crate::id::{PlayerId, TableId};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often something may be asked for: on average, and how often at once.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Rate {
    per_second: f64,
    at_once: f64,
}

impl Rate {
    /// A number each second, and four seconds' worth at once.
    pub(crate) fn per_second(times: u32) -> Rate {
        Rate { per_second: f64::from(times), at_once: 4.0 * f64::from(times) }
    }

    /// A number each minute, all of them at once if need be.
    pub(crate) fn per_minute(times: u32) -> Rate {
        Rate { per_second: f64::from(times) / 60.0, at_once: f64::from(times) }
    }
}

impl Rate {
    /// A number each hour, all of them at once if need be.
    pub(crate) fn per_hour(times: u32) -> Rate {
        Rate { per_second: f64::from(times) / 3600.0, at_once: f64::from(times) }
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

    /// Takes one, if there is one; otherwise how long it takes until there is.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        let filled = now.saturating_duration_since(self.since).as_secs_f64() * rate.per_second;
        self.drops = (self.drops + filled).min(rate.at_once);
        self.since = now;
        if self.drops >= 1.0 {
            self.drops -= 1.0;
            return Ok(());
        }
        let missing = (1.0 - self.drops) / rate.per_second;
        Err(Duration::try_from_secs_f64(missing).unwrap_or(Duration::MAX))
    }
}

/// The most keys that are remembered in one generation.
const MANY: usize = 20_000;

/// Values by key, of which those that were not used for long are forgotten: there are two generations, and when the
/// younger one is full it becomes the older one, whose keys are forgotten unless they are asked for again.
#[derive(Debug)]
pub(crate) struct Remembered<K, V> {
    young: HashMap<K, V>,
    old: HashMap<K, V>,
}

impl<K: Eq + Hash + Copy, V: Copy> Remembered<K, V> {
    pub(crate) fn new() -> Remembered<K, V> {
        Remembered { young: HashMap::new(), old: HashMap::new() }
    }

    pub(crate) fn entry(&mut self, key: K, usual: impl FnOnce() -> V) -> &mut V {
        if self.young.len() >= MANY && !self.young.contains_key(&key) {
            self.old = std::mem::take(&mut self.young);
        }
        let old = &mut self.old;
        self.young.entry(key).or_insert_with(|| old.remove(&key).unwrap_or_else(usual))
    }

    fn forget(&mut self, key: K) {
        self.young.remove(&key);
        self.old.remove(&key);
    }
}

/// A bucket for each key.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<Remembered<K, Bucket>>,
}

impl<K: Eq + Hash + Copy> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::new(Remembered::new()) }
    }

    /// Whether this key may ask once more; otherwise how long it has to wait.
    pub(crate) fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        let rate = self.rate;
        lock(&self.buckets).entry(key, || Bucket::full(rate, now)).take(rate, now)
    }
}

/// Where somebody who fails again and again has to wait twice as long each time.
#[derive(Debug)]
pub(crate) struct Backoff<K>(Mutex<Remembered<K, Failures>>);

#[derive(Copy, Clone, Debug)]
struct Failures {
    count: u32,
    last: Instant,
}

/// How often one may fail without having to wait.
const FREE: u32 = 5;
/// The longest wait, after which failures are also forgotten one by one: whoever guesses comes to 60 an hour, and whoever
/// the account belongs to is never shut out for long.
const LONGEST: Duration = Duration::from_secs(60);

impl Failures {
    fn wait(self) -> Duration {
        if self.count < FREE {
            return Duration::ZERO;
        }
        LONGEST.min(Duration::from_secs(1 << (self.count - FREE).min(6)))
    }
}

impl<K: Eq + Hash + Copy> Backoff<K> {
    pub(crate) fn new() -> Backoff<K> {
        Backoff(Mutex::new(Remembered::new()))
    }

    /// Whether one may try; otherwise how long to wait. Who tries has failed until it is known otherwise, so that many
    /// tries at once count.
    pub(crate) fn attempt(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut failures = lock(&self.0);
        let known = failures.entry(key, || Failures { count: 0, last: now });
        let quiet = now.saturating_duration_since(known.last);
        known.count -= known.count.min((quiet.as_secs() / (10 * LONGEST.as_secs())) as u32);
        match known.wait().checked_sub(quiet) {
            Some(left) if !left.is_zero() => Err(left),
            _ => {
                *known = Failures { count: known.count.saturating_add(1), last: now };
                Ok(())
            }
        }
    }

    /// It was no failure.
    pub(crate) fn succeeded(&self, key: K) {
        lock(&self.0).forget(key);
    }
}

/// Who sends messages to a table: a person, on however many connections, or a connection of somebody unknown.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Sender {
    Person(PlayerId, TableId),
    Unknown(u64),
}

/// Things said a second, on average: by one person, and at one table.
const SAID_BY_PERSON: u32 = 1;
const SAID_AT_TABLE: u32 = 5;

/// All limits that are not of one connection alone.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: Buckets<IpAddr>,
    passwords: Buckets<IpAddr>,
    guests: Buckets<IpAddr>,
    tables_from: Buckets<IpAddr>,
    tables_by: Buckets<PlayerId>,
    reports: Buckets<PlayerId>,
    messages: Buckets<Sender>,
    said_by: Buckets<PlayerId>,
    said_at: Buckets<TableId>,
    /// By a digest of the login, whether there is such an account or not.
    logins: Backoff<u64>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            requests: Buckets::new(Rate::per_second(config.requests_per_second)),
            passwords: Buckets::new(Rate::per_minute(config.passwords_per_minute)),
            guests: Buckets::new(Rate::per_minute(config.guests_per_minute)),
            tables_from: Buckets::new(Rate::per_minute(config.tables_per_minute)),
            tables_by: Buckets::new(Rate::per_minute(config.tables_per_minute.div_ceil(3))),
            reports: Buckets::new(Rate::per_hour(config.reports_per_hour)),
            messages: Buckets::new(Rate::per_second(config.messages_per_second)),
            said_by: Buckets::new(Rate::per_second(SAID_BY_PERSON)),
            said_at: Buckets::new(Rate::per_second(SAID_AT_TABLE)),
            logins: Backoff::new(),
        }
    }

    /// Whether an address may make one more request.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Error> {
        let taken = self.requests.take(network(from), Instant::now());
        taken.map_err(|wait| Error::too_many("too many requests from this address", wait))
    }

    /// Whether an address may try one more password.
    pub(crate) fn password(&self, from: Option<Address>) -> Result<(), Error> {
        by_address(&self.passwords, from)
            .map_err(|wait| Error::too_many("too many passwords from this address; wait a minute", wait))
    }

    /// Whether one more guest may come from an address.
    pub(crate) fn guest(&self, from: Option<Address>) -> Result<(), Error> {
        by_address(&self.guests, from)
            .map_err(|wait| Error::too_many("too many guests from this address", wait))
    }

    /// Whether a person at an address may make one more table.
    pub(crate) fn table(&self, from: Option<Address>, by: PlayerId) -> Result<(), Error> {
        by_address(&self.tables_from, from)
            .and_then(|()| self.tables_by.take(by, Instant::now()))
            .map_err(|wait| Error::too_many("that were many tables; wait a moment", wait))
    }

    /// Whether a person may report one more thing.
    pub(crate) fn report(&self, by: PlayerId) -> Result<(), Error> {
        let taken = self.reports.take(by, Instant::now());
        taken.map_err(|wait| Error::too_many("that were many reports; wait a while", wait))
    }

    /// Whether one more message may come.
    pub(crate) fn message(&self, from: Sender) -> bool {
        self.messages.take(from, Instant::now()).is_ok()
    }

    /// Whether a person may say one more thing.
    pub(crate) fn say(&self, by: PlayerId) -> bool {
        self.said_by.take(by, Instant::now()).is_ok()
    }

    /// Whether one more thing may be said at a table.
    pub(crate) fn be_said(&self, at: TableId) -> bool {
        self.said_at.take(at, Instant::now()).is_ok()
    }

    /// Whether the password of an account may be tried once more.
    pub(crate) fn login(&self, login: &str) -> Result<(), Error> {
        let attempt = self.logins.attempt(key(login), Instant::now());
        attempt.map_err(|wait| Error::too_many("this account was tried too often; wait a moment", wait))
    }

    /// The password was right.
    pub(crate) fn signed_in(&self, login: &str) {
        self.logins.succeeded(key(login));
    }
}

/// Callers without an address are our own.
fn by_address(buckets: &Buckets<IpAddr>, from: Option<Address>) -> Result<(), Duration> {
    from.map_or(Ok(()), |from| buckets.take(network(from.0), Instant::now()))
}

fn key(login: &str) -> u64 {
    let digest = Sha256::digest(login.as_bytes());
    digest.iter().take(8).fold(0, |key, &byte| key << 8 | u64::from(byte))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is in it is whole between any two of its changes, whoever panicked.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What counts as one address: with IPv6 everybody has a whole network of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(long) => match long.to_ipv4_mapped() {
            Some(short) => IpAddr::V4(short),
            None => IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() >> 64 << 64)),
        },
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
        assert_eq!((0..20).filter(|_| bucket.take(twice, start).is_ok()).count(), 8);
        assert!(bucket.take(twice, start + Duration::from_millis(500)).is_ok());
        let wait = bucket.take(twice, start + Duration::from_millis(600)).unwrap_err();
        assert_eq!(wait.as_millis(), 400);
        let rarely = Rate::per_minute(3);
        let mut bucket = Bucket::full(rarely, start);
        assert_eq!((0..20).filter(|_| bucket.take(rarely, start).is_ok()).count(), 3);
        assert!(bucket.take(rarely, start + Duration::from_secs(19)).is_err());
        assert!(bucket.take(rarely, start + Duration::from_secs(39)).is_ok());
    }

    #[test]
    fn addresses_do_not_share_a_bucket() {
        let addresses = Buckets::new(Rate::per_second(1));
        let now = Instant::now();
        let asks =
            |last| (0..9).filter(|_| addresses.take(Ipv4Addr::new(10, 0, 0, last), now).is_ok()).count();
        assert_eq!((asks(1), asks(2), asks(1)), (4, 4, 0));
    }

    #[test]
    fn however_many_ask_few_are_remembered_and_the_latest_of_them() {
        let buckets = Buckets::new(Rate::per_second(1));
        let now = Instant::now();
        for key in 0..10 * MANY {
            assert!(buckets.take(key, now).is_ok());
        }
        let held = lock(&buckets.buckets);
        assert!(held.young.len() + held.old.len() <= 2 * MANY);
        drop(held);
        let last = 10 * MANY - 1;
        assert_eq!((0..9).filter(|_| buckets.take(last, now).is_ok()).count(), 3, "one was taken before");
    }

    #[test]
    fn who_fails_again_and_again_waits_longer_and_longer() {
        let backoff = Backoff::new();
        let start = Instant::now();
        assert_eq!((0..9).filter(|_| backoff.attempt("anna", start).is_ok()).count(), FREE as usize);
        assert!(backoff.attempt("bert", start).is_ok(), "others are not concerned");
        let mut now = start;
        let waits: Vec<u64> = (0..9)
            .map(|_| {
                let wait = backoff.attempt("anna", now).unwrap_err();
                now += wait;
                assert!(backoff.attempt("anna", now).is_ok());
                wait.as_secs()
            })
            .collect();
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 60, 60, 60]);
        backoff.succeeded("anna");
        assert!(backoff.attempt("anna", now).is_ok());
    }

    #[test]
    fn a_network_of_long_addresses_is_one_address() {
        let network_of = |text: &str| network(text.parse().unwrap()).to_string();
        assert_eq!(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network_of("2001:db8:1:2:ffff::1"), "2001:db8:1:2::");
        assert_eq!(network_of("::ffff:10.0.0.7"), "10.0.0.7");
        assert_eq!(network_of("10.0.0.7"), "10.0.0.7");
    }
}

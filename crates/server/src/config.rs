//! What whoever runs the server can set.

use crate::id::random_bytes;
use crate::openid::OpenId;
use crate::store::Bounds;
use crate::time::Time;
use std::time::Duration;
use tafel_rules::Seed;

/// Settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether people reach the server over HTTPS only, so that cookies may insist on it.
    pub https: bool,
    /// Requests a second that one address may make, on average.
    pub requests_per_second: u32,
    /// Passwords a minute that one address may try, in signing in and signing up together.
    pub passwords_per_minute: u32,
    /// Guests a minute that may come from one address.
    pub guests_per_minute: u32,
    /// Tables a minute that one address may make; one person a third of that.
    pub tables_per_minute: u32,
    /// Reports an hour that one person may make.
    pub reports_per_hour: u32,
    /// Whether a proxy stands before this server, so that the last address in `X-Forwarded-For` is the caller's.
    pub behind_proxy: bool,
    /// Connections in all.
    pub connections: usize,
    /// Connections that one address may hold.
    pub connections_per_address: usize,
    /// Tables that one person may have made and not finished.
    pub tables_per_person: i64,
    /// Messages a second that one person may send to one table, on average.
    pub messages_per_second: u32,
    /// How long a connection may take to say what it wants.
    pub header_patience: Duration,
    /// How long a request may take; live connections and events are answered at once and go on after that.
    pub request_patience: Duration,
    /// How often a quiet live connection is asked whether it lives.
    pub heartbeat: Duration,
    /// How long a client may take nothing of what is sent to it.
    pub write_patience: Duration,
    /// How long a bot that stands in for somebody waits before each decision, while others are at the table.
    pub stand_in_pause: Duration,
    /// How long things are kept, and how many.
    pub bounds: Bounds,
    /// The address of a NATS that servers on one PostgreSQL ring each other by; without it, the database does that.
    pub doorbell: Option<String>,
    /// By whom people can sign in besides login and password.
    pub openid: Option<OpenId>,
    /// Where the time comes from.
    pub time: Time,
    /// Where the seeds of matches come from.
    pub seeds: fn() -> Seed,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            https: false,
            requests_per_second: 50,
            passwords_per_minute: 10,
            guests_per_minute: 30,
            tables_per_minute: 60,
            reports_per_hour: 20,
            behind_proxy: false,
            connections: 20_000,
            connections_per_address: 200,
            tables_per_person: 100,
            messages_per_second: 20,
            header_patience: Duration::from_secs(10),
            request_patience: Duration::from_secs(30),
            heartbeat: Duration::from_secs(30),
            write_patience: Duration::from_secs(20),
            stand_in_pause: Duration::from_secs(3),
            bounds: Bounds::default(),
            doorbell: None,
            openid: None,
            time: Time::of_day(),
            seeds: || Seed(random_bytes()),
        }
    }
}

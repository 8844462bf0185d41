//! What whoever runs the server can set.

use crate::id::random_bytes;
use tafel_rules::Seed;

/// Settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether people reach the server over HTTPS only, so that cookies may insist on it.
    pub https: bool,
    /// Requests a second that one address may make, on average.
    pub requests_per_second: u32,
    /// Connections that one address may hold.
    pub connections_per_address: usize,
    /// Tables that one person may have made and not finished.
    pub tables_per_person: i64,
    /// Messages a second that one live connection may send, on average.
    pub messages_per_second: u32,
    /// Where the seeds of matches come from.
    pub seeds: fn() -> Seed,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            https: false,
            requests_per_second: 50,
            connections_per_address: 200,
            tables_per_person: 100,
            messages_per_second: 20,
            seeds: || Seed(random_bytes()),
        }
    }
}

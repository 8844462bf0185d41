//! The server from outside: over the wire, on both databases.

mod api;
mod backup;
mod clocks;
mod distance;
mod doorbell;
mod flaky;
mod kills;
mod leaks;
mod leases;
mod live;
mod nodes;
mod outage;
mod store;
mod support;
mod versions;

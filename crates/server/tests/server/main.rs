//! The server from outside: over the wire, on both databases.

mod api;
mod flaky;
mod leaks;
mod live;
mod nodes;
mod store;
mod support;

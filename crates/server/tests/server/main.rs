//! The server from outside: over the wire, on both databases.

mod admin;
mod api;
mod conduct;
mod flaky;
mod leaks;
mod live;
mod metrics;
mod nodes;
mod oidc;
mod retention;
mod store;
mod support;

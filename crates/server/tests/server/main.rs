//! The server from outside: over the wire, on both databases.

mod api;
mod connections;
mod consent;
mod deleting;
mod flaky;
mod hints;
mod homes;
mod leaks;
mod limits;
mod live;
mod lobby;
mod names;
mod nodes;
mod panics;
mod reseat;
mod sessions;
mod store;
mod support;
mod undisturbed;

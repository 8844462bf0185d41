//! The service: people, tables, live play, storage.
//!
//! One task owns each open match ([`tables`](crate)); what it accepts is stored before anybody is told. Everything
//! else about a match is computed from its journal.

mod address;
mod api;
mod app;
mod config;
mod error;
mod games;
mod id;
mod limits;
mod metrics;
mod page;
mod sessions;
mod store;
mod tables;
mod time;

pub use app::Server;
pub use config::Config;
pub use error::Error;
pub use id::{PlayerId, SessionId, TableId, UnknownId};
pub use store::{Append, Ending, Kind, PlayerRow, SeatRow, SessionRow, Store, StoreError, TableRow};
pub use time::Time;

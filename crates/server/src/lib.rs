//! The service: people, tables, live play, storage.
//!
//! One task owns each open match ([`tables`](crate)); what it accepts is stored before anybody is told. Everything
//! else about a match is computed from its journal.

mod address;
mod api;
mod app;
mod archive;
mod bell;
mod config;
mod editions;
mod error;
mod files;
mod guard;
mod housekeeping;
mod id;
mod limits;
mod metrics;
mod openid;
mod outages;
mod page;
mod presence;
mod reviews;
mod serve;
mod sessions;
mod store;
mod tables;
mod text;
mod time;
mod turns;

pub use bell::BellError;
pub use config::Config;
pub use error::Error;
pub use id::{PlayerId, SessionId, TableId, UnknownId};
pub use openid::{NoProvider, NotVouched, OpenId};
pub use page::page_files;
pub use serve::{CannotServe, Server};
pub use store::{
    Act, Append, BackedUp, Bounds, Ending, Kind, Known, LineRow, Listing, Mine, Neighbours, NewReportRow,
    Outage, PersonRow, PlayerRow, Removed, ReportRow, Ruling, Said, ScoreRow, SeatRow, SessionRow, Store,
    StoreError, TableRow, Voice, Wanted, make_private,
};
pub use tables::STAND_IN;
pub use text::name as checked_name;
pub use time::Time;

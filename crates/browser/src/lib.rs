//! The engine in a browser: tables on the reader's own machine, bots that think there, and records looked at without a
//! server.
//!
//! [`Table`] and the functions of [`desk`] speak text and JSON, in the same types as the server's messages, so that the page
//! need not know which home a table has. `bindings` hands them to JavaScript and does nothing else.

pub mod bindings;
pub mod desk;
pub mod rehearsal;
mod table;

pub use table::Table;

use std::sync::LazyLock;
use tafel_engine::Games;

/// All games, made when the first is asked for.
static GAMES: LazyLock<Games> = LazyLock::new(Games::load);

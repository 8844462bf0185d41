//! Players from outside: programs that speak a line protocol over standard input and output, and built-in bots with weights or
//! a network from a file. A program gets what its seat may know, as JSON, and nothing else.
//!
//! docs/BOTS.md describes the protocol.

mod files;
mod player;
mod process;
mod program;

pub use files::{CannotRead, network, weights, write_weights};
pub use player::{CannotPlay, Player};
pub use program::{Lost, Program};

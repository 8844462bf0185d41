//! What every game's tests are made of.
//!
//! - [`check`]: the laws that hold for every game, along random play, at every state;
//! - [`script`]: a numbered rule as a little script of lines, refusals and expectations;
//! - [`records`]: golden matches that replay to the same result for ever;
//! - [`guide`]: the match that teaches the game, along which everything expected is on offer;
//! - [`editions`]: changed components, each of which is refused or can be played with;
//! - [`perfts`]: counts of continuations from positions of those matches.

mod allocation;
mod editions;
mod golden;
mod guide;
mod law;
mod line;
mod places;
mod scripts;
mod walk;

pub use editions::{Editions, editions};
pub use golden::{perfts, records};
pub use guide::guide;
pub use law::{Breach, Law};
pub use scripts::{script, script_from};
pub use walk::{Census, check, examine};

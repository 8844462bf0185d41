//! One match, without I/O: the record, the state that follows from it, and who heard what.
//!
//! The record is the truth. A [`Match`] adds lines to it, a [`Record`] is its text, [`replay`] leads from the text to
//! the state again, and [`verify`] confirms that chance fell as the seed says. A [`Line`] is a line of any game,
//! for callers that only speak text.

mod effect_log;
mod enclosed;
mod entry;
mod fair;
mod line;
mod live;
mod packed;
mod perft;
mod record;
mod referee;
mod refusal;
mod replay;
mod step;

pub use effect_log::{EffectLog, Told};
pub use enclosed::Enclosed;
pub use entry::{Entry, EntryOf};
pub use fair::{Commitment, verify};
pub use line::{Actor, Line};
pub use live::Match;
pub use packed::Packed;
pub use perft::perft;
pub use record::{Comment, Fault, Header, MAX_RECORD_BYTES, Problem, Record};
pub use referee::Referee;
pub use refusal::Refusal;
pub use replay::{Replayed, replay};
pub use step::step;

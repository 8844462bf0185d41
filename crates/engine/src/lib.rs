//! Every game behind one door: matches that speak text, for callers that do not name a game.
//!
//! The server and the command line are homes of it. There are no threads, files, clocks or random numbers of its own
//! here: a caller brings dice and seeds.
//!
//! A whole match between bots, and its record checked:
//!
//! ```
//! use tafel_bots::Level;
//! use tafel_engine::Games;
//! use tafel_rules::{Dice, Seed, Turn, Viewer};
//!
//! let games = Games::load();
//! let (pebbles, _) = games.find("pebbles").expect("pebbles is among the games");
//! let mut play = pebbles.open("seats 2", Seed::numbered(1, 0))?.play;
//! while let Turn::Seats(awaited) = play.turn() {
//!     let seat = awaited.iter().next().expect("somebody is awaited");
//!     let question = play.question(seat).expect("who is awaited is asked");
//!     let mv = question.answer(Level::Greedy, Dice::at(Seed::numbered(2, 0), play.length() as u64));
//!     let played = play.submit(seat, &mv)?;
//!     assert_eq!(played.lines[0].to_string(), format!("{seat} {mv}"));
//!     play = played.play;
//! }
//! let result = play.standing().expect("the match is over");
//! assert!(result.ranks.contains(&1));
//! assert!(play.view(Viewer::Public).get().starts_with(r#"{"me":null,"#));
//!
//! let verified = pebbles.verify(&play.record())?;
//! assert_eq!(verified.lines, play.length());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod equipped;
mod foresight;
mod frames;
mod game;
mod games;
mod plan;
mod play;
mod question;
mod refusal;

pub use equipped::Equipped;
pub use game::{CannotReplay, Game, TakenOver, Unpacked, Verified};
pub use games::{CannotAdd, Games, MOST_EDITIONS, OfRecord, edition_info, game};
pub use play::{Heard, Play, Played};
pub use question::Question;
pub use refusal::refused;
pub use tafel_catalogue::CannotVisit;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use tafel_rules::Rules;

/// A view as people get it: with what follows from it.
#[derive(Serialize)]
struct WithFacts<V, F> {
    #[serde(flatten)]
    view: V,
    facts: F,
}

/// What a viewer knows and what follows from it, as JSON.
fn view_json<R: Rules>(rules: &R, view: R::View) -> Box<RawValue> {
    let facts = rules.facts(&view);
    raw(&WithFacts { view, facts })
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views and effects can be written as JSON")
}

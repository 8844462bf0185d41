//! Games, and records of their matches that somebody looks at.

use crate::Standing;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A game that can be played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// The game's id.
    pub id: &'static str,
    /// The version of its rules.
    pub version: u16,
    /// `players`, or `developers` for the template.
    pub audience: &'static str,
    /// The fewest players.
    pub seats_min: u8,
    /// The most players.
    pub seats_max: u8,
    /// How many minutes a short match among people takes.
    pub minutes_min: u16,
    /// How many minutes a long one takes.
    pub minutes_max: u16,
    /// What can be agreed on before play.
    pub options: Vec<GameOption>,
    /// The levels that its bots have for people, the weakest first.
    pub levels: Vec<String>,
    /// Which of its components are reconstructed, not the printed values: the names of their data files.
    pub reconstructed: Vec<String>,
    /// The editions with other components that a new table can be played with.
    pub editions: Vec<EditionInfo>,
}

/// An edition of a game's components.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EditionInfo {
    /// What it is called.
    pub name: String,
    /// What it says, in short: 64 hexadecimal digits.
    pub digest: String,
}

/// One thing to agree on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameOption {
    /// The word it is called by.
    pub key: &'static str,
    /// The possible answers; the first is the default.
    pub values: &'static [&'static str],
}

/// A record to be looked at; it is not stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The text of the record.
    #[cfg_attr(feature = "openapi", schema(max_length = 1048576))]
    pub record: String,
    /// The viewer: a seat's number, or `-` for the public, which is also meant if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(pattern = "^(-|[0-4])$"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub viewer: Option<String>,
}

/// A whole match, line by line, through one viewer's eyes.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replayed {
    /// The game's id.
    pub game: &'static str,
    /// What was agreed on.
    pub options: String,
    /// The edition that was played with, if it is another than the built-in one.
    pub edition: Option<EditionInfo>,
    /// What is printed on its components: the constants of `GET /games/{game}/editions/{digest}`.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub components: Option<Box<RawValue>>,
    /// How many seats play.
    pub seats: u8,
    /// The seat through whose eyes it is seen; none for the public.
    pub viewer: Option<u8>,
    /// The table after each line of play; the first is the table before the first line, so that frame `n` comes after
    /// `n` lines.
    pub frames: Vec<Frame>,
    /// How many of the first lines were taken over from another match.
    pub inherited: u32,
    /// The result, if the record leads to the end.
    pub result: Option<Standing>,
    /// Where the points come from, by seat, if the record leads to the end.
    pub tally: Option<Vec<Vec<Source>>>,
    /// Which components the points come from, by seat, if the record leads to the end. For a source of the tally that is
    /// named here they add up to its points.
    pub credits: Option<Vec<Vec<Credit>>>,
    /// SHA-256 of the seed, where it is known.
    pub commitment: Option<String>,
    /// The seed, where it is known.
    pub seed: Option<String>,
    /// How many draws were checked against the seed; none, if the seed is not known.
    pub verified_draws: Option<u32>,
}

/// The table after one line of play.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// The line: `0 take red`, `* draw red`. None for the first frame and, while the match runs, for what others did.
    pub line: Option<String>,
    /// What the viewer heard of it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub effects: Box<RawValue>,
    /// What the viewer knows after it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// Who is awaited after it.
    pub awaited: Vec<u8>,
    /// The points of each seat, as if the match ended there. They count secrets too, so there are none while it runs.
    pub points: Option<Vec<i16>>,
}

/// Points from one source.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Source {
    /// The word of the rules for it.
    pub source: &'static str,
    /// How many points.
    pub points: i16,
}

/// What one component brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Credit {
    /// The source of the tally that it is a part of.
    pub source: &'static str,
    /// The id of the card, tile, building or place.
    pub by: String,
    /// How many points.
    pub points: i16,
}

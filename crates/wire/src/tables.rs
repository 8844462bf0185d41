//! Games and tables, as requests name them and answers describe them.

use crate::Standing;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// A game that can be played.
#[derive(Clone, Debug, Serialize, ToSchema)]
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
    /// What can be agreed on before play.
    pub options: Vec<GameOption>,
}

/// One thing to agree on.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameOption {
    /// The word it is called by.
    pub key: &'static str,
    /// The possible answers; the first is the default.
    pub values: &'static [&'static str],
}

/// Who may find a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// It is listed, and anybody may join or watch.
    #[default]
    Open,
    /// Only who has the link may join or watch.
    Private,
}

/// How long people may think.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// Each decision has `increment_s` seconds free; what it takes longer comes from a bank.
    Live {
        /// The bank of each seat, in seconds.
        #[schema(minimum = 1, maximum = 86400)]
        bank_s: u32,
        /// Free seconds for each decision.
        #[schema(minimum = 1, maximum = 3600)]
        increment_s: u32,
    },
    /// Each decision has a deadline.
    Days {
        /// How long a decision may take, in seconds.
        #[schema(minimum = 60, maximum = 2592000)]
        deadline_s: u32,
    },
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// Who makes the table; on several seats for people in one room.
    Me,
    /// Nobody yet.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// A table to be made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// What is agreed on: `seats 3; map base`. What is not named takes its default.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub options: String,
    /// Who sits where; seats not named are: me first, then open.
    #[serde(default)]
    #[schema(max_items = 5)]
    pub seats: Vec<NewSeat>,
    /// Who may find it.
    #[serde(default)]
    pub visibility: Visibility,
    /// How long people may think; without it, as long as they like.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Whether to start at once, if no seat is open.
    #[serde(default)]
    pub start: bool,
}

/// Where a table stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableStatus {
    /// Seats are being taken.
    Gathering,
    /// The match is on.
    Playing,
    /// The match is over.
    Over,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatInfo {
    /// The player's id; none for bots and open seats.
    pub player: Option<String>,
    /// The player's name.
    pub name: Option<String>,
    /// The level of the bot that plays this seat: its own, or one that stands in for the player.
    pub bot: Option<String>,
}

/// A table, as anybody who may see it sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableInfo {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What was agreed on.
    pub options: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// Where it stands.
    pub status: TableStatus,
    /// The player who made it.
    pub host: String,
    /// When it was made: milliseconds since 1970.
    pub created_at: i64,
    /// When the match ended: milliseconds since 1970.
    pub over_at: Option<i64>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The key for friends, `?link=…`; only people at the table get it.
    pub link: Option<String>,
    /// SHA-256 of the seed, once the match has started.
    pub commitment: Option<String>,
    /// The seed, once the match is over.
    pub seed: Option<String>,
    /// The table of the rematch, once there is one.
    pub rematch: Option<String>,
}

/// What one needs to join a private table.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// The key from the link.
    pub link: Option<String>,
}

/// A bot's level: `random`, `greedy`, `search`, `search:ITERATIONS`, `search:TIMEms`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BotLevel {
    /// The level.
    #[schema(max_length = 32)]
    pub level: String,
}

/// Which of the own seats is meant; without it, the only one.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatAction {
    /// The seat.
    pub seat: Option<u8>,
}

/// A move, as a program submits it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayedMove {
    /// Which of the own seats; without it, the only one.
    pub seat: Option<u8>,
    /// The question that is answered.
    pub ask: u32,
    /// The move in notation.
    #[serde(rename = "move")]
    #[schema(max_length = 200)]
    pub mv: String,
}

/// A submission that was accepted and stored.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Moved {
    /// The journal's length after it.
    pub line: u32,
}

/// What a bot would do.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Hint {
    /// The question that it answers.
    pub ask: u32,
    /// A legal move in notation.
    #[serde(rename = "move")]
    pub mv: String,
}

/// A record to be looked at; it is not stored.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The text of the record.
    pub record: String,
    /// After how many lines of play to stop; all, if not said.
    #[serde(default)]
    pub lines: Option<usize>,
    /// Through whose eyes: a seat's number, or `-` for the public.
    #[serde(default)]
    pub viewer: Option<String>,
}

/// The position that a record leads to.
#[derive(Debug, Serialize, ToSchema)]
pub struct Replayed {
    /// The game's id.
    pub game: &'static str,
    /// What was agreed on.
    pub options: String,
    /// How many lines of play the record has.
    pub lines: usize,
    /// What the viewer knows there.
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// The result, if the record leads to the end.
    pub result: Option<Standing>,
    /// How many draws were checked against the seed; none, if the record has no seed.
    pub verified_draws: Option<usize>,
}

/// A finished match.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Played {
    /// The table.
    pub table: TableInfo,
    /// Points by seat.
    pub points: Vec<i64>,
    /// Ranks by seat; 1 is first.
    pub ranks: Vec<i64>,
}

/// Why a request was not answered as wished.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Failure {
    /// A stable word to act on.
    pub code: String,
    /// A sentence for developers.
    pub message: String,
    /// The rule that forbids it, as numbered in the game's rulebook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

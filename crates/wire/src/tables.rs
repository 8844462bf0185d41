//! Tables, as requests name them and answers describe them.

use crate::{Code, EditionInfo, Lack, Source};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Who may find a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// It is listed, and anybody may join or watch.
    #[default]
    Open,
    /// Only people with the link may join or watch.
    Private,
}

/// Who may write in a table's chat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Talk {
    /// The host and those who play.
    #[default]
    Players,
    /// Spectators too.
    Everybody,
}

/// How long people may think.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// Each decision has `increment_s` seconds free; what it takes longer comes from a bank.
    Live {
        /// The bank of each seat, in seconds.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 86400))]
        bank_s: u32,
        /// Free seconds for each decision.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 3600))]
        increment_s: u32,
    },
    /// Each decision has a deadline.
    Days {
        /// How long a decision may take, in seconds.
        #[cfg_attr(feature = "openapi", schema(minimum = 60, maximum = 2592000))]
        deadline_s: u32,
    },
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// Who makes the table; on several seats for people in one room.
    Me,
    /// Somebody else at the screen of whoever makes the table, by name: 1 to 32 characters.
    Named(String),
    /// Nobody yet.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// A table to be made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The options agreed on: `seats 3; map base`. What is not named takes its default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    #[cfg_attr(feature = "openapi", schema(max_length = 500))]
    pub options: String,
    /// The digest of the edition to play with, one of those that the game lists; without it, the built-in one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-f]{64}$"))]
    pub edition: Option<String>,
    /// Who sits where; seats not named are: me first, then open.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    #[cfg_attr(feature = "openapi", schema(max_items = 5))]
    pub seats: Vec<NewSeat>,
    /// Who may find it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub visibility: Visibility,
    /// How long people may think; without it, as long as they like.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<Clock>,
    /// Whether players may ask for hints where several people play; all see who did. Somebody who plays alone always may.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub hints: bool,
    /// Who may write in the chat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub talk: Talk,
    /// Whether to start at once, if no seat is open.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub start: bool,
    /// Where to go on; without it, the match begins at the beginning.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub from: Option<Origin>,
    /// The seed of the dice: 64 hexadecimal digits. Only where the table starts at once and nobody but me and bots plays: who
    /// knows it knows how chance will fall.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub seed: Option<String>,
}

/// A position of a record, from which a new match goes on with dice of its own.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The text of the record; game and options are those of the record.
    #[cfg_attr(feature = "openapi", schema(max_length = 1048576))]
    pub record: String,
    /// After how many lines of play.
    pub lines: u32,
}

/// Where a table stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TableStatus {
    /// Seats are being taken.
    Gathering,
    /// The match is on.
    Playing,
    /// The match is over.
    Over,
}

/// Why a match ended without a result.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EndedBy {
    /// The rules of the game have changed since it began, and the server no longer has the old ones.
    RulesChanged,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The player's id; none for bots and open seats.
    pub player: Option<String>,
    /// The player's name, or what this seat was named for somebody at the same screen.
    pub name: Option<String>,
    /// The level of the bot that plays this seat: its own, or one that stands in for the player.
    pub bot: Option<String>,
    /// Whether a bot that stood in has decided for the player in this match.
    pub stood_in: bool,
    /// How many hints were asked for on this seat in this match.
    pub hints: u32,
}

/// A table, as anybody who may see it sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What was agreed on.
    pub options: String,
    /// The edition that is played with, if it is another than the built-in one.
    pub edition: Option<EditionInfo>,
    /// Who may find it.
    pub visibility: Visibility,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// Whether players may ask for hints although several people play.
    pub hints: bool,
    /// Who may write in the chat.
    pub talk: Talk,
    /// Where it stands.
    pub status: TableStatus,
    /// The player who made it.
    pub host: String,
    /// When it was made: milliseconds since 1970.
    pub created_at: i64,
    /// When the match ended: milliseconds since 1970.
    pub over_at: Option<i64>,
    /// Why it ended, if it ended without a result.
    pub ended_by: Option<EndedBy>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The key for friends, `?link=…`; only people at the table get it.
    pub link: Option<String>,
    /// SHA-256 of the seed, once the match has started.
    pub commitment: Option<String>,
    /// The seed, once the match is over.
    pub seed: Option<String>,
    /// Whether the match was begun on somebody's own device, where its seed was known: it counts among nobody's results.
    pub brought: bool,
    /// The table of the rematch, once there is one.
    pub rematch: Option<String>,
    /// Players whom the host does not let speak at this table.
    pub muted: Vec<String>,
}

/// One of the caller's tables, and what the caller would see at a glance there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyTable {
    /// The table.
    #[serde(flatten)]
    pub table: TableInfo,
    /// Whether it waits for the caller.
    pub my_move: bool,
    /// When the time of whoever is awaited is up: milliseconds since 1970. The caller's own, where it is their move.
    pub deadline: Option<i64>,
    /// When something last happened: milliseconds since 1970.
    pub changed_at: i64,
    /// The round, where the game counts rounds.
    pub round: Option<u32>,
    /// The points of the caller's first seat, as far as that seat knows them.
    pub points: Option<i16>,
    /// The result, once the match is over.
    pub result: Option<Scores>,
    /// Whether the caller has put it away.
    pub archived: bool,
}

/// Points and ranks of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scores {
    /// By seat.
    pub points: Vec<i64>,
    /// By seat; 1 is first.
    pub ranks: Vec<i64>,
}

/// Which of the caller's tables are wanted.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Shelf {
    /// Those that are not over and not put away.
    #[default]
    Current,
    /// Those that are over and not put away.
    Over,
    /// Those that the caller has put away.
    Archived,
}

/// What one needs to join a private table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// The key from the link.
    pub link: Option<String>,
}

/// A bot's level: `apprentice`, `journeyman`, `expert`, `master`; `random`, `greedy`, `search`, `search:ITERATIONS`, `search:TIMEms`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotLevel {
    /// The level.
    #[cfg_attr(feature = "openapi", schema(max_length = 32))]
    pub level: String,
}

/// Which of the caller's seats is meant; without it, the only one.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct SeatAction {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(maximum = 255))]
    pub seat: Option<u8>,
}

/// A move, as a program submits it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct PlayedMove {
    /// Which of the caller's seats; without it, the only one.
    #[cfg_attr(feature = "openapi", schema(maximum = 255))]
    pub seat: Option<u8>,
    /// The question that is answered.
    pub ask: u32,
    /// The move in notation.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "openapi", schema(max_length = 200))]
    pub mv: String,
}

/// A submission that was accepted and stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moved {
    /// The journal's length after it.
    pub line: u32,
}

/// What a bot would do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The question that it answers.
    pub ask: u32,
    /// The best moves that the bot sees, at most three, those with the most points first; none where it did not compare any.
    pub moves: Vec<Advised>,
}

/// A move that a bot suggests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advised {
    /// A legal move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The final points that the bot expects for this seat after it, in hundredths.
    pub points: i32,
    /// The points that it brings at once, by the words of the rules for their sources; what is expected beyond them
    /// comes later.
    pub now: Vec<Source>,
}

/// What a move would do, told before it is made: until chance or another seat decides.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Foreseen {
    /// What the seat would hear.
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub effects: Box<RawValue>,
    /// What it would know then.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// The points that it would have gained and lost, by source.
    pub gains: Vec<Source>,
    /// Whether chance would decide next.
    pub chance: bool,
}

/// A match that was begun on somebody's own device and goes on at the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Brought {
    /// The text of its record, with the seed that decided chance in it.
    #[cfg_attr(feature = "openapi", schema(max_length = 1048576))]
    pub record: String,
    /// Who sits where: all seats, and none of them open.
    #[cfg_attr(feature = "openapi", schema(max_items = 5))]
    pub seats: Vec<NewSeat>,
}

/// A finished match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Played {
    /// The table.
    pub table: TableInfo,
    /// Points by seat.
    pub points: Vec<i64>,
    /// Ranks by seat; 1 is first.
    pub ranks: Vec<i64>,
}

/// Why a request was refused.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failure {
    /// A stable word to act on.
    pub code: Code,
    /// A sentence for developers.
    pub message: String,
    /// The rule that forbids it, as numbered in the game's rulebook.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// What is missing where having more would help.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Lack>>"))]
    pub lacks: Vec<Lack>,
}

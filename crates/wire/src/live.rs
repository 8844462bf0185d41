//! The messages of one table's WebSocket.

use crate::{Code, EndedBy, SeatInfo, Source};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What a client says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// Answers the open question.
    Move {
        /// The question that is answered.
        ask: u32,
        /// The move in notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Takes back the seat's last line; where the rules of take-back forbid it, asks all people for consent.
    TakeBack,
    /// Agrees to the take-back that somebody asked for.
    Agree,
    /// Declines it.
    Decline,
    /// Says something to everybody at the table.
    Chat {
        /// 1 to 500 characters.
        text: String,
    },
    /// Takes the seat back from the bot that stands in.
    Return,
}

/// What the server says.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// The match, on connecting and after every line.
    Position(Position),
    /// A submission was accepted and stored.
    Ok {
        /// The question that it answered, where it named one.
        ask: Option<u32>,
    },
    /// A submission was not accepted; nothing happened.
    Refused(Refused),
    /// Somebody said something.
    Chat(ChatLine),
    /// Who sits where, whenever that changes.
    Seats {
        /// By seat.
        seats: Vec<SeatInfo>,
    },
    /// Who is connected to the table, on coming and at most once a second when that changes.
    Presence {
        /// The seats whose people are here.
        seats: Vec<u8>,
        /// How many others watch.
        watching: u32,
    },
    /// The match has not started yet.
    Gathering {
        /// By seat.
        seats: Vec<SeatInfo>,
    },
    /// The match ended without a result, and there are no positions to show.
    Ended {
        /// Why it ended.
        reason: EndedBy,
        /// By seat.
        seats: Vec<SeatInfo>,
    },
}

/// What one viewer may know of a match, after the line numbered `line`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Position {
    /// The journal's length: what a client names as `since` when it comes back.
    pub line: u32,
    /// The viewer's seat; none for spectators.
    pub seat: Option<u8>,
    /// What happened since the last message or the line named as `since`, as this viewer heard it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub effects: Box<RawValue>,
    /// Whether lines were taken back, so that what was heard before no longer stands.
    pub taken_back: bool,
    /// What the viewer knows.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// Who is awaited.
    pub awaited: Vec<u8>,
    /// The number of the viewer's open question; none, if nothing is asked.
    pub ask: Option<u32>,
    /// The viewer's legal moves.
    pub offers: Vec<String>,
    /// Who asks all people to let them take back beyond what the rules of take-back allow.
    pub take_back: Option<TakeBackAsked>,
    /// Time left, where there is a clock.
    pub clock: Option<Vec<ClockState>>,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// The seed, once the match is over.
    pub seed: Option<String>,
    /// The result, once the match is over.
    pub result: Option<Standing>,
    /// Where the points come from, by seat, once the match is over.
    pub tally: Option<Vec<Vec<Source>>>,
}

/// Somebody asks all people to let them take a move back.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TakeBackAsked {
    /// The seat.
    pub seat: u8,
    /// What this viewer heard of the move: what was secret stays so.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub heard: Box<RawValue>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// By seat.
    pub points: Vec<i16>,
    /// By seat; 1 is first.
    pub ranks: Vec<u8>,
}

/// A seat's time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockState {
    /// Milliseconds until a bot takes over, if the seat does nothing.
    pub left_ms: i64,
    /// Whether it runs now.
    pub running: bool,
}

/// Why a submission was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// The question that it answered, where it named one.
    pub ask: Option<u32>,
    /// A stable word to act on.
    pub code: Code,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// What is missing where having more would help.
    pub lacks: Vec<Lack>,
    /// A sentence for developers.
    pub message: String,
}

/// The answer to "why not?" about one move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WhyNot {
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// Why it is not possible; none if it is.
    pub refused: Option<Refused>,
}

/// What would be after some moves of one's own, which nobody else hears of.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Planned {
    /// How many of the moves are possible, one after the other.
    pub made: u32,
    /// Why one cannot plan on after them; none if one can, or if the next move is refused.
    pub ends: Option<PlanEnd>,
    /// Why the move after them is not possible.
    pub refused: Option<Refused>,
    /// What the seat would know then. A move that discloses something, or ends the match, is not shown.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What would have been heard.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub effects: Box<RawValue>,
    /// What could be planned next.
    pub offers: Vec<String>,
}

/// Why a plan goes no further.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlanEnd {
    /// Others are to decide.
    Turn,
    /// Chance is to decide.
    Chance,
    /// The last move discloses what is secret.
    Secret,
    /// The last move ends the match.
    Over,
}

/// Something of which there is too little for a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lack {
    /// Its word in the rules of the game.
    pub what: String,
    /// How much the move takes.
    pub needed: u16,
    /// How much there is.
    pub there: u16,
}

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Counted from 1 at each table.
    pub number: u32,
    /// Who said it, by id; none if that person is gone.
    pub player: Option<String>,
    /// What that person was called then; empty if that person is gone.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When: milliseconds since 1970.
    pub at: i64,
}

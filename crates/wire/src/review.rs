//! A review of a finished match: what was expected, what luck brought, what decisions cost.
//!
//! Points are in hundredths and chances in ten-thousandths, so that sums are exact.

use serde::{Deserialize, Serialize};

/// How thorough a review is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ReviewDepth {
    /// Some seconds for a match.
    Quick,
    /// Some minutes.
    Deep,
}

/// How far a review has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewState {
    /// How many of its parts are done.
    pub done: u32,
    /// How many parts it has.
    pub parts: u32,
    /// The review, once all are done; ask again until then.
    pub review: Option<Review>,
}

/// A review of a finished match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    /// The game's id.
    pub game: String,
    /// What was agreed on.
    pub options: String,
    /// How many seats play.
    pub seats: u8,
    /// How thorough it is.
    pub depth: ReviewDepth,
    /// The number that its dice follow from.
    pub seed: u32,
    /// Whether expectations are those of somebody who saw all cards; otherwise each seat's are from what it knew.
    pub open: bool,
    /// What each seat could expect before the first line.
    pub start: Vec<Expectation>,
    /// What happened, line by line.
    pub lines: Vec<ReviewedLine>,
    /// What was decided where there was a choice, in order.
    pub decisions: Vec<ReviewedDecision>,
    /// What it comes to for each seat.
    pub totals: Vec<SeatReview>,
    /// How far expectations were from the result, by tenths of the match.
    pub errors: Vec<ExpectationError>,
}

/// What a seat can expect.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Expectation {
    /// The points that it will end with, in hundredths.
    pub points: i32,
    /// The chance of being first, in ten-thousandths; shared firsts count in part. None alone, where nobody else can be.
    pub first: Option<u16>,
}

/// One line of a match, and what each seat can expect after it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewedLine {
    /// The line: `0 take red`, `* draw red`.
    pub line: String,
    /// Who decided; none where chance did.
    pub seat: Option<u8>,
    /// What each seat can expect after it. What chance changed is luck.
    pub after: Vec<Expectation>,
    /// How much of what changed, by seat and in hundredths of a point, is due to others having chosen at the same time; empty
    /// where nobody did.
    pub met: Vec<i32>,
    /// Of how many ways in which chance could fall the expectation before the line is the mean; 0 where chance did not
    /// decide.
    pub ways: u32,
    /// Whether these are all ways there are.
    pub all_ways: bool,
}

/// How bad a decision was.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Lapse {
    /// It cost a little.
    Inaccuracy,
    /// It cost much.
    Mistake,
    /// It cost what matches are decided by.
    Blunder,
}

/// A decision where there was a choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewedDecision {
    /// Which line it is, from 0.
    pub line: u32,
    /// Who decided.
    pub seat: u8,
    /// What, in notation.
    pub mv: String,
    /// How the turn would best have gone on.
    pub made: Vec<String>,
    /// How many moves were legal.
    pub offers: u32,
    /// The points lost compared with the best alternative, in hundredths; by chance it may be a little below 0.
    pub loss: i32,
    /// The 95 % interval of the loss.
    pub low: i32,
    /// Its upper end.
    pub high: i32,
    /// How bad that is, if it is beyond doubt.
    pub lapse: Option<Lapse>,
    /// How often each alternative was tried, and the move that was made as often.
    pub trials: u32,
    /// The best alternatives, the best first; empty where the move that was made is what came to mind first.
    pub alternatives: Vec<Alternative>,
}

/// What else could have been decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alternative {
    /// The move, in notation, and how the turn would best have gone on.
    pub made: Vec<String>,
    /// By how much better it is than what was decided, in hundredths of a point.
    pub gain: i32,
    /// Where that comes from; the parts add up to the gain, but for rounding.
    pub reasons: Vec<Reason>,
}

/// A part of a difference in expectations.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// The source of points, as in the tally; or `to-come`, points that are only expected, `rivals`, what the best opponent
    /// gets, and `win`.
    pub source: String,
    /// The difference, in hundredths of a point.
    pub points: i32,
}

/// What a match comes to for one seat. The start, luck, own decisions, what others gave and what met add up to the result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatReview {
    /// The points expected before the first line, in hundredths.
    pub start: i32,
    /// The points at the end, in hundredths.
    pub result: i32,
    /// What chance brought.
    pub luck: i32,
    /// What the seat's own decisions changed.
    pub own: i32,
    /// What the open decisions of each other seat brought.
    pub taken_from: Vec<i32>,
    /// What choices that others made at the same time brought.
    pub met: i32,
    /// The result less luck.
    pub adjusted: i32,
    /// The points lost in all decisions together.
    pub lost: i32,
    /// In how many decisions there was a choice that counts.
    pub decisions: u32,
    /// How many of them were inaccuracies, mistakes and blunders.
    pub lapses: [u32; 3],
    /// The mean worth of a decision in per mille: 1000 for nothing lost, 0 for a blunder.
    pub accuracy: u16,
}

/// How far expectations were from the result.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExpectationError {
    /// From which line on.
    pub from: u32,
    /// The root of the mean square of the difference, in hundredths of a point.
    pub points: i32,
}

//! Rows as types: what the columns of tables, seats, lines and scores hold.

use super::{Kept, StoreError};
use crate::id::{PlayerId, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sqlx::Row;
use sqlx::any::AnyRow;
use tafel_rules::EditionId;
use tafel_wire::{Clock, EndedBy, Talk, Visibility};

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Which.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The version of the rules it is played by.
    pub version: i64,
    /// What was agreed on.
    pub options: String,
    /// The edition, if it is another than the built-in one.
    pub edition: Option<EditionId>,
    /// The seed, secret while the match runs.
    pub seed: String,
    /// The key for friends.
    pub link: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// Whether players may ask for hints although several people play.
    pub hints: bool,
    /// Who may write in the chat.
    pub talk: Talk,
    /// Who made it.
    pub host: PlayerId,
    /// When it was made.
    pub created_at: i64,
    /// When the match began.
    pub started_at: Option<i64>,
    /// When it ended.
    pub over_at: Option<i64>,
    /// Why it ended, if without a result.
    pub ended_by: Option<EndedBy>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// How many of the first lines were taken over from another match.
    pub inherited: i64,
    /// Whether the match was begun on somebody's own device, where its seed was known.
    pub brought: bool,
}

/// Who sits on a seat. A player and a bot: the bot stands in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    /// The player.
    pub player: Option<PlayerId>,
    /// The player's name.
    pub name: Option<String>,
    /// What this seat is called instead, for somebody at the player's screen.
    pub label: Option<String>,
    /// The level of the bot.
    pub bot: Option<String>,
    /// Whether a bot that stood in has decided for the player.
    pub stood_in: bool,
    /// How many hints were asked for.
    pub hints: u32,
    /// Whether the player has put the table away.
    pub archived: bool,
}

/// A line of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineRow {
    /// What it says.
    pub text: String,
    /// When it was stored: milliseconds since 1970.
    pub at: i64,
}

/// How a seat did in a match that is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ScoreRow {
    /// The points.
    pub points: i64,
    /// The rank; 1 is first.
    pub rank: i64,
}

macro_rules! columns {
    () => {
        "t.id, t.game, t.version, t.options, t.seed, t.link, t.visibility, t.clock, t.host, t.created_at, \
         t.started_at, t.over_at, t.rematch, t.inherited, t.ended_by, t.hints, t.talk, t.brought, \
         t.edition, t.edition_name"
    };
}
pub(super) use columns;

macro_rules! seat_columns {
    () => {
        "s.player, p.name, s.label, s.bot, s.stood_in, s.hints, s.archived"
    };
}
pub(super) use seat_columns;

/// The word for something that the wire has words for.
pub(super) fn word(value: &impl Serialize) -> Kept<String> {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => Ok(word),
        _ => Err(StoreError::Unusable("a value without a word".into())),
    }
}

/// What a word stands for.
fn meant<T: DeserializeOwned>(word: &str) -> Kept<T> {
    let unusable = |_| StoreError::Unusable(format!("the database holds `{word}` where that means nothing"));
    serde_json::from_value(Value::String(word.to_owned())).map_err(unusable)
}

/// A clock as it is stored.
pub(super) fn written_clock(clock: &Clock) -> Kept<String> {
    serde_json::to_string(clock).map_err(|_| StoreError::Unusable("a clock without a text".into()))
}

fn clock(json: &str) -> Kept<Clock> {
    serde_json::from_str(json)
        .map_err(|_| StoreError::Unusable(format!("the database holds the clock `{json}`")))
}

/// An edition by its digest and name.
fn edition(digest: Option<String>, name: Option<String>) -> Kept<Option<EditionId>> {
    let Some((digest, name)) = digest.zip(name) else { return Ok(None) };
    let unusable = |_| StoreError::Unusable(format!("the database holds the edition `{name} {digest}`"));
    format!("{name} {digest}").parse().map(Some).map_err(unusable)
}

pub(super) fn table(row: &AnyRow) -> Kept<TableRow> {
    Ok(TableRow {
        id: TableId(row.try_get(0)?),
        game: row.try_get(1)?,
        version: row.try_get(2)?,
        options: row.try_get(3)?,
        seed: row.try_get(4)?,
        link: row.try_get(5)?,
        visibility: meant(row.try_get::<String, _>(6)?.as_str())?,
        clock: row.try_get::<Option<String>, _>(7)?.as_deref().map(clock).transpose()?,
        host: PlayerId(row.try_get(8)?),
        created_at: row.try_get(9)?,
        started_at: row.try_get(10)?,
        over_at: row.try_get(11)?,
        rematch: row.try_get::<Option<i64>, _>(12)?.map(TableId),
        inherited: row.try_get(13)?,
        ended_by: row.try_get::<Option<String>, _>(14)?.as_deref().map(meant).transpose()?,
        hints: row.try_get::<i64, _>(15)? != 0,
        talk: meant(row.try_get::<String, _>(16)?.as_str())?,
        brought: row.try_get::<i64, _>(17)? != 0,
        edition: edition(row.try_get(18)?, row.try_get(19)?)?,
    })
}

/// Reads a seat whose columns stand from `first` on.
pub(super) fn seat(row: &AnyRow, first: usize) -> Kept<SeatRow> {
    let player: Option<i64> = row.try_get(first)?;
    Ok(SeatRow {
        player: player.map(PlayerId),
        name: row.try_get(first + 1)?,
        label: row.try_get(first + 2)?,
        bot: row.try_get(first + 3)?,
        stood_in: row.try_get::<i64, _>(first + 4)? != 0,
        hints: row.try_get::<i64, _>(first + 5)? as u32,
        archived: row.try_get::<i64, _>(first + 6)? != 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_reads_back_and_what_means_nothing_is_an_error() {
        for visibility in [Visibility::Open, Visibility::Private] {
            assert_eq!(meant::<Visibility>(&word(&visibility).unwrap()).unwrap(), visibility);
        }
        let days = Clock::Days { deadline_s: 60 };
        assert_eq!(clock(&written_clock(&days).unwrap()).unwrap(), days);
        assert!(matches!(meant::<Visibility>("secret"), Err(StoreError::Unusable(_))));
        for unreadable in ["", "null", "{\"kind\":\"weeks\"}"] {
            assert!(matches!(clock(unreadable), Err(StoreError::Unusable(_))), "{unreadable}");
        }
    }
}

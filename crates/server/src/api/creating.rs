//! A table is made: by what it is agreed on, who sits there, and what it takes over from a record.

use super::body::Body;
use super::responses::shown;
use super::starting::begin;
use crate::address::Address;
use crate::app::App;
use crate::editions::Rules;
use crate::error::Error;
use crate::id::{PlayerId, TableId};
use crate::sessions::{Person, secret};
use crate::store::{SeatRow, TableRow};
use crate::tables::level;
use crate::text;
use crate::turns::in_turn;
use axum::extract::State;
use axum::{Extension, Json};
use std::sync::Arc;
use tafel_engine::{Equipped, Game, TakenOver};
use tafel_rules::{Digest, Seed};
use tafel_table::Header;
use tafel_wire::{Clock, Failure, NewSeat, NewTable, Origin, TableInfo};

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = OK, body = TableInfo), (status = UNAUTHORIZED, body = Failure),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
    from: Option<Extension<Address>>,
    Body(new): Body<NewTable>,
) -> Result<Json<TableInfo>, Error> {
    check_clock(new.clock)?;
    let (game, version) =
        app.games.find(&new.game).ok_or_else(|| Error::Unreadable("there is no such game".into()))?;
    app.limits.table(from.map(|from| from.0), player.id)?;
    let edition = edition(&app, &new).await?;
    let game = edition.as_ref().map_or(game, |equipped| &equipped.game);
    let taken_over = match new.from {
        Some(origin) => taken_over(&app, game.clone(), &new.options, origin).await?,
        None => TakenOver { options: new.options, lines: vec![] },
    };
    let (options, count) = game.agree(&taken_over.options)?;
    let seats = seat_rows(&new.seats, count, player.id)?;
    let seed = match &new.seed {
        Some(text) => named_seed(text, new.start, &seats)?,
        None => (app.config.seeds)(),
    };
    let row = TableRow {
        id: TableId::random(),
        game: new.game,
        version: i64::from(version),
        options,
        edition: edition.map(|equipped| equipped.edition.id().clone()),
        seed: seed.to_string(),
        link: secret(),
        visibility: new.visibility,
        clock: new.clock,
        hints: new.hints,
        talk: new.talk,
        host: player.id,
        created_at: app.now(),
        started_at: None,
        over_at: None,
        ended_by: None,
        rematch: None,
        inherited: taken_over.lines.len() as i64,
        brought: false,
    };
    add(&app, &row, &seats, &taken_over.lines, None).await?;
    if new.start {
        begin(&app, &row).await?;
    }
    shown(&app, row.id, player.id).await
}

/// The edition that a new table is played with: one that is offered, or the one of the record that it goes on from, which
/// is said again or not at all.
async fn edition(app: &App, new: &NewTable) -> Result<Option<Equipped>, Error> {
    let chosen: Option<Digest> = new.edition.as_deref().map(str::parse).transpose()?;
    let Some(origin) = &new.from else {
        let offered =
            |digest| app.games.find_edition(&new.game, digest).cloned().ok_or(Error::UnknownEdition);
        return chosen.map(offered).transpose();
    };
    let needed = Header::of(&origin.record)?.edition.map(|edition| edition.digest);
    if chosen.is_some() && chosen != needed {
        return Err(Error::Unreadable("the record is of another edition".into()));
    }
    match needed {
        Some(digest) => app.edition(&new.game, digest).await?.map(Some).ok_or(Error::UnknownEdition),
        None => Ok(None),
    }
}

/// What a new match takes over from a record of the same game; options may be said again, but not otherwise.
async fn taken_over(
    app: &Arc<App>,
    game: Arc<dyn Game>,
    options: &str,
    origin: Origin,
) -> Result<TakenOver, Error> {
    let taken =
        in_turn(&app.replays, move || Ok(game.take_over(&origin.record, origin.lines as usize)?)).await?;
    if options.is_empty() || options == taken.options {
        Ok(taken)
    } else {
        Err(Error::Unreadable(format!("the options of the record are `{}`", taken.options)))
    }
}

/// The seed that a host names, who then knows every draw to come: nobody else may play there.
fn named_seed(text: &str, starts: bool, seats: &[SeatRow]) -> Result<Seed, Error> {
    let seed = text.parse()?;
    let all_taken = seats.iter().all(|seat| seat.player.is_some() || seat.bot.is_some());
    if starts && all_taken {
        Ok(seed)
    } else {
        Err(Error::Unreadable("a seed is for tables that start at once, with nobody but you and bots".into()))
    }
}

fn check_clock(clock: Option<Clock>) -> Result<(), Error> {
    let sensible = match clock {
        None => true,
        Some(Clock::Live { bank_s, increment_s }) => {
            (1..=86_400).contains(&bank_s) && (1..=3_600).contains(&increment_s)
        }
        Some(Clock::Days { deadline_s }) => (60..=2_592_000).contains(&deadline_s),
    };
    if sensible { Ok(()) } else { Err(Error::Unreadable("a clock within its bounds".into())) }
}

pub(super) fn seat_rows(named: &[NewSeat], count: u8, me: PlayerId) -> Result<Vec<SeatRow>, Error> {
    if named.len() > usize::from(count) {
        return Err(Error::Unreadable(format!("the table has {count} seats")));
    }
    let usual = if named.is_empty() { NewSeat::Me } else { NewSeat::Open };
    let rest = std::iter::once(&usual).chain(std::iter::repeat(&NewSeat::Open));
    let row = |seat: &NewSeat| {
        Ok(match seat {
            NewSeat::Me => SeatRow { player: Some(me), ..SeatRow::default() },
            NewSeat::Named(name) => {
                SeatRow { player: Some(me), label: Some(text::name(name)?), ..SeatRow::default() }
            }
            NewSeat::Open => SeatRow::default(),
            NewSeat::Bot(text) => SeatRow { bot: Some(level(text)?.to_string()), ..SeatRow::default() },
        })
    };
    named.iter().chain(rest).take(usize::from(count)).map(row).collect()
}

/// Keeps a new table, unless its host has too many.
pub(super) async fn add(
    app: &App,
    row: &TableRow,
    seats: &[SeatRow],
    lines: &[String],
    follows: Option<TableId>,
) -> Result<(), Error> {
    if app.store.tables_made_by(row.host).await? >= app.config.tables_per_person {
        return Err(Error::TooMany { message: "finish some of your tables first", wait: None });
    }
    if let Some(Rules { equipped: Some(equipped), .. }) = app.rules_of(row).await? {
        app.store.keep_edition(&row.game, &equipped.edition, app.now()).await?;
    }
    app.store.add_table(row, seats, lines, follows).await?;
    Ok(())
}

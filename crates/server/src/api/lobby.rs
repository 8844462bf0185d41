//! Tables before the match: finding them, making them, and what is the host's to do.

use super::body::{Body, Path, Query};
use super::responses::{find, info, whole_info};
use super::starting::begin;
use crate::address::Address;
use crate::app::App;
use crate::error::Error;
use crate::id::{PlayerId, TableId};
use crate::sessions::{Person, secret};
use crate::store::{Listing, SeatRow, TableRow, Wanted};
use crate::tables::level;
use crate::text;
use crate::turns::in_turn;
use axum::extract::State;
use axum::{Extension, Json};
use serde::Deserialize;
use std::sync::Arc;
use tafel_engine::TakenOver;
use tafel_wire::{Clock, Failure, NewSeat, NewTable, Origin, TableInfo};

/// The key that a link to a table carries.
#[derive(Deserialize)]
pub(super) struct Link {
    link: Option<String>,
}

/// Which tables are looked for.
#[derive(Deserialize)]
pub(super) struct Search {
    game: Option<String>,
    search: Option<String>,
    free: Option<bool>,
    after: Option<String>,
}

/// How many tables are listed at once.
const PAGE: i64 = 50;

/// Lists tables that anybody may join or watch, the newest first, 50 at a time.
#[utoipa::path(get, path = "/api/tables", params(
    ("game" = Option<String>, Query, description = "only of this game"),
    ("search" = Option<String>, Query, max_length = 32, description = "only where somebody sits whose name has these letters"),
    ("free" = Option<bool>, Query, description = "only with a free seat"),
    ("after" = Option<String>, Query, description = "only those that come after this table")),
    responses((status = OK, body = Vec<TableInfo>), (status = UNPROCESSABLE_ENTITY, body = Failure)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
    Query(search): Query<Search>,
) -> Result<Json<Vec<TableInfo>>, Error> {
    let caller = caller.map(|person| person.player.id);
    let unknown = |what: &str| Error::Unreadable(format!("there is no such {what}"));
    if search.game.as_deref().is_some_and(|game| app.games.find(game).is_none()) {
        return Err(unknown("game"));
    }
    let letters = search.search.as_deref().map(str::trim).filter(|letters| !letters.is_empty());
    let letters = letters.map(text::name).transpose()?;
    let wanted = Wanted {
        game: search.game.as_deref(),
        search: letters.as_deref(),
        free: search.free.unwrap_or(false),
        after: search.after.map(|after| after.parse().map_err(|_| unknown("table"))).transpose()?,
    };
    let tables = app.store.open_tables(&wanted, PAGE).await?;
    Ok(Json(tables.into_iter().map(|listing| info(listing, caller)).collect()))
}

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
    let taken_over = match new.from {
        Some(origin) => taken_over(&app, new.game.clone(), &new.options, origin).await?,
        None => TakenOver { options: new.options, lines: vec![] },
    };
    let (options, count) = game.agree(&taken_over.options)?;
    let seats = seat_rows(&new.seats, count, player.id)?;
    let row = TableRow {
        id: TableId::random(),
        game: new.game,
        version: i64::from(version),
        options,
        seed: (app.config.seeds)().to_string(),
        link: secret(),
        visibility: new.visibility,
        clock: new.clock,
        host: player.id,
        created_at: app.now(),
        started_at: None,
        over_at: None,
        ended_by: None,
        rematch: None,
        inherited: taken_over.lines.len() as i64,
    };
    add(&app, &row, &seats, &taken_over.lines, None).await?;
    if new.start {
        begin(&app, &row).await?;
    }
    shown(&app, row.id, player.id).await
}

/// What a new match takes over from a record of the same game; options may be said again, but not otherwise.
async fn taken_over(app: &Arc<App>, id: String, options: &str, origin: Origin) -> Result<TakenOver, Error> {
    let games = app.clone();
    let taken = in_turn(&app.replays, move || {
        let (game, _) = games.games.find(&id).ok_or(Error::NotFound)?;
        Ok(game.take_over(&origin.record, origin.lines as usize)?)
    })
    .await?;
    if options.is_empty() || options == taken.options {
        Ok(taken)
    } else {
        Err(Error::Unreadable(format!("the options of the record are `{}`", taken.options)))
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

fn seat_rows(named: &[NewSeat], count: u8, me: PlayerId) -> Result<Vec<SeatRow>, Error> {
    if named.len() > usize::from(count) {
        return Err(Error::Unreadable(format!("the table has {count} seats")));
    }
    let usual = if named.is_empty() { NewSeat::Me } else { NewSeat::Open };
    let rest = std::iter::once(&usual).chain(std::iter::repeat(&NewSeat::Open));
    let row = |seat: &NewSeat| {
        Ok(match seat {
            NewSeat::Me => SeatRow { player: Some(me), ..SeatRow::default() },
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
    app.store.add_table(row, seats, lines, follows).await?;
    Ok(())
}

/// A table as its caller sees it.
pub(super) async fn shown(app: &App, id: TableId, to: PlayerId) -> Result<Json<TableInfo>, Error> {
    let table = app.store.table(id).await?.ok_or(Error::NotFound)?;
    let seats = app.store.seats(id).await?;
    whole_info(app, Listing { table, seats }, Some(to)).await.map(Json)
}

/// Shows a table.
#[utoipa::path(get, path = "/api/tables/{id}",
    params(("id" = String, Path), ("link" = Option<String>, Query, description = "the key of a private table")),
    responses((status = OK, body = TableInfo), (status = NOT_FOUND, body = Failure)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
    Path(table): Path<String>,
    Query(Link { link }): Query<Link>,
) -> Result<Json<TableInfo>, Error> {
    let caller = caller.map(|person| person.player.id);
    let (table, seats) = find(&app, &table, caller, link.as_deref()).await?;
    whole_info(&app, Listing { table, seats }, caller).await.map(Json)
}

/// A table of which the caller is the host.
pub(super) async fn hosted(
    app: &App,
    table: &str,
    player: PlayerId,
) -> Result<(TableRow, Vec<SeatRow>), Error> {
    let (row, seats) = find(app, table, Some(player), None).await?;
    if row.host == player { Ok((row, seats)) } else { Err(Error::Forbidden("only the host can do this")) }
}

//! What concerns one person: their tables and results; and matches that are over.

use super::body::{Path, Query, id};
use super::responses::info;
use crate::app::App;
use crate::error::Error;
use crate::id::PlayerId;
use crate::presence::Change;
use crate::sessions::Person;
use crate::store::{Listing, Mine, ScoreRow};
use crate::tables::{Glance, glance_at};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use tafel_rules::{Seat, Seats};
use tafel_wire::{Failure, MyTable, Played, PlayerResult, Scores, Shelf};

/// Which of the caller's tables to list.
#[derive(Deserialize)]
pub(super) struct Wish {
    shelf: Option<Shelf>,
    game: Option<String>,
    before: Option<i64>,
}

/// How many tables that are not over are listed: more than one person usually has.
const MOST_CURRENT: i64 = 300;
/// How many others are listed at once.
const PAGE: i64 = 50;

/// Lists the caller's tables on one shelf. Those that are not over: first where it is the caller's move, each by whose
/// deadline comes first. All others: the latest first, 50 at a time.
#[utoipa::path(get, path = "/api/me/tables", params(
    ("shelf" = Option<Shelf>, Query, description = "without it, those that are not over"),
    ("game" = Option<String>, Query, description = "only of this game"),
    ("before" = Option<i64>, Query, description = "only those that ended, or were made, before: milliseconds since 1970")),
    responses((status = OK, body = Vec<MyTable>), (status = UNAUTHORIZED, body = Failure),
        (status = UNPROCESSABLE_ENTITY, body = Failure)))]
pub(super) async fn my_tables(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
    Query(wish): Query<Wish>,
) -> Result<Json<Vec<MyTable>>, Error> {
    if wish.game.as_deref().is_some_and(|game| app.games.find(game).is_none()) {
        return Err(Error::Unreadable("there is no such game".into()));
    }
    let shelf = wish.shelf.unwrap_or_default();
    let most = if shelf == Shelf::Current { MOST_CURRENT } else { PAGE };
    let before = wish.before.unwrap_or(i64::MAX);
    let mine = Mine { shelf: Some(shelf), game: wish.game.as_deref(), before };
    let listings = app.store.tables_of(player.id, &mine, most).await?;
    let rows = || listings.iter().map(|listing| &listing.table);
    let running: Vec<_> = rows().filter(|row| row.started_at.is_some() && row.over_at.is_none()).collect();
    let glances = glance_at(&app, &running).await?;
    let mut results = app.store.results(rows().filter(|row| row.over_at.is_some())).await?;
    let mut tables: Vec<MyTable> = listings
        .into_iter()
        .map(|listing| {
            let id = listing.table.id;
            mine_of(listing, player.id, glances.get(&id), results.remove(&id))
        })
        .collect();
    if shelf == Shelf::Current {
        tables.sort_by_key(|table| (!table.my_move, table.deadline.unwrap_or(i64::MAX), table.changed_at));
    }
    Ok(Json(tables))
}

fn mine_of(
    listing: Listing,
    me: PlayerId,
    glance: Option<&Glance>,
    scores: Option<Vec<ScoreRow>>,
) -> MyTable {
    let row = &listing.table;
    let own = |seat: &Seat| listing.seats.get(seat.index()).is_some_and(|row| row.player == Some(me));
    let mine: Seats = Seat::all(listing.seats.len() as u8).filter(own).collect();
    let awaited = glance.map_or(Seats::NONE, |glance| glance.awaited);
    // A seat that a bot plays for the caller waits for the bot.
    let asked = |&seat: &Seat| mine.contains(seat) && listing.seats[seat.index()].bot.is_none();
    let is_full = listing.seats.iter().all(|seat| seat.player.is_some() || seat.bot.is_some());
    let is_to_start = row.started_at.is_none() && row.over_at.is_none() && row.host == me && is_full;
    let asked: Seats = awaited.iter().filter(asked).collect();
    let whose = if asked == Seats::NONE { awaited } else { asked };
    let result = scores.map(|scores| {
        let (points, ranks) = scores.iter().map(|score| (score.points, score.rank)).unzip();
        Scores { points, ranks }
    });
    MyTable {
        my_move: asked != Seats::NONE || is_to_start,
        deadline: glance
            .and_then(|glance| whose.iter().filter_map(|seat| glance.deadlines[seat.index()]).min()),
        changed_at: row
            .over_at
            .or(glance.and_then(|glance| glance.changed_at))
            .or(row.started_at)
            .unwrap_or(row.created_at),
        round: glance.and_then(|glance| glance.round),
        points: glance.and_then(|glance| Some(glance.points[mine.iter().next()?.index()])),
        result,
        archived: listing.seats.iter().any(|seat| seat.player == Some(me) && seat.archived),
        table: info(listing, Some(me)),
    }
}

/// Puts a table away, for the caller alone.
#[utoipa::path(put, path = "/api/me/tables/{id}/archive", params(("id" = String, Path)), responses(
    (status = NO_CONTENT), (status = UNAUTHORIZED, body = Failure), (status = NOT_FOUND, body = Failure),
))]
pub(super) async fn archive(
    State(app): State<Arc<App>>,
    person: Person,
    Path(table): Path<String>,
) -> Result<StatusCode, Error> {
    put(&app, &person, &table, true).await
}

/// Takes a table out of the archive again.
#[utoipa::path(delete, path = "/api/me/tables/{id}/archive", params(("id" = String, Path)), responses(
    (status = NO_CONTENT), (status = UNAUTHORIZED, body = Failure), (status = NOT_FOUND, body = Failure),
))]
pub(super) async fn take_out(
    State(app): State<Arc<App>>,
    person: Person,
    Path(table): Path<String>,
) -> Result<StatusCode, Error> {
    put(&app, &person, &table, false).await
}

async fn put(app: &App, person: &Person, table: &str, archived: bool) -> Result<StatusCode, Error> {
    let table = id(table)?;
    if !app.store.archive_for(table, person.player.id, archived).await? {
        return Err(Error::NotFound);
    }
    app.presence.tell([person.player.id].into_iter(), table);
    Ok(StatusCode::NO_CONTENT)
}

/// Tells, as server-sent events named `table` with the table's id, whenever one of the caller's tables changes.
#[utoipa::path(get, path = "/api/me/tables/events", responses(
    (status = OK, body = String, content_type = "text/event-stream"), (status = UNAUTHORIZED, body = Failure),
))]
pub(super) async fn events(
    State(app): State<Arc<App>>,
    person: Person,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let home = app.presence.open_home(person.player.id, person.session);
    // The session may have ended between the request and now.
    app.recheck(person.player.id).await;
    let closing = app.closing.clone();
    let events = stream::unfold((home, closing), |(mut home, mut closing)| async move {
        let table = tokio::select! {
            change = home.next() => match change? {
                Change::Table(table) => table.to_string(),
                // The page had better look at all its tables.
                Change::Much => String::new(),
            },
            _ = closing.changed() => return None,
        };
        Some((Ok(Event::default().event("table").data(table)), (home, closing)))
    });
    Sse::new(events).keep_alive(KeepAlive::default())
}

/// Before when.
#[derive(Deserialize)]
pub(super) struct Before {
    before: Option<i64>,
}

/// Lists matches that are over and that anybody may see, the latest first, 50 at a time.
#[utoipa::path(get, path = "/api/matches", params(("before" = Option<i64>, Query, description = "milliseconds since 1970")),
    responses((status = OK, body = Vec<Played>)))]
pub(super) async fn finished(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
    Query(Before { before }): Query<Before>,
) -> Result<Json<Vec<Played>>, Error> {
    let caller = caller.map(|person| person.player.id);
    let over = app.store.finished(before.unwrap_or(i64::MAX), 50).await?;
    let mut results = app.store.results(over.iter().map(|listing| &listing.table)).await?;
    let played = over.into_iter().map(|listing| {
        let scores = results.remove(&listing.table.id).unwrap_or_default();
        let (points, ranks) = scores.iter().map(|score| (score.points, score.rank)).unzip();
        Played { table: info(listing, caller), points, ranks }
    });
    Ok(Json(played.collect()))
}

/// Lists how a player did in the last 100 matches that anybody may see; to the player, in the last 100 of all. Matches that
/// were brought from a device do not count.
#[utoipa::path(get, path = "/api/players/{id}/results", params(("id" = String, Path)),
    responses((status = OK, body = Vec<PlayerResult>), (status = NOT_FOUND, body = Failure)))]
pub(super) async fn results(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
    Path(player): Path<String>,
) -> Result<Json<Vec<PlayerResult>>, Error> {
    let player = app.store.player(id(&player)?).await?.ok_or(Error::NotFound)?;
    let own = caller.is_some_and(|caller| caller.player.id == player.id);
    let shown = app.store.results_of(player.id, own, 100).await?.into_iter().map(|result| PlayerResult {
        table: result.table.to_string(),
        game: result.game,
        over_at: result.over_at,
        seat: result.seat as u8,
        points: result.points,
        rank: result.rank,
    });
    Ok(Json(shown.collect()))
}

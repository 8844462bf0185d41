//! What concerns one person: their tables and results; and matches that are over.

use super::body::{Path, Query, id};
use super::responses::info;
use crate::app::App;
use crate::error::Error;
use crate::presence::Change;
use crate::sessions::Person;
use axum::Json;
use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use tafel_wire::{Failure, Played, PlayerResult, TableInfo};

/// Lists the caller's tables, those that are not over first.
#[utoipa::path(get, path = "/api/me/tables", responses(
    (status = OK, body = Vec<TableInfo>), (status = UNAUTHORIZED, body = Failure),
))]
pub(super) async fn my_tables(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
) -> Result<Json<Vec<TableInfo>>, Error> {
    let tables = app.store.tables_of(player.id, 100).await?;
    Ok(Json(tables.into_iter().map(|listing| info(listing, Some(player.id))).collect()))
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

/// Lists how a player did in the last 100 matches that anybody may see; to the player, in the last 100 of all.
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

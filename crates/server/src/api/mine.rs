//! What concerns one person: the own tables and results; and matches that are over.

use super::body::{Path, Query, id};
use super::lobby::info;
use crate::app::App;
use crate::error::Error;
use crate::sessions::Person;
use axum::Json;
use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use tafel_wire::{Failure, Played, PlayerResult, TableInfo};
use tokio::sync::broadcast::error::RecvError;

/// Lists the caller's tables, those that are not over first.
#[utoipa::path(get, path = "/api/me/tables", responses(
    (status = OK, body = Vec<TableInfo>), (status = UNAUTHORIZED, body = Failure),
))]
pub(super) async fn my_tables(
    State(app): State<Arc<App>>,
    Person(player): Person,
) -> Result<Json<Vec<TableInfo>>, Error> {
    let mut infos = vec![];
    for row in app.store.tables_of(player.id, 100).await? {
        infos.push(info(&app, row, Some(player.id)).await?);
    }
    Ok(Json(infos))
}

/// Tells, as server-sent events named `table` with the table's id, whenever one of the caller's tables changes.
#[utoipa::path(get, path = "/api/me/tables/events", responses(
    (status = OK, body = String, content_type = "text/event-stream"), (status = UNAUTHORIZED, body = Failure),
))]
pub(super) async fn events(
    State(app): State<Arc<App>>,
    Person(player): Person,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let (changes, closing) = (app.changes.subscribe(), app.closing.clone());
    let events = stream::unfold((changes, closing), move |(mut changes, mut closing)| async move {
        loop {
            tokio::select! {
                change = changes.recv() => match change {
                    Ok(change) if change.players.contains(&player.id) => {
                        let event = Event::default().event("table").data(change.table.to_string());
                        return Some((Ok(event), (changes, closing)));
                    }
                    Ok(_) => {}
                    // Some were missed: the page had better look at all its tables.
                    Err(RecvError::Lagged(_)) => {
                        return Some((Ok(Event::default().event("table").data("")), (changes, closing)));
                    }
                    Err(RecvError::Closed) => return None,
                },
                _ = closing.changed() => return None,
            }
        }
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
    let caller = caller.map(|Person(player)| player.id);
    let mut played = vec![];
    for row in app.store.finished(before.unwrap_or(i64::MAX), 50).await? {
        let (points, ranks) = app.store.result(row.id).await?.into_iter().unzip();
        played.push(Played { table: info(&app, row, caller).await?, points, ranks });
    }
    Ok(Json(played))
}

/// Lists how a player did in the last 100 matches.
#[utoipa::path(get, path = "/api/players/{id}/results", params(("id" = String, Path)),
    responses((status = OK, body = Vec<PlayerResult>), (status = NOT_FOUND, body = Failure)))]
pub(super) async fn results(
    State(app): State<Arc<App>>,
    Path(player): Path<String>,
) -> Result<Json<Vec<PlayerResult>>, Error> {
    let player = app.store.player(id(&player)?).await?.ok_or(Error::NotFound)?;
    let results = app.store.results_of(player.id, 100).await?.into_iter();
    let shown = results.map(|(table, game, over_at, seat, points, rank)| PlayerResult {
        table: table.to_string(),
        game,
        over_at,
        seat: seat as u8,
        points,
        rank,
    });
    Ok(Json(shown.collect()))
}

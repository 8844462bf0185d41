//! Tables are found: those that anybody may join or watch, and one by its id.

use super::access::find;
use super::body::{Path, Query};
use super::responses::{info, whole_info};
use crate::app::App;
use crate::error::Error;
use crate::sessions::Person;
use crate::store::{Listing, Wanted};
use crate::text;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use tafel_wire::{Failure, TableInfo};

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

//! The match starts; and the rematch after it.

use super::access::{find, hosted};
use super::body::Path;
use super::creating::add;
use super::responses::shown;
use crate::app::App;
use crate::editions::Rules;
use crate::error::Error;
use crate::id::TableId;
use crate::sessions::{Person, secret};
use crate::store::{StoreError, TableRow};
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use tafel_engine::Game;
use tafel_rules::{Seed, Unreadable};
use tafel_table::Line;
use tafel_wire::{Code, Failure, TableInfo};

/// Starts the match of a table, with what chance decides before the first move.
pub(super) async fn begin(app: &Arc<App>, row: &TableRow) -> Result<(), Error> {
    let (game, version, options) = todays_rules(app, row).await?;
    if version != row.version {
        app.store.renew_rules(row.id, version, &options).await?;
    }
    let seed: Seed = row.seed.parse()?;
    let taken_over = app.store.lines(row.id, 0).await?;
    let before = taken_over.iter().take(row.inherited as usize).map(|line| line.text.parse());
    let before = before.collect::<Result<Vec<Line>, Unreadable>>()?;
    let begun = game.resume(&options, before.len(), &before.iter().collect::<Vec<_>>(), seed)?;
    let lines: Vec<String> = begun.lines(before.len()).iter().map(ToString::to_string).collect();
    app.store.start(row.id, row.inherited, &lines, app.now()).await.map_err(|error| match error {
        StoreError::Conflict => {
            Error::Conflict { code: Code::CannotStart, message: "a seat is open, or the match has started" }
        }
        other => other.into(),
    })?;
    // The door opens, so that bots begin.
    app.tables.door(app, row.id);
    app.changed(row.id).await
}

/// The rules, and their version, that a match would begin by today, and what was agreed on in its words.
async fn todays_rules(app: &App, row: &TableRow) -> Result<(Arc<dyn Game>, i64, String), Error> {
    let Rules { game, version, .. } = app.rules_of(row).await?.ok_or_else(Error::rules_changed)?;
    if version < row.version {
        // Only newer servers know what was agreed on.
        return Err(Error::Unavailable);
    }
    let (options, _) = game.agree(&row.options).map_err(|_| Error::rules_changed())?;
    Ok((game, version, options))
}

/// Starts the match; only the host can, once no seat is open.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)),
    responses((status = OK, body = TableInfo), (status = UNAUTHORIZED, body = Failure),
        (status = FORBIDDEN, body = Failure), (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure)))]
pub(super) async fn start(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
    Path(table): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    let (row, _) = hosted(&app, &table, player.id).await?;
    begin(&app, &row).await?;
    shown(&app, row.id, player.id).await
}

/// Makes a table like one whose match is over: same game, options and people, everybody one seat further. Whoever asks
/// later gets the same table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = OK, body = TableInfo), (status = UNAUTHORIZED, body = Failure),
        (status = FORBIDDEN, body = Failure), (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure)))]
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
    Path(table): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    let (before, mut seats) = find(&app, &table, Some(player.id), None).await?;
    if !seats.iter().any(|seat| seat.player == Some(player.id)) {
        return Err(Error::Forbidden("only people who played can ask for a rematch"));
    }
    if before.over_at.is_none() {
        return Err(Error::Conflict { code: Code::NotOver, message: "the match is not over" });
    }
    if let Some(rematch) = before.rematch {
        return shown(&app, rematch, player.id).await;
    }
    for seat in seats.iter_mut().filter(|seat| seat.player.is_some()) {
        seat.bot = None;
    }
    seats.rotate_right(1);
    let (_, version, options) = todays_rules(&app, &before).await?;
    let row = TableRow {
        id: TableId::random(),
        version,
        options,
        seed: (app.config.seeds)().to_string(),
        link: secret(),
        host: player.id,
        created_at: app.now(),
        started_at: None,
        over_at: None,
        ended_by: None,
        rematch: None,
        inherited: 0,
        brought: false,
        ..before.clone()
    };
    match add(&app, &row, &seats, &[], Some(before.id)).await {
        Ok(()) => shown(&app, row.id, player.id).await,
        Err(Error::Conflict { .. }) => {
            let first =
                app.store.table(before.id).await?.and_then(|row| row.rematch).ok_or(Error::NotFound)?;
            shown(&app, first, player.id).await
        }
        Err(error) => Err(error),
    }
}

//! What people can do about others: report them to the operator of the server, and mute them at one's own table.

use super::access::find;
use super::access::hosted;
use super::body::{Body, Path, id};
use crate::app::App;
use crate::error::Error;
use crate::sessions::Person;
use crate::store::NewReportRow;
use crate::text;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use tafel_wire::{Failure, NewReport};

/// How many people a host can mute at a table: everybody who sees the table is told who they are.
const MOST_MUTED: usize = 100;

/// Reports a person or a message to whoever runs the server.
#[utoipa::path(post, path = "/api/reports", request_body = NewReport, responses(
    (status = NO_CONTENT), (status = UNAUTHORIZED, body = Failure), (status = NOT_FOUND, body = Failure),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    Person { player: reporter, .. }: Person,
    Body(new): Body<NewReport>,
) -> Result<StatusCode, Error> {
    let text = text::reason(&new.text)?;
    let table = match &new.table {
        // One can report what one may see.
        Some(table) => Some(find(&app, table, Some(reporter.id), None).await?.0.id),
        None => None,
    };
    let said = match (table, new.line) {
        (Some(table), Some(line)) => Some(app.store.said(table, line).await?.ok_or(Error::NotFound)?),
        (None, Some(_)) => return Err(Error::Unreadable("a message stands at a table".into())),
        (_, None) => None,
    };
    let named = new.player.as_ref().or(said.as_ref().and_then(|said| said.player.as_ref()));
    let player = match named {
        Some(named) => Some(app.store.player(id(named)?).await?.ok_or(Error::NotFound)?.id),
        None => None,
    };
    if table.is_none() && player.is_none() {
        return Err(Error::Unreadable("name a table or a player".into()));
    }
    app.limits.report(reporter.id)?;
    let report = NewReportRow {
        at: app.now(),
        reporter: reporter.id,
        player,
        table,
        line: new.line,
        quoted: said.map(|said| said.text),
        text,
    };
    app.store.report(&report).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets a player not speak at the table any more; only the host can.
#[utoipa::path(put, path = "/api/tables/{id}/mutes/{player}",
    params(("id" = String, Path), ("player" = String, Path)),
    responses((status = NO_CONTENT), (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure),
        (status = NOT_FOUND, body = Failure)))]
pub(super) async fn mute(
    State(app): State<Arc<App>>,
    person: Person,
    Path((table, player)): Path<(String, String)>,
) -> Result<StatusCode, Error> {
    let (row, _) = hosted(&app, &table, person.player.id).await?;
    let player = app.store.player(id(&player)?).await?.ok_or(Error::NotFound)?;
    let muted = app.store.muted(row.id).await?;
    if muted.len() >= MOST_MUTED && !muted.contains(&player.id) {
        return Err(Error::TooMany { message: "at most 100 people are muted at a table", wait: None });
    }
    app.store.mute_at(row.id, player.id).await?;
    app.changed(row.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets a player speak at the table again; only the host can.
#[utoipa::path(delete, path = "/api/tables/{id}/mutes/{player}",
    params(("id" = String, Path), ("player" = String, Path)),
    responses((status = NO_CONTENT), (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure),
        (status = NOT_FOUND, body = Failure)))]
pub(super) async fn unmute(
    State(app): State<Arc<App>>,
    person: Person,
    Path((table, player)): Path<(String, String)>,
) -> Result<StatusCode, Error> {
    let (row, _) = hosted(&app, &table, person.player.id).await?;
    app.store.unmute_at(row.id, id(&player)?).await?;
    app.changed(row.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

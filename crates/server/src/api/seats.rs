//! Who sits where, before the match starts.

use super::body::{Body, Path};
use super::lobby::{hosted, shown};
use super::responses::find;
use crate::app::App;
use crate::error::Error;
use crate::id::TableId;
use crate::sessions::Person;
use crate::store::{SeatRow, StoreError};
use crate::tables::level;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use tafel_wire::{BotLevel, Code, Failure, Joining, TableInfo};

/// Takes an open seat.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", request_body = Joining,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = OK, body = TableInfo), (status = UNAUTHORIZED, body = Failure),
        (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure, description = "the seat is taken")))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
    Path((table, seat)): Path<(String, String)>,
    Body(joining): Body<Joining>,
) -> Result<Json<TableInfo>, Error> {
    let (row, seats) = find(&app, &table, Some(player.id), joining.link.as_deref()).await?;
    let (seat, before) = at(&seats, &seat)?;
    if before.player.is_some() || before.bot.is_some() {
        return Err(Error::Conflict { code: Code::SeatTaken, message: "the seat is taken" });
    }
    let after = SeatRow { player: Some(player.id), ..SeatRow::default() };
    change(&app, row.id, seat, before, &after).await?;
    shown(&app, row.id, player.id).await
}

/// Leaves a seat before the match starts; the host can clear any. A table without people is removed.
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{seat}",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = NO_CONTENT), (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure),
        (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure)))]
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
    Path((table, seat)): Path<(String, String)>,
) -> Result<axum::http::StatusCode, Error> {
    let (row, seats) = find(&app, &table, Some(player.id), None).await?;
    let (seat, before) = at(&seats, &seat)?;
    if before.player.is_none() {
        return Err(Error::Conflict { code: Code::SeatEmpty, message: "no player sits there" });
    }
    if before.player != Some(player.id) && row.host != player.id {
        return Err(Error::Forbidden("only the player or the host can clear a seat"));
    }
    change(&app, row.id, seat, before, &SeatRow::default()).await?;
    let left = app.store.seats(row.id).await?;
    if left.iter().all(|seat| seat.player.is_none()) {
        app.store.remove_table(row.id).await?;
        app.changed(row.id).await?;
    }
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// Puts a bot on an open seat; only the host can.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}/bot", request_body = BotLevel,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = OK, body = TableInfo), (status = UNAUTHORIZED, body = Failure),
        (status = FORBIDDEN, body = Failure), (status = NOT_FOUND, body = Failure),
        (status = CONFLICT, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure)))]
pub(super) async fn seat_bot(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
    Path((table, seat)): Path<(String, String)>,
    Body(bot): Body<BotLevel>,
) -> Result<Json<TableInfo>, Error> {
    let (row, seats) = hosted(&app, &table, player.id).await?;
    let (seat, before) = at(&seats, &seat)?;
    if before.player.is_some() {
        return Err(Error::Conflict { code: Code::SeatTaken, message: "a player sits there" });
    }
    let after = SeatRow { bot: Some(level(&bot.level)?.to_string()), ..SeatRow::default() };
    change(&app, row.id, seat, before, &after).await?;
    shown(&app, row.id, player.id).await
}

/// Removes a bot before the match starts; only the host can.
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{seat}/bot",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = OK, body = TableInfo), (status = UNAUTHORIZED, body = Failure),
        (status = FORBIDDEN, body = Failure), (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure)))]
pub(super) async fn unseat_bot(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
    Path((table, seat)): Path<(String, String)>,
) -> Result<Json<TableInfo>, Error> {
    let (row, seats) = hosted(&app, &table, player.id).await?;
    let (seat, before) = at(&seats, &seat)?;
    if before.player.is_some() || before.bot.is_none() {
        return Err(Error::Conflict { code: Code::NoBot, message: "no bot sits there" });
    }
    change(&app, row.id, seat, before, &SeatRow::default()).await?;
    shown(&app, row.id, player.id).await
}

fn at<'s>(seats: &'s [SeatRow], seat: &str) -> Result<(u8, &'s SeatRow), Error> {
    let seat: u8 = seat.parse().map_err(|_| Error::NotFound)?;
    seats.get(usize::from(seat)).map(|row| (seat, row)).ok_or(Error::NotFound)
}

async fn change(app: &App, id: TableId, seat: u8, before: &SeatRow, after: &SeatRow) -> Result<(), Error> {
    app.store.reseat(id, seat, before, after).await.map_err(|error| match error {
        StoreError::Conflict => Error::Conflict {
            code: Code::SeatChanged,
            message: "the seat was changed, or the match has started",
        },
        other => other.into(),
    })?;
    app.changed(id).await
}

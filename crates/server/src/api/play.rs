//! Playing without a live connection: for programs, and for what happens once.

use super::body::{Body, Path, Query, in_background};
use super::lobby::find;
use crate::app::App;
use crate::error::Error;
use crate::id::TableId;
use crate::sessions::Person;
use crate::store::SeatRow;
use crate::tables::{Request, STAND_IN, level};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;
use std::sync::Arc;
use tafel_rules::{Seat, Viewer};
use tafel_wire::{Failure, Hint, Moved, PlayedMove, Position, Replayed, SeatAction};

/// The caller's seat: the one that is named, or the only one.
fn own_seat(seats: &[SeatRow], player: crate::id::PlayerId, named: Option<u8>) -> Result<Seat, Error> {
    let mut own = (0u8..).zip(seats).filter(|(_, row)| row.player == Some(player)).map(|(seat, _)| seat);
    let seat = match named {
        Some(named) => own.find(|&seat| seat == named),
        None => own.next().filter(|_| own.next().is_none()),
    };
    seat.map(Seat).ok_or(Error::Forbidden("this is not your seat; name one of yours"))
}

async fn seated(
    app: &App,
    Person(player): &Person,
    table: &str,
    named: Option<u8>,
) -> Result<(TableId, Seat), Error> {
    let (row, seats) = find(app, table, Some(player.id), None).await?;
    Ok((row.id, own_seat(&seats, player.id, named)?))
}

/// Through whose eyes to look.
#[derive(Deserialize)]
pub(super) struct Eyes {
    seat: Option<u8>,
    link: Option<String>,
}

/// Shows the match as the own seat, the only or the named one, may see it; or as those see it who watch.
#[utoipa::path(get, path = "/api/tables/{id}/position",
    params(("id" = String, Path), ("seat" = Option<u8>, Query), ("link" = Option<String>, Query)),
    responses((status = OK, body = Position), (status = FORBIDDEN, body = Failure), (status = NOT_FOUND, body = Failure),
        (status = CONFLICT, body = Failure, description = "the match has not started")))]
pub(super) async fn position(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
    Path(table): Path<String>,
    Query(Eyes { seat, link }): Query<Eyes>,
) -> Result<Json<Position>, Error> {
    let caller = caller.map(|Person(player)| player.id);
    let (row, seats) = find(&app, &table, caller, link.as_deref()).await?;
    let sits = caller.is_some_and(|caller| seats.iter().any(|seat| seat.player == Some(caller)));
    let viewer = match caller {
        Some(caller) if sits || seat.is_some() => Viewer::Seat(own_seat(&seats, caller, seat)?),
        None if seat.is_some() => return Err(Error::NotSignedIn),
        Some(_) | None => Viewer::Public,
    };
    let position = app.tables.ask(&app, row.id, |answer| Request::Look { viewer, answer }).await?;
    Ok(Json(position))
}

/// Submits a move; it is answered once it is stored.
#[utoipa::path(post, path = "/api/tables/{id}/moves", request_body = PlayedMove, params(("id" = String, Path)),
    responses((status = OK, body = Moved), (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure),
        (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure, description = "refused, with the rule")))]
pub(super) async fn submit(
    State(app): State<Arc<App>>,
    person: Person,
    Path(table): Path<String>,
    Body(PlayedMove { seat, ask, mv }): Body<PlayedMove>,
) -> Result<Json<Moved>, Error> {
    let (id, seat) = seated(&app, &person, &table, seat).await?;
    let line = app.tables.ask(&app, id, |answer| Request::Submit { seat, ask, text: mv, answer }).await?;
    Ok(Json(Moved { line }))
}

/// Takes the own last line back; where the rules of take-back forbid it, asks all people for consent.
#[utoipa::path(post, path = "/api/tables/{id}/take-back", request_body = SeatAction, params(("id" = String, Path)),
    responses((status = OK, body = Moved), (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure),
        (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure)))]
pub(super) async fn take_back(
    State(app): State<Arc<App>>,
    person: Person,
    Path(table): Path<String>,
    Body(action): Body<SeatAction>,
) -> Result<Json<Moved>, Error> {
    let (id, seat) = seated(&app, &person, &table, action.seat).await?;
    let line = app.tables.ask(&app, id, |answer| Request::TakeBack { seat, answer }).await?;
    Ok(Json(Moved { line }))
}

/// Lets a bot play the own seat from now on; the player may come back.
#[utoipa::path(post, path = "/api/tables/{id}/resign", request_body = SeatAction, params(("id" = String, Path)),
    responses((status = OK, body = Moved), (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure),
        (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure)))]
pub(super) async fn resign(
    State(app): State<Arc<App>>,
    person: Person,
    Path(table): Path<String>,
    Body(action): Body<SeatAction>,
) -> Result<Json<Moved>, Error> {
    let (id, seat) = seated(&app, &person, &table, action.seat).await?;
    let bot = Some(STAND_IN.to_owned());
    let line = app.tables.ask(&app, id, |answer| Request::StandIn { seat, bot, answer }).await?;
    Ok(Json(Moved { line }))
}

/// Which hint is wished.
#[derive(Deserialize)]
pub(super) struct Wish {
    seat: Option<u8>,
    level: Option<String>,
}

/// Who is asked for a hint if nobody is named.
const ADVISER: &str = "expert";

/// Tells what a bot would do on the own seat, from what that seat sees.
#[utoipa::path(get, path = "/api/tables/{id}/hint",
    params(("id" = String, Path), ("seat" = Option<u8>, Query), ("level" = Option<String>, Query)),
    responses((status = OK, body = Hint), (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure),
        (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure)))]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    person: Person,
    Path(table): Path<String>,
    Query(wish): Query<Wish>,
) -> Result<Json<Hint>, Error> {
    let level = level(wish.level.as_deref().unwrap_or(ADVISER))?;
    let (id, seat) = seated(&app, &person, &table, wish.seat).await?;
    let hint = app.tables.ask(&app, id, |answer| Request::Hint { seat, level, answer }).await?;
    Ok(Json(hint))
}

/// Through whose eyes to look at a whole match.
#[derive(Deserialize)]
pub(super) struct Reader {
    viewer: Option<String>,
    link: Option<String>,
}

/// Shows the whole match so far, line by line, through the eyes of the own seat, of `viewer`, or of the public (`-`).
/// While the match runs only own seats can be named; after it, those who played can name any.
#[utoipa::path(get, path = "/api/tables/{id}/replay",
    params(("id" = String, Path), ("viewer" = Option<String>, Query), ("link" = Option<String>, Query)),
    responses((status = OK, body = Replayed), (status = FORBIDDEN, body = Failure), (status = NOT_FOUND, body = Failure),
        (status = CONFLICT, body = Failure, description = "the match has not started"),
        (status = UNPROCESSABLE_ENTITY, body = Failure)))]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
    Path(table): Path<String>,
    Query(Reader { viewer, link }): Query<Reader>,
) -> Result<Json<Replayed>, Error> {
    let caller = caller.map(|Person(player)| player.id);
    let (row, seats) = find(&app, &table, caller, link.as_deref()).await?;
    let is_own =
        |seat: Seat| seats.get(seat.index()).is_some_and(|row| caller.is_some() && row.player == caller);
    let own = || Seat::all(seats.len() as u8).find(|&seat| is_own(seat));
    let viewer = match viewer {
        Some(named) => named.parse()?,
        None => own().map_or(Viewer::Public, Viewer::Seat),
    };
    if let Viewer::Seat(seat) = viewer
        && !is_own(seat)
        && !(row.over_at.is_some() && own().is_some())
    {
        return Err(Error::Forbidden("only own seats while the match runs, and none for those who watched"));
    }
    let played = app.tables.ask(&app, row.id, |answer| Request::Match { answer }).await?;
    let _turn = app.replays.acquire().await.map_err(|_| Error::Unavailable)?;
    in_background(move || played.replay(viewer)).await.map(Json)
}

/// The key that a link to a table carries.
#[derive(Deserialize)]
pub(super) struct Link {
    link: Option<String>,
}

/// The record of a finished match, with its seed; `tafel verify` checks it.
#[utoipa::path(get, path = "/api/tables/{id}/record",
    params(("id" = String, Path), ("link" = Option<String>, Query)),
    responses((status = OK, body = String, content_type = "text/plain"), (status = NOT_FOUND, body = Failure),
        (status = CONFLICT, body = Failure, description = "the match is not over")))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
    Path(table): Path<String>,
    Query(Link { link }): Query<Link>,
) -> Result<impl IntoResponse, Error> {
    let caller = caller.map(|Person(player)| player.id);
    let (row, _) = find(&app, &table, caller, link.as_deref()).await?;
    let text = app.tables.ask(&app, row.id, |answer| Request::Record { answer }).await?;
    let file = format!("attachment; filename=\"{}-{}.rec\"", row.game, row.id);
    Ok((
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)],
        text,
    ))
}

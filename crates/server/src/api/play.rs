//! Playing without a live connection: for programs, and for what happens once.

use super::access::find;
use super::body::{Body, Path, Query};
use crate::app::App;
use crate::archive::{unpacked, with_components};
use crate::error::Error;
use crate::id::{PlayerId, TableId};
use crate::sessions::Person;
use crate::store::SeatRow;
use crate::tables::{Command, Request, Sitter, adviser, record_of};
use crate::turns::in_turn;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use tafel_engine::refused;
use tafel_rules::{Seat, Viewer};
use tafel_table::Enclosed;
use tafel_wire::{Failure, Hint, Moved, Planned, PlayedMove, Position, Replayed, SeatAction, WhyNot};

/// The caller's seat: the one that is named, or the only one.
fn own_seat(seats: &[SeatRow], player: PlayerId, named: Option<u8>) -> Result<Seat, Error> {
    let mut own = (0u8..).zip(seats).filter(|(_, row)| row.player == Some(player)).map(|(seat, _)| seat);
    let seat = match named {
        Some(named) => own.find(|&seat| seat == named),
        None => own.next().filter(|_| own.next().is_none()),
    };
    seat.map(Seat).ok_or(Error::Forbidden("this is not your seat; name one of yours"))
}

async fn seated(
    app: &App,
    Person { player, .. }: &Person,
    table: &str,
    named: Option<u8>,
) -> Result<(TableId, Sitter), Error> {
    let (row, seats) = find(app, table, Some(player.id), None).await?;
    let seat = own_seat(&seats, player.id, named)?;
    Ok((row.id, Sitter { player: player.id, seat }))
}

/// Does something for the caller's seat; the answer is the journal's length after it.
async fn act(
    app: &Arc<App>,
    person: &Person,
    table: &str,
    named: Option<u8>,
    command: Command,
) -> Result<Json<Moved>, Error> {
    let (id, by) = seated(app, person, table, named).await?;
    let line = app.tables.ask(app, id, |answer| Request::Act { by, command, answer }).await?;
    Ok(Json(Moved { line }))
}

/// Through whose eyes to look.
#[derive(Deserialize)]
pub(super) struct Eyes {
    seat: Option<u8>,
    link: Option<String>,
}

/// Shows the match as the caller's seat, the only or the named one, may see it; or as spectators see it.
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
    let caller = caller.map(|person| person.player.id);
    let (row, seats) = find(&app, &table, caller, link.as_deref()).await?;
    let sits = caller.is_some_and(|caller| seats.iter().any(|seat| seat.player == Some(caller)));
    let by = match caller {
        Some(player) if sits || seat.is_some() => {
            Some(Sitter { player, seat: own_seat(&seats, player, seat)? })
        }
        None if seat.is_some() => return Err(Error::NotSignedIn),
        Some(_) | None => None,
    };
    let position = app.tables.ask(&app, row.id, |answer| Request::Look { by, answer }).await?;
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
    act(&app, &person, &table, seat, Command::Move { ask, text: mv }).await
}

/// Takes back the caller's last line; where the rules of take-back forbid it, asks all people for consent.
#[utoipa::path(post, path = "/api/tables/{id}/take-back", request_body = SeatAction, params(("id" = String, Path)),
    responses((status = OK, body = Moved), (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure),
        (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure)))]
pub(super) async fn take_back(
    State(app): State<Arc<App>>,
    person: Person,
    Path(table): Path<String>,
    Body(action): Body<SeatAction>,
) -> Result<Json<Moved>, Error> {
    act(&app, &person, &table, action.seat, Command::TakeBack).await
}

/// Lets a bot play the caller's seat from now on; the player may come back.
#[utoipa::path(post, path = "/api/tables/{id}/resign", request_body = SeatAction, params(("id" = String, Path)),
    responses((status = OK, body = Moved), (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure),
        (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure)))]
pub(super) async fn resign(
    State(app): State<Arc<App>>,
    person: Person,
    Path(table): Path<String>,
    Body(action): Body<SeatAction>,
) -> Result<Json<Moved>, Error> {
    act(&app, &person, &table, action.seat, Command::Resign).await
}

/// Which hint is wished.
#[derive(Deserialize)]
pub(super) struct Wish {
    seat: Option<u8>,
    level: Option<String>,
}

/// Who is asked for a hint if nobody is named.
const ADVISER: &str = "expert";

/// Tells what a bot would do on the caller's seat, from what that seat sees.
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
    let level = adviser(wish.level.as_deref().unwrap_or(ADVISER))?;
    let (id, by) = seated(&app, &person, &table, wish.seat).await?;
    let asking = app.thinkers.ask(by.player)?;
    let hint = app.tables.ask(&app, id, |answer| Request::Hint { by, level, asking, answer }).await?;
    Ok(Json(hint))
}

/// Moves that somebody thinks of, separated by semicolons.
#[derive(Deserialize)]
pub(super) struct Thoughts {
    seat: Option<u8>,
    moves: String,
}

impl Thoughts {
    /// The moves, unless there are more than `most`.
    fn moves(&self, most: usize) -> Result<Vec<&str>, Error> {
        let moves: Vec<&str> = self.moves.split(';').map(str::trim).filter(|mv| !mv.is_empty()).collect();
        if moves.len() > most {
            return Err(Error::Unreadable(format!("at most {most} moves at once")));
        }
        Ok(moves)
    }
}

/// How many moves one request may ask about.
const THOUGHTS: usize = 16;

/// How many moves one may plan; no turn has more.
const LONGEST_PLAN: usize = 64;

/// Tells why moves of the caller's seat are not possible, without making those that are.
#[utoipa::path(get, path = "/api/tables/{id}/why",
    params(("id" = String, Path), ("moves" = String, Query), ("seat" = Option<u8>, Query)),
    responses((status = OK, body = Vec<WhyNot>), (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure),
        (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure)))]
pub(super) async fn why(
    State(app): State<Arc<App>>,
    person: Person,
    Path(table): Path<String>,
    Query(thoughts): Query<Thoughts>,
) -> Result<Json<Vec<WhyNot>>, Error> {
    let moves = thoughts.moves(THOUGHTS)?;
    let (id, by) = seated(&app, &person, &table, thoughts.seat).await?;
    let play = app.tables.ask(&app, id, |answer| Request::Match { answer }).await?;
    let why = |mv: &str| WhyNot {
        mv: mv.to_owned(),
        refused: play.why_not(by.seat, mv).map(|refusal| refused(None, &refusal)),
    };
    Ok(Json(moves.into_iter().map(why).collect()))
}

/// Tells what would be after some moves of the caller's seat, without making them; nobody else hears of it. It goes as far as
/// one can know: to a draw, to a secret of others, to the end of the turn.
#[utoipa::path(get, path = "/api/tables/{id}/plan",
    params(("id" = String, Path), ("moves" = String, Query), ("seat" = Option<u8>, Query)),
    responses((status = OK, body = Planned), (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure),
        (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure)))]
pub(super) async fn plan(
    State(app): State<Arc<App>>,
    person: Person,
    Path(table): Path<String>,
    Query(thoughts): Query<Thoughts>,
) -> Result<Json<Planned>, Error> {
    let moves = thoughts.moves(LONGEST_PLAN)?;
    let (id, by) = seated(&app, &person, &table, thoughts.seat).await?;
    let play = app.tables.ask(&app, id, |answer| Request::Match { answer }).await?;
    Ok(Json(play.plan(by.seat, &moves)))
}

/// Through whose eyes to look at a whole match.
#[derive(Deserialize)]
pub(super) struct Reader {
    viewer: Option<String>,
    link: Option<String>,
}

/// Shows the whole match so far, line by line, through the eyes of the caller's seat, of `viewer`, or of the public (`-`).
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
) -> Result<Response, Error> {
    let caller = caller.map(|person| person.player.id);
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
    let rules = app.same_rules(&row).await?;
    if row.over_at.is_some() && rules.is_none() {
        // Nobody can replay it any more; but it was kept as it was seen.
        let kept = app.store.archived(row.id, viewer).await?.ok_or_else(Error::rules_changed)?;
        let json = in_turn(&app.replays, move || unpacked(&kept).map_err(|_| Error::rules_changed())).await?;
        return Ok(([(header::CONTENT_TYPE, "application/json")], json).into_response());
    }
    let played = app.tables.ask(&app, row.id, |answer| Request::Match { answer }).await?;
    let equipped = rules.and_then(|rules| rules.equipped);
    in_turn(&app.replays, move || Ok(with_components(played.replay(viewer)?, equipped.as_ref())))
        .await
        .map(|replayed| Json(replayed).into_response())
}

/// The key that a link to a table carries, and whether the record is to be complete in itself.
#[derive(Deserialize)]
pub(super) struct Wanted {
    link: Option<String>,
    enclose: Option<bool>,
}

/// The record of a finished match, with its seed; `tafel verify` checks it. With `enclose`, a record of an edition has that
/// edition inside, so that it can be replayed anywhere.
#[utoipa::path(get, path = "/api/tables/{id}/record",
    params(("id" = String, Path), ("link" = Option<String>, Query), ("enclose" = Option<bool>, Query)),
    responses((status = OK, body = String, content_type = "text/plain"), (status = NOT_FOUND, body = Failure),
        (status = CONFLICT, body = Failure, description = "the match is not over")))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
    Path(table): Path<String>,
    Query(Wanted { link, enclose }): Query<Wanted>,
) -> Result<impl IntoResponse, Error> {
    let caller = caller.map(|person| person.player.id);
    let (row, _) = find(&app, &table, caller, link.as_deref()).await?;
    let rules = app.same_rules(&row).await?;
    let mut text = if row.over_at.is_some() && rules.is_none() {
        let results = app.store.results([&row]).await?.remove(&row.id).unwrap_or_default();
        let lines = app.store.lines(row.id, 0).await?;
        record_of(&row, &lines, &results).map_err(|_| Error::rules_changed())?
    } else {
        app.tables.ask(&app, row.id, |answer| Request::Record { answer }).await?
    };
    let equipped = match rules {
        Some(rules) => rules.equipped,
        // Rules may have changed; what was printed has not.
        None => app.rules_of(&row).await?.and_then(|rules| rules.equipped),
    };
    if let Some(equipped) = equipped.filter(|_| enclose == Some(true)) {
        text = Enclosed::in_text(&text, &equipped.edition);
    }
    let file = format!("attachment; filename=\"{}-{}.rec\"", row.game, row.id);
    Ok((
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)],
        text,
    ))
}

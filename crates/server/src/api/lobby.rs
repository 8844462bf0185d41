//! Tables before the match: making them, taking seats, bots, starting; and the rematch after it.

use super::body::{Body, Path, Query, id, in_background};
use crate::app::App;
use crate::error::Error;
use crate::games::TakenOver;
use crate::id::{PlayerId, TableId};
use crate::sessions::{Person, secret};
use crate::store::{SeatRow, StoreError, TableRow};
use crate::tables::{level, seat_infos};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use tafel_rules::Seed;
use tafel_table::Commitment;
use tafel_wire::{
    BotLevel, Clock, Failure, Joining, NewSeat, NewTable, Origin, TableInfo, TableStatus, Visibility,
};

/// What a table looks like to somebody.
pub(super) async fn info(app: &App, row: TableRow, to: Option<PlayerId>) -> Result<TableInfo, Error> {
    let seats = app.store.seats(row.id).await?;
    let belongs = to.is_some_and(|to| is_at(&row, &seats, to));
    let seed: Option<Seed> = row.seed.parse().ok();
    Ok(TableInfo {
        id: row.id.to_string(),
        game: row.game,
        options: row.options,
        visibility: if row.visibility == "open" { Visibility::Open } else { Visibility::Private },
        clock: row.clock.and_then(|json| serde_json::from_str(&json).ok()),
        status: match (row.started_at, row.over_at) {
            (_, Some(_)) => TableStatus::Over,
            (Some(_), None) => TableStatus::Playing,
            (None, None) => TableStatus::Gathering,
        },
        host: row.host.to_string(),
        created_at: row.created_at,
        over_at: row.over_at,
        seats: seat_infos(&seats),
        link: belongs.then_some(row.link),
        commitment: seed.filter(|_| row.started_at.is_some()).map(|seed| Commitment::to(seed).to_string()),
        seed: row.over_at.map(|_| row.seed),
        rematch: row.rematch.map(|rematch| rematch.to_string()),
    })
}

fn is_at(row: &TableRow, seats: &[SeatRow], player: PlayerId) -> bool {
    row.host == player || seats.iter().any(|seat| seat.player == Some(player))
}

/// A table, if the caller may know of it: it is listed, or the caller sits there or has the link.
pub(crate) async fn find(
    app: &App,
    table: &str,
    caller: Option<PlayerId>,
    link: Option<&str>,
) -> Result<(TableRow, Vec<SeatRow>), Error> {
    let row = app.store.table(id(table)?).await?.ok_or(Error::NotFound)?;
    let seats = app.store.seats(row.id).await?;
    let may_know = row.visibility == "open"
        || caller.is_some_and(|caller| is_at(&row, &seats, caller))
        || link.is_some_and(|link| same(link, &row.link));
    if may_know { Ok((row, seats)) } else { Err(Error::NotFound) }
}

/// Compares without telling by time how much is the same.
fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
}

/// The key that a link to a table carries.
#[derive(Deserialize)]
pub(super) struct Link {
    link: Option<String>,
}

/// Lists tables that anybody may join or watch.
#[utoipa::path(get, path = "/api/tables", responses((status = OK, body = Vec<TableInfo>)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
) -> Result<Json<Vec<TableInfo>>, Error> {
    let caller = caller.map(|Person(player)| player.id);
    let mut infos = vec![];
    for row in app.store.open_tables(100).await? {
        infos.push(info(&app, row, caller).await?);
    }
    Ok(Json(infos))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = OK, body = TableInfo), (status = UNAUTHORIZED, body = Failure),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    Person(player): Person,
    Body(new): Body<NewTable>,
) -> Result<Json<TableInfo>, Error> {
    check_clock(new.clock)?;
    let (game, version) =
        app.games.find(&new.game).ok_or_else(|| Error::Unreadable("there is no such game".into()))?;
    let taken_over = match new.from {
        Some(origin) => taken_over(app.clone(), new.game.clone(), &new.options, origin).await?,
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
        visibility: if new.visibility == Visibility::Open { "open" } else { "private" }.to_owned(),
        clock: new.clock.and_then(|clock| serde_json::to_string(&clock).ok()),
        host: player.id,
        created_at: app.now(),
        started_at: None,
        over_at: None,
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
async fn taken_over(app: Arc<App>, id: String, options: &str, origin: Origin) -> Result<TakenOver, Error> {
    let taken = in_background(move || {
        let (game, _) = app.games.find(&id).ok_or(Error::NotFound)?;
        game.take_over(&origin.record, origin.lines as usize)
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

async fn add(
    app: &App,
    row: &TableRow,
    seats: &[SeatRow],
    lines: &[String],
    follows: Option<TableId>,
) -> Result<(), Error> {
    if app.store.tables_made_by(row.host).await? >= app.config.tables_per_person {
        return Err(Error::TooMany("finish some of your tables first"));
    }
    app.store.add_table(row, seats, lines, follows).await?;
    Ok(())
}

/// Starts the match of a table, with what chance decides before the first move.
async fn begin(app: &Arc<App>, row: &TableRow) -> Result<(), Error> {
    let (game, _) = app.games.find(&row.game).ok_or(Error::NotFound)?;
    let seed: Seed = row.seed.parse()?;
    let taken_over = app.store.lines(row.id, 0).await?;
    let before: Vec<&str> =
        taken_over.iter().map(|(text, _)| text.as_str()).take(row.inherited as usize).collect();
    let lines = game.resume(&row.options, before.len(), &before, seed)?.lines(before.len());
    app.store.start(row.id, row.inherited, &lines, app.now()).await.map_err(|error| match error {
        StoreError::Conflict => {
            Error::Conflict { code: "cannot-start", message: "a seat is open, or the match has started" }
        }
        other => other.into(),
    })?;
    // The door opens, so that bots begin.
    app.tables.door(app, row.id);
    app.changed(row.id).await
}

async fn shown(app: &App, id: TableId, to: PlayerId) -> Result<Json<TableInfo>, Error> {
    let row = app.store.table(id).await?.ok_or(Error::NotFound)?;
    info(app, row, Some(to)).await.map(Json)
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
    let caller = caller.map(|Person(player)| player.id);
    let (row, _) = find(&app, &table, caller, link.as_deref()).await?;
    info(&app, row, caller).await.map(Json)
}

/// Takes an open seat.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", request_body = Joining,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = OK, body = TableInfo), (status = UNAUTHORIZED, body = Failure),
        (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure, description = "the seat is taken")))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    Person(player): Person,
    Path((table, seat)): Path<(String, String)>,
    Body(joining): Body<Joining>,
) -> Result<Json<TableInfo>, Error> {
    let (row, seats) = find(&app, &table, Some(player.id), joining.link.as_deref()).await?;
    let (seat, before) = at(&seats, &seat)?;
    if before.player.is_some() || before.bot.is_some() {
        return Err(Error::Conflict { code: "seat-taken", message: "the seat is taken" });
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
    Person(player): Person,
    Path((table, seat)): Path<(String, String)>,
) -> Result<axum::http::StatusCode, Error> {
    let (row, seats) = find(&app, &table, Some(player.id), None).await?;
    let (seat, before) = at(&seats, &seat)?;
    if before.player.is_none() {
        return Err(Error::Conflict { code: "seat-empty", message: "no player sits there" });
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
    Person(player): Person,
    Path((table, seat)): Path<(String, String)>,
    Body(bot): Body<BotLevel>,
) -> Result<Json<TableInfo>, Error> {
    let (row, seats) = hosted(&app, &table, player.id).await?;
    let (seat, before) = at(&seats, &seat)?;
    if before.player.is_some() {
        return Err(Error::Conflict { code: "seat-taken", message: "a player sits there" });
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
    Person(player): Person,
    Path((table, seat)): Path<(String, String)>,
) -> Result<Json<TableInfo>, Error> {
    let (row, seats) = hosted(&app, &table, player.id).await?;
    let (seat, before) = at(&seats, &seat)?;
    if before.player.is_some() || before.bot.is_none() {
        return Err(Error::Conflict { code: "no-bot", message: "no bot sits there" });
    }
    change(&app, row.id, seat, before, &SeatRow::default()).await?;
    shown(&app, row.id, player.id).await
}

/// Starts the match; only the host can, once no seat is open.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)),
    responses((status = OK, body = TableInfo), (status = UNAUTHORIZED, body = Failure),
        (status = FORBIDDEN, body = Failure), (status = NOT_FOUND, body = Failure), (status = CONFLICT, body = Failure)))]
pub(super) async fn start(
    State(app): State<Arc<App>>,
    Person(player): Person,
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
    Person(player): Person,
    Path(table): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    let (before, mut seats) = find(&app, &table, Some(player.id), None).await?;
    if !seats.iter().any(|seat| seat.player == Some(player.id)) {
        return Err(Error::Forbidden("only people who played can ask for a rematch"));
    }
    if before.over_at.is_none() {
        return Err(Error::Conflict { code: "not-over", message: "the match is not over" });
    }
    if let Some(rematch) = before.rematch {
        return shown(&app, rematch, player.id).await;
    }
    for seat in seats.iter_mut().filter(|seat| seat.player.is_some()) {
        seat.bot = None;
    }
    seats.rotate_right(1);
    let row = TableRow {
        id: TableId::random(),
        seed: (app.config.seeds)().to_string(),
        link: secret(),
        host: player.id,
        created_at: app.now(),
        started_at: None,
        over_at: None,
        rematch: None,
        inherited: 0,
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

async fn hosted(app: &App, table: &str, player: PlayerId) -> Result<(TableRow, Vec<SeatRow>), Error> {
    let (row, seats) = find(app, table, Some(player), None).await?;
    if row.host == player { Ok((row, seats)) } else { Err(Error::Forbidden("only the host can do this")) }
}

fn at<'s>(seats: &'s [SeatRow], seat: &str) -> Result<(u8, &'s SeatRow), Error> {
    let seat: u8 = seat.parse().map_err(|_| Error::NotFound)?;
    seats.get(usize::from(seat)).map(|row| (seat, row)).ok_or(Error::NotFound)
}

async fn change(app: &App, id: TableId, seat: u8, before: &SeatRow, after: &SeatRow) -> Result<(), Error> {
    app.store.reseat(id, seat, before, after).await.map_err(|error| match error {
        StoreError::Conflict => Error::Conflict {
            code: "seat-changed",
            message: "the seat was changed, or the match has started",
        },
        other => other.into(),
    })?;
    app.changed(id).await
}

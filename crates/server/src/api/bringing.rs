//! A match that was begun on somebody's own device goes on at the server.
//!
//! Whoever brings it knew its seed and may have tried everything out, so it is marked for good, private, and counts among
//! nobody's results. What it claims is checked line by line, and every draw against its seed.

use super::body::Body;
use super::creating::{add, seat_rows};
use super::responses::shown;
use crate::address::Address;
use crate::app::App;
use crate::error::Error;
use crate::id::TableId;
use crate::sessions::{Person, secret};
use crate::store::{Append, Ending, TableRow};
use crate::turns::in_turn;
use axum::extract::State;
use axum::{Extension, Json};
use std::sync::Arc;
use tafel_engine::Unpacked;
use tafel_rules::Seed;
use tafel_table::{Fault, Header, Problem};
use tafel_wire::{Brought, Failure, NewSeat, TableInfo, Talk, Visibility};

/// Takes over a match from the caller's device, with its seed: finished, or to be gone on with. Who brings the same match
/// again gets the same table.
#[utoipa::path(post, path = "/api/tables/brought", request_body = Brought, responses(
    (status = OK, body = TableInfo), (status = UNAUTHORIZED, body = Failure),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn bring(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
    from: Option<Extension<Address>>,
    Body(brought): Body<Brought>,
) -> Result<Json<TableInfo>, Error> {
    app.limits.table(from.map(|from| from.0), player.id)?;
    let whole = unpack(&app, brought.record).await?;
    let lines: Vec<String> = whole.unpacked.play.lines(0).iter().map(ToString::to_string).collect();
    if let Some(known) = app.store.brought_before(player.id, &whole.seed, &lines).await? {
        return shown(&app, known, player.id).await;
    }
    let count = whole.unpacked.play.seats();
    let full = brought.seats.len() == usize::from(count) && !brought.seats.contains(&NewSeat::Open);
    if !full {
        return Err(Error::Unreadable(format!("who sits on each of the {count} seats")));
    }
    let seats = seat_rows(&brought.seats, count, player.id)?;
    let now = app.now();
    let row = TableRow {
        id: TableId::random(),
        game: whole.game,
        version: i64::from(whole.version),
        options: whole.unpacked.options,
        edition: None,
        seed: whole.seed,
        link: secret(),
        visibility: Visibility::Private,
        clock: None,
        hints: true,
        talk: Talk::default(),
        host: player.id,
        created_at: now,
        started_at: None,
        over_at: None,
        ended_by: None,
        rematch: None,
        inherited: whole.unpacked.inherited as i64,
        brought: true,
    };
    // The line that ends a match is kept together with the result.
    let ending = whole.unpacked.play.standing();
    let before = lines.len() - usize::from(ending.is_some());
    add(&app, &row, &seats, &lines[..before], None).await?;
    app.store.start(row.id, before as i64, &[], now).await?;
    if let Some(result) = ending {
        let ending = Some(Ending { points: result.points, ranks: result.ranks });
        let lines = lines[before..].to_vec();
        app.store.append(Append { table: row.id, from: before as u32, lines, at: now, ending }).await?;
    }
    // The door opens, so that bots go on.
    app.tables.door(&app, row.id);
    app.changed(row.id).await?;
    shown(&app, row.id, player.id).await
}

/// A match that was checked, with its seed.
struct Whole {
    game: String,
    version: u16,
    seed: String,
    unpacked: Unpacked,
}

async fn unpack(app: &Arc<App>, record: String) -> Result<Whole, Error> {
    let games = app.clone();
    in_turn(&app.replays, move || {
        let header = Header::of(&record)?;
        let (game, version) =
            games.games.find(header.game).ok_or_else(|| Error::Unreadable("there is no such game".into()))?;
        // No seed but its own is asked: a match without one is refused.
        let unpacked = game.unpack(&record, Seed([0; 32]))?;
        let seed =
            unpacked.seed.ok_or(Fault { line: 1, problem: Problem::Missing("the line with the seed") })?;
        Ok(Whole { game: header.game.to_owned(), version, seed: seed.to_string(), unpacked })
    })
    .await
}

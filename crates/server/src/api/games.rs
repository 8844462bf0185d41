//! Games, and records that somebody wants to look at.

use super::body::Body;
use crate::app::App;
use crate::archive::with_components;
use crate::error::Error;
use crate::turns::in_turn;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use std::sync::Arc;
use tafel_engine::OfRecord;
use tafel_rules::Viewer;
use tafel_table::Header;
use tafel_wire::{Failure, GameInfo, Replay, Replayed};

/// Lists the games and their options.
#[utoipa::path(get, path = "/api/games", responses((status = OK, body = Vec<GameInfo>)))]
pub(super) async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    app.listed.send(&headers)
}

/// Replays a record, checking every line and, where the seed stands in it, every draw. A record of an edition that is not
/// here must enclose it. Nothing is stored.
#[utoipa::path(post, path = "/api/replay", request_body = Replay, responses(
    (status = OK, body = Replayed),
    (status = UNPROCESSABLE_ENTITY, body = Failure, description = "the record is faulty"),
))]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Body(asked): Body<Replay>,
) -> Result<Json<Replayed>, Error> {
    let viewer: Viewer = asked.viewer.as_deref().unwrap_or("-").parse()?;
    let Header { game, edition, .. } = Header::of(&asked.record)?;
    let kept = match edition {
        Some(needed) => app.edition(game, needed.digest).await?,
        None => None,
    };
    let games = app.clone();
    let replayed = in_turn(&app.replays, move || {
        let unknown = || Error::Unreadable("there is no such game".into());
        let of = match kept {
            Some(kept) => OfRecord::Equipped(kept),
            None => games.games.of_record(&asked.record)?.ok_or_else(unknown)?,
        };
        let replayed = of.game().replay(&asked.record, viewer)?;
        Ok(match of {
            OfRecord::BuiltIn(_) => replayed,
            OfRecord::Equipped(equipped) => with_components(replayed, Some(&equipped)),
        })
    });
    replayed.await.map(Json)
}

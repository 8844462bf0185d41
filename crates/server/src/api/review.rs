//! Reviews of finished matches, a little at a time.

use super::access::find;
use super::body::{Path, Query};
use crate::app::App;
use crate::archive::{packed, unpacked};
use crate::error::Error;
use crate::reviews::AT_A_TIME;
use crate::sessions::Person;
use crate::tables::{For, Request};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use tafel_review::{CannotReview, VERSION, Wish};
use tafel_wire::{Code, Failure, ReviewDepth, ReviewState};

/// Which review is wished.
#[derive(Deserialize)]
pub(super) struct Wished {
    depth: Option<ReviewDepth>,
    open: Option<bool>,
    link: Option<String>,
}

/// Reviews a finished match, a little further with each question: ask again until the review is there. One goes on at a
/// time for each person, and only while somebody asks; what is finished is kept.
#[utoipa::path(get, path = "/api/tables/{id}/review",
    params(("id" = String, Path), ("depth" = Option<ReviewDepth>, Query), ("open" = Option<bool>, Query),
        ("link" = Option<String>, Query)),
    responses((status = OK, body = ReviewState), (status = UNAUTHORIZED, body = Failure), (status = NOT_FOUND, body = Failure),
        (status = CONFLICT, body = Failure, description = "the match is not over, or another review goes on"),
        (status = UNPROCESSABLE_ENTITY, body = Failure), (status = SERVICE_UNAVAILABLE, body = Failure)))]
pub(super) async fn review(
    State(app): State<Arc<App>>,
    person: Person,
    Path(table): Path<String>,
    Query(wished): Query<Wished>,
) -> Result<Json<ReviewState>, Error> {
    let player = person.player.id;
    let (row, _) = find(&app, &table, Some(player), wished.link.as_deref()).await?;
    if row.over_at.is_none() {
        return Err(Error::Conflict { code: Code::NotOver, message: "only a finished match is reviewed" });
    }
    let depth = wished.depth.unwrap_or(ReviewDepth::Quick);
    let wish = Wish { depth, open: wished.open.unwrap_or(false), ..Wish::default() };
    if let Some(kept) = app.store.review(row.id, wish, VERSION).await? {
        let review = unpacked(&kept).ok().and_then(|json| serde_json::from_slice(&json).ok());
        return Ok(Json(ReviewState { done: 1, parts: 1, review: Some(review.ok_or(Error::Failed)?) }));
    }
    let record = app.tables.ask(&app, row.id, |answer| Request::Record { answer }).await?;
    let rules = app.same_rules(&row).await?.ok_or_else(Error::rules_changed)?;
    let mut taken = app.reviews.take(player, (row.id, wish), app.now())?;
    let whom = For { player, table: row.id };
    let advanced = app.thinkers.review(whom, move || {
        let steps = taken.begun(|| rules.game.review(&record, wish))?;
        let progress = steps.advance(AT_A_TIME);
        Ok::<_, CannotReview>(ReviewState {
            done: progress.done,
            parts: progress.parts,
            review: steps.review(),
        })
    });
    let state = advanced.await.ok_or(Error::Failed)??;
    if let Some(review) = &state.review {
        app.store.keep_review(row.id, wish, VERSION, &packed(review).ok_or(Error::Failed)?).await?;
    }
    Ok(Json(state))
}

impl From<CannotReview> for Error {
    fn from(cannot: CannotReview) -> Error {
        match cannot {
            CannotReview::Faulty(fault) => Error::Fault(fault),
            CannotReview::Running => {
                Error::Conflict { code: Code::NotOver, message: "only a finished match is reviewed" }
            }
            CannotReview::TooLong => Error::TooLong,
        }
    }
}

//! Tokens: by them programs act for a person.

use super::body::{Body, Path, id};
use crate::app::App;
use crate::error::Error;
use crate::sessions::{self, Person};
use crate::text;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use tafel_wire::{Failure, NewToken, Token, TokenMade};

/// How many tokens a person has at most.
const MOST_TOKENS: usize = 20;

/// Lists the caller's tokens for programs.
#[utoipa::path(get, path = "/api/tokens", responses(
    (status = OK, body = Vec<Token>), (status = UNAUTHORIZED, body = Failure),
))]
pub(super) async fn list(State(app): State<Arc<App>>, person: Person) -> Result<Json<Vec<Token>>, Error> {
    let tokens = app.store.tokens(person.player.id).await?.into_iter().map(|token| Token {
        id: token.id.to_string(),
        label: token.label.unwrap_or_default(),
        created_at: token.created_at,
    });
    Ok(Json(tokens.collect()))
}

/// Makes a token for a program; its secret is shown this once.
#[utoipa::path(post, path = "/api/tokens", request_body = NewToken, responses(
    (status = OK, body = TokenMade), (status = UNAUTHORIZED, body = Failure),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    person: Person,
    Body(token): Body<NewToken>,
) -> Result<Json<TokenMade>, Error> {
    let label = text::name(&token.label)?;
    if app.store.tokens(person.player.id).await?.len() >= MOST_TOKENS {
        return Err(Error::TooMany { message: "a player has at most 20 tokens", wait: None });
    }
    let (id, secret) = sessions::open_token(&app, &person, label).await?;
    Ok(Json(TokenMade { id: id.to_string(), secret }))
}

/// Takes a token back.
#[utoipa::path(delete, path = "/api/tokens/{id}", params(("id" = String, Path)), responses(
    (status = NO_CONTENT), (status = UNAUTHORIZED, body = Failure), (status = NOT_FOUND, body = Failure),
))]
pub(super) async fn revoke(
    State(app): State<Arc<App>>,
    person: Person,
    Path(token): Path<String>,
) -> Result<StatusCode, Error> {
    let revoked = app.store.revoke(person.player.id, id(&token)?).await?;
    app.recheck(person.player.id).await;
    if revoked { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NotFound) }
}

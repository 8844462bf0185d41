//! People: guests, accounts, sessions and tokens.

use super::body::{Body, Path, id, name};
use crate::address::Address;
use crate::app::App;
use crate::error::Error;
use crate::id::PlayerId;
use crate::sessions::{self, Person};
use crate::store::{PlayerRow, StoreError};
use crate::tables::STAND_IN;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use std::sync::Arc;
use tafel_wire::{Credentials, Failure, Me, Named, NewToken, SignUp, Token, TokenMade};

fn me_of(player: PlayerRow) -> Me {
    Me { id: player.id.to_string(), name: player.name, login: player.login }
}

async fn signed_in(app: &App, player: PlayerRow) -> Result<impl IntoResponse + use<>, Error> {
    let (_, secret) = sessions::open(app, player.id, None).await?;
    Ok((sessions::set_cookie(app, Some(&secret)), Json(me_of(player))))
}

/// Gives the caller a name and a session; nothing more is needed to play.
#[utoipa::path(post, path = "/api/guests", request_body = Named, responses(
    (status = OK, body = Me, description = "with the session in a cookie"),
    (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn guest(
    State(app): State<Arc<App>>,
    Body(named): Body<Named>,
) -> Result<impl IntoResponse, Error> {
    let player = PlayerRow { id: PlayerId::random(), name: name(&named.name)?, login: None };
    app.store.add_player(&player, None, app.now()).await?;
    signed_in(&app, player).await
}

/// Opens an account. A guest who does so keeps the own tables.
#[utoipa::path(post, path = "/api/accounts", request_body = SignUp, responses(
    (status = OK, body = Me, description = "with the session in a cookie"),
    (status = CONFLICT, body = Failure, description = "the login is taken, or the caller has an account"),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn sign_up(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
    from: Option<Extension<Address>>,
    Body(sign_up): Body<SignUp>,
) -> Result<impl IntoResponse, Error> {
    app.try_password(from.map(|from| from.0))?;
    let login = login(&sign_up.login)?;
    if !(8..=256).contains(&sign_up.password.chars().count()) {
        return Err(Error::Unreadable("a password has 8 to 256 characters".into()));
    }
    let guest = match caller {
        Some(Person(player)) if player.login.is_some() => {
            return Err(Error::Conflict { code: "has-account", message: "sign out first" });
        }
        Some(Person(player)) => Some(player),
        None => None,
    };
    let wished = sign_up.name.as_deref().map(name).transpose()?;
    let name =
        wished.or_else(|| guest.as_ref().map(|guest| guest.name.clone())).unwrap_or_else(|| login.clone());
    let hashed = sessions::hash(&app, sign_up.password).await?;
    let taken = |error| match error {
        StoreError::Conflict => Error::Conflict { code: "login-taken", message: "this login is taken" },
        other => other.into(),
    };
    let is_guest = guest.is_some();
    let id = guest.map_or_else(PlayerId::random, |guest| guest.id);
    let player = PlayerRow { id, name, login: Some(login) };
    if is_guest {
        app.store.promote(&player, &hashed).await.map_err(taken)?;
    } else {
        app.store.add_player(&player, Some(&hashed), app.now()).await.map_err(taken)?;
    }
    signed_in(&app, player).await
}

fn login(text: &str) -> Result<String, Error> {
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || b".-_@".contains(&letter);
    if (3..=64).contains(&text.len()) && text.bytes().all(plain) {
        Ok(text.to_ascii_lowercase())
    } else {
        Err(Error::Unreadable("a login has 3 to 64 letters, digits and .-_@".into()))
    }
}

/// Signs in to an account.
#[utoipa::path(post, path = "/api/session", request_body = Credentials, responses(
    (status = OK, body = Me, description = "with the session in a cookie"),
    (status = UNAUTHORIZED, body = Failure), (status = TOO_MANY_REQUESTS, body = Failure),
    (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    from: Option<Extension<Address>>,
    Body(credentials): Body<Credentials>,
) -> Result<impl IntoResponse, Error> {
    app.try_password(from.map(|from| from.0))?;
    if credentials.password.len() > 1024 {
        return Err(Error::WrongCredentials);
    }
    let account = app.store.account(&credentials.login.to_ascii_lowercase()).await?;
    let (player, hashed) = account.map_or((None, None), |(player, hashed)| (Some(player), Some(hashed)));
    let right = sessions::verify(&app, credentials.password, hashed).await?;
    match player {
        Some(player) if right => signed_in(&app, player).await,
        _ => Err(Error::WrongCredentials),
    }
}

/// Ends the session.
#[utoipa::path(delete, path = "/api/session", responses((status = NO_CONTENT)))]
pub(super) async fn sign_out(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    if let Some(digest) = sessions::presented(&headers) {
        app.store.end_session(&digest).await?;
    }
    Ok((StatusCode::NO_CONTENT, sessions::set_cookie(&app, None)))
}

/// Tells who the caller is; `null`, if nobody the server knows.
#[utoipa::path(get, path = "/api/me", responses((status = OK, body = Option<Me>)))]
pub(super) async fn me(caller: Option<Person>) -> Json<Option<Me>> {
    Json(caller.map(|Person(player)| me_of(player)))
}

/// Changes the caller's name.
#[utoipa::path(patch, path = "/api/me", request_body = Named, responses(
    (status = OK, body = Me), (status = UNAUTHORIZED, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    Person(mut player): Person,
    Body(named): Body<Named>,
) -> Result<Json<Me>, Error> {
    player.name = name(&named.name)?;
    app.store.rename(player.id, &player.name).await?;
    for table in app.store.tables_of(player.id, 100).await? {
        app.changed(table.id).await?;
    }
    Ok(Json(me_of(player)))
}

/// Deletes the caller's account or guest; bots go on in running matches.
#[utoipa::path(delete, path = "/api/me", responses(
    (status = NO_CONTENT), (status = UNAUTHORIZED, body = Failure),
))]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Person(player): Person,
) -> Result<impl IntoResponse, Error> {
    let tables = app.store.tables_of(player.id, i64::from(u16::MAX)).await?;
    app.store.forget(player.id, STAND_IN).await?;
    for table in tables {
        app.changed(table.id).await?;
    }
    Ok((StatusCode::NO_CONTENT, sessions::set_cookie(&app, None)))
}

/// Lists the caller's tokens for programs.
#[utoipa::path(get, path = "/api/tokens", responses(
    (status = OK, body = Vec<Token>), (status = UNAUTHORIZED, body = Failure),
))]
pub(super) async fn tokens(
    State(app): State<Arc<App>>,
    Person(player): Person,
) -> Result<Json<Vec<Token>>, Error> {
    let tokens = app.store.tokens(player.id).await?.into_iter().map(|token| Token {
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
pub(super) async fn make_token(
    State(app): State<Arc<App>>,
    Person(player): Person,
    Body(token): Body<NewToken>,
) -> Result<Json<TokenMade>, Error> {
    let label = name(&token.label)?;
    if app.store.tokens(player.id).await?.len() >= 20 {
        return Err(Error::TooMany("a player has at most 20 tokens"));
    }
    let (id, secret) = sessions::open(&app, player.id, Some(label)).await?;
    Ok(Json(TokenMade { id: id.to_string(), secret }))
}

/// Takes a token back.
#[utoipa::path(delete, path = "/api/tokens/{id}", params(("id" = String, Path)), responses(
    (status = NO_CONTENT), (status = UNAUTHORIZED, body = Failure), (status = NOT_FOUND, body = Failure),
))]
pub(super) async fn revoke_token(
    State(app): State<Arc<App>>,
    Person(player): Person,
    Path(token): Path<String>,
) -> Result<StatusCode, Error> {
    let revoked = app.store.revoke(player.id, id(&token)?).await?;
    if revoked { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NotFound) }
}

//! People: guests, accounts, and the sessions of browsers.

use super::body::Body;
use crate::address::Address;
use crate::app::App;
use crate::error::Error;
use crate::sessions::{self, Person};
use crate::store::{PersonRow, PlayerRow, StoreError};
use crate::tables::STAND_IN;
use crate::text;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use std::sync::Arc;
use tafel_wire::{Code, Credentials, Failure, Me, Named, SignUp};

pub(super) fn me_of(player: PlayerRow) -> Me {
    Me {
        id: player.id.to_string(),
        name: player.name,
        login: player.login,
        account: player.account,
        recovery: player.recovery,
    }
}

/// Opens a session for a browser, and says who is signed in.
pub(super) async fn signed_in(app: &App, player: PlayerRow) -> Result<impl IntoResponse + use<>, Error> {
    let secret = sessions::open(app, player.id).await?;
    Ok((sessions::set_cookie(app, Some(&secret)), Json(me_of(player))))
}

/// Gives the caller a name and a session; nothing more is needed to play.
#[utoipa::path(post, path = "/api/guests", request_body = Named, responses(
    (status = OK, body = Me, description = "with the session in a cookie"),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn guest(
    State(app): State<Arc<App>>,
    from: Option<Extension<Address>>,
    Body(named): Body<Named>,
) -> Result<impl IntoResponse, Error> {
    let player = PlayerRow::guest(text::name(&named.name)?);
    app.limits.guest(from.map(|from| from.0))?;
    app.store.add_player(&player, None, app.now()).await?;
    signed_in(&app, player).await
}

/// Opens an account. A guest who does so keeps their tables; the guest's sessions and tokens end.
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
    app.limits.password(from.map(|from| from.0))?;
    let login = login(&sign_up.login)?;
    let password = new_password(sign_up.password)?;
    let guest = match caller {
        Some(person) if person.player.account => {
            return Err(Error::Conflict { code: Code::HasAccount, message: "sign out first" });
        }
        caller => caller.map(|person| person.player),
    };
    let wished = sign_up.name.as_deref().map(text::name).transpose()?;
    let is_guest = guest.is_some();
    let mut player = match guest {
        Some(guest) => guest,
        None => PlayerRow::guest(text::name(&login.chars().take(text::LONGEST_NAME).collect::<String>())?),
    };
    player.name = wished.unwrap_or(player.name);
    let player = player.with_login(login);
    let hashed = sessions::hash(&app, password).await?;
    let taken = |error| match error {
        StoreError::Conflict => Error::Conflict { code: Code::LoginTaken, message: "this login is taken" },
        other => other.into(),
    };
    if is_guest {
        app.store.promote(&player, &hashed).await.map_err(taken)?;
        app.recheck(player.id).await;
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

/// A password as it may be chosen.
pub(super) fn new_password(password: String) -> Result<String, Error> {
    if (8..=256).contains(&password.chars().count()) {
        Ok(password)
    } else {
        Err(Error::Unreadable("a password has 8 to 256 characters".into()))
    }
}

/// Who proves to have the account of a login: `proves` says what has to be verified against which hash. Whether there
/// is such an account is not told, neither by the answer nor by how long it takes.
pub(super) async fn account(app: &App, named: &str) -> Result<(String, Option<PersonRow>), Error> {
    let login = login(named).map_err(|_| Error::WrongCredentials)?;
    app.limits.login(&login)?;
    let person = app.store.account(&login).await?;
    Ok((login, person))
}

/// Signs in to an account.
#[utoipa::path(post, path = "/api/session", request_body = Credentials, responses(
    (status = OK, body = Me, description = "with the session in a cookie"),
    (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure, description = "banned"),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    from: Option<Extension<Address>>,
    Body(credentials): Body<Credentials>,
) -> Result<impl IntoResponse, Error> {
    app.limits.password(from.map(|from| from.0))?;
    if credentials.password.len() > 1024 {
        return Err(Error::WrongCredentials);
    }
    let (login, person) = account(&app, &credentials.login).await?;
    let hashed = person.as_ref().and_then(|person| person.password.clone());
    let right = sessions::verify(&app, credentials.password, hashed).await?;
    let person = person.filter(|_| right).ok_or(Error::WrongCredentials)?;
    app.limits.signed_in(&login);
    admit(&app, person).await
}

/// Opens a session for somebody who has proved to be this person.
pub(super) async fn admit(app: &App, person: PersonRow) -> Result<impl IntoResponse + use<>, Error> {
    if person.banned_at.is_some() {
        return Err(Error::Banned);
    }
    let secret = sessions::open_for(app, &person).await?;
    Ok((sessions::set_cookie(app, Some(&secret)), Json(me_of(person.player))))
}

/// Ends the session.
#[utoipa::path(delete, path = "/api/session", responses((status = NO_CONTENT)))]
pub(super) async fn sign_out(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    if let Some(digest) = sessions::presented(&headers)
        && let Some(player) = app.store.end_session(&digest).await?
    {
        app.recheck(player).await;
    }
    Ok((StatusCode::NO_CONTENT, sessions::set_cookie(&app, None)))
}

/// Ends all sessions and tokens of the caller.
#[utoipa::path(delete, path = "/api/sessions", responses(
    (status = NO_CONTENT), (status = UNAUTHORIZED, body = Failure),
))]
pub(super) async fn sign_out_everywhere(
    State(app): State<Arc<App>>,
    person: Person,
) -> Result<impl IntoResponse, Error> {
    app.store.end_all_sessions(person.player.id).await?;
    app.recheck(person.player.id).await;
    Ok((StatusCode::NO_CONTENT, sessions::set_cookie(&app, None)))
}

/// Tells who the caller is; `null`, if nobody the server knows.
#[utoipa::path(get, path = "/api/me", responses((status = OK, body = Option<Me>)))]
pub(super) async fn me(caller: Option<Person>) -> Json<Option<Me>> {
    Json(caller.map(|person| me_of(person.player)))
}

/// Changes the caller's name.
#[utoipa::path(patch, path = "/api/me", request_body = Named, responses(
    (status = OK, body = Me), (status = UNAUTHORIZED, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    Person { mut player, .. }: Person,
    Body(named): Body<Named>,
) -> Result<Json<Me>, Error> {
    player.name = text::name(&named.name)?;
    for table in app.store.rename(player.id, &player.name).await? {
        app.changed(table).await?;
    }
    Ok(Json(me_of(player)))
}

/// Deletes the caller's account or guest; bots go on in running matches.
#[utoipa::path(delete, path = "/api/me", responses(
    (status = NO_CONTENT), (status = UNAUTHORIZED, body = Failure),
))]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
) -> Result<impl IntoResponse, Error> {
    let tables = app.store.forget(player.id, STAND_IN).await?;
    app.recheck(player.id).await;
    for table in tables {
        app.changed(table).await?;
    }
    Ok((StatusCode::NO_CONTENT, sessions::set_cookie(&app, None)))
}

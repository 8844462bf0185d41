//! Passwords: changing one, and replacing one that is forgotten, by a code that was printed before.

use super::accounts::{account, new_password, signed_in};
use super::body::Body;
use crate::address::Address;
use crate::app::App;
use crate::error::Error;
use crate::sessions::{self, Person, changed_since, recovery_code, recovery_digest};
use crate::store::{PersonRow, PlayerRow};
use axum::extract::State;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use std::sync::Arc;
use tafel_wire::{Code, Confirmation, Failure, Me, NewPassword, Recovery, RecoveryCode};

/// The caller's account, if the caller knows its password: whoever finds a browser open must not take the account.
async fn confirmed(
    app: &App,
    player: &PlayerRow,
    from: Option<Extension<Address>>,
    password: String,
) -> Result<PersonRow, Error> {
    app.limits.password(from.map(|from| from.0))?;
    let no_password =
        Error::Conflict { code: Code::NoPassword, message: "this account has no password here" };
    let Some(login) = &player.login else { return Err(no_password) };
    let (login, person) = account(app, login).await?;
    let hashed = person.as_ref().and_then(|person| person.password.clone());
    let right = password.len() <= 1024 && sessions::verify(app, password, hashed).await?;
    let person = person.filter(|_| right).ok_or(Error::WrongCredentials)?;
    app.limits.signed_in(&login);
    Ok(person)
}

/// Changes the password. All sessions and tokens end, and the recovery code; the caller gets a new session.
#[utoipa::path(put, path = "/api/me/password", request_body = NewPassword, responses(
    (status = OK, body = Me, description = "with the session in a cookie"),
    (status = UNAUTHORIZED, body = Failure), (status = CONFLICT, body = Failure),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
    from: Option<Extension<Address>>,
    Body(asked): Body<NewPassword>,
) -> Result<impl IntoResponse, Error> {
    let new = new_password(asked.new)?;
    let person = confirmed(&app, &player, from, asked.password).await?;
    replace(&app, person, new).await
}

/// Gives an account another password, and the caller a session.
async fn replace(app: &App, person: PersonRow, password: String) -> Result<impl IntoResponse + use<>, Error> {
    let hashed = sessions::hash(app, password).await?;
    app.store.change_password(&person, &hashed).await.map_err(changed_since)?;
    app.recheck(person.player.id).await;
    signed_in(app, PlayerRow { recovery: false, ..person.player }).await
}

/// Makes a recovery code, to be printed; an earlier one is worth nothing any more.
#[utoipa::path(post, path = "/api/me/recovery", request_body = Confirmation, responses(
    (status = OK, body = RecoveryCode), (status = UNAUTHORIZED, body = Failure), (status = CONFLICT, body = Failure),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn make_code(
    State(app): State<Arc<App>>,
    Person { player, .. }: Person,
    from: Option<Extension<Address>>,
    Body(confirmation): Body<Confirmation>,
) -> Result<Json<RecoveryCode>, Error> {
    let person = confirmed(&app, &player, from, confirmation.password).await?;
    let code = recovery_code();
    app.store.set_recovery(&person, &recovery_digest(&code)).await.map_err(changed_since)?;
    Ok(Json(RecoveryCode { code }))
}

/// Replaces a forgotten password by the printed code, which is used up.
#[utoipa::path(post, path = "/api/recovery", request_body = Recovery, responses(
    (status = OK, body = Me, description = "with the session in a cookie"),
    (status = UNAUTHORIZED, body = Failure), (status = FORBIDDEN, body = Failure, description = "banned"),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
))]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    from: Option<Extension<Address>>,
    Body(asked): Body<Recovery>,
) -> Result<impl IntoResponse, Error> {
    app.limits.password(from.map(|from| from.0))?;
    let new = new_password(asked.password)?;
    let (login, person) = account(&app, &asked.login).await?;
    let right = |person: &PersonRow| person.recovery.as_deref() == Some(&recovery_digest(&asked.code));
    let person = person.filter(right).ok_or(Error::WrongCredentials)?;
    app.limits.signed_in(&login);
    if person.banned_at.is_some() {
        return Err(Error::Banned);
    }
    replace(&app, person, new).await
}

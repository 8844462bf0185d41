//! Who is calling: sessions in cookies, tokens in headers, and passwords.

use crate::app::App;
use crate::error::Error;
use crate::id::{ALPHABET, PlayerId, SessionId, hexadecimal, random_bytes};
use crate::store::{PersonRow, PlayerRow, SessionRow, StoreError};
use crate::turns::in_turn;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};
use std::sync::{Arc, LazyLock};

/// The cookie's name.
const COOKIE: &str = "tafel";
/// How long a browser stays signed in: a year, in seconds.
const LIFE_S: i64 = 365 * 24 * 3600;

/// Somebody who has a session or a token.
pub(crate) struct Person {
    pub(crate) player: PlayerRow,
    /// The session or token that says so.
    pub(crate) session: SessionId,
}

impl FromRequestParts<Arc<App>> for Person {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Person, Error> {
        let digest = presented(&parts.headers).ok_or(Error::NotSignedIn)?;
        let (player, session) = app.store.session(&digest, app.now()).await?.ok_or(Error::NotSignedIn)?;
        Ok(Person { player, session })
    }
}

impl OptionalFromRequestParts<Arc<App>> for Person {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Person>, Error> {
        match <Person as FromRequestParts<_>>::from_request_parts(parts, app).await {
            Ok(person) => Ok(Some(person)),
            Err(Error::NotSignedIn) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// The digest of the secret that a request carries. Secrets have 256 random bits, so a plain digest is enough, and
/// looking it up by equality tells nothing about them.
pub(crate) fn presented(headers: &HeaderMap) -> Option<String> {
    bearer(headers).or_else(|| cookie(headers, COOKIE)).map(digest)
}

/// The token of a program.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// A cookie that a browser has sent.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let mut cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .find_map(|line| line.split(';').find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('=')))
}

pub(crate) fn digest(secret: &str) -> String {
    hexadecimal(&Sha256::digest(secret.as_bytes()))
}

/// A secret that nobody can guess: 256 bits.
pub(crate) fn secret() -> String {
    hexadecimal(&random_bytes::<32>())
}

/// A session for a browser (without a label) or a program, and its secret.
fn new_session(app: &App, player: PlayerId, label: Option<String>) -> (SessionRow, String) {
    let (id, secret, created_at) = (SessionId::random(), secret(), app.now());
    let expires_at = label.is_none().then_some(created_at + 1000 * LIFE_S);
    (SessionRow { id, digest: digest(&secret), player, label, created_at, expires_at }, secret)
}

/// Opens a session for a browser; answers its secret.
pub(crate) async fn open(app: &App, player: PlayerId) -> Result<String, Error> {
    let (session, secret) = new_session(app, player, None);
    app.store.add_session(&session).await?;
    Ok(secret)
}

/// Opens a session for the browser of somebody who has proved to be this person; answers its secret.
pub(crate) async fn open_for(app: &App, person: &PersonRow) -> Result<String, Error> {
    let (session, secret) = new_session(app, person.player.id, None);
    app.store.add_session_of(person, &session).await.map_err(changed_since)?;
    Ok(secret)
}

/// Makes a token for a person's program; answers its id and its secret.
pub(crate) async fn open_token(app: &App, by: &Person, label: String) -> Result<(SessionId, String), Error> {
    let (token, secret) = new_session(app, by.player.id, Some(label));
    match app.store.add_token(by.session, &token).await {
        Ok(()) => Ok((token.id, secret)),
        Err(StoreError::Conflict) => Err(Error::NotSignedIn),
        Err(failed) => Err(failed.into()),
    }
}

/// What proved who somebody is was true a moment ago, and is so no more.
pub(crate) fn changed_since(error: StoreError) -> Error {
    match error {
        StoreError::Conflict => Error::WrongCredentials,
        failed => failed.into(),
    }
}

/// What of a recovery code counts: letters and digits, whatever case.
pub(crate) fn recovery_digest(code: &str) -> String {
    let counts: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    digest(&counts.to_ascii_lowercase())
}

/// A recovery code: 125 random bits as five groups of letters and digits that do not look alike.
pub(crate) fn recovery_code() -> String {
    let letters = random_bytes::<25>().map(|byte| char::from(ALPHABET[usize::from(byte % 32)]));
    let groups: Vec<String> = letters.chunks(5).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// The header that gives a browser a cookie for this number of seconds. Scripts cannot read it, and what other sites' pages make a
/// browser send does not carry it.
pub(crate) fn cookie_header(
    app: &App,
    name: &str,
    value: &str,
    path: &str,
    life: i64,
) -> (header::HeaderName, HeaderValue) {
    let insist = if app.config.https { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; Path={path}; Max-Age={life}; HttpOnly; SameSite=Lax{insist}");
    (header::SET_COOKIE, HeaderValue::try_from(cookie).expect("what we keep in cookies fits a header"))
}

/// The header that gives a browser its session, or with no secret takes it away.
pub(crate) fn set_cookie(app: &App, secret: Option<&str>) -> [(header::HeaderName, HeaderValue); 1] {
    let life = if secret.is_some() { LIFE_S } else { 0 };
    [cookie_header(app, COOKIE, secret.unwrap_or_default(), "/", life)]
}

/// The hash of a password. It costs time on purpose, so few are made at once, and none on the threads that serve.
pub(crate) async fn hash(app: &App, password: String) -> Result<String, Error> {
    in_turn(&app.passwords, move || {
        let hashed = Argon2::default().hash_password(password.as_bytes());
        hashed.map(|hash| hash.to_string()).map_err(|_| Error::Unavailable)
    })
    .await
}

/// What is checked where there is no account, so that both cases take the same time.
static NOBODY: LazyLock<String> = LazyLock::new(|| {
    Argon2::default().hash_password(b"nobody").map_or_else(|_| String::new(), |hash| hash.to_string())
});

/// Whether a password is the one that was hashed; never without a hash.
pub(crate) async fn verify(app: &App, password: String, hashed: Option<String>) -> Result<bool, Error> {
    in_turn(&app.passwords, move || {
        let against = hashed.as_deref().unwrap_or(&NOBODY);
        let same = PasswordHash::new(against)
            .is_ok_and(|parsed| Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok());
        Ok(same && hashed.is_some())
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_checked_against_nobody_at_the_cost_of_an_account() {
        let cost = |hash: &str| {
            let parsed = PasswordHash::new(hash).unwrap();
            (parsed.algorithm, parsed.version, parsed.params.clone())
        };
        let somebody = Argon2::default().hash_password(b"a password").unwrap().to_string();
        assert_eq!(cost(&NOBODY), cost(&somebody));
    }

    #[test]
    fn a_recovery_code_can_be_typed_as_people_type() {
        let code = recovery_code();
        assert_eq!(code.len(), 29);
        let typed = format!(" {} ", code.to_ascii_uppercase().replace('-', "  "));
        assert_eq!(recovery_digest(&typed), recovery_digest(&code));
        assert_ne!(recovery_digest(&recovery_code()), recovery_digest(&code));
    }
}

//! Signing in elsewhere: a browser goes to the provider and comes back. What it needs to finish what it began it keeps
//! itself, in a cookie that no script and no other site can read; the server remembers nothing, so that nobody can fill its
//! memory, and any server can finish what another began.

use super::access::same;
use super::body::Query;
use crate::address::Address;
use crate::app::App;
use crate::error::Error;
use crate::guard::comes_from_elsewhere;
use crate::openid::{Attempt, NotVouched, OpenId, Vouched};
use crate::sessions::{self, Person};
use crate::store::PlayerRow;
use crate::text;
use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use tafel_wire::{Code, Failure};

/// The cookie of an attempt.
const COOKIE: &str = "tafel-oidc";
/// How long an attempt may take, in seconds.
const LIFE_S: i64 = 600;
/// The longest path to return to.
const LONGEST_PATH: usize = 512;
/// What somebody is called whose provider gives no name that others can read.
const NAMELESS: &str = "Guest";

#[derive(Deserialize)]
pub(super) struct Begin {
    #[serde(rename = "return")]
    back: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Returned {
    code: Option<String>,
    state: Option<String>,
    error: Option<String>,
    iss: Option<String>,
}

fn provider(app: &App) -> Result<&OpenId, Error> {
    app.config.openid.as_ref().ok_or(Error::NotFound)
}

/// Sends the browser to the provider to sign in; it comes back to `return`, a path on this server.
#[utoipa::path(get, path = "/api/oidc/start", params(("return" = Option<String>, Query, max_length = 512)), responses(
    (status = SEE_OTHER), (status = FORBIDDEN, body = Failure), (status = NOT_FOUND, body = Failure),
    (status = TOO_MANY_REQUESTS, body = Failure), (status = UNPROCESSABLE_ENTITY, body = Failure),
    (status = SERVICE_UNAVAILABLE, body = Failure),
))]
pub(super) async fn start(
    State(app): State<Arc<App>>,
    from: Option<Extension<Address>>,
    headers: HeaderMap,
    Query(begin): Query<Begin>,
) -> Result<Response, Error> {
    let openid = provider(&app)?;
    // Another site must not sign anybody in, nor tie a guest to somebody's account.
    if comes_from_elsewhere(&headers) {
        return Err(Error::OtherSite);
    }
    let back = begin.back.as_deref().unwrap_or("/");
    let back = local(back).ok_or_else(|| Error::Unreadable("`return` is a path on this server".into()))?;
    app.limits.password(from.map(|from| from.0))?;
    let (url, attempt) = app.provider.begin(openid).await?;
    let kept = format!("{}.{}.{}.{}.{back}", app.now(), attempt.state, attempt.nonce, attempt.verifier);
    Ok(see_other(url.as_str(), AppendHeaders([cookie(&app, &kept, LIFE_S)])))
}

/// Takes a browser back from the provider, and signs its person in. A guest keeps their tables; the guest's sessions and
/// tokens end. If it fails, the browser comes back to where it began, with the word for it behind `sign-in=`.
#[utoipa::path(get, path = "/api/oidc/callback",
    params(("code" = Option<String>, Query), ("state" = Option<String>, Query), ("error" = Option<String>, Query),
        ("iss" = Option<String>, Query)),
    responses((status = SEE_OTHER, description = "with the session in a cookie, or the reason in the address"),
        (status = NOT_FOUND, body = Failure), (status = TOO_MANY_REQUESTS, body = Failure)))]
pub(super) async fn callback(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
    from: Option<Extension<Address>>,
    headers: HeaderMap,
    Query(returned): Query<Returned>,
) -> Result<Response, Error> {
    let openid = provider(&app)?;
    app.limits.password(from.map(|from| from.0))?;
    let kept = kept(&headers, app.now());
    let back = kept.as_ref().map_or("/", |(_, back)| back).to_owned();
    let forgotten = cookie(&app, "", 0);
    match finish(&app, openid, caller, kept.map(|(attempt, _)| attempt), returned).await {
        Ok(secret) => {
            let [session] = sessions::set_cookie(&app, Some(&secret));
            Ok(see_other(&back, AppendHeaders([session, forgotten])))
        }
        Err(error) => {
            let sign = if back.contains('?') { '&' } else { '?' };
            let place = format!("{back}{sign}sign-in={}", error.code());
            Ok(see_other(&place, AppendHeaders([forgotten])))
        }
    }
}

async fn finish(
    app: &App,
    openid: &OpenId,
    caller: Option<Person>,
    attempt: Option<Attempt>,
    returned: Returned,
) -> Result<String, Error> {
    let (attempt, state) = attempt.zip(returned.state).ok_or(NotVouched::Expired)?;
    if !same(&attempt.state, &state) {
        return Err(NotVouched::Expired.into());
    }
    if returned.iss.is_some_and(|issuer| issuer != openid.issuer()) {
        return Err(NotVouched::Unproved.into());
    }
    let code = returned.code.filter(|_| returned.error.is_none()).ok_or(NotVouched::Denied)?;
    let vouched = app.provider.finish(openid, attempt, code).await?;
    sign_in(app, caller.map(|person| person.player), vouched).await
}

/// Opens a session for somebody for whom the provider vouches, and answers its secret; if there is no such account, the
/// guest who asks becomes one.
async fn sign_in(app: &App, caller: Option<PlayerRow>, vouched: Vouched) -> Result<String, Error> {
    if let Some(person) = app.store.subject(&vouched.subject).await? {
        return match person.banned_at {
            Some(_) => Err(Error::Banned),
            None => sessions::open_for(app, &person).await,
        };
    }
    match caller {
        Some(player) if player.account => {
            Err(Error::Conflict { code: Code::HasAccount, message: "sign out first" })
        }
        Some(guest) => {
            app.store.promote_to_subject(guest.id, &vouched.subject).await?;
            app.recheck(guest.id).await;
            sessions::open(app, guest.id).await
        }
        None => {
            let player = PlayerRow::guest(readable(vouched.name));
            app.store.add_subject(&player, &vouched.subject, app.now()).await?;
            sessions::open(app, player.id).await
        }
    }
}

/// A name that others can read.
fn readable(name: Option<String>) -> String {
    let short = name.map(|name| name.trim().chars().take(text::LONGEST_NAME).collect::<String>());
    short.and_then(|name| text::name(&name).ok()).unwrap_or_else(|| NAMELESS.to_owned())
}

/// A path on this server, of letters that fit a cookie: nothing that browsers take for another server.
fn local(path: &str) -> Option<&str> {
    let fits = |byte: u8| byte.is_ascii_graphic() && !b"\",;\\".contains(&byte);
    let sound = path.len() <= LONGEST_PATH && path.bytes().all(fits);
    (sound && path.starts_with('/') && !path.starts_with("//")).then_some(path)
}

/// What this browser has kept of its attempt, and where it wants to return.
fn kept(headers: &HeaderMap, now: i64) -> Option<(Attempt, String)> {
    let mut parts = sessions::cookie(headers, COOKIE)?.splitn(5, '.');
    let mut next = || parts.next();
    let (begun, state, nonce, verifier, back) = (next()?, next()?, next()?, next()?, next()?);
    let age = now - begun.parse::<i64>().ok()?;
    let attempt = Attempt { state: state.into(), nonce: nonce.into(), verifier: verifier.into() };
    ((0..1000 * LIFE_S).contains(&age)).then_some((attempt, local(back)?.to_owned()))
}

fn cookie(app: &App, value: &str, life: i64) -> (HeaderName, HeaderValue) {
    sessions::cookie_header(app, COOKIE, value, "/api/oidc", life)
}

fn see_other<const N: usize>(
    place: &str,
    cookies: AppendHeaders<[(HeaderName, HeaderValue); N]>,
) -> Response {
    let Ok(place) = HeaderValue::try_from(place) else { return Error::Unavailable.into_response() };
    (StatusCode::SEE_OTHER, [(header::LOCATION, place)], cookies).into_response()
}

#[cfg(test)]
mod tests {
    use super::local;

    #[test]
    fn only_paths_on_this_server_are_returned_to() {
        for good in ["/", "/tables/abc?x=1#y", "/a//b"] {
            assert_eq!(local(good), Some(good));
        }
        let long = format!("/{}", "a".repeat(512));
        for bad in [
            "",
            "tables",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/a\tb",
            "/\n/evil",
            "/a;b",
            "/ü",
            &long,
        ] {
            assert_eq!(local(bad), None, "{bad:?}");
        }
    }
}

//! What every request passes through: figures and logs, limits by address, other sites, and what browsers may do with
//! our pages.

use crate::address::Address;
use crate::app::App;
use crate::error::Error;
use crate::sessions::bearer;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use tafel_wire::Code;

/// Counts and logs requests by route, never by what they carry, and bounds how many an address makes.
pub(crate) async fn watch_requests(
    State(app): State<Arc<App>>,
    matched: Option<MatchedPath>,
    mut request: Request,
    next: Next,
) -> Response {
    let received = Instant::now();
    let connected = request.extensions().get::<Address>().map(|from| from.0);
    let forwarded = if app.config.behind_proxy { forwarded_for(request.headers()) } else { None };
    if let Some(address) = forwarded.or(connected) {
        request.extensions_mut().insert(Address(address));
        if let Err(too_many) = app.limits.request(address) {
            app.metrics.answered(429);
            app.metrics.failed(too_many.code());
            return too_many.into_response();
        }
    }
    let method = request.method().clone();
    let response = next.run(request).await;
    let status = response.status();
    app.metrics.answered(status.as_u16());
    if let Some(&code) = response.extensions().get::<Code>() {
        app.metrics.failed(code);
    }
    let route = matched.as_ref().map_or("-", MatchedPath::as_str);
    tracing::info!(%method, route, status = status.as_u16(), micros = received.elapsed().as_micros() as u64);
    response
}

/// Lets no request take too long.
pub(crate) async fn in_time(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(app.config.request_patience, next.run(request)).await;
    answered.unwrap_or_else(|_| Error::Unavailable.into_response())
}

/// The address that the nearest proxy has seen; whatever stands before it anybody may have written.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// Refuses what a page of another site makes a browser send: changes, and live connections.
pub(crate) async fn same_origin(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let only_reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let matters = !only_reads || headers.contains_key(header::UPGRADE);
    if matters && bearer(headers).is_none() && comes_from_elsewhere(headers) {
        return Error::OtherSite.into_response();
    }
    next.run(request).await
}

/// What a browser says about where a request comes from. Programs say nothing, and carry no cookies unasked.
pub(crate) fn comes_from_elsewhere(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let site = text(HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return true;
    }
    let Some(origin) = text(header::ORIGIN) else { return false };
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_none() || host != text(header::HOST)
}

/// What our pages may load and run: what this server sends (the engine among it, which is WebAssembly), and no script or
/// style that stands within a page. Only pieces may carry their place as a style of their own.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                      img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
                      manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The one place that others may show within their pages: a match to look at, where nothing can be done in anybody's name.
const FOR_OTHERS: &str = "/embed";

/// Says what browsers may do with our pages: nothing but what we serve, and not in anybody's frame.
pub(crate) async fn secure(request: Request, next: Next) -> Response {
    let for_others = request.uri().path() == FOR_OTHERS;
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed = [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in fixed {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if for_others {
        let policy = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *");
        let policy = HeaderValue::from_str(&policy).expect("a policy fits a header");
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        headers.remove(header::X_FRAME_OPTIONS);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

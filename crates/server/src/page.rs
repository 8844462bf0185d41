//! The page that people play on: files that the program carries, and how long browsers may keep them.

use crate::error::Error;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};
use std::borrow::Cow;
use std::fmt::Write;

#[derive(Embed)]
#[folder = "$TAFEL_PAGE"]
struct Files;

/// Every place on the page has an address of its own, and this file shows them all.
const INDEX: &str = "index.html";
/// Files below it carry a digest in their name, so that they never change.
const HASHED: &str = "assets/";

/// Every file of the page by its name, as it would be sent to a browser that reads no compressed ones.
pub fn page_files() -> impl Iterator<Item = (String, Cow<'static, [u8]>)> {
    let is_whole = |name: &str| !name.ends_with(".br") && !name.ends_with(".gz");
    Files::iter().filter(move |name| is_whole(name)).filter_map(|name| {
        let file = Files::get(&name)?;
        Some((name.into_owned(), file.data))
    })
}

/// Serves a file of the page; what is no file is a place on it.
pub(crate) async fn page(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Error::NotFound.into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Error::NotAnswered.into_response();
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if is_file { path } else { INDEX };
    match Files::get(name) {
        Some(file) => send(request.headers(), name, file),
        None => Error::NotFound.into_response(),
    }
}

fn send(headers: &HeaderMap, name: &str, plain: EmbeddedFile) -> Response {
    let (file, coding) =
        compressed(headers, name).map_or((plain, None), |(file, coding)| (file, Some(coding)));
    let tag = tag(&file.metadata.sha256_hash());
    let lasting = if name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = if matches_etag(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = Body::from(file.data).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
        response
    };
    let about = response.headers_mut();
    about.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasting));
    about.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    about.insert(header::ETAG, HeaderValue::try_from(tag).expect("hexadecimal digits fit a header"));
    if let Some(coding) = coding {
        about.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

/// The file that the web build has compressed, if there is one and the browser can read it.
fn compressed(headers: &HeaderMap, name: &str) -> Option<(EmbeddedFile, &'static str)> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let reads = |coding: &str| {
        accepted.split(',').any(|part| {
            let (named, weight) = part.split_once(';').unwrap_or((part, ""));
            named.trim() == coding && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
        })
    };
    let known = [("br", "br"), ("gz", "gzip")];
    known.into_iter().filter(|(_, coding)| reads(coding)).find_map(|(ending, coding)| {
        let file = Files::get(&format!("{name}.{ending}"))?;
        Some((file, coding))
    })
}

/// What changes whenever the bytes do, as browsers send it back.
pub(crate) fn tag(digest: &[u8]) -> String {
    let digits = digest.iter().take(16).fold(String::from("\""), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes all that is written");
        text
    });
    digits + "\""
}

/// Whether the caller has these bytes already.
pub(crate) fn matches_etag(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag))
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn a_browser_that_has_the_bytes_is_known_by_their_tag() {
        let tag = tag(&[0xab; 32]);
        assert_eq!(tag, format!("\"{}\"", "ab".repeat(16)));
        for known in [tag.clone(), format!("W/{tag}"), format!("\"x\", {tag}")] {
            assert!(matches_etag(&asking(header::IF_NONE_MATCH, &known), &tag), "{known}");
        }
        assert!(!matches_etag(&asking(header::IF_NONE_MATCH, "\"x\""), &tag));
        assert!(!matches_etag(&HeaderMap::new(), &tag));
    }

    #[test]
    fn every_kind_of_file_of_the_page_is_known() {
        for name in Files::iter().filter(|name| !name.ends_with(".br") && !name.ends_with(".gz")) {
            assert_ne!(kind(&name), "application/octet-stream", "{name}");
        }
    }
}

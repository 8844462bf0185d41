//! Pages: the front page, the readable form of the API's document, health and figures.

use crate::app::App;
use crate::error::Error;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse};
use std::fmt::Write;
use std::sync::{Arc, LazyLock};
use utoipa::openapi::OpenApi;

const PAGE: &str = include_str!("../../page/index.html");
const SCRIPT: &str = include_str!("../../page/table.js");
const STYLE: &str = include_str!("../../page/table.css");

/// The front page, with its script and style inside.
static FRONT: LazyLock<String> =
    LazyLock::new(|| PAGE.replace("/*STYLE*/", STYLE).replace("/*SCRIPT*/", SCRIPT));

/// The content security policy with the digests of our script and style in their places.
static POLICY: LazyLock<[String; 2]> = LazyLock::new(|| [digest(SCRIPT), digest(STYLE)]);

/// The policy that lets our own script and style run, and no other.
pub(crate) fn with_digests(policy: &str) -> HeaderValue {
    let [script, style] = &*POLICY;
    let policy = policy.replace("SCRIPT", script).replace("STYLE", style);
    HeaderValue::try_from(policy).expect("a policy fits a header")
}

/// SHA-256 in base 64, as policies name it.
fn digest(text: &str) -> String {
    use sha2::{Digest, Sha256};
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let bytes = Sha256::digest(text.as_bytes());
    let mut letters = String::new();
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        for at in 0..=three.len() {
            letters.push(char::from(LETTERS[(bits >> (18 - 6 * at) & 63) as usize]));
        }
        (three.len()..3).for_each(|_| letters.push('='));
    }
    letters
}

/// Serves the front page.
pub(crate) async fn front_page() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-cache")], Html(FRONT.as_str()))
}

/// Tells whether the server and its database answer.
pub(crate) async fn healthz(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    app.store.ping().await.map_err(|_| Error::Unavailable)?;
    Ok("ok\n")
}

/// Tells figures about the running server.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let text = app.metrics.text(app.tables.open().len());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// Serves the document.
pub(super) async fn json(document: Arc<str>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], document.to_string())
}

/// Serves the readable form of the document.
pub(super) async fn html(page: Arc<str>) -> impl IntoResponse {
    Html(page.to_string())
}

/// The document as a page: every route with what it does, takes and answers.
pub(super) fn readable(document: &OpenApi) -> String {
    let json = serde_json::to_value(document).expect("the document can be written as JSON");
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tafelrunde API</title>\
         <h1>API</h1><p>The machine-readable form is <a href=\"/api/openapi.json\">openapi.json</a>. \
         A table's live connection is a WebSocket at <code>/api/tables/{id}/live?since=LINE&amp;seat=SEAT&amp;link=KEY</code>; \
         its messages are the schemas <code>FromClient</code> and <code>ToClient</code>.</p>",
    );
    let empty = serde_json::Map::new();
    for (path, methods) in json["paths"].as_object().unwrap_or(&empty) {
        for (method, operation) in methods.as_object().unwrap_or(&empty) {
            let summary = operation["summary"].as_str().unwrap_or_default();
            let takes = schema_name(&operation["requestBody"]["content"]["application/json"]["schema"]);
            let answers =
                schema_name(&operation["responses"]["200"]["content"]["application/json"]["schema"]);
            write!(
                page,
                "<h2><code>{} {path}</code></h2><p>{summary}</p><p>Takes: {takes}. Answers: {answers}.</p>",
                method.to_uppercase()
            )
            .expect("a string takes all that is written");
        }
    }
    page.push_str("</html>");
    page
}

fn schema_name(schema: &serde_json::Value) -> String {
    let name = |schema: &serde_json::Value| {
        schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()).map(str::to_owned)
    };
    name(schema)
        .or_else(|| name(&schema["items"]).map(|items| format!("list of {items}")))
        .unwrap_or_else(|| "nothing".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 4648 and FIPS 180-4, computed independently.
    #[test]
    fn digests_are_as_browsers_compute_them() {
        assert_eq!(digest(""), "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
        assert_eq!(digest("alert(1)"), "bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=");
    }
}

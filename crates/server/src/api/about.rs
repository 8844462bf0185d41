//! What describes the server: the readable form of the API's document, health and figures.

use crate::app::App;
use crate::error::Error;
use crate::metrics::Figure;
use crate::page;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tafel_wire::{About, SignInWith};
use tokio::sync::Mutex;

/// How long what was found about the database is told to all who ask: strangers may ask as often as they like, and must
/// not make the server write as often.
const FRESH: Duration = Duration::from_secs(1);

/// Whether the database can be written, as it was found last.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    async fn of(&self, app: &App) -> bool {
        let mut known = self.0.lock().await;
        match *known {
            Some((at, well)) if at.elapsed() < FRESH => well,
            _ => {
                let well = app.store.touch().await.is_ok();
                *known = Some((Instant::now(), well));
                well
            }
        }
    }
}

/// Tells whether the server answers and its database can be written.
pub(crate) async fn healthz(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    if app.health.of(&app).await { Ok("ok\n") } else { Err(Error::Unavailable) }
}

/// Tells figures about the running server.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let (pool, idle) = app.store.connections();
    let (outages, away) = app.outages.in_all();
    let written = app.store.written();
    let thoughts = app.thinkers.waiting();
    let mut figures = vec![
        Figure::gauge("tafel_open_tables", app.tables.count() as f64),
        Figure::gauge("tafel_connections", app.counts.in_all() as f64),
        Figure::gauge("tafel_appends_waiting", app.store.appends_waiting() as f64),
        Figure::counter("tafel_journal_lines_total", written.lines as f64),
        Figure::counter("tafel_journal_commits_total", written.commits as f64),
        Figure::counter("tafel_journal_seconds_total", written.took.as_secs_f64()),
        Figure::gauge("tafel_database_connections", f64::from(pool)),
        Figure::gauge("tafel_database_connections_idle", idle as f64),
        // If the database fails, that is seen elsewhere.
        Figure::gauge("tafel_database_bytes", app.store.bytes().await.unwrap_or(-1) as f64),
        Figure::gauge("tafel_nodes", f64::from(app.store.nodes())),
        Figure::gauge("tafel_outages", outages as f64),
        Figure::gauge("tafel_outage_seconds", away as f64 / 1e3),
    ];
    let waiting = |&(whom, many): &(&'static str, usize)| {
        Figure::gauge("tafel_thoughts_waiting", many as f64).of("for", whom)
    };
    figures.extend(thoughts.iter().map(waiting));
    let text = app.metrics.text(&figures);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// Tells what a page has to know about this server.
#[utoipa::path(get, path = "/api/about", responses((status = OK, body = About)))]
pub(super) async fn about(State(app): State<Arc<App>>) -> Json<About> {
    let sign_in_with = app.config.openid.as_ref().map(|openid| SignInWith { name: openid.name().to_owned() });
    Json(About { sign_in_with })
}

/// Something that stays the same as long as the server runs, and the tag by which browsers know it.
#[derive(Clone)]
pub(crate) struct CachedBody {
    kind: &'static str,
    text: Arc<str>,
    tag: HeaderValue,
}

impl CachedBody {
    pub(crate) fn new(kind: &'static str, text: String) -> CachedBody {
        let tag = page::tag(&Sha256::digest(text.as_bytes()));
        CachedBody { kind, text: text.into(), tag: HeaderValue::try_from(tag).expect("digits fit a header") }
    }

    /// Sends it, or says that the caller has it already.
    pub(crate) fn send(&self, headers: &HeaderMap) -> Response {
        let about =
            [(header::CACHE_CONTROL, HeaderValue::from_static("no-cache")), (header::ETAG, self.tag.clone())];
        if self.tag.to_str().is_ok_and(|tag| page::matches_etag(headers, tag)) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        ([(header::CONTENT_TYPE, self.kind)], about, self.text.to_string()).into_response()
    }
}

/// The document as a page: every route with what it does, takes and answers.
pub(super) fn readable(json: &serde_json::Value) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tafelrunde API</title><link rel=\"icon\" href=\"/icon.svg\">\
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

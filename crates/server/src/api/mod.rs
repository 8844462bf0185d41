//! Every route under `/api`, each with its description for the OpenAPI document.

mod about;
mod access;
mod accounts;
mod body;
mod bringing;
mod conduct;
mod creating;
mod document;
mod editions;
mod games;
mod lobby;
mod mine;
mod oidc;
mod passwords;
mod play;
mod responses;
mod review;
mod seats;
mod starting;
mod tokens;

pub(crate) use about::{CachedBody, Health, healthz, metrics};
pub(crate) use access::{find, same};
pub(crate) use body::{Path, Query};

use crate::app::App;
use axum::Router;
use axum::http::HeaderMap;
use axum::routing::get;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[derive(OpenApi)]
#[openapi(
    info(title = "Tafelrunde", description = "Tables, people and matches. Errors have a stable `code`."),
    components(schemas(tafel_wire::FromClient, tafel_wire::ToClient, tafel_wire::Shelf))
)]
struct Document;

/// All routes, and the document that describes them.
pub(crate) fn routes() -> Router<Arc<App>> {
    // Whole matches are long and alike from line to line. Nothing else is compressed: what a body's length tells about
    // secrets in it depends on what stands beside them.
    let long = OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::replay))
        .routes(routes!(editions::components))
        .routes(routes!(editions::form))
        .routes(routes!(editions::check))
        .routes(routes!(play::replay))
        .routes(routes!(review::review))
        .layer(CompressionLayer::new());
    let (router, document) = OpenApiRouter::with_openapi(Document::openapi())
        .merge(long)
        .routes(routes!(about::about))
        .routes(routes!(oidc::start))
        .routes(routes!(oidc::callback))
        .routes(routes!(accounts::guest))
        .routes(routes!(accounts::sign_up))
        .routes(routes!(accounts::sign_in, accounts::sign_out))
        .routes(routes!(accounts::sign_out_everywhere))
        .routes(routes!(accounts::me, accounts::rename, accounts::delete))
        .routes(routes!(passwords::change))
        .routes(routes!(passwords::make_code))
        .routes(routes!(passwords::recover))
        .routes(routes!(tokens::list, tokens::make))
        .routes(routes!(tokens::revoke))
        .routes(routes!(conduct::report))
        .routes(routes!(conduct::mute, conduct::unmute))
        .routes(routes!(lobby::list, creating::create))
        .routes(routes!(bringing::bring))
        .routes(routes!(lobby::show))
        .routes(routes!(seats::join, seats::leave))
        .routes(routes!(seats::seat_bot, seats::unseat_bot))
        .routes(routes!(starting::start))
        .routes(routes!(starting::rematch))
        .routes(routes!(play::position))
        .routes(routes!(play::submit))
        .routes(routes!(play::take_back))
        .routes(routes!(play::resign))
        .routes(routes!(play::hint))
        .routes(routes!(play::why))
        .routes(routes!(play::plan))
        .routes(routes!(play::record))
        .routes(routes!(mine::my_tables))
        .routes(routes!(mine::archive, mine::take_out))
        .routes(routes!(mine::events))
        .routes(routes!(mine::finished))
        .routes(routes!(mine::results))
        .split_for_parts();
    let document = document::complete(&document);
    let json = serde_json::to_string_pretty(&document).expect("the document can be written as JSON");
    let json = CachedBody::new("application/json", json);
    let readable = CachedBody::new("text/html; charset=utf-8", about::readable(&document));
    router
        .route("/api/openapi.json", get(move |headers: HeaderMap| async move { json.send(&headers) }))
        .route("/api", get(move |headers: HeaderMap| async move { readable.send(&headers) }))
        .route("/api/tables/{id}/live", get(crate::tables::live))
}

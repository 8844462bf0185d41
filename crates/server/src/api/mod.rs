//! Every route under `/api`, each with its description for the OpenAPI document.

mod accounts;
mod body;
mod games;
mod lobby;
mod mine;
mod page;
mod play;

pub(crate) use lobby::find;
pub(crate) use page::{front_page, healthz, metrics, with_digests};

use crate::app::App;
use axum::Router;
use axum::routing::get;
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[derive(OpenApi)]
#[openapi(
    info(title = "Tafelrunde", description = "Tables, people and matches. Errors have a stable `code`."),
    components(schemas(tafel_wire::FromClient, tafel_wire::ToClient))
)]
struct Document;

/// All routes, and the document that describes them.
pub(crate) fn routes() -> Router<Arc<App>> {
    let (router, document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(games::list))
        .routes(routes!(games::replay))
        .routes(routes!(accounts::guest))
        .routes(routes!(accounts::sign_up))
        .routes(routes!(accounts::sign_in, accounts::sign_out))
        .routes(routes!(accounts::me, accounts::rename, accounts::delete))
        .routes(routes!(accounts::tokens, accounts::make_token))
        .routes(routes!(accounts::revoke_token))
        .routes(routes!(lobby::list, lobby::create))
        .routes(routes!(lobby::show))
        .routes(routes!(lobby::join, lobby::leave))
        .routes(routes!(lobby::seat_bot, lobby::unseat_bot))
        .routes(routes!(lobby::start))
        .routes(routes!(lobby::rematch))
        .routes(routes!(play::position))
        .routes(routes!(play::submit))
        .routes(routes!(play::take_back))
        .routes(routes!(play::resign))
        .routes(routes!(play::hint))
        .routes(routes!(play::record))
        .routes(routes!(mine::my_tables))
        .routes(routes!(mine::events))
        .routes(routes!(mine::finished))
        .routes(routes!(mine::results))
        .split_for_parts();
    let json: Arc<str> = document.to_pretty_json().expect("the document can be written as JSON").into();
    let readable: Arc<str> = page::readable(&document).into();
    router
        .route("/api/openapi.json", get(move || page::json(json.clone())))
        .route("/api", get(move || page::html(readable.clone())))
        .route("/api/tables/{id}/live", get(crate::tables::live))
}

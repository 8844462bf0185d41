//! What a table looks like to somebody.

use super::access::is_at;
use crate::app::App;
use crate::error::Error;
use crate::id::{PlayerId, TableId};
use crate::store::Listing;
use crate::tables::seat_infos;
use axum::Json;
use tafel_engine::edition_info;
use tafel_rules::Seed;
use tafel_table::Commitment;
use tafel_wire::{TableInfo, TableStatus};

/// What a table looks like to somebody, without who is muted there.
pub(super) fn info(Listing { table: row, seats }: Listing, to: Option<PlayerId>) -> TableInfo {
    let belongs = to.is_some_and(|to| is_at(&row, &seats, to));
    let seed: Option<Seed> = row.seed.parse().ok();
    TableInfo {
        id: row.id.to_string(),
        game: row.game,
        options: row.options,
        edition: row.edition.as_ref().map(edition_info),
        visibility: row.visibility,
        clock: row.clock,
        hints: row.hints,
        talk: row.talk,
        status: match (row.started_at, row.over_at) {
            (_, Some(_)) => TableStatus::Over,
            (Some(_), None) => TableStatus::Playing,
            (None, None) => TableStatus::Gathering,
        },
        host: row.host.to_string(),
        created_at: row.created_at,
        over_at: row.over_at,
        ended_by: row.ended_by,
        seats: seat_infos(&seats),
        link: belongs.then_some(row.link),
        commitment: seed.filter(|_| row.started_at.is_some()).map(|seed| Commitment::to(seed).to_string()),
        seed: row.over_at.map(|_| row.seed),
        brought: row.brought,
        rematch: row.rematch.map(|rematch| rematch.to_string()),
        muted: vec![],
    }
}

/// What one table looks like to somebody.
pub(super) async fn whole_info(
    app: &App,
    listing: Listing,
    to: Option<PlayerId>,
) -> Result<TableInfo, Error> {
    let muted = app.store.muted(listing.table.id).await?;
    let muted = muted.iter().map(ToString::to_string).collect();
    Ok(TableInfo { muted, ..info(listing, to) })
}

/// A table as its caller sees it.
pub(super) async fn shown(app: &App, id: TableId, to: PlayerId) -> Result<Json<TableInfo>, Error> {
    let table = app.store.table(id).await?.ok_or(Error::NotFound)?;
    let seats = app.store.seats(id).await?;
    whole_info(app, Listing { table, seats }, Some(to)).await.map(Json)
}

//! What a table looks like to somebody, and who may know of it.

use super::body::id;
use crate::app::App;
use crate::error::Error;
use crate::id::PlayerId;
use crate::store::{Listing, SeatRow, TableRow};
use crate::tables::seat_infos;
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
        visibility: row.visibility,
        clock: row.clock,
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

fn is_at(row: &TableRow, seats: &[SeatRow], player: PlayerId) -> bool {
    row.host == player || seats.iter().any(|seat| seat.player == Some(player))
}

/// A table, if the caller may know of it: it is listed, or the caller sits there or has the link.
pub(crate) async fn find(
    app: &App,
    table: &str,
    caller: Option<PlayerId>,
    link: Option<&str>,
) -> Result<(TableRow, Vec<SeatRow>), Error> {
    let row = app.store.table(id(table)?).await?.ok_or(Error::NotFound)?;
    let seats = app.store.seats(row.id).await?;
    let may_know = row.visibility == tafel_wire::Visibility::Open
        || caller.is_some_and(|caller| is_at(&row, &seats, caller))
        || link.is_some_and(|link| same(link, &row.link));
    if may_know { Ok((row, seats)) } else { Err(Error::NotFound) }
}

/// Compares without telling by time how much is the same.
pub(crate) fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
}

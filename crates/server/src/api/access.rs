//! Who may know of a table, and who is its host.

use super::body::id;
use crate::app::App;
use crate::error::Error;
use crate::id::PlayerId;
use crate::store::{SeatRow, TableRow};
use tafel_wire::Visibility;

pub(super) fn is_at(row: &TableRow, seats: &[SeatRow], player: PlayerId) -> bool {
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
    let may_know = row.visibility == Visibility::Open
        || caller.is_some_and(|caller| is_at(&row, &seats, caller))
        || link.is_some_and(|link| same(link, &row.link));
    if may_know { Ok((row, seats)) } else { Err(Error::NotFound) }
}

/// Compares without telling by time how much is the same.
pub(crate) fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
}

/// A table of which the caller is the host.
pub(super) async fn hosted(
    app: &App,
    table: &str,
    player: PlayerId,
) -> Result<(TableRow, Vec<SeatRow>), Error> {
    let (row, seats) = find(app, table, Some(player), None).await?;
    if row.host == player { Ok((row, seats)) } else { Err(Error::Forbidden("only the host can do this")) }
}

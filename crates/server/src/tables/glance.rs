//! What a table looks like in a list: who is awaited, until when, in which round. It follows from the journal and is kept
//! in memory alone, for as long as the journal has not grown.

use super::clock::Clocks;
use super::reading::{Read, read};
use crate::app::App;
use crate::id::TableId;
use crate::limits::Remembered;
use crate::store::{Kept, TableRow};
use crate::turns::in_turn;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tafel_rules::{MAX_SEATS, Seat, Seats, Viewer};

/// A running match in a list.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Glance {
    length: u32,
    /// How many times servers had been away: that moves deadlines.
    outages: usize,
    /// Who is awaited.
    pub(crate) awaited: Seats,
    /// When the time of each seat is up, if it runs.
    pub(crate) deadlines: [Option<i64>; MAX_SEATS],
    /// When the last line was stored.
    pub(crate) changed_at: Option<i64>,
    /// The round, where the game's view has one.
    pub(crate) round: Option<u32>,
    /// The points of each seat, as far as it knows them.
    pub(crate) points: [i16; MAX_SEATS],
}

/// What was found at the last glance, by table.
#[derive(Debug)]
pub(crate) struct Glances(Mutex<Remembered<TableId, Option<Glance>>>);

impl Default for Glances {
    fn default() -> Glances {
        Glances(Mutex::new(Remembered::new()))
    }
}

impl Glances {
    fn known(&self, id: TableId) -> Option<Glance> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(id, || None)
    }

    fn keep(&self, id: TableId, glance: Glance) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(id, || None) = Some(glance);
    }
}

/// What of a view all games have in common.
#[derive(Deserialize)]
struct Common {
    round: Option<u32>,
}

/// Glances at running matches. Those that cannot be read are left out.
pub(crate) async fn glance_at(app: &Arc<App>, rows: &[&TableRow]) -> Kept<HashMap<TableId, Glance>> {
    let lengths = app.store.journal_lengths(rows.iter().map(|row| row.id)).await?;
    let outages = app.outages.in_all().0;
    let mut seen = HashMap::new();
    for row in rows {
        let length = lengths.get(&row.id).copied().unwrap_or(0);
        let known = app.glances.known(row.id);
        let known = known.filter(|known| known.length == length && known.outages == outages);
        let glance = match known {
            Some(known) => Some(known),
            None => look(app, row, outages).await?,
        };
        if let Some(glance) = glance {
            app.glances.keep(row.id, glance);
            seen.insert(row.id, glance);
        }
    }
    Ok(seen)
}

async fn look(app: &Arc<App>, row: &TableRow, outages: usize) -> Kept<Option<Glance>> {
    let lines = app.store.lines(row.id, 0).await?;
    let Some(rules) = app.same_rules(row).await? else { return Ok(None) };
    let (shared, row) = (app.clone(), row.clone());
    let looked = in_turn(&app.replays, move || {
        let Ok(Read { play, folded, .. }) = read(&*rules.game, &row, &lines) else { return Ok(None) };
        let started_at = row.started_at.unwrap_or(row.created_at);
        let of_rule = |rule| Clocks::of(rule, shared.outages.clone(), &folded, &play.waits(), started_at);
        let clocks = row.clock.map(of_rule);
        let each = |seat: usize| Seat(seat as u8);
        let view = play.view(Viewer::Public);
        Ok(Some(Glance {
            length: lines.len() as u32,
            outages,
            awaited: play.turn().awaited(),
            deadlines: std::array::from_fn(|seat| clocks.as_ref()?.deadline(each(seat))),
            changed_at: lines.last().map(|line| line.at),
            round: serde_json::from_str::<Common>(view.get()).ok().and_then(|common| common.round),
            points: std::array::from_fn(|seat| {
                if seat < usize::from(play.seats()) { play.known_points(each(seat)) } else { 0 }
            }),
        }))
    });
    // A mistake in the rules, or a match that cannot be read: the table itself says so to whoever opens it.
    Ok(looked.await.unwrap_or_default())
}

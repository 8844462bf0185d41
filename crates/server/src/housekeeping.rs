//! What goes on by itself: servers tell each other that they are there, tables go on that nobody has open, what
//! others decided is carried out, what is out of its time is removed, and finished matches are archived.

use crate::app::App;
use crate::archive::archived;
use crate::bell::ring_on;
use crate::editions::Rules;
use crate::serve::CannotServe;
use crate::store::{Kept, Kind, Neighbours};
use crate::tables::{STAND_IN, read};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval};

/// How often servers on one database renew what they hold, and look for what others have left.
const ROUND: Duration = Duration::from_secs(1);
/// How often all tables are looked for that bots or a clock wait in, whatever has happened.
const LOOK_AROUND: Duration = Duration::from_secs(600);
/// How often it is looked whether sessions have expired, and whether something is out of its time.
const TIDY: Duration = Duration::from_secs(3600);
/// How soon the next batch is removed while there is more.
const TIDY_ON: Duration = Duration::from_millis(200);
/// How often finished matches are looked for.
const ARCHIVE: Duration = Duration::from_secs(5);
/// How many finished matches are looked for at once.
const BATCH: i64 = 16;

/// How long, in milliseconds, a server may have given no sign of life without having been away.
pub(crate) fn longest_silence(kind: Kind) -> i64 {
    5 * beats(kind)
}

/// How often it is noted that a server is there, in milliseconds.
fn beats(kind: Kind) -> i64 {
    match kind {
        // It costs a sync of the file.
        Kind::Sqlite => 5_000,
        Kind::Postgres => 1_000,
    }
}

/// Sets everything going.
pub(crate) async fn start(app: &Arc<App>) -> Result<(), CannotServe> {
    if let Some(bell) = app.store.bell(app.config.doorbell.as_deref()).await? {
        app.tables.hang(bell.clone());
        let mut rings = bell.listen().await?;
        let listening = app.clone();
        tokio::spawn(async move {
            while let Some(ring) = rings.recv().await {
                match ring {
                    Some(ring) => listening.rung(ring).await,
                    // Some may have been lost.
                    None => {
                        listening.tables.ring_all().await;
                        recheck_all(&listening).await;
                    }
                }
            }
        });
        if let Some(stored) = app.store.rings() {
            let store = app.store.clone();
            tokio::spawn(ring_on(bell, stored, app.metrics.clone(), move || store.nodes() == 1));
        }
    }
    app.store.renew().await?;
    // With several servers, the others may be between two beats.
    let longest = if app.store.kind() == Kind::Sqlite { 0 } else { 3 * beats(app.store.kind()) };
    beat(app, Some(longest)).await?;
    wake_tables(app.clone());
    tokio::spawn(rounds(app.clone(), app.store.last_ruling().await?));
    tokio::spawn(tidy(app.clone()));
    tokio::spawn(archive(app.clone()));
    Ok(())
}

/// The last that is written before the database is closed.
pub(crate) async fn finish(app: &Arc<App>) {
    // If it fails, people get a few seconds more than the server was away.
    let _ = app.store.beat(app.now(), None).await;
    let begun = Instant::now();
    while begun.elapsed() < ARCHIVE && matches!(archive_some(app).await, Ok(true)) {}
}

/// Notes that this server is there, and learns of the times in which none was.
async fn beat(app: &App, longest: Option<i64>) -> Kept<()> {
    let now = app.now();
    app.store.beat(now, longest).await?;
    app.outages.set(app.store.outages().await?, now);
    Ok(())
}

/// Opens every running match that does not wait for people alone, as soon as the database says which these are.
fn wake_tables(app: Arc<App>) {
    let mut closing = app.closing.clone();
    tokio::spawn(async move {
        loop {
            match app.store.unattended().await {
                Ok(tables) => {
                    for table in tables {
                        app.tables.door(&app, table);
                        tokio::task::yield_now().await;
                    }
                    return;
                }
                Err(error) => tracing::error!(%error, "tables could not be opened; trying again"),
            }
            tokio::select! {
                () = tokio::time::sleep(ROUND) => {}
                _ = closing.changed() => return,
            }
        }
    });
}

async fn rounds(app: Arc<App>, mut last_ruling: i64) {
    let mut closing = app.closing.clone();
    let mut rounds = interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut looked, mut failed, mut nodes, mut left) = (Instant::now(), false, 1, Left::default());
    loop {
        tokio::select! {
            _ = rounds.tick() => {}
            _ = closing.changed() => return,
        }
        match one_round(&app, &mut last_ruling, &mut left).await {
            Ok(now) => {
                if left.wake || looked.elapsed() > LOOK_AROUND {
                    looked = Instant::now();
                    wake_tables(app.clone());
                }
                if now > 1 && nodes == 1 {
                    // Until now there was nobody to ring at; whoever has come may have missed something.
                    app.tables.ring_others().await;
                }
                let attend = left.attend && app.tables.attend_all().await.is_err();
                (failed, nodes, left) = (false, now, Left { wake: false, attend });
            }
            Err(error) => {
                if !failed {
                    tracing::warn!(%error, "the database fails; trying again every second");
                }
                failed = true;
                // Whatever could not be done while the database fails is done when it works.
                left.wake = true;
            }
        }
    }
}

/// What is left to be done once a round has gone well.
#[derive(Default)]
struct Left {
    /// Tables need somebody who works for them.
    wake: bool,
    /// Others have stopped ringing here.
    attend: bool,
}

/// Does what is to be done every second; returns how many servers there are.
async fn one_round(app: &Arc<App>, last_ruling: &mut i64, left: &mut Left) -> Kept<u32> {
    let Neighbours { gone, returned, nodes } = app.store.renew().await?;
    left.wake |= gone || returned;
    left.attend |= returned;
    // A computer that slept, or a server that was frozen, was away. Time that is set by hand may jump.
    let longest = app.config.time.passes_by_itself().then_some(longest_silence(app.store.kind()));
    let since_last = app.now() - app.outages.known_until();
    if since_last >= beats(app.store.kind()) || since_last < 0 {
        beat(app, longest).await?;
    }
    app.recheck_rest().await;
    app.tables.reopen_fallen(app);
    for ruling in app.store.rulings_since(*last_ruling).await? {
        if let Some(player) = ruling.player {
            app.recheck(player).await;
            // Wherever that person sits.
            app.tables.ring_all().await;
        }
        if let Some(table) = ruling.table {
            app.tables.ring(table, 0).await;
        }
        *last_ruling = ruling.number;
    }
    if nodes > 1 {
        find_lost_rings(app).await?;
    }
    Ok(nodes)
}

/// Checks whether open tables have lines that no ring announced.
async fn find_lost_rings(app: &App) -> Kept<()> {
    let known = app.tables.lengths();
    let tables: Vec<_> = known.keys().copied().collect();
    for (table, length) in app.store.lengths(&tables).await? {
        if known.get(&table).is_some_and(|&known| known < length) {
            app.tables.ring(table, length).await;
        }
    }
    Ok(())
}

/// Removes what is out of its time or beyond its number, and lets connections end whose session has expired.
async fn tidy(app: Arc<App>) {
    let mut closing = app.closing.clone();
    let mut pause = TIDY_ON;
    loop {
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = closing.changed() => return,
        }
        pause = TIDY;
        match app.store.tidy_up(&app.config.bounds, STAND_IN, app.now()).await {
            Ok(removed) if removed.any() => {
                tracing::info!(?removed, "removed what was out of its time");
                pause = TIDY_ON;
            }
            Ok(_) => {
                recheck_all(&app).await;
            }
            Err(error) => tracing::warn!(%error, "nothing could be removed"),
        }
    }
}

/// Lets all connections end whose session has ended.
async fn recheck_all(app: &App) {
    for player in app.presence.people() {
        app.recheck(player).await;
    }
}

/// Archives finished matches, one by one.
async fn archive(app: Arc<App>) {
    let mut closing = app.closing.clone();
    let mut pause = Duration::ZERO;
    loop {
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = closing.changed() => return,
        }
        pause = match archive_some(&app).await {
            Ok(true) => Duration::ZERO,
            Ok(false) => ARCHIVE,
            Err(error) => {
                tracing::warn!(%error, "finished matches could not be archived");
                10 * ARCHIVE
            }
        };
    }
}

/// Archives some finished matches; whether there were any.
async fn archive_some(app: &Arc<App>) -> Kept<bool> {
    let mut found = false;
    for (_, id, version) in app.games.for_people() {
        for table in app.store.not_archived(id, i64::from(version), BATCH).await? {
            found = true;
            let Some(row) = app.store.table(table).await? else { continue };
            let lines = app.store.lines(table, 0).await?;
            let rules = app.rules_of(&row).await?;
            let seen = move || {
                let Rules { game, equipped, .. } = rules?;
                let read = read(&*game, &row, &lines).inspect_err(
                    |error| tracing::error!(%table, %error, "a finished match cannot be replayed"),
                );
                Some(archived(&*read.ok()?.play, equipped.as_ref()))
            };
            // A mistake in the rules ends here.
            let seen = tokio::task::spawn_blocking(seen).await.unwrap_or_default().unwrap_or_default();
            app.store.archive(table, &seen).await?;
        }
    }
    Ok(found)
}

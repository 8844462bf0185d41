//! What is kept for how long, and that nobody can fill the database: these tests count rows on both databases.

use crate::support::postgres::Postgres;
use crate::support::{sqlite, waiting_table};
use tafel_server::{
    Append, Bounds, Ending, NewReportRow, PlayerId, PlayerRow, Removed, STAND_IN, Said, SeatRow, SessionId,
    SessionRow, Store, TableId,
};

const DAY: i64 = 24 * 3600 * 1000;
const NOW: i64 = 1_000 * DAY;

/// Nothing goes but what a test bounds.
const UNBOUNDED: Bounds = Bounds {
    guest_days: 0,
    waiting_days: 0,
    chat_days: 0,
    unfinished_days: 0,
    guests: i64::MAX,
    guest_matches: i64::MAX,
    chat_lines: i64::MAX / 2,
    reports: i64::MAX / 2,
    sessions: i64::MAX,
};

/// Runs a check on each kind of database.
macro_rules! on_both {
    ($check:ident) => {{
        let postgres = Postgres::start();
        for url in [sqlite(), postgres.url.clone()] {
            $check(&Store::open(&url).await.unwrap()).await;
        }
    }};
}

/// Removes until nothing is left to remove.
async fn tidy(store: &Store, bounds: &Bounds) -> Removed {
    let mut all = Removed::default();
    loop {
        let removed = store.tidy_up(bounds, STAND_IN, NOW).await.unwrap();
        if !removed.any() {
            return all;
        }
        all.sessions += removed.sessions;
        all.tables += removed.tables;
        all.guests += removed.guests;
        all.chat += removed.chat;
    }
}

async fn guest(store: &Store, at: i64) -> PlayerId {
    let guest = PlayerRow::guest("Guest".into());
    store.add_player(&guest, None, at).await.unwrap();
    guest.id
}

async fn account(store: &Store, login: &str) -> PlayerId {
    let account = PlayerRow::guest(login.into()).with_login(login.into());
    store.add_player(&account, Some("hash"), 1).await.unwrap();
    account.id
}

async fn table(store: &Store, host: PlayerId, at: i64) -> TableId {
    let row = waiting_table(host, at);
    let player = SeatRow { player: Some(host), ..SeatRow::default() };
    let bot = SeatRow { bot: Some("random".into()), ..SeatRow::default() };
    store.add_table(&row, &[player, bot], &[], None).await.unwrap();
    row.id
}

async fn started(store: &Store, host: PlayerId, at: i64) -> TableId {
    let id = table(store, host, at).await;
    store.start(id, 0, &["* draw red".to_owned()], at).await.unwrap();
    id
}

async fn finished(store: &Store, host: PlayerId, at: i64) -> TableId {
    let id = started(store, host, at).await;
    let ending = Some(Ending { points: vec![1, 2], ranks: vec![2, 1] });
    store.append(Append { table: id, from: 1, lines: vec!["0 take red".into()], at, ending }).await.unwrap();
    id
}

async fn said(store: &Store, table: TableId, player: PlayerId, at: i64) {
    store.say(&Said { table, player, name: "Guest".into(), text: "hi".into(), at }).await.unwrap();
}

async fn session(
    store: &Store,
    player: PlayerId,
    label: Option<&str>,
    created_at: i64,
    expires_at: i64,
) -> SessionId {
    let id = SessionId::random();
    let (label, expires_at) = (label.map(str::to_owned), label.is_none().then_some(expires_at));
    let session = SessionRow { id, digest: id.to_string(), player, label, created_at, expires_at };
    store.add_session(&session).await.unwrap();
    id
}

async fn is_there(store: &Store, table: TableId) -> bool {
    store.table(table).await.unwrap().is_some()
}

async fn sessions_end(store: &Store) {
    let anna = account(store, "anna").await;
    session(store, anna, None, 1, NOW).await;
    let good = session(store, anna, None, 2, NOW + 1).await;
    let token = session(store, anna, Some("bot"), 1, 0).await;
    assert_eq!(tidy(store, &UNBOUNDED).await, Removed { sessions: 1, ..Removed::default() });
    let mut left = store.sessions_of(anna, 0).await.unwrap();
    left.sort();
    let mut expected = vec![good, token];
    expected.sort();
    assert_eq!(left, expected);
    for nth in 0..9 {
        session(store, anna, None, 10 + nth, NOW + 1).await;
    }
    tidy(store, &Bounds { sessions: 3, ..UNBOUNDED }).await;
    assert_eq!(store.sessions_of(anna, 0).await.unwrap().len(), 4, "three browsers and the token");
    assert!(!store.sessions_of(anna, 0).await.unwrap().contains(&good), "the oldest go first");
}

#[tokio::test]
async fn expired_and_surplus_sessions_go_and_tokens_stay() {
    on_both!(sessions_end);
}

async fn guests_go(store: &Store) {
    let bounds = Bounds { guest_days: 30, ..UNBOUNDED };
    let old = guest(store, NOW - 31 * DAY).await;
    let fresh = guest(store, NOW - 29 * DAY).await;
    let played = guest(store, NOW - 400 * DAY).await;
    let kept = finished(store, played, NOW - 400 * DAY).await;
    let running = started(store, old, NOW - 31 * DAY).await;
    let waiting = table(store, old, NOW - 31 * DAY).await;
    let anna = account(store, "anna").await;
    tidy(store, &bounds).await;
    assert!(store.player(old).await.unwrap().is_none());
    for person in [fresh, played, anna] {
        assert!(store.player(person).await.unwrap().is_some());
    }
    assert!(is_there(store, kept).await && is_there(store, running).await);
    assert!(!is_there(store, waiting).await, "nobody is left to start it");
    let seats = store.seats(running).await.unwrap();
    assert_eq!((seats[0].player, seats[0].bot.as_deref()), (None, Some(STAND_IN)), "a bot plays on");
}

#[tokio::test]
async fn guests_without_a_finished_match_go_after_their_days() {
    on_both!(guests_go);
}

async fn tables_go(store: &Store) {
    let (old, fresh) = (NOW - 15 * DAY, NOW - 13 * DAY);
    let (somebody, anna) = (guest(store, NOW).await, account(store, "anna").await);
    let waited = table(store, anna, old).await;
    let waiting = table(store, anna, fresh).await;
    let abandoned = started(store, somebody, old).await;
    let with_account = started(store, anna, old).await;
    let played = started(store, somebody, old).await;
    let line = Append { table: played, from: 1, lines: vec!["0 take red".into()], at: fresh, ending: None };
    store.append(line).await.unwrap();
    let over = finished(store, somebody, old).await;
    said(store, waited, anna, NOW).await;
    tidy(store, &Bounds { waiting_days: 14, unfinished_days: 14, ..UNBOUNDED }).await;
    for gone in [waited, abandoned] {
        assert!(!is_there(store, gone).await);
        assert!(store.lines(gone, 0).await.unwrap().is_empty());
        assert!(store.said_since(gone, 0, 9).await.unwrap().is_empty());
    }
    for kept in [waiting, with_account, played, over] {
        assert!(is_there(store, kept).await);
    }
}

#[tokio::test]
async fn tables_that_nobody_starts_or_finishes_go_after_their_days() {
    on_both!(tables_go);
}

async fn chat_goes(store: &Store) {
    let anna = account(store, "anna").await;
    let (here, there) = (table(store, anna, 1).await, table(store, anna, 1).await);
    said(store, here, anna, NOW - 11 * DAY).await;
    for _ in 0..9 {
        said(store, here, anna, NOW).await;
    }
    said(store, there, anna, NOW).await;
    tidy(store, &Bounds { chat_days: 10, ..UNBOUNDED }).await;
    let left = store.said_since(here, 0, 99).await.unwrap();
    assert_eq!((left.len(), left[0].number), (9, 2));
    tidy(store, &Bounds { chat_lines: 4, ..UNBOUNDED }).await;
    let left = store.said_since(here, 0, 99).await.unwrap();
    assert_eq!((left.len(), left[0].number), (4, 7), "the last are kept");
    assert_eq!(store.said_since(there, 0, 99).await.unwrap().len(), 1);
}

#[tokio::test]
async fn old_and_surplus_chat_goes() {
    on_both!(chat_goes);
}

async fn reports_go(store: &Store) {
    let anna = account(store, "anna").await;
    for at in 1..=8 {
        let about = Some(anna);
        let report = NewReportRow {
            at,
            reporter: anna,
            player: about,
            table: None,
            line: None,
            quoted: None,
            text: at.to_string(),
        };
        store.report(&report).await.unwrap();
    }
    assert!(store.close_report(8, NOW - 11 * DAY).await.unwrap());
    tidy(store, &Bounds { chat_days: 10, ..UNBOUNDED }).await;
    assert_eq!(store.open_reports(99).await.unwrap().len(), 7, "only what was closed is out of its time");
    tidy(store, &Bounds { reports: 3, ..UNBOUNDED }).await;
    let left: Vec<i64> = store.open_reports(99).await.unwrap().iter().map(|row| row.number).collect();
    assert_eq!(left, [5, 6, 7]);
}

#[tokio::test]
async fn closed_and_surplus_reports_go() {
    on_both!(reports_go);
}

/// A year of spam: however much comes, what is left is what the quotas say, and accounts keep theirs.
async fn spam_is_bounded(store: &Store) {
    let bounds =
        Bounds { guests: 20, guest_matches: 10, chat_lines: 5, reports: 5, sessions: 2, ..Bounds::default() };
    let anna = account(store, "anna").await;
    let dear = finished(store, anna, 1).await;
    let mut sizes = vec![];
    for round in 0..3 {
        for nth in 0..60 {
            let at = NOW - 60 + nth;
            let spammer = guest(store, at).await;
            session(store, spammer, None, at, NOW + DAY).await;
            session(store, anna, None, at, NOW + DAY).await;
            let waiting = table(store, spammer, at).await;
            said(store, waiting, spammer, at).await;
            finished(store, guest(store, at).await, at + round).await;
            said(store, dear, spammer, NOW).await;
            let report = NewReportRow {
                at,
                reporter: spammer,
                player: Some(anna),
                table: None,
                line: None,
                quoted: None,
                text: "spam".into(),
            };
            store.report(&report).await.unwrap();
        }
        tidy(store, &bounds).await;
        let people = store.people(None, 1_000).await.unwrap();
        let tables = store.newest_tables(1_000).await.unwrap();
        let guests = people.iter().filter(|known| !known.account).count();
        let over = tables.iter().filter(|listing| listing.table.over_at.is_some()).count();
        // Ten matches of guests with a guest each, and the one of the account.
        assert!(guests <= 30 && over == 11, "{guests} guests, {over} matches");
        assert!(tables.len() <= 11 + 20, "{} tables", tables.len());
        assert_eq!(store.open_reports(99).await.unwrap().len(), 5);
        assert_eq!(store.sessions_of(anna, 0).await.unwrap().len(), 2);
        assert_eq!(store.said_since(dear, 0, 99).await.unwrap().len(), 5);
        sizes.push((people.len(), tables.len()));
    }
    assert_eq!(sizes[0], sizes[2], "more spam leaves no more behind");
    assert!(is_there(store, dear).await && store.player(anna).await.unwrap().is_some());
}

#[tokio::test]
async fn the_database_is_bounded_whatever_is_thrown_at_it() {
    on_both!(spam_is_bounded);
}

//! What every database must do, checked on SQLite and PostgreSQL alike.

use crate::support::postgres::Postgres;
use crate::support::{empty_journal, sqlite, waiting_table};
use tafel_server::{
    Append, Ending, Mine, PlayerId, PlayerRow, Said, ScoreRow, SeatRow, SessionId, SessionRow, Store,
    StoreError, TableId, TableRow, Wanted,
};
use tafel_wire::ChatLine;

fn player(name: &str, login: Option<&str>) -> PlayerRow {
    let guest = PlayerRow::guest(name.into());
    match login {
        Some(login) => guest.with_login(login.to_owned()),
        None => guest,
    }
}

fn table(host: PlayerId) -> TableRow {
    waiting_table(host, 5)
}

fn append(table: TableId, from: u32, lines: &[&str]) -> Append {
    let lines = lines.iter().map(|line| (*line).to_owned()).collect();
    Append { table, from, lines, at: 9, ending: None }
}

async fn texts(store: &Store, table: TableId, from: u32) -> Vec<String> {
    store.lines(table, from).await.unwrap().into_iter().map(|line| line.text).collect()
}

async fn people_and_sessions(store: &Store) {
    let (anna, bert) = (player("Anna", None), player("Bert", Some("bert")));
    store.add_player(&anna, None, 1).await.unwrap();
    store.add_player(&bert, Some("hash"), 2).await.unwrap();
    let taken = store.add_player(&player("B", Some("bert")), Some("x"), 3).await;
    assert!(matches!(taken, Err(StoreError::Conflict)), "{taken:?}");
    let account = store.account("bert").await.unwrap().unwrap();
    assert_eq!((account.player, account.password.as_deref()), (bert.clone(), Some("hash")));
    assert_eq!(store.account("anna").await.unwrap(), None);
    let promoted = anna.clone().with_login("anna".into());
    store.promote(&promoted, "secret").await.unwrap();
    assert!(matches!(store.promote(&promoted, "again").await, Err(StoreError::Conflict)));
    store.rename(anna.id, "Anne").await.unwrap();
    assert_eq!(store.player(anna.id).await.unwrap().unwrap().name, "Anne");

    let session = SessionRow {
        id: SessionId::random(),
        digest: "d".into(),
        player: bert.id,
        label: None,
        created_at: 1,
        expires_at: Some(10),
    };
    store.add_session(&session).await.unwrap();
    let token = SessionRow {
        id: SessionId::random(),
        digest: "t".into(),
        label: Some("bot".into()),
        expires_at: None,
        ..session.clone()
    };
    store.add_session(&token).await.unwrap();
    assert_eq!(store.session("d", 9).await.unwrap(), Some((bert.clone(), session.id)));
    assert_eq!(store.session("d", 10).await.unwrap(), None, "it has ended");
    assert_eq!(store.session("t", i64::MAX).await.unwrap(), Some((bert.clone(), token.id)));
    assert_eq!(store.tokens(bert.id).await.unwrap().len(), 1);
    assert!(!store.revoke(anna.id, token.id).await.unwrap());
    assert!(store.revoke(bert.id, token.id).await.unwrap());
    store.end_session("d").await.unwrap();
    assert_eq!(store.session("d", 9).await.unwrap(), None);
}

async fn tables_and_seats(store: &Store) {
    let (anna, bert) = (player("Anna", None), player("Bert", None));
    for row in [&anna, &bert] {
        store.add_player(row, None, 1).await.unwrap();
    }
    let row = table(anna.id);
    let open = SeatRow::default();
    let seat = |player: &PlayerRow| SeatRow {
        player: Some(player.id),
        name: Some(player.name.clone()),
        ..SeatRow::default()
    };
    store.add_table(&row, &[seat(&anna), open.clone()], &[], None).await.unwrap();
    assert_eq!(store.table(row.id).await.unwrap(), Some(row.clone()));
    assert!(matches!(store.start(row.id, 0, &[], 7).await, Err(StoreError::Conflict)), "a seat is open");
    store.reseat(row.id, 1, &open, &seat(&bert)).await.unwrap();
    assert!(matches!(store.reseat(row.id, 1, &open, &seat(&anna)).await, Err(StoreError::Conflict)));
    assert_eq!(store.seats(row.id).await.unwrap(), [seat(&anna), seat(&bert)]);
    store.start(row.id, 0, &["* draw red".into()], 7).await.unwrap();
    assert!(matches!(store.start(row.id, 0, &[], 8).await, Err(StoreError::Conflict)));
    assert!(matches!(store.reseat(row.id, 1, &seat(&bert), &open).await, Err(StoreError::Conflict)));
    assert!(matches!(store.remove_table(row.id).await, Err(StoreError::Conflict)));
    assert_eq!(store.tables_made_by(anna.id).await.unwrap(), 1);
    assert!(!store.unattended().await.unwrap().contains(&row.id));
    store.stand_in(row.id, 1, Some("greedy")).await.unwrap();
    assert!(store.unattended().await.unwrap().contains(&row.id));
    assert_eq!(store.tables_of(bert.id, &Mine::ALL, 9).await.unwrap()[0].table.id, row.id);

    let mut last = append(row.id, 1, &["0 bid 1"]);
    last.ending = Some(Ending { points: vec![3, -4], ranks: vec![1, 2] });
    store.append(last).await.unwrap();
    assert_eq!(store.table(row.id).await.unwrap().unwrap().over_at, Some(9));
    let scores = [ScoreRow { points: 3, rank: 1 }, ScoreRow { points: -4, rank: 2 }];
    assert_eq!(store.results([&row]).await.unwrap()[&row.id], scores);
    let results = store.results_of(bert.id, false, 9).await.unwrap();
    assert_eq!((results.len(), results[0].seat, results[0].points, results[0].rank), (1, 1, -4, 2));
    assert!(store.finished(10, 9).await.unwrap().iter().any(|found| found.table.id == row.id));
    assert!(store.finished(9, 9).await.unwrap().is_empty());

    let next = TableRow { id: TableId::random(), ..row.clone() };
    store.add_table(&next, &[open.clone(), open.clone()], &[], Some(row.id)).await.unwrap();
    let late = TableRow { id: TableId::random(), ..row.clone() };
    assert!(matches!(store.add_table(&late, &[], &[], Some(row.id)).await, Err(StoreError::Conflict)));
    assert_eq!(store.table(late.id).await.unwrap(), None, "nothing of it is left");
    assert!(
        store.open_tables(&Wanted::default(), 9).await.unwrap().iter().any(|found| found.table.id == next.id)
    );
    store.remove_table(next.id).await.unwrap();

    store.forget(bert.id, "greedy").await.unwrap();
    assert_eq!(store.player(bert.id).await.unwrap(), None);
    assert_eq!(store.seats(row.id).await.unwrap()[1].player, None);
}

async fn the_journal(store: &Store) {
    let id = empty_journal(store).await;
    store.append(append(id, 0, &["* draw red", "0 take red"])).await.unwrap();
    let double = store.append(append(id, 1, &["1 take red"])).await;
    assert!(matches!(double, Err(StoreError::Conflict)), "{double:?}");
    let partly = store.append(append(id, 1, &["1 x", "1 y"])).await;
    assert!(matches!(partly, Err(StoreError::Conflict)));
    assert_eq!(texts(store, id, 0).await, ["* draw red", "0 take red"], "all or nothing");
    store.append(append(id, 2, &["1 take red"])).await.unwrap();
    assert_eq!(texts(store, id, 2).await, ["1 take red"]);

    // Many at once share transactions; those that come too late fail alone.
    let mut many = vec![];
    for _ in 0..100 {
        many.push(empty_journal(store).await);
    }
    let jobs: Vec<_> = many
        .iter()
        .flat_map(|&id| [append(id, 0, &["a", "b", "c"]), append(id, 0, &["late"])])
        .map(|job| {
            tokio::spawn({
                let store = store.clone();
                async move { store.append(job).await.is_ok() }
            })
        })
        .collect();
    let mut kept = 0;
    for job in jobs {
        kept += usize::from(job.await.unwrap());
    }
    assert_eq!(kept, 100, "one of two for each table");
    for id in many {
        assert!(matches!(texts(store, id, 0).await.len(), 1 | 3));
    }

    // A table that is removed, or never was, has no lines.
    let gone = TableId::random();
    store.append(append(gone, 0, &["0 take red"])).await.unwrap();
    assert!(texts(store, gone, 0).await.is_empty());
}

async fn what_was_said(store: &Store) {
    let (table, anna) = (TableId::random(), PlayerId::random());
    for text in ["hello", "world"] {
        let said = Said { table, player: anna, name: "Anna".into(), text: text.into(), at: 3 };
        store.say(&said).await.unwrap();
    }
    let line = |number, text: &str| {
        let (player, name) = (Some(anna.to_string()), "Anna".into());
        ChatLine { number, player, name, text: text.into(), at: 3 }
    };
    assert_eq!(store.said_since(table, 1, 9).await.unwrap(), [line(2, "world")]);
    assert_eq!(store.said_since(table, 0, 9).await.unwrap(), [line(1, "hello"), line(2, "world")]);
    assert_eq!(store.said_since(table, 0, 1).await.unwrap(), [line(2, "world")]);
    assert_eq!(store.said(table, 1).await.unwrap(), Some(line(1, "hello")));
    assert_eq!(store.said(table, 3).await.unwrap(), None);
}

/// A backup of one database fills another, of whichever kind.
async fn backup(from: &Store, to: &Store) {
    let mut file = vec![];
    let whole = from.back_up(&mut file).await.unwrap();
    assert!(whole.rows > 300, "{whole}");
    assert_eq!(to.restore(&mut &file[..]).await.unwrap(), whole);
    let mut again = vec![];
    to.back_up(&mut again).await.unwrap();
    let sorted = |file: &[u8]| {
        let mut lines: Vec<String> =
            String::from_utf8(file.to_vec()).unwrap().lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&file), sorted(&again));
    assert!(matches!(to.restore(&mut &file[..]).await, Err(StoreError::Backup(_))), "it is not empty");
}

async fn conform(store: &Store) {
    people_and_sessions(store).await;
    tables_and_seats(store).await;
    the_journal(store).await;
    what_was_said(store).await;
    store.touch().await.unwrap();
}

#[tokio::test]
async fn sqlite_does_what_every_database_must() {
    let store = Store::open(&sqlite()).await.unwrap();
    conform(&store).await;
    backup(&store, &Store::open(&sqlite()).await.unwrap()).await;
    let broken = Store::open(&sqlite()).await.unwrap();
    for wrong in ["", "{}\n", "{\"tafel-backup\":1}\n{\"table\":\"x\"}\n"] {
        assert!(broken.restore(&mut wrong.as_bytes()).await.is_err(), "{wrong}");
    }
}

#[tokio::test]
async fn postgres_does_what_every_database_must() {
    let postgres = Postgres::start();
    let store = Store::open(&postgres.url).await.unwrap();
    conform(&store).await;
    let moved = Store::open(&sqlite()).await.unwrap();
    backup(&store, &moved).await;
}

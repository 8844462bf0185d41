//! Matches of rules that are not here any more: what becomes of those that are over, under way, or not begun.

use crate::support::matches::{play, table};
use crate::support::postgres::Postgres;
use crate::support::{Answer, Client, Running, generous, sqlite};
use serde_json::{Value, json};
use tafel_engine::Games;
use tafel_rules::Seed;
use tafel_server::{Config, PlayerRow, SeatRow, Store, TableRow, Time};

/// Settings of a time at which the matches of these tests were played just now.
fn settings() -> Config {
    Config { time: Time::by_hand(1_000).0, ..generous() }
}

/// One table of a game in each state.
struct Tables {
    game: &'static str,
    version: i64,
    finished: String,
    running: String,
    waiting: String,
}

fn path(row: &TableRow) -> String {
    format!("/api/tables/{}", row.id)
}

async fn tables_of(store: &Store, games: &Games, game: &'static str, host: &PlayerRow) -> Tables {
    let mut rows = vec![];
    for number in 0..3 {
        let (row, seats) = table(games, game, host, Seed::numbered(22, number));
        store.add_table(&row, &seats, &[], None).await.unwrap();
        rows.push(row);
    }
    play(store, games, &rows[0], None).await;
    play(store, games, &rows[1], Some(3)).await;
    let [finished, running, waiting] = [0, 1, 2].map(|number| path(&rows[number]));
    Tables { game, version: rows[0].version, finished, running, waiting }
}

/// Lets all matches be of rules that are older, or newer, than today's.
fn change_versions(url: &str, by: i64) {
    let file = url.strip_prefix("sqlite:").unwrap();
    let database = rusqlite::Connection::open(file).unwrap();
    database.execute("UPDATE tables SET version = version + ?1", [by]).unwrap();
}

async fn replay(client: &Client, table: &str, viewer: &str) -> Answer {
    client.get(&format!("{table}/replay?viewer={viewer}")).await
}

#[tokio::test]
async fn an_older_version_of_every_game_is_read_ended_or_begun_anew() {
    let (url, games) = (sqlite(), Games::load());
    let server = Running::start(&url, settings()).await;
    let anna = server.guest("Anna").await;
    let me = anna.get("/api/me").await.json()["id"].as_str().unwrap().parse().unwrap();
    let store = Store::open(&url).await.unwrap();
    let host = store.player(me).await.unwrap().unwrap();
    let mut all = vec![];
    for (_, game, _) in games.for_people() {
        all.push(tables_of(&store, &games, game, &host).await);
    }
    assert!(all.len() > 3);
    let mut seen = vec![];
    for tables in &all {
        for viewer in ["-", "0"] {
            seen.push(replay(&anna, &tables.finished, viewer).await.json());
        }
        seen.push(anna.get(&format!("{}/record", tables.finished)).await.text.into());
    }
    store.close().await;
    server.stop().await;

    change_versions(&url, -1);
    let server = Running::start(&url, settings()).await;
    let anna = Client { address: server.address, ..anna };
    let mut seen = seen.into_iter();
    for Tables { game, version, finished, running, waiting } in &all {
        for viewer in ["-", "0"] {
            assert_eq!(Some(replay(&anna, finished, viewer).await.json()), seen.next(), "{game}, {viewer}");
        }
        let record = anna.get(&format!("{finished}/record")).await;
        let then = seen.next().unwrap().as_str().unwrap().to_owned();
        let older = then.replacen(&format!("{game} {version}"), &format!("{game} {}", version - 1), 1);
        assert_eq!((record.status, record.text), (200, older), "{game}");
        let mut live = anna.live(finished.rsplit('/').next().unwrap(), "").await;
        assert_eq!(live.next_of("ended").await["reason"], "rules-changed", "{game}");

        let position = anna.get(&format!("{running}/position")).await;
        assert_eq!((position.status, position.code().as_str()), (409, "rules-changed"), "{game}");
        let mut live = anna.live(running.rsplit('/').next().unwrap(), "").await;
        assert_eq!(live.next_of("ended").await["reason"], "rules-changed", "{game}");
        let ended = anna.get(running).await.json();
        assert_eq!(
            (&ended["status"], &ended["ended_by"]),
            (&json!("over"), &json!("rules-changed")),
            "{game}"
        );
        let record = anna.get(&format!("{running}/record")).await;
        assert!(
            record.status == 200 && record.text.starts_with(&format!("{game} {}\n", version - 1)),
            "{game}"
        );

        let started = anna.post(&format!("{waiting}/start"), &json!({})).await;
        assert_eq!((started.status, &started.json()["status"]), (200, &json!("playing")), "{game}");
        assert_eq!(anna.get(&format!("{waiting}/position")).await.status, 200, "{game}");
        for over in [finished, running] {
            let rematch = anna.post(&format!("{over}/rematch"), &json!({})).await.json();
            let again = format!("/api/tables/{}", rematch["id"].as_str().unwrap());
            let started = anna.post(&format!("{again}/start"), &json!({})).await;
            assert_eq!(started.json()["status"], "playing", "{game}");
            assert_eq!(anna.get(&format!("{again}/position")).await.status, 200, "{game}");
        }
    }
}

/// What was finished before matches were archived cannot be shown line by line; its record is there all the same.
#[tokio::test]
async fn a_finished_match_that_was_never_archived_keeps_its_record() {
    let (url, games) = (sqlite(), Games::load());
    let store = Store::open(&url).await.unwrap();
    let host = PlayerRow::guest("Anna".into());
    store.add_player(&host, None, 1).await.unwrap();
    let tables = tables_of(&store, &games, "pebbles", &host).await;
    store.close().await;
    change_versions(&url, -1);
    let server = Running::start(&url, settings()).await;
    let anybody = server.stranger();
    let refused = replay(&anybody, &tables.finished, "-").await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "rules-changed"));
    let record = anybody.get(&format!("{}/record", tables.finished)).await;
    assert!(record.status == 200 && record.text.contains("\n= points "), "{record:?}");
}

/// While servers are replaced one by one, an old one leaves alone what it does not know.
#[tokio::test]
async fn a_match_of_newer_rules_is_left_to_newer_servers() {
    let (postgres, games) = (Postgres::start(), Games::load());
    let store = Store::open(&postgres.url).await.unwrap();
    let host = PlayerRow::guest("Anna".into());
    store.add_player(&host, None, 1).await.unwrap();
    let (row, seats) = table(&games, "pebbles", &host, Seed::numbered(22, 0));
    let row = TableRow { version: row.version + 1, ..row };
    let seats: Vec<SeatRow> = seats.iter().map(|_| seats[1].clone()).collect();
    store.add_table(&row, &seats, &[], None).await.unwrap();
    play(&store, &games, &row, Some(1)).await;
    let server = Running::start(&postgres.url, settings()).await;
    let looked = server.stranger().get(&format!("{}/position", path(&row))).await;
    assert_eq!((looked.status, looked.code().as_str()), (503, "unavailable"));
    let shown = server.stranger().get(&path(&row)).await.json();
    assert_eq!((&shown["status"], &shown["ended_by"]), (&json!("playing"), &Value::Null));
}

//! What goes on by itself after the database has failed.

use crate::support::postgres::Postgres;
use crate::support::relay::Relay;
use crate::support::{Running, empty_journal, eventually, generous};
use serde_json::json;
use tafel_server::{Append, Config, Store, TableId, Time};

const BEGINNING: i64 = 1_000_000;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// Of one table somebody wants something while the database fails; at the other nothing happens but that a clock runs
/// out. Nobody looks at either afterwards.
#[tokio::test]
async fn after_the_database_failed_tables_with_clocks_and_bots_go_on_by_themselves() {
    let postgres = Postgres::start();
    let relay = Relay::to(&postgres.url).await;
    let (time, clock) = Time::by_hand(BEGINNING);
    let server = Running::start(&relay.url, Config { time, ..generous() }).await;
    let anna = server.guest("Anna").await;
    let body = json!({
        "game": "pebbles", "options": "seats 2", "seats": ["me", { "bot": "random" }], "start": true,
        "clock": { "kind": "live", "bank_s": 10, "increment_s": 2 },
    });
    let mut tables: Vec<TableId> = vec![];
    for _ in 0..2 {
        let made = anna.post("/api/tables", &body).await.json();
        tables.push(made["id"].as_str().unwrap().parse().unwrap());
    }
    let mut live = anna.live(&tables[0].to_string(), "").await;
    let position = live.next_of("position").await;
    relay.sever();
    live.say(&json!({ "type": "move", "ask": position["ask"], "move": position["offers"][0] })).await;
    while live.next().await.is_some() {}
    clock.send(BEGINNING + HOUR).unwrap();
    relay.mend();
    let store = Store::open(&postgres.url).await.unwrap();
    for table in tables {
        // A bot decides for somebody who is away when the time for the decision is up, each time anew.
        eventually(async || {
            clock.send_modify(|now| *now += MINUTE);
            store.table(table).await.unwrap().unwrap().over_at.is_some()
        })
        .await;
    }
}

/// The way to the database is cut so that neither side is told; new requests go another way.
#[tokio::test]
async fn a_connection_that_hangs_is_given_up() {
    let postgres = Postgres::start();
    let relay = Relay::to(&postgres.url).await;
    let store = Store::open(&relay.url).await.unwrap();
    let table = empty_journal(&store).await;
    let append = |from| Append { table, from, lines: vec!["0 a".into()], at: 1, ending: None };
    store.renew().await.unwrap();
    store.append(append(0)).await.unwrap();
    relay.forget_connections();
    let (renewed, kept) = tokio::join!(store.renew(), store.append(append(1)));
    assert!(renewed.is_err() && kept.is_err(), "nothing came through");
    store.renew().await.unwrap();
    store.append(append(1)).await.unwrap();
}

#[tokio::test]
async fn the_database_notices_by_every_connection_who_is_gone() {
    let postgres = Postgres::start();
    let relay = Relay::to(&postgres.url).await;
    let server = Running::start(&relay.url, generous()).await;
    let anna = server.guest("Anna").await;
    let table = anna.table(&json!({ "bot": "random" })).await;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    anna.live(&table, "").await.next_of("position").await;
    let greetings = relay.greetings();
    assert!(greetings.len() > 5, "{greetings:?}");
    for greeting in greetings {
        for setting in ["tcp_keepalives_idle=5", "tcp_keepalives_interval=2", "tcp_keepalives_count=3"] {
            assert!(greeting.contains(setting), "{greeting:?}");
        }
    }
}

/// A restarted database has ended all connections: the first request after it succeeds all the same.
#[tokio::test]
async fn the_first_move_after_the_database_was_started_anew_is_kept() {
    let mut postgres = Postgres::start();
    let store = Store::open(&postgres.url).await.unwrap();
    let table = empty_journal(&store).await;
    let append = |from| Append { table, from, lines: vec!["0 a".into()], at: 1, ending: None };
    store.append(append(0)).await.unwrap();
    postgres.kill();
    postgres.restart();
    store.append(append(1)).await.unwrap();
    assert_eq!(store.lines(table, 0).await.unwrap().len(), 2);
}

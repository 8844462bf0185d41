//! What a distant PostgreSQL costs: round trips, counted on the way.

use crate::support::postgres::Postgres;
use crate::support::relay::Relay;
use crate::support::{Running, generous};
use serde_json::json;
use tafel_server::{Append, Store, TableId};

/// What keeps a group of moves.
const KEEP: &str = "WITH kept AS";

#[tokio::test]
async fn a_group_of_moves_costs_one_round_trip() {
    let postgres = Postgres::start();
    let relay = Relay::to(&postgres.url).await;
    let store = Store::open(&relay.url).await.unwrap();
    let append = || Append {
        table: TableId::random(),
        from: 0,
        lines: vec!["* draw red".into(), "0 take red".into()],
        at: 1,
        ending: None,
    };
    store.append(append()).await.unwrap();
    let (groups, round_trips) = (relay.executed(KEEP), relay.round_trips_where(KEEP));
    let together: Vec<_> = (0..200).map(|_| store.append(append())).collect();
    for kept in futures_util::future::join_all(together).await {
        kept.unwrap();
    }
    let groups = relay.executed(KEEP) - groups;
    assert!((1..=2).contains(&groups), "200 moves at once came in {groups} groups");
    assert_eq!(relay.round_trips_where(KEEP) - round_trips, groups);
}

#[tokio::test]
async fn a_bot_decides_without_asking_the_database() {
    let postgres = Postgres::start();
    let relay = Relay::to(&postgres.url).await;
    let server = Running::start(&relay.url, generous()).await;
    let anna = server.guest("Anna").await;
    let bots = json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]);
    let body = json!({ "game": "pebbles", "options": "seats 3", "seats": bots, "start": true });
    let made = anna.post("/api/tables", &body).await.json();
    let mut watching = anna.live(made["id"].as_str().unwrap(), "").await;
    while watching.next_of("position").await["result"].is_null() {}
    let decisions = relay.executed(KEEP);
    assert!(decisions >= 30, "{decisions}");
    assert_eq!(relay.executed("INSERT INTO leases"), 1);
    assert_eq!(relay.executed("SELECT pg_notify"), 0, "there is nobody to ring at");
    // One more to prepare the statement.
    assert!(relay.round_trips_where(KEEP) <= decisions + 1);
    for (statement, times) in relay.statements() {
        assert!(statement.starts_with(KEEP) || times < decisions / 2, "{times} times: {statement}");
    }
}

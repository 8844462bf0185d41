//! Several servers on one PostgreSQL.

mod support;

use serde_json::json;
use support::postgres::Postgres;
use support::{Client, Running, generous};

#[tokio::test]
async fn people_on_different_servers_play_at_one_table() {
    let postgres = Postgres::start();
    let here = Running::start(&postgres.url, generous()).await;
    let there = Running::start(&postgres.url, generous()).await;
    let anna = here.guest("Anna").await;
    let bert = there.guest("Bert").await;
    let body = json!({ "game": "pebbles", "seats": ["me", "open", { "bot": "random" }] });
    let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    let mut b = bert.live(&table, "").await;
    assert_eq!(b.next().await.unwrap()["type"], "gathering");
    let joined = bert.with_body("PUT", &format!("/api/tables/{table}/seats/1"), &json!({})).await;
    assert_eq!(joined.status, 200);
    drop(b);
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    let mut a = anna.live(&table, "").await;
    let mut b = bert.live(&table, "").await;
    let (mine, theirs) = (a.next_of("position").await, b.next_of("position").await);
    let (end, other_end) = tokio::join!(a.play_on(mine), b.play_on(theirs));
    assert_eq!(end["result"], other_end["result"]);
    assert_eq!(end["line"], other_end["line"]);
    let record = bert.get(&format!("/api/tables/{table}/record")).await.text;
    let checked = anna.post("/api/replay", &json!({ "record": record })).await.json();
    assert_eq!(checked["result"], end["result"]);
    assert!(checked["verified_draws"].as_u64().unwrap() > 0);
}

/// One server stops in the middle; whoever was there comes to the other, and bots go on.
#[tokio::test]
async fn another_server_takes_over_tables_with_their_bots() {
    let postgres = Postgres::start();
    let here = Running::start(&postgres.url, generous()).await;
    let there = Running::start(&postgres.url, generous()).await;
    let anna = here.guest("Anna").await;
    let table = anna.table(&json!({ "bot": "random" })).await;
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let mut live = anna.live(&table, "").await;
    let position = live.next_of("position").await;
    live.submit(position["ask"].as_u64().unwrap(), position["offers"][0].as_str().unwrap()).await;
    let moved = Client { address: there.address, ..anna.clone() };
    let mut live = moved.live(&table, "").await;
    let position = live.next_of("position").await;
    here.stop().await;
    let end = live.play_on(position).await;
    assert!(!end["result"].is_null());
}

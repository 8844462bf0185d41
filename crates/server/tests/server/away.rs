//! Bots that stand in for people: at a pace that others can follow, and not for nobody.

use crate::support::{Client, Live, Running, finish, generous, sqlite};
use serde_json::{Value, json};
use std::time::Duration;
use tafel_server::{Config, Time};

/// Two people at a table whose match has begun, both looking at it.
async fn two(server: &Running) -> [(Client, Live); 2] {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(&json!("open")).await;
    bert.with_body("PUT", &format!("/api/tables/{table}/seats/1"), &json!({})).await;
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let mut seats =
        [(anna.clone(), anna.live(&table, "").await), (bert.clone(), bert.live(&table, "").await)];
    for (_, live) in &mut seats {
        live.next_of("position").await;
    }
    seats
}

/// The only table of the lobby.
async fn table_of(client: &Client) -> String {
    client.get("/api/me/tables").await.json()[0]["id"].as_str().unwrap().to_owned()
}

/// So much time passes that a bot which was asked before has long decided: bots take turns, and this match needs many.
async fn bots_had_their_turn(server: &Running) {
    let other = server.guest("Other").await;
    let body = json!({
        "game": "pebbles", "options": "seats 2", "seats": ["me", { "bot": "journeyman" }],
        "visibility": "private", "start": true
    });
    let table = other.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    finish(&[&other], &table).await;
}

async fn line(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}/position")).await.json()["line"].clone()
}

/// Whoever leaves the seat to a bot and has nobody to play with finds the match as it was.
#[tokio::test]
async fn a_match_waits_while_nobody_else_is_there() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let table = anna.table(&json!({ "bot": "random" })).await;
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let mut live = anna.live(&table, "").await;
    let mut position = live.next_of("position").await;
    // The other bot has bid, and the table waits for Anna alone.
    while position["awaited"] != json!([0]) {
        position = live.next_of("position").await;
    }
    assert_eq!(anna.post(&format!("/api/tables/{table}/resign"), &json!({})).await.status, 200);
    bots_had_their_turn(&server).await;
    assert_eq!(line(&anna, &table).await, position["line"], "a bot played for nobody");
    let answer =
        live.submit(position["ask"].as_u64().unwrap(), position["offers"][0].as_str().unwrap()).await;
    assert_eq!(answer["type"], "ok");
    let seats = &anna.get(&format!("/api/tables/{table}")).await.json()["seats"];
    assert_eq!((&seats[0]["bot"], &seats[0]["stood_in"]), (&Value::Null, &json!(false)));
}

/// The others can follow what a bot does for somebody, and whoever comes back decides again. The result says it.
#[tokio::test]
async fn a_bot_stands_in_at_a_pace_that_others_can_follow() {
    let (time, set) = Time::by_hand(1_000_000);
    let config = Config { time, stand_in_pause: Duration::from_secs(3), ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let [(anna, mut a), (bert, mut b)] = two(&server).await;
    let table = table_of(&anna).await;
    let before = line(&anna, &table).await;
    assert_eq!(bert.post(&format!("/api/tables/{table}/resign"), &json!({})).await.status, 200);
    bots_had_their_turn(&server).await;
    set.send(1_002_999).unwrap();
    bots_had_their_turn(&server).await;
    assert_eq!(line(&anna, &table).await, before, "there was no time to follow");
    set.send(1_003_000).unwrap();
    let seen = a.next_of("position").await;
    assert_eq!(seen["line"].as_u64(), before.as_u64().map(|line| line + 1));
    let seats = a.heard("seats");
    assert_eq!(seats.last().unwrap()["seats"][1]["stood_in"], json!(true), "before the decision is told");
    b.say(&json!({ "type": "return" })).await;
    while !a.next_of("seats").await["seats"][1]["bot"].is_null() {}
    finish(&[&anna, &bert], &table).await;
    let over = &anna.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(over["status"], "over");
    assert_eq!((&over["seats"][0]["stood_in"], &over["seats"][1]["stood_in"]), (&json!(false), &json!(true)));
    let again = anna.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.json();
    assert_eq!(again["seats"][0]["stood_in"], json!(false), "a new match knows nothing of it");
}

/// As soon as the last of the others goes, a bot that stands in waits; when they come back, it goes on.
#[tokio::test]
async fn a_bot_that_stands_in_waits_for_those_who_go_and_come_back() {
    let server = Running::fresh().await;
    let [(anna, a), (bert, _b)] = two(&server).await;
    let table = table_of(&anna).await;
    let before = line(&anna, &table).await;
    drop(a);
    // Anna has gone as soon as Bert is told.
    let mut watching = bert.live(&table, "").await;
    while watching.next_of("presence").await["seats"] != json!([1]) {}
    bert.post(&format!("/api/tables/{table}/resign"), &json!({})).await;
    bots_had_their_turn(&server).await;
    assert_eq!(line(&bert, &table).await, before);
    let mut back = anna.live(&table, "").await;
    let mut seen = back.next_of("position").await;
    while seen["line"] == before {
        seen = back.next_of("position").await;
    }
    let over = back.play_on(seen).await;
    assert!(!over["result"].is_null());
}

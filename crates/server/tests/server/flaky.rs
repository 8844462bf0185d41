//! Two hundred clients whose connections break off all the time finish their matches, and miss nothing.

use crate::support::{Client, Live, Running};
use serde_json::{Value, json};
use tafel_rules::{Dice, Seed};

const TABLES: u64 = 100;

/// Plays a seat to the end over connections that break off; answers everything that was heard, and how many
/// connections it took.
async fn play(client: Client, table: String, seat: u64, mut chaos: Dice) -> (Vec<Value>, u32) {
    let mut heard = vec![];
    let (mut line, mut connections) = (0, 0);
    loop {
        connections += 1;
        let mut live = client.live(&table, &format!("?seat={seat}&since={line}")).await;
        let breaks_off_after = chaos.below(6);
        for _ in 0..=breaks_off_after {
            let Some(position) = next_position(&mut live).await else { break };
            line = position["line"].as_u64().unwrap();
            heard.extend(position["effects"].as_array().unwrap().iter().cloned());
            if !position["result"].is_null() {
                return (heard, connections);
            }
            if let Some(ask) = position["ask"].as_u64() {
                let offers = position["offers"].as_array().unwrap();
                let mv = &offers[chaos.below(offers.len() as u32) as usize];
                // Some click twice; whether the answer arrives before the connection breaks is anybody's guess.
                for _ in 0..=chaos.below(2) {
                    live.say(&json!({ "type": "move", "ask": ask, "move": mv })).await;
                }
            }
        }
    }
}

async fn next_position(live: &mut Live) -> Option<Value> {
    loop {
        let message = live.next().await?;
        match message["type"].as_str() {
            Some("position") => return Some(message),
            Some("refused") => assert!(message["code"] == "stale" || message["code"] == "over", "{message}"),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_with_flaky_connections_finish_their_matches_and_miss_nothing() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let mut playing = vec![];
    for nth in 0..TABLES {
        let table = anna.table(&json!("open")).await;
        let seat = format!("/api/tables/{table}/seats/1");
        assert_eq!(bert.with_body("PUT", &seat, &json!({})).await.status, 200);
        assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
        for (seat, client) in [(0, &anna), (1, &bert)] {
            let chaos = Dice::at(Seed::numbered(8, nth), seat);
            let played = tokio::spawn(play(client.clone(), table.clone(), seat, chaos));
            playing.push((client, table.clone(), seat, played));
        }
    }
    let mut broken = 0;
    for (client, table, seat, played) in playing {
        let (heard, connections) = played.await.unwrap();
        broken += connections - 1;
        let replayed = client.get(&format!("/api/tables/{table}/replay?viewer={seat}")).await.json();
        let frames = replayed["frames"].as_array().unwrap().iter();
        let told: Vec<Value> =
            frames.flat_map(|frame| frame["effects"].as_array().unwrap().clone()).collect();
        assert_eq!(heard, told, "seat {seat} of {table}");
        assert!(replayed["verified_draws"].as_u64().unwrap() > 0);
    }
    assert!(broken > 4 * TABLES as u32, "connections broke off: {broken}");
}

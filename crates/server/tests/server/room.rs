//! What a table lets people do: who may write, who may be advised, who is there, and how those at one screen are called.

use crate::support::{Client, Live, Running, generous, sqlite};
use serde_json::{Value, json};
use tafel_server::{Act, PlayerId, Store};

async fn made(host: &Client, more: Value) -> String {
    let mut body = json!({ "game": "pebbles", "options": "seats 2" });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let answer = host.post("/api/tables", &body).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["id"].as_str().unwrap().to_owned()
}

async fn sit(client: &Client, table: &str) {
    assert_eq!(
        client.with_body("PUT", &format!("/api/tables/{table}/seats/1"), &json!({})).await.status,
        200
    );
}

/// Says something, and waits for what comes of it.
async fn say(live: &mut Live) -> Value {
    live.say(&json!({ "type": "chat", "text": "hello" })).await;
    loop {
        let message = live.next().await.expect("an answer");
        if message["type"] == "chat" || message["type"] == "refused" {
            return message;
        }
    }
}

#[tokio::test]
async fn spectators_write_only_where_the_table_lets_them() {
    let server = Running::fresh().await;
    let (anna, eve) = (server.guest("Anna").await, server.guest("Eve").await);
    let quiet = made(&anna, json!({ "seats": ["open", "open"] })).await;
    assert_eq!(say(&mut eve.live(&quiet, "").await).await["code"], "players-talk");
    assert_eq!(say(&mut anna.live(&quiet, "").await).await["text"], "hello", "the host may without a seat");
    sit(&eve, &quiet).await;
    assert_eq!(say(&mut eve.live(&quiet, "").await).await["text"], "hello", "whoever sits there may");
    let open = made(&anna, json!({ "talk": "everybody" })).await;
    assert_eq!(say(&mut eve.live(&open, "").await).await["text"], "hello");
    assert_eq!(anna.get(&format!("/api/tables/{open}")).await.json()["talk"], "everybody");
}

#[tokio::test]
async fn several_people_are_advised_only_if_they_agreed_to_and_all_see_it() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    for hints in [false, true] {
        let table = made(&anna, json!({ "hints": hints })).await;
        sit(&bert, &table).await;
        anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
        let mut theirs = bert.live(&table, "").await;
        theirs.next_of("position").await;
        let answer = anna.get(&format!("/api/tables/{table}/hint?level=greedy")).await;
        if hints {
            assert_eq!(answer.status, 200, "{answer:?}");
            assert_eq!(theirs.next_of("seats").await["seats"][0]["hints"], 1);
            let later = server.stranger().get(&format!("/api/tables/{table}")).await.json();
            assert_eq!((&later["seats"][0]["hints"], &later["seats"][1]["hints"]), (&json!(1), &json!(0)));
        } else {
            assert_eq!((answer.status, answer.code().as_str()), (409, "no-hints"));
        }
    }
}

#[tokio::test]
async fn everybody_sees_who_is_there() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = made(&anna, json!({})).await;
    sit(&bert, &table).await;
    let mut live = anna.live(&table, "").await;
    let told = live.next_of("presence").await;
    assert_eq!((&told["seats"], &told["watching"]), (&json!([0]), &json!(0)));
    let theirs = bert.live(&table, "").await;
    while live.next_of("presence").await["seats"] != json!([0, 1]) {}
    let watching = server.stranger().live(&table, "").await;
    while live.next_of("presence").await["watching"] != 1 {}
    drop((theirs, watching));
    loop {
        let told = live.next_of("presence").await;
        if (&told["seats"], &told["watching"]) == (&json!([0]), &json!(0)) {
            break;
        }
    }
}

/// Whoever comes and goes again and again does not make the others hear of it each time.
#[tokio::test]
async fn who_comes_and_goes_floods_nobody() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = made(&anna, json!({})).await;
    sit(&bert, &table).await;
    let began = std::time::Instant::now();
    let mut live = anna.live(&table, "").await;
    live.next_of("presence").await;
    for _ in 0..100 {
        bert.live(&table, "").await.next_of("gathering").await;
    }
    assert_eq!(say(&mut live).await["text"], "hello");
    let told = live.heard("presence").len() as u64;
    assert!(told <= 3 + began.elapsed().as_secs(), "told {told} times");
}

#[tokio::test]
async fn seats_of_one_screen_have_names_of_their_own() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let anna = server.guest("Anna").await;
    for wrong in ["", " ", "x\u{202e}y", &"x".repeat(33)] {
        let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", { "named": wrong }] });
        assert_eq!(anna.post("/api/tables", &body).await.code(), "unreadable", "{wrong:?}");
    }
    let table = made(&anna, json!({ "seats": ["me", { "named": "Grandma" }], "start": true })).await;
    let path = format!("/api/tables/{table}");
    let names = async || {
        let seats = anna.get(&path).await.json()["seats"].clone();
        [seats[0]["name"].clone(), seats[1]["name"].clone()]
    };
    assert_eq!(names().await, ["Anna", "Grandma"]);
    let body = json!({ "seat": 1, "ask": 1, "move": "bid 2" });
    assert_eq!(anna.post(&format!("{path}/moves"), &body).await.status, 200, "Anna plays there");
    // Whoever runs the server takes offence at names.
    let beside = Store::open(&url).await.unwrap();
    let id: PlayerId = anna.id().await.parse().unwrap();
    assert!(beside.rule(&Act::Rename(id, "Somebody".into()), 1).await.unwrap());
    assert_eq!(names().await, ["Somebody", "Somebody"]);
}

#[tokio::test]
async fn the_name_of_a_seat_goes_with_its_account() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let body = json!({ "game": "pebbles", "options": "seats 3", "seats": ["me", { "named": "Grandma" }] });
    let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    let seat = format!("/api/tables/{table}/seats/2");
    assert_eq!(bert.with_body("PUT", &seat, &json!({})).await.status, 200);
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    assert_eq!(anna.delete("/api/me").await.status, 204);
    let left = bert.get(&format!("/api/tables/{table}")).await;
    assert!(!left.text.contains("Grandma"), "{left:?}");
}

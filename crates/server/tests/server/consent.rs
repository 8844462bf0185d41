//! What is taken back beyond the rules of take-back needs the consent of all people, those included for whom bots stand in.

use crate::support::{Client, Live, Running, generous, sqlite};
use serde_json::{Value, json};
use tafel_server::{Append, Store};

/// Two people who have bid, so that each knows what the other chose: the one who is asked next, that seat, and the
/// other one, of whom nothing is asked before.
async fn two_who_have_bid(server: &Running) -> (Client, usize, Client, String) {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(&json!("open")).await;
    bert.with_body("PUT", &format!("/api/tables/{table}/seats/1"), &json!({})).await;
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    for (client, mv) in [(&anna, "bid 2"), (&bert, "bid 4")] {
        let body = json!({ "ask": 1, "move": mv });
        assert_eq!(client.post(&format!("/api/tables/{table}/moves"), &body).await.status, 200);
    }
    let seen = anna.get(&format!("/api/tables/{table}/position")).await.json();
    if seen["awaited"] == json!([0]) { (anna, 0, bert, table) } else { (bert, 1, anna, table) }
}

async fn taken_back(live: &mut Live) -> Value {
    loop {
        let position = live.next_of("position").await;
        if position["taken_back"] == true {
            return position;
        }
    }
}

#[tokio::test]
async fn who_is_stood_in_for_is_asked_before_a_move_is_taken_back() {
    let server = Running::fresh().await;
    let (asked_next, seat, other, table) = two_who_have_bid(&server).await;
    let path = format!("/api/tables/{table}");
    let mut live = asked_next.live(&table, "").await;
    let before = live.next_of("position").await;
    assert_eq!(other.post(&format!("{path}/resign"), &json!({})).await.status, 200);
    assert_eq!(asked_next.post(&format!("{path}/take-back"), &json!({})).await.status, 200);
    let waits = live.next_of("position").await;
    assert_eq!((&waits["taken_back"], &waits["take_back"]["seat"]), (&json!(false), &json!(seat)));
    assert_eq!(waits["view"], before["view"], "nothing is taken back without consent");
    let mut theirs = other.live(&table, "").await;
    theirs.say(&json!({ "type": "agree" })).await;
    assert_ne!(taken_back(&mut live).await["view"], before["view"]);
}

/// The account is gone, and with it the person: nobody is left to be asked.
#[tokio::test]
async fn who_has_deleted_the_account_is_not_asked() {
    let server = Running::fresh().await;
    let (asked_next, _, other, table) = two_who_have_bid(&server).await;
    let mut live = asked_next.live(&table, "").await;
    live.next_of("position").await;
    assert_eq!(other.delete("/api/me").await.status, 204);
    let back = asked_next.post(&format!("/api/tables/{table}/take-back"), &json!({})).await;
    assert_eq!(back.status, 200, "{back:?}");
    taken_back(&mut live).await;
}

/// The same request twice is one, and whoever declines ends it.
#[tokio::test]
async fn a_request_is_asked_once_and_declined_by_one() {
    let server = Running::fresh().await;
    let (asked_next, seat, other, table) = two_who_have_bid(&server).await;
    let path = format!("/api/tables/{table}");
    let asked = asked_next.post(&format!("{path}/take-back"), &json!({})).await.json();
    for _ in 0..20 {
        let again = asked_next.post(&format!("{path}/take-back"), &json!({})).await.json();
        assert_eq!(again["line"], asked["line"], "nothing is written twice");
    }
    let mut theirs = other.live(&table, "").await;
    assert_eq!(theirs.next_of("position").await["take_back"]["seat"], seat);
    theirs.say(&json!({ "type": "decline" })).await;
    assert!(theirs.next_of("position").await["take_back"].is_null());
    theirs.say(&json!({ "type": "agree" })).await;
    assert_eq!(theirs.next_of("refused").await["code"], "nothing-asked");
}

/// Whoever has agreed already has agreed; nothing is written twice.
#[tokio::test]
async fn who_agrees_twice_agrees_once() {
    let server = Running::fresh().await;
    let people = [server.guest("Anna").await, server.guest("Bert").await, server.guest("Carl").await];
    let body = json!({ "game": "pebbles", "options": "seats 3" });
    let table = people[0].post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}");
    for (seat, person) in people.iter().enumerate().skip(1) {
        assert_eq!(person.with_body("PUT", &format!("{path}/seats/{seat}"), &json!({})).await.status, 200);
    }
    people[0].post(&format!("{path}/start"), &json!({})).await;
    for (person, bid) in people.iter().zip(1..) {
        let body = json!({ "ask": 1, "move": format!("bid {bid}") });
        assert_eq!(person.post(&format!("{path}/moves"), &body).await.status, 200);
    }
    people[0].post(&format!("{path}/take-back"), &json!({})).await;
    let mut live = people[1].live(&table, "").await;
    let asked = live.next_of("position").await["line"].as_u64().unwrap();
    for _ in 0..20 {
        live.say(&json!({ "type": "agree" })).await;
        live.next_of("ok").await;
    }
    let seen = people[0].get(&format!("{path}/position")).await.json();
    assert_eq!(seen["line"], asked + 1);
}

/// Moves come to an end. Taking back and asking to do so come to an end too, so that no journal grows for ever.
#[tokio::test]
async fn only_so_much_is_taken_back_in_one_match() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let (asked_next, seat, _, table) = two_who_have_bid(&server).await;
    let path = format!("/api/tables/{table}");
    let seen = asked_next.get(&format!("{path}/position")).await.json();
    server.stop().await;
    let store = Store::open(&url).await.unwrap();
    let pairs = (0..500).flat_map(|_| [format!("? {seat}"), format!("! {}", 1 - seat)]);
    let append = Append {
        table: table.parse().unwrap(),
        from: seen["line"].as_u64().unwrap() as u32,
        lines: pairs.collect(),
        at: 1,
        ending: None,
    };
    store.append(append).await.unwrap();
    store.close().await;
    let server = Running::start(&url, generous()).await;
    let asked_next = Client { address: server.address, ..asked_next };
    let refused = asked_next.post(&format!("{path}/take-back"), &json!({})).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-many"));
    let body = json!({ "ask": seen["ask"], "move": seen["offers"][0] });
    assert_eq!(asked_next.post(&format!("{path}/moves"), &body).await.status, 200, "the match goes on");
}

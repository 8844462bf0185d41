//! What is taken back beyond the rules of take-back needs the consent of all people, those included for whom bots stand in.

use crate::support::{Client, Live, Running};
use serde_json::{Value, json};

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
    assert_eq!((&waits["taken_back"], &waits["take_back_asked_by"]), (&json!(false), &json!(seat)));
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
    assert_eq!(theirs.next_of("position").await["take_back_asked_by"], seat);
    theirs.say(&json!({ "type": "decline" })).await;
    assert!(theirs.next_of("position").await["take_back_asked_by"].is_null());
    theirs.say(&json!({ "type": "agree" })).await;
    assert_eq!(theirs.next_of("refused").await["code"], "nothing-asked");
}

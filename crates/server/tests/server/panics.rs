//! A mistake in the rules costs one answer, and not the table, the bots, or the server.

use crate::support::closing::AGAIN;
use crate::support::planted::{Plant, games};
use crate::support::{Client, Running, generous, sqlite};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Fails once wherever it is armed.
#[derive(Default)]
struct Mistake {
    resuming: AtomicBool,
    submitting: AtomicBool,
    deciding: AtomicBool,
    advising: AtomicBool,
}

fn once(armed: &AtomicBool) {
    assert!(!armed.swap(false, Ordering::SeqCst), "a mistake was planted here");
}

impl Plant for Mistake {
    fn resuming(&self) {
        once(&self.resuming);
    }

    fn submitting(&self) {
        once(&self.submitting);
    }

    fn deciding(&self) {
        once(&self.deciding);
    }

    fn advising(&self) {
        once(&self.advising);
    }
}

async fn server() -> (Arc<Mistake>, Running, Client) {
    let mistake = Arc::new(Mistake::default());
    let server = Running::start_with(&sqlite(), generous(), games(mistake.clone())).await;
    let anna = server.guest("Anna").await;
    (mistake, server, anna)
}

fn arm(place: &AtomicBool) {
    place.store(true, Ordering::SeqCst);
}

#[tokio::test]
async fn a_move_that_the_rules_fail_at_is_answered_once_with_an_error() {
    let (mistake, _server, anna) = server().await;
    let table = anna.table(&json!("me")).await;
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let mut live = anna.live(&table, "?seat=0").await;
    live.next_of("position").await;
    arm(&mistake.submitting);
    let moves = format!("/api/tables/{table}/moves");
    let bid = json!({ "seat": 0, "ask": 1, "move": "bid 3" });
    let failed = anna.post(&moves, &bid).await;
    assert_eq!((failed.status, failed.code().as_str()), (503, "unavailable"));
    assert_eq!(live.closed().await, Some(AGAIN), "whoever looked on comes back");
    assert_eq!(anna.post(&moves, &bid).await.status, 200);
    let mut seats = [anna.live(&table, "?seat=0").await, anna.live(&table, "?seat=1").await];
    let [one, two] = &mut seats;
    let (mine, theirs) = (one.next_of("position").await, two.next_of("position").await);
    let (end, _) = tokio::join!(one.play_on(mine), two.play_on(theirs));
    assert!(!end["result"].is_null());
}

#[tokio::test]
async fn a_live_move_that_the_rules_fail_at_lets_its_sender_come_back() {
    let (mistake, _server, anna) = server().await;
    let table = anna.table(&json!("me")).await;
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let mut live = anna.live(&table, "?seat=0").await;
    let position = live.next_of("position").await;
    arm(&mistake.submitting);
    live.say(&json!({ "type": "move", "ask": position["ask"], "move": "bid 3" })).await;
    live.closed().await;
    let mut live = anna.live(&table, "?seat=0").await;
    let again = live.next_of("position").await;
    assert_eq!(
        (&again["line"], &again["ask"]),
        (&position["line"], &position["ask"]),
        "nothing has happened"
    );
    assert_eq!(live.submit(again["ask"].as_u64().unwrap(), "bid 3").await["type"], "ok");
}

#[tokio::test]
async fn a_match_that_cannot_be_read_once_is_read_the_next_time() {
    let (mistake, server, anna) = server().await;
    let table = anna.table(&json!("me")).await;
    arm(&mistake.resuming);
    let failed = anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    assert_eq!((failed.status, failed.code().as_str()), (500, "internal"), "{failed:?}");
    assert!(failed.head.contains("x-frame-options"), "what holds for every answer: {}", failed.head);
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    assert_eq!(server.stranger().get("/healthz").await.status, 200);
    assert_eq!(anna.get(&format!("/api/tables/{table}/position?seat=0")).await.status, 200);
}

/// A bot that fails leaves its decision to the first of the offers, and one that fails to advise says so.
#[tokio::test]
async fn a_bot_that_fails_stops_nobody() {
    let (mistake, _server, anna) = server().await;
    let table = anna.table(&json!({ "bot": "random" })).await;
    arm(&mistake.deciding);
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    arm(&mistake.advising);
    let hint = format!("/api/tables/{table}/hint?level=random");
    let failed = anna.get(&hint).await;
    assert_eq!((failed.status, failed.code().as_str()), (503, "unavailable"));
    assert_eq!(anna.get(&hint).await.status, 200);
    let mut live = anna.live(&table, "").await;
    let position = live.next_of("position").await;
    live.play_on(position).await;
    assert!(!mistake.deciding.load(Ordering::SeqCst), "the bot did fail");
}

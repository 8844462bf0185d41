//! Reviews: of finished matches alone, for those who may know of them, and each made once.

use crate::support::planted::{Plant, games};
use crate::support::{Client, Running, finish, generous, sqlite};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Counts how many reviews began.
#[derive(Default)]
struct Begun(AtomicUsize);

impl Plant for Begun {
    fn reviewing(&self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

/// A table of one's own, which has begun, and the key of its link.
async fn begun(client: &Client) -> (String, String) {
    let body = json!({
        "game": "pebbles", "options": "seats 2", "seats": ["me", { "bot": "random" }], "start": true, "visibility": "private"
    });
    let made = client.post("/api/tables", &body).await.json();
    (made["id"].as_str().unwrap().to_owned(), made["link"].as_str().unwrap().to_owned())
}

/// Asks until the review is there; it comes further each time.
async fn review(client: &Client, path: &str) -> (Value, usize) {
    let (mut last, mut asked) = (0, 0);
    loop {
        let state = client.get(path).await.json();
        asked += 1;
        if !state["review"].is_null() {
            assert_eq!(state["done"], state["parts"]);
            return (state["review"].clone(), asked);
        }
        let done = state["done"].as_u64().unwrap_or_else(|| panic!("{state}"));
        assert!(done > last || asked == 1, "{state}");
        last = done;
    }
}

#[tokio::test]
async fn a_finished_match_is_reviewed_once_for_those_who_may_know_of_it() {
    let plant = Arc::new(Begun::default());
    let server = Running::start_with(&sqlite(), generous(), games(plant.clone())).await;
    let (anna, eve) = (server.guest("Anna").await, server.guest("Eve").await);
    let (id, link) = begun(&anna).await;
    let path = format!("/api/tables/{id}/review");
    let early = anna.get(&path).await;
    assert_eq!((early.status, early.code().as_str()), (409, "not-over"), "a running match tells nothing");
    finish(&[&anna], &id).await;

    assert_eq!(eve.get(&path).await.status, 404);
    assert_eq!(server.stranger().get(&path).await.status, 401);
    assert_eq!(anna.get(&format!("{path}?depth=endless")).await.status, 422);

    let (first, asked) = review(&anna, &path).await;
    assert!(asked > 1, "it goes on a little at a time");
    assert_eq!((&first["game"], &first["seats"]), (&json!("pebbles"), &json!(2)));
    for seat in first["totals"].as_array().unwrap() {
        assert_eq!(
            seat["adjusted"].as_i64(),
            Some(seat["result"].as_i64().unwrap() - seat["luck"].as_i64().unwrap())
        );
    }
    let for_eve = format!("{path}?link={link}");
    assert_eq!(review(&eve, &for_eve).await, (first.clone(), 1), "it is kept for everybody");
    assert_eq!(plant.0.load(Ordering::SeqCst), 1);
    let (open, _) = review(&eve, &format!("{for_eve}&open=true")).await;
    assert_ne!(open["lines"], first["lines"], "with open cards it is another");
    assert_eq!(plant.0.load(Ordering::SeqCst), 2);
}

//! What takes long is done by two at a time, whatever number asks.

use crate::support::planted::{Plant, games};
use crate::support::{Running, generous, sqlite};
use serde_json::json;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Barrier};

/// Replays that go on only together with another one, and count how many there are at once.
struct Together {
    pair: Barrier,
    at_once: AtomicUsize,
    most: AtomicUsize,
}

impl Plant for Together {
    fn replaying(&self) {
        let at_once = self.at_once.fetch_add(1, Ordering::SeqCst) + 1;
        self.most.fetch_max(at_once, Ordering::SeqCst);
        self.pair.wait();
        self.at_once.fetch_sub(1, Ordering::SeqCst);
    }
}

#[tokio::test]
async fn matches_are_replayed_two_at_a_time() {
    let together =
        Arc::new(Together { pair: Barrier::new(2), at_once: AtomicUsize::new(0), most: AtomicUsize::new(0) });
    let server = Running::start_with(&sqlite(), generous(), games(together.clone())).await;
    let anna = server.guest("Anna").await;
    let record = include_str!("../../../games/pebbles/tests/records/two-players.rec");
    let body = json!({ "record": record });
    let replays = (0..8).map(|_| anna.post("/api/replay", &body));
    for answer in futures_util::future::join_all(replays).await {
        assert_eq!(answer.status, 200, "{answer:?}");
    }
    assert_eq!(together.most.load(Ordering::SeqCst), 2);
}

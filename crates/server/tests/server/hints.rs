//! Hints keep nobody waiting: one at a time for each person, and none that nobody waits for any more.

use crate::support::planted::{Plant, games};
use crate::support::{Client, Running, generous, sqlite};
use serde_json::json;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};

/// Advice that takes as long as the test wants.
#[derive(Default)]
struct SlowAdvice {
    open: Mutex<bool>,
    opened: Condvar,
    /// How many pieces of advice were thought about.
    thought: AtomicUsize,
}

impl Plant for SlowAdvice {
    fn advising(&self) {
        self.thought.fetch_add(1, Ordering::SeqCst);
        let closed = |open: &mut bool| !*open;
        drop(self.opened.wait_while(self.open.lock().unwrap(), closed).unwrap());
    }
}

/// As long as it lives, advice is slow; a test that fails does not wait for it.
struct Slow(Arc<SlowAdvice>);

impl Slow {
    fn end(&self) {
        *self.0.open.lock().unwrap() = true;
        self.0.opened.notify_all();
    }
}

impl Drop for Slow {
    fn drop(&mut self) {
        self.end();
    }
}

async fn slow() -> (Slow, Running) {
    let plant = Arc::new(SlowAdvice::default());
    let server = Running::start_with(&sqlite(), generous(), games(plant.clone())).await;
    (Slow(plant), server)
}

/// A table of one's own that has begun, with somebody else's bot.
async fn begun(client: &Client) -> String {
    let body = json!({
        "game": "pebbles", "options": "seats 2", "seats": ["me", { "bot": "random" }], "start": true
    });
    client.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned()
}

fn hint_at(table: &str) -> String {
    format!("/api/tables/{table}/hint?level=random")
}

/// Asks for a hint, again as long as another is asked for, and does not wait for it.
fn ask(client: &Client, table: &str) -> tokio::task::JoinHandle<u16> {
    let (client, path) = (client.clone(), hint_at(table));
    tokio::spawn(async move {
        loop {
            let status = client.get(&path).await.status;
            if status != 409 {
                return status;
            }
        }
    })
}

/// Waits until the server knows that this person waits for a hint, or that it is so no more. It is told by a table that
/// has not started, where there is nothing to advise.
async fn until_waiting(client: &Client, unstarted: &str, code: &str) {
    while client.get(&hint_at(unstarted)).await.code() != code {
        tokio::task::yield_now().await;
    }
}

/// One guest asks for 120 hints at ten tables. The first is thought about; all others are refused at once, and the bot
/// of another table moves as if nobody asked for anything.
#[tokio::test]
async fn who_asks_for_many_hints_gets_one_at_a_time_and_bots_go_on() {
    let (slow, server) = slow().await;
    let (eve, anna) = (server.guest("Eve").await, server.guest("Anna").await);
    let unstarted = eve.table(&json!("open")).await;
    let mut tables = vec![];
    for _ in 0..10 {
        tables.push(begun(&eve).await);
    }
    let first = ask(&eve, &tables[0]);
    until_waiting(&eve, &unstarted, "hint-waiting").await;
    for nth in 1..120 {
        let refused = eve.get(&hint_at(&tables[nth % tables.len()])).await;
        assert_eq!((refused.status, refused.code().as_str()), (409, "hint-waiting"), "{nth}");
    }
    slow.end();
    assert_eq!(first.await.unwrap(), 200);
    assert_eq!(slow.0.thought.load(Ordering::SeqCst), 1);
    until_waiting(&eve, &unstarted, "not-started").await;
    assert_eq!(eve.get(&hint_at(&tables[0])).await.status, 200, "then the next may be asked");

    let table = begun(&anna).await;
    let mut live = anna.live(&table, "").await;
    let position = live.next_of("position").await;
    live.play_on(position).await;
}

/// All threads are busy; whoever goes away while waiting is not thought about, and may ask again at once.
#[tokio::test]
async fn a_hint_is_dropped_when_its_asker_goes() {
    let (slow, server) = slow().await;
    let threads = std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1);
    let mut busy = vec![];
    for _ in 0..threads {
        let dora = server.guest("Dora").await;
        let table = begun(&dora).await;
        busy.push(ask(&dora, &table));
    }
    while slow.0.thought.load(Ordering::SeqCst) < threads {
        tokio::task::yield_now().await;
    }
    let eve = server.guest("Eve").await;
    let (table, unstarted) = (begun(&eve).await, eve.table(&json!("open")).await);
    let gone = ask(&eve, &table);
    until_waiting(&eve, &unstarted, "hint-waiting").await;
    gone.abort();
    until_waiting(&eve, &unstarted, "not-started").await;
    slow.end();
    for asked in busy {
        assert_eq!(asked.await.unwrap(), 200);
    }
    assert_eq!(eve.get(&hint_at(&table)).await.status, 200);
    assert_eq!(
        slow.0.thought.load(Ordering::SeqCst),
        threads + 1,
        "one for each who waited, none for who went"
    );
}

/// Nobody can ask a server to think longer than it offers at its tables.
#[tokio::test]
async fn hints_come_from_the_levels_that_tables_offer() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let table = begun(&anna).await;
    for level in ["search:5000ms", "search:20000", "plan:16", "search:1", "genius", ""] {
        let refused = anna.get(&format!("/api/tables/{table}/hint?level={level}")).await;
        assert_eq!((refused.status, refused.code().as_str()), (422, "unreadable"), "{level}");
    }
    for level in ["random", "greedy", "apprentice"] {
        let answer = anna.get(&format!("/api/tables/{table}/hint?level={level}")).await;
        assert_eq!(answer.status, 200, "{level}: {answer:?}");
    }
}

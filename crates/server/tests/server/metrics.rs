//! Figures about the running server, on an address of their own.

use crate::support::{Client, generous, sqlite};
use serde_json::json;
use tafel_server::{Server, Store};
use tokio::net::TcpListener;

/// A server, and where it tells its figures.
async fn telling() -> (Client, Client) {
    let free = || TcpListener::bind("127.0.0.1:0");
    let (public, figures) = (free().await.unwrap(), free().await.unwrap());
    let (people, watcher) =
        (Client::of(public.local_addr().unwrap()), Client::of(figures.local_addr().unwrap()));
    let server = Server::new(generous(), Store::open(&sqlite()).await.unwrap()).await.unwrap();
    server.serve_metrics(figures);
    tokio::spawn(server.serve(public, std::future::pending()));
    (people, watcher)
}

async fn figure(watcher: &Client, name: &str) -> u64 {
    let told = watcher.get("/metrics").await.text;
    let line = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} in\n{told}")).parse().unwrap()
}

#[tokio::test]
async fn figures_follow_what_people_do() {
    let (people, watcher) = telling().await;
    assert_eq!(figure(&watcher, "tafel_live_connections").await, 0);
    assert_eq!(figure(&watcher, "tafel_journal_lines_total").await, 0);
    let cookie = people.post("/api/guests", &json!({ "name": "Anna" })).await.cookie;
    let anna = Client { cookie, ..people.clone() };
    for _ in 0..2 {
        assert_eq!(people.get("/api/me/tables").await.code(), "not-signed-in");
    }
    assert_eq!(figure(&watcher, "tafel_errors_total{code=\"not-signed-in\"}").await, 2);
    let table = anna.table(&json!({ "bot": "greedy" })).await;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    let mut live = anna.live(&table, "").await;
    let position = live.next_of("position").await;
    assert_eq!(live.submit(99, "nonsense").await["code"], "stale");
    assert_eq!(figure(&watcher, "tafel_errors_total{code=\"stale\"}").await, 1);
    assert_eq!(figure(&watcher, "tafel_live_connections").await, 1);
    assert_eq!(figure(&watcher, "tafel_open_tables").await, 1);
    live.play_on(position).await;
    assert!(figure(&watcher, "tafel_bot_seconds_count").await > 0);
    assert!(figure(&watcher, "tafel_move_seconds_count").await > 0);
    assert!(figure(&watcher, "tafel_journal_lines_total").await > 0);
    let commits = figure(&watcher, "tafel_journal_commits_total").await;
    assert!(commits > 0 && commits <= figure(&watcher, "tafel_journal_lines_total").await);
    for waiting in ["people", "hint", "nobody"] {
        figure(&watcher, &format!("tafel_thoughts_waiting{{for=\"{waiting}\"}}")).await;
    }
}

#[tokio::test]
async fn figures_are_told_nowhere_else() {
    let (people, watcher) = telling().await;
    assert!(!people.get("/metrics").await.text.contains("tafel_requests_total"));
    assert_eq!(watcher.get("/api/games").await.status, 404);
    assert_eq!(watcher.get("/healthz").await.text, "ok\n");
}

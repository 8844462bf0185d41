//! Honest people and a bot play to the end on a server as it is usually set, while everybody else attacks it.

use crate::support::{Answer, Client, Live, Running, sqlite};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;
use tafel_server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server as it is usually set, behind a proxy, so that attackers come from other addresses than honest people.
fn as_usual() -> Config {
    Config {
        behind_proxy: true,
        header_patience: Duration::from_millis(200),
        write_patience: Duration::from_millis(200),
        connections_per_address: 10_000,
        ..Config::default()
    }
}

/// Where attackers come from.
const EVIL: &str = "10.6.6.6";

/// Somebody who attacks, with others.
#[derive(Clone)]
struct Attacker {
    client: Client,
    /// A table of honest people that anybody may watch.
    target: String,
    over: Arc<AtomicBool>,
    /// How often attackers were told no.
    refused: Arc<AtomicUsize>,
}

impl Attacker {
    async fn send(&self, method: &str, path: &str, body: &Value) -> Answer {
        let answer = self.client.with_body(method, path, body).await;
        assert_ne!(answer.status, 500, "{path}: {answer:?}");
        self.refused.fetch_add(usize::from(matches!(answer.status, 409 | 429)), Relaxed);
        answer
    }

    fn goes_on(&self) -> bool {
        !self.over.load(Relaxed)
    }

    /// Asks for hints of the strongest bot at a table of its own, waits for some and goes away from others; makes
    /// tables, and tries the password of somebody else.
    async fn asks(self) {
        let seats = json!(["me", { "bot": "expert" }]);
        let body = json!({ "game": "pebbles", "options": "seats 2", "seats": seats, "start": true });
        let made = self.send("POST", "/api/tables", &body).await.json();
        let own = made["id"].as_str().unwrap_or(&self.target);
        let path = format!("/api/tables/{own}/hint?level=master");
        while self.goes_on() {
            let mut gone = TcpStream::connect(self.client.address).await.unwrap();
            let cookie = self.client.cookie.as_deref().unwrap();
            let request = format!(
                "GET {path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {EVIL}\r\ncookie: {cookie}\r\n\r\n"
            );
            gone.write_all(request.as_bytes()).await.unwrap();
            drop(gone);
            self.send("GET", &path, &Value::Null).await;
            self.send("POST", "/api/tables", &json!({ "game": "pebbles" })).await;
            let wrong = json!({ "login": "anna", "password": "wrong horse" });
            self.send("POST", "/api/session", &wrong).await;
        }
    }

    /// Says as much as it can at a table of honest people, plays for them, and never reads what comes.
    async fn shouts(self) {
        while self.goes_on() {
            let Some(mut live) = self.client.try_live(&self.target, "").await else {
                self.refused.fetch_add(1, Relaxed);
                continue;
            };
            for _ in 0..200 {
                for message in [
                    json!({ "type": "chat", "text": "spam" }),
                    json!({ "type": "move", "ask": 1, "move": "bid 1" }),
                ] {
                    live.try_say(&message).await;
                }
            }
        }
    }

    /// Opens connections that say nothing, or begin to ask and never end.
    async fn holds(self) {
        while self.goes_on() {
            let mut held = vec![];
            for nth in 0..50 {
                let mut stream = TcpStream::connect(self.client.address).await.unwrap();
                if nth % 2 == 0 {
                    stream.write_all(b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n").await.unwrap();
                }
                held.push(stream);
            }
            for stream in &mut held {
                // Whether it ends in order or is broken off.
                let _ = stream.read_to_end(&mut vec![]).await;
            }
        }
    }
}

/// Plays a seat to the end as people do: after a disconnection it reconnects.
async fn play(client: &Client, table: &str, seat: usize) -> Value {
    let mut live: Live = client.live(table, &format!("?seat={seat}")).await;
    let position = live.next_of("position").await;
    live.play_on(position).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn honest_people_play_to_the_end_while_others_attack() {
    let server = Running::start(&sqlite(), as_usual()).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let body =
        json!({ "game": "pebbles", "options": "seats 3", "seats": ["me", "open", { "bot": "greedy" }] });
    let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    bert.with_body("PUT", &format!("/api/tables/{table}/seats/1"), &json!({})).await;

    let (over, refused) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let mut attacks = vec![];
    for _ in 0..4 {
        let mut client = Client { via: Some(EVIL), ..server.stranger() };
        client.cookie = client.post("/api/guests", &json!({ "name": "Eve" })).await.cookie;
        let (over, refused) = (over.clone(), refused.clone());
        let eve = Attacker { client, target: table.clone(), over, refused };
        attacks.push(tokio::spawn(eve.clone().asks()));
        attacks.push(tokio::spawn(eve.clone().shouts()));
        attacks.push(tokio::spawn(eve.holds()));
    }
    while refused.load(Relaxed) < 20 {
        tokio::task::yield_now().await;
    }
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    let (end, other_end) = tokio::join!(play(&anna, &table, 0), play(&bert, &table, 1));
    assert_eq!(end["result"], other_end["result"]);
    over.store(true, Relaxed);
    for attack in attacks {
        attack.await.unwrap();
    }
    let record = anna.get(&format!("/api/tables/{table}/record")).await.text;
    let checked = anna.post("/api/replay", &json!({ "record": record })).await.json();
    assert_eq!(checked["result"], end["result"], "and nothing else was played");
}

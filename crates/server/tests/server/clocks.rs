//! Clocks that several servers look after, and that stand still while no server is there.

use crate::support::postgres::Postgres;
use crate::support::relay::Relay;
use crate::support::{Client, Running, eventually, generous, sqlite};
use serde_json::{Value, json};
use sqlx::postgres::PgPool;
use tafel_server::{Config, Outage, Store, Time};
use tokio::sync::watch;

const BEGINNING: i64 = 1_000_000;
const HOUR: i64 = 3_600_000;

/// Time that the test lets pass.
struct Passing {
    time: Time,
    set: watch::Sender<i64>,
}

impl Passing {
    fn new() -> Passing {
        let (time, set) = Time::by_hand(BEGINNING);
        Passing { time, set }
    }

    fn pass(&self, milliseconds: i64) {
        self.set.send_modify(|now| *now += milliseconds);
    }

    async fn server(&self, url: &str) -> Running {
        Running::start(url, Config { time: self.time.clone(), ..generous() }).await
    }
}

/// A match of two with ten seconds each and two free for every decision.
async fn two_at_a_clock(server: &Running) -> (Client, Client, String) {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let body = json!({
        "game": "pebbles", "options": "seats 2", "seats": ["me", "open"],
        "clock": { "kind": "live", "bank_s": 10, "increment_s": 2 },
    });
    let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(bert.with_body("PUT", &format!("/api/tables/{table}/seats/1"), &json!({})).await.status, 200);
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    (anna, bert, format!("/api/tables/{table}"))
}

impl Client {
    fn at(&self, server: &Running) -> Client {
        Client { address: server.address, ..self.clone() }
    }
}

async fn clock(client: &Client, table: &str) -> Value {
    client.get(&format!("{table}/position")).await.json()["clock"].clone()
}

async fn left(client: &Client, table: &str) -> [i64; 2] {
    let clock = clock(client, table).await;
    [0, 1].map(|seat| clock[seat]["left_ms"].as_i64().unwrap_or_else(|| panic!("{clock}")))
}

async fn bid(client: &Client, table: &str, card: u8) {
    let bid = json!({ "ask": 1, "move": format!("bid {card}") });
    let answer = client.post(&format!("{table}/moves"), &bid).await;
    assert_eq!(answer.status, 200, "{answer:?}");
}

/// Whoever asks to take back again and again, now here, now there, gets no time for it, and in the end is late.
#[tokio::test]
async fn take_back_requests_by_two_servers_do_not_stretch_a_clock() {
    let postgres = Postgres::start();
    let passing = Passing::new();
    let (here, there) = (passing.server(&postgres.url).await, passing.server(&postgres.url).await);
    let (anna, bert, table) = two_at_a_clock(&here).await;
    bid(&anna, &table, 1).await;
    bid(&bert, &table, 5).await;
    // Bert takes first; Anna's bid is shown, and nobody takes back any more without consent.
    let before = left(&bert, &table).await;
    assert_eq!(before, [12_000, 12_000]);
    for asked in 1..=6 {
        passing.pass(1_500);
        for server in [&here, &there] {
            let answer = bert.at(server).post(&format!("{table}/take-back"), &json!({})).await;
            // Whoever has not heard of the other's yet is told so.
            assert!(answer.status == 200 || answer.code() == "stale", "{answer:?}");
        }
        for server in [&here, &there] {
            assert_eq!(left(&bert.at(server), &table).await, [12_000, 12_000 - 1_500 * asked]);
        }
    }
    eventually_alive(&postgres, BEGINNING + 9_000).await;
    let third = passing.server(&postgres.url).await;
    assert_eq!(clock(&bert.at(&third), &table).await, clock(&bert.at(&here), &table).await);
    passing.pass(3_000);
    eventually(async || anna.get(&table).await.json()["seats"][1]["bot"] == "journeyman").await;
}

/// The database takes its time. What a decision took is what was stored, on the server that stored it too.
#[tokio::test]
async fn every_server_counts_by_the_time_that_was_stored() {
    let postgres = Postgres::start();
    let relay = Relay::to(&postgres.url).await;
    let passing = Passing::new();
    let here = passing.server(&relay.url).await;
    let (anna, bert, table) = two_at_a_clock(&here).await;
    bid(&anna, &table, 5).await;
    let live = &mut bert.live(table.rsplit('/').next().unwrap(), "").await;
    let position = live.next_of("position").await;
    let kept = relay.executed("WITH kept AS");
    relay.hold();
    live.say(&json!({ "type": "move", "ask": position["ask"], "move": "bid 1" })).await;
    eventually(async || {
        tokio::task::yield_now().await;
        relay.executed("WITH kept AS") > kept
    })
    .await;
    passing.pass(3_000);
    relay.release();
    assert_eq!(live.next_of("ok").await["ask"], position["ask"]);
    let there = passing.server(&postgres.url).await;
    // Bert decided at once; since then Anna thinks.
    assert_eq!(left(&bert.at(&there), &table).await, [9_000, 12_000]);
    assert_eq!(left(&bert, &table).await, [9_000, 12_000]);
}

/// Waits until a server has noted that it was there at this time.
async fn eventually_alive(postgres: &Postgres, at: i64) {
    let database = PgPool::connect(&postgres.url).await.unwrap();
    let alive =
        async || -> i64 { sqlx::query_scalar("SELECT at FROM alive").fetch_one(&database).await.unwrap() };
    eventually(async || alive().await == at).await;
}

/// A server stops for an hour, again and again.
async fn time_without_a_server_is_given_back(url: &str) {
    let passing = Passing::new();
    let mut server = passing.server(url).await;
    let (anna, _, table) = two_at_a_clock(&server).await;
    let mut expected = 12_000;
    for _ in 0..3 {
        passing.pass(1_000);
        expected -= 1_000;
        assert_eq!(left(&anna.at(&server), &table).await, [expected; 2], "a server was there");
        server.stop().await;
        passing.pass(HOUR);
        server = passing.server(url).await;
        assert_eq!(left(&anna.at(&server), &table).await, [expected; 2], "no server was there");
    }
    let stored = Store::open(url).await.unwrap().outages().await.unwrap();
    assert_eq!(stored.iter().map(|outage| outage.ended - outage.began).collect::<Vec<_>>(), [HOUR; 3]);
    server.stop().await;
}

#[tokio::test]
async fn time_without_a_server_is_given_back_on_sqlite() {
    time_without_a_server_is_given_back(&sqlite()).await;
}

#[tokio::test]
async fn time_without_a_server_is_given_back_on_postgres() {
    time_without_a_server_is_given_back(&Postgres::start().url).await;
}

/// As long as another is there, time goes on.
#[tokio::test]
async fn time_without_one_of_two_servers_is_not_given_back() {
    let postgres = Postgres::start();
    let passing = Passing::new();
    let (here, there) = (passing.server(&postgres.url).await, passing.server(&postgres.url).await);
    let (anna, _, table) = two_at_a_clock(&here).await;
    here.stop().await;
    passing.pass(7_000);
    eventually_alive(&postgres, BEGINNING + 7_000).await;
    let here = passing.server(&postgres.url).await;
    assert_eq!(left(&anna.at(&here), &table).await, [5_000; 2]);
    assert_eq!(left(&anna.at(&there), &table).await, [5_000; 2]);
}

/// Signs of life that come late, but not too late, are no outage; and an outage is noted once, whoever notes it.
#[tokio::test]
async fn an_outage_is_a_silence_that_was_too_long() {
    let postgres = Postgres::start();
    let (one, other) = (Store::open(&postgres.url).await.unwrap(), Store::open(&postgres.url).await.unwrap());
    for at in [1_000, 6_000, 6_000, 4_000, 11_000] {
        one.beat(at, Some(5_000)).await.unwrap();
    }
    assert_eq!(one.outages().await.unwrap(), []);
    let (first, second) = tokio::join!(one.beat(20_000, Some(5_000)), other.beat(20_001, Some(5_000)));
    first.unwrap();
    second.unwrap();
    let outages = other.outages().await.unwrap();
    assert_eq!(outages.len(), 1, "{outages:?}");
    assert!(matches!(outages[0], Outage { began: 11_000, ended: 20_000 | 20_001 }), "{outages:?}");
    one.beat(99_000, None).await.unwrap();
    assert_eq!(one.outages().await.unwrap().len(), 1, "time that is set by hand may jump");
}

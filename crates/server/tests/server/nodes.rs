//! Several servers on one PostgreSQL.

use crate::support::postgres::Postgres;
use crate::support::{Client, Running, generous};
use serde_json::json;
use std::sync::Arc;
use tafel_catalogue::Visitor;
use tafel_rules::{Rules, Seed};
use tafel_server::{PlayerRow, SeatRow, Store, TableId, TableRow, Time};
use tafel_table::Match;
use tafel_wire::{Talk, Visibility};

#[tokio::test]
async fn people_on_different_servers_play_at_one_table() {
    let postgres = Postgres::start();
    let here = Running::start(&postgres.url, generous()).await;
    let there = Running::start(&postgres.url, generous()).await;
    let anna = here.guest("Anna").await;
    let bert = there.guest("Bert").await;
    let body = json!({ "game": "pebbles", "seats": ["me", "open", { "bot": "random" }] });
    let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    let mut b = bert.live(&table, "").await;
    assert_eq!(b.next().await.unwrap()["type"], "gathering");
    let joined = bert.with_body("PUT", &format!("/api/tables/{table}/seats/1"), &json!({})).await;
    assert_eq!(joined.status, 200);
    drop(b);
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    let mut a = anna.live(&table, "").await;
    let mut b = bert.live(&table, "").await;
    let (mine, theirs) = (a.next_of("position").await, b.next_of("position").await);
    let (end, other_end) = tokio::join!(a.play_on(mine), b.play_on(theirs));
    assert_eq!(end["result"], other_end["result"]);
    assert_eq!(end["line"], other_end["line"]);
    let record = bert.get(&format!("/api/tables/{table}/record")).await.text;
    let checked = anna.post("/api/replay", &json!({ "record": record })).await.json();
    assert_eq!(checked["result"], end["result"]);
    assert!(checked["verified_draws"].as_u64().unwrap() > 0);
}

/// One server stops in the middle; whoever was there comes to the other, and bots go on.
#[tokio::test]
async fn another_server_takes_over_tables_with_their_bots() {
    let postgres = Postgres::start();
    let here = Running::start(&postgres.url, generous()).await;
    let there = Running::start(&postgres.url, generous()).await;
    let anna = here.guest("Anna").await;
    let table = anna.table(&json!({ "bot": "random" })).await;
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let mut live = anna.live(&table, "").await;
    let position = live.next_of("position").await;
    live.submit(position["ask"].as_u64().unwrap(), position["offers"][0].as_str().unwrap()).await;
    let moved = Client { address: there.address, ..anna.clone() };
    let mut live = moved.live(&table, "").await;
    let position = live.next_of("position").await;
    here.stop().await;
    let end = live.play_on(position).await;
    assert!(!end["result"].is_null());
}

const OPTIONS: &str = "seats 2; goals open";
const SEED: Seed = Seed([7; 32]);

/// What chance decides before the first move.
struct Opening;

impl Visitor for Opening {
    type Out = Vec<String>;

    fn visit<R: Rules>(self, rules: Arc<R>) -> Vec<String> {
        let (opened, _) = Match::open(rules, OPTIONS.parse().expect("options"), SEED);
        opened.entries().iter().map(ToString::to_string).collect()
    }
}

/// A table of bots that nobody has open goes on elsewhere when the server that works for it dies.
#[tokio::test]
async fn a_table_that_nobody_looks_at_is_taken_over() {
    let postgres = Postgres::start();
    let survivor = Running::start(&postgres.url, generous()).await;
    let dying = Store::open(&postgres.url).await.unwrap();
    dying.renew().await.unwrap();
    let host = PlayerRow::guest("Anna".into());
    // What is long past would be tidied away.
    let now = Time::of_day().now();
    dying.add_player(&host, None, now).await.unwrap();
    let row = TableRow {
        id: TableId::random(),
        game: "pebbles".into(),
        version: 1,
        options: OPTIONS.into(),
        edition: None,
        seed: SEED.to_string(),
        link: "link".into(),
        visibility: Visibility::Open,
        clock: None,
        hints: false,
        talk: Talk::Everybody,
        host: host.id,
        created_at: now,
        started_at: None,
        over_at: None,
        ended_by: None,
        rematch: None,
        inherited: 0,
        brought: false,
    };
    let bot = SeatRow { bot: Some("random".into()), ..SeatRow::default() };
    dying.add_table(&row, &[bot.clone(), bot], &[], None).await.unwrap();
    assert!(dying.claim(row.id).await.unwrap());
    dying.start(row.id, 0, &tafel_catalogue::visit("pebbles", Opening).unwrap(), now).await.unwrap();
    let mut watching = survivor.stranger().live(&row.id.to_string(), "").await;
    dying.close().await;
    while watching.next_of("position").await["result"].is_null() {}
}

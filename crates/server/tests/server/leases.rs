//! Who works for a table's bots and clock when a server is frozen, killed or cut off.

use crate::support::postgres::Postgres;
use crate::support::relay::Relay;
use crate::support::{Client, Running, eventually, generous};
use serde_json::json;
use sqlx::postgres::PgPool;
use tafel_server::{Store, TableId};

const TABLES: usize = 1_000;

async fn number(database: &PgPool, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(database).await.unwrap()
}

#[tokio::test]
async fn a_thousand_tables_need_no_more_locks_than_one() {
    let postgres = Postgres::start();
    let store = Store::open(&postgres.url).await.unwrap();
    let database = PgPool::connect(&postgres.url).await.unwrap();
    let locks = "SELECT count(*) FROM pg_locks WHERE pid <> pg_backend_pid()";
    store.renew().await.unwrap();
    assert!(store.claim(TableId::random()).await.unwrap());
    let before = number(&database, locks).await;
    for number in 1..TABLES {
        if number % 100 == 0 {
            store.renew().await.unwrap();
        }
        assert!(store.claim(TableId::random()).await.unwrap());
    }
    assert_eq!(number(&database, "SELECT count(*) FROM leases").await, TABLES as i64);
    // The database itself may tidy up meanwhile.
    assert!(number(&database, locks).await < before + 50, "locks grow with tables");
}

#[tokio::test]
async fn a_thousand_leases_are_renewed_by_one_statement() {
    let postgres = Postgres::start();
    let relay = Relay::to(&postgres.url).await;
    let store = Store::open(&relay.url).await.unwrap();
    store.renew().await.unwrap();
    for _ in 0..TABLES {
        store.claim(TableId::random()).await.unwrap();
    }
    const RENEWAL: &str = "WITH renewed AS";
    let before = relay.round_trips_where(RENEWAL);
    store.renew().await.unwrap();
    assert_eq!(relay.round_trips_where(RENEWAL) - before, 1);
}

/// Whoever does not renew is given up, whatever is the matter; whoever comes back has to ask again.
#[tokio::test]
async fn who_was_given_up_works_for_nothing_on_coming_back() {
    let postgres = Postgres::start();
    let (frozen, other) =
        (Store::open(&postgres.url).await.unwrap(), Store::open(&postgres.url).await.unwrap());
    let database = PgPool::connect(&postgres.url).await.unwrap();
    let (table, free) = (TableId::random(), TableId::random());
    assert!(!frozen.claim(table).await.unwrap(), "nobody works without a lease");
    frozen.renew().await.unwrap();
    assert!(frozen.claim(table).await.unwrap() && frozen.claim(free).await.unwrap());
    let neighbours = other.renew().await.unwrap();
    assert_eq!((neighbours.nodes, neighbours.gone), (2, false));
    assert!(!other.claim(table).await.unwrap());

    // The database's clock alone says when a lease is over.
    sqlx::query("UPDATE nodes SET expires_at = expires_at - 3001").execute(&database).await.unwrap();
    let neighbours = other.renew().await.unwrap();
    assert_eq!((neighbours.nodes, neighbours.gone), (1, true));
    assert!(other.claim(table).await.unwrap());

    let neighbours = frozen.renew().await.unwrap();
    assert!(neighbours.returned);
    assert!(!frozen.claim(table).await.unwrap(), "it is another's by now");
    assert!(frozen.claim(free).await.unwrap() && !other.claim(free).await.unwrap());
    frozen.close().await;
    assert!(other.claim(free).await.unwrap(), "who stops lets go at once");
    assert!(!frozen.claim(table).await.unwrap(), "and works for nothing any more");
}

/// What a server said before it was given up may come late, and make a row that its next renewal finds. It hears all the
/// same that it was away.
#[tokio::test]
async fn a_renewal_that_comes_late_does_not_hide_that_a_server_was_given_up() {
    let postgres = Postgres::start();
    let relay = Relay::to(&postgres.url).await;
    let (cut_off, other) =
        (Store::open(&relay.url).await.unwrap(), Store::open(&postgres.url).await.unwrap());
    let database = PgPool::connect(&postgres.url).await.unwrap();
    assert!(cut_off.renew().await.unwrap().returned, "it has just come");
    assert!(!cut_off.renew().await.unwrap().returned);
    relay.hold();
    assert!(cut_off.renew().await.is_err(), "nobody answers");
    eventually(async || other.renew().await.unwrap().gone).await;
    relay.release();
    eventually(async || number(&database, "SELECT count(*) FROM nodes").await == 2).await;
    assert!(cut_off.renew().await.unwrap().returned);
}

/// The way between one server and the database is cut in the middle of a match with bots. The other plays on; when the
/// way is mended the first has nothing to add, and tells the same.
#[tokio::test]
async fn a_server_that_is_cut_off_is_replaced_and_doubles_nothing() {
    let postgres = Postgres::start();
    let relay = Relay::to(&postgres.url).await;
    let here = Running::start(&relay.url, generous()).await;
    let there = Running::start(&postgres.url, generous()).await;
    let anna = here.guest("Anna").await;
    let table = anna.table(&json!({ "bot": "random" })).await;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    let mut cut_off = anna.live(&table, "").await;
    let first = cut_off.next_of("position").await;
    relay.hold();
    // It is on its way, and may or may not be stored one day.
    cut_off.say(&json!({ "type": "move", "ask": first["ask"], "move": first["offers"][0] })).await;
    let elsewhere = Client { address: there.address, ..anna.clone() };
    let mut live = elsewhere.live(&table, "").await;
    let position = live.next_of("position").await;
    let end = live.play_on(position).await;
    relay.release();
    let path = format!("/api/tables/{table}/record");
    let record = elsewhere.get(&path).await.text;
    eventually(async || anna.get(&path).await.text == record).await;
    let checked = elsewhere.post("/api/replay", &json!({ "record": record })).await.json();
    assert_eq!(checked["result"], end["result"]);
    // Whatever the first server still wanted to store came too late.
    let store = Store::open(&postgres.url).await.unwrap();
    let lines = store.lines(table.parse().unwrap(), 0).await.unwrap();
    assert_eq!(lines.len() as u64, end["line"].as_u64().unwrap());
}

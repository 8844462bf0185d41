//! Servers that ring each other: by PostgreSQL and by NATS; and what a lost ring costs.

use crate::support::nats::Nats;
use crate::support::postgres::Postgres;
use crate::support::relay::Relay;
use crate::support::{Client, Live, Running, eventually, generous};
use serde_json::{Value, json};
use sqlx::postgres::{PgListener, PgPool};
use tafel_server::Config;

fn by(bell: Option<&Nats>) -> Config {
    Config { doorbell: bell.map(Nats::url), ..generous() }
}

/// A table for two on the first server, which both people look at, each on another server.
struct TwoServers {
    here: Live,
    there: Live,
    first: Value,
}

impl TwoServers {
    async fn at(here: &Running, there: &Running) -> TwoServers {
        let (anna, bert) = (here.guest("Anna").await, there.guest("Bert").await);
        let table = anna.table(&json!("open")).await;
        let seat = format!("/api/tables/{table}/seats/1");
        assert_eq!(bert.with_body("PUT", &seat, &json!({})).await.status, 200);
        assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
        let (mut here, mut there) = (anna.live(&table, "").await, bert.live(&table, "").await);
        let first = here.next_of("position").await;
        there.next_of("position").await;
        TwoServers { here, there, first }
    }

    /// Says something at the one server and hears it at the other. Nobody looks for what was said: it is rung about.
    async fn talk(&mut self, text: &str) {
        self.here.say(&json!({ "type": "chat", "text": text })).await;
        while self.there.next_of("chat").await["text"] != text {}
    }

    /// Anna answers her first question; Bert's server has to hear of it, one way or another.
    async fn play(&mut self) {
        let ask = self.first["ask"].as_u64().unwrap();
        let before = self.first["line"].as_u64().unwrap();
        let answer = self.here.submit(ask, self.first["offers"][0].as_str().unwrap()).await;
        assert_eq!(answer["type"], "ok");
        while self.there.next_of("position").await["line"].as_u64() != Some(before + 1) {}
    }
}

#[tokio::test]
async fn what_is_said_at_one_server_is_heard_at_the_other_by_postgres() {
    let postgres = Postgres::start();
    let here = Running::start(&postgres.url, by(None)).await;
    let there = Running::start(&postgres.url, by(None)).await;
    TwoServers::at(&here, &there).await.talk("hello").await;
}

#[tokio::test]
async fn what_is_said_at_one_server_is_heard_at_the_other_by_nats() {
    let (postgres, nats) = (Postgres::start(), Nats::start().await);
    let here = Running::start(&postgres.url, by(Some(&nats))).await;
    let there = Running::start(&postgres.url, by(Some(&nats))).await;
    TwoServers::at(&here, &there).await.talk("hello").await;
}

#[tokio::test]
async fn postgres_rings_only_where_the_table_is_open() {
    let postgres = Postgres::start();
    let mut servers = vec![];
    for _ in 0..3 {
        servers.push(Running::start(&postgres.url, by(None)).await);
    }
    let database = PgPool::connect(&postgres.url).await.unwrap();
    let nodes: Vec<i64> = sqlx::query_scalar("SELECT id FROM nodes").fetch_all(&database).await.unwrap();
    assert_eq!(nodes.len(), 3);
    let mut everywhere = PgListener::connect(&postgres.url).await.unwrap();
    for node in &nodes {
        everywhere.listen(&format!("tafel_{node}")).await.unwrap();
    }
    let mut two = TwoServers::at(&servers[0], &servers[1]).await;
    let open: Vec<i64> = sqlx::query_scalar("SELECT node FROM doors").fetch_all(&database).await.unwrap();
    assert_eq!(open.len(), 2, "the third has no such table open");
    two.talk("now they know each other").await;
    two.play().await;
    sqlx::query("SELECT pg_notify('tafel_' || id, 'enough') FROM nodes").execute(&database).await.unwrap();
    let (mut rings, mut ends) = (0, 0);
    while ends < nodes.len() {
        let ring = everywhere.recv().await.unwrap();
        if ring.payload() == "enough" {
            ends += 1;
        } else {
            rings += 1;
            assert!(open.iter().any(|node| ring.channel() == format!("tafel_{node}")), "{ring:?}");
        }
    }
    assert!(rings > 0);
}

#[tokio::test]
async fn nats_rings_only_where_the_table_is_open() {
    let (postgres, nats) = (Postgres::start(), Nats::start().await);
    let mut servers = vec![];
    for _ in 0..3 {
        servers.push(Running::start(&postgres.url, by(Some(&nats))).await);
    }
    let mut two = TwoServers::at(&servers[0], &servers[1]).await;
    two.talk("hello").await;
    let monitor = Client::of(nats.monitor);
    let told = monitor.get("/connz?subs=1").await.json();
    let listening = |to: &str| {
        let connections = told["connections"].as_array().unwrap().iter();
        let subjects = connections.map(|connection| connection["subscriptions_list"].to_string());
        subjects.filter(|subjects| subjects.contains(to)).count()
    };
    assert_eq!((listening("tafel.everybody"), listening("tafel.table.")), (3, 2), "{told}");
}

#[tokio::test]
async fn a_move_whose_ring_is_lost_by_postgres_comes_all_the_same() {
    let postgres = Postgres::start();
    let here = Running::start(&postgres.url, by(None)).await;
    let there = Running::start(&postgres.url, by(None)).await;
    let mut two = TwoServers::at(&here, &there).await;
    two.talk("now they know each other").await;
    let database = PgPool::connect(&postgres.url).await.unwrap();
    // From now on nobody is rung at.
    let lost = sqlx::query("DELETE FROM doors").execute(&database).await.unwrap();
    assert_eq!(lost.rows_affected(), 2);
    two.play().await;
}

#[tokio::test]
async fn a_move_comes_while_nats_is_gone_and_what_was_said_when_it_is_back() {
    let (postgres, mut nats) = (Postgres::start(), Nats::start().await);
    let here = Running::start(&postgres.url, by(Some(&nats))).await;
    let there = Running::start(&postgres.url, by(Some(&nats))).await;
    let mut two = TwoServers::at(&here, &there).await;
    two.talk("hello").await;
    nats.kill();
    two.play().await;
    two.here.say(&json!({ "type": "chat", "text": "is anybody there?" })).await;
    assert_eq!(two.here.next_of("chat").await["text"], "is anybody there?");
    nats.restart().await;
    assert_eq!(two.there.next_of("chat").await["text"], "is anybody there?");
    two.talk("there you are").await;
}

/// A server that was given up is not rung any more, and must hang up its bell again.
#[tokio::test]
async fn a_server_that_was_given_up_is_rung_at_again_when_it_comes_back() {
    let postgres = Postgres::start();
    let relay = Relay::to(&postgres.url).await;
    let here = Running::start(&postgres.url, by(None)).await;
    let there = Running::start(&relay.url, by(None)).await;
    let mut two = TwoServers::at(&here, &there).await;
    two.talk("hello").await;
    let database = PgPool::connect(&postgres.url).await.unwrap();
    let doors = async || -> i64 {
        sqlx::query_scalar("SELECT count(*) FROM doors").fetch_one(&database).await.unwrap()
    };
    relay.hold();
    eventually(async || doors().await == 1).await;
    relay.release();
    eventually(async || doors().await == 2).await;
    two.talk("there you are").await;
}

#[tokio::test]
async fn a_server_does_not_start_where_nobody_answers_at_its_doorbell() {
    let (postgres, mut nats) = (Postgres::start(), Nats::start().await);
    nats.kill();
    let store = tafel_server::Store::open(&postgres.url).await.unwrap();
    assert!(tafel_server::Server::new(by(Some(&nats)), store).await.is_err());
}

//! What somebody is told of their own tables: where it is their move, until when, and what they have put away.

use crate::support::{Client, Running, finish, generous, sqlite};
use serde_json::{Value, json};
use tafel_server::{Config, Time};

/// A table of Anna's and Bert's whose match has begun.
async fn begun(anna: &Client, bert: &Client, clock: Value) -> String {
    let body = json!({ "game": "pebbles", "options": "seats 2", "clock": clock, "visibility": "private" });
    let made = anna.post("/api/tables", &body).await.json();
    let table = made["id"].as_str().unwrap().to_owned();
    let seat = format!("/api/tables/{table}/seats/1");
    assert_eq!(bert.with_body("PUT", &seat, &json!({ "link": made["link"] })).await.status, 200);
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    table
}

async fn shelf(client: &Client, query: &str) -> Vec<Value> {
    let answer = client.get(&format!("/api/me/tables{query}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json().as_array().unwrap().clone()
}

fn ids(tables: &[Value]) -> Vec<&str> {
    tables.iter().map(|table| table["id"].as_str().unwrap()).collect()
}

fn days(days: u32) -> Value {
    json!({ "kind": "days", "deadline_s": days * 86_400 })
}

#[tokio::test]
async fn own_tables_come_by_whose_deadline_comes_first() {
    let (time, set) = Time::by_hand(1_000_000);
    let server = Running::start(&sqlite(), Config { time, ..generous() }).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let slow = begun(&anna, &bert, days(3)).await;
    let timeless = begun(&anna, &bert, Value::Null).await;
    let fast = begun(&anna, &bert, days(1)).await;
    let mine = shelf(&anna, "").await;
    assert_eq!(ids(&mine), [&fast, &slow, &timeless]);
    assert!(mine.iter().all(|table| table["my_move"] == true && table["round"] == 1 && table["points"] == 0));
    let deadlines: Vec<&Value> = mine.iter().map(|table| &table["deadline"]).collect();
    assert_eq!(deadlines, [&json!(1_000_000 + 86_400_000), &json!(1_000_000 + 3 * 86_400_000), &Value::Null]);

    set.send(2_000_000).unwrap();
    let bid = json!({ "ask": 1, "move": "bid 3" });
    assert_eq!(anna.post(&format!("/api/tables/{fast}/moves"), &bid).await.status, 200);
    let mine = shelf(&anna, "").await;
    assert_eq!(ids(&mine), [&slow, &timeless, &fast], "where others are to move comes after");
    assert_eq!((&mine[2]["my_move"], &mine[2]["changed_at"]), (&json!(false), &json!(2_000_000)));
    assert_eq!(mine[2]["deadline"], json!(1_000_000 + 86_400_000), "theirs");
    assert!(shelf(&bert, "").await.iter().all(|table| table["my_move"] == true));
}

#[tokio::test]
async fn it_is_told_of_every_table_whose_move_it_is() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    for _ in 0..30 {
        let body = json!({
            "game": "pebbles", "options": "seats 2", "seats": ["me", { "bot": "random" }], "start": true
        });
        assert_eq!(anna.post("/api/tables", &body).await.status, 200);
    }
    let ready = anna.table(&json!({ "bot": "random" })).await;
    let open = anna.table(&json!("open")).await;
    let mine = shelf(&anna, "").await;
    let waits: Vec<&str> = ids(&mine[..31]);
    assert!(mine[..31].iter().all(|table| table["my_move"] == true) && waits.contains(&ready.as_str()));
    assert_eq!((ids(&mine[31..]), &mine[31]["my_move"]), (vec![open.as_str()], &json!(false)));
    assert!(shelf(&anna, "?game=guilds").await.is_empty());
    assert_eq!(anna.get("/api/me/tables?game=chess").await.code(), "unreadable");
    assert_eq!(anna.get("/api/me/tables?shelf=none").await.code(), "unreadable");
}

#[tokio::test]
async fn finished_private_matches_are_listed_and_anybody_puts_their_own_tables_away() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let over = begun(&anna, &bert, Value::Null).await;
    finish(&[&anna, &bert], &over).await;
    let running = begun(&anna, &bert, Value::Null).await;
    assert_eq!(ids(&shelf(&anna, "").await), [&running]);
    let finished = shelf(&anna, "?shelf=over").await;
    assert_eq!(ids(&finished), [&over]);
    assert_eq!(finished[0]["result"]["ranks"].as_array().unwrap().len(), 2);
    assert!(shelf(&anna, "?shelf=over&before=1").await.is_empty(), "pages go back in time");

    let archive = |table: &str| format!("/api/me/tables/{table}/archive");
    for table in [&over, &running] {
        assert_eq!(anna.with_body("PUT", &archive(table), &json!({})).await.status, 204);
    }
    assert!(shelf(&anna, "").await.is_empty() && shelf(&anna, "?shelf=over").await.is_empty());
    let archived = shelf(&anna, "?shelf=archived").await;
    assert_eq!(archived.len(), 2);
    assert!(archived.iter().all(|table| table["archived"] == true));
    assert_eq!(ids(&shelf(&bert, "").await), [&running], "for oneself alone");
    assert_eq!(anna.delete(&archive(&running)).await.status, 204);
    assert_eq!(ids(&shelf(&anna, "").await), [&running]);
    let eve = server.guest("Eve").await;
    assert_eq!(eve.with_body("PUT", &archive(&running), &json!({})).await.status, 404);
    assert_eq!(server.stranger().get("/api/me/tables").await.status, 401);
}

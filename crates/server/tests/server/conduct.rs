//! What people can do about others: hosts mute at their table, anybody reports.

use crate::support::{Client, Live, Running, generous, sqlite};
use serde_json::{Value, json};
use tafel_server::{Config, PlayerId, Store};

/// Anna hosts a table, and Bert sits there too.
async fn table(server: &Running) -> (Client, Client, String) {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(&json!("open")).await;
    let seat = format!("/api/tables/{table}/seats/1");
    assert_eq!(bert.with_body("PUT", &seat, &json!({})).await.status, 200);
    (anna, bert, table)
}

async fn id(client: &Client) -> String {
    client.get("/api/me").await.json()["id"].as_str().unwrap().to_owned()
}

/// Says something, and waits for what comes of it: the line, or why not.
async fn say(live: &mut Live, text: &str) -> Value {
    live.say(&json!({ "type": "chat", "text": text })).await;
    loop {
        let message = live.next().await.expect("an answer");
        if message["type"] == "chat" || message["type"] == "refused" {
            return message;
        }
    }
}

#[tokio::test]
async fn a_host_mutes_somebody_at_the_table_and_lets_them_speak_again() {
    let server = Running::fresh().await;
    let (anna, bert, table) = table(&server).await;
    let bert_id = id(&bert).await;
    let mute = format!("/api/tables/{table}/mutes/{bert_id}");
    let refused = bert.with_body("PUT", &mute, &json!({})).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "forbidden"), "only the host can");
    assert_eq!(
        anna.with_body("PUT", &format!("/api/tables/{table}/mutes/0123"), &json!({})).await.status,
        404
    );

    assert_eq!(anna.with_body("PUT", &mute, &json!({})).await.status, 204);
    assert_eq!(anna.with_body("PUT", &mute, &json!({})).await.status, 204, "twice is no harm");
    let shown = anna.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(shown["muted"], json!([bert_id]));
    let (mut a, mut b) = (anna.live(&table, "").await, bert.live(&table, "").await);
    assert_eq!(say(&mut b, "hello?").await["code"], "muted");
    assert_eq!(say(&mut a, "quiet now").await["text"], "quiet now");
    let other = bert.table(&json!("open")).await;
    assert_eq!(say(&mut bert.live(&other, "").await, "here I may").await["text"], "here I may");

    assert_eq!(anna.delete(&mute).await.status, 204);
    assert_eq!(b.next_of("chat").await["text"], "quiet now");
    assert_eq!(say(&mut b, "thanks").await["text"], "thanks");
}

#[tokio::test]
async fn people_and_messages_are_reported_with_what_was_said() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let (anna, bert, table) = table(&server).await;
    let bert_id = id(&bert).await;
    let line = say(&mut bert.live(&table, "").await, "something rude").await["number"].clone();
    let report = json!({ "table": table, "line": line, "text": "rude" });
    assert_eq!(anna.post("/api/reports", &report).await.status, 204);
    let report = json!({ "player": bert_id, "text": "always late" });
    assert_eq!(anna.post("/api/reports", &report).await.status, 204);

    let reports = Store::open(&url).await.unwrap().open_reports(9).await.unwrap();
    let [message, person] = &reports[..] else { panic!("{reports:?}") };
    assert_eq!(message.report.quoted.as_deref(), Some("something rude"));
    assert_eq!(message.report.player.map(|player| player.to_string()), Some(bert_id.clone()));
    assert_eq!((person.report.text.as_str(), person.report.table), ("always late", None));
    assert_eq!(person.report.reporter.to_string(), id(&anna).await);
}

#[tokio::test]
async fn a_report_says_about_what_and_shows_nothing_that_is_private() {
    let server = Running::fresh().await;
    let (anna, _, table) = table(&server).await;
    let closed = json!({ "game": "pebbles", "visibility": "private", "seats": ["me", "open"] });
    let closed = anna.post("/api/tables", &closed).await.json()["id"].clone();
    let carl = server.guest("Carl").await;
    for (report, status, code) in [
        (json!({ "text": "everything" }), 422, "unreadable"),
        (json!({ "table": table, "text": " " }), 422, "unreadable"),
        (json!({ "table": table, "text": "x".repeat(1001) }), 422, "unreadable"),
        (json!({ "line": 1, "text": "which table?" }), 422, "unreadable"),
        (json!({ "table": table, "line": 99, "text": "nobody said that" }), 404, "not-found"),
        (json!({ "table": closed, "text": "not mine to see" }), 404, "not-found"),
        (json!({ "player": "0123456789ab", "text": "nobody" }), 404, "not-found"),
    ] {
        let answer = carl.post("/api/reports", &report).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{report}");
    }
    let stranger = server.stranger().post("/api/reports", &json!({ "table": table, "text": "x" })).await;
    assert_eq!(stranger.code(), "not-signed-in");
}

#[tokio::test]
async fn nobody_floods_the_reports() {
    let server = Running::start(&sqlite(), Config { reports_per_hour: 3, ..generous() }).await;
    let (anna, bert, table) = table(&server).await;
    let report = json!({ "table": table, "text": "again" });
    for _ in 0..3 {
        assert_eq!(anna.post("/api/reports", &report).await.status, 204);
    }
    let answer = anna.post("/api/reports", &report).await;
    assert_eq!((answer.status, answer.code().as_str()), (429, "too-many"));
    assert_eq!(bert.post("/api/reports", &report).await.status, 204, "others are not concerned");
}

/// Everybody who sees a table is told who is muted there, so that there are only so many.
#[tokio::test]
async fn a_host_mutes_only_so_many() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let (anna, bert, table) = table(&server).await;
    let beside = Store::open(&url).await.unwrap();
    for nobody in 0..100 {
        beside.mute_at(table.parse().unwrap(), PlayerId(nobody)).await.unwrap();
    }
    let mute = format!("/api/tables/{table}/mutes/{}", id(&bert).await);
    let refused = anna.with_body("PUT", &mute, &json!({})).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-many"));
    beside.unmute_at(table.parse().unwrap(), PlayerId(0)).await.unwrap();
    assert_eq!(anna.with_body("PUT", &mute, &json!({})).await.status, 204);
}

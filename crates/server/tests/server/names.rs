//! Names are what they look like, and nothing that people write carries what cannot be seen.

use crate::support::postgres::Postgres;
use crate::support::{Client, Running, finish, generous, sqlite};
use serde_json::{Value, json};
use tafel_server::Store;

/// What no name may have in it.
const HIDDEN: &[&str] = &[
    "\0",
    "\u{1}",
    "\t",
    "\n",
    "\r",
    "\u{7f}",
    "\u{85}",
    "\u{ad}",
    "\u{61c}",
    "\u{115f}",
    "\u{180e}",
    "\u{200b}",
    "\u{200d}",
    "\u{200e}",
    "\u{200f}",
    "\u{2028}",
    "\u{2029}",
    "\u{202a}",
    "\u{202e}",
    "\u{2060}",
    "\u{2066}",
    "\u{2069}",
    "\u{2800}",
    "\u{3164}",
    "\u{fe0f}",
    "\u{feff}",
    "\u{ffa0}",
    "\u{fff9}",
    "\u{e000}",
    "\u{e0041}",
];
/// What nothing that is said may have in it; joiners and the like belong to words in many scripts.
const NEVER_SAID: &[&str] = &[
    "\0", "\u{1}", "\t", "\n", "\r", "\u{7f}", "\u{85}", "\u{61c}", "\u{200e}", "\u{200f}", "\u{202a}",
    "\u{202e}", "\u{2066}", "\u{2069}",
];

/// Sends a body and sees that it cannot be read.
async fn unreadable(client: &Client, method: &str, path: &str, body: &Value) {
    let answer = client.with_body(method, path, body).await;
    assert_eq!((answer.status, answer.code().as_str()), (422, "unreadable"), "{path} {body}");
}

/// Every place where people write something, with everything that cannot be seen. Afterwards a backup of it all can be
/// read, by either database.
async fn nothing_hidden_is_taken(url: &str) {
    let server = Running::start(url, generous()).await;
    let anna = server.guest("Anna").await;
    let stranger = server.stranger();
    let table = anna.table(&json!("open")).await;
    let (mut live, path) = (anna.live(&table, "").await, format!("/api/tables/{table}"));
    let password = "correct horse";
    for hidden in HIDDEN {
        let name = json!({ "name": format!("An{hidden}na") });
        unreadable(&stranger, "POST", "/api/guests", &name).await;
        unreadable(&anna, "PATCH", "/api/me", &name).await;
        unreadable(&anna, "POST", "/api/tokens", &json!({ "label": format!("a{hidden}b") })).await;
        let login = format!("an{hidden}na");
        let account = json!({ "login": login, "password": password });
        unreadable(&stranger, "POST", "/api/accounts", &account).await;
        let named =
            json!({ "login": "somebody", "password": password, "name": format!("{hidden}x{hidden}y") });
        unreadable(&stranger, "POST", "/api/accounts", &named).await;
        assert_eq!(stranger.post("/api/session", &account).await.code(), "wrong-credentials", "{hidden:?}");
        let recovery = json!({ "login": login, "code": login, "password": password });
        assert_eq!(stranger.post("/api/recovery", &recovery).await.code(), "wrong-credentials", "{hidden:?}");
    }
    for hidden in NEVER_SAID {
        live.say(&json!({ "type": "chat", "text": format!("good{hidden}luck") })).await;
        assert_eq!(live.next_of("refused").await["code"], "unreadable", "{hidden:?}");
        let report = json!({ "table": table, "text": format!("look{hidden}here") });
        unreadable(&anna, "POST", "/api/reports", &report).await;
    }
    for blank in ["", " ", "\u{a0}", "\u{2003}\u{3000}", "\u{200b}", "\u{3164}", "\u{2800} \u{2800}"] {
        unreadable(&stranger, "POST", "/api/guests", &json!({ "name": blank })).await;
        live.say(&json!({ "type": "chat", "text": blank })).await;
        assert_eq!(live.next_of("refused").await["code"], "unreadable", "{blank:?}");
    }
    // Everything else that is text, with a NUL in it: nothing of it may come as far as the database.
    let nul = "a\0b";
    for (method, place, body) in [
        ("POST", "/api/tables".to_owned(), json!({ "game": nul })),
        ("POST", "/api/tables".to_owned(), json!({ "game": "pebbles", "options": nul })),
        ("POST", "/api/tables".to_owned(), json!({ "game": "pebbles", "seats": [{ "bot": nul }] })),
        ("PUT", format!("{path}/seats/1/bot"), json!({ "level": nul })),
        ("POST", "/api/replay".to_owned(), json!({ "record": nul })),
    ] {
        let answer = anna.with_body(method, &place, &body).await;
        assert_eq!(answer.status, 422, "{place} {body} {answer:?}");
    }
    for place in ["/api/tables?game=a%00b", "/api/tables?search=a%00b", "/api/tables?after=a%00b"] {
        assert_eq!(anna.get(place).await.status, 422, "{place}");
    }
    for place in ["/api/tables/a%00b", "/api/players/a%00b/results"] {
        assert_eq!(anna.get(place).await.status, 404, "{place}");
    }
    assert_eq!(anna.with_body("PUT", &format!("{path}/seats/1"), &json!({ "link": nul })).await.status, 200);
    assert_eq!(anna.post(&format!("{path}/start"), &json!({})).await.status, 200);
    live.next_of("position").await;
    assert_eq!(live.submit(1, "bid\u{0}3").await["code"], "unreadable");
    live.say(&json!({ "type": "chat", "text": "می\u{200c}خواهم" })).await;
    assert_eq!(live.next_of("chat").await["text"], "می\u{200c}خواهم", "words that need joiners can be said");
    server.stop().await;
}

async fn backup_can_be_read(from: &str, to: &str) {
    let (from, to) = (Store::open(from).await.unwrap(), Store::open(to).await.unwrap());
    let mut lines = vec![];
    from.back_up(&mut lines).await.unwrap();
    to.restore(&mut lines.as_slice()).await.unwrap();
}

#[tokio::test]
async fn nothing_that_cannot_be_seen_is_taken_and_backups_can_be_read() {
    let (file, postgres) = (sqlite(), Postgres::start());
    nothing_hidden_is_taken(&file).await;
    backup_can_be_read(&file, &postgres.url).await;
}

#[tokio::test]
async fn nothing_that_cannot_be_seen_is_taken_by_postgres_either() {
    let postgres = Postgres::start();
    nothing_hidden_is_taken(&postgres.url).await;
}

/// Matches at private tables are listed to those who played, and to nobody else.
#[tokio::test]
async fn results_at_private_tables_are_the_own() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let mut tables = vec![];
    for visibility in ["private", "open"] {
        let seats = json!(["me", { "bot": "random" }]);
        let body = json!({
            "game": "pebbles", "options": "seats 2", "seats": seats, "visibility": visibility, "start": true
        });
        let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
        finish(&[&anna], &table).await;
        tables.push(table);
    }
    let path = format!("/api/players/{}/results", anna.id().await);
    let listed = async |who: &Client| {
        let results = who.get(&path).await.json();
        let mut ids: Vec<String> =
            results.as_array().unwrap().iter().map(|one| one["table"].as_str().unwrap().to_owned()).collect();
        ids.sort();
        ids
    };
    assert_eq!(listed(&bert).await, tables[1..]);
    assert_eq!(listed(&server.stranger()).await, tables[1..]);
    tables.sort();
    assert_eq!(listed(&anna).await, tables);
    assert_eq!(bert.get("/api/matches").await.json().as_array().unwrap().len(), 1);
}

//! An account that is deleted leaves no name behind, and no table that nobody can start.

use crate::support::{Client, Running, finish};
use serde_json::{Value, json};

async fn sit(client: &Client, table: &str, seat: usize) {
    let path = format!("/api/tables/{table}/seats/{seat}");
    assert_eq!(client.with_body("PUT", &path, &json!({})).await.status, 200);
}

async fn start(client: &Client, table: &str) {
    let started = client.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    assert_eq!(started.status, 200, "{started:?}");
}

/// Says something, and waits until it was heard.
async fn say(client: &Client, table: &str, text: &str) {
    let mut live = client.live(table, "").await;
    live.say(&json!({ "type": "chat", "text": text })).await;
    while live.next_of("chat").await["text"] != text {}
}

/// Neither those who come later, nor lists, nor a backup read the name of somebody who is gone; what was said stays.
#[tokio::test]
async fn nobody_reads_the_name_of_somebody_who_is_gone() {
    let server = Running::fresh().await;
    let (anna, mallory) = (server.guest("Anna").await, server.guest("Mallory").await);
    let gone = mallory.id().await;
    // A table where Mallory sits, one that is over, and one where Mallory only said something.
    let [playing, over, watched] =
        [anna.table(&json!("open")).await, anna.table(&json!("open")).await, anna.table(&json!("me")).await];
    for table in [&playing, &over] {
        sit(&mallory, table, 1).await;
        start(&anna, table).await;
    }
    finish(&[&anna, &mallory], &over).await;
    let tables = [&playing, &over, &watched];
    let mut before = vec![];
    for table in tables {
        say(&mallory, table, "I was here").await;
        before.push(anna.live(table, "").await);
    }
    assert_eq!(mallory.delete("/api/me").await.status, 204);
    let known = |text: &str| text.contains("Mallory") || text.contains(&gone);
    for table in tables {
        // This comes after everything that was said before.
        say(&anna, table, "who was that?").await;
        let mut live = server.stranger().live(table, "").await;
        while live.next_of("chat").await["text"] != "who was that?" {}
        assert!(!live.raw.iter().any(|raw| known(raw)), "{:?}", live.raw);
        assert!(live.raw.iter().any(|raw| raw.contains("I was here")), "what was said stays");
    }
    for list in ["/api/tables", "/api/matches", "/api/me/tables"] {
        let listed = anna.get(list).await.text;
        assert!(!known(&listed) && listed.contains("Anna"), "{list}: {listed}");
    }
    assert_eq!(anna.get(&format!("/api/players/{gone}/results")).await.status, 404);
    let seats = anna.get(&format!("/api/tables/{playing}")).await.json()["seats"].clone();
    let nobody = json!({ "player": null, "name": null, "bot": "journeyman", "stood_in": false, "hints": 0 });
    assert_eq!(seats[1], nobody);
}

#[tokio::test]
async fn somebody_else_hosts_the_tables_of_who_is_gone() {
    let server = Running::fresh().await;
    let (host, anna) = (server.guest("Host").await, server.guest("Anna").await);
    let table = host.table(&json!("open")).await;
    sit(&anna, &table, 1).await;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 403);
    assert_eq!(host.delete("/api/me").await.status, 204);
    let info = anna.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&info["host"], &info["seats"][0]["player"]), (&json!(anna.id().await), &Value::Null));
    let bot = json!({ "level": "random" });
    assert_eq!(anna.with_body("PUT", &format!("/api/tables/{table}/seats/0/bot"), &bot).await.status, 200);
    start(&anna, &table).await;
}

#[tokio::test]
async fn a_table_that_nobody_could_start_is_removed() {
    let server = Running::fresh().await;
    let (host, anna) = (server.guest("Host").await, server.guest("Anna").await);
    let with_bots = host.table(&json!({ "bot": "random" })).await;
    let not_seated = json!({ "game": "pebbles", "seats": ["open"] });
    let empty = host.post("/api/tables", &not_seated).await.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(anna.get("/api/tables").await.json().as_array().unwrap().len(), 2);
    assert_eq!(host.delete("/api/me").await.status, 204);
    assert_eq!(anna.get("/api/tables").await.json(), json!([]));
    for table in [with_bots, empty] {
        assert_eq!(anna.get(&format!("/api/tables/{table}")).await.status, 404);
    }
}

/// A rematch that went with its host can be asked for again.
#[tokio::test]
async fn a_rematch_that_is_removed_can_be_made_anew() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(&json!("open")).await;
    sit(&bert, &table, 1).await;
    start(&anna, &table).await;
    finish(&[&anna, &bert], &table).await;
    let rematch = anna.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.json();
    let id = rematch["id"].as_str().unwrap();
    assert_eq!(rematch["seats"][0]["name"], "Bert");
    assert_eq!(bert.delete(&format!("/api/tables/{id}/seats/0")).await.status, 204);
    assert_eq!(anna.delete("/api/me").await.status, 204);
    let again = bert.post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
    assert_eq!(again.status, 200, "{again:?}");
    assert_ne!(again.json()["id"], id);
}

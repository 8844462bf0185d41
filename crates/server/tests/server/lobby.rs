//! The lobby has pages and can be searched, so that no number of tables hides one.

use crate::support::{Client, Running, generous, sqlite};
use serde_json::{Value, json};
use tafel_server::Config;

fn ids(listed: &Value) -> Vec<String> {
    listed.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

async fn page(client: &Client, query: &str) -> Vec<String> {
    let answer = client.get(&format!("/api/tables{query}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    ids(&answer.json())
}

/// All tables, page by page.
async fn pages(client: &Client) -> Vec<String> {
    let mut all = page(client, "").await;
    loop {
        let Some(last) = all.last() else { return all };
        let next = page(client, &format!("?after={last}")).await;
        if next.is_empty() {
            return all;
        }
        all.extend(next);
    }
}

/// An address that makes as many tables as it may does not hide one that somebody else has made.
#[tokio::test]
async fn a_flood_of_tables_is_stopped_and_hides_none() {
    let usual = Config::default();
    let limits = (usual.guests_per_minute, usual.tables_per_minute);
    let config =
        Config { guests_per_minute: limits.0, tables_per_minute: limits.1, behind_proxy: true, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let anna = server.guest("Anna of the Lake").await;
    let honest = anna.table(&json!("open")).await;
    let flood = [("content-type", "application/json"), ("x-forwarded-for", "10.0.0.66")];
    let (mut made, mut refused) = (0, 0);
    while refused < 20 {
        let name = json!({ "name": "Eve" }).to_string();
        let guest = server.stranger().send("POST", "/api/guests", &flood, &name).await;
        let eve = Client { cookie: guest.cookie, ..server.stranger() };
        for _ in 0..10 {
            let body = json!({ "game": "pebbles", "options": "seats 2" }).to_string();
            match eve.send("POST", "/api/tables", &flood, &body).await.status {
                200 => made += 1,
                429 | 401 => refused += 1,
                other => panic!("{other}"),
            }
        }
    }
    assert!((50..120).contains(&made), "{made}");
    let all = pages(&anna).await;
    assert_eq!((all.len(), all.last()), (made + 1, Some(&honest)), "every table once, the newest first");
    assert_eq!(page(&anna, "?search=of%20the%20lake").await, [honest.as_str()]);
}

#[tokio::test]
async fn tables_are_found_by_game_by_a_free_seat_and_by_who_sits_there() {
    let server = Running::fresh().await;
    let (anna, uersli) = (server.guest("Anna_100%").await, server.guest("Ürsli").await);
    let open = anna.table(&json!("open")).await;
    let full = anna.table(&json!({ "bot": "random" })).await;
    let body = json!({ "game": "guilds", "options": "seats 2" });
    let guilds = ids(&json!([uersli.post("/api/tables", &body).await.json()])).remove(0);
    let secret = json!({ "game": "pebbles", "visibility": "private" });
    let private = ids(&json!([anna.post("/api/tables", &secret).await.json()])).remove(0);
    for (query, found) in [
        ("", vec![&guilds, &full, &open]),
        ("?game=pebbles", vec![&full, &open]),
        ("?free=true", vec![&guilds, &open]),
        ("?game=pebbles&free=true", vec![&open]),
        ("?search=anna", vec![&full, &open]),
        ("?search=NA_1", vec![&full, &open]),
        ("?search=100%25", vec![&full, &open]),
        ("?search=%25a", vec![]),
        ("?search=_nna", vec![]),
        ("?search=!", vec![]),
        ("?search=%C3%9Crs", vec![&guilds]),
        ("?search=%20%20", vec![&guilds, &full, &open]),
    ] {
        let mut listed = page(&anna, query).await;
        let mut wanted: Vec<String> = found.into_iter().cloned().collect();
        listed.sort();
        wanted.sort();
        assert_eq!(listed, wanted, "{query}");
        assert!(!listed.contains(&private), "{query}");
    }
    for wrong in ["?game=chess", "?after=x", "?free=perhaps", &format!("?search={}", "x".repeat(33))] {
        let answer = anna.get(&format!("/api/tables{wrong}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "unreadable"), "{wrong}");
    }
}

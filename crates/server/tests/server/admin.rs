//! What whoever runs the server decides with another program, and what a running server makes of it: each of these tests
//! waits for the server to act by itself, and would wait for ever if it did not.

use crate::support::postgres::Postgres;
use crate::support::{Client, Running, generous, sqlite};
use serde_json::json;
use tafel_server::{Act, PlayerId, STAND_IN, Store, TableId};

async fn id(client: &Client) -> PlayerId {
    client.get("/api/me").await.json()["id"].as_str().unwrap().parse().unwrap()
}

async fn decide(beside: &Store, act: &Act) {
    assert!(beside.rule(act, 7).await.unwrap(), "{act:?}");
}

#[tokio::test]
async fn who_is_banned_is_cut_off_and_nobody_else_is() {
    let postgres = Postgres::start();
    for url in [sqlite(), postgres.url.clone()] {
        let server = Running::start(&url, generous()).await;
        let beside = Store::open(&url).await.unwrap();
        let anna = server.guest("Anna").await;
        let account = json!({ "login": "bert", "password": "correct horse" });
        let cookie = server.stranger().post("/api/accounts", &account).await.cookie;
        let bert = Client { cookie, ..server.stranger() };
        let table = anna.table(&json!("open")).await;
        let (mut a, mut b) = (anna.live(&table, "").await, bert.live(&table, "").await);
        decide(&beside, &Act::Ban(id(&bert).await)).await;
        while b.next().await.is_some() {}
        let refused = bert.get("/api/me/tables").await;
        assert_eq!(refused.code(), "not-signed-in");
        let refused = server.stranger().post("/api/session", &account).await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "banned"));
        a.say(&json!({ "type": "chat", "text": "still here" })).await;
        assert_eq!(a.next_of("chat").await["text"], "still here");
        let person = beside.account("bert").await.unwrap().unwrap().player.id;
        decide(&beside, &Act::Unban(person)).await;
        assert_eq!(server.stranger().post("/api/session", &account).await.status, 200);
    }
}

#[tokio::test]
async fn who_is_signed_out_loses_every_connection() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let anna = server.guest("Anna").await;
    let table = anna.table(&json!("open")).await;
    let (mut one, mut two) = (anna.live(&table, "").await, anna.live(&table, "").await);
    let beside = Store::open(&url).await.unwrap();
    decide(&beside, &Act::SignOut(id(&anna).await)).await;
    while one.next().await.is_some() {}
    while two.next().await.is_some() {}
}

#[tokio::test]
async fn who_is_renamed_is_called_so_where_they_sit() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let anna = server.guest("Rude Name").await;
    let table = anna.table(&json!("open")).await;
    let mut live = server.stranger().live(&table, "").await;
    let beside = Store::open(&url).await.unwrap();
    decide(&beside, &Act::Rename(id(&anna).await, "Somebody".into())).await;
    while !live.next().await.expect("a message").to_string().contains("Somebody") {}
}

#[tokio::test]
async fn who_is_muted_speaks_nowhere() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let anna = server.guest("Anna").await;
    let beside = Store::open(&url).await.unwrap();
    decide(&beside, &Act::Mute(id(&anna).await)).await;
    let table = anna.table(&json!("open")).await;
    let mut live = anna.live(&table, "").await;
    live.say(&json!({ "type": "chat", "text": "hello" })).await;
    assert_eq!(live.next_of("refused").await["code"], "muted");
    decide(&beside, &Act::Unmute(id(&anna).await)).await;
    live.say(&json!({ "type": "chat", "text": "hello" })).await;
    assert_eq!(live.next_of("chat").await["text"], "hello");
}

#[tokio::test]
async fn a_table_that_is_removed_is_gone_for_those_who_look_at_it() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let anna = server.guest("Anna").await;
    let table = anna.table(&json!({ "bot": "random" })).await;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    let mut live = anna.live(&table, "").await;
    live.next_of("position").await;
    let beside = Store::open(&url).await.unwrap();
    let number: TableId = table.parse().unwrap();
    decide(&beside, &Act::RemoveTable(number)).await;
    while live.next().await.is_some() {}
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.code(), "not-found");
    assert_eq!(anna.get("/api/me/tables").await.json(), json!([]));
    assert!(beside.lines(number, 0).await.unwrap().is_empty());
    assert!(!beside.rule(&Act::RemoveTable(number), 8).await.unwrap(), "there is nothing left to remove");
}

#[tokio::test]
async fn who_is_deleted_leaves_the_match_to_a_bot_and_the_others_to_play() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(&json!("open")).await;
    let seat = format!("/api/tables/{table}/seats/1");
    assert_eq!(bert.with_body("PUT", &seat, &json!({})).await.status, 200);
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    let mut a = anna.live(&table, "").await;
    let position = a.next_of("position").await;
    let beside = Store::open(&url).await.unwrap();
    decide(&beside, &Act::Forget(id(&bert).await, STAND_IN.into())).await;
    let end = a.play_on(position).await;
    assert!(!end["result"].is_null(), "a bot has played for Bert");
    let seats = &anna.get(&format!("/api/tables/{table}")).await.json()["seats"];
    assert!(!seats.to_string().contains("Bert"), "{seats}");
}

//! Every route with good and bad input.

mod support;

use serde_json::{Value, json};
use support::{Client, Running, generous, sqlite};

fn id_of(value: &Value) -> String {
    value["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn games_are_listed_with_their_options() {
    let server = Running::fresh().await;
    let games = server.stranger().get("/api/games").await.json();
    let pebbles = games.as_array().unwrap().iter().find(|game| game["id"] == "pebbles").unwrap();
    assert_eq!((&pebbles["seats_min"], &pebbles["seats_max"]), (&json!(2), &json!(5)));
    assert_eq!(pebbles["options"][0]["key"], "seats");
}

#[tokio::test]
async fn a_name_is_enough_to_be_a_guest() {
    let server = Running::fresh().await;
    let anna = server.guest("  Anna ").await;
    let me = anna.get("/api/me").await.json();
    assert_eq!((&me["name"], &me["login"]), (&json!("Anna"), &Value::Null));
    for wrong in [
        json!({}),
        json!({ "name": "" }),
        json!({ "name": "x".repeat(33) }),
        json!({ "name": "a\nb" }),
        json!([]),
    ] {
        let answer = server.stranger().post("/api/guests", &wrong).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "unreadable"), "{wrong}");
    }
    assert_eq!(server.stranger().get("/api/me").await.code(), "not-signed-in");
}

#[tokio::test]
async fn the_session_is_a_cookie_that_scripts_and_other_sites_cannot_use() {
    let server = Running::fresh().await;
    let answer = server.stranger().post("/api/guests", &json!({ "name": "Anna" })).await;
    let cookie = answer.head.lines().find(|line| line.starts_with("set-cookie")).unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert_eq!(answer.cookie.unwrap().strip_prefix("tafel=").unwrap().len(), 64);
}

#[tokio::test]
async fn an_account_is_opened_used_renamed_and_deleted() {
    let server = Running::fresh().await;
    let mut anna = server.guest("Anna").await;
    let table = anna.table(&json!("open")).await;
    let account = json!({ "login": "Anna@example", "password": "correct horse" });
    let opened = anna.post("/api/accounts", &account).await;
    assert_eq!(opened.status, 200, "{opened:?}");
    assert_eq!((&opened.json()["name"], &opened.json()["login"]), (&json!("Anna"), &json!("anna@example")));
    assert_eq!(anna.post("/api/accounts", &account).await.code(), "has-account");
    assert_eq!(server.stranger().post("/api/accounts", &account).await.code(), "login-taken");

    for wrong in [
        json!({ "login": "anna@example", "password": "wrong horse" }),
        json!({ "login": "nobody", "password": "correct horse" }),
    ] {
        let refused = server.stranger().post("/api/session", &wrong).await;
        assert_eq!((refused.status, refused.code().as_str()), (401, "wrong-credentials"));
    }
    let signed_in = server.stranger().post("/api/session", &account).await;
    let elsewhere = Client { cookie: signed_in.cookie, ..server.stranger() };
    let tables = elsewhere.get("/api/me/tables").await.json();
    assert_eq!(tables[0]["id"], table.as_str(), "a guest who becomes an account keeps the tables");

    let renamed = elsewhere.with_body("PATCH", "/api/me", &json!({ "name": "Anne" })).await;
    assert_eq!(renamed.json()["name"], "Anne");
    assert_eq!(elsewhere.with_body("PATCH", "/api/me", &json!({ "name": " " })).await.status, 422);
    assert_eq!(elsewhere.delete("/api/session").await.status, 204);
    assert_eq!(elsewhere.get("/api/me").await.status, 401);

    assert_eq!(anna.delete("/api/me").await.status, 204);
    assert_eq!(anna.get("/api/me").await.status, 401);
    assert_eq!(server.stranger().post("/api/session", &account).await.status, 401);
    anna = server.guest("Anna").await;
    assert_eq!(anna.get("/api/me/tables").await.json(), json!([]));
}

#[tokio::test]
async fn accounts_need_a_login_and_a_password_worth_the_name() {
    let server = Running::fresh().await;
    for (login, password) in
        [("ab", "correct horse"), ("an na", "correct horse"), ("anna", "short"), ("anna", &"x".repeat(257))]
    {
        let body = json!({ "login": login, "password": password });
        assert_eq!(server.stranger().post("/api/accounts", &body).await.status, 422, "{login}");
    }
}

#[tokio::test]
async fn programs_use_tokens() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let made = anna.post("/api/tokens", &json!({ "label": "my bot" })).await.json();
    let program = Client { token: Some(made["secret"].as_str().unwrap().to_owned()), ..server.stranger() };
    assert_eq!(program.get("/api/me").await.json()["name"], "Anna");
    let listed = anna.get("/api/tokens").await.json();
    assert_eq!((&listed[0]["label"], &listed[0]["id"]), (&json!("my bot"), &made["id"]));
    assert!(!listed.to_string().contains(made["secret"].as_str().unwrap()));
    assert_eq!(server.guest("Bert").await.delete(&format!("/api/tokens/{}", id_of(&made))).await.status, 404);
    assert_eq!(anna.delete(&format!("/api/tokens/{}", id_of(&made))).await.status, 204);
    assert_eq!(program.get("/api/me").await.status, 401);
    assert_eq!(anna.post("/api/tokens", &json!({ "label": "" })).await.status, 422);
}

#[tokio::test]
async fn tables_are_made_as_wished_or_refused() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let whole = json!({
        "game": "pebbles", "options": "seats 3; goals open", "seats": [{ "bot": "random" }, "me"],
        "visibility": "private", "clock": { "kind": "days", "deadline_s": 86400 },
    });
    let made = anna.post("/api/tables", &whole).await.json();
    assert_eq!((&made["status"], &made["visibility"]), (&json!("gathering"), &json!("private")));
    assert_eq!(made["seats"][0]["bot"], "random");
    assert_eq!(made["seats"][1]["name"], "Anna");
    assert_eq!(made["seats"][2], json!({ "player": null, "name": null, "bot": null }));
    assert!(made["commitment"].is_null() && made["seed"].is_null());
    for wrong in [
        json!({ "game": "chess" }),
        json!({ "game": "pebbles", "options": "seats 9" }),
        json!({ "game": "pebbles", "seats": [{ "bot": "genius" }] }),
        json!({ "game": "pebbles", "seats": [{ "bot": "search:100000000" }] }),
        json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", "open", "open"] }),
        json!({ "game": "pebbles", "clock": { "kind": "days", "deadline_s": 1 } }),
        json!({ "game": "pebbles", "colour": "red" }),
        json!({}),
    ] {
        let answer = anna.post("/api/tables", &wrong).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "unreadable"), "{wrong}");
    }
    assert_eq!(server.stranger().post("/api/tables", &whole).await.status, 401);
}

#[tokio::test]
async fn a_private_table_is_found_by_its_link_alone() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let body = json!({ "game": "pebbles", "options": "seats 2", "visibility": "private" });
    let made = anna.post("/api/tables", &body).await.json();
    let (id, link) = (id_of(&made), made["link"].as_str().unwrap().to_owned());
    assert_eq!(bert.get("/api/tables").await.json(), json!([]));
    assert_eq!(bert.get(&format!("/api/tables/{id}")).await.status, 404);
    assert_eq!(bert.get(&format!("/api/tables/{id}?link={}", "0".repeat(64))).await.status, 404);
    let seat = format!("/api/tables/{id}/seats/1");
    assert_eq!(bert.with_body("PUT", &seat, &json!({})).await.status, 404);
    let shown = bert.get(&format!("/api/tables/{id}?link={link}")).await.json();
    assert!(shown["link"].is_null(), "only people at the table get the link");
    assert_eq!(bert.with_body("PUT", &seat, &json!({ "link": link })).await.status, 200);
    assert_eq!(bert.get(&format!("/api/tables/{id}")).await.json()["link"], link.as_str());
}

#[tokio::test]
async fn seats_are_taken_left_and_given_to_bots_before_the_start() {
    let server = Running::fresh().await;
    let (anna, bert, carl) =
        (server.guest("Anna").await, server.guest("Bert").await, server.guest("Carl").await);
    let id = anna.table(&json!("open")).await;
    let path = format!("/api/tables/{id}");
    let seat = format!("{path}/seats/1");
    let bot = format!("{seat}/bot");
    let greedy = json!({ "level": "greedy" });
    assert_eq!(anna.post(&format!("{path}/start"), &json!({})).await.code(), "cannot-start");
    assert_eq!(bert.with_body("PUT", &seat, &json!({})).await.json()["seats"][1]["name"], "Bert");
    assert_eq!(carl.with_body("PUT", &seat, &json!({})).await.code(), "seat-taken");
    assert_eq!(carl.with_body("PUT", &format!("{path}/seats/7"), &json!({})).await.status, 404);
    assert_eq!(carl.delete(&seat).await.status, 403);
    assert_eq!(anna.with_body("PUT", &bot, &greedy).await.code(), "seat-taken");
    assert_eq!(bert.delete(&seat).await.status, 204);
    assert_eq!(bert.delete(&seat).await.code(), "seat-empty");
    assert_eq!(bert.with_body("PUT", &bot, &greedy).await.status, 403);
    assert_eq!(anna.with_body("PUT", &bot, &json!({ "level": "genius" })).await.status, 422);
    assert_eq!(anna.with_body("PUT", &bot, &greedy).await.json()["seats"][1]["bot"], "greedy");
    assert_eq!(bert.delete(&bot).await.status, 403);
    assert_eq!(anna.delete(&bot).await.status, 200);
    assert_eq!(anna.delete(&bot).await.code(), "no-bot");
    anna.with_body("PUT", &bot, &greedy).await;
    assert_eq!(bert.post(&format!("{path}/start"), &json!({})).await.status, 403);
    assert_eq!(anna.post(&format!("{path}/rematch"), &json!({})).await.code(), "not-over");
    let started = anna.post(&format!("{path}/start"), &json!({})).await.json();
    assert_eq!(started["status"], "playing");
    assert_eq!(started["commitment"].as_str().unwrap().len(), 64);
    assert_eq!(anna.post(&format!("{path}/start"), &json!({})).await.code(), "cannot-start");
    assert_eq!(anna.delete(&format!("{path}/seats/0")).await.code(), "seat-changed");
    assert_eq!(anna.get(&format!("{path}/record")).await.code(), "not-over");
}

#[tokio::test]
async fn a_table_that_everybody_left_is_gone() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let id = anna.table(&json!("open")).await;
    assert_eq!(anna.delete(&format!("/api/tables/{id}/seats/0")).await.status, 204);
    assert_eq!(anna.get(&format!("/api/tables/{id}")).await.status, 404);
    assert_eq!(anna.get("/api/tables/zzzz").await.status, 404);
}

#[tokio::test]
async fn programs_play_by_requests_alone() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", "me"], "start": true });
    let made = anna.post("/api/tables", &body).await.json();
    assert_eq!(made["status"], "playing");
    let path = format!("/api/tables/{}", id_of(&made));
    let moves = format!("{path}/moves");
    let bid = |seat: Option<u8>| json!({ "seat": seat, "ask": 1, "move": "bid 3" });
    assert_eq!(anna.post(&moves, &bid(None)).await.status, 403, "which of the two seats?");
    assert_eq!(bert.post(&moves, &bid(Some(0))).await.status, 403);
    assert_eq!(anna.post(&moves, &bid(Some(1))).await.status, 200);
    assert_eq!(anna.post(&moves, &bid(Some(1))).await.code(), "stale");
    let illegal = anna.post(&moves, &json!({ "seat": 0, "ask": 1, "move": "accept" })).await;
    assert_eq!((illegal.status, illegal.code().as_str()), (409, "illegal"));
    assert_eq!(anna.post(&format!("{path}/take-back"), &json!({ "seat": 1 })).await.status, 200);
    assert_eq!(
        anna.post(&format!("{path}/take-back"), &json!({ "seat": 0 })).await.code(),
        "nothing-to-take-back"
    );
    let seen = anna.get(&format!("{path}/position?seat=1")).await.json();
    assert_eq!((&seen["seat"], &seen["ask"]), (&json!(1), &json!(3)));
    assert_eq!(anna.get(&format!("{path}/position")).await.status, 403, "which of the two seats?");
    assert_eq!(bert.get(&format!("{path}/position?seat=1")).await.status, 403);
    assert_eq!(bert.get(&format!("{path}/position")).await.json()["offers"], json!([]));
    let hint = anna.get(&format!("{path}/hint?seat=0&level=random")).await.json();
    assert!(hint["move"].as_str().unwrap().starts_with("bid "));
    assert_eq!(anna.get(&format!("{path}/hint?seat=0&level=genius")).await.status, 422);
    assert_eq!(bert.get(&format!("{path}/hint?seat=0")).await.status, 403);
    assert_eq!(bert.post(&format!("{path}/resign"), &json!({})).await.status, 403);
}

#[tokio::test]
async fn a_record_is_replayed_or_its_fault_is_named() {
    let server = Running::fresh().await;
    let record = include_str!("../../games/pebbles/tests/records/two-players.rec");
    let anybody = server.stranger();
    let whole = anybody.post("/api/replay", &json!({ "record": record })).await.json();
    assert_eq!(whole["game"], "pebbles");
    assert!(!whole["result"].is_null());
    let early =
        anybody.post("/api/replay", &json!({ "record": record, "lines": 5, "viewer": "1" })).await.json();
    assert!(early["result"].is_null());
    assert_ne!(early["view"], whole["view"]);
    for (body, code) in [
        (json!({ "record": "" }), "faulty-record"),
        (json!({ "record": "chess 1\n" }), "unreadable"),
        (json!({ "record": record.replace("bid 1", "bid 9") }), "faulty-record"),
        (json!({ "record": record, "viewer": "4" }), "unreadable"),
        (json!({ "record": record, "viewer": "x" }), "unreadable"),
    ] {
        let answer = anybody.post("/api/replay", &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, code));
    }
}

#[tokio::test]
async fn requests_of_other_sites_are_refused() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let json_type = ("content-type", "application/json");
    let body = "{\"name\":\"Eve\"}";
    for foreign in [("origin", "https://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
    {
        let answer = anna.send("PATCH", "/api/me", &[json_type, foreign], body).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "other-site"), "{foreign:?}");
    }
    let own = format!("http://{}", server.address);
    assert_eq!(anna.send("PATCH", "/api/me", &[json_type, ("origin", &own)], body).await.status, 200);
    assert_eq!(
        anna.send("PATCH", "/api/me", &[("content-type", "text/plain")], body).await.code(),
        "not-json"
    );
}

#[tokio::test]
async fn what_is_asked_for_is_bounded() {
    let config = tafel_server::Config { tables_per_person: 1, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let anna = server.guest("Anna").await;
    anna.table(&json!("open")).await;
    let more = anna.post("/api/tables", &json!({ "game": "pebbles" })).await;
    assert_eq!((more.status, more.code().as_str()), (429, "too-many"));
    let long = anna.post("/api/replay", &json!({ "record": "x".repeat(2 << 20) })).await;
    assert_eq!((long.status, long.code().as_str()), (413, "too-long"));

    let config = tafel_server::Config { requests_per_second: 1, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let mut answers = vec![];
    for _ in 0..5 {
        answers.push(server.stranger().get("/api/games").await.status);
    }
    assert_eq!(answers[..4], [200; 4]);
    assert_eq!(answers[4], 429);
}

#[tokio::test]
async fn the_api_describes_itself_and_the_server_its_health() {
    let server = Running::fresh().await;
    let anybody = server.stranger();
    let document = anybody.get("/api/openapi.json").await.json();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    assert_eq!(document["paths"].as_object().unwrap().len(), 24);
    assert!(document["components"]["schemas"]["ToClient"].is_object());
    assert!(anybody.get("/api").await.text.contains("POST /api/tables"));
    assert_eq!(anybody.get("/healthz").await.text, "ok\n");
    assert!(anybody.get("/metrics").await.text.contains("tafel_requests_total"));
    let page = anybody.get("/").await;
    for header in [
        "content-security-policy: default-src 'none'",
        "x-content-type-options: nosniff",
        "x-frame-options: DENY",
    ] {
        assert!(page.head.contains(header), "{header} in {}", page.head);
    }
    assert!(page.text.contains("Tafelrunde") && !page.text.contains("/*SCRIPT*/"));
    assert_eq!(anybody.get("/nothing").await.code(), "not-found");
}

#[tokio::test]
async fn the_home_page_hears_when_an_own_table_changes() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(&json!("open")).await;
    let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
    let cookie = anna.cookie.clone().unwrap();
    let request = format!("GET /api/me/tables/events HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut heard = vec![0; 4096];
    let read = stream.read(&mut heard).await.unwrap();
    assert!(String::from_utf8_lossy(&heard[..read]).contains("text/event-stream"));
    bert.with_body("PUT", &format!("/api/tables/{table}/seats/1"), &json!({})).await;
    let mut text = String::new();
    while !text.contains(&format!("data: {table}")) {
        let read = stream.read(&mut heard).await.unwrap();
        assert!(read > 0, "{text}");
        text.push_str(&String::from_utf8_lossy(&heard[..read]));
    }
    assert_eq!(server.stranger().get("/api/me/tables/events").await.status, 401);
}

//! Every route with good and bad input.

use crate::support::{Client, Running, finish, generous, sqlite};
use serde_json::{Value, json};
use tafel_server::Config;

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
    assert!(pebbles["minutes_min"].as_u64() <= pebbles["minutes_max"].as_u64());
    for level in pebbles["levels"].as_array().unwrap() {
        let bots = json!({ "game": "pebbles", "seats": [{ "bot": level }] });
        assert_eq!(server.guest("Anna").await.post("/api/tables", &bots).await.status, 200, "{level}");
    }
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
    assert_eq!(server.stranger().get("/api/me").await.json(), Value::Null);
    assert_eq!(server.stranger().get("/api/me/tables").await.code(), "not-signed-in");
}

#[tokio::test]
async fn the_session_is_a_cookie_that_scripts_and_other_sites_cannot_use() {
    let server = Running::fresh().await;
    let answer = server.stranger().post("/api/guests", &json!({ "name": "Anna" })).await;
    let cookie = answer.head.lines().find(|line| line.starts_with("set-cookie")).unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "there is no other way to this server: {cookie}");
    assert_eq!(answer.cookie.unwrap().strip_prefix("tafel=").unwrap().len(), 64);
    let server = Running::start(&sqlite(), Config { https: true, ..generous() }).await;
    let answer = server.stranger().post("/api/guests", &json!({ "name": "Anna" })).await;
    let cookie = answer.head.lines().find(|line| line.starts_with("set-cookie")).unwrap();
    assert!(cookie.contains("; Secure"), "{cookie}");
}

#[tokio::test]
async fn an_account_is_opened_used_renamed_and_deleted() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let table = anna.table(&json!("open")).await;
    let account = json!({ "login": "Anna@example", "password": "correct horse" });
    let opened = anna.post("/api/accounts", &account).await;
    assert_eq!(opened.status, 200, "{opened:?}");
    assert_eq!((&opened.json()["name"], &opened.json()["login"]), (&json!("Anna"), &json!("anna@example")));
    assert_eq!(anna.get("/api/me").await.json(), Value::Null, "the guest's session has ended");
    let anna = Client { cookie: opened.cookie, ..anna };
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
    assert_eq!(elsewhere.get("/api/me").await.json(), Value::Null);

    assert_eq!(anna.delete("/api/me").await.status, 204);
    assert_eq!(anna.get("/api/me").await.json(), Value::Null);
    assert_eq!(server.stranger().post("/api/session", &account).await.status, 401);
    let anna = server.guest("Anna").await;
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
    assert_eq!(program.get("/api/me").await.json(), Value::Null);
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
    assert_eq!(
        made["seats"][2],
        json!({ "player": null, "name": null, "bot": null, "stood_in": false, "hints": 0 })
    );
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
    assert_eq!(anna.get(&format!("{path}/hint?seat=0")).await.code(), "no-hints");
    assert_eq!(anna.get(&format!("{path}/hint?seat=x")).await.code(), "unreadable");
    assert_eq!(anna.get(&format!("{path}/hint?seat=0&level=genius")).await.status, 422);
    assert_eq!(bert.get(&format!("{path}/hint?seat=0")).await.status, 403);
    assert_eq!(bert.post(&format!("{path}/resign"), &json!({})).await.status, 403);
}

#[tokio::test]
async fn a_record_is_replayed_or_its_fault_is_named() {
    let server = Running::fresh().await;
    let record = include_str!("../../../games/pebbles/tests/records/two-players.rec");
    let anybody = server.stranger();
    let whole = anybody.post("/api/replay", &json!({ "record": record })).await.json();
    assert_eq!(
        (&whole["game"], &whole["seats"], &whole["viewer"]),
        (&json!("pebbles"), &json!(2), &Value::Null)
    );
    let lines: Vec<&str> = record.lines().filter(|line| line.starts_with(['*', '0', '1'])).collect();
    let frames = whole["frames"].as_array().unwrap();
    let told: Vec<&str> = frames.iter().filter_map(|frame| frame["line"].as_str()).collect();
    assert_eq!(told, lines);
    assert_eq!(frames.len(), lines.len() + 1, "the first frame comes before the first line");
    let last = frames.last().unwrap();
    assert_eq!((&last["points"], &last["awaited"]), (&whole["result"]["points"], &json!([])));
    for (seat, sources) in whole["tally"].as_array().unwrap().iter().enumerate() {
        let sum: i64 = sources.as_array().unwrap().iter().map(|from| from["points"].as_i64().unwrap()).sum();
        assert_eq!(whole["result"]["points"][seat], sum);
    }
    let body = json!({ "record": record }).to_string();
    let headers = [("content-type", "application/json"), ("accept-encoding", "gzip")];
    assert!(anybody.head("POST", "/api/replay", &headers, &body).await.contains("content-encoding: gzip"));
    let own = anybody.post("/api/replay", &json!({ "record": record, "viewer": "1" })).await.json();
    assert_eq!(own["viewer"], 1);
    let secret = |replayed: &Value| {
        let frames = replayed["frames"].as_array().unwrap();
        frames.iter().map(|frame| frame["effects"].clone()).collect::<Vec<_>>()
    };
    assert_ne!(secret(&own), secret(&whole), "a seat hears more than the public");
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
async fn a_match_here_is_replayed_by_those_who_may_see_it() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", "open"] });
    let table = id_of(&anna.post("/api/tables", &body).await.json());
    let path = format!("/api/tables/{table}");
    assert_eq!(anna.get(&format!("{path}/replay")).await.code(), "not-started");
    bert.with_body("PUT", &format!("{path}/seats/1"), &json!({})).await;
    anna.post(&format!("{path}/start"), &json!({})).await;
    let bid = json!({ "ask": 1, "move": "bid 3" });
    assert_eq!(anna.post(&format!("{path}/moves"), &bid).await.status, 200);

    let running = anna.get(&format!("{path}/replay")).await.json();
    let lines = |replayed: &Value| {
        let frames = replayed["frames"].as_array().unwrap();
        frames.iter().filter_map(|frame| frame["line"].as_str().map(str::to_owned)).collect::<Vec<_>>()
    };
    assert_eq!(lines(&running), ["0 bid 3"], "own lines, and neither secrets of others nor draws");
    assert!(running["frames"].as_array().unwrap().iter().all(|frame| frame["points"].is_null()));
    assert!(running["tally"].is_null() && running["seed"].is_null());
    assert_eq!(lines(&bert.get(&format!("{path}/replay")).await.json()), [""; 0]);
    assert_eq!(anna.get(&format!("{path}/replay?viewer=1")).await.status, 403);
    assert_eq!(anna.get(&format!("{path}/replay?viewer=x")).await.status, 422);
    assert_eq!(server.stranger().get(&format!("{path}/replay?viewer=0")).await.status, 403);
    assert_eq!(server.stranger().get(&format!("{path}/replay")).await.json()["viewer"], Value::Null);

    finish(&[&anna, &bert], &table).await;
    let mut live = anna.live(&table, "").await;
    let mut end = live.next_of("position").await;
    while end["result"].is_null() {
        end = live.next_of("position").await;
    }
    let theirs = anna.get(&format!("{path}/replay?viewer=1")).await.json();
    assert_eq!((&theirs["viewer"], &theirs["result"]), (&json!(1), &end["result"]));
    assert_eq!(theirs["tally"], end["tally"]);
    assert!(theirs["verified_draws"].as_u64().unwrap() > 0);
    let record = anna.get(&format!("{path}/record")).await.text;
    let told = anna.post("/api/replay", &json!({ "record": record, "viewer": "1" })).await.json();
    assert_eq!(told, theirs, "the download tells the same");
    assert_eq!(server.stranger().get(&format!("{path}/replay?viewer=1")).await.status, 403);
}

#[tokio::test]
async fn a_match_goes_on_from_a_position_of_another() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let record = include_str!("../../../games/pebbles/tests/records/two-players.rec");
    let lines: Vec<&str> = record.lines().filter(|line| line.starts_with(['*', '0', '1'])).collect();
    let whole = anna.post("/api/replay", &json!({ "record": record })).await.json();
    // Somebody is awaited there, so that chance has nothing to add.
    let count = (5..lines.len()).find(|&count| whole["frames"][count]["awaited"] != json!([])).unwrap();
    let from = |lines: usize| json!({ "record": record, "lines": lines });
    let body = json!({ "game": "pebbles", "seats": ["me", "me"], "from": from(count), "start": true });
    let made = anna.post("/api/tables", &body).await;
    assert_eq!(made.status, 200, "{made:?}");
    let table = id_of(&made.json());
    let path = format!("/api/tables/{table}");
    let position = server.stranger().get(&format!("{path}/position")).await.json();
    assert_eq!(position["view"], whole["frames"][count]["view"]);
    assert_ne!(position["commitment"], whole["commitment"], "the dice are its own");
    for seat in 0..2 {
        let back = anna.post(&format!("{path}/take-back"), &json!({ "seat": seat })).await;
        assert_eq!(back.code(), "nothing-to-take-back", "what was taken over stays");
    }
    finish(&[&anna, &anna], &table).await;
    let played = anna.get(&format!("{path}/record")).await.text;
    assert!(played.contains(&format!("\nfrom {count}\n")), "{played}");
    let checked = anna.post("/api/replay", &json!({ "record": played })).await.json();
    assert_eq!(checked["inherited"], count);
    assert!(checked["verified_draws"].as_u64().unwrap() > 0);
    let rematch = id_of(&anna.post(&format!("{path}/rematch"), &json!({})).await.json());
    let started = anna.post(&format!("/api/tables/{rematch}/start"), &json!({})).await;
    assert_eq!(started.status, 200, "a rematch begins at the beginning: {started:?}");
    for (wrong, code) in [
        (json!({ "game": "pebbles", "from": from(lines.len()) }), "unreadable"),
        (json!({ "game": "pebbles", "from": from(lines.len() + 1) }), "unreadable"),
        (json!({ "game": "guilds", "from": from(count) }), "faulty-record"),
        (json!({ "game": "pebbles", "options": "seats 3", "from": from(count) }), "unreadable"),
        (json!({ "game": "pebbles", "from": { "record": "pebbles 1\n", "lines": 0 } }), "faulty-record"),
    ] {
        let answer = anna.post("/api/tables", &wrong).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, code), "{wrong}");
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

    let config = tafel_server::Config { passwords_per_minute: 2, behind_proxy: true, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let mut codes = vec![];
    for (from, login) in
        [("10.0.0.1", "anna"), ("x, 10.0.0.1", "anna"), ("10.0.0.1", "anna"), ("10.0.0.2", "bert")]
    {
        let body = json!({ "login": login, "password": "correct horse" }).to_string();
        let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
        codes.push(server.stranger().send("POST", "/api/session", &headers, &body).await.code());
    }
    let (wrong, many) = ("wrong-credentials", "too-many");
    assert_eq!(codes, [wrong, wrong, many, wrong], "guessing logins and passwords is slow for each address");
}

/// For experiments a host names the seed, where nobody else plays and could be cheated.
#[tokio::test]
async fn a_host_who_plays_alone_may_name_the_seed() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let seed = "ab".repeat(32);
    let table = |seats: serde_json::Value, start: bool, seed: &str| json!({ "game": "pebbles", "options": "seats 2", "seats": seats, "start": start, "seed": seed });
    let alone = json!(["me", { "bot": "random" }]);
    let mut deals = vec![];
    for _ in 0..2 {
        let made = anna.post("/api/tables", &table(alone.clone(), true, &seed)).await.json();
        let path = format!("/api/tables/{}/position", made["id"].as_str().unwrap());
        let position = anna.get(&path).await.json();
        assert!(position["commitment"].is_string() && position["seed"].is_null());
        // What the bot has bid by now does not count.
        let dealt = ["bag", "middle"].map(|part| position["view"][part].clone());
        deals.push((dealt, position["view"]["players"][0]["goal"].clone(), position["commitment"].clone()));
    }
    assert_eq!(deals[0], deals[1], "the same seed deals the same");
    for (seats, start, seed) in
        [(json!(["me"]), false, &seed), (alone.clone(), false, &seed), (alone, true, &"xyz".to_owned())]
    {
        let refused = anna.post("/api/tables", &table(seats, start, seed)).await;
        assert_eq!((refused.status, refused.code().as_str()), (422, "unreadable"));
    }
}

/// Whoever generates a client finds names, ways to sign in, and what a refusal says.
#[tokio::test]
async fn every_route_has_a_name_a_part_and_its_failures() {
    let document = Running::fresh().await.stranger().get("/api/openapi.json").await.json();
    let mut names = std::collections::BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let name = operation["operationId"].as_str().unwrap();
            assert!(names.insert(name.to_owned()), "two routes are called {name}");
            assert!(!operation["summary"].as_str().unwrap_or_default().is_empty(), "{method} {path}");
            assert_eq!(operation["tags"].as_array().unwrap().len(), 1, "{method} {path}");
            let retry = &operation["responses"]["429"]["headers"]["Retry-After"];
            assert_eq!(retry["schema"]["type"], "integer", "{method} {path}");
            for (status, response) in operation["responses"].as_object().unwrap() {
                let said = response["description"].as_str().unwrap_or_default();
                assert!(!said.is_empty(), "{method} {path} does not say what {status} means");
            }
        }
    }
    let tags = document["tags"].as_array().unwrap();
    assert!(tags.iter().any(|tag| tag["name"] == "tables" && tag["description"].is_string()));
    for scheme in ["session", "token"] {
        assert!(document["components"]["securitySchemes"][scheme].is_object());
    }
    let live = &document["paths"]["/api/tables/{id}/live"]["get"]["x-websocket"];
    for (way, schema) in [("sends", "FromClient"), ("receives", "ToClient")] {
        assert_eq!(live[way]["$ref"], format!("#/components/schemas/{schema}"));
    }
}

#[tokio::test]
async fn the_api_describes_itself_and_the_server_its_health() {
    let server = Running::fresh().await;
    let anybody = server.stranger();
    let document = anybody.get("/api/openapi.json").await.json();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    assert_eq!(document["paths"].as_object().unwrap().len(), 43);
    assert!(document["components"]["schemas"]["ToClient"].is_object());
    assert!(anybody.get("/api").await.text.contains("POST /api/tables"));
    assert_eq!(anybody.get("/healthz").await.text, "ok\n");
    assert_eq!(
        anybody.get("/metrics").await.text,
        anybody.get("/").await.text,
        "figures are not for strangers"
    );
    let page = anybody.get("/").await;
    for header in [
        "content-security-policy: default-src 'none'",
        "x-content-type-options: nosniff",
        "x-frame-options: DENY",
    ] {
        assert!(page.head.contains(header), "{header} in {}", page.head);
    }
    // A match to look at may stand in anybody's frame, and nothing else.
    let embed = anybody.get("/embed").await.head;
    assert!(embed.contains("frame-ancestors *") && !embed.contains("x-frame-options"), "{embed}");
    assert!(embed.contains("script-src 'self' 'wasm-unsafe-eval'"), "{embed}");
    for elsewhere in ["/embed/more", "/embedded", "/table/abc"] {
        let head = anybody.get(elsewhere).await.head;
        assert!(head.contains("frame-ancestors 'none'") && head.contains("x-frame-options: DENY"), "{head}");
    }
    assert!(page.text.contains("Tafelrunde"));
    assert_eq!(anybody.get("/table/abc").await.text, page.text, "every place on the page has an address");
    for missing in ["/nothing.js", "/assets/nothing.css", "/api/nothing"] {
        assert_eq!(anybody.get(missing).await.code(), "not-found", "{missing}");
    }
    let wrong = anybody.post("/api/games", &json!({})).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (405, "method-not-allowed"));
    for path in ["/", "/api/openapi.json", "/api/games"] {
        let first = anybody.get(path).await;
        let tag = first.head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag");
        let again = anybody.send("GET", path, &[("if-none-match", tag)], "").await;
        assert_eq!((again.status, again.text.as_str()), (304, ""), "{path}");
    }
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

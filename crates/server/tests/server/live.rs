//! Live play over WebSocket: moves, refusals, reconnection, bots, take-back, chat, restart.

use crate::support::{Client, Live, Running, generous, sqlite};
use serde_json::{Value, json};
use tafel_server::{Config, Time};

async fn two_at_a_table(server: &Running) -> (Client, Client, String) {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(&json!("open")).await;
    assert_eq!(bert.with_body("PUT", &format!("/api/tables/{table}/seats/1"), &json!({})).await.status, 200);
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    (anna, bert, table)
}

fn ask_of(position: &Value) -> u64 {
    position["ask"].as_u64().expect("a question")
}

#[tokio::test]
async fn two_people_play_to_the_end_and_the_record_verifies() {
    let server = Running::fresh().await;
    let (anna, bert, table) = two_at_a_table(&server).await;
    let mut live = [anna.live(&table, "").await, bert.live(&table, "").await];
    let mut watcher = server.stranger().live(&table, "").await;
    let first = [live[0].next_of("position").await, live[1].next_of("position").await];
    let seen = watcher.next_of("position").await;
    assert_eq!((&first[0]["seat"], &first[1]["seat"], &seen["seat"]), (&json!(0), &json!(1), &Value::Null));
    assert_eq!(seen["offers"], json!([]));
    assert!(first[0]["seed"].is_null());
    let commitment = first[0]["commitment"].as_str().unwrap().to_owned();
    let [one, two] = first;
    let (a, b) = live.split_at_mut(1);
    let (end, other_end) = tokio::join!(a[0].play_on(one), b[0].play_on(two));
    assert_eq!(end["result"], other_end["result"]);
    assert_eq!(end["commitment"], commitment.as_str());
    assert!(end["seed"].is_string());
    let record = server.stranger().get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    assert!(record.text.contains(&format!("commitment {commitment}\n")));
    let replayed = anna.post("/api/replay", &json!({ "record": record.text })).await.json();
    assert_eq!(replayed["result"], end["result"]);
    assert!(replayed["verified_draws"].as_u64().unwrap() > 5);
    let results = anna.get("/api/matches").await.json();
    assert_eq!(results[0]["points"], end["result"]["points"]);
    let me = anna.get("/api/me").await.json();
    let own = anna.get(&format!("/api/players/{}/results", me["id"].as_str().unwrap())).await.json();
    assert_eq!(own[0]["points"], end["result"]["points"][0]);
}

#[tokio::test]
async fn submissions_are_refused_with_a_reason_and_change_nothing() {
    let server = Running::fresh().await;
    let (anna, _, table) = two_at_a_table(&server).await;
    let mut live = anna.live(&table, "").await;
    let position = live.next_of("position").await;
    let ask = ask_of(&position);
    let offer = position["offers"][0].as_str().unwrap();
    assert_eq!(live.submit(ask, "bid").await["code"], "unreadable");
    assert_eq!(live.submit(ask, "take red").await["code"], "illegal");
    assert_eq!(live.submit(ask + 1, offer).await["code"], "stale");
    live.say(&json!({ "type": "fly" })).await;
    assert_eq!(live.next_of("refused").await["code"], "unreadable");
    assert_eq!(live.submit(ask, offer).await, json!({ "type": "ok", "ask": ask }));
    let again = live.submit(ask, offer).await;
    assert_eq!((&again["code"], &again["ask"]), (&json!("stale"), &json!(ask)));
    let mut watcher = server.stranger().live(&table, "").await;
    let seen = watcher.next_of("position").await;
    assert_eq!(seen["line"].as_u64().unwrap(), position["line"].as_u64().unwrap() + 1);
    assert_eq!(watcher.submit(1, offer).await["code"], "not-seated");
}

#[tokio::test]
async fn who_comes_back_hears_what_was_missed() {
    let server = Running::fresh().await;
    let (anna, bert, table) = two_at_a_table(&server).await;
    let mut steady = anna.live(&table, "").await;
    let mut flaky = anna.live(&table, "").await;
    let mut position = steady.next_of("position").await;
    let known = flaky.next_of("position").await["line"].clone();
    drop(flaky);
    let mut other = bert.live(&table, "").await;
    let mut theirs = other.next_of("position").await;
    let mut heard = vec![];
    for _ in 0..3 {
        for (live, position) in [(&mut steady, &mut position), (&mut other, &mut theirs)] {
            if let Some(ask) = position["ask"].as_u64() {
                let mv = position["offers"][0].as_str().unwrap().to_owned();
                live.say(&json!({ "type": "move", "ask": ask, "move": mv })).await;
                *position = live.next_of("position").await;
                while position["ask"] == ask {
                    *position = live.next_of("position").await;
                }
            }
        }
        while steady.raw.last().is_some() && position["line"].as_u64() < theirs["line"].as_u64() {
            position = steady.next_of("position").await;
        }
        while theirs["line"].as_u64() < position["line"].as_u64() {
            theirs = other.next_of("position").await;
        }
    }
    for message in steady.raw.iter().map(|raw| serde_json::from_str::<Value>(raw).unwrap()) {
        if message["type"] == "position" && message["line"].as_u64() > known.as_u64() {
            heard.extend(message["effects"].as_array().unwrap().clone());
        }
    }
    assert!(!heard.is_empty());
    let mut back = anna.live(&table, &format!("?since={known}")).await;
    let resumed = back.next_of("position").await;
    assert_eq!(resumed["effects"], json!(heard));
    assert_eq!(resumed["view"], position["view"]);
    assert_eq!((&resumed["ask"], &resumed["line"]), (&position["ask"], &position["line"]));
    assert_eq!(resumed["taken_back"], false);
}

#[tokio::test]
async fn bots_play_their_seats_and_advise() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let table = anna.table(&json!({ "bot": "greedy" })).await;
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let mut live = anna.live(&table, "").await;
    let position = live.next_of("position").await;
    let hint = anna.get(&format!("/api/tables/{table}/hint?level=greedy")).await.json();
    for advised in hint["moves"].as_array().unwrap() {
        assert!(advised["points"].is_i64() && advised["now"].is_array(), "{hint}");
    }
    let points: Vec<i64> =
        hint["moves"].as_array().unwrap().iter().map(|advised| advised["points"].as_i64().unwrap()).collect();
    assert!(points.is_sorted_by(|one, next| one >= next), "{hint}");
    let guess = anna.get(&format!("/api/tables/{table}/hint?level=random")).await.json();
    assert_eq!(guess["moves"], json!([]), "whoever compares nothing advises nothing");
    let advised = &hint["moves"][0]["move"];
    assert!(position["offers"].as_array().unwrap().contains(advised), "{hint}");
    assert_eq!(live.submit(ask_of(&position), advised.as_str().unwrap()).await["type"], "ok");
    let next = live.next_of("position").await;
    live.play_on(next).await;
    let info = anna.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&info["status"], &info["seats"][0]["stood_in"]), (&json!("over"), &json!(false)));
    let rematch = anna.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.json();
    assert_eq!(rematch["seats"][1]["name"], "Anna");
    assert_eq!(rematch["seats"][0]["bot"], "greedy");
    let again = anna.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.json();
    assert_eq!(again["id"], rematch["id"]);
}

#[tokio::test]
async fn a_move_is_taken_back_alone_or_with_the_consent_of_all() {
    let server = Running::fresh().await;
    let (anna, bert, table) = two_at_a_table(&server).await;
    let (mut a, mut b) = (anna.live(&table, "").await, bert.live(&table, "").await);
    let (start, theirs) = (a.next_of("position").await, b.next_of("position").await);
    assert_eq!(a.submit(ask_of(&start), start["offers"][0].as_str().unwrap()).await["type"], "ok");
    a.say(&json!({ "type": "take-back" })).await;
    let mut back = a.next_of("position").await;
    while back["taken_back"] == false {
        back = a.next_of("position").await;
    }
    assert_eq!(back["view"], start["view"]);
    assert_eq!(ask_of(&back), ask_of(&start) + 2, "the old question is stale");
    assert_eq!(a.submit(ask_of(&back), back["offers"][0].as_str().unwrap()).await["type"], "ok");
    assert_eq!(b.submit(ask_of(&theirs) + 1, theirs["offers"][0].as_str().unwrap()).await["type"], "ok");
    // Both bids are shown: what anna chose is known now.
    a.say(&json!({ "type": "take-back" })).await;
    let mut asked = b.next_of("position").await;
    while asked["take_back"].is_null() {
        asked = b.next_of("position").await;
    }
    assert_eq!(asked["take_back"]["seat"], 0);
    let heard = |seen: &Value| seen["effects"].as_array().is_some_and(|heard| !heard.is_empty());
    let before = b.heard("position").into_iter().find(heard).expect("what was heard of the first bid");
    assert_eq!(asked["take_back"]["heard"], before["effects"], "the move is named, as it was heard");
    a.say(&json!({ "type": "agree" })).await;
    assert_eq!(a.next_of("refused").await["code"], "nothing-asked", "nobody agrees with themselves");
    b.say(&json!({ "type": "agree" })).await;
    let mut undone = b.next_of("position").await;
    while undone["taken_back"] == false {
        undone = b.next_of("position").await;
    }
    assert_eq!(undone["view"], theirs["view"]);
}

#[tokio::test]
async fn chat_reaches_everybody_and_is_bounded() {
    let server = Running::fresh().await;
    let (anna, bert, table) = two_at_a_table(&server).await;
    let (mut a, mut b) = (anna.live(&table, "").await, bert.live(&table, "").await);
    b.next_of("position").await;
    a.say(&json!({ "type": "chat", "text": "good luck" })).await;
    let heard = b.next_of("chat").await;
    assert_eq!((&heard["name"], &heard["text"]), (&json!("Anna"), &json!("good luck")));
    a.say(&json!({ "type": "chat", "text": "x".repeat(501) })).await;
    assert_eq!(a.next_of("refused").await["code"], "unreadable");
    for _ in 0..4 {
        a.say(&json!({ "type": "chat", "text": "again" })).await;
    }
    assert_eq!(a.next_of("refused").await["code"], "too-many");
    let mut stranger = server.stranger().live(&table, "").await;
    assert_eq!(stranger.next_of("chat").await["text"], "good luck");
    stranger.say(&json!({ "type": "chat", "text": "hi" })).await;
    assert_eq!(stranger.next_of("refused").await["code"], "not-signed-in");
}

#[tokio::test]
async fn a_restart_resumes_every_table() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let (mut anna, _, table) = two_at_a_table(&server).await;
    let mut live = anna.live(&table, "").await;
    let position = live.next_of("position").await;
    live.submit(ask_of(&position), position["offers"][0].as_str().unwrap()).await;
    let before = live.next_of("position").await;
    server.stop().await;
    let server = Running::start(&url, generous()).await;
    anna.address = server.address;
    let mut live = anna.live(&table, "").await;
    let after = live.next_of("position").await;
    for same in ["line", "view", "awaited", "ask", "offers", "commitment"] {
        assert_eq!(after[same], before[same], "{same}");
    }
}

#[tokio::test]
async fn a_bot_plays_on_after_a_restart_without_anybody_looking() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let mut anna = server.guest("Anna").await;
    let bots = json!([{ "bot": "expert" }, { "bot": "expert" }]);
    let body = json!({ "game": "pebbles", "options": "seats 2", "seats": bots, "start": true });
    let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    server.stop().await;
    let server = Running::start(&url, generous()).await;
    anna.address = server.address;
    let mut live: Live = anna.live(&table, "").await;
    let mut last = live.next_of("position").await;
    while last["result"].is_null() {
        last = live.next_of("position").await;
    }
}

#[tokio::test]
async fn when_time_is_up_a_bot_takes_the_seat_until_the_person_returns() {
    let (time, set) = Time::by_hand(1_000_000);
    let server = Running::start(&sqlite(), Config { time, ..generous() }).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let clock = json!({ "kind": "live", "bank_s": 60, "increment_s": 10 });
    let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", "open"], "clock": clock });
    let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    bert.with_body("PUT", &format!("/api/tables/{table}/seats/1"), &json!({})).await;
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let mut live = anna.live(&table, "").await;
    let position = live.next_of("position").await;
    assert_eq!(position["clock"][0], json!({ "left_ms": 70_000, "running": true }));
    set.send(1_069_999).unwrap();
    // Bert decides in the last moment, so that Anna alone is late.
    let bid = json!({ "ask": 1, "move": "bid 1" });
    assert_eq!(bert.post(&format!("/api/tables/{table}/moves"), &bid).await.status, 200);
    let position = live.next_of("position").await;
    assert_eq!(position["clock"][0], json!({ "left_ms": 1, "running": true }));
    assert_eq!(position["clock"][1]["left_ms"], 10_001, "the bank has paid");
    set.send(1_070_000).unwrap();
    let mut seats = live.next_of("seats").await;
    while seats["seats"][0]["bot"].is_null() {
        seats = live.next_of("seats").await;
    }
    assert_eq!(seats["seats"][1]["bot"], Value::Null);
    // The late decision is the bot's; after it the seat is Anna's again.
    live.next_of("position").await;
    live.say(&json!({ "type": "return" })).await;
    while !seats["seats"][0]["bot"].is_null() {
        seats = live.next_of("seats").await;
    }
}

/// Connections that send their request too slowly are closed.
#[tokio::test]
async fn a_slow_request_is_not_waited_for() {
    use std::time::Duration;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let config = Config { header_patience: Duration::from_millis(50), ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ").await.unwrap();
    let mut heard = vec![];
    let ended = stream.read_to_end(&mut heard).await;
    assert!(ended.is_err() || !heard.starts_with(b"HTTP/1.1 200"), "{heard:?}");
}

/// People in one room share a page: one person plays several seats, each over a connection of its own.
#[tokio::test]
async fn one_person_plays_several_seats_and_each_keeps_its_secrets() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let table = anna.table(&json!("me")).await;
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let mut seats = [anna.live(&table, "?seat=0").await, anna.live(&table, "?seat=1").await];
    let [first, second] = &mut seats;
    let (mine, theirs) = (first.next_of("position").await, second.next_of("position").await);
    assert_eq!((&mine["awaited"], &theirs["awaited"]), (&json!([0, 1]), &json!([0, 1])));
    assert_eq!((&mine["seat"], &theirs["seat"]), (&json!(0), &json!(1)));
    assert_eq!(first.submit(ask_of(&mine), "bid 3").await["type"], "ok");
    let heard = second.next_of("position").await;
    assert!(!heard["effects"].to_string().contains('3'), "the bid is secret in the room too: {heard}");
    assert_eq!((&heard["ask"], &heard["offers"]), (&theirs["ask"], &theirs["offers"]));
    // Nobody else is at the table, so nobody is asked.
    first.say(&json!({ "type": "take-back" })).await;
    let back = second.next_of("position").await;
    assert_eq!(back["taken_back"], true);
    let mut mine = first.next_of("position").await;
    while mine["line"] != back["line"] {
        mine = first.next_of("position").await;
    }
    let (end, other_end) = tokio::join!(first.play_on(mine), second.play_on(back));
    assert_eq!(end["result"], other_end["result"]);
    assert_eq!(end["tally"], other_end["tally"]);
}

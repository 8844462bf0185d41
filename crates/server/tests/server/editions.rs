//! Tables that are played with other components than the built-in ones.

use crate::support::postgres::Postgres;
use crate::support::{Answer, Client, Running, finish, generous, sqlite};
use serde_json::{Value, json};
use tafel_engine::Games;
use tafel_pebbles::Pebbles;
use tafel_rules::{Edition, EditionId, Rules};
use tafel_server::{Config, Store, Time};
use tafel_table::{Enclosed, Packed};

const UNKNOWN: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
const DAY: i64 = 24 * 3600 * 1000;

/// An edition of Pebbles in which a debt costs more.
fn dear() -> Edition {
    Edition::built_in(Pebbles::FILES).named("dear").change("debt", "3").unwrap()
}

fn games() -> (Games, EditionId) {
    let mut games = Games::load();
    let id = games.add("pebbles", dear()).unwrap();
    (games, id)
}

/// A table for the client alone, with these seats.
async fn make(client: &Client, digest: &str, others: &str) -> Answer {
    let body = json!({
        "game": "pebbles", "options": "seats 2", "seats": ["me", { "bot": others }], "start": true, "edition": digest
    });
    client.post("/api/tables", &body).await
}

async fn made(client: &Client, digest: &str) -> String {
    let answer = make(client, digest, "greedy").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["id"].as_str().unwrap().to_owned()
}

async fn replay(client: &Client, record: &str) -> Answer {
    client.post("/api/replay", &json!({ "record": record })).await
}

#[tokio::test]
async fn an_edition_is_offered_for_its_game_and_its_matches_name_it() {
    let (games, id) = games();
    let server = Running::start_with(&sqlite(), generous(), games).await;
    let anna = server.guest("Anna").await;
    let (named, digest) = (json!({ "name": "dear", "digest": id.digest.to_string() }), id.digest.to_string());
    for game in anna.get("/api/games").await.json().as_array().unwrap() {
        let expected = if game["id"] == "pebbles" { json!([named]) } else { json!([]) };
        assert_eq!(game["editions"], expected, "{game}");
    }
    let table = made(&anna, &digest).await;
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.json()["edition"], named);
    assert_eq!(anna.get("/api/me/tables").await.json()[0]["edition"], named);
    finish(&[&anna], &table).await;

    let record = anna.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(record.starts_with(&format!("pebbles 1 {id}\n")), "{record}");
    let enclosed = anna.get(&format!("/api/tables/{table}/record?enclose=true")).await.text;
    assert_eq!(Enclosed::in_text(&record, &dear()), enclosed);
    for text in [&record, &enclosed] {
        let replayed = replay(&anna, text).await.json();
        assert_eq!(replayed["edition"], named, "{replayed}");
        assert!(replayed["components"].is_object());
    }
    let seen = anna.get(&format!("/api/tables/{table}/replay")).await.json();
    assert_eq!(seen["edition"], named);
    let own = anna.post("/api/replay", &json!({ "record": record, "viewer": "0" })).await.json();
    assert_eq!(seen["frames"], own["frames"]);

    let other = json!({ "game": "settlement", "seats": ["me"], "options": "seats 1", "edition": digest });
    assert_eq!(anna.post("/api/tables", &other).await.code(), "unknown-edition", "it is of another game");
    let rematch = anna.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.json();
    assert_eq!(rematch["edition"], named);
}

#[tokio::test]
async fn a_match_is_reviewed_by_the_components_that_it_was_played_with() {
    let (games, id) = games();
    let server = Running::start_with(&sqlite(), generous(), games).await;
    let anna = server.guest("Anna").await;
    let table = made(&anna, &id.digest.to_string()).await;
    finish(&[&anna], &table).await;
    let review = loop {
        let state = anna.get(&format!("/api/tables/{table}/review")).await;
        assert_eq!(state.status, 200, "{state:?}");
        if let Some(review) = state.json().get("review").filter(|review| review.is_object()) {
            break review.clone();
        }
    };
    let result = &anna.get(&format!("/api/tables/{table}/replay")).await.json()["result"]["points"];
    let totals = review["totals"].as_array().unwrap();
    let points: Vec<i64> = totals.iter().map(|seat| seat["result"].as_i64().unwrap() / 100).collect();
    assert_eq!(&json!(points), result);
}

/// The folder may change between two starts; the database has what matches need.
#[tokio::test]
async fn matches_go_on_and_can_be_replayed_when_their_edition_is_no_longer_offered() {
    let (url, (games, id)) = (sqlite(), games());
    let server = Running::start_with(&url, generous(), games).await;
    let anna = server.guest("Anna").await;
    let digest = id.digest.to_string();
    let (over, running) = (made(&anna, &digest).await, made(&anna, &digest).await);
    finish(&[&anna], &over).await;
    let record = anna.get(&format!("/api/tables/{over}/record")).await.text;
    let seen = anna.get(&format!("/api/tables/{over}/replay")).await.text;
    server.stop().await;

    // The name is there still, and says something else.
    let mut changed = Games::load();
    changed.add("pebbles", dear().change("debt", "2").unwrap()).unwrap();
    let server = Running::start_with(&url, generous(), changed).await;
    let anna = Client { address: server.address, ..anna };
    assert_eq!(anna.get(&format!("/api/tables/{over}/record")).await.text, record);
    assert_eq!(anna.get(&format!("/api/tables/{over}/replay")).await.text, seen);
    assert_eq!(replay(&anna, &record).await.status, 200, "its edition is kept here");
    let components = anna.get(&format!("/api/games/pebbles/editions/{digest}")).await;
    assert_eq!(components.json()["edition"]["name"], "dear");
    finish(&[&anna], &running).await;
    let goes_on = json!({
        "game": "pebbles", "seats": ["me", { "bot": "greedy" }], "start": true, "from": { "record": record, "lines": 4 }
    });
    let goes_on = anna.post("/api/tables", &goes_on).await;
    assert_eq!(goes_on.json()["edition"]["digest"], digest, "{goes_on:?}");
    assert_eq!(make(&anna, &digest, "greedy").await.code(), "unknown-edition", "no longer offered");
}

#[tokio::test]
async fn an_unknown_edition_is_refused_by_a_word_of_its_own() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    assert_eq!(make(&anna, UNKNOWN, "greedy").await.code(), "unknown-edition");
    for unreadable in ["", "dear", "../dear", &UNKNOWN.to_uppercase()[1..]] {
        assert_eq!(make(&anna, unreadable, "greedy").await.code(), "unreadable", "{unreadable}");
    }
    let record = format!("pebbles 1 dear {UNKNOWN}\nseats 2; goals open\n");
    let refusal = replay(&anna, &record).await;
    assert_eq!((refusal.status, refusal.code().as_str()), (422, "unknown-edition"));
    assert!(refusal.json()["message"].as_str().unwrap().contains(UNKNOWN), "it says which is needed");
    let from = json!({ "game": "pebbles", "seats": ["me"], "from": { "record": record, "lines": 0 } });
    assert_eq!(anna.post("/api/tables", &from).await.code(), "unknown-edition");
    for path in [UNKNOWN, "..%2f..%2fsecret", "x"] {
        assert_eq!(anna.get(&format!("/api/games/pebbles/editions/{path}")).await.status, 404, "{path}");
    }
}

/// Whatever a stranger encloses is checked as an edition in a folder is, and nothing of it is kept.
#[tokio::test]
async fn a_record_that_encloses_an_edition_is_replayed_if_the_game_can_be_played_with_it() {
    let (url, (games, id)) = (sqlite(), games());
    let server = Running::start_with(&url, generous(), games).await;
    let anna = server.guest("Anna").await;
    let table = made(&anna, &id.digest.to_string()).await;
    finish(&[&anna], &table).await;
    let record = anna.get(&format!("/api/tables/{table}/record?enclose=true")).await.text;

    let elsewhere = Running::fresh().await;
    let boris = elsewhere.guest("Boris").await;
    let replayed = replay(&boris, &record).await.json();
    assert_eq!(replayed["edition"]["name"], "dear", "{replayed}");
    assert!(replayed["verified_draws"].as_u64().unwrap() > 0);
    let kept = format!("/api/games/pebbles/editions/{}", id.digest);
    assert_eq!(boris.get(&kept).await.status, 404, "it was only looked at");
    let from = json!({ "game": "pebbles", "seats": ["me"], "from": { "record": record, "lines": 2 } });
    assert_eq!(boris.post("/api/tables", &from).await.code(), "unknown-edition");

    let unsound = dear().change("rounds", "9").unwrap();
    let forged = record.replacen(&id.to_string(), &unsound.id().to_string(), 1);
    for (forged, why) in [
        (Enclosed::in_text(&forged, &unsound), "9 rounds need as many cards"),
        (record.replace("|= pebbles.ron", "|= ../pebbles.ron"), "no such file belongs to it"),
        (record.replace("|= pebbles.ron", &format!("|= pebbles.ron\n| {}", "[".repeat(9_999))), "too deep"),
        (record.replace("debt: 3", "debt: 4"), "the record needs the edition"),
    ] {
        let refusal = replay(&boris, &forged).await;
        assert!(refusal.status == 422 && refusal.text.contains(why), "{why}: {refusal:?}");
    }
}

#[tokio::test]
async fn a_server_that_was_not_given_the_edition_plays_on_from_the_database() {
    let postgres = Postgres::start();
    let url = postgres.url.clone();
    let (games, id) = games();
    let with = Running::start_with(&url, generous(), games).await;
    let without = Running::start(&url, generous()).await;
    let anna = with.guest("Anna").await;
    let there = Client { address: without.address, ..anna.clone() };
    let table = made(&anna, &id.digest.to_string()).await;
    finish(&[&there], &table).await;
    assert_eq!(there.get(&format!("/api/tables/{table}")).await.json()["edition"]["name"], "dear");
    assert_eq!(there.get(&format!("/api/tables/{table}/replay")).await.json()["edition"]["name"], "dear");
}

#[tokio::test]
async fn copies_of_editions_are_kept_as_long_as_tables_are_played_with_them() {
    let (url, (games, id)) = (sqlite(), games());
    let (time, clock) = Time::by_hand(1_000);
    let server = Running::start_with(&url, Config { time, ..generous() }, games).await;
    let anna = server.guest("Anna").await;
    let table = made(&anna, &id.digest.to_string()).await;
    let store = Store::open(&url).await.unwrap();
    let other = dear().change("debt", "5").unwrap();
    store.keep_edition("pebbles", &other, 1_000).await.unwrap();
    let bounds = generous().bounds;
    assert_eq!(store.tidy_up(&bounds, "greedy", DAY).await.unwrap().editions, 0, "one may just be chosen");
    assert_eq!(store.tidy_up(&bounds, "greedy", DAY + 1_001).await.unwrap().editions, 1);
    assert_eq!(store.kept_edition("pebbles", other.id().digest).await.unwrap(), None);
    let kept = store.kept_edition("pebbles", id.digest).await.unwrap().unwrap();
    assert_eq!(Packed::read(&kept).unwrap().edition(Pebbles::FILES), Ok(dear()));
    assert_eq!(store.kept_edition("guilds", id.digest).await.unwrap(), None);
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.status, 200);
    drop(clock);
}

#[tokio::test]
async fn a_form_is_filled_in_checked_and_returned_as_a_file() {
    let server = Running::fresh().await;
    let anyone = server.stranger();
    let post = async |what: &str, body: Value| {
        anyone.post(&format!("/api/games/settlement/editions/{what}"), &body).await
    };
    let form = post("form", json!({})).await.json();
    let hero = |form: &Value| {
        form["parts"].as_array().unwrap().iter().find(|part| part["id"] == "h01").unwrap().clone()
    };
    let text = |part: &Value, name: &str| {
        let fields = part["fields"].as_array().unwrap();
        fields
            .iter()
            .find(|field| field["names"].as_array().unwrap().last().unwrap() == name)
            .unwrap()
            .clone()
    };
    assert_eq!(text(&hero(&form), "clay")["text"], "", "what other heroes cost can be entered");

    let values = json!({ "heroes.hero.h01.cost.clay": "2" });
    let checked = post("check", json!({ "name": "My Box!", "values": values })).await.json();
    assert_eq!(checked["wrong"], Value::Null, "{checked}");
    assert_eq!(checked["edition"]["name"], "my-box");
    assert_eq!(checked["components"]["HEROES"]["h01"]["cost"]["clay"], 2);
    let file = checked["file"].as_str().unwrap();
    assert!(file.starts_with("edition settlement my-box\n|= "), "{file}");
    let again = post("form", json!({ "from": file })).await.json();
    assert_eq!((&again["name"], &text(&hero(&again), "clay")["text"]), (&json!("my-box"), &json!("2")));
    let unchanged = post("check", json!({})).await.json();
    assert_eq!(unchanged["built_in"], true);

    for (path, value, reason) in [
        ("heroes.hero.h01.cost.clay", "60", "h01 costs"),
        ("heroes.hero.h01.settlers", "\"many\"", ""),
        ("heroes.hero.h01.colour", "1, cost: {", "nothing may follow the value"),
        ("heroes.hero.h99.settlers", "1", "there is no such value"),
    ] {
        let wrong = post("check", json!({ "values": { path: value } })).await.json()["wrong"].clone();
        assert!(wrong["reason"].as_str().unwrap().contains(reason), "{wrong}");
        assert!(path.starts_with(wrong["path"].as_str().unwrap()), "{wrong}");
    }
    let of_pebbles = Packed::text("pebbles", &dear()).to_string();
    for (what, body, status) in [
        ("check", json!({ "from": of_pebbles }), 422),
        ("form", json!({ "from": "edition settlement x\n|= ../heroes.ron\n" }), 422),
        ("form", json!({ "from": "|".repeat(600_000) }), 413),
        ("check", json!({ "values": { "heroes": "[".repeat(100_000) } }), 200),
    ] {
        let answer = post(what, body).await;
        assert_eq!(answer.status, status, "{answer:?}");
    }
    assert_eq!(anyone.post("/api/games/chess/editions/form", &json!({})).await.status, 404);
}

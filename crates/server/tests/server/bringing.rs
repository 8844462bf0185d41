//! Matches that were begun on somebody's own device and go on at the server: checked, marked, and counted for nobody.

use crate::support::{Client, Running, generous, sqlite};
use serde_json::{Value, json};
use std::sync::Arc;
use tafel_engine::{Games, Play};
use tafel_rules::{Dice, Seat, Seed};
use tafel_table::MAX_RECORD_BYTES;

/// A match of two at one device, after some decisions or at its end.
fn played(game: &str, decisions: usize) -> Arc<dyn Play> {
    let games = Games::load();
    let (rules, _) = games.find(game).unwrap();
    let mut play = rules.open("seats 2", Seed::numbered(25, 1)).unwrap().play;
    let mut chaos = Dice::at(Seed::numbered(25, 2), 0);
    for _ in 0..decisions {
        let Some(seat) = play.turn().awaited().iter().next() else { break };
        let offers = play.offers(seat);
        let mv = &offers[chaos.below(offers.len() as u32) as usize];
        play = play.submit(seat, mv).unwrap().play;
    }
    play
}

fn body(record: &str) -> Value {
    json!({ "record": record, "seats": ["me", { "named": "Grandma" }] })
}

async fn brought(client: &Client, record: &str) -> Value {
    let answer = client.post("/api/tables/brought", &body(record)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

#[tokio::test]
async fn a_match_goes_on_with_its_own_seed_and_promise_marked_and_private() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    for game in ["pebbles", "terra-mystica", "settlement", "tales-of-glory"] {
        let here = played(game, 9);
        let table = brought(&anna, &here.record_with_seed()).await;
        assert_eq!((&table["brought"], &table["visibility"]), (&json!(true), &json!("private")), "{game}");
        assert_eq!(table["commitment"], here.commitment(), "{game}");
        assert_eq!(table["seed"], Value::Null, "{game}: the server still does not say it");
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        let seat = here.turn().awaited().iter().next().unwrap();
        let position = anna.get(&format!("{path}/position?seat={seat}")).await.json();
        assert_eq!(position["offers"], json!(here.offers(seat)), "{game}");
        // The next draw falls as it would have fallen on the device.
        let offers = here.offers(seat);
        let there = json!({ "seat": seat.0, "ask": position["ask"], "move": offers[0] });
        assert_eq!(anna.post(&format!("{path}/moves"), &there).await.status, 200, "{game}");
        let ahead = here.submit(seat, &offers[0]).unwrap().play;
        let after = anna.get(&format!("{path}/position?seat={seat}")).await.json();
        let view: Value = serde_json::from_str(ahead.view(tafel_rules::Viewer::Seat(seat)).get()).unwrap();
        assert_eq!(after["view"], view, "{game}");
    }
}

#[tokio::test]
async fn a_finished_match_is_kept_with_its_result_and_counts_for_nobody() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let here = played("pebbles", usize::MAX);
    let table = brought(&anna, &here.record_with_seed()).await;
    assert_eq!((&table["status"], &table["brought"]), (&json!("over"), &json!(true)));
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    assert_eq!(anna.get(&format!("{path}/record")).await.text, here.record());
    let replay = anna.get(&format!("{path}/replay")).await.json();
    assert!(replay["verified_draws"].as_u64().unwrap() > 0);
    let mine = anna.get("/api/me/tables?shelf=over").await.json();
    assert_eq!(mine[0]["result"]["points"], json!(here.standing().unwrap().points));
    let results = anna.get(&format!("/api/players/{}/results", anna.id().await)).await.json();
    assert_eq!(results, json!([]), "nobody can make results at home");
    assert_eq!(server.stranger().get("/api/matches").await.json(), json!([]));
    let rematch = anna.post(&format!("{path}/rematch"), &json!({})).await.json();
    assert_eq!(rematch["brought"], false, "the server draws the seed of the rematch");
}

#[tokio::test]
async fn who_brings_a_match_again_gets_the_same_table_unless_it_went_on() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let (early, late) = (played("pebbles", 4), played("pebbles", 6));
    let first = brought(&anna, &late.record_with_seed()).await["id"].clone();
    for again in [&late, &early] {
        assert_eq!(brought(&anna, &again.record_with_seed()).await["id"], first);
    }
    assert_ne!(brought(&bert, &late.record_with_seed()).await["id"], first, "it is another's");
    let on = brought(&bert, &early.record_with_seed()).await["id"].clone();
    assert_ne!(brought(&bert, &played("pebbles", 8).record_with_seed()).await["id"], on);
}

#[tokio::test]
async fn what_is_forged_or_cannot_be_is_refused_by_a_typed_code_and_leaves_nothing() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let here = played("pebbles", 6);
    let record = here.record_with_seed();
    let commitment = format!("commitment {}", here.commitment());
    let chance = record.lines().find(|line| line.starts_with("* draw")).unwrap();
    let own = record.lines().find(|line| line.starts_with("0 ")).unwrap();
    let other_seed = format!("seed {}", Seed::numbered(9, 9));
    let seed = record.lines().find(|line| line.starts_with("seed")).unwrap();
    let long = format!("{record}{}", "# tea\n".repeat(MAX_RECORD_BYTES / 6 + 1));
    let faulty = [
        ("it says no seed", here.record()),
        ("another seed", record.replace(seed, &other_seed)),
        (
            "another seed and no promise",
            record.replace(seed, &other_seed).replace(&format!("{commitment}\n"), ""),
        ),
        ("chance fell otherwise", {
            let better = ["* draw red", "* draw white"].into_iter().find(|better| *better != chance).unwrap();
            record.replacen(chance, better, 1)
        }),
        ("a move that is not legal", record.replacen(own, "0 take red", 1)),
        ("a result before the end", format!("{record}= points 99 0; ranks 1 2\n")),
        ("cut off", record.trim_end().to_owned()),
        ("rules of another time", record.replacen("pebbles 1", "pebbles 9999", 1)),
        ("nothing", String::new()),
        ("no record", "what a day\n".to_owned()),
        ("a header that comes again and again", "from 3\n".repeat(9)),
    ];
    for (what, record) in faulty {
        let answer = anna.post("/api/tables/brought", &body(&record)).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "faulty-record"), "{what}: {answer:?}");
    }
    let of_an_edition = record.replacen("pebbles 1", &format!("pebbles 1 mine {}", "0".repeat(64)), 1);
    let refused = [
        (body(&of_an_edition), 422, "unknown-edition"),
        (body(&record.replacen("pebbles 1", "chess 1", 1)), 422, "unreadable"),
        (json!({ "record": record, "seats": ["me"] }), 422, "unreadable"),
        (json!({ "record": record, "seats": ["me", "open"] }), 422, "unreadable"),
        (json!({ "record": record, "seats": ["me", "me", "me"] }), 422, "unreadable"),
        (json!({ "record": record, "seats": ["me", { "bot": "search:999999999" }] }), 422, "unreadable"),
        (json!({ "record": record, "seats": ["me", { "named": "" }] }), 422, "unreadable"),
        (json!({ "record": record, "seats": ["me", "me"], "rated": true }), 422, "unreadable"),
        (body(&long), 422, "faulty-record"),
        (body(&long.repeat(3)), 413, "too-long"),
    ];
    for (body, status, code) in refused {
        let answer = anna.post("/api/tables/brought", &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{answer:?}");
    }
    let stranger = server.stranger().post("/api/tables/brought", &body(&record)).await;
    assert_eq!(stranger.status, 401);
    assert_eq!(anna.get("/api/me/tables").await.json(), json!([]), "nothing was kept");
}

#[tokio::test]
async fn nobody_brings_more_tables_than_they_may_have() {
    let config = tafel_server::Config { tables_per_person: 1, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let anna = server.guest("Anna").await;
    brought(&anna, &played("pebbles", 3).record_with_seed()).await;
    let more = anna.post("/api/tables/brought", &body(&played("tales-of-glory", 3).record_with_seed())).await;
    assert_eq!((more.status, more.code().as_str()), (429, "too-many"));
}

#[tokio::test]
async fn bots_go_on_where_they_sat() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let here = played("pebbles", 5);
    let awaited = here.turn().awaited().iter().next().unwrap();
    let seats: Vec<Value> = (0..2)
        .map(|seat| if Seat(seat) == awaited { json!({ "bot": "random" }) } else { json!("me") })
        .collect();
    let answer = anna
        .post("/api/tables/brought", &json!({ "record": here.record_with_seed(), "seats": seats }))
        .await
        .json();
    let me = 1 - awaited.0;
    let mut live = anna.live(answer["id"].as_str().unwrap(), &format!("?seat={me}")).await;
    let asked = async {
        loop {
            let position = live.next_of("position").await;
            if position["ask"].is_number() {
                return position["line"].as_u64().unwrap();
            }
        }
    };
    assert!(asked.await > here.length() as u64, "the bot has moved");
}

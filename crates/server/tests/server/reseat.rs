//! Whoever has lost a seat neither sees through its eyes nor plays its moves, whatever was opened before.

use crate::support::closing::POLICY;
use crate::support::postgres::Postgres;
use crate::support::{Client, Live, Running, generous};
use serde_json::{Value, json};

/// How somebody loses a seat.
#[derive(Copy, Clone, Debug)]
enum Way {
    StandsUp,
    IsRemoved,
}

/// A table that nobody sits at yet, its seats, and the key of a link to it.
async fn empty_table(host: &Client, game: &str, visibility: &str) -> (String, usize, String) {
    let options = if game == "guilds" { "seats 2" } else { "" };
    let body = json!({ "game": game, "options": options, "seats": ["open"], "visibility": visibility });
    let made = host.post("/api/tables", &body).await;
    assert_eq!(made.status, 200, "{made:?}");
    let made = made.json();
    let seats = made["seats"].as_array().unwrap().len();
    (made["id"].as_str().unwrap().to_owned(), seats, made["link"].as_str().unwrap().to_owned())
}

async fn sit(client: &Client, table: &str, seat: usize, link: &str) {
    let path = format!("/api/tables/{table}/seats/{seat}");
    let answer = client.with_body("PUT", &path, &json!({ "link": link })).await;
    assert_eq!(answer.status, 200, "{answer:?}");
}

async fn stand_up(client: &Client, table: &str, seat: usize) {
    let answer = client.delete(&format!("/api/tables/{table}/seats/{seat}")).await;
    assert_eq!(answer.status, 204, "{answer:?}");
}

/// What the seat's sitter is asked, and the first offer.
async fn question(sitter: &Client, table: &str, seat: &Value) -> (Value, Value) {
    let seen = sitter.get(&format!("/api/tables/{table}/position?seat={seat}")).await.json();
    (seen["ask"].clone(), seen["offers"][0].clone())
}

/// Plays this number of moves for whichever seat is awaited, through requests of the person on all seats.
async fn play_some(sitter: &Client, table: &str, moves: usize) {
    for _ in 0..moves {
        let public = sitter.get(&format!("/api/tables/{table}/position?seat=0")).await.json();
        let seat = &public["awaited"][0];
        let (ask, mv) = question(sitter, table, seat).await;
        let body = json!({ "seat": seat, "ask": ask, "move": mv });
        let moved = sitter.post(&format!("/api/tables/{table}/moves"), &body).await;
        assert_eq!(moved.status, 200, "{moved:?}");
    }
}

/// Reads on until the connection has the position after this number of lines.
async fn read_until(live: &mut Live, line: &Value) {
    while live.next_of("position").await["line"] != *line {}
}

/// The positions that came, as they came.
fn positions(live: &Live) -> Vec<&String> {
    live.raw.iter().filter(|raw| raw.starts_with("{\"type\":\"position\"")).collect()
}

/// In every game somebody sits on every seat, loses them all to somebody else, and hears and can do from then on what a
/// stranger does.
#[tokio::test]
async fn who_has_lost_a_seat_is_a_spectator_in_every_game() {
    let server = Running::fresh().await;
    let [host, anna, bert] =
        [server.guest("Host").await, server.guest("Anna").await, server.guest("Bert").await];
    let games = tafel_catalogue::games().into_iter().map(|game| game.id);
    for (game, way) in games.zip([Way::StandsUp, Way::IsRemoved].into_iter().cycle()) {
        let (table, seats, link) = empty_table(&host, game, "open").await;
        let mut lost = vec![];
        for seat in 0..seats {
            sit(&anna, &table, seat, &link).await;
            lost.push(anna.live(&table, &format!("?seat={seat}")).await);
        }
        let mut stranger = server.stranger().live(&table, "").await;
        for seat in 0..seats {
            // Somebody always sits there: a table without people would be removed.
            if seat + 1 == seats {
                sit(&bert, &table, 0, &link).await;
            }
            stand_up(if let Way::StandsUp = way { &anna } else { &host }, &table, seat).await;
        }
        for seat in usize::from(seats > 1)..seats {
            sit(&bert, &table, seat, &link).await;
        }
        assert_eq!(host.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
        play_some(&bert, &table, 6).await;
        let last = bert.get(&format!("/api/tables/{table}/position?seat=0")).await.json()["line"].clone();
        read_until(&mut stranger, &last).await;
        for (seat, live) in lost.iter_mut().enumerate() {
            read_until(live, &last).await;
            assert_eq!(positions(live), positions(&stranger), "{game}: seat {seat} after {way:?}");
        }
        let awaited =
            bert.get(&format!("/api/tables/{table}/position?seat=0")).await.json()["awaited"][0].clone();
        let (ask, mv) = question(&bert, &table, &awaited).await;
        let seat = awaited.as_u64().unwrap() as usize;
        let refused = lost[seat].submit(ask.as_u64().unwrap(), mv.as_str().unwrap()).await;
        assert_eq!(refused["code"], "not-seated", "{game}: seat {seat} after {way:?}");
        for deed in ["take-back", "agree", "decline", "return"] {
            lost[seat].say(&json!({ "type": deed })).await;
            assert_eq!(lost[seat].next_of("refused").await["code"], "not-seated", "{game}: {deed}");
        }
        let path = format!("/api/tables/{table}");
        for asked in ["position", "hint", "replay"] {
            let name = if asked == "replay" { "viewer" } else { "seat" };
            let answer = anna.get(&format!("{path}/{asked}?{name}={seat}")).await;
            assert_eq!((answer.status, answer.code().as_str()), (403, "forbidden"), "{game}: {asked}");
        }
        let body = json!({ "seat": seat, "ask": ask, "move": mv });
        assert_eq!(anna.post(&format!("{path}/moves"), &body).await.status, 403, "{game}");
        let moved = bert.post(&format!("{path}/moves"), &body).await;
        assert_eq!(
            moved.status, 200,
            "{game}: the question is still there for whoever sits there: {moved:?}"
        );
    }
}

/// Two who change places keep what they opened before: each old connection shows neither seat any more.
#[tokio::test]
async fn people_who_change_places_do_not_see_what_they_left() {
    let server = Running::fresh().await;
    let [anna, bert, carl] =
        [server.guest("Anna").await, server.guest("Bert").await, server.guest("Carl").await];
    let body = json!({ "game": "pebbles", "options": "seats 3", "seats": ["me"] });
    let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    sit(&bert, &table, 1, "").await;
    let mut old = [anna.live(&table, "").await, bert.live(&table, "").await];
    let mut stranger = server.stranger().live(&table, "").await;
    stand_up(&anna, &table, 0).await;
    sit(&anna, &table, 2, "").await;
    stand_up(&bert, &table, 1).await;
    sit(&bert, &table, 0, "").await;
    stand_up(&anna, &table, 2).await;
    sit(&anna, &table, 1, "").await;
    sit(&carl, &table, 2, "").await;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    let mut last = Value::Null;
    for (client, seat, mv) in [(&anna, 1, "bid 2"), (&bert, 0, "bid 4")] {
        let mut live = client.live(&table, "").await;
        let position = live.next_of("position").await;
        assert_eq!(position["seat"], seat);
        assert_eq!(live.submit(position["ask"].as_u64().unwrap(), mv).await["type"], "ok");
        last = live.heard("position").pop().unwrap()["line"].clone();
    }
    read_until(&mut stranger, &last).await;
    for live in &mut old {
        read_until(live, &last).await;
        assert_eq!(positions(live), positions(&stranger));
        assert_eq!(live.submit(1, "bid 3").await["code"], "not-seated");
    }
}

/// Who sits where changes by one server; what was opened by another shows no seat that is somebody else's by now.
#[tokio::test]
async fn who_has_lost_a_seat_by_one_server_is_a_spectator_by_the_other() {
    let postgres = Postgres::start();
    let (here, there) =
        (Running::start(&postgres.url, generous()).await, Running::start(&postgres.url, generous()).await);
    let [host, anna, bert] = [here.guest("Host").await, here.guest("Anna").await, here.guest("Bert").await];
    let (table, seats, link) = empty_table(&host, "pebbles", "open").await;
    sit(&anna, &table, 0, &link).await;
    let mut lost = Client { address: there.address, ..anna.clone() }.live(&table, "").await;
    let mut stranger = there.stranger().live(&table, "").await;
    for seat in 1..seats {
        sit(&bert, &table, seat, &link).await;
    }
    stand_up(&host, &table, 0).await;
    sit(&bert, &table, 0, &link).await;
    assert_eq!(host.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    play_some(&bert, &table, 4).await;
    let last = bert.get(&format!("/api/tables/{table}/position?seat=0")).await.json()["line"].clone();
    for live in [&mut lost, &mut stranger] {
        read_until(live, &last).await;
    }
    assert!(positions(&lost).iter().all(|position| position.contains("\"seat\":null")));
    assert_eq!(positions(&lost).last(), positions(&stranger).last());
    assert_eq!(lost.submit(1, "bid 3").await["code"], "not-seated");
}

/// A private table lets those go who sit there no more; whoever came with its link may stay and watch.
#[tokio::test]
async fn a_private_table_lets_those_go_who_have_lost_their_seat() {
    let server = Running::fresh().await;
    let [host, anna, bert] =
        [server.guest("Host").await, server.guest("Anna").await, server.guest("Bert").await];
    for way in [Way::StandsUp, Way::IsRemoved] {
        let (table, _, link) = empty_table(&host, "pebbles", "private").await;
        sit(&bert, &table, 1, &link).await;
        sit(&anna, &table, 0, &link).await;
        let mut own = anna.live(&table, "").await;
        let mut with_link = anna.live(&table, &format!("?link={link}")).await;
        stand_up(if let Way::StandsUp = way { &anna } else { &host }, &table, 0).await;
        assert_eq!(own.closed().await, Some(POLICY), "{way:?}");
        assert_eq!(anna.get(&format!("/api/tables/{table}")).await.status, 404, "{way:?}");
        sit(&bert, &table, 0, &link).await;
        sit(&bert, &table, 2, &link).await;
        assert_eq!(host.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
        let seen = with_link.next_of("position").await;
        assert_eq!((&seen["seat"], &seen["offers"]), (&Value::Null, &json!([])), "{way:?}");
        assert_eq!(with_link.submit(1, "bid 3").await["code"], "not-seated", "{way:?}");
    }
}

/// Those who watch a private table with its link are spectators, and the host may watch without a seat.
#[tokio::test]
async fn a_private_table_keeps_its_host_and_those_with_the_link() {
    let server = Running::fresh().await;
    let [host, anna] = [server.guest("Host").await, server.guest("Anna").await];
    let (table, _, link) = empty_table(&host, "pebbles", "private").await;
    sit(&anna, &table, 0, &link).await;
    let mut watching =
        [host.live(&table, "").await, server.stranger().live(&table, &format!("?link={link}")).await];
    for seat in [1, 2] {
        sit(&anna, &table, seat, &link).await;
    }
    assert_eq!(host.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    for live in &mut watching {
        assert!(live.next_of("position").await["seat"].is_null());
    }
}

/// Signing out ends what the seat showed, and deleting the account too; a bot plays on for whoever is gone.
#[tokio::test]
async fn sessions_that_end_take_the_seats_eyes_with_them() {
    let server = Running::fresh().await;
    for deletes in [false, true] {
        let [anna, bert] = [server.guest("Anna").await, server.guest("Bert").await];
        let table = anna.table(&json!("open")).await;
        sit(&bert, &table, 1, "").await;
        assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
        let mut lost = anna.live(&table, "").await;
        let mut theirs = bert.live(&table, "").await;
        let mut position = theirs.next_of("position").await;
        assert_eq!(lost.next_of("position").await["seat"], 0);
        let gone = anna.delete(if deletes { "/api/me" } else { "/api/session" }).await;
        assert_eq!(gone.status, 204);
        assert_eq!(lost.closed().await, Some(POLICY), "deletes: {deletes}");
        let body = json!({ "ask": 1, "move": "bid 3" });
        assert_eq!(anna.post(&format!("/api/tables/{table}/moves"), &body).await.status, 401);
        if deletes {
            // The bot decides for the seat that nobody has any more, to the end.
            position = theirs.play_on(position).await;
            assert!(!position["result"].is_null());
        }
    }
}

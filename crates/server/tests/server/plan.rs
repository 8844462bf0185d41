//! Planning a turn: its result is shown to the seat alone, and nothing happens.

use crate::support::Running;
use serde_json::json;

async fn two_seats() -> (Running, crate::support::Client, String) {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", "me"], "start": true });
    let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    (server, anna, table)
}

#[tokio::test]
async fn a_plan_shows_what_would_be_and_changes_nothing() {
    let (_server, anna, table) = two_seats().await;
    let position = format!("/api/tables/{table}/position?seat=0");
    let before = anna.get(&position).await.json();
    let planned = anna.get(&format!("/api/tables/{table}/plan?seat=0&moves=bid+3")).await;
    assert_eq!(planned.status, 200, "{planned:?}");
    let planned = planned.json();
    assert_eq!((&planned["made"], &planned["ends"]), (&json!(1), &json!("turn")));
    assert_ne!(planned["view"], before["view"]);
    assert_eq!(anna.get(&position).await.json(), before);
    let refused = anna.get(&format!("/api/tables/{table}/plan?seat=0&moves=take+red")).await.json();
    assert_eq!(refused["refused"]["rule"], "2.5");
    assert_eq!(refused["view"], before["view"]);
}

#[tokio::test]
async fn plans_are_made_for_own_seats_and_for_a_turn() {
    let (server, anna, table) = two_seats().await;
    let path = format!("/api/tables/{table}/plan?seat=0&moves=");
    assert_eq!(server.guest("Eve").await.get(&format!("{path}bid+3")).await.code(), "forbidden");
    assert_eq!(server.stranger().get(&format!("{path}bid+3")).await.code(), "not-signed-in");
    assert_eq!(anna.get(&format!("{path}{}", vec!["bid+3"; 64].join(";"))).await.status, 200);
    assert_eq!(anna.get(&format!("{path}{}", vec!["bid+3"; 65].join(";"))).await.code(), "unreadable");
}

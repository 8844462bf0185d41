//! Why not: the rule behind a move that is not offered, without making any.

use crate::support::Running;
use serde_json::json;

#[tokio::test]
async fn asking_why_not_tells_the_rule_and_makes_no_move() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", "me"], "start": true });
    let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    let before = anna.get(&format!("/api/tables/{table}/position?seat=0")).await.json();
    let answer = anna.get(&format!("/api/tables/{table}/why?seat=0&moves=take+red;bid+3;castle")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let answers = answer.json();
    assert_eq!(
        (&answers[0]["move"], &answers[0]["refused"]["code"]),
        (&json!("take red"), &json!("illegal"))
    );
    assert_eq!(answers[0]["refused"]["rule"], "2.5");
    assert_eq!((&answers[1]["move"], &answers[1]["refused"]), (&json!("bid 3"), &json!(null)), "it is legal");
    assert_eq!(answers[2]["refused"]["code"], "unreadable");
    assert_eq!(anna.get(&format!("/api/tables/{table}/position?seat=0")).await.json(), before);
}

#[tokio::test]
async fn why_not_is_answered_about_own_seats_and_a_few_moves() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", "me"], "start": true });
    let table = anna.post("/api/tables", &body).await.json()["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}/why?seat=0&moves=");
    assert_eq!(server.guest("Eve").await.get(&format!("{path}bid+3")).await.code(), "forbidden");
    assert_eq!(server.stranger().get(&format!("{path}bid+3")).await.code(), "not-signed-in");
    assert_eq!(anna.get(&format!("{path}{}", vec!["bid+3"; 16].join(";"))).await.status, 200);
    assert_eq!(anna.get(&format!("{path}{}", vec!["bid+3"; 17].join(";"))).await.code(), "unreadable");
}

//! A home page hears of its person's tables, and of nothing else.

use crate::support::{Client, Running};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn home(client: &Client) -> TcpStream {
    let mut stream = TcpStream::connect(client.address).await.unwrap();
    let cookie = client.cookie.as_deref().unwrap();
    let request = format!("GET /api/me/tables/events HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

/// Reads until a table is named; answers everything that came until then.
async fn until_named(stream: &mut TcpStream, table: &str) -> String {
    let (mut text, mut heard) = (String::new(), vec![0; 4096]);
    while !text.contains(table) {
        let read = stream.read(&mut heard).await.unwrap();
        assert!(read > 0, "{text}");
        text.push_str(&String::from_utf8_lossy(&heard[..read]));
    }
    text
}

#[tokio::test]
async fn a_home_page_does_not_hear_of_moves_elsewhere() {
    let server = Running::fresh().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let elsewhere = anna.table(&json!("me")).await;
    let own = bert.table(&json!("open")).await;
    let (mut mine, mut theirs) = (home(&anna).await, home(&bert).await);
    assert_eq!(anna.post(&format!("/api/tables/{elsewhere}/start"), &json!({})).await.status, 200);
    for seat in 0..2 {
        let body = json!({ "seat": seat, "ask": 1, "move": "bid 3" });
        assert_eq!(anna.post(&format!("/api/tables/{elsewhere}/moves"), &body).await.status, 200);
    }
    until_named(&mut mine, &elsewhere).await;
    anna.with_body("PUT", &format!("/api/tables/{own}/seats/1"), &json!({})).await;
    let heard = until_named(&mut theirs, &own).await;
    assert!(!heard.contains(&elsewhere) && heard.matches("event: table").count() <= 2, "{heard}");
}

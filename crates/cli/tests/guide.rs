//! The bot of docs/API.md plays a match to its end.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn call(address: &str, cookie: &str, method: &str, path: &str, body: &Value) -> (String, Value) {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 200"), "{method} {path}: {text}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap_or(cookie);
    (cookie.split(';').next().unwrap().to_owned(), serde_json::from_str(body).unwrap())
}

#[test]
fn the_bot_of_the_guide_plays_to_the_end() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("guide-{}.db", std::process::id()));
    let mut process = Command::new(env!("CARGO_BIN_EXE_tafel"))
        .args(["serve", "--addr", "127.0.0.1:0", "--requests-per-second", "100000"])
        .args(["--database", &format!("sqlite:{}", file.display())])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let _serving = Serving(process);
    let server = line.trim().strip_prefix("Tafelrunde is at ").expect("the address");
    let address = server.strip_prefix("http://").unwrap();

    let (cookie, _) = call(address, "", "POST", "/api/guests", &json!({ "name": "my bot" }));
    let (_, token) = call(address, &cookie, "POST", "/api/tokens", &json!({ "label": "guide" }));
    let seats = json!(["me", { "bot": "greedy" }, "me"]);
    let table = json!({ "game": "pebbles", "options": "seats 3", "seats": seats, "start": true });
    let (_, table) = call(address, &cookie, "POST", "/api/tables", &table);

    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/api/bot.py");
    let played = Command::new("python3")
        .arg(bot)
        .args([server, "--once"])
        .env("TAFEL_TOKEN", token["secret"].as_str().unwrap())
        .output()
        .expect("the bot of the guide needs python3");
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let path = format!("/api/tables/{}/position", table["id"].as_str().unwrap());
    let (_, position) = call(address, &cookie, "GET", &format!("{path}?seat=0"), &Value::Null);
    assert_eq!(position["result"]["points"].as_array().map(Vec::len), Some(3), "{position}");
}

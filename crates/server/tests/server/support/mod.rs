//! A server on a loopback address with a database of its own, and clients for it.

pub(crate) mod closing;
pub(crate) mod matches;
pub(crate) mod nats;
pub(crate) mod planted;
pub(crate) mod postgres;
pub(crate) mod relay;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tafel_engine::Games;
use tafel_server::{Config, PlayerId, Server, Store, TableId, TableRow};
use tafel_wire::{Talk, Visibility};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A fresh SQLite file for this test alone.
pub(crate) fn sqlite() -> String {
    static FILES: AtomicU32 = AtomicU32::new(0);
    let number = FILES.fetch_add(1, Ordering::Relaxed);
    let name = format!("server-{}-{number}.db", std::process::id());
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
    }
    format!("sqlite:{}", file.display())
}

/// Asks until it is so; every question goes all the way to a server or a database.
pub(crate) async fn eventually(is_so: impl AsyncFn() -> bool) {
    while !is_so().await {}
}

/// Plays a match to its end, a person on each of the first seats; bots play the others.
pub(crate) async fn finish(players: &[&Client], table: &str) {
    loop {
        for (seat, player) in players.iter().enumerate() {
            let seen = player.get(&format!("/api/tables/{table}/position?seat={seat}")).await.json();
            if !seen["result"].is_null() {
                return;
            }
            if !seen["ask"].is_null() {
                let body = json!({ "seat": seat, "ask": seen["ask"], "move": seen["offers"][0] });
                assert_eq!(player.post(&format!("/api/tables/{table}/moves"), &body).await.status, 200);
            }
        }
    }
}

/// A running server.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

/// Settings that do not stand in a test's way.
pub(crate) fn generous() -> Config {
    Config {
        requests_per_second: 100_000,
        passwords_per_minute: 100_000,
        connections_per_address: 10_000,
        tables_per_person: 10_000,
        messages_per_second: 100_000,
        guests_per_minute: 100_000,
        tables_per_minute: 1_000_000,
        reports_per_hour: 100_000,
        stand_in_pause: Duration::ZERO,
        ..Config::default()
    }
}

/// A table of nobody's, with an empty journal.
pub(crate) async fn empty_journal(store: &Store) -> TableId {
    let row = waiting_table(PlayerId::random(), 0);
    store.add_table(&row, &[], &[], None).await.unwrap();
    row.id
}

/// A table of pebbles that waits for its match.
pub(crate) fn waiting_table(host: PlayerId, created_at: i64) -> TableRow {
    TableRow {
        id: TableId::random(),
        game: "pebbles".into(),
        version: 1,
        options: "seats 2".into(),
        edition: None,
        seed: "00".repeat(32),
        link: "link".into(),
        visibility: Visibility::Open,
        clock: None,
        hints: false,
        talk: Talk::Everybody,
        host,
        created_at,
        started_at: None,
        over_at: None,
        ended_by: None,
        rematch: None,
        inherited: 0,
        brought: false,
    }
}

impl Running {
    pub(crate) async fn start(url: &str, config: Config) -> Running {
        Running::start_with(url, config, Games::load()).await
    }

    pub(crate) async fn start_with(url: &str, config: Config, games: Games) -> Running {
        let store = Store::open(url).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let server = Server::with_games(config, store, games).await.unwrap();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(async move {
            server.serve(listener, async { drop(stopped.await) }).await;
        });
        Running { address, stop, serving }
    }

    pub(crate) async fn fresh() -> Running {
        Running::start(&sqlite(), generous()).await
    }

    /// Stops it as an operator would.
    pub(crate) async fn stop(self) {
        let _ = self.stop.send(());
        self.serving.await.unwrap();
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let answer = client.post("/api/guests", &json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        client.cookie = Some(answer.cookie.clone().expect("a cookie"));
        client
    }

    pub(crate) fn stranger(&self) -> Client {
        Client::of(self.address)
    }
}

/// Somebody who sends requests.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) token: Option<String>,
    /// The address that a proxy names for this client.
    pub(crate) via: Option<&'static str>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) cookie: Option<String>,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().expect("a code").to_owned()
    }
}

impl Client {
    /// Somebody whom this address does not know.
    pub(crate) fn of(address: SocketAddr) -> Client {
        Client { address, cookie: None, token: None, via: None }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.with_body("POST", path, body).await
    }

    pub(crate) async fn with_body(&self, method: &str, path: &str, body: &Value) -> Answer {
        self.send(method, path, &[("content-type", "application/json")], &body.to_string()).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.send("DELETE", path, &[], "").await
    }

    /// The head of an answer whose body need not be text.
    pub(crate) async fn head(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> String {
        let bytes = self.exchange(method, path, headers, body).await;
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        String::from_utf8(bytes[..end].to_vec()).unwrap()
    }

    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let text = String::from_utf8(self.exchange(method, path, headers, body).await).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.map(|cookie| cookie.split(';').next().unwrap().to_owned());
        let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
        let text = if chunked { unchunk(body) } else { body.to_owned() };
        Answer { status, head: head.to_owned(), cookie, text }
    }

    async fn exchange(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Vec<u8> {
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        for (name, value) in headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        if let Some(cookie) = &self.cookie {
            request.push_str(&format!("cookie: {cookie}\r\n"));
        }
        if let Some(token) = &self.token {
            request.push_str(&format!("authorization: Bearer {token}\r\n"));
        }
        if let Some(address) = self.via {
            request.push_str(&format!("x-forwarded-for: {address}\r\n"));
        }
        request.push_str(&format!("content-length: {}\r\n\r\n{body}", body.len()));
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = vec![];
        stream.read_to_end(&mut bytes).await.unwrap();
        bytes
    }

    /// A table of pebbles for two: this client and whoever is named.
    pub(crate) async fn table(&self, others: &Value) -> String {
        let body = json!({
            "game": "pebbles", "options": "seats 2", "seats": ["me", others], "talk": "everybody"
        });
        let answer = self.post("/api/tables", &body).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn live(&self, table: &str, query: &str) -> Live {
        self.try_live(table, query).await.expect("a live connection")
    }

    /// A live connection, if the server lets this client have one.
    pub(crate) async fn try_live(&self, table: &str, query: &str) -> Option<Live> {
        let url = format!("ws://{}/api/tables/{table}/live{query}", self.address);
        let mut request = url.into_client_request().unwrap();
        let token = self.token.as_ref().map(|token| format!("Bearer {token}"));
        let via = self.via.map(str::to_owned);
        let named = [("cookie", self.cookie.clone()), ("authorization", token), ("x-forwarded-for", via)];
        for (name, value) in named {
            if let Some(value) = value {
                request.headers_mut().insert(name, value.parse().unwrap());
            }
        }
        let stream = TcpStream::connect(self.address).await.unwrap();
        let connected = tokio_tungstenite::client_async(request, MaybeTlsStream::Plain(stream)).await;
        connected.ok().map(|(socket, _)| Live { socket, raw: vec![] })
    }
}

fn unchunk(mut body: &str) -> String {
    let mut text = String::new();
    while let Some((length, rest)) = body.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).unwrap();
        if length == 0 {
            break;
        }
        text.push_str(&rest[..length]);
        body = &rest[length + 2..];
    }
    text
}

/// A live connection.
pub(crate) struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every text that came, as it came.
    pub(crate) raw: Vec<String>,
}

impl Live {
    /// The next message; none when the connection ends.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.raw.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of a type; others are passed over.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("the connection ended before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Submits a move, and answers what the server says to it.
    pub(crate) async fn submit(&mut self, ask: u64, mv: &str) -> Value {
        self.say(&json!({ "type": "move", "ask": ask, "move": mv })).await;
        loop {
            let message = self.next().await.expect("an answer");
            if message["type"] == "ok" || message["type"] == "refused" {
                return message;
            }
        }
    }

    /// Plays the first offer whenever asked, until the match is over; answers the last position.
    pub(crate) async fn play_on(&mut self, mut position: Value) -> Value {
        let mut answered = 0;
        loop {
            if !position["result"].is_null() {
                return position;
            }
            let ask = position["ask"].as_u64().unwrap_or(0);
            if ask > answered {
                answered = ask;
                let mv = position["offers"][0].clone();
                self.say(&json!({ "type": "move", "ask": ask, "move": mv })).await;
            }
            position = self.next_of("position").await;
        }
    }
}

//! Load for a server: many open tables, four viewers at some of them, moves as fast as they are answered.
//!
//! `load PROGRAM [TABLES] [PLAYED] [SECONDS]` starts `PROGRAM serve` on a fresh SQLite file and prints what it measured.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Failed = Box<dyn std::error::Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

const VIEWERS: usize = 4;

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().ok_or("which program?")?;
    let mut number = |usual: usize| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (tables, played, seconds) = (number(2000)?, number(500)?, number(10)?);
    let file = std::env::temp_dir().join(format!("tafel-load-{}.db", std::process::id()));
    let mut server = Serving::start(&program, &file)?;
    let mut client = Client { address: server.address.clone(), cookie: String::new() };
    client.call("POST", "/api/guests", &json!({ "name": "load" })).await?;

    let empty = server.memory_kib()?;
    let mut ids = vec![];
    for _ in 0..tables {
        ids.push(client.table().await?);
    }
    let with_tables = server.memory_kib()?;
    let mut matches = vec![];
    for id in &ids[..played] {
        matches.push(Watched::open(&client, id).await?);
    }
    let with_viewers = server.memory_kib()?;
    println!("memory: {:.1} KiB a table", (with_tables - empty) as f64 / tables as f64);
    println!(
        "memory: {:.1} KiB a connection",
        (with_viewers - with_tables) as f64 / (VIEWERS * played) as f64
    );

    let until = Instant::now() + Duration::from_secs(seconds as u64);
    let (began, spent) = (Instant::now(), server.cpu()?);
    let playing: Vec<_> =
        matches.into_iter().map(|watched| tokio::spawn(watched.play(client.clone(), until))).collect();
    let mut latencies = vec![];
    for one in playing {
        latencies.extend(one.await??);
    }
    let (took, spent) = (began.elapsed(), server.cpu()? - spent);
    latencies.sort_unstable();
    let moves = latencies.len();
    let quantile = |share: f64| latencies[((moves - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "moves: {moves} in {:.1} s, {:.0} a second",
        took.as_secs_f64(),
        moves as f64 / took.as_secs_f64()
    );
    println!("sent to seen by all viewers: median {:.1} ms, p99 {:.1} ms", quantile(0.5), quantile(0.99));
    println!("server CPU: {:.0} µs a move", spent.as_secs_f64() * 1e6 / moves as f64);
    server.process.kill()?;
    server.process.wait()?;
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
    }
    Ok(())
}

struct Serving {
    process: Child,
    address: String,
}

impl Serving {
    fn start(program: &str, file: &std::path::Path) -> Result<Serving, Failed> {
        let many = "1000000";
        let mut process = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--database", &format!("sqlite:{}", file.display())])
            .args(["--requests-per-second", many, "--connections-per-address", many])
            .args(["--tables-per-person", many, "--messages-per-second", many])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let address = line.trim().rsplit('/').next().ok_or("no address")?.to_owned();
        Ok(Serving { process, address })
    }

    fn memory_kib(&self) -> Result<i64, Failed> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }

    /// Processor time so far; the kernel counts in hundredths of a second.
    fn cpu(&self) -> Result<Duration, Failed> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let fields: Vec<&str> = stat.rsplit(") ").next().ok_or("no fields")?.split(' ').collect();
        let ticks: u64 = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
        Ok(Duration::from_millis(10 * ticks))
    }
}

#[derive(Clone)]
struct Client {
    address: String,
    cookie: String,
}

impl Client {
    async fn call(&mut self, method: &str, path: &str, body: &Value) -> Result<Value, Failed> {
        let body = body.to_string();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        let mut stream = TcpStream::connect(&self.address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or("no head")?;
        if let Some(cookie) = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        Ok(serde_json::from_str(body)?)
    }

    /// A table for four that has started; its task is open from then on.
    async fn table(&mut self) -> Result<String, Failed> {
        let seats = ["me"; VIEWERS];
        let body = json!({ "game": "pebbles", "options": "seats 4", "seats": seats, "start": true });
        let made = self.call("POST", "/api/tables", &body).await?;
        Ok(made["id"].as_str().ok_or("no table")?.to_owned())
    }
}

/// A table with a viewer on each seat.
struct Watched {
    sockets: Vec<Socket>,
    positions: Vec<Value>,
}

impl Watched {
    async fn open(client: &Client, id: &str) -> Result<Watched, Failed> {
        let mut watched = Watched { sockets: vec![], positions: vec![] };
        for seat in 0..VIEWERS {
            let url = format!("ws://{}/api/tables/{id}/live?seat={seat}", client.address);
            let mut request = url.into_client_request()?;
            request.headers_mut().insert("cookie", client.cookie.parse()?);
            let stream = MaybeTlsStream::Plain(TcpStream::connect(&client.address).await?);
            let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await?;
            watched.positions.push(next_position(&mut socket).await?);
            watched.sockets.push(socket);
        }
        Ok(watched)
    }

    /// Plays until the time is up, at new tables as matches end; answers how long each move took.
    async fn play(mut self, mut client: Client, until: Instant) -> Result<Vec<Duration>, Failed> {
        let mut latencies = vec![];
        while Instant::now() < until {
            let Some(seat) = self.positions.iter().position(|position| !position["ask"].is_null()) else {
                let id = client.table().await?;
                self = Watched::open(&client, &id).await?;
                continue;
            };
            let position = &self.positions[seat];
            let mv = json!({ "type": "move", "ask": position["ask"], "move": position["offers"][0] });
            let sent = Instant::now();
            self.sockets[seat].send(Message::text(mv.to_string())).await?;
            for (socket, position) in self.sockets.iter_mut().zip(&mut self.positions) {
                *position = next_position(socket).await?;
            }
            latencies.push(sent.elapsed());
        }
        Ok(latencies)
    }
}

async fn next_position(socket: &mut Socket) -> Result<Value, Failed> {
    loop {
        if let Message::Text(text) = socket.next().await.ok_or("the connection ended")?? {
            let message: Value = serde_json::from_str(&text)?;
            match message["type"].as_str() {
                Some("position") => return Ok(message),
                Some("refused") => return Err(message.to_string().into()),
                _ => {}
            }
        }
    }
}

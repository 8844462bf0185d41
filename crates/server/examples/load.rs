//! Load for a server: many open tables, four viewers at some of them, moves at a steady rate and as fast as they go.
//!
//! `load PROGRAM [TABLES] [PLAYED] [SECONDS] [RATE]` starts `PROGRAM serve` on a fresh SQLite file and prints what it
//! measured. A move takes from the moment at which it is due until the last viewer has seen it.

mod serving;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use serving::{Client, Database, Failed, Serving};
use std::borrow::Cow;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

const VIEWERS: usize = 4;

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().ok_or("which program?")?;
    let mut number = |usual: usize| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (tables, played, seconds, rate) = (number(2000)?, number(500)?, number(5)?, number(5000)?);
    let database = Database::fresh();
    let server = Serving::start(&program, &database)?;
    let mut client = Client { address: server.address.clone(), cookie: String::new() };
    client.call("POST", "/api/guests", &json!({ "name": "load" })).await?;

    let empty = server.memory_kib()?;
    let mut ids = vec![];
    for _ in 0..tables {
        ids.push(new_table(&mut client).await?);
    }
    let with_tables = server.memory_kib()?;
    let others = ids.split_off(played);
    let mut matches = vec![];
    for id in &ids {
        matches.push(Watched::open(&client, id).await?);
    }
    let with_viewers = server.memory_kib()?;
    println!("memory: {:.1} KiB a table", (with_tables - empty) as f64 / tables as f64);
    let connections = (VIEWERS * played) as f64;
    println!("memory: {:.1} KiB a connection", (with_viewers - with_tables) as f64 / connections);

    let lobby = Arc::new(Lobby { client, others: Mutex::new(others), joined: AtomicUsize::new(0) });
    let period = Duration::from_secs_f64(played as f64 / rate as f64);
    measure(&server, &lobby, matches, seconds, Some(period)).await?;
    let mut matches = vec![];
    for _ in 0..played {
        matches.push(lobby.next().await?);
    }
    measure(&server, &lobby, matches, seconds, None).await
}

/// Plays for some seconds: at every table a move each `period`, or as fast as moves are answered.
async fn measure(
    server: &Serving,
    lobby: &Arc<Lobby>,
    matches: Vec<Watched>,
    seconds: usize,
    period: Option<Duration>,
) -> Result<(), Failed> {
    lobby.joined.store(0, Relaxed);
    let (began, spent) = (Instant::now(), server.cpu()?);
    let until = began + Duration::from_secs(seconds as u64);
    let count = matches.len() as u32;
    let playing: Vec<_> = (0u32..)
        .zip(matches)
        .map(|(nth, watched)| {
            // Tables take turns, as people would: not all of them move at once.
            let pace = period.map(|period| (began + period * nth / count, period));
            tokio::spawn(watched.play(lobby.clone(), pace, until))
        })
        .collect();
    let mut latencies = vec![];
    for one in playing {
        latencies.extend(one.await??);
    }
    let (took, spent) = (began.elapsed(), server.cpu()? - spent);
    latencies.sort_unstable();
    let moves = latencies.len();
    let quantile = |share: f64| latencies[((moves - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    match period {
        Some(period) => {
            println!("at a steady {:.0} moves a second:", f64::from(count) / period.as_secs_f64());
        }
        None => println!("as fast as moves are answered:"),
    }
    let per_second = moves as f64 / took.as_secs_f64();
    println!("  moves: {moves} in {:.1} s, {per_second:.0} a second", took.as_secs_f64());
    println!("  due to seen by all: median {:.1} ms, p99 {:.1} ms", quantile(0.5), quantile(0.99));
    let joined = lobby.joined.load(Relaxed);
    println!(
        "  server CPU: {:.0} µs a move, {joined} new connections among them",
        spent.as_secs_f64() * 1e6 / moves as f64
    );
    Ok(())
}

/// Tables where nobody plays yet, for those whose match is over.
struct Lobby {
    client: Client,
    others: Mutex<Vec<String>>,
    /// How many connections were opened since the measurement began.
    joined: AtomicUsize,
}

impl Lobby {
    async fn next(&self) -> Result<Watched, Failed> {
        let waiting = self.others.lock().map_err(|_| "a player failed")?.pop();
        let id = match waiting {
            Some(id) => id,
            None => new_table(&mut self.client.clone()).await?,
        };
        self.joined.fetch_add(VIEWERS, Relaxed);
        Watched::open(&self.client, &id).await
    }
}

/// A table for four that has started; its task is open from then on.
async fn new_table(client: &mut Client) -> Result<String, Failed> {
    let seats = ["me"; VIEWERS];
    let body = json!({ "game": "pebbles", "options": "seats 4", "seats": seats, "start": true });
    let made = client.call("POST", "/api/tables", &body).await?;
    Ok(made["id"].as_str().ok_or("no table")?.to_owned())
}

/// A table with a viewer on each seat, and what each of them is asked.
struct Watched {
    sockets: Vec<Socket>,
    asked: Vec<Option<(u32, String)>>,
}

impl Watched {
    async fn open(client: &Client, id: &str) -> Result<Watched, Failed> {
        let mut watched = Watched { sockets: vec![], asked: vec![] };
        for seat in 0..VIEWERS {
            let url = format!("ws://{}/api/tables/{id}/live?seat={seat}", client.address);
            let mut request = url.into_client_request()?;
            request.headers_mut().insert("cookie", client.cookie.parse()?);
            let stream = TcpStream::connect(&client.address).await?;
            stream.set_nodelay(true)?;
            let (mut socket, _) =
                tokio_tungstenite::client_async(request, MaybeTlsStream::Plain(stream)).await?;
            watched.asked.push(next_question(&mut socket).await?);
            watched.sockets.push(socket);
        }
        Ok(watched)
    }

    /// Plays until the time is up, at other tables as matches end; answers how long each move took.
    async fn play(
        mut self,
        lobby: Arc<Lobby>,
        mut pace: Option<(Instant, Duration)>,
        until: Instant,
    ) -> Result<Vec<Duration>, Failed> {
        let mut latencies = vec![];
        while Instant::now() < until {
            let Some(seat) = self.asked.iter().position(Option::is_some) else {
                self = lobby.next().await?;
                continue;
            };
            let mut due = Instant::now();
            if let Some((next, period)) = &mut pace {
                tokio::time::sleep_until((*next).into()).await;
                due = *next;
                *next += *period;
            }
            let Some((ask, mv)) = &self.asked[seat] else { continue };
            let text = format!("{{\"type\":\"move\",\"ask\":{ask},\"move\":\"{mv}\"}}");
            self.sockets[seat].send(Message::text(text)).await?;
            for (socket, asked) in self.sockets.iter_mut().zip(&mut self.asked) {
                *asked = next_question(socket).await?;
            }
            latencies.push(due.elapsed());
        }
        Ok(latencies)
    }
}

/// What the generator reads of a position: as little as it can, for it shares the processor with the server.
#[derive(Deserialize)]
struct Seen<'t> {
    ask: Option<u32>,
    #[serde(borrow)]
    offers: Vec<Cow<'t, str>>,
}

async fn next_question(socket: &mut Socket) -> Result<Option<(u32, String)>, Failed> {
    loop {
        if let Message::Text(text) = socket.next().await.ok_or("the connection ended")?? {
            if text.starts_with("{\"type\":\"position\"") {
                let seen: Seen<'_> = serde_json::from_str(&text)?;
                return Ok(seen.ask.zip(seen.offers.first().map(ToString::to_string)));
            }
            if text.starts_with("{\"type\":\"refused\"") {
                return Err(text.to_string().into());
            }
        }
    }
}

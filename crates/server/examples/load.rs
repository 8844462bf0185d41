//! Load for a server: many open tables, four viewers at some of them, moves at a steady rate and as fast as they go.
//!
//! `load PROGRAM [NAME=VALUE…]` starts `PROGRAM serve` on a fresh database and prints what it measured:
//! `tables=2000 played=500 rate=5000 game=pebbles database=sqlite|postgres distance=MS servers=N bots=TABLES`, and
//! `bell=ADDRESS` for servers that ring each other by a NATS. It goes in rounds: four viewers, each on a seat of its own
//! and, if there are several servers, at the next of them, connect to every table of a round while no clock runs; then
//! all tables play until the first match ends. A move takes from the moment at which it is due until the last of the
//! four has got the position after it, which is sent once the move is on disk.

mod serving;

use futures_util::{SinkExt, StreamExt, TryStreamExt, stream};
use serde::Deserialize;
use serde_json::{Value, json};
use serving::{Client, Database, Failed, Serving};
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

type Socket = WebSocketStream<TcpStream>;

const VIEWERS: usize = 4;

/// What is to be measured.
struct Asked {
    tables: usize,
    played: usize,
    rate: usize,
    game: String,
    database: String,
    distance: Duration,
    servers: usize,
    /// The address of a NATS.
    bell: Option<String>,
    /// How many tables of bots alone play at once, instead of all else.
    bots: Option<usize>,
}

impl Asked {
    fn read(arguments: impl Iterator<Item = String>) -> Result<Asked, Failed> {
        let mut asked = Asked {
            tables: 2000,
            played: 500,
            rate: 5000,
            game: "pebbles".into(),
            database: "sqlite".into(),
            distance: Duration::ZERO,
            servers: 1,
            bell: None,
            bots: None,
        };
        for argument in arguments {
            let (name, value) =
                argument.split_once('=').ok_or_else(|| format!("NAME=VALUE, not {argument}"))?;
            match name {
                "tables" => asked.tables = value.parse()?,
                "played" => asked.played = value.parse()?,
                "rate" => asked.rate = value.parse()?,
                "game" => asked.game = value.into(),
                "database" => asked.database = value.into(),
                "distance" => asked.distance = Duration::from_millis(value.parse()?),
                "servers" => asked.servers = value.parse()?,
                "bell" => asked.bell = Some(value.into()),
                "bots" => asked.bots = Some(value.parse()?),
                _ => return Err(format!("there is nothing called {name}").into()),
            }
        }
        Ok(asked)
    }

    async fn database(&self) -> Result<Database, Failed> {
        match self.database.as_str() {
            "sqlite" => Ok(Database::sqlite()),
            "postgres" => Database::postgres(self.distance).await,
            other => Err(format!("a database is sqlite or postgres, not {other}").into()),
        }
    }
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().ok_or("which program?")?;
    let asked = Asked::read(arguments)?;
    let database = asked.database().await?;
    let bell: Vec<&str> = asked.bell.iter().flat_map(|address| ["--doorbell", address]).collect();
    let servers: Result<Vec<Serving>, Failed> =
        (0..asked.servers).map(|_| Serving::start(&program, &database.url(), &bell)).collect();
    let servers = servers?;
    println!("{} server(s), {}, {} ms away", asked.servers, asked.database, asked.distance.as_millis());
    let mut client = Client { address: servers[0].address.clone(), cookie: String::new() };
    client.call("POST", "/api/guests", &json!({ "name": "load" })).await?;
    match asked.bots {
        Some(tables) => bots_alone(&client, &asked.game, tables).await,
        None => people(&asked, &servers, client).await,
    }
}

/// Lets bots play with each other at many tables at once, and tells how fast they are.
async fn bots_alone(client: &Client, game: &str, tables: usize) -> Result<(), Failed> {
    let began = Instant::now();
    let ids = new_tables(client, game, &json!({ "bot": "random" }), tables).await?;
    let ended = |id| async move {
        let mut client = client.clone();
        loop {
            let position = client.call("GET", &format!("/api/tables/{id}/position"), &json!(null)).await?;
            if !position["result"].is_null() {
                return Ok::<_, Failed>(position["line"].as_u64().unwrap_or(0));
            }
        }
    };
    let moves: Vec<u64> = stream::iter(&ids).map(ended).buffered(AT_ONCE).try_collect().await?;
    let moves: u64 = moves.iter().sum();
    let took = began.elapsed().as_secs_f64();
    println!("{tables} tables of bots: {moves} lines in {took:.1} s, {:.0} a second", moves as f64 / took);
    Ok(())
}

/// Plays as people do, each with a live connection.
async fn people(asked: &Asked, servers: &[Serving], client: Client) -> Result<(), Failed> {
    let Asked { tables, played, rate, game, .. } = asked;
    let (tables, played, rate, server) = (*tables, *played, *rate, &servers[0]);
    let empty = server.memory_kib()?;
    let ids = new_tables(&client, game, &json!("me"), tables).await?;
    println!("{game}: {tables} open tables, {VIEWERS} viewers at each of {played} of them");
    let with_tables = server.memory_kib()?;
    println!("memory: {:.1} KiB a table", (with_tables - empty) as f64 / tables as f64);
    let spent = server.cpu()?;
    let clients: Vec<Client> =
        servers.iter().map(|server| Client { address: server.address.clone(), ..client.clone() }).collect();
    let mut waiting = Some(open_all(&clients, &ids[..played]).await?);
    let (spent, connections) = (server.cpu()? - spent, (VIEWERS * played) as f64);
    println!("memory: {:.1} KiB a connection", (server.memory_kib()? - with_tables) as f64 / connections);
    println!("opening a connection: {:.0} µs of server CPU", spent.as_secs_f64() * 1e6 / connections);

    let period = Duration::from_secs_f64(played as f64 / rate as f64);
    let rounds: Vec<&[String]> = ids.chunks_exact(played).collect();
    let (steady, fast) = rounds.split_at(rounds.len().div_ceil(2));
    for (rounds, pace) in [(steady, Some(period)), (fast, None)] {
        let mut measured = Measured::default();
        for round in rounds {
            let tables = match waiting.take() {
                Some(tables) => tables,
                None => open_all(&clients, round).await?,
            };
            measured.add(servers, tables, pace).await?;
        }
        match pace {
            Some(_) => println!("at a steady {rate} moves a second:"),
            None => println!("as fast as moves are answered:"),
        }
        measured.print();
    }
    Ok(())
}

/// What some rounds amount to.
#[derive(Default)]
struct Measured {
    latencies: Vec<Duration>,
    took: Duration,
    /// The servers' processor time.
    spent: Duration,
}

impl Measured {
    /// Plays a round: at every table a move each `period`, or as fast as moves are answered.
    async fn add(
        &mut self,
        servers: &[Serving],
        tables: Vec<Watched>,
        period: Option<Duration>,
    ) -> Result<(), Failed> {
        let (began, spent) = (Instant::now(), cpu(servers)?);
        let count = tables.len() as u32;
        let over = Arc::new(AtomicBool::new(false));
        let playing: Vec<_> = (0u32..)
            .zip(tables)
            .map(|(nth, table)| {
                // Tables take turns, as people would: not all of them move at once.
                let pace = period.map(|period| (began + period * nth / count, period));
                tokio::spawn(table.play(pace, over.clone()))
            })
            .collect();
        let (mut left, mut ended) = (vec![], began);
        for one in playing {
            let (table, latencies, last) = one.await??;
            left.push(table);
            self.latencies.extend(latencies);
            ended = ended.max(last);
        }
        self.took += ended - began;
        // Connections are closed only now, so that this is not counted.
        self.spent += cpu(servers)? - spent;
        drop(left);
        Ok(())
    }

    fn print(mut self) {
        self.latencies.sort_unstable();
        let moves = self.latencies.len();
        let quantile = |share: f64| self.latencies[((moves - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        let took = self.took.as_secs_f64();
        println!("  moves: {moves} in {took:.1} s, {:.0} a second", moves as f64 / took);
        let [median, p99, p999, most] = [0.5, 0.99, 0.999, 1.0].map(quantile);
        println!(
            "  due to seen by all: median {median:.1} ms, p99 {p99:.1} ms, p99.9 {p999:.1} ms, most {most:.1} ms"
        );
        println!("  server CPU: {:.0} µs a move", self.spent.as_secs_f64() * 1e6 / moves as f64);
    }
}

/// The processor time of all servers so far.
fn cpu(servers: &[Serving]) -> Result<Duration, Failed> {
    servers.iter().map(Serving::cpu).sum()
}

/// How many tables are made, or watched, at the same time: a distant database answers each slowly.
const AT_ONCE: usize = 16;

/// Tables for four that have started; their tasks are open from then on.
async fn new_tables(client: &Client, game: &str, seat: &Value, tables: usize) -> Result<Vec<String>, Failed> {
    let seats = [seat; VIEWERS];
    let body = &json!({ "game": game, "options": "seats 4", "seats": seats, "start": true });
    let new_table = |_| async move {
        let made = client.clone().call("POST", "/api/tables", body).await?;
        Ok(made["id"].as_str().ok_or("no table")?.to_owned())
    };
    stream::iter(0..tables).map(new_table).buffered(AT_ONCE).try_collect().await
}

/// A table with a viewer on each seat, and what each of them is asked.
struct Watched {
    sockets: Vec<Socket>,
    asked: Vec<Option<(u32, String)>>,
}

async fn open_all(clients: &[Client], ids: &[String]) -> Result<Vec<Watched>, Failed> {
    stream::iter(ids).map(|id| Watched::open(clients, id)).buffered(AT_ONCE).try_collect().await
}

impl Watched {
    async fn open(clients: &[Client], id: &str) -> Result<Watched, Failed> {
        let mut watched = Watched { sockets: vec![], asked: vec![] };
        for (seat, client) in (0..VIEWERS).zip(clients.iter().cycle()) {
            let url = format!("ws://{}/api/tables/{id}/live?seat={seat}", client.address);
            let mut request = url.into_client_request()?;
            request.headers_mut().insert("cookie", client.cookie.parse()?);
            let stream = TcpStream::connect(&client.address).await?;
            stream.set_nodelay(true)?;
            let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
            let (mut socket, _) =
                tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await?;
            watched.asked.push(next_question(&mut socket).await?);
            watched.sockets.push(socket);
        }
        Ok(watched)
    }

    /// Plays until a match is over, here or elsewhere; answers how long each move took, and when the last was seen.
    async fn play(
        mut self,
        mut pace: Option<(Instant, Duration)>,
        over: Arc<AtomicBool>,
    ) -> Result<(Watched, Vec<Duration>, Instant), Failed> {
        let (mut latencies, mut last) = (vec![], Instant::now());
        while let Some(seat) = self.asked.iter().position(Option::is_some) {
            let mut due = Instant::now();
            if let Some((next, period)) = &mut pace {
                tokio::time::sleep_until((*next).into()).await;
                due = *next;
                *next += *period;
            }
            if over.load(Relaxed) {
                return Ok((self, latencies, last));
            }
            let Some((ask, mv)) = &self.asked[seat] else { continue };
            let text = format!("{{\"type\":\"move\",\"ask\":{ask},\"move\":\"{mv}\"}}");
            self.sockets[seat].send(Message::text(text)).await?;
            for (socket, asked) in self.sockets.iter_mut().zip(&mut self.asked) {
                *asked = next_question(socket).await?;
            }
            last = Instant::now();
            latencies.push(last - due);
        }
        over.store(true, Relaxed);
        Ok((self, latencies, last))
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

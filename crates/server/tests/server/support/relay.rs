//! A relay between a server and its database: it cuts the way between them, and counts what is asked.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What becomes of what is sent.
#[derive(Copy, Clone, Default)]
struct Way {
    /// Nothing comes through, and nobody is told.
    held: bool,
    /// Connections end, and no new one is taken.
    severed: bool,
    /// Connections before this one are dead, and nobody is told.
    dead_before: usize,
}

/// A relay on loopback; it goes on as long as the test's runtime.
pub(crate) struct Relay {
    /// The database's address by way of the relay.
    pub(crate) url: String,
    way: watch::Sender<Way>,
    asked: Arc<Mutex<Vec<Asked>>>,
}

/// What was asked over one connection.
#[derive(Default)]
pub(crate) struct Asked {
    /// How often an answer was waited for.
    pub(crate) round_trips: usize,
    /// How often each statement was executed, those that began together and one by one.
    pub(crate) executed: HashMap<String, usize>,
    unread: Vec<u8>,
    /// What was said first: the session's settings.
    pub(crate) greeting: String,
    greeted: bool,
    prepared: HashMap<String, String>,
}

impl Relay {
    /// A relay to the database at a `postgres://` address.
    pub(crate) async fn to(url: &str) -> Relay {
        let far = url.split(['@', '/']).nth(3).expect("an address").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let near = listener.local_addr().unwrap().to_string();
        let relay =
            Relay { url: url.replace(&far, &near), way: watch::Sender::default(), asked: Arc::default() };
        tokio::spawn(serve(listener, far, relay.way.clone(), relay.asked.clone()));
        relay
    }

    /// From now on nothing comes through.
    pub(crate) fn hold(&self) {
        self.way.send_modify(|way| way.held = true);
    }

    /// All that was held comes through.
    pub(crate) fn release(&self) {
        self.way.send_modify(|way| way.held = false);
    }

    /// Ends all connections and takes no new ones.
    pub(crate) fn sever(&self) {
        self.way.send_modify(|way| way.severed = true);
    }

    /// Takes connections again.
    pub(crate) fn mend(&self) {
        self.way.send_modify(|way| way.severed = false);
    }

    /// Over the connections that there are nothing comes through any more; new ones are as good as ever.
    pub(crate) fn forget_connections(&self) {
        let connections = self.asked.lock().unwrap().len();
        self.way.send_modify(|way| way.dead_before = connections);
    }

    /// How often statements that begin like this were executed.
    pub(crate) fn executed(&self, beginning: &str) -> usize {
        let asked = self.asked.lock().unwrap();
        asked.iter().map(|asked| asked.executed_like(beginning)).sum()
    }

    /// With which settings each session was begun.
    pub(crate) fn greetings(&self) -> Vec<String> {
        self.asked.lock().unwrap().iter().map(|asked| asked.greeting.clone()).collect()
    }

    /// Every statement that was executed, and how often.
    pub(crate) fn statements(&self) -> HashMap<String, usize> {
        let mut all = HashMap::new();
        for asked in self.asked.lock().unwrap().iter() {
            for (sql, times) in &asked.executed {
                *all.entry(sql.clone()).or_default() += times;
            }
        }
        all
    }

    /// How often answers were waited for over those connections on which statements like this were executed.
    pub(crate) fn round_trips_where(&self, beginning: &str) -> usize {
        let asked = self.asked.lock().unwrap();
        let connections = asked.iter().filter(|asked| asked.executed_like(beginning) > 0);
        connections.map(|asked| asked.round_trips).sum()
    }
}

async fn serve(listener: TcpListener, far: String, way: watch::Sender<Way>, asked: Arc<Mutex<Vec<Asked>>>) {
    loop {
        let (near, _) = listener.accept().await.unwrap();
        if way.borrow().severed {
            continue;
        }
        let Ok(far) = TcpStream::connect(&far).await else { continue };
        let (near, far) = (near.into_split(), far.into_split());
        let number = {
            let mut asked = asked.lock().unwrap();
            asked.push(Asked::default());
            asked.len() - 1
        };
        tokio::spawn(pass_on(near.0, far.1, number, way.subscribe(), Some(asked.clone())));
        tokio::spawn(pass_on(far.0, near.1, number, way.subscribe(), None));
    }
}

/// Passes bytes on as the way allows, until one side ends or the way is severed.
async fn pass_on(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    number: usize,
    way: watch::Receiver<Way>,
    asked: Option<Arc<Mutex<Vec<Asked>>>>,
) {
    let severed = async |way: &mut watch::Receiver<Way>| {
        let _ = way.wait_for(|way| way.severed).await;
    };
    let (mut until, mut open) = (way.clone(), way);
    let passing = async {
        let mut bytes = vec![0; 64 * 1024];
        while let Ok(read @ 1..) = from.read(&mut bytes).await {
            if let Some(asked) = &asked {
                asked.lock().unwrap()[number].read(&bytes[..read]);
            }
            let _ = open.wait_for(|way| !way.held && number >= way.dead_before).await;
            if to.write_all(&bytes[..read]).await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        () = passing => {}
        () = severed(&mut until) => {}
    }
}

impl Asked {
    fn executed_like(&self, beginning: &str) -> usize {
        let like = self.executed.iter().filter(|(sql, _)| sql.starts_with(beginning));
        like.map(|(_, times)| times).sum()
    }

    /// Reads what a client of PostgreSQL sends.
    fn read(&mut self, bytes: &[u8]) {
        self.unread.extend_from_slice(bytes);
        while let Some(message) = self.next_message() {
            let mut texts = message.body.split(|&byte| byte == 0).map(String::from_utf8_lossy);
            let mut text = || texts.next().unwrap_or_default().into_owned();
            match message.kind {
                b'P' => {
                    let (name, sql) = (text(), text());
                    self.prepared.insert(name, sql);
                }
                b'B' => {
                    let (_portal, name) = (text(), text());
                    let sql = self.prepared.get(&name).cloned().unwrap_or_default();
                    *self.executed.entry(sql).or_default() += 1;
                }
                b'Q' => {
                    *self.executed.entry(text()).or_default() += 1;
                    self.round_trips += 1;
                }
                b'S' => self.round_trips += 1,
                _ => {}
            }
        }
    }

    fn next_message(&mut self) -> Option<Message> {
        const TLS: [u8; 4] = 80_877_103_u32.to_be_bytes();
        // The first messages have no letter.
        let letter = usize::from(self.greeted);
        let length = self.unread.get(letter..letter + 4)?;
        let end = letter + u32::from_be_bytes(length.try_into().unwrap()) as usize;
        if self.unread.len() < end {
            return None;
        }
        let message: Vec<u8> = self.unread.drain(..end).collect();
        let body = message[letter + 4..].to_vec();
        let kind = if self.greeted { message[0] } else { 0 };
        if !self.greeted && body != TLS {
            self.greeting = String::from_utf8_lossy(&body).into_owned();
            self.greeted = true;
        }
        Some(Message { kind, body })
    }
}

struct Message {
    kind: u8,
    body: Vec<u8>,
}

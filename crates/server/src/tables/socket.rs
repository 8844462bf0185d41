//! The live connection of one viewer to one table.

use super::{Answer, Request};
use crate::api::{Path, Query, find};
use crate::app::App;
use crate::error::Error;
use crate::id::TableId;
use crate::limits::{Bucket, Rate};
use crate::sessions::Person;
use crate::tables::shown::refused_by_server;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tafel_rules::{Seat, Viewer};
use tafel_wire::{FromClient, Refused, ToClient};
use tokio::sync::{mpsc, oneshot};

/// What a connection reads at once. The library's own buffers take 128 KiB, which thousands of quiet connections cannot
/// afford.
const READ: usize = 1024;
/// What waits to be sent with one write.
const WRITE: usize = 4096;
/// The most that is kept for a client that does not read.
const MOST_UNSENT: usize = 1 << 20;
/// The longest message of a client.
const MOST_BYTES: usize = 4096;
/// The most that may wait for a slow client.
const OUTBOX: usize = 64;
/// How often a quiet connection is asked whether it lives.
const HEARTBEAT: Duration = Duration::from_secs(30);
/// The longest thing that can be said.
const MOST_SAID: usize = 500;
/// Things said a second, on average.
const SAID_PER_SECOND: u32 = 1;

/// What a client names when it connects.
#[derive(Deserialize)]
pub(crate) struct Entrance {
    /// The last line it knows.
    since: Option<u32>,
    /// Which of the own seats; without it, the first.
    seat: Option<u8>,
    /// The key of a private table.
    link: Option<String>,
}

/// Opens a live connection to a table.
pub(crate) async fn live(
    State(app): State<Arc<App>>,
    caller: Option<Person>,
    Path(table): Path<String>,
    Query(entrance): Query<Entrance>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let player = caller.map(|Person(player)| player);
    let id = player.as_ref().map(|player| player.id);
    let (row, seats) = find(&app, &table, id, entrance.link.as_deref()).await?;
    let own = || (0u8..).zip(&seats).filter(|(_, seat)| id.is_some() && seat.player == id).map(|(at, _)| at);
    let seat = match entrance.seat {
        Some(named) => Some(own().find(|&at| at == named).ok_or(Error::Forbidden("this is not your seat"))?),
        None => own().next(),
    };
    let live = Live {
        table: row.id,
        seat: seat.map(Seat),
        name: player.map(|player| player.name),
        said: Bucket::full(Rate::per_second(SAID_PER_SECOND), Instant::now()),
        asked: Bucket::full(Rate::per_second(app.config.messages_per_second), Instant::now()),
        app,
    };
    let upgrade = upgrade
        .read_buffer_size(READ)
        .write_buffer_size(WRITE)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES);
    Ok(upgrade.on_upgrade(move |socket| Box::pin(live.serve(socket, entrance.since))))
}

struct Live {
    app: Arc<App>,
    table: TableId,
    seat: Option<Seat>,
    name: Option<String>,
    said: Bucket,
    asked: Bucket,
}

/// The connection is gone.
struct Gone;

impl From<axum::Error> for Gone {
    fn from(_: axum::Error) -> Gone {
        Gone
    }
}

impl Live {
    async fn serve(mut self, mut socket: WebSocket, since: Option<u32>) {
        let app = self.app.clone();
        let _counted = app.metrics.connected();
        let who = app.connections.fetch_add(1, Relaxed);
        let (outbox, mut letters) = mpsc::channel(OUTBOX);
        let viewer = self.seat.map_or(Viewer::Public, Viewer::Seat);
        let door = app.tables.door(&app, self.table);
        if door.send(Request::Watch { who, viewer, since, outbox }).await.is_ok() {
            // However it ends, the table forgets this viewer.
            let _ = self.converse(&mut socket, &mut letters, &door).await;
            let _ = door.send(Request::Leave { who }).await;
        }
    }

    async fn converse(
        &mut self,
        socket: &mut WebSocket,
        letters: &mut mpsc::Receiver<Utf8Bytes>,
        door: &mpsc::Sender<Request>,
    ) -> Result<(), Gone> {
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        heartbeat.reset();
        let mut alive = true;
        loop {
            tokio::select! {
                biased;
                letter = letters.recv() => match letter {
                    Some(letter) => deliver(socket, letter, letters).await?,
                    // The table let this viewer go: it was too slow, or the table or the server is closed for now.
                    None => {
                        let closing = *self.app.closing.borrow();
                        let code = if closing { close_code::RESTART } else { close_code::AGAIN };
                        return farewell(socket, code).await;
                    }
                },
                message = socket.recv() => {
                    alive = true;
                    match message.ok_or(Gone)?? {
                        Message::Text(text) => {
                            if let Some(answer) = self.hear(&text, door).await? {
                                let text = serde_json::to_string(&answer).map_err(|_| Gone)?;
                                deliver(socket, text.into(), letters).await?;
                            }
                        }
                        Message::Close(_) => return Ok(()),
                        Message::Binary(_) => return farewell(socket, close_code::UNSUPPORTED).await,
                        Message::Ping(_) | Message::Pong(_) => {}
                    }
                },
                _ = heartbeat.tick() => {
                    if !alive {
                        return Err(Gone);
                    }
                    alive = false;
                    socket.send(Message::Ping(Default::default())).await?;
                }
            }
        }
    }

    /// Passes on what a client says; answers what the table says to it.
    async fn hear(&mut self, text: &str, door: &mpsc::Sender<Request>) -> Result<Option<ToClient>, Gone> {
        let refuse = |ask, code: &str, message: &str| {
            Ok(Some(ToClient::Refused(refused_by_server(ask, code, message))))
        };
        if !self.asked.take(Rate::per_second(self.app.config.messages_per_second), Instant::now()) {
            return refuse(None, "too-many", "too many messages");
        }
        let said: FromClient = match serde_json::from_str(text) {
            Ok(said) => said,
            Err(error) => return refuse(None, "unreadable", &error.to_string()),
        };
        if let FromClient::Chat { text } = said {
            return self.say(&text).await;
        }
        let Some(seat) = self.seat else {
            return refuse(None, "not-seated", "who watches does not play");
        };
        let asked = if let FromClient::Move { ask, .. } = said { Some(ask) } else { None };
        let request = |answer: Answer<u32>| match said {
            FromClient::Move { ask, mv } => Request::Submit { seat, ask, text: mv, answer },
            FromClient::TakeBack => Request::TakeBack { seat, answer },
            FromClient::Agree => Request::Consent { seat, agrees: true, answer },
            FromClient::Decline => Request::Consent { seat, agrees: false, answer },
            FromClient::Return => Request::StandIn { seat, bot: None, answer },
            FromClient::Chat { .. } => unreachable!("what is said is passed on above"),
        };
        let (answer, answered) = oneshot::channel();
        door.send(request(answer)).await.map_err(|_| Gone)?;
        // Without an answer nobody knows whether it was stored: the client comes back and sees.
        Ok(match answered.await.map_err(|_| Gone)? {
            Ok(_) => Some(ToClient::Ok { ask: asked.unwrap_or(0) }),
            Err(refused) => Some(ToClient::Refused(Refused { ask: asked, ..refused })),
        })
    }

    async fn say(&mut self, text: &str) -> Result<Option<ToClient>, Gone> {
        let refuse = |code, message| Ok(Some(ToClient::Refused(refused_by_server(None, code, message))));
        let Some(name) = &self.name else {
            return refuse("not-signed-in", "a name is needed to say something");
        };
        let text = text.trim();
        if text.is_empty() || text.chars().count() > MOST_SAID {
            return refuse("unreadable", "1 to 500 characters can be said");
        }
        if !self.said.take(Rate::per_second(SAID_PER_SECOND), Instant::now()) {
            return refuse("too-many", "that was a lot; wait a moment");
        }
        self.app.store.say(self.table, name, text, self.app.now()).await.map_err(|_| Gone)?;
        self.app.tables.ring(self.table, 0).await;
        Ok(None)
    }
}

/// Sends a letter and all that wait behind it with one write.
async fn deliver(
    socket: &mut WebSocket,
    letter: Utf8Bytes,
    letters: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), Gone> {
    socket.feed(Message::Text(letter)).await?;
    while let Ok(letter) = letters.try_recv() {
        socket.feed(Message::Text(letter)).await?;
    }
    socket.flush().await?;
    Ok(())
}

async fn farewell(socket: &mut WebSocket, code: u16) -> Result<(), Gone> {
    socket.send(Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }))).await?;
    Ok(())
}

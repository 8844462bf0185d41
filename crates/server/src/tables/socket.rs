//! The live connection of one viewer to one table.

use super::responses::refused_by_server;
use super::{Command, Letter, Request, Sitter, Visitor};
use crate::api::{Path, Query, find, same};
use crate::app::App;
use crate::error::Error;
use crate::id::{SessionId, TableId};
use crate::limits::Sender;
use crate::presence::Present;
use crate::sessions::Person;
use crate::store::{PlayerRow, Said, Voice};
use crate::text;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use tafel_rules::{Seat, Viewer};
use tafel_wire::{Code, FromClient, Refused, ToClient};
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

/// What a client names when it connects.
#[derive(Deserialize)]
pub(crate) struct Entrance {
    /// The last line it knows.
    since: Option<u32>,
    /// Which of the caller's seats; without it, the first.
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
    let id = caller.as_ref().map(|caller| caller.player.id);
    let (row, seats) = find(&app, &table, id, entrance.link.as_deref()).await?;
    let own = || (0u8..).zip(&seats).filter(|(_, seat)| id.is_some() && seat.player == id).map(|(at, _)| at);
    let seat = match entrance.seat {
        Some(named) => Some(own().find(|&at| at == named).ok_or(Error::Forbidden("this is not your seat"))?),
        None => own().next(),
    };
    let live = Live {
        table: row.id,
        seat: seat.map(Seat),
        has_link: entrance.link.is_some_and(|link| same(&link, &row.link)),
        person: caller.map(|caller| (caller.player, caller.session)),
        number: app.connections.fetch_add(1, Relaxed),
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
    /// The seat when the connection was opened; every command is judged by who sits there then.
    seat: Option<Seat>,
    has_link: bool,
    person: Option<(PlayerRow, SessionId)>,
    /// The number of this connection.
    number: u64,
}

/// The connection is gone.
struct Gone;

impl From<axum::Error> for Gone {
    fn from(_: axum::Error) -> Gone {
        Gone
    }
}

impl Live {
    async fn serve(self, mut socket: WebSocket, since: Option<u32>) {
        let app = self.app.clone();
        let _counted = app.metrics.connected();
        let mut present =
            self.person.as_ref().map(|(player, session)| app.presence.connect(player.id, *session));
        // The session may have ended between the request and now.
        if let Some((player, _)) = &self.person {
            app.recheck(player.id).await;
        }
        let (outbox, mut letters) = mpsc::channel(OUTBOX);
        let visitor = Visitor {
            who: self.number,
            player: self.person.as_ref().map(|(player, _)| player.id),
            viewer: self.seat.map_or(Viewer::Public, Viewer::Seat),
            has_link: self.has_link,
            outbox,
        };
        let door = app.tables.door(&app, self.table);
        if door.send(Request::Watch { visitor, since }).await.is_ok() {
            // However it ends, the table forgets this viewer; a session that has ended also ends for who reads slowly.
            let last = tokio::select! {
                biased;
                () = ended(&mut present) => Some(close_code::POLICY),
                last = self.converse(&mut socket, &mut letters, &door) => last.unwrap_or_default(),
            };
            let _ = door.send(Request::Leave { who: self.number }).await;
            if let Some(code) = last {
                // Whoever is gone does not hear why.
                let _ = farewell(&mut socket, code).await;
            }
        }
    }

    /// Passes everything on until the conversation ends; answers with which code the connection has to be closed.
    async fn converse(
        &self,
        socket: &mut WebSocket,
        letters: &mut mpsc::Receiver<Letter>,
        door: &mpsc::Sender<Request>,
    ) -> Result<Option<u16>, Gone> {
        let mut heartbeat = tokio::time::interval(self.app.config.heartbeat);
        heartbeat.reset();
        let mut alive = true;
        loop {
            tokio::select! {
                biased;
                letter = letters.recv() => match letter {
                    Some(letter) => match deliver(socket, letter, letters).await? {
                        Stays::Yes => {}
                        Stays::No => return Ok(Some(close_code::POLICY)),
                    },
                    // The table let this viewer go: it was too slow, or the table or the server is closed for now.
                    None => {
                        let closing = *self.app.closing.borrow();
                        return Ok(Some(if closing { close_code::RESTART } else { close_code::AGAIN }));
                    }
                },
                message = socket.recv() => {
                    alive = true;
                    match message.ok_or(Gone)?? {
                        Message::Text(text) => {
                            if let Some(answer) = self.hear(&text, door).await? {
                                if let ToClient::Refused(refused) = &answer {
                                    self.app.metrics.failed(refused.code);
                                }
                                let text = serde_json::to_string(&answer).map_err(|_| Gone)?;
                                let answer = Letter::Text(text.into());
                                if let Stays::No = deliver(socket, answer, letters).await? {
                                    return Ok(Some(close_code::POLICY));
                                }
                            }
                        }
                        Message::Close(_) => return Ok(None),
                        Message::Binary(_) => return Ok(Some(close_code::UNSUPPORTED)),
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
    async fn hear(&self, text: &str, door: &mpsc::Sender<Request>) -> Result<Option<ToClient>, Gone> {
        let refuse =
            |code: Code, message: &str| Ok(Some(ToClient::Refused(refused_by_server(None, code, message))));
        let sender = match &self.person {
            Some((player, _)) => Sender::Person(player.id, self.table),
            None => Sender::Unknown(self.number),
        };
        if !self.app.limits.message(sender) {
            return refuse(Code::TooMany, "too many messages");
        }
        let said: FromClient = match serde_json::from_str(text) {
            Ok(said) => said,
            Err(error) => return refuse(Code::Unreadable, &error.to_string()),
        };
        let mut asked = None;
        let command = match said {
            FromClient::Chat { text } => return self.say(&text).await,
            FromClient::Move { ask, mv } => {
                asked = Some(ask);
                Command::Move { ask, text: mv }
            }
            FromClient::TakeBack => Command::TakeBack,
            FromClient::Agree => Command::Consent { agrees: true },
            FromClient::Decline => Command::Consent { agrees: false },
            FromClient::Return => Command::Return,
        };
        let (Some(seat), Some((player, _))) = (self.seat, &self.person) else {
            return refuse(Code::NotSeated, "who watches does not play");
        };
        let by = Sitter { player: player.id, seat };
        let (answer, answered) = oneshot::channel();
        door.send(Request::Act { by, command, answer }).await.map_err(|_| Gone)?;
        // Without an answer nobody knows whether it was stored: the client comes back and sees.
        Ok(match answered.await.map_err(|_| Gone)? {
            Ok(_) => Some(ToClient::Ok { ask: asked }),
            Err(refused) => Some(ToClient::Refused(Refused { ask: asked, ..refused })),
        })
    }

    async fn say(&self, text: &str) -> Result<Option<ToClient>, Gone> {
        let refuse =
            |code: Code, message: &str| Ok(Some(ToClient::Refused(refused_by_server(None, code, message))));
        let Some((player, _)) = &self.person else {
            return refuse(Code::NotSignedIn, "a name is needed to say something");
        };
        let text = match text::said(text) {
            Ok(text) => text,
            Err(error) => return refuse(Code::Unreadable, &error.to_string()),
        };
        let (store, limits) = (&self.app.store, &self.app.limits);
        let too_many = || refuse(Code::TooMany, "that was a lot; wait a moment");
        if !limits.say(player.id) {
            return too_many();
        }
        // Whoever may not speak takes nothing of what the others may say.
        match store.voice(self.table, player.id).await.map_err(|_| Gone)? {
            Voice::Free => {}
            Voice::Muted => return refuse(Code::Muted, "you may not speak here"),
            Voice::Watching => return refuse(Code::PlayersTalk, "only those who play speak here"),
        }
        if !limits.be_said(self.table) {
            return too_many();
        }
        // The name may have changed since the connection was opened.
        let name = store.player(player.id).await.map_err(|_| Gone)?.ok_or(Gone)?.name;
        let said = Said { table: self.table, player: player.id, name, text, at: self.app.now() };
        store.say(&said).await.map_err(|_| Gone)?;
        self.app.tables.ring(self.table, 0).await;
        Ok(None)
    }
}

/// Completes when the session that opened the connection has ended.
async fn ended(present: &mut Option<Present>) {
    match present {
        Some(present) => present.ended().await,
        None => std::future::pending().await,
    }
}

/// Whether a viewer may stay.
enum Stays {
    Yes,
    No,
}

/// Sends a letter and all that wait behind it with one write.
async fn deliver(
    socket: &mut WebSocket,
    letter: Letter,
    letters: &mut mpsc::Receiver<Letter>,
) -> Result<Stays, Gone> {
    let mut next = Some(letter);
    while let Some(letter) = next {
        match letter {
            Letter::Text(text) => socket.feed(Message::Text(text)).await?,
            Letter::Leave => return Ok(Stays::No),
        }
        next = letters.try_recv().ok();
    }
    socket.flush().await?;
    Ok(Stays::Yes)
}

async fn farewell(socket: &mut WebSocket, code: u16) -> Result<(), Gone> {
    socket.send(Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }))).await?;
    Ok(())
}

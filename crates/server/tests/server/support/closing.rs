//! How connections end.

use super::{Client, Live};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;

/// The session has ended, or this person may not look any more.
pub(crate) const POLICY: u16 = 1008;
/// A message came that is no text.
pub(crate) const UNREADABLE: u16 = 1003;
/// The server is about to stop.
pub(crate) const RESTART: u16 = 1012;
/// The table must be reopened.
pub(crate) const AGAIN: u16 = 1013;

impl Live {
    /// Waits until the server closes the connection; answers with which code.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(Message::Text(text)) => self.raw.push(text.to_string()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// Says something, whether the server still listens or not.
    pub(crate) async fn try_say(&mut self, message: &Value) {
        let _ = self.socket.send(Message::text(message.to_string())).await;
    }

    /// Says what is no text.
    pub(crate) async fn say_bytes(&mut self, bytes: &'static [u8]) {
        self.socket.send(Message::binary(bytes)).await.unwrap();
    }

    /// What came so far, of one type.
    pub(crate) fn heard(&self, kind: &str) -> Vec<Value> {
        let read = |raw: &String| serde_json::from_str::<Value>(raw).unwrap();
        self.raw.iter().map(read).filter(|message| message["type"] == kind).collect()
    }
}

impl Client {
    /// The id of this person.
    pub(crate) async fn id(&self) -> String {
        self.get("/api/me").await.json()["id"].as_str().expect("somebody").to_owned()
    }
}

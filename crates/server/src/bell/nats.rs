//! The doorbell by NATS: a subject for each table, to which the servers subscribe that have it open. It takes the load of
//! ringing from the database.

use super::{Bell, BellError, Ring, WAITING, read, written};
use crate::id::TableId;
use async_nats::{Client, ConnectOptions, Event, Message, Subscriber};
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, StreamExt};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// How long to wait for the first connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// The subject to which all servers subscribe.
const EVERYBODY: &str = "tafel.everybody";
/// The header by which a server knows its own rings.
const FROM: &str = "from";

/// A bell by NATS.
pub(crate) struct Nats {
    client: Client,
    /// The number of this server.
    node: String,
    rings: mpsc::Sender<Option<Ring>>,
    ringing: Mutex<Option<mpsc::Receiver<Option<Ring>>>>,
    tables: Mutex<HashMap<TableId, JoinHandle<()>>>,
}

fn failed(error: &dyn std::fmt::Display) -> BellError {
    BellError(error.to_string())
}

fn subject(ring: Ring) -> String {
    match ring {
        Ring::Table(table, _) => format!("tafel.table.{}", table.0),
        Ring::Person(_) => EVERYBODY.to_owned(),
    }
}

impl Nats {
    /// Connects; if the connection is lost later, it is restored in the background.
    ///
    /// # Errors
    /// If there is no NATS at the address.
    pub(crate) async fn connect(address: &str, node: i64) -> Result<Nats, BellError> {
        let (rings, ringing) = mpsc::channel(WAITING);
        let again = rings.clone();
        let options = ConnectOptions::new().connection_timeout(PATIENCE).event_callback(move |event| {
            let again = again.clone();
            async move {
                if event == Event::Connected {
                    // What was rung meanwhile was missed. If the queue is full, all is looked at anyway.
                    let _ = again.try_send(None);
                }
            }
        });
        let client = options.connect(address).await.map_err(|error| failed(&error))?;
        let bell = Nats {
            client,
            node: node.to_string(),
            rings,
            ringing: Mutex::new(Some(ringing)),
            tables: Mutex::default(),
        };
        let everybody = bell.client.subscribe(EVERYBODY).await.map_err(|error| failed(&error))?;
        bell.follow(everybody);
        Ok(bell)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, JoinHandle<()>>> {
        // The map is whole between any two of its changes, whoever panicked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Passes on what comes to a subject.
    fn follow(&self, mut messages: Subscriber) -> JoinHandle<()> {
        let (rings, node) = (self.rings.clone(), self.node.clone());
        tokio::spawn(async move {
            while let Some(message) = messages.next().await {
                if let Some(ring) = heard(&message, &node)
                    && rings.send(Some(ring)).await.is_err()
                {
                    return;
                }
            }
        })
    }
}

/// What others ring; own rings come back and are passed over.
fn heard(message: &Message, node: &str) -> Option<Ring> {
    let from = message.headers.as_ref()?.get(FROM)?.as_str();
    if from == node { None } else { read(std::str::from_utf8(&message.payload).ok()?) }
}

impl Bell for Nats {
    fn attend(&self, table: TableId) -> BoxFuture<'_, Result<(), BellError>> {
        async move {
            let messages = self
                .client
                .subscribe(subject(Ring::Table(table, 0)))
                .await
                .map_err(|error| failed(&error))?;
            // NATS takes this before all that is rung from now on; what slips through is found a second later.
            self.client.flush().await.map_err(|error| failed(&error))?;
            let following = self.follow(messages);
            if let Some(before) = self.tables().insert(table, following) {
                before.abort();
            }
            Ok(())
        }
        .boxed()
    }

    fn leave(&self, table: TableId) -> BoxFuture<'_, ()> {
        async move {
            // The subscription ends with the task that holds it.
            if let Some(following) = self.tables().remove(&table) {
                following.abort();
            }
        }
        .boxed()
    }

    fn ring<'r>(&'r self, rings: &'r [Ring]) -> BoxFuture<'r, Result<(), BellError>> {
        async move {
            for &ring in rings {
                let mut headers = async_nats::HeaderMap::new();
                headers.insert(FROM, self.node.as_str());
                self.client
                    .publish_with_headers(subject(ring), headers, written(ring).into())
                    .await
                    .map_err(|error| failed(&error))?;
            }
            Ok(())
        }
        .boxed()
    }

    fn listen(&self) -> BoxFuture<'_, Result<mpsc::Receiver<Option<Ring>>, BellError>> {
        let ringing = self.ringing.lock().unwrap_or_else(PoisonError::into_inner).take();
        async move { ringing.ok_or_else(|| BellError("somebody listens already".into())) }.boxed()
    }
}

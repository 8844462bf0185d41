//! A database that is far away: a relay on loopback that holds back what the database answers.

use crate::serving::Failed;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// Relays connections to an address; each answer arrives `round_trip` later than it was sent. Returns the relay's own
/// address.
pub(crate) async fn relay(to: String, round_trip: Duration) -> Result<String, Failed> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?.to_string();
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let Ok(far) = TcpStream::connect(&to).await else { return };
            let _ = (near.set_nodelay(true), far.set_nodelay(true));
            let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
            tokio::spawn(pass_on(near_in, far_out, Duration::ZERO));
            tokio::spawn(pass_on(far_in, near_out, round_trip));
        }
    });
    Ok(address)
}

/// Passes bytes on after a delay, which does not hold up those that come behind them.
async fn pass_on(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, delay: Duration) {
    let (sent, mut arriving) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        while let Some((due, bytes)) = arriving.recv().await {
            if !delay.is_zero() {
                tokio::time::sleep_until(due).await;
            }
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    });
    let mut bytes = vec![0; 64 * 1024];
    while let Ok(read @ 1..) = from.read(&mut bytes).await {
        if sent.send((Instant::now() + delay, bytes[..read].to_vec())).is_err() {
            return;
        }
    }
}

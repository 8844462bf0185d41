//! Accepting connections, and not too many from one address.

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// Where a request comes from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

type Counts = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// How long to wait where the system cannot accept.
const ACCEPT_AGAIN: Duration = Duration::from_millis(100);

/// A listener that closes connections of an address that holds too many.
pub(crate) struct Listening {
    listener: TcpListener,
    most: usize,
    counts: Counts,
}

impl Listening {
    pub(crate) fn new(listener: TcpListener, most: usize) -> Listening {
        Listening { listener, most, counts: Counts::default() }
    }

    /// The next connection of an address that does not hold too many.
    pub(crate) async fn accept(&self) -> (Counted, Address) {
        loop {
            match self.listener.accept().await {
                Ok((stream, from)) => {
                    // Moves are short, and whoever waits for them should not wait for more of them.
                    let _ = stream.set_nodelay(true);
                    if let Some(held) = Held::new(&self.counts, from.ip(), self.most) {
                        return (Counted { stream, _held: held }, Address(from.ip()));
                    }
                }
                // Files run out when many come at once; some will be closed soon.
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(ACCEPT_AGAIN).await;
                }
            }
        }
    }
}

/// One connection of an address, counted as long as it lives.
struct Held {
    counts: Counts,
    address: IpAddr,
}

impl Held {
    fn new(counts: &Counts, address: IpAddr, most: usize) -> Option<Held> {
        let mut held = counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(address).or_insert(0);
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Held { counts: counts.clone(), address })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut held = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.address);
            }
        }
    }
}

/// A connection that is counted.
pub(crate) struct Counted {
    stream: TcpStream,
    _held: Held,
}

impl AsyncRead for Counted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Counted {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn an_address_holds_so_many_connections_and_gets_them_back() {
        let counts = Counts::default();
        let [one, other] = [1, 2].map(|last| IpAddr::from(Ipv4Addr::new(10, 0, 0, last)));
        let first = Held::new(&counts, one, 2);
        let second = Held::new(&counts, one, 2);
        assert!(first.is_some() && second.is_some());
        assert!(Held::new(&counts, one, 2).is_none());
        assert!(Held::new(&counts, other, 2).is_some());
        drop(first);
        assert!(Held::new(&counts, one, 2).is_some());
        drop(second);
        assert!(counts.lock().unwrap().is_empty());
    }
}

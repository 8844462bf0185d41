//! Accepting connections: not too many in all, not too many from one address, and none that takes nothing.

use crate::limits::network;
use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep};

/// Where a request comes from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

/// How many connections there may be.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Most {
    pub(crate) in_all: usize,
    pub(crate) per_address: usize,
}

/// How many connections there are.
#[derive(Debug, Default)]
pub(crate) struct Counts(Mutex<Numbers>);

#[derive(Debug, Default)]
struct Numbers {
    in_all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// How long to wait where the system cannot accept.
const ACCEPT_AGAIN: Duration = Duration::from_millis(100);

/// A listener that closes connections beyond the most.
pub(crate) struct Listening {
    listener: TcpListener,
    most: Most,
    /// How long a client may take nothing of what is sent to it.
    patience: Duration,
    counts: Arc<Counts>,
}

impl Listening {
    pub(crate) fn new(
        listener: TcpListener,
        most: Most,
        patience: Duration,
        counts: Arc<Counts>,
    ) -> Listening {
        Listening { listener, most, patience, counts }
    }

    /// The next connection that is not one too many.
    pub(crate) async fn accept(&self) -> (Counted, Address) {
        loop {
            match self.listener.accept().await {
                Ok((stream, from)) => {
                    // Moves are short, and whoever waits for them should not wait for more of them.
                    let _ = stream.set_nodelay(true);
                    if let Some(held) = Held::new(&self.counts, from.ip(), self.most) {
                        let counted = Counted { stream, patience: self.patience, stuck: None, _held: held };
                        return (counted, Address(from.ip()));
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

impl Counts {
    /// How many connections there are in all.
    pub(crate) fn in_all(&self) -> usize {
        self.lock().in_all
    }

    fn lock(&self) -> MutexGuard<'_, Numbers> {
        // The numbers are right between any two of their changes, whoever panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One connection, counted as long as it lives.
struct Held {
    counts: Arc<Counts>,
    address: IpAddr,
}

impl Held {
    fn new(counts: &Arc<Counts>, address: IpAddr, most: Most) -> Option<Held> {
        let address = network(address);
        let mut held = counts.lock();
        let of_address = held.by_address.get(&address).copied().unwrap_or(0);
        if of_address >= most.per_address || held.in_all >= most.in_all {
            return None;
        }
        held.by_address.insert(address, of_address + 1);
        held.in_all += 1;
        Some(Held { counts: counts.clone(), address })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut held = self.counts.lock();
        held.in_all -= 1;
        if let Some(count) = held.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                held.by_address.remove(&self.address);
            }
        }
    }
}

/// A connection that is counted, and broken off when its client takes nothing for too long.
pub(crate) struct Counted {
    stream: TcpStream,
    patience: Duration,
    /// Since the client takes nothing: when that is too long.
    stuck: Option<Pin<Box<Sleep>>>,
    _held: Held,
}

impl Counted {
    /// Passes on what came of sending; waits only so long for a client that takes nothing.
    fn within_patience<T>(&mut self, sent: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stuck = None;
            return sent;
        }
        let patience = self.patience;
        let stuck =
            self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(Instant::now() + patience)));
        match stuck.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
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
        let sent = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.within_patience(sent, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.within_patience(sent, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_flush(cx);
        self.within_patience(sent, cx)
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
    fn an_address_holds_a_number_of_connections_and_gets_them_back() {
        let (counts, most) = (Arc::<Counts>::default(), Most { in_all: 9, per_address: 2 });
        let [one, other] = [1, 2].map(|last| IpAddr::from(Ipv4Addr::new(10, 0, 0, last)));
        let first = Held::new(&counts, one, most);
        let second = Held::new(&counts, one, most);
        assert!(first.is_some() && second.is_some());
        assert!(Held::new(&counts, one, most).is_none());
        assert!(Held::new(&counts, other, most).is_some());
        drop(first);
        assert!(Held::new(&counts, one, most).is_some());
        drop(second);
        assert_eq!(counts.in_all(), 0);
        assert!(counts.lock().by_address.is_empty());
    }

    #[test]
    fn there_are_no_more_connections_than_the_most_wherever_they_come_from() {
        let (counts, most) = (Arc::<Counts>::default(), Most { in_all: 3, per_address: 2 });
        let from = |last| Held::new(&counts, IpAddr::from(Ipv4Addr::new(10, 0, 0, last)), most);
        let held: Vec<_> = (0..5).map(from).collect();
        assert_eq!(held.iter().flatten().count(), 3);
        drop(held);
        assert!(from(9).is_some());
    }

    #[test]
    fn a_network_of_long_addresses_shares_its_connections() {
        let (counts, most) = (Arc::<Counts>::default(), Most { in_all: 9, per_address: 1 });
        let from = |text: &str| Held::new(&counts, text.parse().unwrap(), most);
        let held = from("2001:db8::1");
        assert!(held.is_some() && from("2001:db8::2").is_none() && from("2001:db8:0:1::2").is_some());
    }
}

//! Accepting connections, and not too many from one address.

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// Where a request comes from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Address(pub(crate) SocketAddr);

impl Connected<IncomingStream<'_, Listening>> for Address {
    fn connect_info(stream: IncomingStream<'_, Listening>) -> Address {
        Address(*stream.remote_addr())
    }
}

type Counts = Arc<Mutex<HashMap<IpAddr, usize>>>;

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
}

impl Listener for Listening {
    type Io = Counted;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Counted, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            // Moves are short, and whoever waits for them should not wait for more of them.
            let _ = stream.set_nodelay(true);
            if let Some(held) = Held::new(&self.counts, address.ip(), self.most) {
                return (Counted { stream, _held: held }, address);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
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

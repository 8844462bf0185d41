//! Connections that ask nothing, read nothing or break the protocol are closed, and their number is limited.

use crate::support::closing::{RESTART, UNREADABLE};
use crate::support::{Running, generous, sqlite};
use serde_json::json;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::time::Duration;
use tafel_server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

const SHORT: Duration = Duration::from_millis(50);

/// Waits until the server closes a connection; answers what it said before.
async fn until_closed(stream: &mut TcpStream) -> Vec<u8> {
    let mut heard = vec![];
    // A connection that is broken off has ended too.
    let _ = stream.read_to_end(&mut heard).await;
    heard
}

#[tokio::test]
async fn connections_that_do_not_say_what_they_want_are_closed() {
    let config = Config { header_patience: SHORT, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    for begins in
        ["", "G", "GET /healthz HTTP/1.1\r\nhost: x\r\n", "GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: "]
    {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(begins.as_bytes()).await.unwrap();
        let heard = until_closed(&mut stream).await;
        assert!(!heard.starts_with(b"HTTP/1.1 200"), "{begins:?}");
    }
    // One that was answered is not kept for ever either.
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    assert!(until_closed(&mut stream).await.starts_with(b"HTTP/1.1 200"));
}

#[tokio::test]
async fn http_2_is_not_spoken() {
    let server = Running::fresh().await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    // The preface, and settings without any.
    stream.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0").await.unwrap();
    let heard = until_closed(&mut stream).await;
    assert!(heard.is_empty() || heard.starts_with(b"HTTP/1.1 "), "{heard:?}");
    let upgrade =
        [("connection", "upgrade, http2-settings"), ("upgrade", "h2c"), ("http2-settings", "AAMAAABk")];
    let answer = server.stranger().send("GET", "/healthz", &upgrade, "").await;
    assert_eq!((answer.status, answer.text.as_str()), (200, "ok\n"));
}

#[tokio::test]
async fn a_request_that_dawdles_is_answered_that_it_took_too_long() {
    let config = Config { request_patience: SHORT, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = "POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{";
    stream.write_all(request.as_bytes()).await.unwrap();
    let heard = String::from_utf8(until_closed(&mut stream).await).unwrap();
    assert!(heard.starts_with("HTTP/1.1 503") && heard.contains("\"code\":\"unavailable\""), "{heard}");
}

/// A connection with little room for what it does not read.
async fn narrow(address: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(address).await.unwrap()
}

/// Writes the same again and again until the server is gone.
async fn write_until_broken(stream: &mut TcpStream, text: &[u8]) -> ErrorKind {
    loop {
        if let Err(error) = stream.write_all(text).await {
            return error.kind();
        }
    }
}

#[tokio::test]
async fn who_asks_and_never_reads_is_let_go() {
    let config = Config { write_patience: SHORT, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let mut stream = narrow(server.address).await;
    let broken = write_until_broken(&mut stream, b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(matches!(broken, ErrorKind::ConnectionReset | ErrorKind::BrokenPipe), "{broken:?}");
    assert_eq!(server.stranger().get("/healthz").await.status, 200);
}

fn upgrade(table: &str) -> String {
    format!(
        "GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
}

#[tokio::test]
async fn a_live_connection_that_never_reads_is_let_go() {
    let config = Config { write_patience: SHORT, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let table = server.guest("Anna").await.table(&json!("open")).await;
    let mut stream = narrow(server.address).await;
    stream.write_all(upgrade(&table).as_bytes()).await.unwrap();
    // Every message is refused, and the refusals are not read.
    let broken = write_until_broken(&mut stream, &REFUSED.repeat(1000)).await;
    assert!(matches!(broken, ErrorKind::ConnectionReset | ErrorKind::BrokenPipe), "{broken:?}");
}

/// What the server refuses: a text of two bytes, behind a mask of zeros.
const REFUSED: &[u8] = b"\x81\x82\0\0\0\0{}";

/// The code says whether it is worth coming back.
#[tokio::test]
async fn a_live_connection_ends_with_a_code_that_says_why() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let table = anna.table(&json!("open")).await;
    let mut bytes = anna.live(&table, "").await;
    bytes.say_bytes(b"{}").await;
    assert_eq!(bytes.closed().await, Some(UNREADABLE));
    let mut live = anna.live(&table, "").await;
    live.next_of("gathering").await;
    let (closed, ()) = tokio::join!(live.closed(), server.stop());
    assert_eq!(closed, Some(RESTART));
}

/// A client that is gone without a word does not answer when it is asked whether it lives.
#[tokio::test]
async fn a_live_connection_that_does_not_answer_is_let_go() {
    let config = Config { heartbeat: SHORT, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let table = server.guest("Anna").await.table(&json!("open")).await;
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    silent.write_all(upgrade(&table).as_bytes()).await.unwrap();
    let heard = until_closed(&mut silent).await;
    assert!(heard.ends_with(b"\x89\0"), "the last that it heard is the question: {heard:?}");
}

/// Those beyond the most hear nothing; as soon as somebody goes there is room again.
#[tokio::test]
async fn there_are_only_so_many_connections() {
    let in_all = Config { connections: 2, ..generous() };
    let of_one_address = Config { connections_per_address: 2, ..generous() };
    for config in [in_all, of_one_address] {
        let server = Running::start(&sqlite(), config).await;
        let mut held = vec![];
        for _ in 0..2 {
            let mut stream = TcpStream::connect(server.address).await.unwrap();
            stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
            assert!(stream.read(&mut [0; 1024]).await.unwrap() > 0);
            held.push(stream);
        }
        let mut beyond = TcpStream::connect(server.address).await.unwrap();
        assert_eq!(until_closed(&mut beyond).await, b"");
        drop(held.pop());
        loop {
            let mut stream = TcpStream::connect(server.address).await.unwrap();
            // It may not be counted yet that somebody has gone.
            let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
            if until_closed(&mut stream).await.starts_with(b"HTTP/1.1 200") {
                break;
            }
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_asks_for_as_many_files_as_it_may_have() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let maximum = getrlimit(Resource::Nofile).maximum;
    setrlimit(Resource::Nofile, Rlimit { current: Some(256), maximum }).unwrap();
    let _server = Running::fresh().await;
    assert_eq!(getrlimit(Resource::Nofile).current, maximum);
}

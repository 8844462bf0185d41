//! A server process to be measured, and a client for what is asked of it once.
#![expect(dead_code, reason = "every example uses its part of it")]

mod distance;
#[path = "../../tests/server/support/postgres.rs"]
mod postgres;

use distance::relay;
use postgres::Postgres;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

pub(crate) type Failed = Box<dyn std::error::Error + Send + Sync>;

/// A server on a database of its own; it ends with this value.
pub(crate) struct Serving {
    process: Child,
    pub(crate) address: String,
}

impl Serving {
    /// Starts a server without limits, with these options besides.
    pub(crate) fn start(program: &str, database: &str, options: &[&str]) -> Result<Serving, Failed> {
        let many = "1000000";
        let unlimited =
            ["requests-per-second", "connections-per-address", "tables-per-person", "messages-per-second"];
        let unlimited = unlimited.iter().chain(&["connections", "guests-per-minute", "tables-per-minute"]);
        let mut process = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--database", database])
            .args(unlimited.flat_map(|limit| [format!("--{limit}"), many.to_owned()]))
            .args(options)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let address = line.trim().rsplit('/').next().ok_or("no address")?.to_owned();
        Ok(Serving { process, address })
    }

    pub(crate) fn memory_kib(&self) -> Result<i64, Failed> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }

    /// Processor time so far; the kernel counts in hundredths of a second.
    pub(crate) fn cpu(&self) -> Result<Duration, Failed> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let fields: Vec<&str> = stat.rsplit(") ").next().ok_or("no fields")?.split(' ').collect();
        let ticks: u64 = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
        Ok(Duration::from_millis(10 * ticks))
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A fresh database; it is removed with this value.
pub(crate) enum Database {
    /// A file.
    Sqlite(PathBuf),
    /// A database server that runs as long as this value lives, and its address, which may be that of a relay.
    Postgres(Postgres, String),
}

impl Database {
    pub(crate) fn sqlite() -> Database {
        Database::Sqlite(std::env::temp_dir().join(format!("tafel-load-{}.db", std::process::id())))
    }

    /// A PostgreSQL whose answers take this much longer.
    pub(crate) async fn postgres(round_trip: Duration) -> Result<Database, Failed> {
        let postgres = Postgres::start();
        let mut url = postgres.url.clone();
        if !round_trip.is_zero() {
            let near = url.split(['@', '/']).nth(3).ok_or("no address")?.to_owned();
            url = url.replace(&near, &relay(near.clone(), round_trip).await?);
        }
        Ok(Database::Postgres(postgres, url))
    }

    pub(crate) fn url(&self) -> String {
        match self {
            Database::Sqlite(file) => format!("sqlite:{}", file.display()),
            Database::Postgres(_, url) => url.clone(),
        }
    }

    /// The file, if it is one.
    pub(crate) fn file(&self) -> Option<&Path> {
        match self {
            Database::Sqlite(file) => Some(file),
            Database::Postgres(..) => None,
        }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Some(file) = self.file() {
            for ending in ["", "-wal", "-shm", "-lock"] {
                let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
            }
        }
    }
}

/// Somebody with a session.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: String,
    pub(crate) cookie: String,
}

impl Client {
    pub(crate) async fn call(&mut self, method: &str, path: &str, body: &Value) -> Result<Value, Failed> {
        Ok(serde_json::from_str(&self.text(method, path, body).await?)?)
    }

    pub(crate) async fn text(&mut self, method: &str, path: &str, body: &Value) -> Result<String, Failed> {
        let body = body.to_string();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        let mut stream = TcpStream::connect(&self.address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or("no head")?;
        if !head.starts_with("HTTP/1.1 200") {
            return Err(text.into());
        }
        if let Some(cookie) = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        Ok(body.to_owned())
    }
}

//! The program as a server, and somebody who sends it requests.

mod admin;
mod editions;
mod settings;

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A server process; it is killed with this value.
pub(crate) struct Serving {
    pub(crate) process: Child,
    pub(crate) address: String,
    /// What it says after that.
    pub(crate) out: BufReader<ChildStdout>,
}

impl Serving {
    pub(crate) fn start(database: &str) -> Serving {
        Serving::by(
            Command::new(env!("CARGO_BIN_EXE_tafel"))
                .args(["serve", "--addr", "127.0.0.1:0", "--database", database])
                .args(["--requests-per-second", "100000", "--tables-per-person", "100000"]),
        )
    }

    /// Starts it by this command, and waits until it says where it is.
    pub(crate) fn by(command: &mut Command) -> Serving {
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Tafelrunde is at http://").expect("the address").to_owned();
        Serving { process, address, out }
    }

    /// Ends it as a power failure would.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Somebody who sends requests.
#[derive(Clone, Default)]
pub(crate) struct Client {
    pub(crate) cookie: String,
}

impl Client {
    pub(crate) fn write(&self, serving: &Serving, method: &str, path: &str, body: &Value) -> TcpStream {
        let body = body.to_string();
        let mut stream = TcpStream::connect(&serving.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            serving.address,
            self.cookie,
            body.len()
        )
        .unwrap();
        stream
    }

    /// What comes back, as it comes; less or nothing if the connection breaks off.
    pub(crate) fn request(&self, serving: &Serving, method: &str, path: &str, body: &Value) -> String {
        let mut text = String::new();
        let _ = self.write(serving, method, path, body).read_to_string(&mut text);
        text
    }

    pub(crate) fn call(&mut self, serving: &Serving, method: &str, path: &str, body: &Value) -> Value {
        let text = self.request(serving, method, path, body);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_default();
        assert!(head.starts_with("HTTP/1.1 200"), "{method} {path}: {text}");
        if let Some(cookie) = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        serde_json::from_str(body).unwrap_or_else(|_| Value::String(body.to_owned()))
    }
}

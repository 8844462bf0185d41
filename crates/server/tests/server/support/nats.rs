//! A NATS of our own on loopback, for as long as a test runs.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tokio::net::TcpStream;

/// A running NATS; it ends with this value.
pub(crate) struct Nats {
    process: Child,
    port: u16,
    /// Where it tells who listens to what.
    pub(crate) monitor: SocketAddr,
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn start(port: u16, monitor: SocketAddr) -> Child {
    // Debian puts it where only administrators look.
    let usual = Path::new("/usr/sbin/nats-server");
    let program = if usual.exists() { usual } else { Path::new("nats-server") };
    Command::new(program)
        .args([
            "--addr",
            "127.0.0.1",
            "--port",
            &port.to_string(),
            "--http_port",
            &monitor.port().to_string(),
        ])
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| {
            panic!("this test needs `nats-server` (`apt-get install nats-server`): {error}")
        })
}

impl Nats {
    pub(crate) async fn start() -> Nats {
        let (port, monitor) = (free_port(), SocketAddr::from(([127, 0, 0, 1], free_port())));
        let nats = Nats { process: start(port, monitor), port, monitor };
        nats.listens().await;
        nats
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it as a power failure would.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Starts it again where it was, if it was killed.
    pub(crate) async fn restart(&mut self) {
        if self.process.try_wait().unwrap().is_none() {
            return;
        }
        self.process = start(self.port, self.monitor);
        self.listens().await;
    }

    async fn listens(&self) {
        for address in [self.monitor, ([127, 0, 0, 1], self.port).into()] {
            while TcpStream::connect(address).await.is_err() {}
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

//! A PostgreSQL of our own in a temporary folder, on loopback, for as long as a test runs.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

/// A running database server; it ends with this value.
pub(crate) struct Postgres {
    folder: PathBuf,
    port: u16,
    pub(crate) url: String,
}

/// Where Debian and others put the programs.
fn program(name: &str) -> PathBuf {
    let folders = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = folders.map(|folder| folder.path().join("bin").join(name)).collect();
    found.retain(|path| path.exists());
    found.sort();
    found.pop().unwrap_or_else(|| PathBuf::from(name))
}

/// PostgreSQL refuses to run as root; then it runs as its own user.
fn as_somebody(name: &str) -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    if root {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program(name));
        command
    } else {
        Command::new(program(name))
    }
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| {
        panic!("this test needs PostgreSQL's programs (`apt-get install postgresql`): {command:?}: {error}")
    });
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

impl Postgres {
    pub(crate) fn start() -> Postgres {
        static CLUSTERS: AtomicU32 = AtomicU32::new(0);
        let number = CLUSTERS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("tafel-postgres-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let mut initialise = as_somebody("initdb");
        initialise.args([
            "--no-sync",
            "--auth=trust",
            "--username=tafel",
            "--encoding=UTF8",
            "--locale=C",
            "-D",
        ]);
        run(initialise.arg(&folder).current_dir("/"));
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut postgres =
            Postgres { folder, port, url: format!("postgres://tafel@127.0.0.1:{port}/postgres") };
        postgres.restart();
        postgres
    }

    /// Starts it where it was.
    pub(crate) fn restart(&mut self) {
        let settings = format!(
            "-c port={} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c shared_buffers=16MB",
            self.port
        );
        // `-w` answers once the server accepts connections.
        let mut start = as_somebody("pg_ctl");
        start
            .arg("-D")
            .arg(&self.folder)
            .arg("-l")
            .arg(self.folder.join("log"))
            .args(["-w", "-t", "120", "-o", &settings]);
        run(start.arg("start").current_dir("/"));
    }

    /// Ends all its processes at once, as a power failure would; what is not synced is lost.
    pub(crate) fn kill(&mut self) {
        self.stop().expect("pg_ctl can be run");
    }

    fn stop(&self) -> std::io::Result<Output> {
        let mut stop = as_somebody("pg_ctl");
        stop.arg("-D").arg(&self.folder).args(["-m", "immediate", "-w", "stop"]);
        stop.current_dir("/").output()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.stop();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

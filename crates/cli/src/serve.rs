//! `tafel serve`: tables over the network.

use crate::edition::shelf;
use crate::failure::Failure;
use crate::settings::Settings;
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::num::NonZero;
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;
use tafel_engine::Games;
use tafel_server::{Server, Store};
use tokio::net::TcpListener;
use tokio::time::timeout;
use tracing_subscriber::EnvFilter;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    settings: Settings,
    /// Print every setting with its value and its source, and exit
    #[arg(long)]
    pub(crate) show_settings: bool,
}

/// How long nothing is said while a database is opened.
const PATIENCE: Duration = Duration::from_secs(2);
impl Args {
    /// The folder with the editions that are offered, if there is one.
    fn editions(&self) -> Result<Option<PathBuf>, Failure> {
        if let Some(named) = &self.settings.editions {
            return Ok(Some(named.clone()));
        }
        let url = self.database.url()?;
        let beside = url.strip_prefix("sqlite:").map(|file| file.strip_prefix("//").unwrap_or(file));
        let folder = beside.map(|file| PathBuf::from(file).with_file_name("editions"));
        Ok(folder.filter(|folder| folder.is_dir()))
    }
}

/// Where everything is kept.
#[derive(clap::Args)]
pub(crate) struct Database {
    /// `sqlite:FILE` or `postgres://…`; by default a file in your data folder
    #[arg(long, value_name = "URL", global = true)]
    database: Option<String>,
    /// A file with settings; docs/SETTINGS.md lists them
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
}

impl Database {
    /// Opens it, and makes it if it is a file that is not there.
    pub(crate) async fn open(&self) -> Result<Store, Failure> {
        let url = self.url()?;
        let mut opened = pin!(Store::open(&url));
        let opened = match timeout(PATIENCE, &mut opened).await {
            Ok(opened) => opened,
            Err(_) => {
                eprintln!("tafel: the database does not answer yet; waiting for it");
                opened.await
            }
        };
        opened.map_err(|error| Failure::Input(format!("the database cannot be opened: {error}")))
    }

    /// Opens it for a command that looks into it.
    pub(crate) async fn open_existing(&self) -> Result<Store, Failure> {
        let url = self.url()?;
        if let Some(file) = url.strip_prefix("sqlite:")
            && !PathBuf::from(file).exists()
        {
            return Err(Failure::Input(format!("there is no database {file}")));
        }
        self.open().await
    }

    fn url(&self) -> Result<String, Failure> {
        match &self.database {
            Some(url) if url.starts_with("sqlite:") || url.starts_with("postgres") => Ok(url.clone()),
            Some(_) => Err(Failure::Input("a database is sqlite:FILE or postgres://…".into())),
            None => Ok(format!("sqlite:{}", usual_file()?.display())),
        }
    }
}

/// The file in the platform's data folder.
fn usual_file() -> Result<PathBuf, Failure> {
    let from = |variable: &str| std::env::var_os(variable).filter(|path| !path.is_empty()).map(PathBuf::from);
    let below_home = |part: &str| from("HOME").map(|home| home.join(part));
    let folder = if cfg!(windows) {
        from("APPDATA")
    } else if cfg!(target_os = "macos") {
        below_home("Library/Application Support")
    } else {
        from("XDG_DATA_HOME").or_else(|| below_home(".local/share"))
    };
    let folder = folder.ok_or_else(|| Failure::Input("there is no data folder; name a --database".into()))?;
    let folder = folder.join("tafelrunde");
    std::fs::create_dir_all(&folder)?;
    Ok(folder.join("tafel.db"))
}

/// A runtime for everything that waits. One core is left to the thread that writes the journal and to bots: threads
/// that wake each other for work that one of them could do spend more than they save.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let workers = cores.saturating_sub(1).max(1);
    Ok(tokio::runtime::Builder::new_multi_thread().worker_threads(workers).enable_all().build()?)
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    log();
    runtime()?.block_on(serve(args))
}

/// Logs go to stderr: as text on a terminal, as JSON otherwise; `RUST_LOG` says how much.
fn log() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if std::io::stderr().is_terminal() { logs.init() } else { logs.json().init() }
}

async fn serve(args: &Args) -> Result<(), Failure> {
    let config = args.settings.config()?;
    let store = args.database.open().await?;
    let listener = listen(args.addr).await?;
    let address = listener.local_addr()?;
    let metrics = match args.settings.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let mut games = Games::load();
    let offered = match args.editions()? {
        Some(shelf) => {
            let (offered, wrong) = shelf::add_all(&shelf, &mut games);
            // The others are offered, and the matches of this one have copies.
            wrong.iter().for_each(|wrong| eprintln!("tafel: an edition is not offered: {wrong}"));
            offered
        }
        None => vec![],
    };
    let server = Server::with_games(config, store, games)
        .await
        .map_err(|error| Failure::Input(format!("the server cannot start: {error}")))?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "Tafelrunde is at http://{address}")?;
    if !offered.is_empty() {
        writeln!(out, "Editions: {}", offered.join(", "))?;
    }
    if let Some(metrics) = metrics {
        writeln!(out, "Figures are at http://{}/metrics", metrics.local_addr()?)?;
        server.serve_metrics(metrics);
    }
    out.flush()?;
    drop(out);
    server.serve(listener, told_to_stop()).await;
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).await.map_err(|error| Failure::Input(format!("{address}: {error}")))
}

/// Completes when somebody presses Ctrl-C or the system asks the program to stop.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    // Without signals the server runs until it is killed, which loses nothing either.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

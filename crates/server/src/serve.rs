//! The life of a server, from start to shutdown.

use crate::address::{Counts, Listening, Most};
use crate::api;
use crate::app::App;
use crate::bell::BellError;
use crate::config::Config;
use crate::error::Error;
use crate::files::raise_limit;
use crate::guard::{in_time, same_origin, secure, watch_requests};
use crate::housekeeping;
use crate::page::page;
use crate::store::{Store, StoreError};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::get;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tafel_engine::Games;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tower_http::catch_panic::CatchPanicLayer;
use tower_service::Service;

/// The longest body: a record of a match, in JSON.
const MOST_BYTES: usize = (1 << 20) + (1 << 18);
/// How long a stopping server waits for its connections.
const FAREWELL: Duration = Duration::from_secs(30);

/// A server that is ready to listen.
pub struct Server {
    app: Arc<App>,
    close: watch::Sender<bool>,
}

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    /// The database fails, or another server uses it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Other servers cannot be told of anything.
    #[error(transparent)]
    Bell(#[from] BellError),
}

impl Server {
    /// Makes a server on a database, and goes on with matches that bots or clocks wait in.
    ///
    /// # Errors
    /// If the database fails or another server has it for itself, or if there is nothing at the doorbell's address.
    pub async fn new(config: Config, store: Store) -> Result<Server, CannotServe> {
        Server::with_games(config, store, Games::load()).await
    }

    /// The same, with games that a caller brings.
    ///
    /// # Errors
    /// As [`Server::new`].
    pub async fn with_games(config: Config, store: Store, games: Games) -> Result<Server, CannotServe> {
        store.serve_alone()?;
        raise_limit();
        let (close, closing) = watch::channel(false);
        let app = Arc::new(App::new(config, store, games, closing));
        housekeeping::start(&app).await?;
        Ok(Server { app, close })
    }

    /// Everything the server answers.
    pub fn router(&self) -> Router {
        let app = self.app.clone();
        Router::new()
            .route("/healthz", get(api::healthz))
            .merge(api::routes())
            .fallback(page)
            .method_not_allowed_fallback(|| async { Error::NotAnswered })
            .layer(DefaultBodyLimit::max(MOST_BYTES))
            .layer(CatchPanicLayer::custom(|_| Error::Failed.into_response()))
            .layer(from_fn_with_state(app.clone(), in_time))
            .layer(from_fn(same_origin))
            .layer(from_fn_with_state(app.clone(), watch_requests))
            .layer(from_fn(secure))
            .with_state(app)
    }

    /// Serves the metrics, on their own address only, as long as the server runs.
    pub fn serve_metrics(&self, listener: TcpListener) {
        let router = Router::new()
            .route("/metrics", get(api::metrics))
            .route("/healthz", get(api::healthz))
            .with_state(self.app.clone());
        let listening = listening(&self.app, listener, Arc::default());
        tokio::spawn(serve_on(self.app.clone(), listening, router, closed(self.app.closing.clone())));
    }

    /// Serves until `stop` completes; then no more is accepted, live connections are closed, and everything that
    /// was accepted is stored.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()>) {
        let listening = listening(&self.app, listener, self.app.counts.clone());
        let mut connected = serve_on(self.app.clone(), listening, self.router(), stop).await;
        // Nobody may be connected; then nobody is told.
        let _ = self.close.send(true);
        let farewell = async {
            self.app.tables.close().await;
            // Nothing is ever sent: this completes when the last connection is gone.
            let _ = connected.recv().await;
        };
        let _ = tokio::time::timeout(FAREWELL, farewell).await;
        housekeeping::finish(&self.app).await;
        self.app.store.close().await;
    }
}

/// Completes when the server stops.
async fn closed(mut closing: watch::Receiver<bool>) {
    // A server that is gone has stopped too.
    let _ = closing.wait_for(|&closing| closing).await;
}

fn listening(app: &App, listener: TcpListener, counts: Arc<Counts>) -> Listening {
    let most = Most { in_all: app.config.connections, per_address: app.config.connections_per_address };
    Listening::new(listener, most, app.config.write_patience, counts)
}

/// Accepts connections until `stop` completes. Each holds a sender of what it returns, and ends after its present
/// answer once the server closes.
async fn serve_on(
    app: Arc<App>,
    listening: Listening,
    router: Router,
    stop: impl Future<Output = ()>,
) -> mpsc::Receiver<Infallible> {
    let mut http = http1::Builder::new();
    // It counts from the first moment of a connection and from the end of each answer.
    http.timer(TokioTimer::new()).header_read_timeout(app.config.header_patience);
    let (connected, connections) = mpsc::channel(1);
    tokio::pin!(stop);
    loop {
        tokio::select! {
            (stream, from) = listening.accept() => {
                let router = router.clone();
                let answer = service_fn(move |mut request: hyper::Request<Incoming>| {
                    request.extensions_mut().insert(from);
                    router.clone().call(request)
                });
                let connection = http.serve_connection(TokioIo::new(stream), answer).with_upgrades();
                let (connected, closed) = (connected.clone(), closed(app.closing.clone()));
                tokio::spawn(async move {
                    let mut connection = pin!(connection);
                    // Whoever breaks off, or takes too long to say what they want, hears nothing more.
                    let _ = tokio::select! {
                        end = connection.as_mut() => end,
                        () = closed => {
                            connection.as_mut().graceful_shutdown();
                            connection.await
                        }
                    };
                    drop(connected);
                });
            }
            () = &mut stop => return connections,
        }
    }
}

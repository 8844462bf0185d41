//! The server as a whole: what its parts share, its router, and its life from start to shutdown.

use crate::address::{Address, Listening};
use crate::api;
use crate::config::Config;
use crate::error::Error;
use crate::games::Games;
use crate::id::{PlayerId, TableId};
use crate::limits::{Addresses, Rate};
use crate::metrics::Metrics;
use crate::page::page;
use crate::sessions::bearer;
use crate::store::{Kind, Store, StoreError};
use crate::tables::{Tables, Thinkers};
use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use std::future::Future;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, broadcast, watch};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;
use tower_service::Service;

/// What all requests share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) games: Games,
    pub(crate) tables: Tables,
    pub(crate) thinkers: Thinkers,
    pub(crate) metrics: Metrics,
    /// Tables that change, for the home pages of their people.
    pub(crate) changes: broadcast::Sender<Changed>,
    /// Turns true when the server is about to stop.
    pub(crate) closing: watch::Receiver<bool>,
    /// How many passwords are looked at at once.
    pub(crate) passwords: Semaphore,
    /// How many matches are replayed at once.
    pub(crate) replays: Semaphore,
    /// The number of the last live connection.
    pub(crate) connections: AtomicU64,
    addresses: Addresses,
    passwords_tried: Addresses,
}

/// A table has changed that concerns these players.
#[derive(Clone, Debug)]
pub(crate) struct Changed {
    pub(crate) table: TableId,
    pub(crate) players: Vec<PlayerId>,
}

/// The longest body: a record of a match, in JSON.
const MOST_BYTES: usize = (1 << 20) + (1 << 18);
/// How long a request may take; live connections and events are answered at once and go on after that.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that is ready to listen.
pub struct Server {
    app: Arc<App>,
    close: watch::Sender<bool>,
}

impl Server {
    /// Makes a server on a database, and goes on with matches that bots or clocks wait in.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn new(config: Config, store: Store) -> Result<Server, StoreError> {
        let (close, closing) = watch::channel(false);
        let app = Arc::new(App {
            addresses: Addresses::new(Rate::per_second(config.requests_per_second)),
            passwords_tried: Addresses::new(Rate::per_minute(config.passwords_per_minute)),
            config,
            store,
            games: Games::load(),
            tables: Tables::default(),
            thinkers: Thinkers::new(),
            metrics: Metrics::default(),
            changes: broadcast::channel(1024).0,
            closing,
            passwords: Semaphore::new(2),
            replays: Semaphore::new(2),
            connections: AtomicU64::new(0),
        });
        app.store.find_fallen().await?;
        wake_tables(app.clone());
        if app.store.kind() == Kind::Postgres {
            tokio::spawn(take_over(app.clone()));
        }
        if let Some(mut rings) = app.store.doorbell().await? {
            let app = app.clone();
            tokio::spawn(async move {
                while let Some(ring) = rings.recv().await {
                    match ring {
                        Some((table, length)) => app.tables.ring(table, length).await,
                        None => {
                            for table in app.tables.open() {
                                app.tables.ring(table, 0).await;
                            }
                        }
                    }
                }
            });
        }
        Ok(Server { app, close })
    }

    /// Everything the server answers.
    pub fn router(&self) -> Router {
        let app = self.app.clone();
        Router::new()
            .route("/healthz", get(api::healthz))
            .route("/metrics", get(api::metrics))
            .merge(api::routes())
            .fallback(page)
            .method_not_allowed_fallback(|| async { Error::NotAnswered })
            .layer(DefaultBodyLimit::max(MOST_BYTES))
            .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
            .layer(from_fn(same_origin))
            .layer(from_fn_with_state(app.clone(), watch_requests))
            .layer(from_fn(secure))
            .layer(CatchPanicLayer::new())
            .with_state(app)
    }

    /// Serves until `stop` comes to pass; then no more is accepted, live connections are closed, and everything that
    /// was accepted is stored.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()>) {
        let router = self.router();
        let listening = Listening::new(listener, self.app.config.connections_per_address);
        let mut http = auto::Builder::new(TokioExecutor::new()).http1_only();
        http.http1().timer(TokioTimer::new()).header_read_timeout(self.app.config.header_patience);
        let connected = GracefulShutdown::new();
        tokio::pin!(stop);
        loop {
            tokio::select! {
                (stream, from) = listening.accept() => {
                    let router = router.clone();
                    let answer = service_fn(move |mut request: hyper::Request<Incoming>| {
                        request.extensions_mut().insert(from);
                        router.clone().call(request)
                    });
                    let connection = http.serve_connection_with_upgrades(TokioIo::new(stream), answer);
                    // Whoever breaks off, or takes too long to say what they want, hears nothing more.
                    tokio::spawn(connected.watch(connection.into_owned()));
                }
                () = &mut stop => break,
            }
        }
        drop(listening);
        // Nobody may be connected; then nobody is told.
        let _ = self.close.send(true);
        let farewell = async {
            self.app.tables.close().await;
            connected.shutdown().await;
        };
        let _ = tokio::time::timeout(PATIENCE, farewell).await;
        self.app.store.close().await;
    }
}

impl App {
    /// What time it is: milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.config.time.now()
    }

    /// Whether this address may try one more password.
    ///
    /// # Errors
    /// If it has tried too many.
    pub(crate) fn try_password(&self, from: Option<Address>) -> Result<(), Error> {
        if from.is_none_or(|from| self.passwords_tried.may_ask(from.0, Instant::now())) {
            Ok(())
        } else {
            Err(Error::TooMany("too many passwords from this address; wait a minute"))
        }
    }

    /// Something about a table was stored other than by its task.
    pub(crate) async fn changed(&self, table: TableId) -> Result<(), Error> {
        self.store.announce(table).await?;
        self.tables.ring(table, 0).await;
        if self.changes.receiver_count() > 0 {
            let players = self.store.seats(table).await?.into_iter().filter_map(|seat| seat.player).collect();
            // Nobody may listen any more; then nobody is told.
            let _ = self.changes.send(Changed { table, players });
        }
        Ok(())
    }
}

/// Opens every running match that does not wait for people alone.
fn wake_tables(app: Arc<App>) {
    tokio::spawn(async move {
        match app.store.unattended().await {
            Ok(tables) => {
                for table in tables {
                    app.tables.door(&app, table);
                    tokio::task::yield_now().await;
                }
            }
            Err(error) => tracing::error!(%error, "tables could not be opened"),
        }
    });
}

/// How often to look for servers that are gone.
const LOOK_AROUND: Duration = Duration::from_secs(1);

/// Goes on with the tables of servers that are gone.
async fn take_over(app: Arc<App>) {
    let mut closing = app.closing.clone();
    let mut rounds = tokio::time::interval(LOOK_AROUND);
    loop {
        tokio::select! {
            _ = rounds.tick() => match app.store.find_fallen().await {
                Ok(true) => wake_tables(app.clone()),
                Ok(false) => {}
                Err(error) => tracing::warn!(%error, "other servers cannot be seen"),
            },
            _ = closing.changed() => return,
        }
    }
}

/// Counts and logs requests by route, never by what they carry, and bounds how many an address makes.
async fn watch_requests(
    State(app): State<Arc<App>>,
    matched: Option<MatchedPath>,
    mut request: Request,
    next: Next,
) -> Response {
    let received = Instant::now();
    let connected = request.extensions().get::<Address>().map(|from| from.0);
    let forwarded = if app.config.behind_proxy { forwarded_for(request.headers()) } else { None };
    if let Some(address) = forwarded.or(connected) {
        request.extensions_mut().insert(Address(address));
        if !app.addresses.may_ask(address, received) {
            app.metrics.answered(true);
            return Error::TooMany("too many requests from this address").into_response();
        }
    }
    let method = request.method().clone();
    let response = next.run(request).await;
    let status = response.status();
    app.metrics.answered(status.is_server_error());
    let route = matched.as_ref().map_or("-", MatchedPath::as_str);
    tracing::info!(%method, route, status = status.as_u16(), micros = received.elapsed().as_micros() as u64);
    response
}

/// The address that the nearest proxy has seen; whatever stands before it anybody may have written.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// Refuses what a page of another site makes a browser send: changes, and live connections.
async fn same_origin(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let only_reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let matters = !only_reads || headers.contains_key(header::UPGRADE);
    if matters && bearer(headers).is_none() && comes_from_elsewhere(headers) {
        return Error::OtherSite.into_response();
    }
    next.run(request).await
}

/// What a browser says about where a request comes from. Programs say nothing, and carry no cookies unasked.
fn comes_from_elsewhere(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let site = text(HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return true;
    }
    let Some(origin) = text(header::ORIGIN) else { return false };
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_none() || host != text(header::HOST)
}

/// What our pages may load and run: what this server sends, and no script or style that stands within a page. Only
/// pieces may carry their place as a style of their own.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                      img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
                      manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Says what browsers may do with our pages: nothing but what we serve, and not in anybody's frame.
async fn secure(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed = [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in fixed {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

//! Requests to a provider: to where it was configured and nowhere else, over TLS, with bounds.

use super::is_safe;
use axum::body::{Body, to_bytes};
use hyper::client::conn::http1;
use hyper::header::{HOST, HeaderValue};
use hyper_util::rt::TokioIo;
use openidconnect::url::Url;
use openidconnect::{HttpRequest, HttpResponse};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a provider may take to answer.
const PATIENCE: Duration = Duration::from_secs(8);
/// The longest answer.
const MOST_BYTES: usize = 1 << 20;

/// A provider that cannot be reached, or does not speak HTTP.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct Unreachable(String);

fn unreachable(error: impl std::fmt::Display) -> Unreachable {
    Unreachable(error.to_string())
}

/// Whom to believe: the authorities that are known everywhere, and those that this machine knows besides.
static TLS: LazyLock<Option<TlsConnector>> = LazyLock::new(|| {
    let mut roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .ok()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Some(TlsConnector::from(Arc::new(config)))
});

/// Sends a request and reads the answer. Redirections are not followed.
pub(super) async fn send(request: HttpRequest) -> Result<HttpResponse, Unreachable> {
    tokio::time::timeout(PATIENCE, exchange(request)).await.map_err(unreachable)?
}

async fn exchange(request: HttpRequest) -> Result<HttpResponse, Unreachable> {
    let url = Url::parse(&request.uri().to_string()).map_err(unreachable)?;
    if !is_safe(&url) {
        return Err(unreachable("the provider names an address that is not safe"));
    }
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']).to_owned();
    let port = url.port_or_known_default().unwrap_or(443);
    let stream = TcpStream::connect((host.as_str(), port)).await.map_err(unreachable)?;
    if url.scheme() == "http" {
        return over(stream, &url, request).await;
    }
    let tls = TLS.as_ref().ok_or_else(|| unreachable("there is no TLS"))?;
    let name = ServerName::try_from(host).map_err(unreachable)?;
    over(tls.connect(name, stream).await.map_err(unreachable)?, &url, request).await
}

async fn over<S>(stream: S, url: &Url, mut request: HttpRequest) -> Result<HttpResponse, Unreachable>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let authority = &url[openidconnect::url::Position::BeforeHost..openidconnect::url::Position::AfterPort];
    request.headers_mut().insert(HOST, HeaderValue::try_from(authority).map_err(unreachable)?);
    let place = request.uri().path_and_query().map_or("/", |place| place.as_str()).to_owned();
    *request.uri_mut() = place.parse().map_err(unreachable)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
    // It ends when the sender and the answer are gone.
    tokio::spawn(connection);
    let response = sender.send_request(request.map(Body::from)).await.map_err(unreachable)?;
    let (parts, body) = response.into_parts();
    let body = to_bytes(Body::new(body), MOST_BYTES).await.map_err(unreachable)?;
    Ok(HttpResponse::from_parts(parts, body.to_vec()))
}

//! An OpenID provider for tests, on loopback: it lets everybody in at once, and can be told to lie.

use axum::extract::{Form, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use openidconnect::core::{
    CoreEdDsaPrivateSigningKey, CoreIdToken, CoreIdTokenClaims, CoreJsonWebKeySet, CoreJwsSigningAlgorithm,
};
use openidconnect::{PkceCodeChallenge, PkceCodeVerifier, PrivateSigningKey};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::net::TcpListener;

/// Bytes that count up, from 0 and from 1, as Ed25519 keys.
const OUR_KEY: &str = "MC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f";
const OTHER_KEY: &str = "MC4CAQAwBQYDK2VwBCIEIAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8g";

/// How a provider lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Lie {
    OtherNonce,
    OtherIssuer,
    OtherAudience,
    OtherKey,
    Expired,
}

/// A running provider.
pub(crate) struct Provider {
    pub(crate) address: SocketAddr,
    shared: Arc<Shared>,
}

struct Shared {
    issuer: String,
    /// By code, what was asked when it was given.
    codes: Mutex<HashMap<String, Asked>>,
    says: Mutex<Says>,
}

struct Asked {
    nonce: String,
    challenge: String,
}

#[derive(Clone)]
struct Says {
    lie: Option<Lie>,
    subject: String,
    name: Value,
}

impl Provider {
    pub(crate) async fn start() -> Provider {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let shared = Arc::new(Shared {
            issuer: format!("http://{address}"),
            codes: Mutex::default(),
            says: Mutex::new(Says { lie: None, subject: "clara".into(), name: json!("Clara") }),
        });
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(discovery))
            .route("/keys", get(keys))
            .route("/authorize", get(authorize))
            .route("/token", post(token))
            .with_state(shared.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Provider { address, shared }
    }

    pub(crate) fn issuer(&self) -> &str {
        &self.shared.issuer
    }

    pub(crate) fn lies(&self, lie: Option<Lie>) {
        self.shared.says.lock().unwrap().lie = lie;
    }

    /// Who signs in from now on.
    pub(crate) fn vouches_for(&self, subject: &str, name: Value) {
        *self.shared.says.lock().unwrap() = Says { lie: None, subject: subject.into(), name };
    }
}

async fn discovery(State(shared): State<Arc<Shared>>) -> Json<Value> {
    let issuer = &shared.issuer;
    Json(json!({
        "issuer": issuer,
        "authorization_endpoint": format!("{issuer}/authorize"),
        "token_endpoint": format!("{issuer}/token"),
        "jwks_uri": format!("{issuer}/keys"),
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["EdDSA"],
    }))
}

fn key(key: &str) -> CoreEdDsaPrivateSigningKey {
    let pem = format!("-----BEGIN PRIVATE KEY-----\n{key}\n-----END PRIVATE KEY-----\n");
    CoreEdDsaPrivateSigningKey::from_ed25519_pem(&pem, None).unwrap()
}

async fn keys() -> Json<CoreJsonWebKeySet> {
    Json(CoreJsonWebKeySet::new(vec![key(OUR_KEY).as_verification_key()]))
}

async fn authorize(
    State(shared): State<Arc<Shared>>,
    Query(asked): Query<HashMap<String, String>>,
) -> Redirect {
    assert_eq!((asked["client_id"].as_str(), asked["code_challenge_method"].as_str()), ("tafel", "S256"));
    let mut codes = shared.codes.lock().unwrap();
    let code = format!("code-{}", codes.len());
    let (nonce, challenge) = (asked["nonce"].clone(), asked["code_challenge"].clone());
    codes.insert(code.clone(), Asked { nonce, challenge });
    Redirect::to(&format!("{}?code={code}&state={}", asked["redirect_uri"], asked["state"]))
}

async fn token(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
    Form(asked): Form<HashMap<String, String>>,
) -> Response {
    // "tafel:swordfish"
    assert_eq!(headers[header::AUTHORIZATION], "Basic dGFmZWw6c3dvcmRmaXNo");
    let verifier = PkceCodeVerifier::new(asked["code_verifier"].clone());
    let challenge = PkceCodeChallenge::from_code_verifier_sha256(&verifier);
    let given = shared.codes.lock().unwrap().get_mut(&asked["code"]).map(|given| Asked {
        nonce: given.nonce.clone(),
        // A code can be used once.
        challenge: std::mem::take(&mut given.challenge),
    });
    match given {
        Some(given) if given.challenge == challenge.as_str() => {
            let token = id_token(&shared, &given.nonce);
            Json(json!({ "access_token": "none", "token_type": "bearer", "id_token": token })).into_response()
        }
        _ => (StatusCode::BAD_REQUEST, Json(json!({ "error": "invalid_grant" }))).into_response(),
    }
}

fn id_token(shared: &Shared, nonce: &str) -> CoreIdToken {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let says = shared.says.lock().unwrap().clone();
    let lies = |lie| says.lie == Some(lie);
    let claims: CoreIdTokenClaims = serde_json::from_value(json!({
        "iss": if lies(Lie::OtherIssuer) { "https://evil.example" } else { &shared.issuer },
        "aud": [if lies(Lie::OtherAudience) { "somebody" } else { "tafel" }],
        "exp": if lies(Lie::Expired) { now - 3600 } else { now + 3600 },
        "iat": now - 1,
        "nonce": if lies(Lie::OtherNonce) { "another" } else { nonce },
        "sub": says.subject,
        "name": says.name,
    }))
    .unwrap();
    let key = key(if lies(Lie::OtherKey) { OTHER_KEY } else { OUR_KEY });
    CoreIdToken::new(claims, &key, CoreJwsSigningAlgorithm::EdDsa, None, None).unwrap()
}

//! One attempt to sign in elsewhere: where the browser is sent, and what its return proves.

use super::{NotVouched, OpenId, http};
use openidconnect::core::{CoreAuthenticationFlow, CoreClient, CoreIdTokenClaims, CoreProviderMetadata};
use openidconnect::url::Url;
use openidconnect::{
    AuthorizationCode, CsrfToken, Nonce, PkceCodeChallenge, PkceCodeVerifier, RequestTokenError, Scope,
    TokenResponse,
};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How long what a provider says about itself is believed without asking again.
const FRESH: Duration = Duration::from_secs(600);

/// What the provider says about itself, as it was heard last.
#[derive(Debug, Default)]
pub(crate) struct Provider(Mutex<Option<(Instant, CoreProviderMetadata)>>);

/// What a browser keeps while its person is at the provider.
#[derive(Clone, Debug)]
pub(crate) struct Attempt {
    pub(crate) state: String,
    pub(crate) nonce: String,
    pub(crate) verifier: String,
}

/// Somebody for whom the provider vouches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Vouched {
    /// The issuer, and what it calls this person; nobody else is ever called so.
    pub(crate) subject: String,
    /// What the person is called, if the provider says so.
    pub(crate) name: Option<String>,
}

impl Provider {
    /// An attempt, and where to send the browser.
    pub(crate) async fn begin(&self, openid: &OpenId) -> Result<(Url, Attempt), NotVouched> {
        let metadata = self.metadata(openid).await?;
        let client =
            CoreClient::from_provider_metadata(metadata, openid.client.clone(), openid.secret.clone())
                .set_redirect_uri(openid.callback.clone());
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let (url, state, nonce) = client
            .authorize_url(
                CoreAuthenticationFlow::AuthorizationCode,
                CsrfToken::new_random,
                Nonce::new_random,
            )
            .add_scope(Scope::new("profile".to_owned()))
            .set_pkce_challenge(challenge)
            .url();
        let attempt = Attempt {
            state: state.into_secret(),
            nonce: nonce.secret().clone(),
            verifier: verifier.into_secret(),
        };
        Ok((url, attempt))
    }

    /// Whom the provider vouches for by this code.
    pub(crate) async fn finish(
        &self,
        openid: &OpenId,
        attempt: Attempt,
        code: String,
    ) -> Result<Vouched, NotVouched> {
        let metadata = self.metadata(openid).await?;
        let vouched = exchange(openid, metadata, attempt, code).await;
        if vouched == Err(NotVouched::Unproved) {
            // The provider may have other keys by now.
            *self.0.lock().await = None;
        }
        vouched
    }

    async fn metadata(&self, openid: &OpenId) -> Result<CoreProviderMetadata, NotVouched> {
        let mut known = self.0.lock().await;
        if let Some((at, metadata)) = &*known
            && at.elapsed() < FRESH
        {
            return Ok(metadata.clone());
        }
        let heard = CoreProviderMetadata::discover_async(openid.issuer.clone(), &http::send).await;
        let metadata = heard.map_err(|error| {
            tracing::warn!(%error, "the OpenID provider cannot be reached");
            NotVouched::Unreachable
        })?;
        *known = Some((Instant::now(), metadata.clone()));
        Ok(metadata)
    }
}

async fn exchange(
    openid: &OpenId,
    metadata: CoreProviderMetadata,
    attempt: Attempt,
    code: String,
) -> Result<Vouched, NotVouched> {
    let client = CoreClient::from_provider_metadata(metadata, openid.client.clone(), openid.secret.clone())
        .set_redirect_uri(openid.callback.clone());
    let request = client.exchange_code(AuthorizationCode::new(code)).map_err(|_| NotVouched::Unreachable)?;
    let answer =
        request.set_pkce_verifier(PkceCodeVerifier::new(attempt.verifier)).request_async(&http::send);
    let tokens = answer.await.map_err(|error| match error {
        RequestTokenError::ServerResponse(_) => NotVouched::Denied,
        RequestTokenError::Request(_) | RequestTokenError::Parse(..) | RequestTokenError::Other(_) => {
            NotVouched::Unreachable
        }
    })?;
    let token = tokens.id_token().ok_or(NotVouched::Unproved)?;
    let claims = token.claims(&client.id_token_verifier(), &Nonce::new(attempt.nonce)).map_err(|error| {
        tracing::warn!(%error, "what the OpenID provider says cannot be verified");
        NotVouched::Unproved
    })?;
    Ok(Vouched {
        subject: format!("{} {}", openid.issuer.as_str(), claims.subject().as_str()),
        name: name(claims),
    })
}

/// What a person is called at the provider.
fn name(claims: &CoreIdTokenClaims) -> Option<String> {
    let full = claims.name().and_then(|name| name.get(None)).map(|name| name.as_str());
    full.or_else(|| claims.preferred_username().map(|name| name.as_str())).map(str::to_owned)
}

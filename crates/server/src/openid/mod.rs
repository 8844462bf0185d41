//! Signing in elsewhere, by OpenID Connect: a provider says who somebody is. The code it hands to the browser is worth
//! nothing without what only this server and this browser know: state, nonce, and the verifier of PKCE.

mod http;
mod provider;

pub(crate) use provider::{Attempt, Provider, Vouched};

use crate::text;
use openidconnect::url::{Host, Url};
use openidconnect::{ClientId, ClientSecret, IssuerUrl, RedirectUrl};
use tafel_wire::Code;

/// Where the provider sends browsers back to.
const CALLBACK: &str = "api/oidc/callback";

/// A provider by which people can sign in.
#[derive(Clone, Debug)]
pub struct OpenId {
    issuer: IssuerUrl,
    client: ClientId,
    secret: Option<ClientSecret>,
    callback: RedirectUrl,
    name: String,
}

/// Why a provider cannot be used as it was named.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct NoProvider(String);

/// Why somebody could not sign in elsewhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotVouched {
    /// The provider does not answer, or not as it should.
    #[error("the provider does not answer; try again")]
    Unreachable,
    /// The provider or the person has said no.
    #[error("the provider did not let you in")]
    Denied,
    /// This browser has not begun to sign in, or too long ago.
    #[error("this took too long, or was begun in another browser; begin anew")]
    Expired,
    /// What the provider says is not proved.
    #[error("what the provider says cannot be verified")]
    Unproved,
}

impl NotVouched {
    /// The word for it.
    pub(crate) fn code(self) -> Code {
        match self {
            NotVouched::Unreachable => Code::ProviderUnreachable,
            NotVouched::Denied => Code::SignInDenied,
            NotVouched::Expired => Code::SignInExpired,
            NotVouched::Unproved => Code::SignInUnproved,
        }
    }
}

impl OpenId {
    /// A provider with this issuer, at which this server, reached by people at `here`, is known as `client`.
    ///
    /// # Errors
    /// If an address cannot be used: both are addresses by HTTPS, or by HTTP on this machine.
    pub fn new(
        here: &str,
        issuer: &str,
        client: &str,
        secret: Option<&str>,
        name: &str,
    ) -> Result<OpenId, NoProvider> {
        let mut callback = address("public-url", here)?;
        callback.set_path(CALLBACK);
        callback.set_query(None);
        address("oidc-issuer", issuer)?;
        // The issuer is compared letter by letter with what the provider calls itself.
        let issuer = IssuerUrl::new(issuer.to_owned()).map_err(|error| NoProvider(error.to_string()))?;
        let name = text::name(name).map_err(|error| NoProvider(format!("oidc-name: {error}")))?;
        Ok(OpenId {
            issuer,
            client: ClientId::new(client.to_owned()),
            secret: secret.map(|secret| ClientSecret::new(secret.to_owned())),
            callback: RedirectUrl::from_url(callback),
            name,
        })
    }

    /// Who vouches.
    pub(crate) fn issuer(&self) -> &str {
        self.issuer.as_str()
    }

    /// What people are told that they sign in with.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

fn address(setting: &str, text: &str) -> Result<Url, NoProvider> {
    let wrong = || NoProvider(format!("{setting} is an address: https://…, or http://… on this machine"));
    let url = Url::parse(text).map_err(|_| wrong())?;
    let plain = url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
    if plain && is_safe(&url) { Ok(url) } else { Err(wrong()) }
}

/// Whether nobody on the way can listen or lie.
fn is_safe(url: &Url) -> bool {
    match (url.scheme(), url.host()) {
        ("https", Some(_)) => true,
        ("http", Some(Host::Ipv4(address))) => address.is_loopback(),
        ("http", Some(Host::Ipv6(address))) => address.is_loopback(),
        ("http", Some(Host::Domain(name))) => name == "localhost",
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(here: &str, issuer: &str) -> Result<OpenId, NoProvider> {
        OpenId::new(here, issuer, "tafel", None, "Club")
    }

    #[test]
    fn addresses_are_safe_or_refused() {
        let openid = with("https://tafel.example", "https://id.example/realm").unwrap();
        assert_eq!(openid.callback.as_str(), "https://tafel.example/api/oidc/callback");
        assert!(with("http://127.0.0.1:8080", "http://localhost:1234").is_ok());
        for (here, issuer) in [
            ("http://tafel.example", "https://id.example"),
            ("https://tafel.example", "http://id.example"),
            ("tafel.example", "https://id.example"),
            ("https://tafel.example", "https://anna:secret@id.example"),
            ("https://tafel.example", "file:///etc/passwd"),
        ] {
            assert!(with(here, issuer).is_err(), "{here} {issuer}");
        }
    }

    #[test]
    fn the_secret_is_not_printed() {
        let openid =
            OpenId::new("https://a.example", "https://b.example", "tafel", Some("swordfish"), "Club");
        assert!(!format!("{openid:?}").contains("swordfish"));
    }
}

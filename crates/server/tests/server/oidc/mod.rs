//! Signing in elsewhere, against a provider that the tests run.

mod provider;

use crate::support::postgres::Postgres;
use crate::support::{Answer, Client, Running, generous, sqlite};
use provider::{Lie, Provider};
use serde_json::{Value, json};
use tafel_server::{Act, Config, OpenId, Store, Time};

fn by(provider: &Provider) -> Config {
    let openid =
        OpenId::new("http://localhost", provider.issuer(), "tafel", Some("swordfish"), "The Club").unwrap();
    Config { openid: Some(openid), ..generous() }
}

fn location(answer: &Answer) -> &str {
    assert_eq!(answer.status, 303, "{answer:?}");
    answer.head.lines().find_map(|line| line.strip_prefix("location: ")).expect("a place to go to")
}

/// A browser that comes back from the provider.
struct Returning {
    browser: Client,
    callback: String,
}

impl Returning {
    async fn arrive(&self) -> Answer {
        self.browser.get(&self.callback).await
    }
}

/// Goes to the provider and is sent back, but has not arrived yet.
async fn sent_back(provider: &Provider, browser: &Client, back: &str) -> Returning {
    let begun = browser.get(&format!("/api/oidc/start?return={back}")).await;
    let place = location(&begun).strip_prefix(provider.issuer()).expect("the provider").to_owned();
    let there = Client::of(provider.address);
    let answer = there.get(&place).await;
    let callback = location(&answer).strip_prefix("http://localhost").expect("this server").to_owned();
    let cookies: Vec<String> = browser.cookie.iter().chain(&begun.cookie).cloned().collect();
    Returning { browser: Client { cookie: Some(cookies.join("; ")), ..browser.clone() }, callback }
}

/// Signs in; the browser with its new session.
async fn signed_in(provider: &Provider, browser: &Client) -> Client {
    let answer = sent_back(provider, browser, "/").await.arrive().await;
    assert_eq!(location(&answer), "/");
    Client { cookie: answer.cookie, ..browser.clone() }
}

#[tokio::test]
async fn somebody_signs_in_elsewhere_and_is_known_again() {
    let (provider, postgres) = (Provider::start().await, Postgres::start());
    for url in [sqlite(), postgres.url.clone()] {
        let server = Running::start(&url, by(&provider)).await;
        let about = server.stranger().get("/api/about").await.json();
        assert_eq!(about["sign_in_with"]["name"], "The Club");
        let returning = sent_back(&provider, &server.stranger(), "/tables?x=1").await;
        let answer = returning.arrive().await;
        assert_eq!(location(&answer), "/tables?x=1");
        let clara = Client { cookie: answer.cookie, ..server.stranger() };
        let me = clara.get("/api/me").await.json();
        assert_eq!(
            (&me["name"], &me["login"], &me["account"]),
            (&json!("Clara"), &Value::Null, &json!(true))
        );
        let elsewhere = signed_in(&provider, &server.stranger()).await;
        assert_eq!(elsewhere.get("/api/me").await.json(), me);
        provider.vouches_for("dora", json!("\u{202e}"));
        let dora = signed_in(&provider, &server.stranger()).await.get("/api/me").await.json();
        assert_ne!(dora["id"], me["id"]);
        assert_eq!(dora["name"], "Guest", "a name that cannot be read");
        provider.vouches_for("clara", json!("Clara"));
    }
}

#[tokio::test]
async fn a_guest_who_signs_in_keeps_seats_and_name() {
    let provider = Provider::start().await;
    let server = Running::start(&sqlite(), by(&provider)).await;
    let anna = server.guest("Anna").await;
    let table = anna.table(&json!("open")).await;
    let account = signed_in(&provider, &anna).await;
    let me = account.get("/api/me").await.json();
    assert_eq!((&me["name"], &me["account"]), (&json!("Anna"), &json!(true)));
    assert_eq!(account.get("/api/me/tables").await.json()[0]["id"], table.as_str());
    assert_eq!(anna.get("/api/me").await.json(), Value::Null, "the guest's session has ended");
}

#[tokio::test]
async fn what_is_not_proved_lets_nobody_in() {
    let provider = Provider::start().await;
    let server = Running::start(&sqlite(), by(&provider)).await;
    for lie in [Lie::OtherNonce, Lie::OtherIssuer, Lie::OtherAudience, Lie::OtherKey, Lie::Expired] {
        provider.lies(Some(lie));
        let answer = sent_back(&provider, &server.stranger(), "/").await.arrive().await;
        assert_eq!(location(&answer), "/?sign-in=sign-in-unproved", "{lie:?}");
        assert_eq!(answer.cookie.as_deref(), Some("tafel-oidc="), "{lie:?}");
    }
    provider.lies(None);
    signed_in(&provider, &server.stranger()).await;
}

#[tokio::test]
async fn only_the_browser_that_began_can_finish_and_once() {
    let provider = Provider::start().await;
    let server = Running::start(&sqlite(), by(&provider)).await;
    let returning = sent_back(&provider, &server.stranger(), "/a?b").await;
    let other = sent_back(&provider, &server.stranger(), "/").await;
    for cookie in [None, other.browser.cookie.clone(), Some("tafel-oidc=0.a.b.c./".to_owned())] {
        let thief = Client { cookie, ..server.stranger() };
        assert_eq!(location(&thief.get(&returning.callback).await), "/?sign-in=sign-in-expired");
    }
    let (place, _) = returning.callback.split_once("&state=").unwrap();
    let forged = returning.browser.get(&format!("{place}&state=another")).await;
    assert_eq!(location(&forged), "/a?b&sign-in=sign-in-expired");
    // The thief has the code and the state, but a verifier of their own.
    let cookie = returning.browser.cookie.clone().unwrap();
    let mut parts: Vec<&str> = cookie.splitn(5, '.').collect();
    parts[3] = "a-verifier-that-was-made-up-by-somebody-else";
    let thief = Client { cookie: Some(parts.join(".")), ..server.stranger() };
    assert_eq!(location(&thief.get(&returning.callback).await), "/a?b&sign-in=sign-in-denied");

    assert_eq!(location(&other.arrive().await), "/");
    assert_eq!(location(&other.arrive().await), "/?sign-in=sign-in-denied", "the code was used before");
}

#[tokio::test]
async fn who_takes_too_long_begins_anew() {
    let provider = Provider::start().await;
    let (time, set) = Time::by_hand(1_000_000);
    let server = Running::start(&sqlite(), Config { time, ..by(&provider) }).await;
    let returning = sent_back(&provider, &server.stranger(), "/").await;
    set.send(1_000_000 + 600_000).unwrap();
    assert_eq!(location(&returning.arrive().await), "/?sign-in=sign-in-expired");
}

#[tokio::test]
async fn whoever_is_refused_at_the_provider_or_here_is_told_why() {
    let provider = Provider::start().await;
    let url = sqlite();
    let server = Running::start(&url, by(&provider)).await;
    let returning = sent_back(&provider, &server.stranger(), "/").await;
    let (_, state) = returning.callback.split_once("&state=").unwrap();
    let denied = format!("/api/oidc/callback?error=access_denied&state={state}");
    assert_eq!(location(&returning.browser.get(&denied).await), "/?sign-in=sign-in-denied");
    let elsewhere = format!("{}&iss=https://evil.example", returning.callback);
    assert_eq!(location(&returning.browser.get(&elsewhere).await), "/?sign-in=sign-in-unproved");

    let account = json!({ "login": "anna", "password": "correct horse" });
    let anna = Client {
        cookie: server.stranger().post("/api/accounts", &account).await.cookie,
        ..server.stranger()
    };
    let answer = sent_back(&provider, &anna, "/").await.arrive().await;
    assert_eq!(location(&answer), "/?sign-in=has-account");

    let clara = signed_in(&provider, &server.stranger()).await.get("/api/me").await.json();
    let beside = Store::open(&url).await.unwrap();
    let clara = clara["id"].as_str().unwrap().parse().unwrap();
    assert!(beside.rule(&Act::Ban(clara), 1).await.unwrap());
    let answer = sent_back(&provider, &server.stranger(), "/").await.arrive().await;
    assert_eq!(location(&answer), "/?sign-in=banned");
}

#[tokio::test]
async fn signing_in_elsewhere_is_off_unless_set() {
    let server = Running::fresh().await;
    for path in ["/api/oidc/start", "/api/oidc/callback?code=a&state=b"] {
        let answer = server.stranger().get(path).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "not-found"), "{path}");
    }
    assert_eq!(server.stranger().get("/api/about").await.json(), json!({ "sign_in_with": null }));
}

#[tokio::test]
async fn nobody_is_sent_to_another_site_or_from_one() {
    let provider = Provider::start().await;
    let server = Running::start(&sqlite(), by(&provider)).await;
    for place in
        ["//evil.example", "https://evil.example", "/%5Cevil.example", "/%0a/evil.example", "x", "/%3b"]
    {
        let answer = server.stranger().get(&format!("/api/oidc/start?return={place}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "unreadable"), "{place}");
    }
    let began = sent_back(&provider, &server.stranger(), "/").await;
    let cookie = began.browser.cookie.unwrap();
    let forged = Client {
        cookie: Some(format!("{}//evil.example", &cookie[..cookie.len() - 1])),
        ..server.stranger()
    };
    assert_eq!(location(&forged.get(&began.callback).await), "/?sign-in=sign-in-expired");
    let lured =
        server.stranger().send("GET", "/api/oidc/start", &[("sec-fetch-site", "cross-site")], "").await;
    assert_eq!((lured.status, lured.code().as_str()), (403, "other-site"));
}

#[tokio::test]
async fn a_provider_that_is_not_there_is_told() {
    let nobody = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let issuer = format!("http://{}", nobody.local_addr().unwrap());
    drop(nobody);
    let openid = OpenId::new("http://localhost", &issuer, "tafel", None, "Club").unwrap();
    let server = Running::start(&sqlite(), Config { openid: Some(openid), ..generous() }).await;
    let answer = server.stranger().get("/api/oidc/start").await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "provider-unreachable"));
}

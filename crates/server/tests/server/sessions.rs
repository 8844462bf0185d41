//! Sessions: one person has one set of them, and they end when they should, with all that they opened.

use crate::support::closing::POLICY;
use crate::support::postgres::Postgres;
use crate::support::{Client, Live, Running, generous, sqlite};
use serde_json::{Value, json};
use tafel_server::{Config, PlayerRow, SessionId, SessionRow, Store, StoreError, Time};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const PASSWORD: &str = "correct horse";

/// Somebody with an account.
async fn account(server: &Running, login: &str) -> Client {
    let body = json!({ "login": login, "password": PASSWORD });
    let answer = server.stranger().post("/api/accounts", &body).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    Client { cookie: answer.cookie, ..server.stranger() }
}

/// The same person in another browser.
async fn sign_in(server: &Running, login: &str, password: &str) -> Option<Client> {
    let body = json!({ "login": login, "password": password });
    let answer = server.stranger().post("/api/session", &body).await;
    (answer.status == 200).then(|| Client { cookie: answer.cookie, ..server.stranger() })
}

async fn token(of: &Client) -> Client {
    let made = of.post("/api/tokens", &json!({ "label": "bot" })).await.json();
    Client { cookie: None, token: Some(made["secret"].as_str().unwrap().to_owned()), ..of.clone() }
}

async fn is_nobody(client: &Client) -> bool {
    client.get("/api/me").await.json() == Value::Null
}

/// A connection to a table of this person, as it was opened.
async fn at_table(client: &Client, table: &str) -> Live {
    let mut live = client.live(table, "").await;
    live.next_of("gathering").await;
    live
}

/// The home page of somebody, as it was opened.
async fn home(client: &Client) -> TcpStream {
    let mut stream = TcpStream::connect(client.address).await.unwrap();
    let cookie = client.cookie.as_deref().unwrap();
    let request = format!(
        "GET /api/me/tables/events HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: {cookie}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut heard = [0; 1024];
    let read = stream.read(&mut heard).await.unwrap();
    assert!(heard[..read].starts_with(b"HTTP/1.1 200"));
    stream
}

#[tokio::test]
async fn a_guest_who_signs_up_leaves_nothing_open_behind() {
    let server = Running::fresh().await;
    let guest = server.guest("Anna").await;
    let program = token(&guest).await;
    let table = guest.table(&json!("open")).await;
    let mut live = [at_table(&guest, &table).await, at_table(&program, &table).await];
    let mut home = home(&guest).await;
    let signed_up = guest.post("/api/accounts", &json!({ "login": "anna", "password": PASSWORD })).await;
    assert_eq!(signed_up.status, 200);
    assert!(is_nobody(&guest).await && is_nobody(&program).await);
    assert_eq!(guest.post("/api/tokens", &json!({ "label": "x" })).await.code(), "not-signed-in");
    for live in &mut live {
        assert_eq!(live.closed().await, Some(POLICY));
    }
    home.read_to_end(&mut vec![]).await.unwrap();
    let anna = Client { cookie: signed_up.cookie, ..guest };
    assert_eq!(anna.get("/api/me/tables").await.json()[0]["id"], table.as_str());
}

#[tokio::test]
async fn signing_out_ends_what_this_browser_opened_and_nothing_else() {
    let server = Running::fresh().await;
    let here = account(&server, "anna").await;
    let there = sign_in(&server, "anna", PASSWORD).await.unwrap();
    let table = here.table(&json!("open")).await;
    let (mut ended, mut goes_on) = (at_table(&here, &table).await, at_table(&there, &table).await);
    let mut page = home(&here).await;
    assert_eq!(here.delete("/api/session").await.status, 204);
    assert_eq!(ended.closed().await, Some(POLICY));
    page.read_to_end(&mut vec![]).await.unwrap();
    assert!(is_nobody(&here).await && !is_nobody(&there).await);
    goes_on.say(&json!({ "type": "chat", "text": "still here" })).await;
    assert_eq!(goes_on.next_of("chat").await["text"], "still here");
}

#[tokio::test]
async fn a_token_that_is_taken_back_ends_what_it_opened() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let program = token(&anna).await;
    let id = anna.get("/api/tokens").await.json()[0]["id"].as_str().unwrap().to_owned();
    let other = token(&anna).await;
    let table = anna.table(&json!("open")).await;
    let (mut ended, mut goes_on) = (at_table(&program, &table).await, at_table(&other, &table).await);
    assert_eq!(anna.delete(&format!("/api/tokens/{id}")).await.status, 204);
    assert_eq!(ended.closed().await, Some(POLICY));
    goes_on.say(&json!({ "type": "chat", "text": "still here" })).await;
    assert_eq!(goes_on.next_of("chat").await["text"], "still here");
}

#[tokio::test]
async fn who_signs_out_everywhere_is_signed_out_everywhere() {
    let server = Running::fresh().await;
    let here = account(&server, "anna").await;
    let there = sign_in(&server, "anna", PASSWORD).await.unwrap();
    let program = token(&here).await;
    let bert = server.guest("Bert").await;
    let table = here.table(&json!("open")).await;
    let mut live =
        [at_table(&here, &table).await, at_table(&there, &table).await, at_table(&program, &table).await];
    assert_eq!(here.delete("/api/sessions").await.status, 204);
    for live in &mut live {
        assert_eq!(live.closed().await, Some(POLICY));
    }
    for client in [&here, &there, &program] {
        assert!(is_nobody(client).await);
    }
    assert!(!is_nobody(&bert).await);
    assert_eq!(here.delete("/api/sessions").await.code(), "not-signed-in");
}

#[tokio::test]
async fn another_password_ends_everything_that_the_old_one_opened() {
    let server = Running::fresh().await;
    let here = account(&server, "anna").await;
    let there = sign_in(&server, "anna", PASSWORD).await.unwrap();
    let program = token(&there).await;
    let table = here.table(&json!("open")).await;
    let mut live =
        [at_table(&here, &table).await, at_table(&there, &table).await, at_table(&program, &table).await];
    let code = here.post("/api/me/recovery", &json!({ "password": PASSWORD })).await.json()["code"].clone();
    let change = |old: &str, new: &str| json!({ "password": old, "new": new });
    let wrong = here.with_body("PUT", "/api/me/password", &change("wrong horse", "better horse")).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (401, "wrong-credentials"));
    assert_eq!(here.with_body("PUT", "/api/me/password", &change(PASSWORD, "short")).await.status, 422);
    assert!(!is_nobody(&here).await, "nothing has happened");
    let changed = here.with_body("PUT", "/api/me/password", &change(PASSWORD, "better horse")).await;
    assert_eq!(changed.status, 200, "{changed:?}");
    for live in &mut live {
        assert_eq!(live.closed().await, Some(POLICY));
    }
    for client in [&here, &there, &program] {
        assert!(is_nobody(client).await);
    }
    assert!(!is_nobody(&Client { cookie: changed.cookie, ..here }).await);
    assert!(sign_in(&server, "anna", PASSWORD).await.is_none());
    assert!(sign_in(&server, "anna", "better horse").await.is_some());
    let recovery = json!({ "login": "anna", "code": code, "password": "third horse" });
    assert_eq!(server.stranger().post("/api/recovery", &recovery).await.code(), "wrong-credentials");
    let guest = server.guest("Gast").await;
    let none = guest.with_body("PUT", "/api/me/password", &change(PASSWORD, "better horse")).await;
    assert_eq!(none.code(), "no-password");
}

#[tokio::test]
async fn a_printed_code_replaces_a_forgotten_password_once() {
    let server = Running::fresh().await;
    let anna = account(&server, "anna").await;
    let bert = account(&server, "bert").await;
    assert_eq!(anna.get("/api/me").await.json()["recovery"], false);
    let refused = anna.post("/api/me/recovery", &json!({ "password": "wrong horse" })).await;
    assert_eq!(refused.code(), "wrong-credentials", "whoever finds a browser open gets no code");
    let make = async |who: &Client| {
        let made = who.post("/api/me/recovery", &json!({ "password": PASSWORD })).await;
        made.json()["code"].as_str().unwrap_or_else(|| panic!("{made:?}")).to_owned()
    };
    let (old, code, of_bert) = (make(&anna).await, make(&anna).await, make(&bert).await);
    assert_eq!(anna.get("/api/me").await.json()["recovery"], true);
    let recover = async |login: &str, code: &str, password: &str| {
        let body = json!({ "login": login, "code": code, "password": password });
        server.stranger().post("/api/recovery", &body).await
    };
    for (login, wrong) in [("anna", old.as_str()), ("anna", &of_bert), ("nobody", &code), ("anna", "")] {
        assert_eq!(recover(login, wrong, "better horse").await.code(), "wrong-credentials", "{login}");
    }
    assert_eq!(recover("anna", &code, "short").await.code(), "unreadable");
    assert!(!is_nobody(&anna).await);
    let typed = code.to_uppercase().replace('-', " ");
    let recovered = recover("anna", &typed, "better horse").await;
    assert_eq!((recovered.status, &recovered.json()["recovery"]), (200, &json!(false)), "{recovered:?}");
    assert!(is_nobody(&anna).await, "whoever used the old password is out");
    assert!(sign_in(&server, "anna", "better horse").await.is_some());
    assert!(sign_in(&server, "anna", PASSWORD).await.is_none());
    assert_eq!(recover("anna", &code, "third horse").await.code(), "wrong-credentials", "used up");
}

#[tokio::test]
async fn a_session_ends_after_a_year_and_a_token_does_not() {
    let (time, set) = Time::by_hand(1_000_000);
    let server = Running::start(&sqlite(), Config { time, ..generous() }).await;
    let anna = server.guest("Anna").await;
    let program = token(&anna).await;
    let year = 365 * 24 * 3600 * 1000;
    set.send(1_000_000 + year - 1).unwrap();
    assert!(!is_nobody(&anna).await);
    set.send(1_000_000 + year).unwrap();
    assert!(is_nobody(&anna).await && !is_nobody(&program).await);
}

/// Whoever has the secret of a session is in; the database does not hold it.
#[tokio::test]
async fn the_database_holds_no_secret_of_a_session() {
    let url = sqlite();
    let server = Running::start(&url, generous()).await;
    let anna = account(&server, "anna").await;
    let program = token(&anna).await;
    let code = anna.post("/api/me/recovery", &json!({ "password": PASSWORD })).await.json()["code"].clone();
    let store = Store::open(&url).await.unwrap();
    let mut everything = vec![];
    store.back_up(&mut everything).await.unwrap();
    let everything = String::from_utf8(everything).unwrap();
    assert!(everything.contains("anna"));
    let cookie = anna.cookie.unwrap();
    for secret in [&cookie["tafel=".len()..], &program.token.unwrap(), PASSWORD, code.as_str().unwrap()] {
        assert!(!everything.contains(secret), "{secret}");
    }
    store.close().await;
}

fn session(id: i64, player: &PlayerRow, label: Option<&str>) -> SessionRow {
    SessionRow {
        id: SessionId(id),
        digest: format!("digest {id}"),
        player: player.id,
        label: label.map(str::to_owned),
        created_at: 1,
        expires_at: None,
    }
}

/// What was proved a moment ago may hold no more when the session is opened: a password is changed, a session ended,
/// a code used, a person banned, while somebody else's request is on its way.
async fn races_are_lost(store: &Store) {
    let anna = PlayerRow::guest("Anna".into()).with_login("anna".into());
    store.add_player(&anna, Some("old"), 1).await.unwrap();
    let person = store.account("anna").await.unwrap().unwrap();
    store.add_session_of(&person, &session(1, &anna, None)).await.unwrap();
    store.add_token(SessionId(1), &session(2, &anna, Some("bot"))).await.unwrap();
    store.end_all_sessions(anna.id).await.unwrap();
    let late = store.add_token(SessionId(1), &session(3, &anna, Some("bot"))).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "a session that has ended makes no token");

    store.set_recovery(&person, "code").await.unwrap();
    let with_code = store.account("anna").await.unwrap().unwrap();
    store.change_password(&with_code, "new").await.unwrap();
    let conflicts = [
        store.add_session_of(&person, &session(4, &anna, None)).await,
        store.change_password(&with_code, "newer").await,
        store.set_recovery(&person, "other code").await,
    ];
    for (nth, late) in conflicts.into_iter().enumerate() {
        assert!(matches!(late, Err(StoreError::Conflict)), "the old password opens nothing: {nth}");
    }
    assert_eq!(store.sessions_of(anna.id, 1).await.unwrap(), []);
    let person = store.account("anna").await.unwrap().unwrap();
    assert_eq!((person.password.as_deref(), person.recovery.as_deref()), (Some("new"), None));
    store.rule(&tafel_server::Act::Ban(anna.id), 2).await.unwrap();
    let late = store.add_session_of(&person, &session(5, &anna, None)).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "who is banned meanwhile does not come in");
}

#[tokio::test]
async fn what_was_proved_has_to_hold_when_the_session_is_opened() {
    races_are_lost(&Store::open(&sqlite()).await.unwrap()).await;
    let postgres = Postgres::start();
    races_are_lost(&Store::open(&postgres.url).await.unwrap()).await;
}

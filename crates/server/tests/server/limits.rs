//! Nobody can ask for so much that others get nothing: limits by person, table, account and address.

use crate::support::{Answer, Client, Live, Running, generous, sqlite};
use serde_json::{Value, json};
use tafel_server::Config;

/// What a server allows whose operator has set nothing, but for one thing.
async fn usual(config: impl FnOnce(Config) -> Config) -> Running {
    Running::start(&sqlite(), config(Config { behind_proxy: true, ..generous() })).await
}

/// Sends a request as if it came through a proxy from this address.
async fn from(client: &Client, address: &str, method: &str, path: &str, body: &Value) -> Answer {
    let headers = [("content-type", "application/json"), ("x-forwarded-for", address)];
    client.send(method, path, &headers, &body.to_string()).await
}

/// After how many seconds one may come again.
fn retry_after(answer: &Answer) -> u64 {
    assert_eq!((answer.status, answer.code().as_str()), (429, "too-many"), "{answer:?}");
    let named = answer.head.lines().find_map(|line| line.strip_prefix("retry-after: "));
    named.unwrap_or_else(|| panic!("{}", answer.head)).parse().unwrap()
}

async fn say(live: &mut Live, text: &str) {
    live.say(&json!({ "type": "chat", "text": text })).await;
}

/// What came of things that were said: heard by this connection, or refused to it.
async fn said_and_refused(live: &mut Live, text: &str, times: usize) -> (usize, usize) {
    let (mut said, mut refused) = (0, 0);
    while said + refused < times {
        let message = live.next().await.expect("an answer");
        said += usize::from(message["type"] == "chat" && message["text"] == text);
        refused += usize::from(message["type"] == "refused" && message["code"] == "too-many");
    }
    (said, refused)
}

#[tokio::test]
async fn a_person_says_little_at_once_on_however_many_connections() {
    let server = Running::fresh().await;
    let (eve, anna) = (server.guest("Eve").await, server.guest("Anna").await);
    let table = anna.table(&json!("open")).await;
    for _ in 0..5 {
        let mut live = eve.live(&table, "").await;
        for _ in 0..20 {
            say(&mut live, "buy now").await;
        }
        let mut refused = 0;
        while refused < 10 {
            refused += usize::from(live.next().await.unwrap()["code"] == "too-many");
        }
    }
    let mut live = anna.live(&table, "").await;
    say(&mut live, "hello").await;
    while live.next_of("chat").await["text"] != "hello" {}
    let lines = live.heard("chat").iter().filter(|line| line["text"] == "buy now").count();
    assert!((4..40).contains(&lines), "a hundred were sent: {lines}");
}

#[tokio::test]
async fn a_table_hears_only_so_much_of_all_who_speak_there() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let [table, other] = [anna.table(&json!("open")).await, anna.table(&json!("open")).await];
    let (mut said, mut refused) = (0, 0);
    for nth in 0..30 {
        let mut live = server.guest(&format!("Eve {nth}")).await.live(&table, "").await;
        live.next_of("gathering").await;
        let text = format!("spam {nth}");
        for _ in 0..4 {
            say(&mut live, &text).await;
        }
        let (heard, not) = said_and_refused(&mut live, &text, 4).await;
        (said, refused) = (said + heard, refused + not);
    }
    assert!((20..100).contains(&said), "{said} were said, {refused} refused");
    let mut live = anna.live(&other, "").await;
    say(&mut live, "quiet here").await;
    assert_eq!(live.next_of("chat").await["text"], "quiet here");
}

/// Whoever was muted by the host uses up nothing of what the others may say.
#[tokio::test]
async fn who_is_muted_silences_nobody() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    let table = anna.table(&json!("open")).await;
    for nth in 0..12 {
        let eve = server.guest(&format!("Eve {nth}")).await;
        let muted =
            anna.with_body("PUT", &format!("/api/tables/{table}/mutes/{}", eve.id().await), &json!({})).await;
        assert_eq!(muted.status, 204);
        let mut live = eve.live(&table, "").await;
        for _ in 0..4 {
            say(&mut live, "spam").await;
            assert_eq!(live.next_of("refused").await["code"], "muted");
        }
    }
    let mut live = anna.live(&table, "").await;
    say(&mut live, "peace").await;
    loop {
        let message = live.next().await.unwrap();
        assert_ne!(message["type"], "refused", "{message}");
        if message["type"] == "chat" {
            assert_eq!(message["text"], "peace");
            break;
        }
    }
}

#[tokio::test]
async fn messages_to_a_table_are_counted_by_person() {
    let config = Config { messages_per_second: 1, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(&json!("open")).await;
    bert.with_body("PUT", &format!("/api/tables/{table}/seats/1"), &json!({})).await;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    let mut lives = [bert.live(&table, "").await, bert.live(&table, "").await];
    let mut codes = vec![];
    for nth in 0..12 {
        let live = &mut lives[nth % 2];
        live.say(&json!({ "type": "decline" })).await;
        codes.push(live.next_of("refused").await["code"].clone());
    }
    let let_through = codes.iter().filter(|code| *code == "nothing-asked").count();
    assert!((4..12).contains(&let_through), "four at once over both connections: {codes:?}");
    let mut live = anna.live(&table, "").await;
    let position = live.next_of("position").await;
    assert_eq!(live.submit(position["ask"].as_u64().unwrap(), "bid 3").await["type"], "ok", "others play on");
}

#[tokio::test]
async fn what_an_address_may_ask_for_comes_again_after_a_while_that_is_said() {
    let server = usual(|config| Config { guests_per_minute: 3, tables_per_minute: 6, ..config }).await;
    let stranger = server.stranger();
    let name = json!({ "name": "Eve" });
    let mut guests = vec![];
    for _ in 0..3 {
        let answer = from(&stranger, "10.0.0.1", "POST", "/api/guests", &name).await;
        assert_eq!(answer.status, 200);
        guests.push(Client { cookie: answer.cookie, ..stranger.clone() });
    }
    let wait = retry_after(&from(&stranger, "10.0.0.1", "POST", "/api/guests", &name).await);
    assert!((1..=20).contains(&wait), "{wait}");
    let other = from(&stranger, "10.0.0.2", "POST", "/api/guests", &name).await;
    assert_eq!(other.status, 200, "others are not concerned");

    let table = json!({ "game": "pebbles" });
    let make = async |who: &Client, address: &str| from(who, address, "POST", "/api/tables", &table).await;
    for _ in 0..2 {
        assert_eq!(make(&guests[0], "10.0.0.1").await.status, 200);
    }
    let wait = retry_after(&make(&guests[0], "10.0.0.3").await);
    assert!((1..=30).contains(&wait), "a person makes a third of what an address may: {wait}");
    for guest in &guests[1..] {
        for _ in 0..2 {
            assert_eq!(make(guest, "10.0.0.1").await.status, 200);
        }
    }
    let honest = Client { cookie: other.cookie, ..stranger.clone() };
    assert!(retry_after(&make(&honest, "10.0.0.1").await) >= 1, "six came from there");
    assert_eq!(make(&honest, "10.0.0.2").await.status, 200);
}

#[tokio::test]
async fn a_network_of_long_addresses_counts_as_one() {
    let server = usual(|config| Config { guests_per_minute: 2, ..config }).await;
    let come = async |address: &str| {
        from(&server.stranger(), address, "POST", "/api/guests", &json!({ "name": "Eve" })).await.status
    };
    for (address, status) in [
        ("2001:db8:1:2::1", 200),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", 200),
        ("2001:db8:1:2:8000::5", 429),
        ("2001:db8:1:3::1", 200),
        ("10.0.0.7", 200),
        ("::ffff:10.0.0.7", 200),
        ("::ffff:a00:7", 429),
    ] {
        assert_eq!(come(address).await, status, "{address}");
    }
}

/// Without a proxy anybody may write anything there.
#[tokio::test]
async fn the_name_of_an_address_counts_only_where_a_proxy_gives_it() {
    let config = Config { guests_per_minute: 2, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let mut answers = vec![];
    for address in ["10.0.0.1", "10.0.0.2", "10.0.0.3"] {
        answers.push(
            from(&server.stranger(), address, "POST", "/api/guests", &json!({ "name": "Eve" })).await.status,
        );
    }
    assert_eq!(answers, [200, 200, 429]);
}

/// How many of a number of simultaneous tries were let through, passwords and recovery codes by turns, each from an address of
/// its own; all others were told when to come again.
async fn tried(server: &Running, login: &str, times: usize) -> usize {
    let client = server.stranger();
    let tries = (0..times).map(|nth| {
        let body = json!({ "login": login, "code": "x", "password": "wrong horse" });
        let body = if nth % 2 == 0 { json!({ "login": login, "password": "wrong horse" }) } else { body };
        let path = if nth % 2 == 0 { "/api/session" } else { "/api/recovery" };
        let client = &client;
        async move { from(client, &format!("10.0.0.{nth}"), "POST", path, &body).await }
    });
    let mut through = 0;
    for answer in futures_util::future::join_all(tries).await {
        if answer.status == 401 {
            assert_eq!(answer.code(), "wrong-credentials");
            through += 1;
        } else {
            assert!(retry_after(&answer) >= 1);
        }
    }
    through
}

#[tokio::test]
async fn one_account_is_tried_slowly_from_however_many_addresses() {
    let server = usual(|config| config).await;
    let right = json!({ "login": "anna", "password": "correct horse" });
    assert_eq!(server.stranger().post("/api/accounts", &right).await.status, 200);
    assert_eq!(tried(&server, "anna", 4).await, 4);
    let signed_in = server.stranger().post("/api/session", &right).await;
    assert_eq!(signed_in.status, 200, "and then what was tried before is forgotten");
    for login in ["ANNA", "nobody"] {
        // Whether there is such an account is not told by this either.
        let through = tried(&server, login, 20).await;
        assert!((5..10).contains(&through), "{login}: {through}");
    }
    assert_eq!(tried(&server, "bert", 1).await, 1, "other accounts are not concerned");
}

#[tokio::test]
async fn requests_and_reports_are_bounded_and_say_for_how_long() {
    let config = Config { requests_per_second: 1, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    for _ in 0..4 {
        assert_eq!(server.stranger().get("/api/games").await.status, 200);
    }
    assert_eq!(retry_after(&server.stranger().get("/api/games").await), 1);

    let config = Config { reports_per_hour: 2, ..generous() };
    let server = Running::start(&sqlite(), config).await;
    let (eve, anna) = (server.guest("Eve").await, server.guest("Anna").await);
    let report = json!({ "player": anna.id().await, "text": "look at this" });
    for _ in 0..2 {
        assert_eq!(eve.post("/api/reports", &report).await.status, 204);
    }
    assert!(retry_after(&eve.post("/api/reports", &report).await) > 60);
    let other = json!({ "player": eve.id().await, "text": "floods" });
    assert_eq!(anna.post("/api/reports", &other).await.status, 204);
}

#[tokio::test]
async fn a_person_has_only_so_many_tokens() {
    let server = Running::fresh().await;
    let anna = server.guest("Anna").await;
    for nth in 0..20 {
        assert_eq!(anna.post("/api/tokens", &json!({ "label": format!("bot {nth}") })).await.status, 200);
    }
    let more = anna.post("/api/tokens", &json!({ "label": "one more" })).await;
    assert_eq!((more.status, more.code().as_str()), (429, "too-many"));
}

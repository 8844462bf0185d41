//! Logs name routes and states, and nothing that is secret.

use crate::support::{Running, finish};
use serde_json::json;
use std::fmt::Debug;
use std::sync::{Arc, Mutex};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

/// Everything that is logged, as text.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<String>>);

impl Visit for Logged {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.0.lock().unwrap().push_str(&format!("{field}={value:?} "));
    }
}

impl Subscriber for Logged {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("tafel")
    }

    fn new_span(&self, attributes: &Attributes<'_>) -> Id {
        attributes.record(&mut self.clone());
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, values: &Record<'_>) {
        values.record(&mut self.clone());
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        event.record(&mut self.clone());
        self.0.lock().unwrap().push('\n');
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

#[tokio::test]
async fn nothing_that_is_secret_is_logged() {
    let logged = Logged::default();
    let _logging = tracing::subscriber::set_default(logged.clone());
    let server = Running::fresh().await;
    let mut anna = server.guest("Anna-Name").await;
    let guest = anna.cookie.clone().unwrap();
    let sign_up = json!({ "login": "anna-login", "password": "hunter2-hunter2" });
    anna.cookie = anna.post("/api/accounts", &sign_up).await.cookie;
    let wrong = json!({ "login": "anna-login", "password": "wrong-password" });
    assert_eq!(anna.post("/api/session", &wrong).await.status, 401);
    let confirmed = json!({ "password": "hunter2-hunter2" });
    let code = anna.post("/api/me/recovery", &confirmed).await;
    let token = anna.post("/api/tokens", &json!({ "label": "program-label" })).await.json();
    let seats = json!(["me", { "bot": "random" }]);
    let body = json!({
        "game": "pebbles", "options": "seats 2", "seats": seats, "visibility": "private", "start": true
    });
    let table = anna.post("/api/tables", &body).await.json();
    let (id, link) = (table["id"].as_str().unwrap(), table["link"].as_str().unwrap());
    let mut live = server.stranger().live(id, &format!("?link={link}")).await;
    live.next_of("position").await;
    let mut own = anna.live(id, "").await;
    own.say(&json!({ "type": "chat", "text": "between-us" })).await;
    while own.next_of("chat").await["text"] != "between-us" {}
    finish(&[&anna], id).await;
    let cookie = anna.cookie.clone().unwrap();
    let secret = |cookie: &str| cookie.split_once('=').unwrap().1.to_owned();
    let secrets = [
        secret(&guest),
        secret(&cookie),
        token["secret"].as_str().unwrap().to_owned(),
        link.to_owned(),
        code.json()["code"].as_str().unwrap().to_owned(),
    ];
    let text = logged.0.lock().unwrap().clone();
    assert!(text.contains("route=\"/api/tables/{id}/live\""), "{text}");
    let said = ["Anna-Name", "anna-login", "hunter2", "wrong-password", "program-label", "between-us"];
    for hidden in secrets.iter().map(String::as_str).chain(said) {
        assert!(!text.contains(hidden), "{hidden} is logged");
    }
}

//! `tafel admin`: what whoever runs a server can do beside it, and what the server makes of it.

use super::{Client, Serving};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const PASSWORD: &str = "correct horse";

/// A running server with Anna, a guest who hosts a table, and Bert, who has an account and sits there too.
struct Club {
    serving: Serving,
    database: String,
    anna: Client,
    bert: Client,
    table: String,
}

fn club(name: &str) -> Club {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}.db", std::process::id()));
    let database = format!("sqlite:{}", file.display());
    let serving = Serving::start(&database);
    let (mut anna, mut bert) = (Client::default(), Client::default());
    anna.call(&serving, "POST", "/api/guests", &json!({ "name": "Anna" }));
    bert.call(
        &serving,
        "POST",
        "/api/accounts",
        &json!({ "name": "Bert", "login": "bert", "password": PASSWORD }),
    );
    let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", "open"] });
    let table = anna.call(&serving, "POST", "/api/tables", &body)["id"].as_str().unwrap().to_owned();
    bert.call(&serving, "PUT", &format!("/api/tables/{table}/seats/1"), &json!({}));
    Club { serving, database, anna, bert, table }
}

fn credentials() -> Value {
    json!({ "login": "bert", "password": PASSWORD })
}

impl Club {
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tafel"));
        command.arg("admin").args(arguments).env("TAFEL_DATABASE", &self.database).stdin(Stdio::null());
        command
    }

    fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().unwrap()
    }

    /// What it prints when it succeeds.
    fn good(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {errors}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn json(&self, arguments: &[&str]) -> Value {
        serde_json::from_str(&self.good(arguments)).unwrap()
    }

    /// The one sentence by which it refuses.
    fn bad(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        let sentence = said.trim_end().rsplit("tafel: ").next().unwrap().to_owned();
        assert!(output.stdout.is_empty() && said.lines().count() == 1, "{said}");
        sentence
    }

    fn me(&self, client: &mut Client) -> Value {
        client.call(&self.serving, "GET", "/api/me", &Value::Null)
    }
}

#[test]
fn people_tables_and_reports_are_listed() {
    let club = club("listed");
    let anna = club.me(&mut club.anna.clone())["id"].as_str().unwrap().to_owned();
    let people = club.json(&["people", "--json"]);
    assert_eq!(people.as_array().unwrap().len(), 2);
    let found = club.json(&["people", "--search", "BER", "--json"]);
    assert_eq!(
        (&found[0]["login"], &found[0]["tables"], &found[1]),
        (&json!("bert"), &json!(1), &Value::Null)
    );
    let line = club.good(&["people", "--search", "ann"]);
    assert!(
        line.starts_with(&format!("{anna}  Anna (guest), since 20")) && line.contains("tables: 1"),
        "{line}"
    );
    assert_eq!(club.good(&["people", "--search", "nobody"]), "There is nobody.\n");

    let tables = club.json(&["tables", "--of", "bert", "--json"]);
    assert_eq!((&tables[0]["id"], &tables[0]["seats"][1]["name"]), (&json!(club.table), &json!("Bert")));
    assert!(club.good(&["tables"]).contains("pebbles, waiting since"));

    assert_eq!(club.good(&["reports"]), "Nothing is reported.\n");
    let report = json!({ "player": anna, "text": "spams" });
    let mut bert = club.bert.write(&club.serving, "POST", "/api/reports", &report);
    bert.read_to_string(&mut String::new()).unwrap();
    let reports = club.json(&["reports", "--json"]);
    assert_eq!((&reports[0]["player"], &reports[0]["text"]), (&json!(anna), &json!("spams")));
    let number = reports[0]["number"].to_string();
    assert_eq!(club.good(&["close", &number]), format!("Report {number} is closed.\n"));
    assert_eq!(club.bad(&["close", &number]), format!("there is no open report {number}"));
    assert_eq!(club.json(&["reports", "--json"]), json!([]));
}

#[test]
fn who_is_banned_is_signed_out_and_cannot_come_back_until_that_ends() {
    let mut club = club("banned");
    let said = club.good(&["ban", "bert"]);
    assert!(said.starts_with("Bert (") && said.ends_with(") is banned.\n"), "{said}");
    let mut bert = club.bert.clone();
    assert_eq!(club.me(&mut bert), Value::Null);
    let mut refused = String::new();
    let mut stream = bert.write(&club.serving, "POST", "/api/session", &credentials());
    stream.read_to_string(&mut refused).unwrap();
    assert!(refused.contains("\"banned\""), "{refused}");
    assert!(club.good(&["people"]).contains(", banned"));
    club.good(&["unban", "bert"]);
    club.bert.call(&club.serving, "POST", "/api/session", &credentials());
    assert_eq!(club.me(&mut club.bert.clone())["login"], "bert");
    club.good(&["sign-out", "bert"]);
    assert_eq!(club.me(&mut club.bert.clone()), Value::Null);
}

#[test]
fn people_are_muted_and_renamed_by_id_or_login() {
    let club = club("renamed");
    club.good(&["mute", "bert"]);
    assert!(club.good(&["people", "--search", "bert"]).contains(", muted"));
    club.good(&["unmute", "bert"]);
    assert!(!club.good(&["people"]).contains(", muted"));
    let id = club.me(&mut club.bert.clone())["id"].as_str().unwrap().to_owned();
    let done = club.json(&["rename", &id, "Bertram", "--json"]);
    assert_eq!(done, json!({ "person": id, "done": "now called Bertram" }));
    assert_eq!(club.me(&mut club.bert.clone())["name"], "Bertram");
    assert_eq!(club.bad(&["rename", "bert", "a\u{202e}b"]), "a name has 1 to 32 characters that can be seen");
    for nobody in ["nobody", "000000000000"] {
        assert_eq!(club.bad(&["ban", nobody]), format!("there is nobody with the id or login `{nobody}`"));
    }
}

#[test]
fn nothing_is_destroyed_unasked() {
    let club = club("destroyed");
    for arguments in [&["delete", "bert"][..], &["remove-table", &club.table]] {
        let sentence = club.bad(arguments);
        assert!(sentence.ends_with("nothing was done; answer yes, or pass --yes"), "{sentence}");
    }
    assert_eq!(club.json(&["tables", "--json"])[0]["id"], club.table.as_str());
    let mut asked = club.command(&["remove-table", &club.table]);
    let mut asked = asked.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    asked.stdin.take().unwrap().write_all(b"yes\n").unwrap();
    let asked = asked.wait_with_output().unwrap();
    let question = String::from_utf8(asked.stderr).unwrap();
    assert!(asked.status.success() && question.starts_with("Remove table"), "{question}");
    assert_eq!(club.json(&["tables", "--json"]), json!([]));
    assert_eq!(
        club.bad(&["remove-table", &club.table, "--yes"]),
        format!("there is no table `{}`", club.table)
    );
    club.good(&["delete", "bert", "--yes"]);
    assert_eq!(club.me(&mut club.bert.clone()), Value::Null);
    assert_eq!(club.json(&["people", "--json"]).as_array().unwrap().len(), 1);
}

#[test]
fn everything_about_a_person_is_exported_and_nothing_secret() {
    let club = club("exported");
    let data = club.json(&["export", "bert"]);
    assert_eq!((&data["name"], &data["login"]), (&json!("Bert"), &json!("bert")));
    assert_eq!(data["seats"][0]["table_id"], club.table.as_str());
    assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
    let text = data.to_string();
    let secret = club.bert.cookie.split_once('=').unwrap().1;
    assert!(!text.contains("argon2") && !text.contains("digest") && !text.contains(secret), "{text}");
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("export-{}.json", std::process::id()));
    assert_eq!(club.good(&["export", "bert", "--to", file.to_str().unwrap()]), "");
    let written: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(written["id"], data["id"]);
}

#[test]
fn a_database_that_is_not_there_is_not_made() {
    let missing = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("no-such.db");
    let url = format!("sqlite:{}", missing.display());
    let output = Command::new(env!("CARGO_BIN_EXE_tafel"))
        .args(["admin", "people", "--database", &url])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no database"));
    assert!(!missing.exists());
}

//! Settings by option, environment and file; and the figures that a server tells on an address of its own.

use super::{Client, Serving};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{BufRead, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Command, Output};

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

fn tafel(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tafel"));
    command.args(arguments).envs(variables.iter().copied()).output().unwrap()
}

/// Which settings hold.
fn shown(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let output = tafel(&[&["serve", "--show-settings"], arguments].concat(), variables);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The one sentence by which the program refuses to serve.
fn refused(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let output = tafel(&[&["serve", "--show-settings"], arguments].concat(), variables);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{said}");
    said.trim_end().strip_prefix("tafel: ").expect("the program names itself").to_owned()
}

#[test]
fn an_option_comes_before_the_environment_and_that_before_the_file() {
    let path = file(
        "order.toml",
        "chat-days = 1\nguest-days = 1\nwaiting-days = 1\nhttps = true\nbehind-proxy = true\n",
    );
    let said = shown(
        &["--config", &path, "--chat-days", "3", "--behind-proxy=false"],
        &[("TAFEL_CHAT_DAYS", "2"), ("TAFEL_GUEST_DAYS", "2")],
    );
    for line in [
        "chat-days = 3  # option",
        "guest-days = 2  # environment: TAFEL_GUEST_DAYS",
        "waiting-days = 1  # file",
        "https = true  # file",
        "behind-proxy = false  # option",
        "unfinished-days = 180  # usual",
        "# doorbell is not set",
    ] {
        assert!(said.lines().any(|found| found == line), "{line} in\n{said}");
    }
    let by_variable = shown(&[], &[("TAFEL_CONFIG", path.as_str())]);
    assert!(by_variable.contains("chat-days = 1  # file"), "{by_variable}");
}

#[test]
fn what_is_shown_is_a_file_of_settings_that_says_the_same() {
    let arguments = ["--connections", "7", "--https", "--oidc-name", "The \"Club\""];
    let said = shown(&arguments, &[]);
    let again = shown(&["--config", &file("again.toml", &said)], &[]);
    let values = |text: &str| {
        text.lines().map(|line| line.split("  #").next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(values(&said), values(&again));
    assert!(again.contains("connections = 7  # file"), "{again}");
}

#[test]
fn secrets_are_neither_shown_nor_taken_from_a_command_line() {
    let secrets = file(
        "secrets.toml",
        "database = \"postgres://tafel:swordfish@db/tafel\"\noidc-secret = \"swordfish\"\n",
    );
    let said = shown(&["--config", &secrets], &[("TAFEL_DOORBELL", "nats://a:swordfish@host")]);
    assert!(!said.contains("swordfish"), "{said}");
    assert!(said.contains("database = \"postgres://tafel:***@db/tafel\"  # file"), "{said}");
    assert!(said.contains("oidc-secret = \"***\"  # file"), "{said}");
    let sentence = refused(&["--oidc-secret", "swordfish"], &[]);
    assert!(sentence.contains("TAFEL_OIDC_SECRET") && !sentence.contains("swordfish"), "{sentence}");
    let warned =
        tafel(&["serve", "--show-settings", "--database", "postgres://tafel:swordfish@db/tafel"], &[]);
    let warning = String::from_utf8(warned.stderr).unwrap();
    assert!(warning.contains("TAFEL_DATABASE") && !warning.contains("swordfish"), "{warning}");
    assert!(tafel(&["serve", "--show-settings", "--database", "sqlite:x"], &[]).stderr.is_empty());
    let help =
        tafel(&["serve", "--help"], &[("TAFEL_OIDC_SECRET", "swordfish"), ("TAFEL_DATABASE", "swordfish")]);
    assert!(!String::from_utf8(help.stdout).unwrap().contains("swordfish"));
}

#[test]
fn a_file_that_says_something_else_is_refused_with_a_sentence() {
    for (text, why) in [
        ("colour = \"red\"\n", "there is no setting `colour`"),
        ("config = \"x\"\n", "there is no setting `config`"),
        ("chat-days = [1]\n", "`chat-days` is a text, a number, true or false"),
        ("chat-days = -1\n", "invalid value '-1' for '--chat-days"),
        ("addr = \"everywhere\"\n", "invalid value 'everywhere' for '--addr"),
        ("chat-days = 1\nchat-days = 2\n", "line 2: "),
        ("chat-days\n", "line 1: "),
    ] {
        let path = file("wrong.toml", text);
        let sentence = refused(&["--config", &path], &[]);
        assert!(sentence.starts_with(&path) && sentence.contains(why), "{sentence}");
    }
    assert!(refused(&["--config", "no-such-file.toml"], &[]).contains("no-such-file.toml"));
    let incomplete = [("TAFEL_OIDC_ISSUER", "https://id.example")];
    let output =
        tafel(&["serve", "--addr", "127.0.0.1:0", "--database", "sqlite:/no-such-folder/x"], &incomplete);
    assert!(String::from_utf8_lossy(&output.stderr).contains("oidc-issuer needs oidc-client and public-url"));
}

#[test]
fn backup_and_admin_read_the_same_file() {
    let database = file("listed.db", "");
    let path = file("shared.toml", &format!("database = \"sqlite:{database}\"\nchat-days = 3\n"));
    for command in [&["admin", "--config", &path, "people"][..], &["admin", "people", "--config", &path]] {
        let output = tafel(command, &[]);
        assert_eq!(String::from_utf8_lossy(&output.stdout), "There is nobody.\n", "{output:?}");
    }
    let backup = file("listed.json", "");
    assert!(tafel(&["backup", &backup, "--config", &path], &[]).status.success());
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
}

/// A server that serves metrics on an address of its own, and that address.
fn telling(name: &str) -> (Serving, String) {
    let database = file(name, "");
    let mut serving = Serving::by(
        Command::new(env!("CARGO_BIN_EXE_tafel"))
            .args(["serve", "--addr", "127.0.0.1:0", "--metrics", "127.0.0.1:0"])
            .env("TAFEL_DATABASE", format!("sqlite:{database}")),
    );
    let mut line = String::new();
    serving.out.read_line(&mut line).unwrap();
    let figures = line.trim().strip_prefix("Figures are at http://").expect("an address");
    let figures = figures.strip_suffix("/metrics").expect("a path").to_owned();
    (serving, figures)
}

#[test]
fn figures_are_told_on_their_own_address_and_nowhere_else() {
    let (serving, figures) = telling("figures.db");
    assert!(get(&figures, "/metrics").contains("tafel_requests_total"));
    assert!(get(&figures, "/healthz").ends_with("ok\n"));
    assert!(get(&figures, "/api/games").starts_with("HTTP/1.1 404"));
    assert!(!get(&serving.address, "/metrics").contains("tafel_requests_total"));
}

/// A dashboard is as good as the names it asks for: each of them is told by a server that has been used.
#[test]
fn the_dashboard_asks_for_figures_that_there_are() {
    let (serving, figures) = telling("dashboard.db");
    let mut anna = Client::default();
    anna.call(&serving, "POST", "/api/guests", &json!({ "name": "Anna" }));
    get(&serving.address, "/api/nothing");
    let told = get(&figures, "/metrics");
    let names: BTreeSet<&str> = told
        .lines()
        .filter(|line| line.starts_with("tafel_"))
        .filter_map(|line| line.split(['{', ' ']).next())
        .collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/grafana.json");
    let dashboard: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut asked = BTreeSet::new();
    for panel in dashboard["panels"].as_array().unwrap() {
        for target in panel["targets"].as_array().into_iter().flatten() {
            let words = target["expr"]
                .as_str()
                .unwrap()
                .split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            asked.extend(words.filter(|word| word.starts_with("tafel_")).map(str::to_owned));
        }
    }
    assert!(asked.len() > 15, "{asked:?}");
    for name in &asked {
        assert!(names.contains(name.as_str()), "{name} is not told:\n{told}");
    }
    let unseen: Vec<_> = names.iter().filter(|name| !asked.contains(**name)).collect();
    assert!(unseen.is_empty(), "the dashboard does not show {unseen:?}");
}

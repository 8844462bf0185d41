//! The server as a program: it is killed in the middle of play, again and again, and loses nothing it accepted.

#[path = "../../server/tests/server/support/postgres.rs"]
mod postgres;

mod serving;

use postgres::Postgres;
use serde_json::{Value, json};
use serving::{Client, Serving};
use std::io::Read;
use std::path::PathBuf;
use std::process::Command;

/// How often the server is killed.
const KILLS: usize = 100;

/// One person on both seats of a table, who notes what the server has accepted.
struct Player {
    client: Client,
    table: String,
    /// Decisions in order. Of one that was under way at a kill nobody knows whether it was stored; if its question is
    /// still open afterwards it was not, and the next answer replaces it.
    moves: Vec<Decided>,
}

struct Decided {
    line: String,
    question: (u64, u64),
    accepted: bool,
}

impl Player {
    fn sit(&mut self, serving: &Serving, other: &Value) {
        let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", other], "start": true });
        let made = self.client.call(serving, "POST", "/api/tables", &body);
        self.table = format!("/api/tables/{}", made["id"].as_str().unwrap());
        self.moves.clear();
    }

    /// The next decision: seat, question, move; none when the match is over.
    fn next(&mut self, serving: &Serving) -> Option<(u64, Value)> {
        for seat in 0..2 {
            let path = format!("{}/position?seat={seat}", self.table);
            let position = self.client.call(serving, "GET", &path, &Value::Null);
            if let Some(ask) = position["ask"].as_u64() {
                let offers = position["offers"].as_array().unwrap();
                let mv = &offers[self.moves.len() % offers.len()];
                return Some((seat, json!({ "seat": seat, "ask": ask, "move": mv })));
            }
        }
        None
    }

    fn note(&mut self, seat: u64, decision: &Value, accepted: bool) {
        let question = (seat, decision["ask"].as_u64().unwrap());
        if let Some(twice) = self.moves.iter().position(|decided| decided.question == question) {
            assert!(!self.moves[twice].accepted, "an accepted answer was asked for again: it is lost");
            self.moves.remove(twice);
        }
        let line = format!("{seat} {}", decision["move"].as_str().unwrap());
        self.moves.push(Decided { line, question, accepted });
    }

    /// The record has every decision once and in order, and nothing else.
    fn check(&mut self, serving: &Serving) {
        let path = format!("{}/record", self.table);
        let record = self.client.call(serving, "GET", &path, &Value::Null);
        let lines = record.as_str().unwrap().lines().filter(|line| line.starts_with(['0', '1']));
        let decided = self.moves.iter().map(|decided| decided.line.as_str());
        assert_eq!(lines.collect::<Vec<_>>(), decided.collect::<Vec<_>>());
    }
}

fn survive(database: &str) {
    let mut serving = Serving::start(database);
    let mut player = Player { client: Client::default(), table: String::new(), moves: vec![] };
    player.client.call(&serving, "POST", "/api/guests", &json!({ "name": "Anna" }));
    player.sit(&serving, &json!("me"));
    let mut matches = 0;
    let mut kills = 0;
    let mut chaos: u64 = 0x2545_f491_4f6c_dd1d;
    while kills < KILLS {
        chaos ^= chaos << 13;
        chaos ^= chaos >> 7;
        chaos ^= chaos << 17;
        let Some((seat, decision)) = player.next(&serving) else {
            player.check(&serving);
            matches += 1;
            player.sit(&serving, &json!("me"));
            continue;
        };
        let path = format!("{}/moves", player.table);
        if !chaos.is_multiple_of(3) {
            player.client.call(&serving, "POST", &path, &decision);
            player.note(seat, &decision, true);
        } else {
            let mut stream = player.client.write(&serving, "POST", &path, &decision);
            // Somewhere between receiving, judging, storing and answering.
            let spins = (0..chaos % 2_000_000).fold(0, |spins, spin| std::hint::black_box(spins ^ spin));
            std::hint::black_box(spins);
            serving.kill();
            kills += 1;
            let mut answer = String::new();
            let _ = stream.read_to_string(&mut answer);
            player.note(seat, &decision, answer.starts_with("HTTP/1.1 200"));
            serving = Serving::start(database);
        }
    }
    assert!(matches > 2, "matches were finished in between: {matches}");
}

#[test]
fn nothing_accepted_is_lost_on_sqlite() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("killed-{}.db", std::process::id()));
    survive(&format!("sqlite:{}", file.display()));
}

#[test]
fn nothing_accepted_is_lost_on_postgres() {
    survive(&Postgres::start().url);
}

/// One of two servers is killed while a bot has to move; the other takes the table over.
#[test]
fn a_killed_server_is_replaced_by_another() {
    let postgres = Postgres::start();
    let (mut here, there) = (Serving::start(&postgres.url), Serving::start(&postgres.url));
    let mut player = Player { client: Client::default(), table: String::new(), moves: vec![] };
    player.client.call(&here, "POST", "/api/guests", &json!({ "name": "Anna" }));
    player.sit(&here, &json!({ "bot": "search:20000" }));
    let mut serving = &here;
    let position = format!("{}/position", player.table);
    let mut answered = 0;
    loop {
        let seen = player.client.call(serving, "GET", &position, &Value::Null);
        if !seen["result"].is_null() {
            break;
        }
        if let Some(ask) = seen["ask"].as_u64() {
            assert!(ask > answered, "question {answered} was answered before");
            let decision = json!({ "seat": 0, "ask": ask, "move": seen["offers"][0] });
            player.client.call(serving, "POST", &format!("{}/moves", player.table), &decision);
            answered = ask;
            if answered == 3 {
                here.kill();
                serving = &there;
            }
        }
    }
    assert!(answered > 5, "most of the match was played at the other server");
}

fn tafel(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_tafel")).args(arguments).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "tafel {arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// A match is played, its download verified, and everything moved from one database to the other and back.
#[test]
fn a_download_verifies_and_backups_move_between_databases() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("backup-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).display().to_string();
    let (first, last) = (format!("sqlite:{}", path("first.db")), format!("sqlite:{}", path("last.db")));
    let postgres = Postgres::start();

    let serving = Serving::start(&first);
    let mut player = Player { client: Client::default(), table: String::new(), moves: vec![] };
    player.client.call(&serving, "POST", "/api/guests", &json!({ "name": "Änna \"the\" first" }));
    player.sit(&serving, &json!("me"));
    while let Some((seat, decision)) = player.next(&serving) {
        player.client.call(&serving, "POST", &format!("{}/moves", player.table), &decision);
        player.note(seat, &decision, true);
    }
    let download = format!("{}/record", player.table);
    let record = player.client.call(&serving, "GET", &download, &Value::Null);
    let record = record.as_str().unwrap();
    std::fs::write(path("match.rec"), record).unwrap();
    let said = tafel(&["verify", &path("match.rec")]);
    assert!(said.contains("the seed is the one that was promised"), "{said}");
    let seed = record.lines().find_map(|line| line.strip_prefix("seed ")).unwrap();
    std::fs::write(path("false.rec"), record.replace(seed, &"0".repeat(64))).unwrap();
    let refused =
        Command::new(env!("CARGO_BIN_EXE_tafel")).args(["verify", &path("false.rec")]).output().unwrap();
    assert!(!refused.status.success(), "another seed is not the one that was promised");
    drop(serving);

    tafel(&["backup", &path("one.json"), "--database", &first]);
    tafel(&["restore", &path("one.json"), "--database", &postgres.url]);
    tafel(&["backup", &path("two.json"), "--database", &postgres.url]);
    tafel(&["restore", &path("two.json"), "--database", &last]);
    for database in [&postgres.url, &last] {
        let serving = Serving::start(database);
        let restored = player.client.call(&serving, "GET", &download, &Value::Null);
        assert_eq!(restored.as_str(), Some(record), "{database}");
        player.check(&serving);
    }
    let sorted = |name: &str| {
        let text = std::fs::read_to_string(path(name)).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted("one.json"), sorted("two.json"));
    let again = Command::new(env!("CARGO_BIN_EXE_tafel"))
        .args(["restore", &path("one.json"), "--database", &last])
        .output()
        .unwrap();
    assert!(!again.status.success(), "a database that is not empty stays as it is");
}

//! The server as a program: it is killed in the middle of play, again and again, and loses nothing it accepted.

#[path = "serve/kills.rs"]
mod kills;
#[path = "../../server/tests/server/support/postgres.rs"]
mod postgres;

mod serving;

use postgres::Postgres;
use serde_json::{Value, json};
use serving::{Client, Serving};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;

/// One person at a table, on both of its seats or beside a bot, who notes what the server has accepted.
struct Player {
    client: Client,
    table: String,
    /// The seats that are this person's.
    seats: u64,
    /// Decisions in order. Of one that was under way when something was killed nobody knows whether it was stored; if
    /// its question is still open afterwards it was not, and the next answer replaces it.
    moves: Vec<Decided>,
    /// Accepted answers whose questions were asked again.
    lost: usize,
}

struct Decided {
    line: String,
    question: (u64, u64),
    accepted: bool,
}

fn question(seat: u64, decision: &Value) -> (u64, u64) {
    (seat, decision["ask"].as_u64().unwrap())
}

impl Player {
    fn new(serving: &Serving) -> Player {
        let mut client = Client::default();
        client.call(serving, "POST", "/api/guests", &json!({ "name": "Änna \"the\" first" }));
        Player { client, table: String::new(), seats: 0, moves: vec![], lost: 0 }
    }

    fn sit(&mut self, serving: &Serving, other: &Value) {
        let body = json!({ "game": "pebbles", "options": "seats 2", "seats": ["me", other], "start": true });
        let made = self.client.call(serving, "POST", "/api/tables", &body);
        self.table = format!("/api/tables/{}", made["id"].as_str().unwrap());
        self.seats = if other == "me" { 2 } else { 1 };
        self.moves.clear();
        self.lost = 0;
    }

    fn position(&mut self, serving: &Serving, seat: u64) -> Value {
        let path = format!("{}/position?seat={seat}", self.table);
        self.client.call(serving, "GET", &path, &Value::Null)
    }

    fn is_over(&mut self, serving: &Serving) -> bool {
        !self.position(serving, 0)["result"].is_null()
    }

    /// The next decision: seat, question, move; none when nothing is asked.
    fn next(&mut self, serving: &Serving) -> Option<(u64, Value)> {
        for seat in 0..self.seats {
            let position = self.position(serving, seat);
            if let Some(ask) = position["ask"].as_u64() {
                let offers = position["offers"].as_array().unwrap();
                let mv = &offers[self.moves.len() % offers.len()];
                return Some((seat, json!({ "seat": seat, "ask": ask, "move": mv })));
            }
        }
        None
    }

    /// The next decision at a table where bots play too; none when the match is over.
    fn wait_to_be_asked(&mut self, serving: &Serving) -> Option<(u64, Value)> {
        loop {
            let asked = self.next(serving);
            if asked.is_some() || self.is_over(serving) {
                return asked;
            }
        }
    }

    /// Sends a decision and does not wait for the answer.
    fn write(&self, serving: &Serving, decision: &Value) -> TcpStream {
        let path = format!("{}/moves", self.table);
        self.client.write(serving, "POST", &path, decision)
    }

    fn try_to_decide(&self, serving: &Serving, decision: &Value) -> String {
        let path = format!("{}/moves", self.table);
        self.client.request(serving, "POST", &path, decision)
    }

    fn decide(&mut self, serving: &Serving, seat: u64, decision: &Value) {
        let answer = self.try_to_decide(serving, decision);
        assert!(answer.starts_with("HTTP/1.1 200"), "{decision}: {answer}");
        self.note(seat, decision, true);
    }

    /// Decides as soon as something is asked; whether anything was before the end. Whoever has not heard of everything
    /// yet is told so, and asked again.
    fn decide_when_asked(&mut self, serving: &Serving) -> bool {
        let Some((seat, decision)) = self.wait_to_be_asked(serving) else { return false };
        let answer = self.try_to_decide(serving, &decision);
        if answer.starts_with("HTTP/1.1 200") {
            self.note(seat, &decision, true);
        } else {
            assert!(answer.contains("\"stale\""), "{decision}: {answer}");
        }
        true
    }

    fn note(&mut self, seat: u64, decision: &Value, accepted: bool) {
        let question = question(seat, decision);
        if let Some(twice) = self.moves.iter().position(|decided| decided.question == question) {
            self.lost += usize::from(self.moves[twice].accepted);
            self.moves.remove(twice);
        }
        let line = format!("{seat} {}", decision["move"].as_str().unwrap());
        self.moves.push(Decided { line, question, accepted });
    }

    /// Whether a question was answered again, and that answer accepted.
    fn was_decided_again(&self, seat: u64, decision: &Value) -> bool {
        self.moves.iter().any(|decided| decided.question == question(seat, decision) && decided.accepted)
    }

    /// The answer to a decision that was under way came late: it was accepted.
    fn confirm(&mut self, seat: u64, decision: &Value) {
        let decided = self.moves.iter_mut().find(|decided| decided.question == question(seat, decision));
        decided.expect("it was noted").accepted = true;
    }

    fn acknowledged(&self) -> usize {
        self.moves.iter().filter(|decided| decided.accepted).count()
    }

    fn record(&mut self, serving: &Serving) -> String {
        let path = format!("{}/record", self.table);
        let record = self.client.call(serving, "GET", &path, &Value::Null);
        record.as_str().expect("a record is text").to_owned()
    }

    /// How many accepted decisions the record lacks, and how many decisions it has that nobody made.
    fn compare(&mut self, serving: &Serving) -> [usize; 2] {
        let record = self.record(serving);
        let replayed = self.client.call(serving, "POST", "/api/replay", &json!({ "record": record }));
        assert!(replayed["verified_draws"].as_u64() > Some(0), "{replayed}");
        let own = |line: &&str| (0..self.seats).any(|seat| line.starts_with(&format!("{seat} ")));
        let mut stored: Vec<&str> = record.lines().filter(own).collect();
        let mut lost = self.lost;
        for decided in &self.moves {
            match stored.iter().position(|stored| *stored == decided.line) {
                Some(found) => drop(stored.remove(found)),
                None => lost += usize::from(decided.accepted),
            }
        }
        [lost, stored.len()]
    }
}

/// One of two servers is killed while a bot has to move; the other takes the table over.
#[test]
fn a_killed_server_is_replaced_by_another() {
    let postgres = Postgres::start();
    let (mut here, there) = (Serving::start(&postgres.url), Serving::start(&postgres.url));
    let mut player = Player::new(&here);
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
    let mut player = Player::new(&serving);
    player.sit(&serving, &json!("me"));
    while let Some((seat, decision)) = player.next(&serving) {
        player.decide(&serving, seat, &decision);
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
    let rights = std::fs::metadata(path("one.json")).unwrap().permissions().mode() & 0o777;
    assert_eq!(rights, 0o600, "it holds what the database holds");
    tafel(&["restore", &path("one.json"), "--database", &postgres.url]);
    tafel(&["backup", &path("two.json"), "--database", &postgres.url]);
    tafel(&["restore", &path("two.json"), "--database", &last]);
    for database in [&postgres.url, &last] {
        let serving = Serving::start(database);
        let restored = player.client.call(&serving, "GET", &download, &Value::Null);
        assert_eq!(restored.as_str(), Some(record), "{database}");
        assert_eq!(player.compare(&serving), [0, 0], "{database}");
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

//! Servers and databases that are killed, frozen, or out of room, in the middle of play: nothing that was accepted is
//! lost, nothing is there twice. `make kills` does each a hundred times.

use crate::Player;
use crate::postgres::Postgres;
use crate::serving::{Client, Serving};
use serde_json::{Value, json};
use std::fmt::Display;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// How often: a few times among all tests, or as `TAFEL_KILLS` says.
fn kills(usual: usize) -> usize {
    std::env::var("TAFEL_KILLS").map_or(usual, |kills| kills.parse().expect("TAFEL_KILLS is a number"))
}

/// What became of what was accepted.
#[derive(Default)]
struct Figures {
    acknowledged: usize,
    lost: usize,
    doubled: usize,
}

impl Figures {
    fn add(&mut self, player: &mut Player, serving: &Serving) {
        let [lost, doubled] = player.compare(serving);
        self.acknowledged += player.acknowledged();
        self.lost += lost;
        self.doubled += doubled;
    }

    fn tell(&self, times: usize, what: impl Display) {
        let Figures { acknowledged, lost, doubled } = self;
        println!("{times} {what}: {acknowledged} moves acknowledged, {lost} lost, {doubled} doubled");
        assert_eq!((*lost, *doubled), (0, 0));
    }
}

/// Numbers that come the same every time.
struct Chaos(u64);

impl Chaos {
    fn new() -> Chaos {
        Chaos(0x2545_f491_4f6c_dd1d)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Lets a moment pass that ends somewhere between receiving, judging, storing and answering.
    fn moment(&mut self) {
        let spins = (0..self.next() % 2_000_000).fold(0, |spins, spin| std::hint::black_box(spins ^ spin));
        std::hint::black_box(spins);
    }
}

/// Plays matches alone; every now and then `strikes` happens while a move is under way, and says where to go on.
fn play_through(mut serving: Serving, times: usize, mut strikes: impl FnMut(Serving) -> Serving) -> Figures {
    let mut player = Player::new(&serving);
    player.sit(&serving, &json!("me"));
    let (mut figures, mut chaos, mut struck) = (Figures::default(), Chaos::new(), 0);
    while struck < times {
        let Some((seat, decision)) = player.next(&serving) else {
            figures.add(&mut player, &serving);
            player.sit(&serving, &json!("me"));
            continue;
        };
        if !chaos.next().is_multiple_of(3) {
            player.decide(&serving, seat, &decision);
            continue;
        }
        let mut stream = player.write(&serving, &decision);
        chaos.moment();
        serving = strikes(serving);
        struck += 1;
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        player.note(seat, &decision, answer.starts_with("HTTP/1.1 200"));
    }
    while let Some((seat, decision)) = player.next(&serving) {
        player.decide(&serving, seat, &decision);
    }
    figures.add(&mut player, &serving);
    figures
}

fn survive_kills_of_the_server(database: &str, name: &str) {
    let times = kills(8);
    let figures = play_through(Serving::start(database), times, |mut serving| {
        serving.kill();
        Serving::start(database)
    });
    figures.tell(times, format!("kills of the server on {name}"));
}

#[test]
fn nothing_is_lost_or_doubled_when_the_server_is_killed_on_sqlite() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("killed-{}.db", std::process::id()));
    survive_kills_of_the_server(&format!("sqlite:{}", file.display()), "SQLite");
}

#[test]
fn nothing_is_lost_or_doubled_when_the_server_is_killed_on_postgres() {
    survive_kills_of_the_server(&Postgres::start().url, "PostgreSQL");
}

#[test]
fn nothing_is_lost_or_doubled_when_the_database_is_killed() {
    let mut postgres = Postgres::start();
    let times = kills(4);
    let figures = play_through(Serving::start(&postgres.url), times, |serving| {
        postgres.kill();
        postgres.restart();
        until_well(&serving);
        serving
    });
    figures.tell(times, "kills of the database");
}

/// Asks the server until it is well again.
fn until_well(serving: &Serving) {
    while !is_well(serving) {}
}

fn is_well(serving: &Serving) -> bool {
    Client::default().request(serving, "GET", "/healthz", &Value::Null).starts_with("HTTP/1.1 200")
}

fn signal(serving: &Serving, name: &str) {
    let id = serving.process.id().to_string();
    assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
}

/// A server is frozen while a move is under way. The other takes its table over and plays the match to its end, bots
/// included; then the first wakes up, and whatever it still wants to do comes to nothing.
#[test]
fn nothing_is_lost_or_doubled_when_a_server_is_frozen() {
    let postgres = Postgres::start();
    let (mut working, mut other) = (Serving::start(&postgres.url), Serving::start(&postgres.url));
    let mut player = Player::new(&working);
    let (mut figures, mut chaos, times) = (Figures::default(), Chaos::new(), kills(1));
    for _ in 0..times {
        player.sit(&working, &json!({ "bot": "random" }));
        for _ in 0..chaos.next() % 4 {
            player.decide_when_asked(&working);
        }
        let (seat, decision) = player.wait_to_be_asked(&working).expect("the match is not over");
        let mut stream = player.write(&working, &decision);
        chaos.moment();
        signal(&working, "-STOP");
        player.note(seat, &decision, false);
        while player.decide_when_asked(&other) {}
        signal(&working, "-CONT");
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        if answer.starts_with("HTTP/1.1 200") {
            figures.doubled += usize::from(player.was_decided_again(seat, &decision));
            player.confirm(seat, &decision);
        }
        for serving in [&working, &other] {
            while !player.is_over(serving) {}
        }
        figures.add(&mut player, &working);
        assert_eq!(player.record(&working), player.record(&other));
        std::mem::swap(&mut working, &mut other);
    }
    figures.tell(times, "frozen servers");
}

/// A server is frozen for longer than its lease, and longer than anybody has left to decide. It learns that it was away
/// before it takes anybody's seat.
#[test]
fn a_server_that_was_frozen_takes_nobodys_seat_when_it_wakes_up() {
    let postgres = Postgres::start();
    let serving = Serving::start(&postgres.url);
    let mut anna = Client::default();
    anna.call(&serving, "POST", "/api/guests", &json!({ "name": "Anna" }));
    let made = json!({
        "game": "pebbles", "options": "seats 2", "seats": ["me", "me"],
        "clock": { "kind": "live", "bank_s": 8, "increment_s": 2 },
    });
    let made = anna.call(&serving, "POST", "/api/tables", &made);
    let table = format!("/api/tables/{}", made["id"].as_str().unwrap());
    anna.call(&serving, "POST", &format!("{table}/start"), &json!({}));
    signal(&serving, "-STOP");
    let mut unanswered = anna.write(&serving, "GET", &table, &Value::Null);
    unanswered.set_read_timeout(Some(Duration::from_secs(12))).unwrap();
    assert!(unanswered.read(&mut [0]).is_err(), "whoever is frozen does not answer");
    signal(&serving, "-CONT");
    // As long as it does not know of its absence, nothing is left of anybody's time.
    let left = |anna: &mut Client| {
        let position = anna.call(&serving, "GET", &format!("{table}/position?seat=0"), &Value::Null);
        position["clock"][0]["left_ms"].as_i64().unwrap_or(1)
    };
    while left(&mut anna) <= 0 {}
    let seats = anna.call(&serving, "GET", &table, &Value::Null)["seats"].clone();
    assert_eq!((&seats[0]["bot"], &seats[1]["bot"]), (&Value::Null, &Value::Null), "{seats}");
}

/// A file system of a few mebibytes; it is gone with this value.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// None where this program may not make one.
    fn mount() -> Option<SmallDisk> {
        let folder = std::env::temp_dir().join(format!("tafel-disk-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", "size=24m", "tmpfs"]).arg(&folder).output();
        let disk = SmallDisk(folder);
        mounted.is_ok_and(|mounted| mounted.status.success()).then_some(disk)
    }

    /// Leaves no byte of room.
    fn fill(&self) {
        let mut ballast = fs::File::create(self.0.join("ballast")).unwrap();
        for size in [1 << 16, 1 << 12, 1] {
            while ballast.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn make_room(&self) {
        fs::remove_file(self.0.join("ballast")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).output();
        let _ = fs::remove_dir(&self.0);
    }
}

fn database_on(disk: &Path) -> String {
    format!("sqlite:{}", disk.join("tafel.db").display())
}

/// The disk is full: moves are refused until there is room again, and the server says that it is not well.
#[test]
fn nothing_is_lost_or_doubled_when_the_disk_is_full() {
    let Some(disk) = SmallDisk::mount() else {
        println!("NOT RUN: a full disk, since this user may not mount a small one");
        return;
    };
    let serving = Serving::start(&database_on(&disk.0));
    let mut player = Player::new(&serving);
    player.sit(&serving, &json!("me"));
    let (mut figures, times) = (Figures::default(), kills(4));
    for full in 0..times {
        disk.fill();
        let mut refused = false;
        while !refused {
            let Some((seat, decision)) = player.next(&serving) else {
                // A new table needs room as well.
                break;
            };
            let answer = player.try_to_decide(&serving, &decision);
            refused = !answer.starts_with("HTTP/1.1 200");
            player.note(seat, &decision, !refused);
        }
        // What the refused move has left of the log takes a few smaller changes.
        while full == 0 && is_well(&serving) {}
        disk.make_room();
        until_well(&serving);
        // A few more moves; whoever finishes a match begins another.
        for _ in 0..3 + full % 5 {
            match player.next(&serving) {
                Some((seat, decision)) => player.decide(&serving, seat, &decision),
                None => {
                    figures.add(&mut player, &serving);
                    player.sit(&serving, &json!("me"));
                }
            }
        }
    }
    while let Some((seat, decision)) = player.next(&serving) {
        player.decide(&serving, seat, &decision);
    }
    figures.add(&mut player, &serving);
    figures.tell(times, "full disks");
}

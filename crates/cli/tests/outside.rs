//! Programs of one's own wherever a bot can be named, and the two that docs/BOTS.md shows.

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const SHELL: &str = concat!("cmd:", env!("CARGO_MANIFEST_DIR"), "/../../lab/bots/first.sh");
const PYTHON: &str = concat!("cmd:", env!("CARGO_MANIFEST_DIR"), "/../../lab/bots/words.py");

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tafel")).args(args).stdin(Stdio::null()).output().unwrap()
}

/// What a command prints that succeeds without a complaint.
fn good(args: &[&str]) -> String {
    let output = run(args);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{args:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

fn bad(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()));
    std::fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn the_bots_of_the_guide_play_everywhere() {
    let both = format!("{SHELL},{PYTHON}");
    let recorded = good(&["record", "pebbles", "--bots", &both, "--seed", "4"]);
    assert_eq!(good(&["record", "pebbles", "--bots", &both, "--seed", "4"]), recorded, "the same again");
    assert!(good(&["replay", &file("outside.rec", &recorded)]).contains("lines ok"));
    let args = ["sim", "pebbles", "--bots", &both, "--games", "4", "--json"];
    let sim: Value = serde_json::from_str(&good(&args)).unwrap();
    assert_eq!(sim["bots"], serde_json::json!([SHELL, PYTHON]));
    assert!(sim.get("lost").is_none(), "nothing was lost");
    let report = ["report", "pebbles", "--bots", PYTHON, "--games", "2", "--out"];
    good(&[&report[..], &[env!("CARGO_TARGET_TMPDIR")]].concat());
}

#[test]
fn a_tournament_has_intervals_whoever_takes_part() {
    let bots = format!("greedy,{SHELL},random,{PYTHON}");
    let args = ["arena", "pebbles", "--options", "seats 2", "--bots", &bots, "--deals", "6", "--json"];
    let report: Value = serde_json::from_str(&good(&args)).unwrap();
    let elo = |nth: usize, key: &str| report["bots"][nth][key].as_f64().unwrap();
    assert!(elo(0, "elo") > elo(1, "elo"), "greedy is stronger than the first offer");
    assert!(
        (0..4).all(|nth| elo(nth, "elo_low") <= elo(nth, "elo") && elo(nth, "elo") <= elo(nth, "elo_high"))
    );
}

#[test]
fn a_person_plays_against_a_program() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tafel"))
        .args(["play", "pebbles", "--bots", SHELL, "--options", "seats 2", "--seed", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all("1\n".repeat(60).as_bytes()).unwrap();
    let said = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert!(said.contains("The match is over."), "{said}");
}

/// What a program loses is said, counted, and costs nobody the match.
#[test]
fn lost_decisions_are_reported() {
    let script =
        "while read -r word rest; do case $word in tafelrunde) echo hello ;; go) echo pass ;; esac; done\n";
    let nonsense = format!("cmd:sh {}", file("nonsense.sh", script));
    let args =
        ["arena", "pebbles", "--options", "seats 2", "--bots", &format!("greedy,{nonsense}"), "--deals", "2"];
    let output = run(&[&args[..], &["--json"]].concat());
    assert!(output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    let lost = "decisions, for which random moves were played: 0 too late, 0 after it had ended, ";
    assert!(said.starts_with(&format!("tafel: {nonsense} lost ")) && said.contains(lost), "{said}");
    assert!(said.trim_end().ends_with("without a legal move; the first time it said `pass`"), "{said}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let counted = &report["lost"][&nonsense];
    assert_eq!(counted["asked"], counted["nonsense"]);
    // In parts they add up.
    let part = |shard: &str, name: &str| file(name, run(&[&args[..], &["--shard", shard]].concat()).stdout);
    let merged = good(&["arena", "--json", "--merge", &part("0/2", "a.json"), &part("1/2", "b.json")]);
    let merged: Value = serde_json::from_str(&merged).unwrap();
    assert_eq!(merged["lost"], report["lost"]);
}

#[test]
fn a_program_that_cannot_play_is_one_sentence() {
    let said = bad(&["record", "pebbles", "--bots", "cmd:/nowhere/bot"]);
    assert!(said.starts_with("tafel: /nowhere/bot: ") && said.lines().count() == 1, "{said}");
    let said = bad(&["sim", "pebbles", "--games", "1", "--bots", "greedy;speed=3"]);
    assert!(
        said.contains("`speed=3` is not what can be said of this bot, once: weights=FILE or network=FILE"),
        "{said}"
    );
}

/// Each bot may have weights and a network of its own, and one file is for all that name none.
#[test]
fn weights_and_networks_come_from_files() {
    let network = file("network.bin", "");
    let lesson = [
        "teach",
        "settlement",
        "--options",
        "seats 1",
        "--lessons",
        "1",
        "--matches",
        "2",
        "--out",
        &network,
    ];
    assert!(run(&lesson).status.success());
    let sim = |bot: &str, more: &[&str]| -> Value {
        let args = ["sim", "settlement", "--options", "seats 1", "--games", "2", "--json", "--bots", bot];
        serde_json::from_str(&good(&[&args[..], more].concat())).unwrap()
    };
    let own = format!("hasty;network={network}");
    let untrained = sim(&own, &[]);
    assert_ne!(untrained["mean_points"], sim("hasty", &[])["mean_points"]);
    assert_eq!(untrained["bots"][0], own);
    assert_eq!(sim("hasty", &["--network", &network])["mean_points"], untrained["mean_points"]);
    let weights =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../games/tales-of-glory/src/evaluate/weights-by-hand.ron");
    let by_hand = format!("hasty;weights={weights}");
    let args = ["arena", "tales-of-glory", "--options", "seats 2", "--deals", "1", "--bots"];
    assert!(good(&[&args[..], &[&format!("{by_hand},hasty")]].concat()).contains(&by_hand));
    let said = bad(&["sim", "settlement", "--games", "1", "--bots", &format!("hasty;network={weights}")]);
    assert!(said.contains("a network over these features has"), "{said}");
}

/// `make ladder` prints the same digits on every machine, whatever it has of cores.
#[test]
fn the_ladder_repeats_to_the_digit() {
    let ladder = |threads: &str| {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../lab/ladder.sh");
        let played = Command::new(script)
            .args([env!("CARGO_BIN_EXE_tafel"), "2", "pebbles"])
            .env("RAYON_NUM_THREADS", threads)
            .output()
            .unwrap();
        assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
        String::from_utf8(played.stdout).unwrap()
    };
    let table = ladder("1");
    assert_eq!(table.lines().filter(|line| line.contains(',')).count(), 1 + 1 + 6, "{table}");
    assert_eq!(ladder("3"), table);
}

//! A match in the terminal, typed by a person.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Types `lines` into a match with the dice of seed 5, and returns what is shown.
fn play(args: &[&str], lines: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tafel"))
        .arg("play")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

const SEED_5: &[&str] = &["pebbles", "--seed", "5", "--bots", "random"];

#[test]
fn the_position_and_numbered_offers_are_shown() {
    let shown = play(SEED_5, "");
    assert!(shown.starts_with("pebbles: seats 3; goals secret. You are seat 0; type `help` for help.\n"));
    assert!(shown.contains(
        "SHA-256 of their seed is aae761377f3b4f1f07d982783b902314b61a9cbe6ccfdfa96559039f07e332ed"
    ));
    assert!(shown.contains("middle   green 2, blue 2"), "{shown}");
    assert!(shown.contains("1) bid 1    2) bid 2 "), "{shown}");
    assert!(shown.ends_with("seat 0> \nYou left the match after 7 lines.\n"), "{shown}");
}

#[test]
fn an_offer_is_played_by_number_or_notation() {
    for typed in ["4\n", "bid 4\n"] {
        assert!(play(SEED_5, typed).contains("bid: seat 0, card 4\n"));
    }
}

#[test]
fn others_secrets_are_not_shown() {
    let shown = play(SEED_5, "4\nlog\n");
    assert!(shown.contains("  goal drawn: seat 1\n"), "{shown}");
    assert!(!shown.contains("goal drawn: seat 1, goal"), "{shown}");
    assert!(!shown.contains("\n  bid: seat 1, card"), "{shown}");
}

#[test]
fn a_refusal_names_the_rule_and_what_it_says() {
    let shown = play(SEED_5, "take red\nwhy take red\nwhy bid 3\nwhy nonsense\n99\n");
    let refusal = "Not allowed by §2.5.\n  §2.5: In that order each player takes one pebble from the middle.";
    assert_eq!(shown.matches(refusal).count(), 2, "{shown}");
    assert!(
        shown.contains("It is allowed.") && shown.contains("`nonsense` is not a move of pebbles."),
        "{shown}"
    );
    assert!(shown.contains("`99` is not a move of pebbles."), "{shown}");
}

/// With these dice seat 0 can exchange in the third round.
#[test]
fn a_step_of_the_own_turn_can_be_taken_back() {
    let args = ["pebbles", "--seed", "8", "--bots", "random", "--options", "seats 2"];
    let shown = play(&args, "5\n1\n4\n1\n3\nexchange red green\nundo\n");
    let (before, after) = shown.split_once("Taken back.").expect("the exchange is taken back");
    assert!(before.contains("exchanged: seat 0, give red, get green"), "{before}");
    assert!(after.contains("pebbles  red 2  red 1, white 1\n"), "{after}");
}

#[test]
fn nothing_is_taken_back_across_a_draw_or_a_disclosure() {
    let shown = play(SEED_5, "undo\n3\nundo\n");
    let refused = "You have no line to take back since the last draw or disclosure.";
    assert_eq!(shown.matches(refused).count(), 2, "{shown}");
}

#[test]
fn help_lists_every_command() {
    let shown = play(SEED_5, "help\n");
    for command in ["offers", "view", "log", "why MOVE", "undo", "save FILE", "quit"] {
        assert!(shown.contains(command), "{command}");
    }
}

#[test]
fn a_whole_match_is_played_saved_and_verified() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("played.rec");
    let path = path.to_str().unwrap();
    let args = ["pebbles", "--seed", "5", "--bots", "greedy,random", "--save", path];
    let shown = play(&args, &"1\n".repeat(40));
    assert!(
        shown.contains("The match is over.") && shown.contains("The seed of the dice was 05000000"),
        "{shown}"
    );
    let verified = Command::new(env!("CARGO_BIN_EXE_tafel")).args(["verify", path]).output().unwrap();
    assert!(verified.status.success());
    assert!(String::from_utf8(verified.stdout).unwrap().contains("draws fell as the seed says"));
}

#[test]
fn an_unfinished_match_is_saved_on_request() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("unfinished.rec");
    let shown = play(SEED_5, &format!("save {}\nquit\n", path.display()));
    assert!(shown.contains("Written to "), "{shown}");
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("commitment ") && !text.contains("seed "), "{text}");
    assert!(play(SEED_5, "save /nowhere/at/all\n").contains("/nowhere/at/all: "));
}

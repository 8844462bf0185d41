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
    assert!(shown.contains(" · middle green 2, blue 2\n"), "{shown}");
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
    for command in [
        "back",
        "offers",
        "view",
        "card ID",
        "rules [NR]",
        "hint",
        "log",
        "why MOVE",
        "undo",
        "save FILE",
        "quit",
    ] {
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

/// What is shown between the typed lines, from the nth prompt on to the next.
fn answer(shown: &str, nth: usize) -> &str {
    shown.split("seat 0> ").nth(nth).expect("that many lines were typed")
}

const SETTLEMENT: &[&str] = &["settlement", "--seed", "5", "--bots", "random"];
const TERRA_MYSTICA: &[&str] = &["terra-mystica", "--seed", "5", "--bots", "random"];

#[test]
fn after_a_decision_only_what_changed_is_shown() {
    let shown = play(SEED_5, "1\n");
    let position = answer(&shown, 1).split("\n\n").nth(1).unwrap();
    assert_eq!(
        position,
        "  middle green 1, blue 2 · steps take (order 0 2)\n  player 0: cards 2 3 4 5\n  player 1: pebbles green 1, cards 1 3 4 5\n  player 2: cards 2 3 4 5"
    );
    assert!(answer(&play(SEED_5, "1\nview\n"), 2).contains("bag red 10, green 8, blue 8, white 10"));
}

#[test]
fn a_card_says_what_it_costs_and_does_and_whether_it_is_reconstructed() {
    let shown = play(SETTLEMENT, "card h01\ncard h07\ncard gem-cutter\ncard nothing\ncard\n");
    let h01 = "  h01 (hero): guild adventurer; colour green; cost 1 wood, 1 diamond, 1 gold\n  Reconstructed: not the printed values.\n";
    assert_eq!(answer(&shown, 1), h01);
    assert_eq!(
        answer(&shown, 2),
        "  h07 (hero): guild adventurer; settlers 1; colour yellow; cost 2 wood, 2 gold\n"
    );
    let gem_cutter = "  gem-cutter (buildings): cost 1 gold; effect trade (give 1 diamond, get 1 wood, 1 clay, 1 stone)\n  §9.5 The Gem Cutter (gem-cutter) turns 1 diamond into 1 wood,";
    assert!(answer(&shown, 3).starts_with(gem_cutter), "{}", answer(&shown, 3));
    assert_eq!(answer(&shown, 4), "Nothing in this game is called `nothing`.\n");
    assert_eq!(answer(&shown, 5), "Type `card` and the word of a component as it stands on the screen.\n");
}

#[test]
fn a_match_says_what_of_it_is_reconstructed() {
    let said = "Reconstructed, not the printed values: heroes, terrains (`card ID` says it of each).\n";
    assert!(play(SETTLEMENT, "").contains(said));
    assert!(play(&["guilds"], "").contains("not the printed values: base, buildings, cards"));
    assert!(play(&["tales-of-glory"], "").contains("not the printed values: tiles"));
    assert!(!play(TERRA_MYSTICA, "").contains("not the printed values"));
}

#[test]
fn rules_are_read_by_chapter_and_number_without_markdown() {
    let shown = play(SEED_5, "rules\nrules 2.5\nrules 9\nwhy take red\n");
    assert!(answer(&shown, 1).starts_with("  §1 Set-up\n  §2 "), "{shown}");
    assert_eq!(answer(&shown, 2), "  §2.5 In that order each player takes one pebble from the middle.\n");
    assert_eq!(answer(&shown, 3), "There is no rule §9.\n");
    for game in ["settlement", "terra-mystica", "tales-of-glory", "guilds", "pebbles"] {
        let all: String = (1..20).map(|chapter| format!("rules {chapter}\n")).collect();
        let shown = play(&[game, "--seed", "5"], &all);
        let marks =
            shown.lines().filter(|line| line.trim_start().starts_with('§') && line.contains(['*', '`']));
        assert_eq!(marks.count(), 0, "{shown}");
    }
}

#[test]
fn a_hint_names_moves_that_are_offered() {
    let shown = play(SEED_5, "hint\n");
    let lines: Vec<&str> = answer(&shown, 1).lines().collect();
    assert!((1..=3).contains(&lines.len()), "{shown}");
    for line in lines {
        let (mv, points) = line.trim_start().split_once(": about ").expect("a move and its points");
        assert!(mv.starts_with("bid ") && points.ends_with(" points at the end"), "{line}");
    }
    assert_eq!(answer(&shown, 1), answer(&play(SEED_5, "hint\n"), 1), "asked again it says the same");
}

#[test]
fn nine_plots_are_one_offer_and_a_question() {
    let shown = play(SETTLEMENT, "1\nbuild\nbuild sawmill\nback\n1\n1\n1\n");
    assert!(answer(&shown, 1).contains("   1) build … (18)  "), "{shown}");
    let kinds = "build …\n   1) build sawmill … (9)  cost 1 stone; effect gain 1 wood (§9.2)\n   2) build bank … (9) ";
    assert!(answer(&shown, 2).starts_with(kinds), "{shown}");
    assert!(answer(&shown, 3).starts_with("build sawmill …\n   1) build sawmill 1.1 "), "{shown}");
    assert!(answer(&shown, 4).contains("   1) build … (18)  "), "{shown}");
    assert!(
        answer(&shown, 7).starts_with("  settlers used: seat 0, settlers 1\n  built: seat 0, "),
        "{shown}"
    );
}

#[test]
fn the_land_is_drawn_with_colours_rivers_and_structures() {
    let shown = play(TERRA_MYSTICA, "1\n1\n");
    let map = "
  A1 U    A2 S    A3 G    A4 Bd1  A5 Yd0  A6 Rd2  A7 U    A8 K    A9 R    A10G    A11B    A12R    A13K
      B1 Y    ~~~~    ~~~~    B2 U    B3 K    ~~~~    ~~~~    B4 Y    B5 K    ~~~~    ~~~~    B6 Y
  ~~~~    ~~~~    C1 K    ~~~~    C2 S    ~~~~    C3 G    ~~~~    C4 G    ~~~~    C5 S    ~~~~    ~~~~
      D1 G    D2 Bd1  D3 Y    ~~~~    ~~~~    D4 R    D5 B    ~~~~    D6 R    ~~~~    D7 R    D8 U
";
    assert!(answer(&shown, 2).contains(map), "{shown}");
    let marks = "  Y yellow  U brown  K black  B blue  G green  S gray  R red  I ice  V volcano  d0 dwelling\n  p0 trading house  e0 temple  h0 stronghold  a0 sanctuary  * town  ~ river\n";
    assert!(answer(&shown, 2).contains(marks), "{shown}");
}

/// What happened since the decision before stands above the screen, and can be read again with `log`.
#[test]
fn a_screen_fits_forty_lines_and_shows_no_internals() {
    for game in ["settlement", "terra-mystica", "tales-of-glory", "guilds", "pebbles"] {
        let shown = play(&[game, "--seed", "5", "--bots", "random"], &"1\n".repeat(60));
        for screen in shown.split("seat 0> ") {
            // The position and the offers, with an empty line above each.
            let lines: usize = screen
                .split("\n\n")
                .collect::<Vec<_>>()
                .iter()
                .rev()
                .take(2)
                .map(|part| part.lines().count() + 1)
                .sum();
            assert!(lines <= 40, "{lines} lines:\n{screen}");
        }
        for internal in ["mirrored", "latest", "_"] {
            assert!(!shown.contains(internal), "{game} shows `{internal}`");
        }
    }
}

/// README.md shows how the smallest game begins.
#[test]
fn the_readme_shows_what_is_shown() {
    let readme = include_str!("../../../README.md");
    let shown = play(SEED_5, "why take red\n");
    let start = shown.find("  round 1 ").unwrap();
    let (position, after) = shown[start..].split_once("seat 0> ").unwrap();
    let why = after.split("seat 0> ").next().unwrap();
    assert!(readme.contains(&format!("{position}seat 0> why take red\n{why}seat 0> ")), "{position}{why}");
}

//! What is asked of tools whose output is used: nothing is left out, nothing is silent, and seeds are written one way.

use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tafel")).args(args).stdin(Stdio::null()).output().unwrap()
}

fn good(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What a command says that fails.
fn bad(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// A path for this test alone, at which there is nothing.
fn nothing_at(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    assert!(!path.exists());
    path
}

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

#[test]
fn gauges_are_in_the_tables_for_programs_too() {
    let args = ["sim", "pebbles", "--bots", "random", "--games", "20", "--gauges", "--csv"];
    let said = good(&args);
    let tables: Vec<&str> = said.split("\n\n").collect();
    let heads = ["seat,bot,", "played,seats,times,", "heard,matches,times", "twentieth,mean_points"];
    assert_eq!(tables.len(), heads.len(), "{said}");
    for (table, head) in tables.iter().zip(heads) {
        assert!(table.starts_with(head), "{table}");
        let columns = table.lines().next().unwrap().split(',').count();
        assert!(
            table.lines().all(|line| line.split(',').count() == columns) && table.lines().count() > 1,
            "{table}"
        );
    }
    assert!(tables[1].contains("\ntake red,"), "{said}");
    assert_eq!(tables[3].lines().count(), 22, "a twentieth of the match at a time");
}

#[test]
fn each_match_of_a_simulation_has_a_line() {
    let args = ["sim", "pebbles", "--bots", "greedy,random", "--games", "6", "--seed", "2"];
    let lines = good(&[&args[..], &["--per-match", "--json"]].concat());
    let matches: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(matches.len(), 6);
    let whole: Value = serde_json::from_str(&good(&[&args[..], &["--json"]].concat())).unwrap();
    let points: i64 = matches.iter().map(|ending| ending["points"][0].as_i64().unwrap()).sum();
    assert!(
        (whole["mean_points"][0].as_f64().unwrap() - points as f64 / 6.0).abs() < 1e-9,
        "the same matches"
    );
    assert_eq!(whole["quantiles_points"][1].as_array().unwrap().len(), 5);
    let table = good(&[&args[..], &["--per-match", "--csv"]].concat());
    assert!(table.starts_with("match,lines,points_0,points_1,rank_0,rank_1\n0,"), "{table}");
    let third = good(&[&args[..], &["--per-match", "--csv", "--shard", "2/6"]].concat());
    assert_eq!(third.lines().nth(1), table.lines().nth(3), "a part is shown alone");
    assert_eq!(good(&[&args[..], &["--per-match"]].concat()).lines().count(), 7);
}

/// A solo game that cannot be lost has no winners; one that can be lost has.
#[test]
fn alone_nobody_is_first() {
    let solo = |game, more: &[&str]| {
        good(&[&["sim", game, "--options", "seats 1", "--bots", "random", "--games", "4"], more].concat())
    };
    let settlement = solo("settlement", &[]);
    assert!(!settlement.contains("first") && !settlement.contains("100.0 %"), "{settlement}");
    let guilds = solo("guilds", &[]);
    assert!(guilds.contains("won (95 %)") && !guilds.contains("first (95"), "{guilds}");
    let folder = nothing_at("solo");
    let args = ["report", "settlement", "--options", "seats 1", "--bots", "random", "--games", "4"];
    let path = good(&[&args[..], &["--out", folder.to_str().unwrap()]].concat());
    let page = std::fs::read_to_string(path.trim_end()).unwrap();
    assert!(
        !page.contains("First by seat") && !page.contains("<b>Won</b>") && page.contains("Spread of points")
    );
    let contest =
        good(&["arena", "settlement", "--options", "seats 1", "--bots", "random,hasty", "--deals", "3"]);
    assert!(!contest.contains("first (95") && contest.contains("points (95 %)"), "{contest}");
}

/// Every report of its own kind has a file of its own.
#[test]
fn reports_with_other_options_bots_or_seeds_do_not_replace_each_other() {
    let folder = nothing_at("reports");
    let name = |more: &[&str]| {
        let args = [&["report", "pebbles", "--games", "2", "--out", folder.to_str().unwrap()], more].concat();
        good(&args).trim_end().rsplit('/').next().unwrap().to_owned()
    };
    let names = [
        name(&["--bots", "random"]),
        name(&["--bots", "hasty"]),
        name(&["--bots", "random", "--options", "seats 4; goals open"]),
        name(&["--bots", "random", "--seed", "5"]),
        name(&["--bots", "random,hasty"]),
    ];
    assert_eq!(
        names,
        [
            "pebbles-random.html",
            "pebbles-hasty.html",
            "pebbles-seats-4-goals-open-random.html",
            "pebbles-random-seed-5.html",
            "pebbles-seats-2-random-hasty.html"
        ]
    );
}

#[test]
fn a_backup_of_no_database_makes_nothing() {
    let (database, backup) = (nothing_at("no.db"), nothing_at("backup"));
    let url = format!("sqlite:{}", database.display());
    let said = bad(&["backup", backup.to_str().unwrap(), "--database", &url]);
    assert_eq!(said, format!("tafel: there is no database {}\n", database.display()));
    assert!(!database.exists() && !backup.exists() && !backup.with_extension("unfinished").exists());
}

/// It may be that the database starts later than the program, so that it is waited for; but not in silence.
#[test]
fn who_waits_for_a_database_says_so() {
    // Somebody who listens and never answers.
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("postgres://nobody@{}/nothing", listener.local_addr().unwrap());
    let mut child = Command::new(env!("CARGO_BIN_EXE_tafel"))
        .args(["admin", "people", "--database", &url])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut said).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(said, "tafel: the database does not answer yet; waiting for it\n");
}

#[test]
fn a_seed_is_a_number_or_64_digits_everywhere() {
    let seven = "0700000000000000".to_owned() + &"0".repeat(48);
    let timeless = |text: String| {
        let mut value: Value = serde_json::from_str(&text).unwrap();
        value.as_object_mut().unwrap().retain(|key, _| key != "seconds" && key != "games_per_s");
        value
    };
    for args in [
        &["sim", "pebbles", "--bots", "random", "--games", "5", "--json", "--seed"][..],
        &["arena", "pebbles", "--bots", "random,greedy", "--deals", "2", "--json", "--seed"],
    ] {
        let with = |seed: &str| timeless(good(&[args, &[seed]].concat()));
        assert_eq!(with("7"), with(&seven), "{args:?}");
        assert_eq!((&with("7")["seed"], &with(SEED)["seed"]), (&7.into(), &SEED.into()));
        let points = |of: Value| [of["mean_points"].clone(), of["bots"][0]["mean_points"].clone()];
        assert_ne!(points(with("7")), points(with(SEED)), "{args:?}");
    }
    let record = good(&["record", "pebbles", "--seed", SEED]);
    assert!(record.contains(&format!("\nseed {SEED}\n")), "{record}");
    assert_eq!(good(&["record", "pebbles", "--seed", "7"]), good(&["record", "pebbles", "--seed", &seven]));
    let out = nothing_at("seeded");
    let lesson = ["--lessons", "1", "--matches", "1", "--options", "seats 1", "--out", out.to_str().unwrap()];
    good(&[&["teach", "settlement", "--seed", SEED], &lesson[..]].concat());
    let folder = nothing_at("seeded-report");
    let report = ["report", "pebbles", "--bots", "random", "--games", "1", "--seed", SEED];
    good(&[&report[..], &["--out", folder.to_str().unwrap()]].concat());
    good(&[
        "sweep",
        "pebbles",
        "--bots",
        "random",
        "--games",
        "1",
        "--seed",
        SEED,
        "--change",
        "points.pebble=1:2",
    ]);
    for command in ["sim", "arena", "record", "play", "report", "sweep", "fit", "teach"] {
        let said = bad(&[command, "pebbles", "--seed", "xyz"]);
        assert!(
            said.contains("`xyz` is not a seed: a number, or 64 hexadecimal digits"),
            "{command}: {said}"
        );
    }
}

/// Every command says what it does in whole words.
#[test]
fn help_is_plain() {
    let commands = good(&["--help"]);
    let list = commands.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let names: Vec<&str> = list
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .map(|line| line.split_whitespace().next().unwrap())
        .collect();
    assert!(names.len() > 20, "{names:?}");
    for name in names.into_iter().filter(|name| *name != "help") {
        // What is said about `help` itself is not ours.
        let said = good(&[name, "--help"]).replace("subcommand(s)", "subcommands");
        assert!(said.contains("Usage: tafel"), "{name}");
        for odd in ["(s)", "EXPLORE_PERMILLE", "TODO", "  \n\n\n"] {
            assert!(!said.contains(odd), "{name}: {said}");
        }
    }
}

#[test]
fn all_that_is_missing_is_asked_for_at_once() {
    for (args, missing) in [
        (&["sim"][..], &["<GAME>", "--bots <BOT>", "--games <GAMES>"][..]),
        (&["sim", "pebbles"], &["--bots <BOT>", "--games <GAMES>"]),
        (&["arena"], &["<GAME>", "--bots <BOT>", "--deals <DEALS>"]),
        (&["fit"], &["<GAME>", "--out <FILE>"]),
        (&["teach"], &["<GAME>", "--out <FILE>"]),
        (&["perft"], &["<GAME>", "--depth <DEPTH>"]),
    ] {
        let said = bad(args);
        assert!(missing.iter().all(|missing| said.contains(missing)), "{args:?}: {said}");
    }
}

//! The command line as a contract: what commands print, and how they fail.

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/pebbles/tests/records/two-players.rec");

fn tafel(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tafel"));
    command.args(args);
    command
}

fn run(args: &[&str]) -> Output {
    tafel(args).stdin(Stdio::null()).output().unwrap()
}

/// What a command prints that succeeds.
fn good(args: &[&str]) -> String {
    let output = run(args);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one sentence of a command that fails with this code.
fn bad(args: &[&str], code: i32) -> String {
    let output = run(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert!(!said.contains("panicked"), "{said}");
    assert!(output.stdout.is_empty(), "{args:?} printed something");
    said
}

fn bad_sentence(args: &[&str], code: i32) -> String {
    let said = bad(args, code);
    assert_eq!(said.lines().count(), 1, "one sentence: {said}");
    said.trim_end().strip_prefix("tafel: ").expect("the program names itself").to_owned()
}

/// What comes of a command that is given this on its standard input.
fn given(args: &[&str], text: &str) -> Output {
    let [input, output, errors] = [Stdio::piped(), Stdio::piped(), Stdio::piped()];
    let mut child = tafel(args).stdin(input).stdout(output).stderr(errors).spawn().unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// A file for this test alone.
fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

fn record_text() -> String {
    std::fs::read_to_string(RECORD).unwrap()
}

#[test]
fn games_are_listed_with_seats_and_options() {
    assert!(good(&["games", "--all"]).contains("pebbles  2 to 5 seats\n    seats        3, 2, 4, 5\n"));
    let listed: Value = serde_json::from_str(&good(&["games", "--json", "--all"])).unwrap();
    let pebbles = listed.as_array().unwrap().iter().find(|game| game["id"] == "pebbles").unwrap();
    assert_eq!((&pebbles["seats_min"], &pebbles["seats_max"]), (&2.into(), &5.into()));
    assert_eq!(pebbles["options"][1]["values"][0], "secret");
    let games = good(&["games"]);
    assert!(
        games.ends_with("apprentice, journeyman, expert, master; for experiments random, greedy, search.\n")
    );
}

#[test]
fn a_recorded_match_replays_and_verifies() {
    let text = good(&["record", "pebbles", "--bots", "random,greedy", "--seed", "4"]);
    let path = file("recorded.rec", &text);
    let replayed = good(&["replay", &path]);
    assert!(replayed.contains("pebbles, seats 2; goals secret") && replayed.contains("rank 1"), "{replayed}");
    let verified = good(&["verify", &path]);
    assert!(
        verified.contains("draws fell as the seed says; the seed is the one that was promised"),
        "{verified}"
    );
    assert_eq!(
        good(&["record", "pebbles", "--bots", "random,greedy", "--seed", "4"]),
        text,
        "the same again"
    );
}

#[test]
fn many_matches_are_recorded_into_a_folder() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("recorded");
    let folder = folder.to_str().unwrap();
    good(&["record", "pebbles", "--games", "3", "--seed", "8", "--out", folder]);
    let files: Vec<String> = (0..3).map(|nth| format!("{folder}/pebbles-8-{nth}.rec")).collect();
    let mut args = vec!["replay"];
    args.extend(files.iter().map(String::as_str));
    assert_eq!(good(&args).matches("lines ok").count(), 3);
    let together = good(&["record", "pebbles", "--games", "3", "--seed", "8"]);
    assert!(together.contains(&std::fs::read_to_string(&files[1]).unwrap()), "the same matches");
}

/// A file may hold several records, as `record` prints them.
#[test]
fn several_records_are_replayed_from_standard_input() {
    let together = good(&["record", "pebbles", "--games", "3", "--seed", "8"]);
    let replayed = given(&["replay", "-"], &together);
    let said = String::from_utf8(replayed.stdout).unwrap();
    assert!(replayed.status.success() && said.matches(" lines ok").count() == 3, "{said}");
    assert!(said.contains("-, record 3: pebbles, "), "{said}");
    let spoilt = together.replacen("bid", "bud", 1);
    let replayed = given(&["replay", "-"], &spoilt);
    assert!(String::from_utf8(replayed.stderr).unwrap().starts_with("tafel: -, record 1, line "));
}

#[test]
fn games_say_what_of_them_is_reconstructed() {
    let listed = good(&["games"]);
    for said in ["heroes, terrains\n", "tiles\n", "base, buildings, cards\n"] {
        assert!(listed.contains(&format!("    Reconstructed, not the printed values: {said}")), "{listed}");
    }
    assert_eq!(listed.matches("Reconstructed").count(), 3, "Terra Mystica is as printed");
}

#[test]
fn a_part_that_is_given_twice_is_no_whole() {
    let args = ["sim", "pebbles", "--bots", "random", "--games", "4", "--shard"];
    let part = |shard: &str, name: &str| file(name, good(&[&args[..], &[shard]].concat()));
    let (first, second) = (part("0/2", "half-0.json"), part("1/2", "half-1.json"));
    let said = bad_sentence(&["sim", "--merge", &first, &first], 2);
    assert_eq!(said, "these are not all of the 4 matches, once each");
    good(&["sim", "--merge", &first, &second]);
}

#[test]
fn a_position_is_shown_at_a_line() {
    let shown = good(&["replay", RECORD, "--at", "12"]);
    assert!(shown.contains("7 lines ok") && shown.contains("middle red 1, white 2"), "{shown}");
    let report: Value = serde_json::from_str(&good(&["replay", RECORD, "--at", "7", "--json"])).unwrap();
    assert_eq!((&report["lines"], &report["over"]), (&2.into(), &false.into()));
    assert_eq!(report["view"]["players"][0]["goal"], Value::Null, "the public does not see a goal");
    let seen = good(&["replay", RECORD, "--at", "7", "--json", "--seat", "0"]);
    let report: Value = serde_json::from_str(&seen).unwrap();
    assert_eq!(report["view"]["players"][0]["goal"], "blue");
    let report: Value = serde_json::from_str(&good(&["replay", RECORD, "--json"])).unwrap();
    assert_eq!(report["over"], true);
    assert_eq!(report["ranks"].as_array().unwrap().len(), 2);
}

#[test]
fn a_record_is_read_from_standard_input() {
    let output = given(&["verify", "-"], &record_text());
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("-: "));
}

/// What a review prints as JSON.
fn reviewed(args: &[&str]) -> Value {
    serde_json::from_str(&good(&[&["review", RECORD, "--json"], args].concat())).unwrap()
}

#[test]
fn a_review_says_what_luck_brought_and_what_decisions_cost() {
    let review = reviewed(&[]);
    let totals = review["totals"].as_array().unwrap();
    assert_eq!(totals.len(), 2);
    for seat in totals {
        let part = |name: &str| seat[name].as_i64().unwrap();
        let taken: i64 = seat["taken_from"].as_array().unwrap().iter().map(|of| of.as_i64().unwrap()).sum();
        let sum = part("start") + part("luck") + part("own") + part("met") + taken;
        assert_eq!(sum, part("result"), "{seat}");
    }
    assert_eq!(reviewed(&[]), review, "it repeats");
    assert_ne!(reviewed(&["--seed", "1"])["lines"], review["lines"]);
    assert_ne!(reviewed(&["--open"])["lines"], review["lines"]);
    let told = good(&["review", RECORD]);
    for part in ["expected", "without luck", "Decisions that cost most", "Luck and bad luck", "were off by"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let page = good(&["review", RECORD, "--html"]);
    assert!(page.starts_with("<!doctype html>") && page.matches("<svg").count() == 3);
    assert!(!page.contains("http") && !page.contains("src="), "nothing comes from elsewhere");
    assert!(bad_sentence(&["review", RECORD, "--seat", "4"], 2).contains("no seat 4 among 2"));
    let running = file("running.rec", "pebbles 1\nseats 2; goals open\n");
    assert!(bad_sentence(&["review", &running], 2).contains("only a match that is over"));
}

#[test]
fn reviews_in_parts_show_exactly_what_one_run_shows() {
    let args = ["review", "--play", "pebbles", "--bots", "greedy,random", "--games", "3"];
    let whole = good(&args);
    let part = |shard: &str| {
        let printed = good(&[&args[..], &["--shard", shard, "--json"]].concat());
        file(&format!("review-{}.json", &shard[..1]), printed)
    };
    let parts = ["1/2", "0/2"].map(part);
    assert_eq!(good(&["review", "--sum", &parts[0], &parts[1]]), whole);
    assert!(whole.contains("pebbles, 2 seats: 3 matches") && whole.contains("greedy"), "{whole}");
    assert!(bad_sentence(&["review", "--sum", &parts[0], &parts[0]], 2).contains("stands twice"));
    let many = good(&["review", "--many", RECORD, "--again"]);
    assert!(many.contains("pebbles, 2 seats: 1 matches") && many.contains("seat 1"), "{many}");
}

#[test]
fn continuations_are_counted() {
    assert_eq!(good(&["perft", "pebbles", "--depth", "3", "--options", "seats 2"]), "1 4\n2 16\n3 64\n");
    assert_eq!(good(&["perft", "pebbles", "--depth", "1", "--record", RECORD]), "1 0\n");
    let counted = good(&["perft", "pebbles", "--depth", "1", "--json"]);
    assert_eq!(counted, "{\"game\":\"pebbles\",\"depth\":1,\"count\":4}\n");
}

#[test]
fn a_bench_has_the_keys_that_checks_read() {
    let bench: Value =
        serde_json::from_str(&good(&["bench", "pebbles", "--seconds", "0.1", "--json"])).unwrap();
    for key in [
        "game",
        "seats",
        "games_per_s",
        "steps_per_s",
        "ns_per_step",
        "moves_offered",
        "steps_per_game",
        "state_bytes",
        "move_bytes",
        "reference_ns",
        "ratio",
    ] {
        assert!(!bench[key].is_null(), "{key}");
    }
    assert!(good(&["bench", "pebbles", "--seconds", "0.1"]).contains("times the reference workload"));
    assert_eq!(good(&["bench", "pebbles", "--steps", "1000"]).lines().count(), 1);
}

#[test]
fn a_simulation_has_the_keys_that_checks_read() {
    let args = ["sim", "pebbles", "--bots", "greedy,random", "--games", "50", "--seed", "2"];
    let sim: Value = serde_json::from_str(&good(&[&args[..], &["--json"]].concat())).unwrap();
    assert_eq!((&sim["game"], &sim["options"]), (&"pebbles".into(), &"seats 2; goals secret".into()));
    assert_eq!(sim["bots"], serde_json::json!(["greedy", "random"]));
    for key in ["games", "seconds", "games_per_s"] {
        assert!(sim[key].is_number(), "{key}");
    }
    for key in [
        "mean_points",
        "mean_points_low",
        "mean_points_high",
        "deviation_points",
        "quantiles_points",
        "median_points",
        "first_share",
        "first_share_low",
        "first_share_high",
    ] {
        assert_eq!(sim[key].as_array().unwrap().len(), 2, "{key}");
    }
    let table = good(&[&args[..], &["--csv"]].concat());
    assert_eq!(table.lines().count(), 3);
    let columns = |line: &str| line.split(',').count();
    assert!(table.lines().all(|line| columns(line) == columns(table.lines().next().unwrap())));
    assert!(good(&args).contains("mean points by source"));
}

#[test]
fn a_contest_has_the_keys_that_checks_read() {
    let args =
        ["arena", "pebbles", "--options", "seats 2", "--bots", "random,greedy,search:20", "--deals", "10"];
    let report: Value = serde_json::from_str(&good(&[&args[..], &["--json"]].concat())).unwrap();
    let bots = report["bots"].as_array().unwrap();
    assert_eq!(bots.iter().map(|bot| &bot["name"]).collect::<Vec<_>>(), ["random", "greedy", "search:20"]);
    for key in
        ["elo", "elo_low", "elo_high", "first_share", "mean_points", "mean_points_low", "mean_margin_high"]
    {
        assert!(bots.iter().all(|bot| bot[key].is_number()), "{key}");
    }
    assert_eq!(report["payoff"][0][0], Value::Null);
    let table = good(&args);
    assert!(table.contains("how often the row comes before the column"));
    assert!(
        table.contains("controls hold: greedy comes before itself in 50.0 %, before random in "),
        "{table}"
    );
    assert_eq!(report["controls"]["mirror"], 5000);
    let rows = good(&[&args[..], &["--csv"]].concat());
    assert_eq!(rows.lines().count(), 4);
    assert!(rows.lines().all(|line| line.split(',').count() == 15), "{rows}");
    assert_eq!(
        bad_sentence(&["arena", "pebbles", "--bots", "greedy", "--deals", "1"], 2),
        "a contest has 2 to 12 bots"
    );
}

/// What one line of JSON says, but for the time it took.
fn timeless(line: &str) -> Value {
    let mut value: Value = serde_json::from_str(line).unwrap();
    let fields = value.as_object_mut().unwrap();
    fields.retain(|key, _| key != "seconds" && key != "games_per_s");
    value
}

/// Plays all parts of a run by themselves, and returns what they show together and what one run shows.
fn in_parts(command: &str, args: &[&str]) -> [Value; 2] {
    let parts: Vec<String> = (0..3)
        .map(|nth| {
            let shard = format!("{nth}/3");
            file(&format!("{command}-{nth}.json"), good(&[&[command], args, &["--shard", &shard]].concat()))
        })
        .collect();
    let files: Vec<&str> = parts.iter().map(String::as_str).collect();
    let merged = good(&[&[command, "--json", "--merge"], &files[..]].concat());
    let whole = good(&[&[command], args, &["--json"]].concat());
    let missing = bad_sentence(&[command, "--merge", files[0], files[2]], 2);
    assert!(missing.starts_with("these are not all of the "), "{missing}");
    let twice = bad_sentence(&[command, "--merge", files[0], files[0], files[1], files[2]], 2);
    assert!(twice.starts_with("these are not all of the "), "{twice}");
    [timeless(&merged), timeless(&whole)]
}

#[test]
fn a_contest_in_parts_shows_exactly_what_one_run_shows() {
    let args = ["pebbles", "--options", "seats 3", "--bots", "random,greedy", "--deals", "8", "--seed", "3"];
    let [merged, whole] = in_parts("arena", &args);
    assert_eq!(merged, whole);
}

#[test]
fn a_simulation_in_parts_shows_exactly_what_one_run_shows() {
    let args = ["pebbles", "--bots", "random,greedy,random", "--games", "50", "--seed", "3", "--gauges"];
    let [merged, whole] = in_parts("sim", &args);
    assert_eq!(merged, whole);
    assert!(whole["gauges"]["uses"]["take red"]["times"].as_u64() > Some(10));
    let other = file(
        "other-sim.json",
        good(&["sim", "pebbles", "--bots", "random", "--games", "3", "--shard", "0/3"]),
    );
    let said = bad_sentence(&["sim", "--merge", &other, RECORD], 2);
    assert!(said.contains("not a part of a run"), "{said}");
}

#[test]
fn a_contest_ends_when_it_is_sure() {
    let args = ["arena", "pebbles", "--options", "seats 2", "--deals", "5000", "--until-sure", "--json"];
    let report: Value =
        serde_json::from_str(&good(&[&args[..], &["--bots", "greedy,random"]].concat())).unwrap();
    assert_eq!(report["sequential"]["verdict"], "stronger");
    assert!(report["deals"].as_u64() < Some(200), "{}", report["deals"]);
    let three = [&args[..], &["--bots", "greedy,random,random"]].concat();
    assert_eq!(bad_sentence(&three, 2), "`--until-sure` compares exactly two bots");
}

#[test]
fn a_report_is_one_page_with_plots() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("report");
    let folder = folder.to_str().unwrap();
    let args = ["report", "pebbles", "--games", "40", "--bots", "greedy,random", "--out", folder];
    let path = good(&args).trim_end().to_owned();
    assert!(path.ends_with("/pebbles-seats-2-greedy-random.html"), "{path}");
    let page = std::fs::read_to_string(path).unwrap();
    assert_eq!(page.matches("<svg ").count(), 6, "{page}");
    for part in ["Points by seat", "First by seat", "Sources of points", "Length", "Choice", "take", "bid"] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("http"), "nothing is fetched from elsewhere");
    assert!(!page.contains("NaN"), "every figure is a number");
}

#[test]
fn a_report_says_whether_the_numbers_do_what_they_are_tuned_for() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("aims");
    let page = |bot| {
        let args = ["report", "guilds", "--games", "10", "--bots", bot, "--out", folder.to_str().unwrap()];
        std::fs::read_to_string(good(&args).trim_end()).unwrap()
    };
    let by_random = page("random");
    assert!(by_random.contains("1 of 1 figures lie in their ranges"), "a random player wins next to nothing");
    assert!(by_random.contains("<td>won</td><td class=n>0.0 %</td>"));
    assert!(page("hasty").contains("There are aims for matches of: random, greedy, master."));
}

#[test]
fn the_speed_of_search_is_measured() {
    let args = ["bench", "pebbles", "--search", "--seconds", "0.1"];
    let bench: Value = serde_json::from_str(&good(&[&args[..], &["--json"]].concat())).unwrap();
    assert!(bench["iterations_per_s"].as_f64() >= bench["slowest_per_s"].as_f64());
    assert!(bench["positions"].as_u64() > Some(0));
    assert_eq!(bench["iterations"], 4_000, "unless something else is asked for");
    let printed = good(&[&args[..], &["--iterations", "50"]].concat());
    assert!(printed.contains("iterations/s from the slowest position"), "{printed}");
    assert!(printed.contains("50 iterations from each"), "{printed}");
}

#[test]
fn the_time_that_levels_ponder_is_measured() {
    let args = ["bench", "pebbles", "--levels", "--seconds", "0.1"];
    let lines = good(&[&args[..], &["--json"]].concat());
    let levels: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let words: Vec<&str> = levels.iter().map(|level| level["level"].as_str().unwrap()).collect();
    assert_eq!(words, ["apprentice", "journeyman", "expert", "master"]);
    for level in &levels {
        assert!(level["decisions"].as_u64() > Some(0), "{level}");
        let seconds = ["mean_s", "most_s", "longest_s"].map(|key| level[key].as_f64().unwrap());
        assert!(seconds[0] > 0.0 && seconds[1] <= seconds[2] && seconds[0] <= seconds[2], "{level}");
    }
    let printed = good(&args);
    assert!(printed.lines().nth(4).unwrap().contains("master: 0."), "{printed}");
}

#[test]
fn a_fit_is_written_as_games_read_it() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("weights.ron");
    let path = path.to_str().unwrap();
    assert_eq!(
        bad_sentence(&["fit", "pebbles", "--out", path], 2),
        "the estimate of pebbles has no weights to fit"
    );
}

#[test]
fn a_network_is_trained_and_training_can_be_resumed() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("network.bin");
    let path = path.to_str().unwrap();
    let lesson =
        ["teach", "settlement", "--options", "seats 1", "--lessons", "1", "--matches", "2", "--out", path];
    let network = |more: &[&str]| {
        good(&[&lesson[..], more].concat());
        std::fs::read(path).unwrap()
    };
    let explored = network(&["--explore-permille", "500"]);
    assert_eq!(network(&["--whims", "500"]), explored, "the old word still works");
    assert_ne!(network(&[]), explored);
    network(&["--start", path]);
    assert_eq!(
        bad_sentence(&["teach", "pebbles", "--out", path], 2),
        "the estimate of pebbles has no network to train"
    );
    let broken = file("broken.bin", "no network");
    let said = bad_sentence(&[&lesson[..], &["--start", &broken]].concat(), 2);
    assert!(said.contains("a network over these features has"), "{said}");
}

#[test]
fn every_game_can_be_recorded_replayed_and_verified() {
    let listed: Value = serde_json::from_str(&good(&["games", "--json", "--all"])).unwrap();
    for game in listed.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let path = file(&format!("{id}.rec"), good(&["record", id, "--seed", "1"]));
        assert!(good(&["replay", &path]).contains("lines ok"), "{id}");
        assert!(good(&["verify", &path]).contains("draws fell as the seed says"), "{id}");
    }
}

#[test]
fn components_are_where_the_command_says() {
    let said = good(&["components", "tales-of-glory"]);
    assert!(said.ends_with("/rules/tales-of-glory/components\n"), "{said}");
    assert!(bad_sentence(&["components", "chess"], 2).starts_with("`chess` is not a game with components"));
}

const RECORDED: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../snellman/tests/golden/tmai_unittesttext2.json");

#[test]
fn recorded_games_are_checked_row_by_row() {
    assert_eq!(good(&["snellman", "check", RECORDED]), "tmai_unittesttext2 rows 239 ok\n");
    let text = std::fs::read_to_string(RECORDED).unwrap();
    let mut game: Value = serde_json::from_str(&text).unwrap();
    let points = game["ledger"][40][2].as_i64().unwrap();
    game["ledger"][40][2] = (points + 1).into();
    let changed = file("changed.json", game.to_string());
    let output = run(&["snellman", "check", &changed, RECORDED]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("line 41: ") && said.contains("tmai_unittesttext2 rows 239 ok"), "{said}");
    assert_eq!(run(&["snellman", "check", &file("no.json", "{}")]).status.code(), Some(1));
}

#[test]
fn a_match_goes_to_the_log_language_and_back() {
    let record = good(&["record", "terra-mystica", "--bots", "random", "--seed", "5"]);
    let log = file("exported.txt", good(&["snellman", "export", &file("exported.rec", &record)]));
    let again = good(&["snellman", "import", &log]);
    let lines = |text: &str| -> Vec<String> {
        let kept = text.lines().filter(|line| !line.starts_with("seed ") && !line.starts_with("commitment "));
        kept.map(ToOwned::to_owned).collect()
    };
    assert_eq!(lines(&again), lines(&record));
    let illegal = record.replacen("0 pick", "1 pick", 1);
    assert!(bad_sentence(&["snellman", "export", &file("illegal.rec", illegal)], 2).contains(", line "));
    assert!(
        bad_sentence(&["snellman", "import", &file("nonsense.txt", "nonsense: fly\n")], 2).contains("line 1")
    );
}

#[test]
fn every_command_has_help() {
    let commands = [
        "games",
        "play",
        "record",
        "replay",
        "verify",
        "perft",
        "bench",
        "sim",
        "arena",
        "components",
        "static",
        "snellman",
    ];
    for command in commands {
        assert!(good(&[command, "--help"]).contains("Usage: tafel"), "{command}");
    }
    assert!(good(&["--help"]).contains("Play a match in the terminal"));
}

#[test]
fn an_unknown_game_is_one_sentence() {
    for args in [
        &["play", "chess"][..],
        &["record", "chess"],
        &["perft", "chess", "--depth", "1"],
        &["bench", "chess"],
        &["sim", "chess", "--bots", "random", "--games", "1"],
    ] {
        assert!(bad_sentence(args, 2).starts_with("`chess` is not a game; there are "), "{args:?}");
    }
    let path = file("chess.rec", "chess 1\nseats 2\n");
    for command in ["replay", "verify"] {
        assert!(bad_sentence(&[command, &path], 2).contains("`chess` is not a game"));
    }
}

#[test]
fn unreadable_options_are_one_sentence() {
    for args in [
        &["play", "pebbles", "--options", "seats 9"][..],
        &["record", "pebbles", "--options", "seats 9"],
        &["perft", "pebbles", "--depth", "1", "--options", "seats 9"],
        &["bench", "pebbles", "--options", "seats 9"],
        &["sim", "pebbles", "--bots", "random", "--games", "1", "--options", "seats 9"],
    ] {
        assert_eq!(bad_sentence(args, 2), "`seats 9` is not an option; there is `seats 3|2|4|5`");
    }
}

#[test]
fn bad_records_are_one_sentence_with_file_and_line() {
    let text = record_text();
    let swap = |from: &str, to: &str| text.replacen(from, to, 1);
    let garbage: Vec<u8> = (0..10_000_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    for (name, content, said) in [
        ("cut.rec", text.as_bytes()[..text.len() - 4].to_vec(), "the line has no end"),
        ("turn.rec", swap("1 bid 5", "1 take red").into_bytes(), "line 11: not allowed by §2.5"),
        ("out-of-turn.rec", swap("1 take", "0 take").into_bytes(), "the table waits for somebody else"),
        (
            "no-move.rec",
            swap("1 bid 5", "1 castle").into_bytes(),
            "line 11: `castle` is not a move of pebbles",
        ),
        ("options.rec", swap("seats 2", "seats 9").into_bytes(), "line 3: `seats 9` is not an option"),
        (
            "version.rec",
            swap("pebbles 1", "pebbles 2").into_bytes(),
            "line 2: the record was played by version 2",
        ),
        ("empty.rec", vec![], "line 1: the header is missing"),
        ("garbage.rec", garbage, "line 1: not text"),
        ("long.rec", vec![b'x'; 10_000_000], "line 1: `xxxxxxxx"),
    ] {
        let path = file(name, content);
        for command in ["replay", "verify"] {
            let sentence = bad_sentence(&[command, &path], 2);
            assert!(sentence.starts_with(&format!("{path}, line ")), "{name}: {sentence}");
            assert!(sentence.contains(said), "{name}: {sentence}");
            assert!(sentence.len() < 400, "{name}: {sentence}");
        }
    }
    let two = file("two.rec", format!("{text}{text}"));
    let said = bad_sentence(&["verify", &two], 2);
    assert!(said.contains("a second header; one file holds one match"), "{said}");
    let many = file("many.rec", "pebbles 1\nseats 2\n".repeat(600_000));
    assert!(bad_sentence(&["verify", &many], 2).contains("a record has at most 1048576 bytes"));
    let said = bad_sentence(&["replay", &many], 2);
    assert_eq!(said, format!("{many}: a file has at most 10000 records and 16777216 bytes"));
    assert!(bad_sentence(&["replay", "/nowhere.rec"], 2).starts_with("/nowhere.rec: "));
}

#[test]
fn failed_checks_have_a_code_of_their_own() {
    let text = record_text();
    let result = text.lines().last().unwrap();
    let wrong = file("wrong.rec", text.replace(result, "= points 99 1; ranks 1 2"));
    assert!(bad_sentence(&["replay", &wrong], 1).ends_with("the lines lead to another result"));
    let seed = text.lines().find(|line| line.starts_with("seed ")).unwrap();
    let other = format!("seed {}", "12".repeat(32));
    let broken = file("broken.rec", text.replace(seed, &other));
    assert!(bad_sentence(&["verify", &broken], 1).ends_with("the seed is not the one that was promised"));
    let commitment = text.lines().find(|line| line.starts_with("commitment ")).unwrap();
    let loaded = file("loaded.rec", text.replace(seed, &other).replace(&format!("{commitment}\n"), ""));
    assert!(bad_sentence(&["verify", &loaded], 1).contains("the seed says `* goal 0 "));
    let seedless = file("seedless.rec", text.replace(&format!("{seed}\n"), ""));
    assert!(bad_sentence(&["verify", &seedless], 2).ends_with("the line with the seed is missing"));
}

#[test]
fn one_bad_file_does_not_hide_the_others() {
    let bad = file("one-bad.rec", "nonsense\n");
    let output = run(&["replay", &bad, RECORD]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stdout).unwrap().contains("lines ok"));
}

#[test]
fn bad_usage_exits_with_2() {
    for args in [
        &["dance"][..],
        &["perft", "pebbles"],
        &["perft", "pebbles", "--depth", "x"],
        &["sim", "pebbles", "--bots", "clever", "--games", "1"],
        &["sim", "pebbles", "--bots", "random", "--games", "0"],
        &["bench", "--seconds", "-3"],
        &["play", "pebbles", "--seed", "xyz"],
        &["play", "pebbles", "--seat", "9"],
    ] {
        bad(args, 2);
    }
    assert_eq!(bad_sentence(&["play", "pebbles", "--seat", "4"], 2), "there is no seat 4 among 3");
    assert_eq!(
        bad_sentence(&["record", "pebbles", "--bots", "random,random", "--options", "seats 3"], 2),
        "2 bots for 3 seats; name one for each seat, or one for all"
    );
}

/// A reader that has read enough is not a failure.
#[test]
fn a_closed_pipe_is_not_a_failure() {
    let mut child = tafel(&["record", "pebbles", "--games", "3000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

/// A new folder with an edition of the smallest game, changed.
fn edition(name: &str, changes: &[(&str, &str)]) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let folder = folder.to_str().unwrap().to_owned();
    assert!(good(&["edition", "new", "pebbles", &folder]).contains(&format!("tafel edition check {folder}")));
    let path = format!("{folder}/pebbles.ron");
    let mut text = std::fs::read_to_string(&path).unwrap();
    for (instead_of, with) in changes {
        assert!(text.contains(instead_of), "the data says {instead_of}");
        text = text.replace(instead_of, with);
    }
    std::fs::write(&path, text).unwrap();
    folder
}

/// The path of docs/EDITIONS.md: copy, change, check, play, replay, pass on.
#[test]
fn an_edition_is_copied_changed_played_replayed_and_passed_on() {
    let folder = edition("dear", &[("exchange_price: 2", "exchange_price: 3"), ("debt: 1", "debt: 2")]);
    let name = folder.rsplit('/').next().unwrap();
    let checked = good(&["edition", "check", &folder]);
    assert!(
        checked.contains("pebbles can be played with it; 2 values differ from the built-in one"),
        "{checked}"
    );
    let differs = "pebbles.exchange_price  2 → 3\npebbles.points.debt  1 → 2\n";
    assert_eq!(good(&["edition", "diff", &folder]), differs);
    assert_eq!(good(&["edition", "diff", &folder, &folder]), "");

    let text = good(&["record", "pebbles", "--edition", &folder, "--bots", "greedy", "--seed", "3"]);
    let digest = checked.trim_end().rsplit(' ').next().unwrap();
    assert!(text.starts_with(&format!("pebbles 1 {name} {digest}\n")), "{text}");
    let path = file("dear.rec", &text);
    let needs =
        format!("{path}, line 1: the record needs the edition {name} {digest}, and this is the built-in one");
    assert_eq!(bad_sentence(&["replay", &path], 2), format!("{needs}; `--edition DIR` names a folder"));
    assert!(good(&["replay", &path, "--edition", &folder]).contains("lines ok"));
    assert!(good(&["verify", &path, "--edition", &folder]).contains("draws fell as the seed says"));

    let shared = file("shared.rec", good(&["edition", "enclose", &path, &folder]));
    assert!(good(&["replay", &shared]).contains("lines ok"));
    assert!(good(&["verify", &shared]).contains("draws fell as the seed says"));
    let theirs = format!("{folder}-theirs");
    good(&["edition", "extract", &shared, &theirs]);
    assert_eq!(good(&["edition", "diff", &theirs, &folder]), "");
    let other = edition("cheap", &[("debt: 1", "debt: 0")]);
    assert!(
        bad_sentence(&["replay", &path, "--edition", &other], 2).contains(digest),
        "the digest that it needs"
    );
}

#[test]
fn a_folder_that_says_the_same_is_the_built_in_edition() {
    let folder = edition("same", &[("// The numbers", "// Our numbers")]);
    assert!(good(&["edition", "check", &folder]).contains("the same as the built-in one"));
    let record = |more: &[&str]| good(&[&["record", "pebbles", "--bots", "greedy"][..], more].concat());
    assert_eq!(record(&["--edition", &folder]), record(&[]));
    assert!(
        bad_sentence(&["edition", "new", "pebbles", &folder], 2).contains("exists"),
        "nothing is overwritten"
    );
}

#[test]
fn an_edition_that_cannot_be_played_is_refused_with_file_line_and_reason() {
    let folder = edition("few", &[("pebbles_of_a_colour: 10", "pebbles_of_a_colour: 2")]);
    let refusal = "pebbles.ron, line 3: 8 pebbles: 5 players may need 36, and there can be 255";
    for command in [&["edition", "check", &folder][..], &["play", "pebbles", "--edition", &folder]] {
        assert_eq!(bad_sentence(command, 2), format!("{folder}/{refusal}"));
    }
    std::fs::remove_file(format!("{folder}/pebbles.ron")).unwrap();
    assert!(bad_sentence(&["edition", "check", &folder], 2).contains("no data files of a game"));
    let missing = bad_sentence(&["record", "pebbles", "--edition", &folder], 2);
    assert_eq!(missing, format!("{folder}/pebbles.ron: the file is missing"));
    let unopened = file("unopened.rec", record_text().replacen("seats 2", "|= x\nseats 2", 1));
    assert!(bad_sentence(&["replay", &unopened], 2).contains("no such file belongs to it"));
}

#[test]
fn a_sweep_plays_each_variant_and_draws_it() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("sweep");
    let folder = folder.to_str().unwrap();
    let variants = file("variants.txt", "# ours\nfree: points = (pebble: 1, goal: 2, debt: 0)\n");
    let common = ["sweep", "pebbles", "--bots", "random", "--games", "20", "--variants", &variants];
    let args = [&common[..], &["--change", "points.pebble=1:3:2", "--gauge", "accept"]].concat();
    let table = good(&[&args[..], &["--out", folder]].concat());
    for line in ["edition ", "as it is ", "points.pebble=3 ", "free "] {
        assert_eq!(table.lines().filter(|said| said.starts_with(line)).count(), 1, "{line}: {table}");
    }
    let page = std::fs::read_to_string(format!("{folder}/pebbles-sweep.html")).unwrap();
    assert_eq!((page.matches("<svg").count(), page.matches("class=\"whisker\"").count()), (5, 15), "3 seats");
    let lines = good(&[&args[..], &["--json"]].concat());
    let measured: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let points = |nth: usize| measured[nth]["points"]["value"].as_f64().unwrap();
    assert!(points(1) > points(0) + 5.0, "two points more for each of at least five pebbles");
    let simulated: Value =
        serde_json::from_str(&good(&["sim", "pebbles", "--bots", "random", "--games", "20", "--json"]))
            .unwrap();
    let mean = simulated["mean_points"]
        .as_array()
        .unwrap()
        .iter()
        .map(|points| points.as_f64().unwrap())
        .sum::<f64>()
        / 3.0;
    assert!((points(0) - mean).abs() < 1e-9, "the edition as it is plays as a simulation does");
    let refused = ["sweep", "pebbles", "--change", "rounds=5:6", "--games", "1"];
    assert!(bad_sentence(&refused, 2).starts_with("rounds=6: pebbles.ron, line 5: 6 rounds need"));
}

#[test]
fn a_report_compares_two_editions() {
    let (folder, edition) = (
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("against"),
        edition("rich", &[("pebble: 1", "pebble: 3")]),
    );
    let folder = folder.to_str().unwrap();
    good(&["report", "pebbles", "--games", "30", "--bots", "random", "--against", &edition, "--out", folder]);
    let page = std::fs::read_to_string(format!("{folder}/pebbles-random.html")).unwrap();
    let name = edition.rsplit('/').next().unwrap();
    assert!(page.contains(&format!("<h2>Against {name}</h2>")) && page.contains(">2 *</text>"), "{page}");
}

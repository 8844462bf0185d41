//! The log language: what is read, what is refused.

use tafel_snellman as snellman;

/// The log of a recorded game, with its map.
fn recorded(name: &str) -> String {
    let path = format!("{}/tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let file: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let lines: Vec<&str> =
        file["log"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    format!("map {}\n{}\n", file["map"].as_str().unwrap(), lines.join("\n"))
}

#[test]
fn a_recorded_game_comes_back_from_what_we_write() {
    for name in ["4pLeague_S60_D1L1_G1", "4pLeague_S63_D1L1_G2", "4pLeague_S64_D1L1_G5", "tmai_unittesttext2"]
    {
        let record = snellman::import(&recorded(name)).unwrap();
        let again = snellman::import(&snellman::export(&record).unwrap()).unwrap();
        assert_eq!(again.to_string(), record.to_string(), "{name}");
        assert!(record.result.is_some());
    }
}

/// Two factions and the draws of a game of two.
const HEADER: &str = "option shipping-bonus\n# a remark\nplayer a\nplayer b\n\
    delete BON1\ndelete bon2\ndelete BON4\ndelete BON9\ndelete BON10\n\
    score SCORE2,SCORE6,SCORE4,SCORE8,SCORE3,SCORE7\nsetup Witches\nSETUP nomads\n";

fn import(commands: &str) -> Result<Vec<String>, String> {
    let record = snellman::import(&format!("{HEADER}{commands}")).map_err(|problem| problem.to_string())?;
    Ok(record.entries.iter().map(ToString::to_string).collect())
}

const BEGUN: &str = "witches: build f4\nnomads: Build F3\nnomads: build E8\nwitches: build E9\nnomads: build A5\n\
    nomads: pass BON5\nwitches: pass bon3\n";

#[test]
fn a_line_may_hold_many_commands_in_any_case() {
    let one =
        import(&format!("{BEGUN}witches: Burn 2. CONVERT 2 pw to 2c. Upgrade f4 TO tp. done\n")).unwrap();
    let many = import(&format!(
        "{BEGUN}witches: burn 2\nwitches: convert pw to c\nwitches: convert 1PW to 1C\nwitches: upgrade F4 to TP\n"
    ))
    .unwrap();
    assert_eq!(one[..22], many[..22]);
    let turn = ["0 burn 2", "0 convert pw c", "0 convert pw c", "0 upgrade F4 tp", "0 done"];
    assert!(one.windows(5).any(|lines| lines == turn), "{one:?}");
}

#[test]
fn power_is_answered_when_our_rules_ask_for_it() {
    // The nomads take their power only after the witches' second turn would be due.
    let late = import(&format!(
        "{BEGUN}witches: upgrade F4 to TP\nnomads: leech 1 from witches. upgrade F3 to TP\n"
    ));
    let late = late.unwrap();
    assert!(late.windows(3).any(|lines| lines == ["0 done", "1 leech 1", "1 upgrade F3 tp"]), "{late:?}");
    // Acting means declining.
    let acted = import(&format!("{BEGUN}witches: upgrade F4 to TP\nnomads: upgrade F3 to TP\n")).unwrap();
    assert!(acted.windows(2).any(|lines| lines == ["1 decline", "1 upgrade F3 tp"]), "{acted:?}");
}

#[test]
fn conversions_stand_before_a_pass_wherever_they_are_written() {
    let swapped = import(&format!("{BEGUN}witches: pass BON6. convert 1W to 1C\n")).unwrap();
    assert_eq!(swapped[swapped.len() - 2..], ["0 convert w c", "0 pass bon6"]);
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let wrong = |commands: &str| import(&format!("{BEGUN}{commands}")).unwrap_err();
    assert!(wrong("witches: dance\n").starts_with("line 20: `witches: dance`: `dance`: not a command"));
    assert!(
        wrong("witches: build E5\n").contains("`0 build E5` is not legal (§6.1)"),
        "{}",
        wrong("witches: build E5\n")
    );
    assert!(wrong("giants: pass BON6\n").contains("giants do not play"));
    assert!(wrong("witches: convert 2W to 1C\n").contains("the amounts do not match"));
    assert!(wrong("witches: convert 2C to 1VP\n").contains("the amounts do not match"));
    assert!(wrong("witches: convert 1VP to 1C\n").contains("is not legal"));
    assert!(wrong("witches: action ACTW. -FREE_D\n").contains("is not legal"));
    let refused = |text: &str| snellman::import(text).err().unwrap().to_string();
    assert!(refused("player a\n").contains("0 factions are set up"));
    assert!(refused("setup witches\nsetup auren\n").contains("scoring tiles"));
}

#[test]
fn a_seed_draws_the_tiles_that_the_log_leaves_out() {
    let text = "option mini-expansion-1\noption shipping-bonus\noption temple-scoring-tile\n\
        randomize v1 seed 4pLeague_S60_D1L1_G1\n\
        setup darklings\nsetup nomads\nsetup mermaids\nsetup engineers\n";
    let record = snellman::import(text).unwrap();
    let drawn: Vec<String> = record.entries[..9].iter().map(ToString::to_string).collect();
    assert_eq!(
        drawn[..6],
        [
            "* score 5 score6",
            "* score 6 score2",
            "* score 1 score5",
            "* score 2 score8",
            "* score 3 score4",
            "* score 4 score9"
        ]
    );
    assert_eq!(drawn[6..].len(), 3);
}

#[test]
fn a_ledger_that_differs_is_refused_with_its_row() {
    let text = include_str!("golden/tmai_unittesttext2.json");
    assert_eq!(snellman::check(text).unwrap().rows, 239);
    let wrong = text.replacen("\"upgrade E4 to TP\",20,18,9", "\"upgrade E4 to TP\",20,17,9", 1);
    let problem = snellman::check(&wrong).unwrap_err();
    assert_eq!((problem.line, problem.text.as_str()), (16, "upgrade E4 to TP"));
    assert!(problem.what.contains("swarmlings should have 20 VP, 17 C"), "{problem}");
    let wrong = text.replacen("\"connected-clusters\":18", "\"connected-clusters\":19", 1);
    assert!(snellman::check(&wrong).unwrap_err().to_string().contains("points for connected-clusters"));
    assert!(snellman::check("{}").is_err());
}

#[test]
fn left_overs_become_points_by_hand() {
    let text =
        format!("{HEADER}{BEGUN}witches: burn 2. convert 2PW to 2C. convert 3C to 1VP. send p to AIR\n");
    let refused = snellman::import(&text.replace("3C to 1VP", "33C to 11VP")).err().unwrap().to_string();
    assert!(refused.contains("witches do not have 33 coins"), "{refused}");
    let spent = text.replace("send p to AIR", "convert 18C to 6VP. upgrade F4 to TP");
    let refused = snellman::import(&spent).err().unwrap().to_string();
    assert!(refused.contains("became points by hand"), "{refused}");
    let record = snellman::import(&text.replace("send p to AIR", "pass BON6")).unwrap();
    let remarks: Vec<&str> = record.comments.iter().map(|comment| comment.text.as_str()).collect();
    assert_eq!(remarks, ["line 20 of the log: coins-by-hand was tolerated"]);
    assert!(!record.to_string().contains("vp"), "{record}");
}

/// The site lets a ride be thrown away; the record says that it was read with tolerances, and may be played on from.
#[test]
fn a_ride_is_thrown_away() {
    let text = format!(
        "{HEADER}{BEGUN}witches: upgrade F4 to TP\nnomads: upgrade F3 to TP\nwitches: upgrade F4 to SH\nnomads: pass BON6\n\
         witches: action ACTW. -FREE_D. -TELEPORT_NO_TF\nwitches: pass BON8\n"
    );
    let record = snellman::import(&text).unwrap();
    assert!(record.options.to_string().ends_with("; tolerances on"));
    let remarks: Vec<&str> = record.comments.iter().map(|comment| comment.text.as_str()).collect();
    assert_eq!(remarks, ["line 24 of the log: gift-thrown-away was tolerated"]);
    let log = snellman::export(&record).unwrap();
    assert!(log.contains("witches: action ACTW\nwitches: -FREE_D\n"), "{log}");
    assert_eq!(snellman::import(&log).unwrap().entries, record.entries);
}

#[test]
fn old_spellings_are_read_in_their_places() {
    let new = import(&format!("{BEGUN}witches: pass BON6\n")).unwrap();
    let old = BEGUN.replace("nomads: pass BON5", "nomads: +BON5").replace("pass bon3", "Pass. +bon3");
    assert_eq!(import(&format!("{old}witches: pass BON6\n")).unwrap(), new);
    // Land changes before it is built on, whatever was typed first.
    let swapped = import(&format!("{BEGUN}witches: build F5. transform F5 to green\n")).unwrap_err();
    assert!(swapped.contains("`0 transform F5 green` is not legal"), "{swapped}");
}

#[test]
fn a_log_has_a_bound() {
    let long = format!("{HEADER}{BEGUN}{}", "#\n".repeat(snellman::MAX_LOG_BYTES / 2));
    let refused = |problem: Option<snellman::Problem>| problem.unwrap().to_string();
    assert!(refused(snellman::import(&long).err()).contains("too long"));
    assert!(refused(snellman::check(&long).err()).contains("too long"));
    assert!(refused(snellman::import(&"setup witches\n".repeat(300)).err()).contains("300 factions"));
}

/// The site lets the next faction be chosen first.
#[test]
fn a_colour_may_be_chosen_late() {
    let colours = |lines: &str| {
        let header = HEADER.replace("setup Witches\nSETUP nomads\n", lines);
        snellman::import(&header)
            .map(|record| record.entries[11..].iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    let late = colours("setup yetis\nsetup nomads\nyetis: pick-color green\n").unwrap();
    assert_eq!(late, ["0 pick yetis", "0 colour green", "1 pick nomads"]);
    let never = colours("setup yetis\nsetup nomads\n").err().unwrap().to_string();
    assert!(never.contains("yetis choose no colour"), "{never}");
    let taken = colours("setup yetis\nsetup nomads\nyetis: pick-color yellow\n").err().unwrap().to_string();
    assert!(taken.contains("(§1.4)"), "{taken}");
}

/// Wherever a log ends, what it holds is a record that can be played on from.
#[test]
fn an_unfinished_log_is_a_record() {
    let log = recorded("4pLeague_S60_D1L1_G1");
    let whole = snellman::import(&log).unwrap();
    let lines: Vec<&str> = log.lines().collect();
    for most in (40..lines.len()).step_by(40) {
        let record = snellman::import(&lines[..most].join("\n")).unwrap();
        assert!(record.result.is_none());
        assert!(snellman::export(&record).is_ok(), "{most}");
        assert!(record.entries.len() < whole.entries.len());
    }
}

/// Whoever leaves by a command of its own has a row without a command; who is taken out has none.
#[test]
fn the_rows_of_those_who_left_are_read() {
    let mut game: serde_json::Value =
        serde_json::from_str(include_str!("golden/4pLeague_S64_D1L1_G3.json")).unwrap();
    let rows = snellman::check(&game.to_string()).unwrap().rows;
    let log = game["log"].as_array_mut().unwrap();
    let left = log.iter_mut().find(|line| *line == "drop-faction witches").unwrap();
    *left = "witches: resign".into();
    let ledger = game["ledger"].as_array_mut().unwrap();
    let first = ledger.iter().position(|row| row[0] == "witches" && row[1] == "").unwrap();
    let last = ledger[..first].iter().rfind(|row| row[0] == "witches").unwrap().clone();
    let mut row = last;
    row[1] = "".into();
    ledger.insert(first, row);
    assert_eq!(snellman::check(&game.to_string()).unwrap().rows, rows + 1);
}

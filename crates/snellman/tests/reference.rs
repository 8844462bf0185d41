//! Matches of ours that the site's own program played again: what it made of every row, and the logs that it accepted.

use flate2::read::GzDecoder;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::io::Read;
use tafel_rules::{Dice, Seed};
use tafel_snellman as snellman;
use tafel_table::Record;
use tafel_terra_mystica::TerraMystica;

#[derive(Deserialize)]
struct Reference {
    /// Our record.
    record: String,
    /// The log that was accepted.
    log: String,
    /// The ledger, as `tafel snellman check` reads it.
    game: Box<RawValue>,
}

fn references() -> Vec<Reference> {
    let packed: &[u8] = include_bytes!("golden/reference.jsonl.gz");
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).unwrap();
    let references: Vec<Reference> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(references.len(), 166);
    references
}

#[test]
fn every_row_agrees() {
    let (mut rows, mut wrong) = (0, vec![]);
    for reference in references() {
        match snellman::check(reference.game.get()) {
            Ok(checked) => rows += checked.rows,
            Err(problem) => wrong.push(format!("{}: {problem}", &reference.game.get()[..24])),
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(rows, 27_673);
}

#[test]
fn a_record_gives_the_log_that_was_accepted_and_the_log_gives_the_record() {
    for Reference { record, log, .. } in references() {
        let read = Record::<TerraMystica>::read(&record).unwrap();
        assert_eq!(snellman::export(&read).unwrap(), log);
        let back = snellman::import(&log).unwrap();
        assert_eq!((back.options, back.entries, back.comments), (read.options, read.entries, vec![]));
    }
}

/// What a mutation puts into a log.
const WORDS: &[&str] = &[
    "",
    "0",
    "1",
    "2",
    "7",
    "255",
    "256",
    "-1",
    "build",
    "upgrade",
    "dig",
    "transform",
    "send",
    "p",
    "to",
    "for",
    "action",
    "acta",
    "actc",
    "acte",
    "actn",
    "actw",
    "acth5",
    "acth6",
    "act6",
    "bon1",
    "bridge",
    "connect",
    "r5",
    "advance",
    "ship",
    "burn",
    "convert",
    "1w",
    "1c",
    "3c",
    "1vp",
    "5pw",
    "1p",
    "+fav5",
    "+tw5",
    "+tw6",
    "+fire",
    "+2air",
    "-fire",
    "-3water",
    "-spade",
    "-bridge",
    "-free_d",
    "leech",
    "decline",
    "pass",
    "bon4",
    "done",
    "wait",
    "resign",
    "pick-color",
    "red",
    "green",
    "ice",
    "unlock-terrain",
    "gain-priest",
    "gain",
    "a1",
    "e5",
    "g4",
    "i13",
    "j9",
    "sh",
    "te",
    "fire",
    "witches",
    "riverwalkers",
    "acolytes",
    "setup",
    "drop-faction",
    "delete",
    "score",
    "option",
    "randomize",
    "map",
    "ü",
    ".",
    ":",
];

/// A log with a few things changed: lines, words and characters left out, doubled, moved and replaced.
fn mutated(log: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<String> = log.lines().map(ToOwned::to_owned).collect();
    lines.truncate(10 + dice.below(lines.len() as u32) as usize);
    for _ in 0..=dice.below(3) {
        let at = dice.below(lines.len() as u32) as usize;
        let other = dice.below(lines.len() as u32) as usize;
        match dice.below(7) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[other].clone()),
            2 => lines.swap(at, other),
            3 => {
                let (who, what) = (lines[at].split(": ").next(), lines[other].split(": ").last());
                lines[at] = format!("{}: {}", who.unwrap_or_default(), what.unwrap_or_default());
            }
            _ => {
                let mut words: Vec<&str> = lines[at].split(' ').collect();
                let word = dice.below(words.len() as u32) as usize;
                words[word] = dice.any(WORDS);
                lines[at] = words.join(" ");
            }
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}

/// Whatever comes out, a record that can be replayed or a refusal: nothing makes the importer panic.
#[test]
fn a_mutated_log_is_read_or_refused() {
    let logs: Vec<String> = references().into_iter().map(|reference| reference.log).collect();
    let mut read = 0;
    for nth in 0..10_000 {
        let mut dice = Dice::at(Seed([9; 32]), nth);
        let log = mutated(&logs[nth as usize % logs.len()], &mut dice);
        if let Ok(record) = snellman::import(&log) {
            read += 1;
            if let Err(fault) = snellman::export(&record) {
                panic!("{fault}\n{log}");
            }
        }
    }
    assert!((500..5_000).contains(&read), "{read} of 10000 were read");
}

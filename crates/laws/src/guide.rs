//! Guided matches: records that somebody who learns a game plays along with, on seat 0.
//!
//! With `UPDATE=1` in the environment what the page is given of it is written anew instead of compared.

use crate::golden::{fail, parse, read, updating, write};
use serde_json::json;
use std::ops::RangeInclusive;
use std::path::Path;
use tafel_rules::{Rules, Seat, Silent};
use tafel_table::{Entry, Fault, Problem, Referee};

/// Who learns.
const LEARNER: Seat = Seat(0);
/// So many decisions are enough to learn a turn, and few enough to be finished.
const STEPS: RangeInclusive<usize> = 10..=15;

/// Plays the guided match of a game’s folder: `guide/match.rec` is legal line by line, and the page is given the record and
/// what is on offer at each move of the learner.
///
/// # Panics
/// If it is not, or the match has too few steps or too many.
pub fn guide<R: Rules>(rules: &R, folder: &str) {
    let file = Path::new(folder).join("guide/match.rec");
    let text = read(&file);
    assert!(text.starts_with("# "), "{}: the first line says what the match teaches", file.display());
    let record = parse::<R>(&file, &text);
    assert_eq!(record.to_string(), text, "{}: the record is written as we write it", file.display());
    let mut state = rules.start(&record.options);
    let mut referee = Referee::new(rules);
    let mut steps = vec![];
    for (index, &entry) in record.entries.iter().enumerate() {
        if let Entry::Move(LEARNER, mv) = entry {
            let mut moves = vec![];
            rules.moves(&state, LEARNER, &mut moves);
            let offers: Vec<String> = moves.iter().map(ToString::to_string).collect();
            steps.push(json!({ "move": mv.to_string(), "offers": offers }).to_string());
        }
        referee.judge(&mut state, entry, &mut Silent).unwrap_or_else(|refusal| {
            fail(&file, &Fault { line: record.line_of(index), problem: Problem::Refused(refusal) })
        });
    }
    assert!(STEPS.contains(&steps.len()), "{}: {} steps", file.display(), steps.len());
    let given = Path::new(folder).join("../../../web/src/wire/guide").join(format!("{}.ts", R::ID));
    let made = format!(
        "// Made from crates/games/{id}/guide/match.rec by `UPDATE=1 cargo test -p tafel-{id} --test guide`; do not edit.\n\n\
         export default {{\n  record: {record},\n  steps: [\n    {steps},\n  ],\n}};\n",
        id = R::ID,
        record = json!(text),
        steps = steps.join(",\n    "),
    );
    if updating() {
        write(&given, &made);
    } else {
        assert_eq!(read(&given), made, "{}: what the page is given", given.display());
    }
}

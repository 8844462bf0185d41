//! Golden matches and counts: what was once right stays so.
//!
//! With `UPDATE=1` in the environment the results and counts are rewritten instead of compared; a change to them
//! belongs in a commit that says why.

use std::fs;
use std::path::{Path, PathBuf};
use tafel_rules::{Rules, Silent};
use tafel_table::{Fault, Record, perft, replay};

pub(crate) fn updating() -> bool {
    std::env::var_os("UPDATE").is_some_and(|value| value == "1")
}

/// Replays every `*.rec` of a folder: each opens with a remark that says what it is for, is legal line by line, and
/// reaches the result that it claims.
///
/// # Panics
/// If one does not, or there is none.
pub fn records<R: Rules>(rules: &R, folder: &str) {
    let files = files_of(folder);
    assert!(!files.is_empty(), "{folder} holds records");
    for file in files {
        let text = read(&file);
        assert!(text.starts_with("# "), "{}: the first line says what the record is for", file.display());
        let mut record = parse::<R>(&file, &text);
        if updating() {
            record.result = None;
        }
        let replayed = replay(rules, &record, &mut Silent).unwrap_or_else(|fault| fail(&file, &fault));
        if updating() {
            record.result = rules.standing(&replayed.state);
            write(&file, &record.to_string());
        } else {
            assert!(record.result.is_some(), "{}: the record claims a result", file.display());
            assert_eq!(record.to_string(), text, "{}: the record is written as we write it", file.display());
        }
    }
}

/// Counts continuations and compares them with a file of lines `POSITION | DEPTH | COUNT`, where the position is
/// options (the start) or `FILE.rec LINE` (after that line of a record in the folder `records` beside the file).
///
/// # Panics
/// If a count differs, or there is none.
pub fn perfts<R: Rules>(rules: &R, file: &str) {
    let file = PathBuf::from(file);
    let mut counted = 0;
    let mut lines = vec![];
    for (index, line) in read(&file).lines().enumerate() {
        if line.starts_with('#') || line.is_empty() {
            lines.push(line.to_owned());
            continue;
        }
        let place = format!("{}, line {}", file.display(), index + 1);
        let [position, depth, expected] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("{place}: not `POSITION | DEPTH | COUNT`");
        };
        let state = position_of(rules, &file, position);
        let count = perft(
            rules,
            &state,
            depth.parse().unwrap_or_else(|_| panic!("{place}: `{depth}` is not a depth")),
        );
        if !updating() {
            assert_eq!(count.to_string(), expected, "{place}: continuations of {position}");
        }
        lines.push(format!("{position} | {depth} | {count}"));
        counted += 1;
    }
    assert!(counted > 0, "{} holds counts", file.display());
    if updating() {
        write(&file, &(lines.join("\n") + "\n"));
    }
}

fn position_of<R: Rules>(rules: &R, file: &Path, position: &str) -> R::State {
    if let Some((name, line)) = position.split_once(".rec ") {
        let path = file.with_file_name("records").join(format!("{name}.rec"));
        let mut record = parse::<R>(&path, &read(&path));
        let line = line.parse().unwrap_or_else(|_| panic!("`{line}` is a line of {name}.rec"));
        record.entries.truncate(record.entries_up_to(line));
        record.result = None;
        return replay(rules, &record, &mut Silent).unwrap_or_else(|fault| fail(&path, &fault)).state;
    }
    rules.start(&position.parse().unwrap_or_else(|unreadable| panic!("{unreadable}")))
}

fn files_of(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{folder}: {e}"));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "rec"));
    files.sort();
    files
}

pub(crate) fn parse<R: Rules>(file: &Path, text: &str) -> Record<R> {
    Record::read(text).unwrap_or_else(|fault| fail(file, &fault))
}

pub(crate) fn fail(file: &Path, fault: &Fault) -> ! {
    panic!("{}, {fault}", file.display())
}

pub(crate) fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

/// Writes a file whole: a test that reads it at the same moment sees the old text or the new.
pub(crate) fn write(file: &Path, text: &str) {
    let fresh = file.with_extension("new");
    let written = fs::write(&fresh, text).and_then(|()| fs::rename(&fresh, file));
    written.unwrap_or_else(|e| panic!("{}: {e}", file.display()));
}

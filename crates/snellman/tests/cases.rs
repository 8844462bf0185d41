//! Small logs, one for each thing that the site's own program does in its way: read as it reads them, or refused for its reasons.

use tafel_snellman as snellman;
use tafel_table::Record;
use tafel_terra_mystica::TerraMystica;

fn log(name: &str) -> String {
    let path = format!("{}/tests/cases/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

fn import(name: &str) -> Record<TerraMystica> {
    snellman::import(&log(name)).unwrap_or_else(|problem| panic!("{name}: {problem}"))
}

fn refusal(name: &str) -> String {
    snellman::import(&log(name)).err().unwrap_or_else(|| panic!("{name} was read")).to_string()
}

fn lines(record: &Record<TerraMystica>) -> Vec<String> {
    record.entries.iter().map(ToString::to_string).collect()
}

fn remarks(record: &Record<TerraMystica>) -> Vec<&str> {
    record.comments.iter().map(|comment| comment.text.as_str()).collect()
}

#[test]
fn a_change_without_a_colour_goes_towards_home() {
    let record = import("transform-without-colour");
    assert!(lines(&record).contains(&"0 transform G4 brown".to_owned()), "{record}");
}

#[test]
fn numbers_are_not_cut() {
    assert!(refusal("too-many-workers").contains("257 is more than there can be"));
}

#[test]
fn nobody_acts_before_the_set_up() {
    assert!(refusal("dig-before-set-up").ends_with("witches are not set up yet"));
    assert!(refusal("transform-before-set-up").ends_with("witches are not set up yet"));
}

/// The site insists on these; we read the log without, and say so.
#[test]
fn what_is_tolerated_is_named() {
    assert_eq!(remarks(&import("bridges-kept")), ["line 37 of the log: bridges-kept was tolerated"]);
    assert_eq!(remarks(&import("offer-unanswered")), ["line 129 of the log: offer-unanswered was tolerated"]);
    assert_eq!(remarks(&import("done-twice")), ["line 50 of the log: done-twice was tolerated"]);
}

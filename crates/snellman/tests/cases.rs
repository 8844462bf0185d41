//! Small logs, one for each thing that the site's own program does in its way: read as it reads them, or refused for its reasons.

use tafel_rules::{Rules, Seat, Silent};
use tafel_snellman as snellman;
use tafel_table::{Record, step};
use tafel_terra_mystica::{State, TerraMystica};

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

/// The position that a record leads to.
fn end(record: &Record<TerraMystica>) -> State {
    let rules = TerraMystica::new();
    let mut state = rules.start(&record.options);
    for &entry in &record.entries {
        step(&rules, &mut state, entry, &mut Silent);
    }
    state
}

fn lines(record: &Record<TerraMystica>) -> Vec<String> {
    record.entries.iter().map(ToString::to_string).collect()
}

fn remarks(record: &Record<TerraMystica>) -> Vec<&str> {
    record.comments.iter().map(|comment| comment.text.as_str()).collect()
}

#[test]
fn volcano_factions_score_in_the_spade_round() {
    for name in ["spade-round-dragonlords", "spade-round-acolytes"] {
        assert_eq!(end(&import(name)).players[Seat(0)].points, 22, "{name}");
    }
}

#[test]
fn a_dwelling_stands_on_its_own_colour() {
    let refusal = refusal("dwelling-on-foreign-land");
    assert!(refusal.starts_with("line 17: `halflings: transform G7 to black`"), "{refusal}");
}

#[test]
fn nobody_burns_out_of_turn() {
    let refusal = refusal("burn-out-of-turn");
    assert!(refusal.contains("`0 burn 1` is not legal (§7.5)"), "{refusal}");
}

#[test]
fn a_free_spade_is_not_lost_to_a_bought_one() {
    let refusal = refusal("free-spade-lost");
    assert!(refusal.contains("`0 transform G7 brown` is not legal (§5.4)"), "{refusal}");
}

#[test]
fn a_priest_goes_to_the_space_that_was_named() {
    let record = import("send-for-2");
    assert!(lines(&record).contains(&"0 send p fire 2".to_owned()));
    assert_eq!(end(&record).players[Seat(0)].cults, [2, 1, 1, 0]);
}

#[test]
fn a_change_without_a_colour_goes_towards_home() {
    let record = import("transform-without-colour");
    assert!(lines(&record).contains(&"0 transform G4 brown".to_owned()), "{record}");
}

#[test]
fn ice_turns_land_into_other_colours_too() {
    assert!(lines(&import("ice-to-another-colour")).contains(&"0 transform F5 black".to_owned()));
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

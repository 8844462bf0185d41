//! Golden matches, and counts of continuations from positions of theirs.

use tafel_laws::{perfts, records};
use tafel_tales_of_glory::TalesOfGlory;

#[test]
fn records_replay_to_the_same_result() {
    records(&TalesOfGlory::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"));
}

#[test]
fn continuations_are_as_many_as_ever() {
    perfts(&TalesOfGlory::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}

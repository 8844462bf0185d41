//! Golden matches, and counts of continuations from positions of theirs.

use tafel_laws::{perfts, records};
use tafel_pebbles::Pebbles;

#[test]
fn records_replay_to_the_same_result() {
    records(&Pebbles::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"));
}

#[test]
fn continuations_are_as_many_as_ever() {
    perfts(&Pebbles::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}

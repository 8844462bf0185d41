//! Golden matches, and counts of continuations from positions of theirs.

use tafel_laws::{perfts, records};
use tafel_terra_mystica::TerraMystica;

#[test]
fn records_replay_to_the_same_result() {
    records(&TerraMystica::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"));
}

#[test]
fn continuations_are_as_many_as_ever() {
    perfts(&TerraMystica::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}

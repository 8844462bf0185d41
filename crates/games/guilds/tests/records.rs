//! Golden matches, and counts of continuations from positions of theirs.

use tafel_guilds::Guilds;
use tafel_laws::{perfts, records};

#[test]
fn records_replay_to_the_same_result() {
    records(&Guilds::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"));
}

#[test]
fn continuations_are_as_many_as_ever() {
    perfts(&Guilds::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}

//! Golden matches, and counts of continuations from positions of theirs.

use std::collections::BTreeSet;
use tafel_laws::{perfts, records};
use tafel_rules::{Id, Rules, Silent};
use tafel_settlement::{Artifact, Move, Settlement, State};
use tafel_table::{Entry, Record, step};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn records_replay_to_the_same_result() {
    records(&Settlement::new(), FOLDER);
}

#[test]
fn continuations_are_as_many_as_ever() {
    perfts(&Settlement::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}

/// All that artifacts do is done somewhere in the records.
#[test]
#[expect(clippy::disallowed_methods, reason = "tests may read files")]
fn every_artifact_is_used_in_some_record() {
    let rules = Settlement::new();
    let mut used = BTreeSet::new();
    let files = std::fs::read_dir(FOLDER).unwrap().map(|file| file.unwrap().path());
    for file in files.filter(|file| file.extension().is_some_and(|extension| extension == "rec")) {
        let record: Record<Settlement> = Record::read(&std::fs::read_to_string(file).unwrap()).unwrap();
        let mut state = rules.start(&record.options);
        for &entry in &record.entries {
            if let Entry::Move(_, mv) = entry {
                used.extend(artifact_used(&state, mv));
            }
            step(&rules, &mut state, entry, &mut Silent);
        }
    }
    assert_eq!(used, Artifact::all().collect());
}

/// The artifact that this move of the active player makes use of.
fn artifact_used(state: &State, mv: Move) -> Option<Artifact> {
    let player = &state.players[state.active];
    let held = player.artifact;
    let street_is_open = |street| player.streets_used.contains(street);
    match (mv, held) {
        (Move::Take(taken @ (Artifact::Chest | Artifact::Treasure | Artifact::Ring)), _) => Some(taken),
        (Move::Use { plot, .. }, Some(Artifact::Hourglass)) if !street_is_open(plot.row()) => held,
        (Move::Explore(_), Some(Artifact::Compass))
        | (Move::Hunt(_), Some(Artifact::Mace))
        | (Move::Fort(_), Some(Artifact::Potion))
        | (Move::Scroll(_), Some(Artifact::Scroll))
        | (Move::Activate(_), Some(Artifact::Crown))
        | (Move::Invite(_), Some(Artifact::Mug))
        | (Move::Summon(_), Some(Artifact::Mask)) => held,
        (Move::Region(region), Some(Artifact::Star)) if player.regions_used.contains(region) => held,
        (Move::Street(street), Some(Artifact::Key)) if player.streets_used.contains(street) => held,
        (Move::Exchange { give, get }, Some(Artifact::Mirror)) => (get.is_basic()
            && give.resources().iter().all(|(kind, _)| kind.is_basic()))
        .then_some(Artifact::Mirror),
        _ => None,
    }
}

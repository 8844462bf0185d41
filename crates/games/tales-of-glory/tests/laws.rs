//! The laws of every game, for every number of players, with and without Quests.

use tafel_laws::check;
use tafel_tales_of_glory::TalesOfGlory;

#[test]
fn laws_hold_without_quests() {
    for seats in 2..=5 {
        check(&TalesOfGlory::new(), &format!("seats {seats}; quests without"));
    }
}

#[test]
fn laws_hold_with_quests() {
    for seats in 2..=5 {
        check(&TalesOfGlory::new(), &format!("seats {seats}; quests with"));
    }
}

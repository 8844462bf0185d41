//! The laws of every game, for every number of players, both sets of terrains and both kinds of supply.

use tafel_laws::check;
use tafel_settlement::Settlement;

fn check_all(seats: u8) {
    for terrains in ["even", "rising"] {
        for supply in ["unlimited", "strict"] {
            check(&Settlement::new(), &format!("seats {seats}; terrains {terrains}; supply {supply}"));
        }
    }
}

#[test]
fn laws_hold_alone() {
    check_all(1);
}

#[test]
fn laws_hold_for_two() {
    check_all(2);
}

#[test]
fn laws_hold_for_three() {
    check_all(3);
}

#[test]
fn laws_hold_for_four() {
    check_all(4);
}

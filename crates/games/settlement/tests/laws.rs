//! The laws of every game, for every number of players, both sets of terrains and both kinds of supply.

use tafel_laws::check;
use tafel_settlement::Settlement;

#[test]
fn laws_hold() {
    for seats in 1..=4 {
        for options in [
            "terrains even; supply unlimited",
            "terrains even; supply strict",
            "terrains rising; supply strict",
        ] {
            check(&Settlement::new(), &format!("seats {seats}; {options}"));
        }
    }
}

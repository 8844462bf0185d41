//! The laws of every game, for every number of players and both ways to keep goals.

use tafel_laws::check;
use tafel_pebbles::Pebbles;

#[test]
fn laws_hold() {
    for seats in 2..=5 {
        for goals in ["secret", "open"] {
            check(&Pebbles::new(), &format!("seats {seats}; goals {goals}"));
        }
    }
}

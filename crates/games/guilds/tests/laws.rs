//! The laws of every game, alone and for every number of players.

use tafel_guilds::Guilds;
use tafel_laws::check;

#[test]
fn laws_hold_alone() {
    check(&Guilds::new(), "seats 1");
}

#[test]
fn laws_hold_together() {
    for seats in 2..=4 {
        check(&Guilds::new(), &format!("seats {seats}"));
    }
}

//! The match that teaches the game.

use tafel_laws::guide;
use tafel_guilds::Guilds;

#[test]
fn every_step_of_the_guided_match_is_on_offer() {
    guide(&Guilds::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/guide"));
}

//! The match that teaches the game.

use tafel_guilds::Guilds;
use tafel_laws::guide;

#[test]
fn every_step_of_the_guided_match_is_on_offer() {
    guide(&Guilds::new(), env!("CARGO_MANIFEST_DIR"));
}

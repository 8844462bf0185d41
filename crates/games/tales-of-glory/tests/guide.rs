//! The match that teaches the game.

use tafel_laws::guide;
use tafel_tales_of_glory::TalesOfGlory;

#[test]
fn every_step_of_the_guided_match_is_on_offer() {
    guide(&TalesOfGlory::new(), env!("CARGO_MANIFEST_DIR"));
}

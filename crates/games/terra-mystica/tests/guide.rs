//! The match that teaches the game.

use tafel_laws::guide;
use tafel_terra_mystica::TerraMystica;

#[test]
fn every_step_of_the_guided_match_is_on_offer() {
    guide(&TerraMystica::new(), env!("CARGO_MANIFEST_DIR"));
}

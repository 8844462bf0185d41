//! Whatever an edition says, it is refused or can be played with.

use tafel_laws::{Editions, editions};
use tafel_pebbles::Pebbles;

#[test]
fn a_changed_edition_is_refused_or_can_be_played_with() {
    let Editions { refused, played } = editions::<Pebbles>(4000);
    assert!(refused > 1000 && played > 500, "{refused} were refused, and {played} played");
}

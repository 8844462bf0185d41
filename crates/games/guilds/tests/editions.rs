//! Whatever an edition says, it is refused or can be played with.

use tafel_guilds::Guilds;
use tafel_laws::{Editions, editions};

#[test]
fn a_changed_edition_is_refused_or_can_be_played_with() {
    let Editions { refused, played } = editions::<Guilds>(1000);
    assert!(refused > 200 && played > 100, "{refused} were refused, and {played} played");
}

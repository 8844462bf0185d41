//! §4 Phase 2: placing.

use crate::table::table;

/// §4.1 One tile on a spot, and tiles are never turned.
#[test]
fn tiles_lie_upright() {
    table("thief mage").board("giant purse").has(0, "combat", 6).take("1 2").play(
        "# The Giant's one connector is on its left, so it lies to the right of something.
        0 ? place giant 1 0, discard giant
        0 place giant 0 0 !4.1
        0 place giant -1 0 !4.3",
    );
}

/// §4.2 A tile must be connected.
#[test]
fn a_tile_must_be_connected() {
    table("mage thief").board("camp purse").take("1 2").play(
        "# Blank edges touch, but nothing connects.
        0 place camp 0 1 !4.2
        0 place camp 5 5 !4.2
        0 place camp -12 12 !4.2
        0 place camp 13 0 !
        0 place camp 1 0",
    );
}

/// §4.3 A connector never meets a blank edge; blank edges may touch.
#[test]
fn a_connector_meets_a_connector() {
    let area = || table("mage thief").lies(0, "ghoul", 1, 0).lies(0, "amulet", 0, -1);
    area().board("imp purse").take("1 2").play(
        "# Its left meets the Amulet, its blank bottom the Ghoul's blank top.
        0 place imp 1 -1",
    );
    area().board("scout purse").take("1 2").play(
        "# Its left would meet the Amulet, but its bottom is no blank edge.
        0 place scout 1 -1 !4.3
        0 ?- place scout 1 -1",
    );
}

/// §4.4 Plain connectors, half keys and rewarding ones connect with each other.
#[test]
fn all_connectors_connect() {
    // The Thief: half keys at top and left, plain right and bottom.
    table("thief mage").board("ghoul purse").has(0, "magic", 2).take("1 2").play(
        "# Half a key meets a plain connector: legal, and no key.
        0 place ghoul 1 0
        0 ?",
    );
    table("thief mage").board("market purse").take("1 2").play("0 place market -1 0");
    table("thief mage").board("well purse").take("1 2").play("0 place well 1 0");
}

/// §4.5 The grid has no border: an area may grow in one direction to the end; what lies there stays.
#[test]
fn an_area_can_be_as_long_as_it_likes() {
    let row = ["ghoul", "ogre", "troll", "lich", "imp", "horseshoe", "herbalist", "lantern", "grimoire"];
    let mut long = table("thief mage");
    for (x, name) in (1..).zip(row) {
        long = long.lies(0, name, x, 0);
    }
    long.lies(0, "blade", 10, 0).lies(0, "compass", 11, 0).board("archmage purse").take("1 2").play(
        "0 place archmage 12 0
        -: players/0/area/12/spot = [12, 0]
        -: players/0/area/1 = {\"tile\": \"ghoul\", \"spot\": [1, 0], \"opened\": []}",
    );
}

//! §2 Phase 1: obtaining a tile.

use crate::table::table;

/// §2.1 All choose at once, in any order, and nobody sees a choice before the last is made.
#[test]
fn choices_are_secret_and_simultaneous() {
    table("thief mage").board("purse goblin").play(
        "1 select 2
        1 select 3 !turn
        0 take 1 !2.3
        0: players/1/has_chosen = true
        0: players/1/choice = null
        -: players/1/choice = null
        1: players/1/choice = \"2\"
        0 select 1
        0: players/1/taken = {\"tile\": \"goblin\", \"slot\": \"2\"}
        0 select 2 !2.1",
    );
}

/// §2.2 Clockwise from the marker each takes the tile of the chosen slot, if it is still there.
#[test]
fn the_holder_of_the_marker_takes_first() {
    let clash = "0 select 1
        1 select 1
        2 select 1";
    table("thief mage shaman").board("purse goblin").first(1).play(&format!(
        "{clash}
        -: players/1/taken/tile = \"purse\"
        -: players/0/taken = null
        -: board/0 = null
        2 ?+ take 2
        0 ?"
    ));
    table("thief mage shaman").board("purse goblin").first(2).play(&format!(
        "{clash}
        -: players/2/taken/tile = \"purse\"
        0 ?+ take 2"
    ));
}

/// §2.3 Who got none catches up after all others, in the same order, with any tile that is left.
#[test]
fn players_without_a_tile_catch_up() {
    table("thief mage shaman").board("purse goblin").first(1).play(
        "0 select 2
        1 select 1
        2 select 1
        # Seat 0 comes after seat 2, but named its tile: seat 2 cannot take it away.
        -: players/0/taken/tile = \"goblin\"
        2 ? take 3, take 4, take 5, take 6
        2 take 1 !2.3
        2 take 2 !2.3
        2 select 3 !2.1
        0 take 3 !turn
        2 take 5
        -: players/2/taken/slot = \"5\"",
    );
}

/// §2.4 Everybody takes exactly one tile.
#[test]
fn taking_is_compulsory() {
    table("thief mage").board("purse goblin").play(
        "0 done !9.3
        0 select 1
        1 select 1
        1 ? take 2, take 3, take 4, take 5, take 6
        1 take 2
        1 take 3 !2.3
        -: players/0/taken/tile = \"purse\"
        -: players/1/taken/tile = \"goblin\"",
    );
}

/// §2.5 The marker goes to the taker of the lowest slot, whatever card was laid.
#[test]
fn the_lowest_slot_brings_the_marker() {
    table("thief mage shaman").board("purse goblin").play(
        "0 select 3
        1 select 5
        2 select 2
        -: first = 2",
    );
    table("thief mage shaman").board("purse goblin").play(
        "0 select 3
        1 select 3
        2 select 2
        1 take 1
        -: first = 1",
    );
}

/// §2.6 Who holds the marker already does not keep it: the second-lowest slot brings it.
#[test]
fn the_marker_changes_hands() {
    table("thief mage shaman").board("purse goblin").play(
        "0 select 1
        1 select 5
        2 select 3
        -: first = 2",
    );
    table("thief mage").board("purse goblin").play(
        "0 select 1
        1 select 6
        -: first = 1",
    );
}

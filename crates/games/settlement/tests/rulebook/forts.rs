//! §7 Forts.

use crate::table::Table;

/// §7.1 On an own terrain without fort and monster.
#[test]
fn a_fort_needs_a_free_terrain() {
    Table::of("seats 2")
        .terrain(0, "I.1", "wood-green")
        .terrain(0, "I.2", "clay-green")
        .terrain(0, "I.3", "stone-green")
        .terrain(1, "II.1", "wood-green")
        .fort(0, "I.1")
        .monster(0, "I.2")
        .play(
            "0 ?+ fort I.3
            0 ?- fort I.1, fort I.2, fort II.1
            0 fort I.1 !7.1
            0 fort I.2 !7.1
            0 fort II.1 !7.1
            0 fort I.3
            -: players/0/wilderness/2/fort = true
            -: players/0/basic_settlers = 5",
        );
}

/// §7.2 An activated fort yields without a check, also beside its region; where there is no fort nothing is activated.
#[test]
fn an_activated_fort_yields_without_a_check() {
    Table::of("seats 1").terrain(0, "I.1", "clay-red").fort(0, "I.1").play(
        "0 region I
        0 end
        0 activate I.2 !7.2
        0 activate I.1
        -: players/0/resources/clay = 3
        -: players/0/wilderness/0/monster = false
        -: players/0/wilderness/0/fort_used = true",
    );
}

/// §7.3 A fort can be activated in the round it was built in.
#[test]
fn a_new_fort_can_be_activated() {
    Table::of("seats 1").terrain(0, "I.1", "clay-green").play(
        "0 fort I.1
        0 end
        0 activate I.1
        -: players/0/resources/clay = 2",
    );
}

//! §8 Activating a region.

use crate::table::Table;

/// §8.1 Every terrain without a monster yields, also beside an activated fort.
#[test]
fn a_region_yields_from_every_free_terrain() {
    Table::of("seats 1")
        .resources(0, [0; 5])
        .terrain(0, "I.1", "wood-green")
        .terrain(0, "I.2", "clay-green")
        .terrain(0, "I.3", "wood-yellow")
        .terrain(0, "II.1", "diamond-green")
        .monster(0, "I.2")
        .fort(0, "I.3")
        .play(
            "0 activate I.3
            0 end
            0 region I
            -: players/0/resources = {\"wood\": 3, \"clay\": 0, \"stone\": 0, \"diamond\": 0, \"gold\": 0}
            -: players/0/regions_used = [\"I\"]
            -: players/0/basic_settlers = 4",
        );
}

/// §8.2 Nobody is asked whether the terrain is to yield.
#[test]
fn yields_cannot_be_declined() {
    Table::of("seats 1").terrain(0, "I.1", "wood-red").play(
        "0 region I
        0 done !9.1
        -: players/0/resources/wood = 2
        -: players/0/wilderness/0/monster = true",
    );
}

/// §8.3 All yield first; then those that yielded are checked, and a monster takes nothing back.
#[test]
fn checks_come_after_all_yields() {
    Table::of("seats 1")
        .resources(0, [0; 5])
        .terrain(0, "I.1", "wood-red")
        .terrain(0, "I.2", "clay-red")
        .terrain(0, "I.3", "stone-red")
        .terrain(0, "II.1", "stone-red")
        .fort(0, "I.3")
        .play(
            "0 region I
            -: players/0/resources = {\"wood\": 1, \"clay\": 1, \"stone\": 1, \"diamond\": 0, \"gold\": 0}
            -: players/0/wilderness/0/monster = true
            -: players/0/wilderness/1/monster = true
            -: players/0/wilderness/2/monster = false
            -: players/0/wilderness/3/monster = false",
        );
}

/// §8.4 Empty rows can be activated.
#[test]
fn empty_rows_can_be_activated() {
    Table::of("seats 1").play(
        "0 region III
        0 end
        0 street 2
        0 end
        -: players/0/basic_settlers = 4",
    );
}

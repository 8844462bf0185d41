//! §12 Passing.

use crate::table::Table;

/// §12.1 Basic resources go back but for at most one a fort; rare ones stay.
#[test]
fn a_fort_keeps_one_basic_resource() {
    Table::of("seats 2").resources(0, [2, 1, 0, 3, 2]).play(
        "0 pass keep wood !12.1
        0 pass
        -: players/0/resources = {\"wood\": 0, \"clay\": 0, \"stone\": 0, \"diamond\": 3, \"gold\": 2}",
    );
    let forts = || {
        Table::of("seats 2")
            .terrain(0, "I.1", "wood-green")
            .terrain(0, "I.2", "clay-green")
            .fort(0, "I.1")
            .fort(0, "I.2")
    };
    forts().resources(0, [2, 1, 0, 0, 0]).play(
        "0 ?+ pass keep wood wood, pass keep wood clay, pass keep wood, pass keep clay, pass
        0 pass keep wood wood clay !12.1
        0 pass keep wood wood
        -: players/0/resources/wood = 2
        -: players/0/resources/clay = 0",
    );
    forts().resources(0, [0, 1, 0, 0, 0]).play("0 pass keep clay clay !12.1 clay 2/1\n0 pass keep clay");
}

/// §12.1 Fewer than there are forts may be kept, even none.
#[test]
fn fewer_than_forts_may_be_kept() {
    let two_forts = || {
        Table::of("seats 2")
            .resources(0, [2, 1, 0, 0, 0])
            .terrain(0, "I.1", "wood-green")
            .terrain(0, "I.2", "clay-green")
            .fort(0, "I.1")
            .fort(0, "I.2")
    };
    two_forts().play("0 pass keep clay\n-: players/0/resources/wood = 0\n-: players/0/resources/clay = 1");
    two_forts().play("0 pass\n-: players/0/resources/wood = 0\n-: players/0/resources/clay = 0");
}

/// §12.2 Basic settlers come back, used bonus settlers are lost, unused ones stay.
#[test]
fn settlers_come_back() {
    Table::of("seats 2").settlers(0, 1, 3).terrain(0, "I.1", "wood-green").play(
        "0 explore II.1
        * terrain wood-green
        0 pass
        -: players/0/basic_settlers = 6
        -: players/0/bonus_settlers = 2
        -: players/0/bonus_used = 0",
    );
}

/// §12.3 A new artifact first, then the old one goes back: it can be taken by others, and later again.
#[test]
fn the_artifact_is_replaced() {
    Table::of("seats 2").play(
        "0 pass
        0 ? take hourglass, take compass, take potion
        0 take ring !12.3
        0 pass !12.3
        0 take compass
        -: players/0/artifact = \"compass\"
        -: artifact_row = [\"hourglass\", \"potion\", \"ring\"]
        1 take ring !12.3
        1 pass
        1 ? take hourglass, take potion, take ring
        1 take potion
        * hero h20
        0 pass
        0 ? take hourglass, take treasure, take ring
        0 take ring
        -: players/0/artifact = \"ring\"",
    );
}

/// §12.4 In the last round nothing is kept, and no artifact is taken.
#[test]
fn the_last_pass_is_only_that() {
    Table::of("seats 2")
        .round(6)
        .resources(0, [0, 1, 0, 1, 1])
        .terrain(0, "I.1", "wood-green")
        .fort(0, "I.1")
        .play(
            "0 pass keep clay !12.4
        0 pass
        -: players/0/resources/clay = 0
        -: players/0/resources/gold = 1
        1 pass
        -: players/0/artifact = \"ring\"
        1 pass !over",
        );
}

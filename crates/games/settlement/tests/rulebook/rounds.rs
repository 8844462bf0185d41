//! §13 End of a round.

use crate::table::Table;

const BOTH_PASS: &str = "
    0 pass
    0 take compass
    1 pass
    1 take potion";

/// §13.1 The rightmost hero goes, the others slide, a new one comes to the left.
#[test]
fn the_rightmost_hero_is_discarded() {
    Table::of("seats 2").row("h01 h02 h03 h04").play(&format!(
        "{BOTH_PASS}
        * hero h04 !
        * hero h20
        -: row = [\"h20\", \"h01\", \"h02\", \"h03\"]"
    ));
}

/// §13.2 Equal buildings are piled, empty spaces filled, and new copies lie alone until the next round ends.
#[test]
fn equal_buildings_are_piled() {
    Table::of("seats 2")
        .market("tavern tavern church church sawmill clay-pit quarry storehouse diamond-mine")
        .play(&format!(
            "{BOTH_PASS}
            * hero h20
            * tile tavern
            * tile bank
            0 ?+ pass
            -: market/5 = {{\"building\": \"tavern\", \"tiles\": 2}}
            -: market/6 = {{\"building\": \"tavern\", \"tiles\": 1}}
            -: market/8 = {{\"building\": \"church\", \"tiles\": 2}}
            0 pass
            0 take ring
            1 pass
            1 take treasure
            * hero h21
            * tile church
            -: market/5 = {{\"building\": \"tavern\", \"tiles\": 3}}"
        ));
}

/// §13.3 Then the next round begins, but for the last.
#[test]
fn the_next_round_begins() {
    Table::of("seats 2").play(&format!(
        "{BOTH_PASS}
        * hero h20
        -: round = 2
        -: passed = []"
    ));
    Table::of("seats 2").round(6).row("h01 h02 h03 h04").play(
        "0 pass
        1 pass
        -: round = 6
        -: row = [\"h01\", \"h02\", \"h03\", \"h04\"]
        = points 0 0; ranks 1 1",
    );
}

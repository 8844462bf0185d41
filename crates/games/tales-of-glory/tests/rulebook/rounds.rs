//! §7 Phase 3: the next round.

use crate::table::table;

/// Everybody discards, and opens the first chest of the Hero.
const TWO_DISCARD: &str = "0 discard mill
    0 key thief 1
    1 discard market
    1 key mage 1";

/// §7.1 With two players the three lowest of the tiles that are left are swept.
#[test]
fn the_lowest_tiles_are_swept() {
    table("thief mage").board("mill tavern market well chapel camp").take("1 3").play(&format!(
        "{TWO_DISCARD}
            -: discard = [\"mill\", \"tavern\", \"market\", \"well\", \"chapel\"]
            -: board/0 = \"camp\"
            -: board/1 = null"
    ));
}

/// §7.1 Two with three players, one with four, none with five. §7.2 The rest slides down and keeps its order.
#[test]
fn more_players_sweep_less() {
    table("thief mage shaman").board("mill tavern market well chapel camp").take("2 3 5").play(
        "0 discard tavern
            0 key thief 1
            1 discard market
            1 key mage 1
            2 discard chapel
            2 key shaman 1
            -: discard = [\"mill\", \"tavern\", \"market\", \"well\", \"chapel\"]
            -: board = [\"camp\", null, null, null, null, null, null, null]",
    );
    table("thief mage shaman paladin")
        .board("mill tavern market well chapel camp goblin wolf")
        .take("2 3 5 7")
        .play(
            "0 discard tavern
            0 key thief 1
            1 discard market
            1 key mage 1
            2 discard chapel
            2 key shaman 1
            3 discard goblin
            3 key paladin 1
            -: discard = [\"mill\", \"tavern\", \"market\", \"chapel\", \"goblin\"]
            -: board = [\"well\", \"camp\", \"wolf\", null, null, null, null, null]",
        );
    table("thief mage shaman paladin barbarian")
        .board("mill tavern market well chapel camp goblin wolf")
        .take("2 3 5 7 1")
        .play(
            "0 discard tavern
            0 key thief 1
            1 discard market
            1 key mage 1
            2 discard chapel
            2 key shaman 1
            3 discard goblin
            3 key paladin 1
            4 discard mill
            4 key barbarian 1
            -: board = [\"well\", \"camp\", \"wolf\", null, null, null, null, null]",
        );
}

/// §7.3 Five tiles come from Age 1, and when it is empty from the next age.
#[test]
fn the_board_is_filled_age_by_age() {
    table("thief mage")
        .board("mill tavern market well chapel camp")
        .left_in_stacks("goblin wolf forge castle harbour")
        .take("1 3")
        .play(&format!(
            "{TWO_DISCARD}
            * ? draw goblin 1, draw wolf 1
            * draw forge !
            * draw wolf
            -: board/1 = \"wolf\"
            * draw goblin
            * ? draw forge 1, draw harbour 1
            * draw harbour
            * draw forge
            * ? draw castle 1
            * draw castle
            -: board = [\"camp\", \"wolf\", \"goblin\", \"harbour\", \"forge\", \"castle\", null, null]
            -: round = 2
            0 ?+ select 6"
        ));
}

/// §7.4 After the tenth round nothing is swept or drawn, and the game ends.
#[test]
fn after_ten_rounds_it_is_over() {
    table("thief mage").board("mill tavern market well chapel camp").last_round().take("1 3").play(&format!(
        "{TWO_DISCARD}
        -: board/1 = \"tavern\"
        -: board/5 = \"camp\"
        0 select 2 !over
        * draw goblin !
        = points 13 8; ranks 1 2"
    ));
}

//! §11: mines and exploration.

use super::table::Table;

/// §11.1 The difficulty is 2 in row 4, 3 in row 3, 4 in row 2, 5 in row 1.
#[test]
fn higher_rows_are_more_difficult() {
    let table = Table::together(2).mines(&["c1r4", "c1r3", "c1r2"]);
    table.dice(&["red 5"]).play("0 ?+ prospect red 5 c1r1, prospect red 5 c2r2, prospect red 5 c2r4");
    table.dice(&["red 4"]).play("0 prospect red 4 c1r1 !11.1 strength 5/4\n0 ?+ prospect red 4 c2r2");
    table.dice(&["red 3"]).play("0 prospect red 3 c2r2 !11.1 strength 4/3\n0 ?+ prospect red 3 c2r3");
    table.dice(&["red 2"]).play("0 prospect red 2 c2r3 !11.1 strength 3/2\n0 ?+ prospect red 2 c2r4");
    table.dice(&["red 1"]).play("0 ?+ prospect red 1 c2r4");
}

/// §11.2 In row 4, or next to an own mine; one of each player, three players at most.
#[test]
fn mines_lie_in_the_valley_or_next_to_another() {
    Table::alone().mines(&["c2r4"]).dice(&["green 6"]).play(
        "0 ?+ prospect green 6 c1r4, prospect green 6 c2r3
        0 prospect green 6 c2r4 !11.2
        0 prospect green 6 c1r3 !11.2
        0 prospect green 6 c2r2 !11.2",
    );
    let four = Table::together(4).dice(&["green 6"]);
    let crowded =
        four.seat(1).mines(&["c1r4", "c2r4"]).seat(2).mines(&["c1r4", "c2r4"]).seat(3).mines(&["c1r4"]);
    crowded.play("0 prospect green 6 c1r4 !11.2\n0 prospect green 6 c2r4\n0: players/0/mines = [\"c2r4\"]");
}

/// §11.3 The first mine in the rows 3, 2 and 1 brings an exploration medal each.
#[test]
fn the_first_mine_of_a_row_brings_a_medal() {
    Table::together(2).mines(&["c1r4", "c2r4"]).dice(&["green 6", "green 5"]).play(
        "0 prospect green 6 c1r3
        0: players/0/medals/exploration = 1
        0 prospect green 5 c2r3
        0: players/0/medals/exploration = 1",
    );
    Table::together(2).mines(&["c1r4", "c1r3"]).dice(&["green 6", "green 5"]).play(
        "0 prospect green 5 c1r2
        0: players/0/medals/exploration = 1
        0 prospect green 6 c2r2
        0: players/0/medals/exploration = 1",
    );
    Table::together(2)
        .dice(&["green 6"])
        .play("0 prospect green 6 c1r4\n0: players/0/medals/exploration = 0");
}

/// §11.4 A column with mines in all four rows brings an exploration medal.
#[test]
fn a_full_column_brings_a_medal() {
    Table::together(2).mines(&["c1r4", "c1r3", "c1r2", "c2r2", "c2r1"]).dice(&["green 6"]).play(
        "0 prospect green 6 c1r1
        0: players/0/medals/exploration = 1",
    );
    // The first of the top row besides.
    Table::together(2).mines(&["c1r4", "c1r3", "c1r2"]).dice(&["green 6"]).play(
        "0 prospect green 6 c1r1
        0: players/0/medals/exploration = 2",
    );
}

/// §11.5 A kind of medal that has run out is not gained.
#[test]
fn medals_run_out() {
    Table::together(2).seat(1).medals(0, 12, 0).seat(0).mines(&["c1r4"]).dice(&["green 6"]).play(
        "0 prospect green 6 c1r3
        0: players/0/medals/exploration = 0
        -: medals/exploration = 0",
    );
}

//! §7 and §16: end, points and result.

use super::table::Table;
use tafel_guilds::Guilds;
use tafel_rules::{Rules, Seat};

fn source(table: &Table, seat: u8, name: &str) -> i16 {
    let mut tally = vec![];
    Guilds::new().tally(&table.state, Seat(seat), &mut tally);
    tally.iter().find(|(source, _)| *source == name).unwrap().1
}

/// As before `field`, with this number of final fields met.
fn with_finals(field: &str, finals: u8) -> Table {
    let mut table = Table::before(field);
    table.state.solo.as_mut().unwrap().finals = finals;
    table
}

/// Much of everything: more than 70 points.
fn rich(table: Table) -> Table {
    table.jar(250).medals(3, 3, 3).buildings(&["embassy", "mint"])
}

/// §7.1 After the first final field the game goes on.
#[test]
fn the_first_final_field_does_not_end_the_game() {
    Table::before("a6").jar(20).play("* die red 1\n* guild bronze\n0 ?+ labour red 1");
}

/// §7.2 The second final field that is met ends the game at once.
#[test]
fn the_second_final_field_ends_the_game() {
    rich(with_finals("a6", 1)).play("* die red 1\n0 labour red 1 !over");
}

/// §7.3 A final field that is not met loses the game at once, whatever the points.
#[test]
fn a_final_field_not_met_loses() {
    rich(with_finals("c6", 1)).medals(12, 12, 2).play("* die red 1\n0 labour red 1 !over");
    let lost = rich(with_finals("c6", 1)).medals(12, 12, 2).play("* die red 1");
    let standing = Guilds::new().standing(&lost.state).unwrap();
    assert!(standing.points[Seat(0)] >= 70);
    assert_eq!(standing.rank[Seat(0)], 2);
}

/// §7.4 After 16 turns without two final fields the game is lost.
#[test]
fn after_sixteen_turns_it_is_lost() {
    let table = rich(Table::alone().dice(&[]));
    table.round(15).play("0 end\n* ?+ attack riot 1");
    let over = table.round(16).play("0 end\n0 end !over");
    assert_eq!(Guilds::new().standing(&over.state).unwrap().rank[Seat(0)], 2);
}

/// §7.5 3 points for a final field, 5 more for the second; 2 less for a mine in the loss box; the minus points.
#[test]
fn the_solo_board_counts_too() {
    let mut table = with_finals("a3", 1);
    assert_eq!(source(&table, 0, "finals"), 3);
    let solo = table.state.solo.as_mut().unwrap();
    solo.finals = 2;
    solo.loss_box = 4;
    solo.minus_points = 5;
    assert_eq!(source(&table, 0, "finals"), 11);
    assert_eq!(source(&table, 0, "loss-box"), -8);
    assert_eq!(source(&table, 0, "penalties"), -5);
}

/// §7.6 Won with two final fields and 70 points; with 69 lost.
#[test]
fn seventy_points_win() {
    // Nine medals and three sets are 18, the finals 11, the rest Jar.
    let table = with_finals("c6", 1).medals(3, 3, 3);
    table.jar(5 * 41).play("* die red 1\n= points 70; ranks 1");
    table.jar(5 * 41 - 1).play("* die red 1\n= points 69; ranks 2");
}

/// §16.1 Mines count by their row.
#[test]
fn mines_count_by_row() {
    let table = Table::together(2);
    for (place, points) in [("c1r4", 0), ("c1r3", 1), ("c1r2", 1), ("c1r1", 3)] {
        assert_eq!(source(&table.mines(&[place]), 0, "mines"), points, "{place}");
    }
    assert_eq!(source(&table.mines(&["c1r4", "c1r3", "c1r2"]), 0, "mines"), 2);
}

/// §16.2 Own buildings and player cards count their points.
#[test]
fn buildings_and_player_cards_count() {
    let table = Table::together(2).buildings(&["embassy", "library"]).cards(&["patron", "mason"]);
    assert_eq!(source(&table, 0, "buildings"), 7 + 2);
    assert_eq!(source(&table, 0, "player-cards"), 5 + 1);
    assert_eq!(source(&table, 1, "buildings"), 0);
}

/// §16.3 Each medal counts, and each set of three different ones more.
#[test]
fn medals_and_sets_count() {
    let table = Table::together(2).medals(3, 2, 4);
    assert_eq!(source(&table, 0, "medals"), 9);
    assert_eq!(source(&table, 0, "sets"), 6);
}

/// §16.4 Trophies count, but for the weakest.
#[test]
fn trophies_count() {
    let table = Table::together(2).trophies(&["thieves", "cutpurses", "raiders", "warband"]);
    assert_eq!(source(&table, 0, "trophies"), 3);
}

/// §16.5 5 Jar count a point, and 2 tiles.
#[test]
fn jar_and_tiles_count() {
    let table = Table::together(2).jar(14).tiles(3, 2);
    assert_eq!(source(&table, 0, "jar"), 2);
    assert_eq!(source(&table, 0, "tiles"), 2);
}

/// §16.6 Most points win; ties go to more medals, then more Jar, then are shared.
#[test]
fn ties_go_to_medals_and_then_to_jar() {
    let mut table = Table::together(2).jar(0).seat(1).jar(0);
    table.state.steps.clear();
    table.seat(0).jar(5).play("= points 1 0; ranks 1 2");
    table.seat(0).jar(5).seat(1).medals(1, 0, 0).play("= points 1 1; ranks 2 1");
    table.seat(0).jar(6).seat(1).jar(5).play("= points 1 1; ranks 1 2");
    table.seat(0).jar(5).seat(1).jar(5).play("= points 1 1; ranks 1 1");
}

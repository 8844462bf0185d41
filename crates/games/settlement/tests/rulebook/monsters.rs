//! §6 Monsters.

use crate::table::Table;

/// §6.1 A monster appears when its colour is in the row, one however many heroes show it, and else none.
#[test]
fn monsters_come_by_the_colours_of_the_row() {
    // Two green heroes, a yellow and a blue one.
    let table = || Table::of("seats 1").row("h01 h05 h02 h03");
    table().play(
        "0 explore I.1
        * terrain wood-green
        -: players/0/wilderness/0 = {\"terrain\": \"wood-green\", \"monster\": true, \"fort\": false, \"fort_used\": false}",
    );
    table().play(
        "0 explore I.1
        * terrain wood-red
        -: players/0/wilderness/0/monster = false",
    );
}

/// §6.1 The row of the moment counts: an invited hero attracts no monster any more.
#[test]
fn an_invited_hero_attracts_no_monster() {
    // Only h06 is yellow.
    Table::of("seats 1").resources(0, [0, 0, 0, 3, 0]).row("h04 h09 h12 h06").play(
        "0 invite h06
        * hero h14
        0 explore I.1
        * terrain wood-yellow
        -: players/0/wilderness/0/monster = false",
    );
    Table::of("seats 1").row("h04 h09 h12 h06").play(
        "0 explore I.1
        * terrain wood-yellow
        -: players/0/wilderness/0/monster = true",
    );
}

/// §6.2 Never on a fort.
#[test]
fn forts_keep_monsters_away() {
    Table::of("seats 1").terrain(0, "I.1", "wood-red").terrain(0, "I.2", "clay-red").fort(0, "I.1").play(
        "0 region I
        -: players/0/wilderness/0/monster = false
        -: players/0/wilderness/1/monster = true",
    );
}

/// §6.3 One to four settlers by colour; a monster on an own terrain goes.
#[test]
fn hunting_costs_by_colour() {
    for (colour, settlers) in [("green", 1), ("yellow", 2), ("blue", 3), ("red", 4)] {
        let table = |settlers| {
            Table::of("seats 1")
                .terrain(0, "I.1", &format!("wood-{colour}"))
                .monster(0, "I.1")
                .settlers(0, settlers, 0)
        };
        table(settlers - 1).play("0 ?- hunt I.1\n0 hunt I.1 !3.1");
        table(settlers).play(
            "0 hunt I.2 !6.3
            0 hunt I.1
            -: players/0/basic_settlers = 0
            -: players/0/wilderness/0/monster = false",
        );
    }
    Table::of("seats 2").terrain(0, "I.1", "wood-red").monster(0, "I.1").settlers(0, 2, 2).play("0 hunt I.1");
    Table::of("seats 2").terrain(1, "I.1", "wood-green").monster(1, "I.1").play("0 hunt I.1 !6.3");
}

/// §6.4 The reward by colour.
#[test]
fn hunting_is_rewarded_by_colour() {
    for (colour, diamonds, gold) in [("green", 1, 0), ("yellow", 0, 1), ("blue", 0, 2), ("red", 1, 2)] {
        Table::of("seats 1").terrain(0, "I.1", &format!("wood-{colour}")).monster(0, "I.1").play(&format!(
            "0 hunt I.1
            -: players/0/resources = {{\"wood\": 1, \"clay\": 1, \"stone\": 1, \"diamond\": {diamonds}, \"gold\": {gold}}}"
        ));
    }
}

/// §6.5 A hunted terrain yields again in the same round.
#[test]
fn a_hunted_terrain_yields_again() {
    Table::of("seats 1").terrain(0, "I.1", "wood-green").monster(0, "I.1").play(
        "0 hunt I.1
        0 end
        0 region I
        -: players/0/resources/wood = 2",
    );
}

//! §3 Settlers.

use crate::table::Table;

/// §3.1 Basic and bonus settlers are mixed, and basic ones go first.
#[test]
fn basic_settlers_are_used_first() {
    Table::of("seats 2").settlers(0, 1, 2).terrain(0, "I.1", "wood-green").play(
        "0 explore II.1
        -: players/0/basic_settlers = 0
        -: players/0/bonus_settlers = 1
        -: players/0/bonus_used = 1",
    );
}

/// §3.1 Without enough settlers there is no action.
#[test]
fn without_settlers_there_is_no_action() {
    Table::of("seats 2")
        .settlers(0, 0, 0)
        .terrain(0, "I.1", "wood-green")
        .terrain(0, "I.2", "clay-green")
        .fort(0, "I.2")
        .play(
            "0 ?- region I, street 1, fort I.1, activate I.2, build quarry 1.1, explore I.3
        0 region I !3.1 settlers 1/0
        0 street 1 !3.1 settlers 1/0
        0 fort I.1 !3.1 settlers 1/0
        0 activate I.2 !3.1 settlers 1/0
        0 build quarry 1.1 !3.1 settlers 1/0
        0 explore I.3 !3.1 settlers 1/0",
        );
    Table::of("seats 2").settlers(0, 1, 1).terrain(0, "I.1", "wood-red").monster(0, "I.1").play(
        "0 hunt I.1 !3.1 settlers 4/2
        0 explore II.1",
    );
}

/// §3.2 Regions, streets and forts are activated once a round; other actions are open again and again.
#[test]
fn activations_are_once_a_round() {
    Table::of("seats 1")
        .resources(0, [9, 9, 9, 0, 0])
        .settlers(0, 6, 9)
        .terrain(0, "I.1", "wood-green")
        .terrain(0, "I.2", "clay-green")
        .terrain(0, "I.3", "clay-yellow")
        .fort(0, "I.1")
        .play(
            "0 region I
            0 end
            0 region I !3.2
            0 street 3
            0 end
            0 street 3 !3.2
            0 activate I.1
            0 end
            0 activate I.1 !3.2
            0 region II
            0 end
            0 build quarry 1.1
            * tile bank
            0 end
            0 build bank 1.2
            * tile bank
            0 end
            0 fort I.2
            0 end
            0 fort I.3
            0 end
            0 pass keep wood clay stone
            0 take compass
            * artifact mask
            * hero h20
            0 ?+ region I, region II, street 3, activate I.1",
        );
}

/// §3.3 Bonus settlers of a hero and of a tavern can be used in the same round at once.
#[test]
fn bonus_settlers_can_be_used_at_once() {
    Table::of("seats 1").settlers(0, 0, 0).resources(0, [2, 0, 0, 0, 2]).row("h01 h02 h07 h03").play(
        "0 ?- region I
        0 invite h07
        * hero h20
        0 region I
        -: players/0/bonus_settlers = 0",
    );
    Table::of("seats 1").settlers(0, 1, 0).resources(0, [0, 0, 0, 1, 0]).building(0, "1.1", "tavern").play(
        "0 street 1
        0 use 1.1
        0 end
        0 region I",
    );
}

/// §3.4 Bonus settlers can be chosen for an action, as many as it takes; the others are used as always.
#[test]
fn bonus_settlers_can_be_chosen() {
    let table = || Table::of("seats 2").settlers(0, 3, 3).terrain(0, "I.1", "wood-green");
    table().play(
        "0 ?+ bonus 1, bonus 2
        0 ?- bonus 0, bonus 3
        0 bonus 1
        0 ?- bonus 1, bonus 2
        0 bonus 2 !3.4
        0 end !2.3
        0 explore II.1
        * terrain wood-green
        -: players/0/basic_settlers = 2
        -: players/0/bonus_settlers = 2
        -: players/0/bonus_used = 1
        0 bonus 1 !2.2
        0 pass
        -: players/0/basic_settlers = 6
        -: players/0/bonus_settlers = 2",
    );
    table().play(
        "0 bonus 2
        0 region I
        -: players/0/basic_settlers = 3
        -: players/0/bonus_settlers = 2",
    );
    table().play("0 bonus 2\n0 pass\n-: players/0/bonus_settlers = 3");
}

/// §3.4 There is no choice where it makes no difference.
#[test]
fn a_choice_of_settlers_makes_a_difference() {
    // The red monster takes 3 bonus settlers in any case; nothing else takes more than 2.
    Table::of("seats 2").settlers(0, 1, 3).terrain(0, "I.1", "wood-red").monster(0, "I.1").play(
        "0 ?+ bonus 1, bonus 2
        0 ?- bonus 3
        0 bonus 3 !3.4",
    );
    let one_left = || Table::of("seats 2").terrain(0, "I.1", "wood-green");
    one_left().settlers(0, 0, 3).play("0 ?- bonus 1\n0 bonus 1 !3.4");
    one_left().settlers(0, 3, 0).play("0 ?- bonus 1\n0 bonus 1 !3.4 bonus-settlers 1/0");
    one_left().settlers(0, 3, 3).round(6).play("0 ?- bonus 1\n0 bonus 1 !3.4");
}

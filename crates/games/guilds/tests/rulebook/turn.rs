//! §9: a turn.

use super::table::Table;

/// §9.1 A turn begins with an attack card.
#[test]
fn an_attack_comes_first() {
    Table::together(2)
        .dice(&[])
        .play("0 end\n1 ?\n* ?+ attack wolves 1\n* attack wolves\n1: attack = \"wolves\"");
}

/// §9.2 Two dice are drawn from three of each colour and rolled; when the bag is empty, all go back.
#[test]
fn two_dice_are_drawn_and_rolled() {
    let table = Table::together(2).dice(&["red 1", "red 2"]);
    table.play("-: die_bag = {\"red\": 1, \"green\": 3, \"yellow\": 3, \"white\": 3}");
    let next = table.play(
        "0 labour red 1
        0 labour red 2
        0 end
        * attack wolves
        * ?+ die red 1 1, die red 6 1, die white 3 3
        * die red 5
        * ?- die red 1 1
        * die green 2
        1: dice = [{\"colour\": \"red\", \"pips\": 5}, {\"colour\": \"green\", \"pips\": 2}]",
    );
    let mut empty = next.dice(&["red 5", "green 2"]);
    for (colour, count) in { empty.state.die_bag }.iter() {
        (0..count).for_each(|_| empty.state.die_bag.take(colour));
    }
    empty.play(
        "1 labour red 5
        1 labour green 2
        1 end
        -: die_bag = {\"red\": 3, \"green\": 3, \"yellow\": 3, \"white\": 3}",
    );
}

/// §9.3 Each die is used, or let go for 1 Jar.
#[test]
fn a_die_is_let_go_for_a_jar() {
    Table::alone().jar(0).dice(&["green 4", "white 4"]).play(
        "0 release green 4
        0: players/0/jar = 1
        0 release green 4 !9.3
        0 labour green 4 !9.3
        0 labour white 4
        0: dice = []
        0 labour white 4 !9.3",
    );
    // Equal dice are one and the same move.
    Table::alone()
        .dice(&["red 2", "red 2"])
        .play("0 labour red 2\n0 ?+ labour red 2\n0 labour red 2\n0 ?- labour red 2");
}

/// §9.4 Cards and buildings come before, between and after the dice.
#[test]
fn cards_and_buildings_come_at_any_time() {
    Table::alone()
        .hand(&["courier", "courier", "courier"])
        .buildings(&["mint"])
        .dice(&["red 2", "red 3"])
        .play(
            "0 play courier
        0 labour red 2
        0 play courier
        0 use mint
        0 labour red 3
        0 play courier
        0 ? end",
        );
}

/// §9.5 The turn ends when all dice are used, not before.
#[test]
fn a_turn_ends_when_all_dice_are_used() {
    Table::alone().combat(2).dice(&["red 2"]).play(
        "0 end !9.5
        0 repel !9.5
        0 labour red 2
        0 ?+ end, repel
        0 end
        -: round = 2",
    );
}

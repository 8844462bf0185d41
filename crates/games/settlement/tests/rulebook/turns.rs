//! §2 Turns.

use crate::table::Table;

/// §2.1 Turns go clockwise from the start player.
#[test]
fn turns_go_clockwise() {
    Table::of("seats 3").play(
        "1 region I !turn
        0 region I
        0 end
        1 region I
        1 end
        2 region I
        2 end
        0 region II
        -: active = 0",
    );
}

/// §2.2 One action and one hero, in either order, and not a second of either.
#[test]
fn a_turn_is_one_action_and_one_hero() {
    let table = || Table::of("seats 2").resources(0, [3, 3, 3, 9, 9]).row("h13 h14 h15 h16");
    table().play(
        "0 region I
        0 region II !2.2
        0 build quarry 1.1 !2.2
        0 explore I.1 !2.2
        0 invite h16
        * hero h20
        0 invite h15 !2.2
        0 end",
    );
    table().play(
        "0 invite h16
        * hero h20
        0 invite h15 !2.2
        0 region I
        0 street 1 !2.2
        0 end",
    );
}

/// §2.2 While an action goes on nothing else begins: no other action.
#[test]
fn an_action_is_carried_out_to_its_end() {
    Table::of("seats 2").building(0, "1.1", "quarry").play(
        "0 street 1
        0 region I !2.2
        0 build quarry 1.2 !2.2
        0 bonus 1 !2.2
        0 use 1.1
        0 end",
    );
}

/// §2.3 Without action and hero there is only passing; an exchange is not enough.
#[test]
fn an_exchange_alone_is_not_a_turn() {
    Table::of("seats 2").play(
        "0 ?- end
        0 end !2.3
        0 exchange wood clay for stone
        0 end !2.3
        0 ?+ pass
        0 pass
        0 take compass
        -: active = 1",
    );
}

/// §2.4 After an action or a hero one ends the turn, or passes at once.
#[test]
fn one_may_pass_right_after_the_turn() {
    Table::of("seats 2").play(
        "0 region I
        0 ?+ end, pass
        0 pass
        0 take compass
        -: passed = [0]
        1 region I
        1 end
        1 region II",
    );
    Table::of("seats 2").resources(0, [0, 0, 0, 3, 0]).row("h01 h02 h03 h06").play(
        "0 invite h06
        * hero h20
        0 ?+ end, pass",
    );
}

/// §2.5 A player who has passed is out of the round.
#[test]
fn who_passed_is_out() {
    Table::of("seats 3").play(
        "0 region I
        0 end
        1 pass
        1 take compass
        2 region I
        2 end
        0 region II
        0 end
        1 region I !turn
        2 region II",
    );
}

/// §2.6 The first to pass starts the next round, and nothing changes in this one.
#[test]
fn the_first_to_pass_starts_the_next_round() {
    Table::of("seats 3").play(
        "0 region I
        0 end
        1 pass
        1 take compass
        -: first_passer = 1
        -: start = 0
        2 region I
        2 end
        0 pass
        0 take hourglass
        2 pass
        2 take potion
        * hero h20
        -: round = 2
        -: start = 1
        -: active = 1
        -: first_passer = null",
    );
}

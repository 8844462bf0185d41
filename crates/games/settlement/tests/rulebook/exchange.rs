//! §10 Exchange.

use crate::table::Table;

fn with(amounts: [u8; 5]) -> Table {
    Table::of("seats 2").resources(0, amounts).market("bank church")
}

/// §10.1 The four rates.
#[test]
fn there_are_four_rates() {
    with([2, 0, 0, 0, 0]).play(
        "0 ?+ exchange wood wood for clay, exchange wood wood for stone
        0 exchange wood wood for stone
        -: players/0/resources = {\"wood\": 0, \"clay\": 0, \"stone\": 1, \"diamond\": 0, \"gold\": 0}",
    );
    with([1, 1, 0, 0, 0]).play("0 exchange wood clay for stone\n-: players/0/resources/stone = 1");
    with([1, 1, 1, 0, 0]).play(
        "0 exchange wood clay stone for diamond
        -: players/0/resources = {\"wood\": 0, \"clay\": 0, \"stone\": 0, \"diamond\": 1, \"gold\": 0}",
    );
    with([0, 0, 0, 2, 0]).play(
        "0 exchange diamond diamond for gold
        0 ?+ exchange gold for wood, exchange gold for clay, exchange gold for stone
        0 exchange gold for clay
        -: players/0/resources = {\"wood\": 0, \"clay\": 1, \"stone\": 0, \"diamond\": 0, \"gold\": 0}",
    );
    with([1, 0, 0, 1, 0]).play(
        "0 exchange wood wood for clay !10.1
        0 exchange diamond diamond for gold !10.1",
    );
}

/// §10.2 No other rate.
#[test]
fn there_is_no_other_rate() {
    with([3, 3, 3, 3, 3]).play(
        "0 exchange gold for diamond !10.2
        0 exchange diamond for wood !10.2
        0 exchange wood wood wood for diamond !10.2
        0 exchange wood for clay !10.2
        0 exchange diamond diamond for wood !10.2
        0 exchange gold for wood clay !",
    );
}

/// §10.3 At any time in one's own turn, even in the middle of a street, and not after passing or in another's turn.
#[test]
fn exchanging_is_possible_all_turn_long() {
    with([1, 1, 0, 0, 0]).building(0, "1.1", "quarry").building(0, "1.2", "church").play(
        "1 exchange wood clay for stone !turn
        0 street 1
        0 ?- use 1.2
        0 use 1.1
        0 exchange wood clay stone for diamond
        0 use 1.2
        -: players/0/deposits/diamond = 1",
    );
    with([2, 0, 0, 0, 0]).play(
        "0 region I
        0 exchange wood wood for clay
        0 pass
        0 exchange diamond diamond for gold !10.3",
    );
    with([2, 0, 0, 0, 0]).artifact(0, "mask").play(
        "0 explore I.1
        * terrain wood-red
        0 exchange wood wood for clay !10.3
        0 calm I.1
        0 exchange wood wood for clay",
    );
}

/// §10.4 What comes is of another kind than what goes.
#[test]
fn an_exchange_brings_another_kind() {
    with([2, 1, 0, 0, 0]).play(
        "0 ?- exchange wood wood for wood, exchange wood clay for wood
        0 exchange wood wood for wood !10.4
        0 exchange wood clay for clay !10.4",
    );
}

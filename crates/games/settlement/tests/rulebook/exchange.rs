//! §10 Exchange.

use crate::table::Table;

fn with(amounts: [u8; 5]) -> Table {
    Table::of("seats 2").resources(0, amounts).market("bank church")
}

/// §10.1 Every rate, and what is missing for it.
#[test]
fn there_are_five_rates() {
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
    with([0, 0, 0, 2, 0]).play(
        "0 ? pass, exchange diamond diamond for wood, exchange diamond diamond for clay, \
          exchange diamond diamond for stone, exchange diamond diamond for gold, explore I.1, explore I.2, \
          explore I.3, region I, region II, region III, street 1, street 2, street 3
        0 exchange diamond diamond for stone
        -: players/0/resources = {\"wood\": 0, \"clay\": 0, \"stone\": 1, \"diamond\": 0, \"gold\": 0}",
    );
    with([1, 0, 0, 1, 0]).play(
        "0 exchange wood wood for clay !10.1 wood 2/1
        0 exchange wood clay stone for diamond !10.1 clay 1/0, stone 1/0
        0 exchange diamond diamond for gold !10.1 diamond 2/1
        0 exchange diamond diamond for wood !10.1 diamond 2/1",
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
        0 exchange diamond diamond diamond for wood !10.2
        0 exchange gold for wood clay !",
    );
}

/// §10.3 At any time in one's own turn, even in the middle of an action or when action and invitation are done, and not
/// after passing or in another's turn.
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
    with([4, 0, 0, 0, 0]).artifact(0, "mask").play(
        "0 explore I.1
        * terrain wood-red
        0 exchange wood wood for clay
        0 ?+ summon I.1, calm I.1, exchange wood wood for stone
        0 calm I.1
        0 exchange wood wood for clay
        -: players/0/resources/clay = 2",
    );
    with([2, 0, 0, 0, 0])
        .artifact(0, "scroll")
        .terrain(0, "I.1", "clay-green")
        .terrain(0, "I.2", "stone-green")
        .play(
            "0 region I
            0 exchange wood wood for clay
            0 scroll stone
            -: players/0/resources = {\"wood\": 0, \"clay\": 2, \"stone\": 2, \"diamond\": 0, \"gold\": 0}",
        );
    with([1, 1, 0, 1, 1]).row("h01 h02 h03 h42").play(
        "0 region I
        0 invite h42
        * hero h20
        0 exchange wood clay for stone
        0 ? end, pass",
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

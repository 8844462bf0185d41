//! §9 Activating a street.

use crate::table::Table;

fn street(buildings: [&str; 3]) -> Table {
    buildings
        .into_iter()
        .zip(["1.1", "1.2", "1.3"])
        .fold(Table::of("seats 1").resources(0, [0; 5]), |table, (building, plot)| {
            table.building(0, plot, building)
        })
}

/// §9.1 Each building once, in any order, or not at all.
#[test]
fn buildings_are_used_once_in_any_order() {
    street(["sawmill", "clay-pit", "quarry"]).play(
        "0 use 1.1 !9.1
        0 street 1
        -: players/0/basic_settlers = 5
        0 ? use 1.1, use 1.2, use 1.3, done
        0 use 1.3
        0 ?+ use 1.1, use 1.2
        0 use 1.3 !9.1
        0 end !9.1
        0 use 1.1
        0 done
        -: players/0/resources = {\"wood\": 1, \"clay\": 0, \"stone\": 1, \"diamond\": 0, \"gold\": 0}
        0 ?+ end",
    );
    street(["sawmill", "clay-pit", "quarry"]).play(
        "0 street 1
        0 use 1.2
        0 use 1.1
        0 use 1.3
        0 ?+ end",
    );
}

/// §9.2 Sawmill, clay pit, quarry and diamond mine produce.
#[test]
fn producers_produce() {
    street(["sawmill", "clay-pit", "diamond-mine"]).building(0, "2.1", "quarry").play(
        "0 street 1
        0 use 1.1
        0 use 1.2
        0 use 1.3
        0 end
        0 street 2
        0 use 2.1
        -: players/0/resources = {\"wood\": 1, \"clay\": 1, \"stone\": 1, \"diamond\": 1, \"gold\": 0}",
    );
}

/// §9.3 A storehouse gives the basic resource of choice.
#[test]
fn a_storehouse_gives_a_choice() {
    street(["storehouse", "storehouse", "bank"]).play(
        "0 street 1
        0 ?+ use 1.1 wood, use 1.1 clay, use 1.1 stone
        0 use 1.1 !9.3
        0 use 1.1 diamond !9.3
        0 use 1.1 clay
        -: players/0/resources/clay = 1",
    );
}

/// §9.4 A bazaar takes one own basic resource for gold.
#[test]
fn a_bazaar_gives_gold_for_a_basic_resource() {
    street(["bazaar", "bank", "church"]).play("0 street 1\n0 ?- use 1.1 wood\n0 use 1.1 wood !9.4 wood 1/0");
    street(["bazaar", "bank", "church"]).resources(0, [0, 2, 0, 1, 0]).play(
        "0 street 1
        0 ?+ use 1.1 clay
        0 ?- use 1.1 wood, use 1.1 diamond
        0 use 1.1 clay
        -: players/0/resources = {\"wood\": 0, \"clay\": 1, \"stone\": 0, \"diamond\": 1, \"gold\": 1}",
    );
}

/// §9.5 Gem cutter and alchemist exchange once.
#[test]
fn gem_cutter_and_alchemist_exchange_once() {
    street(["gem-cutter", "alchemist", "bank"]).resources(0, [0, 0, 0, 2, 2]).play(
        "0 street 1
        0 use 1.1
        0 use 1.1 !9.1
        0 use 1.2
        -: players/0/resources = {\"wood\": 1, \"clay\": 1, \"stone\": 1, \"diamond\": 3, \"gold\": 1}",
    );
    street(["gem-cutter", "alchemist", "bank"])
        .play("0 street 1\n0 use 1.1 !9.5 diamond 1/0\n0 use 1.2 !9.5 gold 1/0");
}

/// §9.6 A tavern gives two bonus settlers for a diamond.
#[test]
fn a_tavern_gives_settlers_for_a_diamond() {
    street(["tavern", "bank", "church"]).resources(0, [0, 0, 0, 1, 0]).play(
        "0 street 1
        0 use 1.1
        -: players/0/resources/diamond = 0
        -: players/0/bonus_settlers = 2",
    );
    street(["tavern", "bank", "church"]).play("0 street 1\n0 use 1.1 !9.6 diamond 1/0");
}

/// §9.7 A trading post gives a resource of an own terrain with a fort, which stays free to be activated.
#[test]
fn a_trading_post_turns_to_a_fort() {
    street(["trading-post", "bank", "church"])
        .terrain(0, "I.1", "wood-red")
        .terrain(0, "I.2", "clay-red")
        .fort(0, "I.1")
        .play(
            "0 street 1
            0 use 1.1 !9.7
            0 use 1.1 I.2 !9.7
            0 use 1.1 I.1
            -: players/0/resources/wood = 1
            -: players/0/basic_settlers = 5
            -: players/0/wilderness/0/monster = false
            0 done
            0 end
            0 activate I.1
            -: players/0/resources/wood = 2",
        );
    let mut other =
        Table::of("seats 2").building(0, "1.1", "trading-post").terrain(1, "I.1", "wood-red").fort(1, "I.1");
    other = other.play("0 street 1\n0 ? done, exchange wood clay for stone, exchange wood stone for clay, exchange clay stone for wood, exchange wood clay stone for diamond");
    other.play("0 use 1.1 I.1 !9.7");
}

/// §9.8 Bank and church take one own token for each use, for good.
#[test]
fn bank_and_church_take_a_token_for_good() {
    street(["bank", "church", "bank"]).resources(0, [0, 0, 0, 1, 2]).play(
        "0 street 1
        0 use 1.1
        0 use 1.2
        0 use 1.3
        -: players/0/deposits = {\"wood\": 0, \"clay\": 0, \"stone\": 0, \"diamond\": 1, \"gold\": 2}
        -: players/0/resources = {\"wood\": 0, \"clay\": 0, \"stone\": 0, \"diamond\": 0, \"gold\": 0}
        -: players/0/points = 14",
    );
    street(["bank", "church", "bank"])
        .play("0 street 1\n0 use 1.1 !9.8 gold 1/0\n0 use 1.2 !9.8 diamond 1/0");
}

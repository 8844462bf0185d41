//! The worked examples of the printed rules, with everything before and after.

use crate::table::Table;
use tafel_settlement::Resource::{Diamond, Gold};
use tafel_settlement::data::Resources;

/// §4.1 A sawmill for one stone.
#[test]
fn a_sawmill_is_built() {
    Table::of("seats 2").play(
        "0 build sawmill 2.2
        -: players/0/resources = {\"wood\": 1, \"clay\": 1, \"stone\": 0, \"diamond\": 0, \"gold\": 0}
        -: players/0/basic_settlers = 5
        -: players/0/settlement = [null, null, null, null, \"sawmill\", null, null, null, null]
        * tile church
        -: market/0 = {\"building\": \"clay-pit\", \"tiles\": 1}
        -: market/8 = {\"building\": \"church\", \"tiles\": 1}
        -: building_stack/church = 2",
    );
    // Without a stone, after an exchange.
    Table::of("seats 2").resources(0, [1, 1, 0, 0, 0]).play(
        "0 ?- build sawmill 1.1
        0 exchange wood clay for stone
        0 build sawmill 1.1",
    );
}

/// §5.3 The second terrain comes beside or above the first.
#[test]
fn the_second_terrain_comes_beside_or_above() {
    Table::of("seats 1").play(
        "0 ?+ explore I.1, explore I.2, explore I.3
        0 explore I.1
        * terrain wood-green
        0 end
        -: players/0/basic_settlers = 5
        0 ?+ explore I.2, explore II.1
        0 ?- explore I.3, explore II.2, explore II.3, explore III.1, explore III.2, explore III.3",
    );
}

/// §6.1 Two green heroes bring one green monster.
#[test]
fn two_green_heroes_bring_one_monster() {
    Table::of("seats 2").row("h01 h05 h04 h09").play(
        "0 explore I.2
        * terrain clay-green
        -: players/0/wilderness/1/monster = true",
    );
}

/// §6.4 A green monster is hunted by one settler for a diamond.
#[test]
fn a_green_monster_is_hunted() {
    Table::of("seats 2").terrain(0, "I.1", "wood-green").monster(0, "I.1").play(
        "0 hunt I.1
        -: players/0/basic_settlers = 5
        -: players/0/resources/diamond = 1
        -: players/0/wilderness/0/monster = false",
    );
}

/// §8.1 Region I gives two wood past a monster in its middle; region II gives wood and a diamond in the next turn.
#[test]
fn two_regions_are_activated() {
    Table::of("seats 1")
        .resources(0, [0; 5])
        .terrain(0, "I.1", "wood-green")
        .terrain(0, "I.2", "clay-green")
        .terrain(0, "I.3", "wood-yellow")
        .terrain(0, "II.1", "wood-green")
        .terrain(0, "II.2", "diamond-green")
        .monster(0, "I.2")
        .play(
            "0 region I
            -: players/0/resources = {\"wood\": 2, \"clay\": 0, \"stone\": 0, \"diamond\": 0, \"gold\": 0}
            0 end
            0 region I !3.2
            0 region II
            -: players/0/resources = {\"wood\": 3, \"clay\": 0, \"stone\": 0, \"diamond\": 1, \"gold\": 0}
            -: players/0/basic_settlers = 4",
        );
}

/// §9.1 The quarry's stone goes over the bazaar for gold, and the alchemist is left alone.
#[test]
fn quarry_then_bazaar() {
    let street = || {
        Table::of("seats 1")
            .resources(0, [0; 5])
            .building(0, "1.1", "quarry")
            .building(0, "1.2", "bazaar")
            .building(0, "1.3", "alchemist")
    };
    street().play(
        "0 street 1
        0 use 1.2 stone !9.4
        0 use 1.1
        0 use 1.2 stone
        0 done
        -: players/0/resources = {\"wood\": 0, \"clay\": 0, \"stone\": 0, \"diamond\": 0, \"gold\": 1}
        -: players/0/streets_used = [\"1\"]
        -: players/0/basic_settlers = 5",
    );
}

/// §7.2 A fort on clay gives one clay.
#[test]
fn a_fort_gives_clay() {
    Table::of("seats 1").resources(0, [0; 5]).terrain(0, "I.1", "clay-red").fort(0, "I.1").play(
        "0 activate I.1
        -: players/0/resources/clay = 1
        -: players/0/basic_settlers = 5
        -: players/0/wilderness/0 = {\"terrain\": \"clay-red\", \"monster\": false, \"fort\": true, \"fort_used\": true}",
    );
}

/// §11.2 The adventurer on the third space costs two wood and two gold and brings a settler.
#[test]
fn the_known_hero_is_invited() {
    Table::of("seats 2").row("h01 h02 h07 h03").resources(0, [2, 0, 0, 0, 2]).play(
        "0 invite h07
        * hero h20
        -: players/0/resources = {\"wood\": 0, \"clay\": 0, \"stone\": 0, \"diamond\": 0, \"gold\": 0}
        -: players/0/bonus_settlers = 1
        -: row = [\"h20\", \"h01\", \"h02\", \"h03\"]",
    );
}

/// §12.1 The second to pass keeps a clay in her fort and an unused bonus settler (§12.2), and changes her artifact (§12.3).
#[test]
fn the_second_to_pass() {
    let mut table = Table::of("seats 2")
        .resources(1, [2, 1, 0, 4, 3])
        .settlers(1, 0, 1)
        .terrain(1, "I.1", "wood-green")
        .fort(1, "I.1");
    table.0.players.0[1].bonus_used = 2;
    table.play(
        "0 pass
        0 take compass
        1 pass keep clay
        -: players/1/resources = {\"wood\": 0, \"clay\": 1, \"stone\": 0, \"diamond\": 4, \"gold\": 3}
        -: players/1/basic_settlers = 6
        -: players/1/bonus_settlers = 1
        -: players/1/bonus_used = 0
        1 take potion
        -: players/1/artifact = \"potion\"
        -: artifact_row = [\"hourglass\", \"treasure\", \"ring\"]
        -: start = 0",
    );
}

/// §15.1 The example of 86 points: nine heroes, two gold on a bank, four diamonds on a church; alone, a knight (§16.3).
#[test]
fn eighty_six_points() {
    let mut table = Table::of("seats 1")
        .round(6)
        // Artisans of 6, 6, 7 and 8; three adventurers; two builders.
        .heroes(0, "h39 h40 h41 h42 h01 h02 h03 h13 h15")
        .terrain(0, "I.1", "wood-green")
        .terrain(0, "I.2", "clay-green")
        .terrain(0, "I.3", "stone-green")
        .terrain(0, "II.1", "wood-green")
        .terrain(0, "II.2", "clay-green")
        .terrain(0, "II.3", "diamond-green")
        .terrain(0, "III.1", "gold-green")
        .building(0, "1.1", "bank")
        .building(0, "1.2", "church")
        .building(0, "1.3", "quarry")
        .building(0, "2.1", "sawmill")
        .building(0, "2.2", "tavern")
        .building(0, "3.1", "bazaar")
        .resources(0, [0, 0, 0, 5, 5]);
    table.0.players.0[0].deposits = Resources::of(Gold, 2) + Resources::of(Diamond, 4);
    table.play("0 pass\n= points 86; ranks 1\n-: rating = \"knight\"");
}

/// §14.1 A bank built with the hourglass takes gold at once, and its street can still be activated.
#[test]
fn a_bank_takes_gold_at_once() {
    Table::of("seats 1").artifact(0, "hourglass").market("bank").resources(0, [0, 1, 0, 0, 1]).play(
        "0 build bank 1.1
        * tile church
        * tile church
        * tile church
        * tile tavern
        * tile tavern
        * tile tavern
        * tile quarry
        * tile quarry
        * tile quarry
        0 use 1.1
        -: players/0/deposits/gold = 1
        -: players/0/points = 5
        0 end
        0 ?+ street 1",
    );
}

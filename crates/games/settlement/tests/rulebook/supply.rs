//! §17 Supply.

use crate::table::Table;
use tafel_rules::{Id, Rules};
use tafel_settlement::{Colour, Resource, Settlement, Terrain};

/// §17.1 Without the option nothing runs out.
#[test]
fn resources_do_not_run_out() {
    Table::of("seats 2").resources(1, [60, 60, 60, 60, 60]).terrain(0, "I.1", "wood-green").play(
        "-: supply = null
        0 region I
        -: players/0/resources/wood = 2",
    );
}

/// §17.2 With it, one gets what there is.
#[test]
fn a_strict_supply_gives_what_it_has() {
    let strict = || Table::of("seats 2; supply strict").resources(0, [0; 5]);
    strict().play(
        "-: supply = {\"wood\": 15, \"clay\": 15, \"stone\": 15, \"diamond\": 16, \"gold\": 16}
        -: settlers_supply = 24",
    );
    strict()
        .resources(1, [15, 0, 0, 0, 0])
        .terrain(0, "I.1", "wood-green")
        .terrain(0, "I.2", "wood-yellow")
        .terrain(0, "I.3", "clay-yellow")
        .play(
            "0 region I
            -: players/0/resources/wood = 1
            -: players/0/resources/clay = 1
            -: supply/wood = 0",
        );
    strict().resources(0, [0, 0, 0, 0, 2]).settlers(1, 6, 23).row("h01 h02 h03 h24").play(
        "0 invite h24
        -: players/0/bonus_settlers = 1
        -: settlers_supply = 0",
    );
}

/// §17.3 With it, an exchange or a building needs all that it brings.
#[test]
fn a_strict_supply_must_hold_what_is_wanted() {
    let strict = || Table::of("seats 2; supply strict").resources(0, [2, 0, 0, 1, 0]);
    strict().resources(1, [0, 16, 0, 0, 0]).play(
        "0 ?+ exchange wood wood for stone
        0 ?- exchange wood wood for clay
        0 exchange wood wood for clay !17.3 clay 1/0",
    );
    strict()
        .resources(1, [0, 16, 0, 0, 0])
        .building(0, "1.1", "gem-cutter")
        .building(0, "1.2", "clay-pit")
        .building(0, "1.3", "storehouse")
        .play(
            "0 street 1
        0 ?- use 1.1, use 1.2, use 1.3 clay
        0 use 1.1 !17.3 clay 1/0
        0 use 1.2 !17.3 clay 1/0
        0 use 1.3 clay !17.3 clay 1/0
        0 ?+ use 1.3 wood, use 1.3 stone",
        );
    strict().settlers(1, 6, 23).building(0, "1.1", "tavern").play(
        "0 street 1
        0 ?- use 1.1
        0 use 1.1 !17.3 bonus-settlers 2/1",
    );
    strict().settlers(1, 6, 22).building(0, "1.1", "tavern").play("0 street 1\n0 ?+ use 1.1");
    strict()
        .resources(1, [0, 0, 0, 0, 16])
        .building(0, "1.1", "bazaar")
        .play("0 street 1\n0 ?- use 1.1 wood\n0 use 1.1 wood !17.3 gold 1/0");
}

/// §17.4 Four players have room for all terrains, and no colour has more tiles than monsters.
#[test]
fn terrains_and_monsters_cannot_run_out() {
    for options in ["seats 4; terrains even", "seats 4; terrains rising"] {
        let state = Settlement::new().start(&options.parse().unwrap());
        for colour in Colour::all() {
            let tiles = state.terrain_stacks.iter().flat_map(|stack| {
                Resource::all().map(move |resource| stack.count(Terrain { resource, colour }))
            });
            assert_eq!(tiles.sum::<u8>(), 9, "{options}: {colour}");
        }
        let spaces = usize::from(state.options.seats) * 3;
        assert!(state.terrain_stacks.iter().all(|stack| stack.total() as usize == spaces));
    }
}

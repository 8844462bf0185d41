//! §15: public buildings.

use super::table::Table;
use tafel_guilds::{Building, Deed, Guilds};
use tafel_rules::Id;

/// §15.1 The builder pays the cost, and takes a civil medal; there are 12 guild tiles for it.
#[test]
fn the_builder_pays_and_takes_a_medal() {
    Table::together(2).jar(4).tiles(1, 0).dice(&["white 2"]).play(
        "0 build white 2 smelter !15.1 ore 2/1
        0 build white 2 market
        0: players/0/jar = 0
        0: players/0/stock/ore = 0
        0: players/0/medals/civil = 1
        -: supply/ore = 14
        0 ?- build white 2 market",
    );
    Table::together(2).jar(3).tiles(1, 0).dice(&["white 2"]).play("0 build white 2 market !15.1 jar 4/3");
    let all: Vec<&str> = Building::ALL.iter().map(|building| building.word()).collect();
    Table::together(2)
        .tiles(0, 1)
        .buildings(&all[6..])
        .seat(1)
        .buildings(&["smelter"])
        .seat(0)
        .dice(&["white 2"])
        .play(
            "0 ?+ build white 2 library
        0 build white 2 smelter !15.1",
        );
    Table::alone().tiles(2, 0).buildings(&all[2..]).dice(&["white 6"]).play("0 build white 6 smelter !15.1");
}

/// §15.2 Only all of an effect is one: two combat points below the most, two cards of the draw pile.
#[test]
fn a_building_is_used_whole() {
    let table = Table::alone().jar(9).buildings(&["barracks", "academy"]);
    table.combat(9).pile(1).play("0 use barracks !15.2\n0 use academy !15.2 action-card 2/1");
    table.combat(8).pile(2).play("0 use barracks\n0: players/0/combat = 10\n0 use academy");
}

/// §15.2 Any building in play may be used, each once a turn, if it has an effect.
#[test]
fn a_building_is_used_once_a_turn() {
    Table::together(2).seat(1).buildings(&["mint", "smelter"]).seat(0).buildings(&["market"]).play(
        "0 use mint
        0 use mint !15.2
        0 use smelter !15.2 ore 1/0
        0 use market !15.2 tile 1/0
        0 use library !15.2",
    );
    Table::together(2).buildings(&["mint"]).dice(&[]).play(
        "0 use mint
        0 end
        * attack wolves
        * die red 1
        * die red 1
        1 ?+ use mint",
    );
}

/// §15.3 The price goes to the bank, to the owner, or doubled to the bank.
#[test]
fn the_price_of_use_goes_to_the_owner() {
    let table = Table::together(2).jar(2).seat(1).jar(0);
    table
        .seat(1)
        .buildings(&["barracks"])
        .play("0 use barracks\n0: players/0/jar = 0\n0: players/1/jar = 2\n0: players/0/combat = 2");
    table.seat(0).buildings(&["barracks"]).play("0 use barracks\n0: players/0/jar = 0\n0: players/1/jar = 0");
    table.seat(1).buildings(&["barracks"]).seat(0).jar(1).play("0 use barracks !15.3 jar 2/1");
    Table::alone().penalty("watchtower").jar(2).play("0 use watchtower\n0: players/0/jar = 0");
}

/// §6.13, §15.3 A penalty is no gift: no building brings more Jar than its doubled price, and none is free to use.
#[test]
fn no_penalty_building_gives_jar_away() {
    Table::alone().penalty("mint").jar(2).play("0 use mint\n0: players/0/jar = 2");
    for building in Building::all() {
        let plan = Guilds::new().data().plan(building);
        assert!(plan.use_price > 0, "{building}");
        if let Deed::Jar(jar) = plan.deed {
            assert!(jar <= 2 * plan.use_price, "{building}");
        }
    }
}

/// §6.13, §15.1 Neither a penalty building nor one that went to the box can be built.
#[test]
fn penalty_and_boxed_buildings_are_not_built() {
    let table = Table::alone().tiles(2, 1).dice(&["white 6"]);
    table.play("0 ?+ build white 6 mint, build white 6 smelter");
    table.penalty("mint").play("0 build white 6 mint !6.13\n0 ?+ build white 6 smelter");
    Table::before("a2").jar(7).tiles(2, 1).play(
        "* die white 6
        * box mint
        0 mine c1r4
        * guild jade
        0 build white 6 mint !6.13
        0 ?+ build white 6 smelter",
    );
}

/// Every building by rank, cost, points and price, as RULES.md prints them.
#[test]
fn the_buildings_are_as_printed() {
    let guilds = Guilds::new();
    let printed: Vec<(u8, [u8; 3], i16, u8)> = Building::all()
        .map(|building| {
            let plan = guilds.data().plan(building);
            let tile = |tile| plan.tiles.amount(tile);
            let cost = [tile(tafel_guilds::Tile::Ore), tile(tafel_guilds::Tile::Crystal), plan.jar];
            (plan.rank, cost, plan.points, plan.use_price)
        })
        .collect();
    let expected = [
        (2, [2, 0, 0], 3, 1),
        (2, [1, 1, 0], 3, 1),
        (3, [2, 1, 0], 5, 2),
        (2, [2, 0, 0], 3, 1),
        (3, [2, 0, 0], 4, 2),
        (2, [0, 1, 0], 2, 2),
        (3, [0, 2, 0], 4, 3),
        (2, [1, 1, 0], 3, 1),
        (2, [2, 0, 0], 3, 2),
        (2, [1, 0, 4], 3, 1),
        (3, [2, 1, 0], 5, 1),
        (2, [2, 0, 0], 3, 1),
        (2, [0, 2, 0], 4, 1),
        (4, [2, 2, 0], 7, 6),
    ];
    assert_eq!(printed, expected);
}

/// §15.4 Smelter and Gem Exchange turn a tile into Jar.
#[test]
fn tiles_become_jar() {
    let table = Table::alone().jar(1).tiles(1, 1).buildings(&["smelter", "gem-exchange"]);
    table.play("0 use smelter\n0: players/0/jar = 4\n0: players/0/stock/ore = 0");
    table.play("0 use gem-exchange\n0: players/0/jar = 5\n0: players/0/stock/crystal = 0");
    table.tiles(0, 1).play("0 use smelter !15.2 ore 1/0");
}

/// §15.5 Guild Hall recruits from two cards, 2 Jar cheaper.
#[test]
fn a_guild_hall_recruits_cheaper() {
    Table::alone().jar(4).buildings(&["guild-hall"]).play(
        "0 use guild-hall
        * recruit patron
        * recruit mason
        0 hire patron
        0: players/0/jar = 0",
    );
}

/// §15.6 Watchtower brings 1 combat point, Barracks 2.
#[test]
fn buildings_bring_combat_points() {
    Table::alone().jar(3).buildings(&["watchtower", "barracks"]).play(
        "0 use watchtower
        0: players/0/combat = 1
        0 use barracks
        0: players/0/combat = 3
        0: players/0/jar = 0",
    );
}

/// §15.7 Library draws 1 action card, Academy 2.
#[test]
fn buildings_draw_action_cards() {
    Table::alone().jar(5).hand(&[]).buildings(&["library", "academy"]).play(
        "0 use library
        * card 0 fair
        0 use academy
        * card 0 fair
        * card 0 hoist
        0: players/0/cards_in_hand = 3
        0: players/0/jar = 0",
    );
}

/// §15.8 Assay Office takes a tile.
#[test]
fn an_assay_office_takes_a_tile() {
    let table = Table::alone().jar(1).buildings(&["assay-office"]);
    table.mines(&["c1r4"]).play("0 use assay-office\n0 ? take ore c1r4\n0 take ore c1r4\n0: players/0/stock/ore = 1\n0: players/0/jar = 0");
    table.play("0 use assay-office !15.2");
}

/// §15.9 Survey Post lays a mine up to difficulty 4.
#[test]
fn a_survey_post_lays_a_mine() {
    Table::together(2).jar(2).mines(&["c1r4", "c1r3", "c1r2"]).buildings(&["survey-post"]).play(
        "0 use survey-post
        0 mine c1r1 !11.1 strength 5/4
        0 mine c2r2
        0: players/0/jar = 0",
    );
}

/// §15.10 Market sells a tile for 2 Jar more, Mint brings 2 Jar; each is used for 1 Jar.
#[test]
fn market_and_mint_bring_jar() {
    Table::alone().jar(1).tiles(1, 1).buildings(&["market", "mint"]).play(
        "0 use market
        0 ? sell ore 1 crystal 0, sell ore 0 crystal 1
        0 sell ore 0 crystal 1
        0: players/0/jar = 5
        0 use mint
        0: players/0/jar = 6",
    );
}

/// §15.11 Foundry lays an ore tile, Crystal Garden a crystal tile.
#[test]
fn buildings_lay_tiles() {
    Table::alone().jar(2).buildings(&["foundry", "crystal-garden"]).play(
        "0 use foundry
        0 lay crystal c1r1 !13.5
        0 lay ore c1r1
        -: land/0/ore = 2
        0 use crystal-garden
        0 lay crystal c1r1 !13.5
        0 lay crystal c2r1
        -: supply = {\"ore\": 13, \"crystal\": 5}
        0: players/0/jar = 0",
    );
}

/// §15.12 Embassy brings a trade medal.
#[test]
fn an_embassy_brings_a_trade_medal() {
    let table = Table::together(2).jar(6).buildings(&["embassy"]);
    table.play("0 use embassy\n0: players/0/medals/trade = 1\n0: players/0/jar = 0");
    table.seat(1).medals(12, 0, 0).play("0 use embassy !15.2 trade 1/0");
}

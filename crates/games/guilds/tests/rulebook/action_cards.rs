//! §13: action cards.

use super::table::Table;
use tafel_guilds::{Landscape, PlayerCard, Tile};
use tafel_parts::Pool;
use tafel_rules::Id;

/// §13.1 Three of each kind; the hand is secret, the discard pile open.
#[test]
fn the_hand_is_secret() {
    Table::together(2).seat(1).hand(&[]).seat(0).hand(&["courier", "fair"]).play(
        "0: players/0/hand/courier = 1
        1: players/0/hand = null
        -: players/0/hand = null
        1: players/0/cards_in_hand = 2
        0: unseen/courier = 2
        1: unseen/courier = 3
        0 play courier
        1: discard/courier = 1
        1: unseen/courier = 2
        1: players/0/cards_in_hand = 1",
    );
    Table::together(2).seat(1).hand(&[]).seat(0).dice(&["red 1"]).hand(&[]).play(
        "0 study red 1
        * ?+ card 0 courier 3
        * card 0 courier
        0: players/0/hand/courier = 1
        1: players/0/hand = null
        1: unseen/courier = 3",
    );
}

/// §13.2 The hand limit is 3: who draws a fourth card discards one before anything else.
#[test]
fn a_fourth_card_is_discarded() {
    Table::alone().hand(&["fair", "tithe", "tithe"]).dice(&["red 6"]).play(
        "0 study red 6
        * card 0 courier
        0 ? discard courier, discard fair, discard tithe
        0 play courier !13.2
        0 end !13.2
        0 discard hoist !13.2
        0 discard tithe
        # The second card of the Study.
        * card 0 ledger
        0 discard ledger
        0: discard = {\"new-vein\": 0, \"crystal-bloom\": 0, \"rich-strike\": 0, \"courier\": 0, \"tithe\": 1, \"rush-order\": 0, \"fair\": 0, \"mercenaries\": 0, \"militia\": 0, \"tunnel\": 0, \"guide\": 0, \"hoist\": 0, \"architect\": 0, \"scaffold\": 0, \"herald\": 0, \"lucky-charm\": 0, \"second-wind\": 0, \"ledger\": 1}
        0: players/0/cards_in_hand = 3
        0 ?+ play courier",
    );
}

/// §13.3 A card is playable only if its price is there and its action is possible; nothing is drawn from an empty pile.
#[test]
fn a_card_needs_a_possible_action() {
    let table = Table::alone().dice(&["red 1"]);
    for (card, lacks) in [
        ("tithe", " building 1/0"),
        ("rush-order", " tile 1/0"),
        ("fair", " ore 1/0, crystal 1/0"),
        ("militia", " building 1/0"),
        ("hoist", ""),
        ("architect", ""),
        ("scaffold", ""),
    ] {
        table.hand(&[card]).play(&format!("0 play {card} !13.3{lacks}"));
    }
    table.hand(&["mercenaries"]).combat(10).play("0 play mercenaries !13.3");
    table.hand(&["ledger"]).pile(0).play("0 play ledger !13.3 action-card 2/0\n0 study red 1 !13.3");
    table.hand(&["courier"]).play("0 play fair !13.3 fair 1/0");
    let no_dice = table.dice(&[]);
    let turners = no_dice.hand(&["lucky-charm", "second-wind"]);
    turners.play("0 play lucky-charm !13.3 die 1/0\n0 play second-wind !13.3 die 1/0");
    let penniless = table.hand(&["ledger", "fair"]).tiles(1, 1).jar(0);
    penniless.play("0 play ledger !13.3 jar 1/0\n0 play fair !13.3 jar 1/0");
}

/// §13.3 What a card names must be there for all of it: tiles, room for them, cards, medals, combat points.
#[test]
fn a_card_is_carried_out_whole() {
    let table = Table::alone();
    // One card is left for two draws, one crystal tile for two that are to be laid.
    table.hand(&["ledger"]).pile(1).play("0 play ledger !13.3 action-card 2/1");
    table.hand(&["ledger"]).pile(2).play("0 play ledger\n* card 0 fair\n* card 0 fair\n0 ?+ labour red 1");
    table.tiles(0, 5).hand(&["crystal-bloom"]).play("0 play crystal-bloom !13.3 crystal 2/1");
    table.tiles(0, 5).hand(&["rich-strike"]).play("0 play rich-strike\n0 lay crystal c1r1\n0 lay ore c1r2");
    // One landscape has room, for one tile.
    let mut crowded = table.hand(&["new-vein"]);
    for (nth, landscape) in Landscape::all().skip(1).enumerate() {
        let tile = if nth < 10 { Tile::Ore } else { Tile::Crystal };
        crowded.state.land.lay(landscape, tile);
        crowded.state.supply -= Pool::of(tile, 1);
    }
    crowded.play("0 play new-vein !13.3 room 2/1");
    // Ten combat points are the most.
    table.hand(&["mercenaries"]).combat(9).play("0 play mercenaries !13.3");
    table.hand(&["mercenaries"]).combat(8).play("0 play mercenaries\n0: players/0/combat = 10");
    let three = table.buildings(&["mint", "market", "library"]).hand(&["militia"]);
    three.combat(8).play("0 play militia !13.3");
    three.combat(7).play("0 play militia\n0: players/0/combat = 10");
    // The medals of a Fair have run out; a Herald draws two cards.
    let fair = Table::together(2).tiles(1, 1).hand(&["fair"]);
    fair.seat(1).medals(12, 0, 0).play("0 play fair !13.3 trade 1/0");
    fair.seat(1).medals(11, 0, 0).play("0 play fair\n0: players/0/medals/trade = 1");
    let all: Vec<&str> = PlayerCard::ALL.iter().map(|card| card.word()).collect();
    table.hand(&["herald"]).cards(&all[1..]).play("0 play herald !13.3 player-card 2/1");
    table.hand(&["herald"]).cards(&all[2..]).play("0 play herald\n* recruit foreman\n* recruit surveyor");
}

/// §13.4 Cards go to the box unseen: any of them may have gone, so the next draw is from all.
#[test]
fn cards_go_to_the_box_unseen() {
    let table = Table::alone().hand(&[]).dice(&["red 1"]).attack("alarm");
    table.pile(5).play(
        "0 study red 1
        * ?+ card 0 courier 3, card 0 ledger 3
        * card 0 courier
        0: pile = 4
        0 end
        0: pile = 0
        0: unseen/courier = 2
        0: unseen/fair = 3",
    );
}

/// §13.5 New Vein, Crystal Bloom and Rich Strike lay tiles of the supply on landscapes with room.
#[test]
fn veins_are_laid_on_landscapes() {
    let table = Table::alone();
    table.hand(&["new-vein"]).play(
        "0 play new-vein
        0 ?+ lay ore c1r1, lay ore c4r4
        0 ?- lay crystal c1r1
        0 lay ore c4r4
        0 labour red 1 !13.5
        0 lay ore c4r4 !13.5
        0 lay ore c3r4
        -: land/15 = {\"id\": \"c4r4\", \"bears\": \"crystal\", \"ore\": 1, \"crystal\": 1}
        -: supply = {\"ore\": 12, \"crystal\": 6}
        0 ?+ labour red 1",
    );
    table
        .hand(&["crystal-bloom"])
        .play("0 play crystal-bloom\n0 lay crystal c1r1\n0 lay crystal c2r1\n0 ?+ labour red 1");
    table.hand(&["rich-strike"]).play(
        "0 play rich-strike
        0 lay crystal c1r1
        0 ?- lay crystal c2r1
        0 lay ore c2r1
        -: supply = {\"ore\": 13, \"crystal\": 5}
        0 ?+ labour red 1",
    );
}

/// §13.6 Courier brings 2 Jar, Tithe 1 for each own building.
#[test]
fn courier_and_tithe_bring_jar() {
    let table = Table::alone().jar(0).hand(&["courier", "tithe"]);
    table.play("0 play courier\n0: players/0/jar = 2\n0 play tithe !13.3 building 1/0");
    table.buildings(&["mint", "market"]).play("0 play tithe\n0: players/0/jar = 2");
}

/// §13.7 Rush Order sells up to 2 tiles for 1 Jar more each.
#[test]
fn a_rush_order_sells_dearer() {
    let table = Table::alone().jar(0).hand(&["rush-order"]).tiles(2, 1);
    table.play(
        "0 play rush-order
        0 ? sell ore 1 crystal 0, sell ore 2 crystal 0, sell ore 0 crystal 1, sell ore 1 crystal 1
        0 sell ore 2 crystal 1 !13.7
        0 sell ore 1 crystal 1
        0: players/0/jar = 7
        0: players/0/medals/trade = 0",
    );
}

/// §13.8 Fair makes a trade medal of one of each and 1 Jar.
#[test]
fn a_fair_brings_a_medal() {
    let table = Table::alone().jar(3).hand(&["fair"]);
    table.tiles(1, 2).play("0 play fair\n0: players/0/jar = 2\n0: players/0/medals/trade = 1\n0: players/0/stock = {\"ore\": 0, \"crystal\": 1}");
    table.tiles(3, 0).play("0 play fair !13.3 crystal 1/0");
}

/// §13.9 Mercenaries bring 2 combat points, Militia 1 for each own building.
#[test]
fn mercenaries_and_militia_fight() {
    let table = Table::alone().hand(&["mercenaries", "militia"]);
    table.play("0 play mercenaries\n0: players/0/combat = 2\n0 play militia !13.3 building 1/0");
    table.buildings(&["mint", "market", "library"]).play("0 play militia\n0: players/0/combat = 3");
}

/// §13.10 Tunnel and Guide lay a mine without a die.
#[test]
fn tunnel_and_guide_lay_mines() {
    let table = Table::together(2).mines(&["c1r4", "c1r3", "c1r2"]);
    table.hand(&["tunnel"]).play(
        "0 play tunnel
        0 ?+ mine c2r2, mine c2r4
        0 mine c1r1 !11.1 strength 5/4
        0 mine c3r3 !11.2
        0 mine c2r2
        0: players/0/reserve = 6
        0 ?+ labour red 1",
    );
    table.hand(&["guide"]).play("0 play guide\n0 mine c2r2 !11.1 strength 4/3\n0 mine c2r3");
    let mut none_left = table.hand(&["guide"]);
    none_left.state.players.0[0].reserve = 0;
    let mut moves = vec![];
    tafel_rules::Rules::moves(
        &tafel_guilds::Guilds::new(),
        &none_left.state,
        tafel_rules::Seat(0),
        &mut moves,
    );
    assert!(!moves.contains(&"play guide".parse().unwrap()));
}

/// §13.11 Hoist takes one tile from a landscape for 1 Jar.
#[test]
fn hoist_takes_a_tile() {
    let table = Table::alone().jar(3).hand(&["hoist", "new-vein"]).mines(&["c1r4", "c2r4", "c3r4"]);
    table.play(
        "0 play new-vein
        0 lay ore c1r4
        0 lay ore c1r3
        0 play hoist
        0: players/0/jar = 2
        0 ? take ore c1r4, take ore c2r4, take crystal c3r4
        0 take ore c1r4
        0: players/0/stock = {\"ore\": 1, \"crystal\": 0}
        0 ?+ labour red 1",
    );
}

/// §13.12 Architect saves a tile of the player's choice for 2 Jar, Scaffold 2 strength, at this turn's next Build.
#[test]
fn architect_and_scaffold_help_to_build() {
    let table = Table::alone().hand(&["architect", "architect", "scaffold"]).dice(&["white 2", "red 3"]);
    table.tiles(1, 0).play(
        "0 build white 2 gem-exchange !15.1 crystal 1/0
        0 play architect
        0 play architect !13.3
        0 build white 2 gem-exchange !13.12
        0 build white 2 gem-exchange less ore !13.12
        0 build white 2 gem-exchange less crystal
        0: players/0/stock/ore = 0
        0: players/0/jar = 2
        0: aids = {\"cheaper\": false, \"easier\": 0}",
    );
    // What is paid for the architect must be there, and cannot be paid for the building too.
    table.tiles(1, 0).jar(1).play("0 play architect !13.3 jar 2/1");
    table.tiles(0, 0).jar(5).play(
        "0 play architect
        0 build white 2 market less ore !15.1 jar 4/3
        0 build white 2 library less crystal",
    );
    table.tiles(0, 0).jar(6).play("0 play architect\n0 build white 2 market less ore\n0: players/0/jar = 0");
    table.tiles(2, 1).dice(&["white 1", "red 1"]).play(
        "0 build white 1 mint !10.6 strength 3/2
        0 play scaffold
        0 build white 1 embassy !15.1 crystal 2/1
        0 build red 1 mint
        0: players/0/buildings = [\"mint\"]
        0: aids = {\"cheaper\": false, \"easier\": 0}",
    );
    // Neither outlasts the turn, and neither can be played for nothing.
    table.tiles(0, 0).play("0 play scaffold !13.3\n0 play architect\n0 labour white 2\n0 labour red 3\n0 end\n-: aids/cheaper = false");
}

/// §13.13 Herald recruits from two cards, 1 Jar cheaper.
#[test]
fn a_herald_recruits_cheaper() {
    Table::alone().jar(3).hand(&["herald"]).play(
        "0 play herald
        * recruit patron
        * recruit envoy
        0 ? hire patron, decline
        0 hire patron
        0: players/0/jar = 0
        0: players/0/cards = [\"patron\"]",
    );
}

/// §13.14 Lucky Charm turns an unused die, Second Wind rolls all unused ones again.
#[test]
fn dice_are_turned_and_rolled_again() {
    Table::alone().hand(&["lucky-charm", "second-wind"]).dice(&["red 1", "white 6"]).play(
        "0 play lucky-charm
        0 ?+ turn red 1 6, turn white 6 1
        0 turn red 1 1 !13.14
        0 labour red 1 !13.14
        0 turn red 1 5
        0: dice/0/pips = 5
        0 labour white 6
        0 play second-wind
        * ? roll red 1 1, roll red 2 1, roll red 3 1, roll red 4 1, roll red 5 1, roll red 6 1
        * roll red 2
        0: dice = [{\"colour\": \"red\", \"pips\": 2}]
        0 ?+ labour red 2",
    );
    Table::alone().hand(&["second-wind"]).dice(&["red 1", "white 6"]).play(
        "0 play second-wind
        * roll red 3
        * roll white 3
        0 ?+ labour red 3, labour white 3",
    );
}

/// §13.15 Ledger draws 2 cards for 1 Jar.
#[test]
fn a_ledger_draws_two_cards() {
    Table::alone().jar(3).hand(&["ledger"]).play(
        "0 play ledger
        0: players/0/jar = 2
        * card 0 fair
        * card 0 hoist
        0: players/0/cards_in_hand = 2",
    );
}

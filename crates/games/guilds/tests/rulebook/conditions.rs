//! §6: each of the twelve conditions, met and not met.

use super::table::Table;

/// §6.1 a2: at least 7 Jar.
#[test]
fn a2_asks_for_seven_jar() {
    Table::before("a2").jar(7).play("* die red 1\n* box mint\n0 mine c1r4\n0: solo/minus_points = 0");
    Table::before("a2").jar(6).play(
        "* die red 1
        * box mint
        * ?- penalty mint 1
        * penalty market
        * penalty library
        0: penalty = [\"library\", \"market\"]
        0: solo/minus_points = 2
        0: solo/loss_box = 1
        * guild jade",
    );
}

/// §6.2 a4: no action card in hand.
#[test]
fn a4_asks_for_an_empty_hand() {
    Table::before("a4").pile(40).play("* die red 1\n0: pile = 35\n0 mine c1r4");
    Table::before("a4").hand(&["courier"]).pile(40).play("* die red 1\n0: pile = 20\n0: solo/loss_box = 1");
}

/// §6.3 a5: at least 1 trade medal.
#[test]
fn a5_asks_for_a_trade_medal() {
    Table::before("a5").jar(0).medals(1, 0, 0).play("* die red 1\n0: players/0/jar = 5\n* ?- collapse 1 1");
    Table::before("a5").jar(0).medals(0, 3, 3).play(
        "* die red 1
        * collapse 2
        0: players/0/jar = 0
        0: solo/marked = [\"a\"]
        0: solo/loss_box = 0",
    );
}

/// §6.4 a6: at least 20 Jar, with the coin 25.
#[test]
fn a6_asks_for_twenty_jar() {
    Table::before("a6").jar(20).play("* die red 1\n0: solo/finals = 1\n* ?+ guild crimson 5");
    Table::before("a6").jar(19).play("* die red 1\n0 end !over");
    let mut marked = Table::before("a6");
    marked.state.solo.as_mut().unwrap().marked.insert(tafel_guilds::SoloRow::A);
    marked.jar(25).play("* die red 1\n0: solo/finals = 1");
    marked.jar(24).play("* die red 1\n0 end !over");
}

/// §6.5 b2: at least 3 combat points; it collapses always.
#[test]
fn b2_asks_for_three_combat_points() {
    Table::before("b2")
        .jar(0)
        .combat(3)
        .play("* die red 1\n* collapse 2\n0: players/0/jar = 5\n0: players/0/combat = 3");
    Table::before("b2")
        .jar(0)
        .combat(2)
        .play("* die red 1\n* collapse 2\n0: players/0/jar = 0\n0: solo/marked = [\"b\"]");
}

/// §6.6 b4: at least 14 Jar.
#[test]
fn b4_asks_for_fourteen_jar() {
    Table::before("b4").jar(14).play("* die red 1\n* box mint\n0 mine c1r4\n0: solo/minus_points = 0");
    Table::before("b4").jar(13).play(
        "* die red 1
        * box mint
        * penalty market
        * penalty library
        * penalty smelter
        0: solo/minus_points = 3
        0: solo/loss_box = 1
        * guild jade",
    );
}

/// §6.7 b5: at least 6 player cards in play.
#[test]
fn b5_asks_for_six_player_cards() {
    let six = ["foreman", "surveyor", "broker", "captain", "mason", "scholar"];
    Table::before("b5").cards(&six).play("* die red 1\n0 mine c1r4");
    Table::before("b5").cards(&six[..5]).play(
        "* die red 1
        0: solo/loss_box = 1
        0 ? return foreman, return surveyor, return broker, return captain, return mason
        0 return scholar !6.7
        0 return broker
        0 return mason
        0: players/0/cards = [\"foreman\", \"surveyor\", \"captain\"]
        * guild jade",
    );
}

/// §6.8 b6: at least 3 exploration medals, with the coin instead 2 trade medals.
#[test]
fn b6_asks_for_exploration_medals() {
    Table::before("b6").medals(0, 3, 0).play("* die red 1\n0: solo/finals = 1");
    Table::before("b6").medals(2, 2, 0).play("* die red 1\n0 end !over");
    let mut marked = Table::before("b6");
    marked.state.solo.as_mut().unwrap().marked.insert(tafel_guilds::SoloRow::B);
    marked.medals(2, 0, 0).play("* die red 1\n0: solo/finals = 1");
    marked.medals(1, 3, 0).play("* die red 1\n0 end !over");
}

/// §6.9 c2: at least 3 action cards in hand.
#[test]
fn c2_asks_for_three_action_cards() {
    Table::before("c2").hand(&["courier", "courier", "fair"]).play("* die red 1\n0 mine c1r4");
    Table::before("c2")
        .hand(&["courier", "fair"])
        .pile(31)
        .play("* die red 1\n0: pile = 16\n0: solo/loss_box = 1");
}

/// §6.10 c4: at least 3 ore or crystal tiles.
#[test]
fn c4_asks_for_three_tiles() {
    Table::before("c4")
        .tiles(2, 1)
        .play("* die red 1\n0 mine c1r4\n0: players/0/stock = {\"ore\": 2, \"crystal\": 1}");
    Table::before("c4").tiles(1, 1).play("* die red 1\n0: solo/loss_box = 1\n* collapse 2\n* guild jade");
}

/// §6.11 c5: medals of three kinds.
#[test]
fn c5_asks_for_three_different_medals() {
    Table::before("c5").medals(1, 1, 1).play("* die red 1\n0 mine c1r4");
    Table::before("c5").medals(3, 0, 1).play(
        "* die red 1
        0: solo/loss_box = 1
        0 ? forfeit trade, forfeit civil
        0 forfeit exploration !6.11
        0 forfeit civil
        0: players/0/medals = {\"trade\": 3, \"exploration\": 0, \"civil\": 0}
        0: medals/civil = 12
        * guild jade",
    );
    // One kind leaves nothing to choose.
    Table::before("c5").medals(2, 0, 0).play("* die red 1\n0: players/0/medals/trade = 1\n* guild jade");
}

/// §6.12 c6: at least 3 civil medals; nothing changes that.
#[test]
fn c6_asks_for_civil_medals() {
    Table::before("c6").medals(0, 0, 3).play("* die red 1\n0: solo/finals = 1");
    Table::before("c6").medals(3, 3, 2).play("* die red 1\n0 end !over");
}

/// §6.13 A penalty building costs double to use, and counts for nobody.
#[test]
fn a_penalty_building_costs_double() {
    let table = Table::alone().penalty("barracks");
    table.jar(4).play("0 use barracks\n0: players/0/jar = 0\n0: players/0/combat = 2\n0 use barracks !15.2");
    table.jar(3).play("0 use barracks !15.3 jar 4/3");
    let guilds = tafel_guilds::Guilds::new();
    let mut tally = vec![];
    tafel_rules::Rules::tally(&guilds, &table.state, tafel_rules::Seat(0), &mut tally);
    assert!(tally.contains(&("buildings", 0)), "{tally:?}");
    assert!(table.state.players.0[0].medals.is_none());
}

//! §1, §2 and §8: the board, and what everybody starts with.

use super::table::{Table, alone_to_the_first_turn, check, landscapes};
use tafel_guilds::{FieldKind, Guilds, SoloRow};
use tafel_rules::{Id, Rules};

/// §1.1 The solo board has rows a, b, c, start fields, a loss box.
#[test]
fn the_solo_board_has_three_rows_start_fields_and_a_loss_box() {
    check(
        "seats 1
        -: solo/rows = [{\"colour\": null, \"laid\": 0}, {\"colour\": null, \"laid\": 0}, {\"colour\": null, \"laid\": 0}]
        -: solo/start = []
        -: solo/loss_box = 0",
    );
    check("seats 2\n-: solo = null");
}

/// §1.2 Seven mine fields, two 5-Jar fields, three final fields, six blank ones.
#[test]
fn nine_fields_carry_conditions_and_three_are_final() {
    let guilds = Guilds::new();
    let fields = &guilds.data().solo;
    let count = |is: fn(&FieldKind) -> bool| fields.fields().filter(|(_, kind)| is(kind)).count();
    assert_eq!(count(|kind| matches!(kind, FieldKind::Mine { .. })), 7);
    assert_eq!(count(|kind| matches!(kind, FieldKind::Coin { .. })), 2);
    assert_eq!(count(|kind| matches!(kind, FieldKind::Final { .. })), 3);
    assert_eq!(18 - fields.fields().count(), 6);
}

/// §1.3 Fields 1 and 3 of a row are blank, 2, 4 and 5 carry conditions.
#[test]
fn conditions_stand_on_2_4_5_and_6() {
    let guilds = Guilds::new();
    for row in SoloRow::all() {
        let numbers: Vec<u8> = guilds
            .data()
            .solo
            .fields()
            .filter(|(field, _)| field.row == row)
            .map(|(field, _)| field.number)
            .collect();
        assert_eq!(numbers, [2, 4, 5, 6], "row {row}");
    }
    // Nothing is tested on a3, although nothing is met.
    Table::before("a3").jar(0).play("* die red 1\n* ?+ guild jade 2\n0: solo/loss_box = 0");
}

/// §2.1 Six tiles of each colour that nobody plays; three come onto the start fields, beginning with I.
#[test]
fn three_guild_tiles_are_drawn_from_eighteen() {
    check(&format!(
        "seats 1
        {}
        * card 0 courier
        * card 0 ledger
        * ? guild bronze 6, guild crimson 6, guild jade 6
        * guild jade
        * ? guild bronze 6, guild crimson 6, guild jade 5
        * guild jade
        * guild bronze
        0: solo/start = [\"jade\", \"jade\", \"bronze\"]
        * guild bronze !",
        landscapes()
    ));
}

/// §2.2 Seven of the ten mines lie on the solo board, and a coin is worth 5 Jar.
#[test]
fn seven_mines_lie_on_the_solo_board() {
    check("seats 1\n-: players/0/reserve = 3");
    check("seats 2\n-: players/0/reserve = 10");
    assert_eq!(Guilds::new().data().solo.coin, 5);
}

/// §8.1 Eight landscapes bear ore and eight crystal, at random, each with a tile of its kind.
#[test]
fn landscapes_bear_ore_or_crystal() {
    check(
        "seats 1
        * ? landscape c1r1 ore 8, landscape c1r1 crystal 8
        * landscape c1r1 ore
        * ? landscape c2r1 ore 7, landscape c2r1 crystal 8
        -: land/0 = {\"id\": \"c1r1\", \"bears\": \"ore\", \"ore\": 1, \"crystal\": 0}
        -: land/1/bears = null",
    );
}

/// §8.2 22 ore and 14 crystal tiles; a landscape holds at most two.
#[test]
fn the_supply_is_what_lies_nowhere_else() {
    check("seats 2\n-: supply = {\"ore\": 22, \"crystal\": 14}");
    Table::alone().hand(&["new-vein"]).play(
        "-: supply = {\"ore\": 14, \"crystal\": 6}\n0 play new-vein\n0 lay ore c1r1\n0 lay ore c1r1 !13.5",
    );
}

/// §8.3 Everybody has 3 Jar, 2 action cards, a deck of 12 player cards, and no medals or combat points.
#[test]
fn everybody_starts_with_the_same() {
    Table::together(3).play(
        "-: players/0/jar = 4
        -: players/2/cards_in_hand = 2
        -: players/2/cards = []
        -: players/2/combat = 0
        -: players/2/reserve = 10
        -: players/2/medals = {\"trade\": 0, \"exploration\": 0, \"civil\": 0}
        0 recruit white 6
        * ?+ recruit foreman 1, recruit patron 1",
    );
}

/// §8.4 All 14 buildings are unbuilt.
#[test]
fn all_buildings_are_unbuilt() {
    let guilds = Guilds::new();
    let start = guilds.start(&"seats 4".parse().unwrap());
    assert_eq!(start.unbuilt.len(), 14);
    assert!(start.penalty.is_empty());
}

/// §8.5 Two to four players begin with a random one, and play twelve turns each.
#[test]
fn a_random_player_begins() {
    check(&format!(
        "seats 3\n{}\n* ? start 0 1, start 1 1, start 2 1\n* start 2\n-: active = 2",
        landscapes()
    ));
    let last = Table::together(2).round(12).dice(&[]);
    last.play("0 end\n-: active = 1\n-: round = 12");
    let first = Table::together(2).round(11).dice(&[]);
    first.play("0 end\n* attack riot\n* die red 1\n* die red 1\n1 labour red 1\n1 labour red 1\n1 end\n-: round = 12\n-: active = 0");
    last.play(
        "0 end\n* attack riot\n* die red 1\n* die red 1\n1 labour red 1\n1 labour red 1\n1 end\n1 end !over",
    );
    assert!("seats 5".parse::<tafel_guilds::Options>().is_err());
}

/// §8.6 Who comes later has more Jar.
#[test]
fn later_players_have_more_jar() {
    check(&format!(
        "seats 4
        {}
        * start 2
        -: players/2/jar = 4
        -: players/3/jar = 8
        -: players/0/jar = 12
        -: players/1/jar = 16",
        landscapes()
    ));
    check(&format!("seats 1\n{}\n-: players/0/jar = 4", alone_to_the_first_turn()));
}

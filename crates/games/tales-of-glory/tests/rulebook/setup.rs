//! §1 Set-up.

use crate::table::table;
use tafel_laws::script;
use tafel_tales_of_glory::{Back, Kind, Options, TalesOfGlory};

fn check(text: &str) {
    script(&TalesOfGlory::new(), text);
}

/// Two players with their Heroes, seat 1 first.
const HEROES: &str = "seats 2; quests without
    * hero 0 thief
    * hero 1 mage
    * first 1";

/// §1.1 Two to five players; six slots with two or three of them, eight with four or five.
#[test]
fn the_board_has_six_or_eight_slots() {
    for wrong in ["seats 1", "seats 6"] {
        assert!(wrong.parse::<Options>().is_err());
    }
    for heroes in ["thief mage", "thief mage shaman"] {
        table(heroes).board("mill").play(
            "0 ? select 1, select 2, select 3, select 4, select 5, select 6
            1 select 7 !1.1",
        );
    }
    for heroes in ["thief mage shaman paladin", "thief mage shaman paladin barbarian"] {
        table(heroes)
            .board("mill")
            .play("0 ? select 1, select 2, select 3, select 4, select 5, select 6, select 7, select 8");
    }
}

/// §1.2 Five backs; the tiles with an age have one of four types, Quests and Heroes have none.
#[test]
fn tiles_have_backs_and_types() {
    for (tile, face) in TalesOfGlory::new().data().faces() {
        let of_an_age = matches!(face.back, Back::Age1 | Back::Age2 | Back::Age3);
        assert_eq!(face.kind.is_some(), of_an_age, "{tile}");
    }
    let of = |kind| TalesOfGlory::new().data().faces().filter(|(_, face)| face.kind == Some(kind)).count();
    assert_eq!([Kind::Place, Kind::Monster, Kind::Treasure, Kind::Character].map(of), [14, 14, 11, 14]);
}

/// §1.3 Tokens are open, and there are always enough of them.
#[test]
fn tokens_are_open_and_never_run_out() {
    table("thief mage").board("purse goblin").has(0, "coin", 100).take("1 2").play(
        "1: players/0/tokens/coin = 100
        -: players/0/tokens/combat = 1
        0 place purse 0 1
        -: players/0/tokens/coin = 104",
    );
}

/// §1.4 Everybody has a card for each slot, in every round.
#[test]
fn cards_come_back_into_the_hand() {
    table("thief mage")
        .board("purse goblin")
        .left_in_stacks("mill tavern market well chapel camp")
        .take("1 2")
        .play(
            "0 discard purse
            0 key thief 1
            1 discard goblin
            1 key mage 1
            * draw mill
            * draw tavern
            * draw market
            * draw well
            * draw chapel
            -: round = 2
            0 ? select 1, select 2, select 3, select 4, select 5, select 6
            1 ? select 1, select 2, select 3, select 4, select 5, select 6",
        );
}

/// §1.5 With two or three players two tiles of Age 1 are removed before the first round.
#[test]
fn two_tiles_of_age_1_are_removed() {
    check(&format!(
        "{HEROES}
        * draw mill !
        * remove forge !
        * remove mill
        * remove mill !
        * remove purse
        -: discard = [\"mill\", \"purse\"]
        * remove goblin !
        * draw goblin"
    ));
    check(
        "seats 4; quests without
        * hero 0 thief
        * hero 1 mage
        * hero 2 shaman
        * hero 3 paladin
        * first 0
        * remove mill !
        * draw mill",
    );
}

/// §1.6 Everybody draws a Hero, which begins the area and gives its reward at once.
#[test]
fn a_hero_begins_the_area() {
    check(
        "seats 2; quests without
        * ? hero 0 paladin 1, hero 0 shaman 1, hero 0 barbarian 1, hero 0 thief 1, hero 0 mage 1
        * hero 0 barbarian
        -: players/0/area = [{\"tile\": \"barbarian\", \"spot\": [0, 0], \"opened\": []}]
        -: players/0/tokens/combat = 1
        -: players/0/tokens/coin = 3
        -: players/0/tokens/potion = 2
        * ? hero 1 paladin 1, hero 1 shaman 1, hero 1 thief 1, hero 1 mage 1
        * hero 1 barbarian !
        * hero 1 mage
        * hero 2 thief !",
    );
}

/// §1.7 Chance decides who is first.
#[test]
fn chance_decides_who_is_first() {
    check(
        "seats 2; quests without
        * hero 0 thief
        * hero 1 mage
        * ? first 0 1, first 1 1
        * first 1
        -: first = 1",
    );
}

/// §1.8 Every slot receives a tile of Age 1.
#[test]
fn every_slot_receives_a_tile_of_age_1() {
    check(&format!(
        "{HEROES}
        * remove mill
        * remove purse
        * draw forge !
        * draw mill !
        * draw goblin
        -: board/0 = \"goblin\"
        -: board/1 = null
        * draw wolf
        * draw imp
        * draw ghoul
        * draw camp
        0 select 1 !turn
        * draw scout
        * draw well !
        -: board = [\"goblin\", \"wolf\", \"imp\", \"ghoul\", \"camp\", \"scout\", null, null]
        -: round = 1
        0 ?+ select 1"
    ));
}

//! §11 Heroes.

use crate::table::Table;
use tafel_parts::Set;
use tafel_rules::{Id, Rules};
use tafel_settlement::data::Provenance;
use tafel_settlement::{Colour, Guild, Hero, Move, Settlement};

/// §11.1 One hero of the row, without a settler.
#[test]
fn inviting_takes_no_settler() {
    Table::of("seats 2").settlers(0, 0, 0).resources(0, [0, 0, 0, 3, 0]).row("h01 h02 h03 h06").play(
        "0 invite h20 !11.1
        0 invite h06
        -: players/0/heroes = [\"h06\"]
        -: players/0/resources/diamond = 0",
    );
}

/// §11.1 Before or after the action, never in the middle of it.
#[test]
fn nobody_is_invited_in_the_middle_of_an_action() {
    let rich = || Table::of("seats 2").resources(0, [0, 0, 0, 3, 0]).row("h01 h02 h03 h06");
    rich().building(0, "1.1", "quarry").play(
        "0 street 1
        0 ?- invite h06
        0 invite h06 !11.1
        0 done
        0 invite h06",
    );
    rich().artifact(0, "mask").play(
        "0 explore I.1
        * terrain wood-red
        0 ?- invite h06
        0 invite h06 !11.1
        0 calm I.1
        0 invite h06",
    );
    rich().artifact(0, "scroll").terrain(0, "I.1", "wood-green").terrain(0, "I.2", "clay-green").play(
        "0 region I
        0 ?- invite h06
        0 invite h06 !11.1
        0 scroll wood
        0 invite h06",
    );
}

/// §11.2 Two more diamonds for the leftmost, one for the second, none for the others.
#[test]
fn the_left_spaces_cost_more() {
    for (row, surcharge) in
        [("h06 h01 h02 h03", 2), ("h01 h06 h02 h03", 1), ("h01 h02 h06 h03", 0), ("h01 h02 h03 h06", 0)]
    {
        let table = |diamonds| Table::of("seats 2").row(row).resources(0, [0, 0, 0, diamonds, 0]);
        table(3 + surcharge).play("0 invite h06\n-: players/0/resources/diamond = 0");
        let lack = format!("diamond {}/{}", 3 + surcharge, 2 + surcharge);
        table(2 + surcharge).play(&format!("0 ?- invite h06\n0 invite h06 !11.2 {lack}"));
    }
}

/// §11.2 The surcharge belongs to the space: with fewer cards the left spaces are empty.
#[test]
fn with_fewer_cards_the_left_spaces_are_empty() {
    let mut table = Table::of("seats 2").row("h06 h13").resources(0, [0, 0, 0, 3, 0]);
    table.0.hero_deck = Set::empty();
    table.0.round = 6;
    let gone: Vec<Hero> = Hero::all().filter(|hero| !table.0.row.contains(hero)).collect();
    gone.iter().for_each(|&hero| table.0.players.0[1].heroes.insert(hero));
    table.play(
        "-: row = [null, null, \"h06\", \"h13\"]
        0 invite h06
        -: row = [null, null, null, \"h13\"]",
    );
}

/// §11.3 Bonus settlers of the card come at once.
#[test]
fn heroes_bring_settlers() {
    for (hero, amounts, settlers) in
        [("h13", [1, 0, 0, 0, 1], 0), ("h07", [2, 0, 0, 0, 2], 1), ("h24", [0, 0, 0, 0, 2], 2)]
    {
        Table::of("seats 2").row(&format!("h01 h02 h03 {hero}")).resources(0, amounts).play(&format!(
            "0 invite {hero}
            -: players/0/bonus_settlers = {settlers}"
        ));
    }
}

/// §11.4 The others slide right, and a new hero comes to the left.
#[test]
fn the_row_slides_right() {
    for (invited, row) in [
        ("h01", ["h20", "h02", "h03", "h04"]),
        ("h02", ["h20", "h01", "h03", "h04"]),
        ("h03", ["h20", "h01", "h02", "h04"]),
        ("h04", ["h20", "h01", "h02", "h03"]),
    ] {
        Table::of("seats 2").row("h01 h02 h03 h04").resources(0, [9; 5]).play(&format!(
            "0 invite {invited}
            0 ?
            * hero h20
            -: row = {row:?}
            1: players/0/heroes = [\"{invited}\"]"
        ));
    }
}

/// §11.4 Nobody comes when the deck is empty.
#[test]
fn an_empty_deck_fills_nothing() {
    let mut table = Table::of("seats 2").row("h01 h02 h03 h06").resources(0, [0, 0, 0, 3, 0]);
    table.0.hero_deck.iter().for_each(|hero| table.0.players.0[1].heroes.insert(hero));
    table.0.hero_deck = Set::empty();
    table.play(
        "0 invite h06
        -: row = [null, \"h01\", \"h02\", \"h03\"]
        0 pass
        0 take compass
        1 pass
        1 take hourglass
        -: row = [null, null, \"h01\", \"h02\"]",
    );
}

/// §11.4 The reconstructed cards: twelve of each guild and colour, and the one that is known.
#[test]
fn the_deck_is_balanced() {
    let settlement = Settlement::new();
    let data = settlement.data();
    let count = |has: &dyn Fn(Hero) -> bool| Hero::all().filter(|&hero| has(hero)).count();
    for guild in Guild::all() {
        assert_eq!(count(&|hero| data.hero(hero).guild == guild), 12, "{guild}");
        for colour in Colour::all() {
            let both = |hero| data.hero(hero).guild == guild && data.hero(hero).colour == colour;
            assert_eq!(count(&both), 3, "{guild} {colour}");
        }
    }
    for (settlers, heroes) in [(0, 24), (1, 16), (2, 8)] {
        assert_eq!(count(&|hero| data.hero(hero).settlers == settlers), heroes);
    }
    let known: Vec<Hero> =
        Hero::all().filter(|&hero| data.hero(hero).provenance == Provenance::Attested).collect();
    assert_eq!(known, ["h07".parse().unwrap()]);
    let mut moves = vec![];
    let table = Table::of("seats 2").row("h01 h02 h07 h03").resources(0, [2, 0, 0, 0, 2]);
    Settlement::new().moves(&table.0, tafel_rules::Seat(0), &mut moves);
    assert!(moves.contains(&Move::Invite(known[0])));
}

//! §12: attacks.

use super::table::Table;
use tafel_guilds::{AttackCard, AttackKind, Deck, Guilds};
use tafel_rules::Id;

/// §12.1 Ten cards of each deck: I in the first half, II in the second.
#[test]
fn each_half_has_its_deck() {
    let guilds = Guilds::new();
    assert_eq!(guilds.data().deck(Deck::First).len(), 10);
    assert_eq!(guilds.data().deck(Deck::Second).len(), 10);
    for column in 1..=4 {
        let cards = AttackCard::all().filter(|&card| guilds.data().attack(card).column == column);
        assert_eq!(cards.count(), 5, "column {column}");
    }
    for kind in [AttackKind::Raid, AttackKind::Beasts, AttackKind::Blight, AttackKind::Panic] {
        let cards = AttackCard::all().filter(|&card| guilds.data().attack(card).kind == kind);
        assert_eq!(cards.count(), 5, "{kind:?}");
    }
    let table = Table::alone().dice(&[]);
    table.round(7).play("0 end\n* ?+ attack wolves 1\n* ?- attack riot 1");
    table.round(8).play("0 end\n* ?+ attack riot 1\n* ?- attack wolves 1");
    let together = Table::together(2).dice(&[]);
    together.round(6).play("0 end\n* ?- attack riot 1");
    together.round(7).play("0 end\n* ?- attack wolves 1");
}

/// §12.1 The vein adds a tile of the landscape's kind to the topmost landscape without one in the column.
#[test]
fn a_vein_fills_the_topmost_empty_landscape() {
    let table = Table::alone().dice(&[]).bare(&["c4r2", "c4r4", "c1r1"]);
    table.play("0 end\n* attack wolves\n-: land/7/crystal = 1\n-: land/15/crystal = 0\n-: land/0/ore = 0");
    // Wolves come to column 4: it is the vein first, and the beasts at the end of the turn.
    let mut dry = table;
    let supply = dry.state.supply.amount(tafel_guilds::Tile::Crystal);
    dry = dry.tiles(0, supply);
    dry.play("0 end\n* attack wolves\n-: land/7/crystal = 0");
}

/// §12.2 A deck that has run out is made again without the trophies.
#[test]
fn a_deck_is_made_anew_without_trophies() {
    let mut table = Table::together(2).dice(&[]).trophies(&["thieves"]);
    let first = Guilds::new().data().deck(Deck::First);
    table.state.attacks = table.state.attacks - first;
    table.play("0 end\n* ?+ attack wolves 1, attack alarm 1\n* ?- attack thieves 1, attack riot 1");
    let words: Vec<&str> = first.iter().map(AttackCard::word).filter(|&word| word != "alarm").collect();
    let all_taken = table.seat(1).hand(&[]).seat(0).trophies(&words).combat(2);
    all_taken.play(
        "0 repel
        # No card is left to reveal.
        * die red 1
        1: attack = null
        * die red 1
        1 labour red 1
        1 labour red 1
        1 ? end
        1 end",
    );
}

/// §12.3 Combat points as many as the strength repel an attack: bounty and trophy.
#[test]
fn an_attack_is_repelled() {
    let table = Table::alone().jar(0).dice(&[]).attack("boars");
    table.combat(1).play("0 ? end, play courier\n0 repel !12.3 combat 2/1");
    table.combat(3).play(
        "0 repel
        0: players/0/combat = 1
        0: players/0/jar = 2
        0: players/0/trophies = [\"boars\"]
        -: land/0/ore = 1",
    );
}

/// §12.4 A raid costs 2 Jar for each strength, as far as there are some.
#[test]
fn a_raid_costs_jar() {
    let table = Table::alone().dice(&[]).attack("cutpurses");
    table
        .jar(7)
        .combat(2)
        .play("0 end\n0: players/0/jar = 3\n0: players/0/combat = 2\n0: players/0/trophies = []");
    table.jar(3).play("0 end\n0: players/0/jar = 0");
}

/// §12.5 Beasts clear the card's column.
#[test]
fn beasts_clear_a_column() {
    Table::alone().dice(&[]).attack("boars").play(
        "0 end
        -: land/0/ore = 0
        -: land/12/ore = 0
        -: land/1/ore = 1
        -: supply = {\"ore\": 18, \"crystal\": 6}",
    );
}

/// §12.6 A blight costs tiles of the player's choice.
#[test]
fn a_blight_costs_tiles() {
    let table = Table::alone().dice(&[]).attack("damp");
    table.tiles(2, 1).play(
        "0 end
        0 ? lose ore, lose crystal
        0 end !12.6
        0 lose ore
        0 lose crystal
        0: players/0/stock = {\"ore\": 1, \"crystal\": 0}
        -: round = 2",
    );
    table.tiles(1, 0).play("0 end\n0: players/0/stock/ore = 0\n-: round = 2");
    table.tiles(4, 0).play("0 end\n0: players/0/stock/ore = 2\n-: round = 2");
    table.tiles(1, 1).play("0 end\n0: players/0/stock = {\"ore\": 0, \"crystal\": 0}\n-: round = 2");
}

/// §12.7 A panic sends 2 cards of the draw pile for each strength to the box.
#[test]
fn a_panic_costs_cards() {
    let table = Table::alone().dice(&[]).attack("alarm");
    table.pile(30).play("0 end\n0: pile = 26\n0: players/0/cards_in_hand = 2");
    table.pile(3).play("0 end\n0: pile = 0");
}

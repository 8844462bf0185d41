//! §15 Scoring.

use crate::table::Table;
use tafel_rules::{Rules, Seat};
use tafel_settlement::Resource::{Diamond, Gold};
use tafel_settlement::Settlement;
use tafel_settlement::data::Resources;

/// §15.1 Heroes, bank and church count; resources, buildings and terrains do not.
#[test]
fn only_heroes_and_deposits_count() {
    let mut table = Table::of("seats 2")
        .round(6)
        .resources(0, [0, 0, 0, 9, 9])
        .terrain(0, "I.1", "wood-green")
        .fort(0, "I.1")
        .building(0, "1.1", "bank")
        .building(0, "1.2", "church")
        .heroes(1, "h37");
    table.0.players.0[0].deposits = Resources::of(Gold, 2) + Resources::of(Diamond, 3);
    let end = table.play("0 pass\n1 pass\n= points 22 4; ranks 1 2");
    let mut tally = vec![];
    Settlement::new().tally(&end.0, Seat(0), &mut tally);
    assert_eq!(tally, [("heroes", 0), ("bank", 10), ("church", 12)]);
}

/// §15.2 Adventurers count terrains, monsters or not; builders buildings; defenders forts; artisans their number.
#[test]
fn heroes_count_by_guild() {
    let table = || {
        Table::of("seats 2")
            .round(6)
            .terrain(0, "I.1", "wood-green")
            .terrain(0, "I.2", "clay-green")
            .terrain(0, "I.3", "stone-green")
            .monster(0, "I.1")
            .fort(0, "I.2")
            .building(0, "1.1", "bank")
            .building(0, "1.2", "church")
    };
    for (hero, points) in [("h01", 3), ("h13", 2), ("h25", 1), ("h42", 8)] {
        table().heroes(0, hero).play(&format!("0 pass\n1 pass\n= points {points} 0; ranks 1 2"));
    }
    // What is built after the invitation counts too.
    table().resources(0, [0, 1, 0, 0, 0]).heroes(0, "h13 h15").play(
        "0 build quarry 1.3
        * tile bank
        0 pass
        1 pass
        = points 6 0; ranks 1 2",
    );
}

/// §15.3 Gold decides a tie, then diamonds, then nothing; what lies on a bank is not counted.
#[test]
fn a_tie_goes_to_gold_then_diamonds() {
    let table = |zero, one| Table::of("seats 2").round(6).resources(0, zero).resources(1, one);
    table([0, 0, 0, 0, 1], [0, 0, 0, 9, 0]).play("0 pass\n1 pass\n= points 0 0; ranks 1 2");
    table([0, 0, 0, 1, 1], [0, 0, 0, 2, 1]).play("0 pass\n1 pass\n= points 0 0; ranks 2 1");
    table([9, 9, 9, 1, 1], [0, 0, 0, 1, 1]).play("0 pass\n1 pass\n= points 0 0; ranks 1 1");
    let mut banked = table([0; 5], [0, 0, 0, 1, 0]).heroes(1, "h38").building(0, "1.1", "bank");
    banked.0.players.0[0].deposits = Resources::of(Gold, 1);
    banked.play("0 pass\n1 pass\n= points 5 5; ranks 2 1");
}

//! §16 Alone.

use crate::table::Table;
use tafel_rules::Seat;
use tafel_settlement::data::Resources;
use tafel_settlement::{Rating, Resource, Settlement};

/// §16.1 Four artifacts lie open, and one is chosen; ten form the stack.
#[test]
fn alone_one_chooses_from_four() {
    tafel_laws::script(
        &tafel_settlement::Settlement::new(),
        "seats 1
        * start 0
        * tile sawmill
        * tile sawmill
        * tile sawmill
        * tile bank
        * tile church
        * tile tavern
        * tile bazaar
        * tile quarry
        * tile alchemist
        * hero h01
        * hero h02
        * hero h03
        * hero h04
        * artifact ring
        * artifact treasure
        * artifact chest
        * artifact mug
        0 ? take ring, take treasure, take chest, take mug
        0 take mug
        -: artifact_row = [\"chest\", \"treasure\", \"ring\"]
        -: artifact_stack = [\"hourglass\", \"compass\", \"mace\", \"potion\", \"scroll\", \"crown\", \"star\", \"key\", \"mirror\", \"mask\"]",
    );
}

/// §16.2 The old artifact leaves the game, and another comes into the row, five times.
#[test]
fn alone_the_old_artifact_leaves_the_game() {
    let end = Table::of("seats 1").play(
        "0 pass
        0 ? take hourglass, take compass, take potion
        0 take compass
        * artifact ring !
        * artifact mask
        -: artifact_row = [\"hourglass\", \"potion\", \"mask\"]
        * hero h20
        -: round = 2
        0 pass
        0 take mask
        * artifact star
        * hero h21
        0 pass
        0 take star
        * artifact key
        * hero h22
        0 pass
        0 take key
        * artifact mug
        * hero h23
        0 pass
        0 take mug
        * artifact crown
        * hero h24
        -: artifact_row = [\"hourglass\", \"potion\", \"crown\"]
        -: round = 6
        0 pass
        -: players/0/artifact = \"mug\"
        = points 0; ranks 1",
    );
    assert_eq!(end.0.artifact_stack.len(), 14 - 4 - 5);
}

/// §16.3 The rating by points, and in the view once it is over.
#[test]
fn the_result_is_rated() {
    let settlement = Settlement::new();
    let data = settlement.data();
    for (points, rating) in [
        (0, Rating::Settler),
        (50, Rating::Settler),
        (51, Rating::Mayor),
        (75, Rating::Mayor),
        (76, Rating::Knight),
        (100, Rating::Knight),
        (101, Rating::Lord),
        (300, Rating::Lord),
    ] {
        assert_eq!(data.rating(points), rating, "{points}");
    }
    let mut table = Table::of("seats 1").round(6);
    table.0.players[Seat(0)].deposits = Resources::of(Resource::Gold, 11);
    table.play("-: rating = null\n0 pass\n-: rating = \"mayor\"\n= points 55; ranks 1");
    Table::of("seats 2").round(6).play("0 pass\n1 pass\n-: rating = null");
}

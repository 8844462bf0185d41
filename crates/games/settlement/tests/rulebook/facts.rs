//! What follows from a view: that people see what the rules would say.

use crate::table::Table;

/// §11.2: prices with their surcharges, from left to right.
#[test]
fn heroes_have_their_price() {
    let mut table = Table::of("seats 2").row("h06 h01 h13 h14");
    table = table.play(
        "-: facts/prices/0 = {\"wood\": 0, \"clay\": 0, \"stone\": 0, \"diamond\": 5, \"gold\": 0}
        -: facts/prices/1 = {\"wood\": 1, \"clay\": 0, \"stone\": 0, \"diamond\": 2, \"gold\": 1}
        -: facts/prices/3 = {\"wood\": 0, \"clay\": 1, \"stone\": 0, \"diamond\": 0, \"gold\": 1}",
    );
    table.row("h13 h14").play(
        "-: facts/prices/0 = null
        -: facts/prices/2 = {\"wood\": 1, \"clay\": 0, \"stone\": 0, \"diamond\": 0, \"gold\": 1}",
    );
}

/// §10.1: two basic resources, two diamonds or one gold for one of the others; §10.4: none for itself.
#[test]
fn exchanges_are_brought_together_by_what_is_given() {
    Table::of("seats 2").play(
        "-: facts/players/0/exchanges/0 = {\"give\": [\"gold\"], \"get\": [\"wood\", \"clay\", \"stone\"]}
        -: facts/players/0/exchanges/1 = \
          {\"give\": [\"diamond\", \"diamond\"], \"get\": [\"wood\", \"clay\", \"stone\", \"gold\"]}
        -: facts/players/0/exchanges/2 = {\"give\": [\"wood\", \"wood\"], \"get\": [\"clay\", \"stone\"]}
        -: facts/players/0/exchanges/8 = {\"give\": [\"wood\", \"clay\", \"stone\"], \"get\": [\"diamond\"]}",
    );
}

/// §14.10: the mirror exchanges basic resources one for one, for its owner.
#[test]
fn the_mirror_changes_the_rates_of_its_owner() {
    Table::of("seats 2").artifact(1, "mirror").play(
        "-: facts/players/0/exchanges/2/give = [\"wood\", \"wood\"]
        -: facts/players/1/exchanges/2 = {\"give\": [\"wood\"], \"get\": [\"clay\", \"stone\"]}",
    );
}

/// §6.1, §6.2: where monsters would come: by the colours of the row, not where one is or a fort stands.
#[test]
fn threatened_terrains_are_known() {
    let table = || {
        let terrains =
            [("I.1", "wood-green"), ("I.2", "clay-green"), ("I.3", "stone-green"), ("II.1", "diamond-red")];
        let empty = Table::of("seats 1").row("h01 h05 h02 h03");
        let laid = terrains.into_iter().fold(empty, |table, (space, tile)| table.terrain(0, space, tile));
        laid.monster(0, "I.2").fort(0, "I.3")
    };
    table().play("-: facts/players/0/threatened = [\"I.1\"]");
    table().artifact(0, "mask").play("-: facts/players/0/threatened = []"); // §14.11
}

/// §15.2: what the heroes of a guild count for each piece, and what that comes to now.
#[test]
fn heroes_count_by_their_guild() {
    Table::of("seats 2")
        .terrain(0, "I.1", "wood-green")
        .terrain(0, "I.2", "clay-green")
        .heroes(0, "h01 h02 h13 h37 h42")
        .play(
            "-: facts/players/0/companies/0 = {\"guild\": \"adventurer\", \"heroes\": [\"h01\", \"h02\"], \"each\": 2, \"points\": 4}
            -: facts/players/0/companies/1 = {\"guild\": \"builder\", \"heroes\": [\"h13\"], \"each\": 1, \"points\": 0}
            -: facts/players/0/companies/2 = {\"guild\": \"artisan\", \"heroes\": [\"h37\", \"h42\"], \"each\": 12, \"points\": 12}
            -: players/0/points = 16
            -: facts/players/1/companies = []",
        );
}

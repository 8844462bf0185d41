//! §1 Set-up.

use crate::table::Table;
use tafel_laws::script;
use tafel_rules::{Id, Rules};
use tafel_settlement::{Options, Resource, Settlement, Terrain};

fn check(text: &str) {
    script(&Settlement::new(), text);
}

/// Start player, market, row; the artifacts follow.
const DRAWS: &str = "
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
    * hero h04";

/// §1.1 One to four players, and six rounds.
#[test]
fn one_to_four_play_six_rounds() {
    for seats in 1..=4 {
        Table::of(&format!("seats {seats}")).play("-: round = 1");
    }
    for wrong in ["seats 0", "seats 5"] {
        assert!(wrong.parse::<Options>().is_err());
    }
    Table::of("seats 1").round(5).play("0 pass\n0 ?+ take compass");
    Table::of("seats 1").round(6).play("0 pass\n0 pass !over");
}

/// §1.2 Twelve terrains a region; the even set has three of each colour everywhere, the rising one has not.
#[test]
fn every_region_has_twelve_terrains() {
    for (options, red_in_region) in [("terrains even", [3, 3, 3]), ("terrains rising", [0, 3, 6])] {
        let state = Settlement::new().start(&options.parse().unwrap());
        for (stack, expected) in state.terrain_stacks.iter().zip(red_in_region) {
            assert_eq!(stack.total(), 12);
            let red = |resource| stack.count(Terrain { resource, colour: tafel_settlement::Colour::Red });
            assert_eq!(Resource::all().map(red).sum::<u8>(), expected, "{options}");
        }
    }
}

/// §1.2 Nothing but basic resources is found in region I, and nothing but rare ones in region III.
#[test]
fn farther_regions_are_richer() {
    for options in ["terrains even", "terrains rising"] {
        let state = Settlement::new().start(&options.parse().unwrap());
        let [near, _, far] = &state.terrain_stacks;
        assert!(near.iter().all(|(terrain, _)| terrain.resource.is_basic()));
        assert!(far.iter().all(|(terrain, _)| !terrain.resource.is_basic()));
    }
}

/// §1.3 Three tiles of each of twelve kinds; nine lie open, and equal ones are not piled.
#[test]
fn nine_of_thirty_six_buildings_lie_open() {
    check(&format!(
        "seats 2
        * start 0
        * ? tile sawmill 3, tile clay-pit 3, tile quarry 3, tile storehouse 3, tile diamond-mine 3, tile bazaar 3, \
          tile gem-cutter 3, tile alchemist 3, tile tavern 3, tile trading-post 3, tile bank 3, tile church 3
        {DRAWS}
        -: market/0 = {{\"building\": \"sawmill\", \"tiles\": 1}}
        -: market/2 = {{\"building\": \"sawmill\", \"tiles\": 1}}
        -: market/8/building = \"church\"
        -: building_stack/sawmill = 0
        -: building_stack/church = 2"
    ));
    assert_eq!(Table::of("seats 4").0.building_stack.total(), 27);
}

/// §1.4 Four of 48 heroes form the row; the first drawn lies on the right.
#[test]
fn four_heroes_form_the_row() {
    check(&format!(
        "seats 2
        * start 0
        {DRAWS}
        * hero h05 !
        -: row = [\"h04\", \"h03\", \"h02\", \"h01\"]"
    ));
    let state = Settlement::new().start(&"seats 2".parse().unwrap());
    assert_eq!(state.hero_deck.len(), 48);
}

/// §1.5 Three artifacts more than players lie open.
#[test]
fn three_more_artifacts_than_players_lie_open() {
    let artifacts = ["ring", "mask", "star", "key", "mug", "mace", "crown"];
    for seats in 1..=4 {
        let drawn: Vec<String> =
            artifacts[..seats + 3].iter().map(|word| format!("* artifact {word}")).collect();
        check(&format!(
            "seats {seats}
            * start 0
            {DRAWS}
            {}
            * artifact scroll !
            {} ?+ take ring, take key",
            drawn.join("\n"),
            seats - 1
        ));
    }
}

/// §1.6 Six settlers and one of each basic resource.
#[test]
fn everybody_begins_with_six_settlers_and_three_resources() {
    check(
        "seats 2
        -: players/1/resources = {\"wood\": 1, \"clay\": 1, \"stone\": 1, \"diamond\": 0, \"gold\": 0}
        -: players/1/basic_settlers = 6
        -: players/1/bonus_settlers = 0",
    );
}

/// §1.7 Everybody can be start player, and all are equally likely to be.
#[test]
fn the_start_player_is_drawn() {
    check(
        "seats 3
        * ? start 0 1, start 1 1, start 2 1
        * start 2
        -: start = 2",
    );
}

/// §1.8 The draft goes counter-clockwise from the right of the start player, who takes last and begins.
#[test]
fn the_draft_goes_counter_clockwise() {
    check(&format!(
        "seats 3
        * start 1
        {DRAWS}
        * artifact mask
        * artifact star
        * artifact key
        * artifact mug
        * artifact crown
        * artifact mace
        0 ? take mask, take star, take key, take mug, take crown, take mace
        1 ?
        0 pass !1.8
        0 take ring !1.8
        0 take star
        2 ? take mask, take key, take mug, take crown, take mace
        2 take mace
        1 take crown
        -: artifact_row = [\"mug\", \"key\", \"mask\"]
        -: players/0/artifact = \"star\"
        1 ?+ pass"
    ));
}

/// §1.8 Two and four draft in the same way, and three artifacts stay.
#[test]
fn two_and_four_draft_too() {
    check(&format!(
        "seats 2
        * start 0
        {DRAWS}
        * artifact mask
        * artifact star
        * artifact key
        * artifact mug
        * artifact crown
        1 take mug
        1 take key !turn
        0 take mask
        -: artifact_row = [\"crown\", \"star\", \"key\"]
        0 ?+ pass"
    ));
    check(&format!(
        "seats 4
        * start 2
        {DRAWS}
        * artifact mask
        * artifact star
        * artifact key
        * artifact mug
        * artifact crown
        * artifact mace
        * artifact ring
        1 take mug
        0 take mask
        3 take crown
        2 take ring
        -: artifact_row = [\"mace\", \"star\", \"key\"]
        -: players/2/resources/diamond = 1
        2 ?+ pass"
    ));
}

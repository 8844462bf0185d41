//! §10: die actions.

use super::table::Table;
use tafel_guilds::{DieAction, DieColour, Guilds};
use tafel_rules::Id;

/// §10.1 Strength is pips, one more in the action's colour, and bonuses of cards.
#[test]
fn strength_is_pips_colour_and_cards() {
    // Row 3 takes 3: a green 2 suffices, a red 2 does not; a surveyor makes up for it.
    let table = Table::alone().mines(&["c1r4"]);
    table
        .dice(&["green 2", "red 2"])
        .play("0 ?+ prospect green 2 c1r3\n0 prospect red 2 c1r3 !11.1 strength 3/2");
    table.dice(&["red 2"]).cards(&["surveyor"]).play("0 ?+ prospect red 2 c1r3");
    // The colour of each action: the first strength at which anything differs from a die of no colour of its own.
    let guilds = Guilds::new();
    let matching = |action: DieAction| -> Vec<DieColour> {
        let strength = |colour| {
            let die = tafel_guilds::Die { colour, pips: Id::at(2) };
            guilds.data().action(action).strength(die, tafel_guilds::PlayerCards::empty())
        };
        DieColour::all().filter(|&colour| strength(colour) == 4).collect()
    };
    assert_eq!(matching(DieAction::Prospect), [DieColour::Green]);
    assert_eq!(matching(DieAction::Extract), [DieColour::Green]);
    assert_eq!(matching(DieAction::Trade), [DieColour::Yellow]);
    assert_eq!(matching(DieAction::Build), [DieColour::White]);
    assert_eq!(matching(DieAction::Recruit), [DieColour::White]);
    assert_eq!(matching(DieAction::Muster), [DieColour::Red]);
    assert_eq!(matching(DieAction::Study), []);
    assert_eq!(matching(DieAction::Labour), []);
    // A die action must have an effect.
    Table::alone().combat(10).pile(0).dice(&["red 6"]).play(
        "0 muster red 6 !10.11
        0 study red 6 !13.3
        0 extract red 6 !10.3
        0 trade red 6 ore 1 crystal 0 !10.4 ore 1/0",
    );
}

/// §10.2 Prospect lays a mine from the reserve where the strength suffices.
#[test]
fn prospect_lays_a_mine() {
    Table::alone().mines(&["c1r4"]).dice(&["green 2", "red 2"]).play(
        "0 prospect red 2 c1r3 !11.1 strength 3/2
        0 prospect green 2 c1r3
        0: players/0/mines = [\"c1r3\", \"c1r4\"]
        0: players/0/reserve = 1
        0: dice/0/colour = \"red\"",
    );
    Table::alone()
        .mines(&["c1r4", "c2r4", "c3r4"])
        .dice(&["green 6"])
        .play("0 prospect green 6 c4r4 !10.2 mine 1/0");
}

/// §10.3 Extract takes 1 tile, 2 at strength 3, 3 at strength 6, from own mines.
#[test]
fn extract_takes_tiles() {
    let table = Table::alone().mines(&["c1r4", "c2r4", "c3r4"]);
    table.dice(&["red 2"]).play("0 extract red 2\n0 take ore c1r4\n0: players/0/stock/ore = 1\n0 ?+ end");
    table.dice(&["red 4"]).play(
        "0 extract red 4
        0 ? take ore c1r4, take ore c2r4, take crystal c3r4
        0 take ore c1r3 !10.3
        0 labour red 4 !10.3
        0 take ore c2r4
        0 ? take ore c1r4, take crystal c3r4, stop
        0 take crystal c3r4
        -: land/13/ore = 0
        0 ?+ end",
    );
    table.dice(&["red 5"]).play("0 extract red 5\n0 take ore c1r4\n0 take ore c2r4\n0 ?+ end");
    table
        .dice(&["green 5"])
        .play("0 extract green 5\n0 take ore c1r4\n0 take ore c2r4\n0 take crystal c3r4\n0 ?+ end");
    table
        .dice(&["green 5"])
        .play("0 extract green 5\n0 take ore c1r4\n0 stop\n0: players/0/stock/ore = 1\n0 ?+ end");
}

/// §10.4 Trade sells up to half the strength, ore for 2 Jar and crystal for 3.
#[test]
fn trade_sells_tiles() {
    let table = Table::alone().jar(0).tiles(3, 3);
    table.dice(&["red 1"]).play(
        "0 ?+ trade red 1 ore 1 crystal 0, trade red 1 ore 0 crystal 1
        0 trade red 1 ore 1 crystal 1 !10.4 strength 3/1
        0 trade red 1 ore 0 crystal 0 !10.4
        0 trade red 1 ore 0 crystal 1
        0: players/0/jar = 3
        0: players/0/stock = {\"ore\": 3, \"crystal\": 2}
        -: supply = {\"ore\": 11, \"crystal\": 4}",
    );
    table
        .dice(&["red 5"])
        .play("0 trade red 5 ore 2 crystal 2 !10.4 strength 7/5\n0 trade red 5 ore 2 crystal 1\n0: players/0/jar = 7");
    table.tiles(1, 0).dice(&["red 5"]).play("0 trade red 5 ore 2 crystal 0 !10.4 ore 2/1");
}

/// §10.5 Four tiles, or both kinds with strength 7, bring a trade medal.
#[test]
fn a_great_trade_brings_a_medal() {
    let table = Table::alone().tiles(4, 4);
    table.dice(&["yellow 6"]).play("0 trade yellow 6 ore 4 crystal 0\n0: players/0/medals/trade = 1");
    table.dice(&["yellow 6"]).play("0 trade yellow 6 ore 1 crystal 1\n0: players/0/medals/trade = 1");
    table.dice(&["yellow 6"]).play("0 trade yellow 6 ore 3 crystal 0\n0: players/0/medals/trade = 0");
    table.dice(&["red 6"]).play("0 trade red 6 ore 2 crystal 1\n0: players/0/medals/trade = 0");
}

/// §10.6 Build needs a strength of the building's rank.
#[test]
fn build_needs_the_rank() {
    Table::alone().tiles(3, 2).dice(&["white 1", "red 1"]).play(
        "0 build red 1 library !10.6 strength 2/1
        0 build white 1 mint !10.6 strength 3/2
        0 build white 1 library
        0: players/0/buildings = [\"library\"]
        0: dice/0/colour = \"red\"",
    );
}

/// §10.7 Recruit draws 2 player cards, 3 at strength 5.
#[test]
fn recruit_draws_player_cards() {
    Table::alone().dice(&["red 4"]).play("0 recruit red 4\n* recruit mason\n* recruit patron\n0 ?+ decline");
    Table::alone()
        .dice(&["white 4"])
        .play("0 recruit white 4\n* recruit mason\n* recruit patron\n* recruit envoy\n0 ?+ decline");
}

/// §10.8 Muster brings 1 combat point, 2 at strength 6, 3 at strength 7.
#[test]
fn muster_brings_combat_points() {
    let muster = |die: &str| {
        let after = Table::alone().dice(&[die]).play(&format!("0 muster {die}"));
        after.state.players.0[0].combat
    };
    assert_eq!([muster("green 4"), muster("green 5"), muster("green 6")], [1, 1, 2]);
    assert_eq!([muster("red 4"), muster("red 5"), muster("red 6")], [1, 2, 3]);
}

/// §10.9 Study draws 1 action card, 2 at strength 6.
#[test]
fn study_draws_action_cards() {
    Table::alone().hand(&[]).dice(&["red 5"]).play("0 study red 5\n* card 0 fair\n0 ?+ end");
    Table::alone()
        .hand(&[])
        .dice(&["red 6"])
        .play("0 study red 6\n* card 0 fair\n* card 0 fair\n0 ?+ end\n0: players/0/hand/fair = 2");
}

/// §10.10 Labour brings 1 Jar, 2 at strength 3.
#[test]
fn labour_brings_jar() {
    Table::alone()
        .jar(0)
        .dice(&["red 2", "white 3"])
        .play("0 labour red 2\n0: players/0/jar = 1\n0 labour white 3\n0: players/0/jar = 3");
}

/// §10.11 Nobody has more than 10 combat points.
#[test]
fn ten_combat_points_are_the_most() {
    Table::alone()
        .combat(9)
        .dice(&["red 6", "red 5"])
        .play("0 muster red 6\n0: players/0/combat = 10\n0 muster red 5 !10.11");
}

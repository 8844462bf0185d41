//! §5: fields with a condition.

use super::table::Table;

/// §5.1 The general action comes first, then the test, which takes nothing.
#[test]
fn the_general_action_comes_before_the_test() {
    Table::before("a2").jar(7).play(
        "* die red 1
        0: solo/loss_box = 0
        * ?+ box mint 1
        * box mint
        # The condition is met, and its Jar are still there.
        0 ?+ mine c1r4
        0: players/0/jar = 7",
    );
}

/// §5.2 A condition that is met spares the negative effect.
#[test]
fn a_met_condition_spares_the_negative_effect() {
    Table::before("a4").pile(30).play(
        "* die red 1
        0 mine c1r4
        0: pile = 25
        0: solo/loss_box = 0
        * guild jade",
    );
}

/// §5.3 A mine of a met field is laid by the rules of placement, whatever the difficulty.
#[test]
fn the_mine_of_a_met_field_is_laid_for_nothing() {
    Table::before("c4").tiles(3, 0).mines(&["c1r4", "c1r3", "c1r2"]).play(
        "* die red 1
        0 ? mine c1r1, mine c2r2, mine c2r3, mine c2r4, mine c3r4, mine c4r4
        0 mine c3r1 !11.2
        0 labour red 1 !9.3
        0 mine c1r1
        0: players/0/medals/exploration = 2",
    );
}

/// §5.3 A mine that no landscape can take goes to the reserve.
#[test]
fn a_mine_without_a_place_goes_to_the_reserve() {
    use tafel_rules::Seat;
    let mut table = Table::before("c4").tiles(3, 0);
    // As if the ten mines of another guild and more filled everything: every landscape is the player's own.
    table.state.players[Seat(0)].mines = tafel_guilds::Landscapes::full();
    let rules = tafel_guilds::Guilds::new();
    use tafel_rules::{Rules, Silent};
    let reserve = table.state.players[Seat(0)].reserve;
    rules.resolve(&mut table.state, "die red 1".parse().unwrap(), &mut Silent);
    assert_eq!(table.state.players[Seat(0)].reserve, reserve + 1);
    assert_eq!(table.state.steps.last(), Some(&tafel_guilds::Step::Guild));
}

/// §5.4 The coin of a met field is the player's.
#[test]
fn the_coin_of_a_met_field_is_gained() {
    Table::before("a5").medals(1, 0, 0).jar(1).play("* die red 1\n0: players/0/jar = 6\n0: solo/marked = []");
}

/// §5.5 The negative effect happens at once, and the mine goes to the loss box.
#[test]
fn a_failed_field_costs_its_mine() {
    Table::before("a4").hand(&["courier"]).pile(30).play(
        "* die red 1
        0: pile = 10
        0: solo/loss_box = 1
        * guild jade
        0: players/0/mines = []",
    );
}

/// §5.6 The coin of a failed field marks a final field and is never gained.
#[test]
fn the_coin_of_a_failed_field_marks_a_final() {
    let marked = Table::before("a5").jar(20).play(
        "* die red 1
        0: solo/marked = [\"a\"]
        * collapse 1
        0: players/0/jar = 20
        * guild bronze
        0 labour red 1
        0 labour red 1
        0 end",
    );
    assert_eq!(marked.state.solo.unwrap().marked.len(), 1);
    // 20 Jar do not suffice any more.
    let mut last = Table::before("a6").jar(24);
    last.state.solo.as_mut().unwrap().marked = marked.state.solo.unwrap().marked;
    last.play("* die red 1\n0 end !over");
    last.jar(25).play("* die red 1\n0: players/0/jar = 25\n* ?+ guild bronze 5");
}

/// §5.7 A collapse clears a column on 1 to 4, the second row on 5, the third on 6; the tiles stay in the game.
#[test]
fn a_collapse_clears_a_column_or_a_row() {
    let table = Table::before("b2").combat(3);
    let collapse =
        |pips: u8| table.play(&format!("* die red 1\n* ?+ collapse 1 1, collapse 6 1\n* collapse {pips}"));
    collapse(3).play("-: land/2/crystal = 0\n-: land/14/crystal = 0\n-: land/1/ore = 1\n-: supply = {\"ore\": 14, \"crystal\": 10}");
    collapse(5).play("-: land/4/ore = 0\n-: land/7/crystal = 0\n-: land/8/ore = 1\n-: supply = {\"ore\": 16, \"crystal\": 8}");
    collapse(6).play("-: land/8/ore = 0\n-: land/11/crystal = 0\n-: land/12/ore = 1\n-: supply = {\"ore\": 16, \"crystal\": 8}");
}

/// §5.8 Where there are too few cards or buildings, as many are taken as there are.
#[test]
fn as_many_are_taken_as_there_are() {
    Table::before("a4").pile(3).play("* die red 1\n0: pile = 0\n0 mine c1r4");
    let every = tafel_guilds::Building::ALL;
    let words: Vec<&str> = every.iter().map(|building| building.word()).collect();
    // Two are left for one that goes to the box and two penalties.
    Table::before("a2")
        .jar(0)
        .buildings(&words[2..])
        .play("* die red 1\n* box smelter\n* penalty gem-exchange\n* guild jade");
    Table::before("b5").cards(&["patron"]).play("* die red 1\n0: players/0/cards = []\n* guild jade");
    Table::before("c5").play("* die red 1\n0: solo/loss_box = 1\n* guild jade");
}

/// §5.9 Action cards cannot be thrown away.
#[test]
fn cards_are_not_thrown_away() {
    Table::alone().hand(&["tithe", "fair"]).play(
        "0 discard tithe !5.9\n0 play tithe !13.3 building 1/0\n0 play fair !13.3 ore 1/0, crystal 1/0",
    );
}

//! What follows from a view: that people see what the rules would say.

use super::table::{Table, alone_to_the_first_turn, check};
use tafel_guilds::Guilds;
use tafel_rules::{Dice, Rules, Seat, Seed, Silent, Turn, Viewer};

/// §10.1, §14.3: pips, one more in the colour of the action, and what player cards add; §10.3: what that achieves.
#[test]
fn dice_are_worth_what_they_achieve() {
    Table::alone().cards(&["surveyor"]).dice(&["green 2", "white 6"]).play(
        "0: facts/worth/prospect = [4, 7]
        0: facts/worth/extract = [2, 3]
        0: facts/worth/build = [2, 7]
        0 labour green 2
        0: facts/worth/build = [7]",
    );
}

/// §14.4: Captain and Scholar are in what a die achieves; a Broker brings Jar, not tiles.
#[test]
fn cards_that_achieve_more_are_in_the_worth_of_a_die() {
    let table = Table::alone().jar(0).combat(0).hand(&[]).dice(&["green 1"]);
    table.cards(&["captain"]).play("0: facts/worth/muster = [2]\n0 muster green 1\n0: players/0/combat = 2");
    table.cards(&["scholar"]).play("0: facts/worth/study = [2]");
    table.cards(&["broker"]).play("0: facts/worth/trade = [1]");
}

/// §14.2: what a drawn card costs now.
#[test]
fn drawn_cards_have_their_price() {
    Table::alone().jar(2).buildings(&["guild-hall"]).play(
        "0 use guild-hall
        * recruit foreman
        * recruit scholar
        0: facts/hires = [{\"card\": \"foreman\", \"jar\": 0}, {\"card\": \"scholar\", \"jar\": 1}]",
    );
}

/// §16.1 to §16.5: points as if the game ended now.
#[test]
fn points_stand_as_if_the_game_ended_now() {
    Table::alone()
        .jar(12)
        .tiles(2, 1)
        .medals(1, 1, 1)
        .mines(&["c1r4", "c1r3"])
        .play("0: facts/points = [10]");
    let mut table = Table::alone().jar(12);
    let solo = table.state.solo.as_mut().unwrap();
    (solo.minus_points, solo.loss_box) = (2, 1);
    table.play("0: facts/points = [-2]"); // §7.5
}

/// §4.2, §4.3: the next tile goes to the row of its colour.
#[test]
fn the_place_of_the_next_tile_is_known() {
    Table::before("a2").play("0: facts/solo/next = \"a2\"");
    Table::before("b4").play("0: facts/solo/next = \"b4\"");
}

/// §6.1, §5.6: every condition as it stands, and whether it is met.
#[test]
fn conditions_are_known_before_they_are_tested() {
    let first = |met| {
        format!(
            "0: facts/solo/tests/0 = {{\"field\": \"a2\", \"condition\": {{\"Jar\": 7}}, \"met\": {met}}}"
        )
    };
    Table::before("a2").jar(7).play(&first(true));
    Table::before("a2").jar(6).play(&first(false));
    let mut marked = Table::before("a6").jar(20);
    marked.play("0: facts/solo/tests/3/condition = {\"Jar\": 20}\n0: facts/solo/tests/3/met = true");
    marked.state.solo.as_mut().unwrap().marked.insert(tafel_guilds::SoloRow::A);
    marked.play("0: facts/solo/tests/3/condition = {\"Jar\": 25}\n0: facts/solo/tests/3/met = false");
}

/// §6.2: hands of others count by their size, whatever is imagined in them.
#[test]
fn who_watches_sees_the_same_conditions() {
    Table::before("a4").hand(&[]).play("-: facts/solo/tests/1/met = true");
    Table::before("a4").hand(&["courier"]).play("-: facts/solo/tests/1/met = false");
}

/// §6.1: a building that is neither to be built nor in play is in the box.
#[test]
fn boxed_buildings_are_known() {
    let table = Table::before("a2").jar(7).buildings(&["library"]).penalty("market");
    table.play("0: facts/boxed = []\n* die red 1\n* box mint\n0: facts/boxed = [\"mint\"]");
}

/// §7.4, §8.5: how long the game lasts, and whether somebody is asked.
#[test]
fn the_end_is_known() {
    Table::together(2).play("-: facts/rounds = 12\n-: facts/solo = null\n-: facts/asked = true");
    check(&format!(
        "seats 1\n-: facts/asked = false\n{}* attack alarm\n* die red 1\n* die white 6\n0: facts/asked = true\n0: facts/rounds = 16",
        alone_to_the_first_turn()
    ));
}

/// §13.1: hands are secret; whatever is imagined in them, everybody is shown the same facts, all through a match.
#[test]
fn facts_do_not_depend_on_what_is_imagined() {
    let rules = Guilds::new();
    let mut dice = Dice::at(Seed([7; 32]), 0);
    for seats in 1..=4 {
        let mut state = rules.start(&format!("seats {seats}").parse().unwrap());
        while play_on(&rules, &mut state, &mut dice) {
            let facts = |viewer| rules.facts(&rules.view(&state, viewer));
            let public = facts(Viewer::Public);
            assert!(Seat::all(seats).all(|seat| facts(Viewer::Seat(seat)) == public), "{state:?}");
        }
        let points = rules.standing(&state).unwrap().points;
        assert_eq!(rules.facts(&rules.view(&state, Viewer::Public)).points, points.first(seats));
    }
}

/// Plays at random; not on if the match is over.
fn play_on(rules: &Guilds, state: &mut tafel_guilds::State, dice: &mut Dice) -> bool {
    match rules.turn(state) {
        Turn::Over => return false,
        Turn::Chance => {
            let mut odds = vec![];
            rules.chances(state, &mut odds);
            rules.resolve(state, dice.pick(&odds), &mut Silent);
        }
        Turn::Seats(seats) => {
            let (seat, mut moves) = (seats.iter().next().unwrap(), vec![]);
            rules.moves(state, seat, &mut moves);
            rules.apply(state, seat, dice.any(&moves), &mut Silent);
        }
    }
    true
}

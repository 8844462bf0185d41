//! §4 Power and conversions, §7 power offers.

use crate::common::{alone, neighbours, play, plenty, put, table, with, with_points};
use tafel_rules::Seat;

/// §4.1 From I to II, then from II to III; spending needs tokens in III.
#[test]
fn power_moves_through_three_bowls() {
    let gains = |bowls, power: &str| {
        let mut state = with(neighbours(), 1, |player| player.bowls = bowls);
        put(&mut state, 1, "F3", power);
        let state = play(state, "0 upgrade F4 tp\n0 done");
        let offered = if power == "sh" { 3 } else { 2 };
        play(state, &format!("1 leech {offered}")).players.0[1].bowls
    };
    assert_eq!(gains([5, 7, 0], "tp"), [3, 9, 0]);
    assert_eq!(gains([1, 7, 0], "tp"), [0, 7, 1]);
    assert_eq!(gains([1, 3, 0], "sh"), [0, 2, 2]);
    play(
        with(alone(), 0, |player| player.bowls = [3, 2, 4]),
        "0 action act3
        -: players/0/bowls = [7, 2, 0]
        0 convert pw c !2.8",
    );
}

/// §4.2 Burning costs a token for each that moves.
#[test]
fn burning_removes_as_many_as_it_moves() {
    play(
        with(alone(), 0, |player| player.bowls = [5, 5, 0]),
        "0 burn 3 !4.2
        0 burn 2
        -: players/0/bowls = [5, 1, 2]
        0 burn 1 !4.2",
    );
}

/// §4.3 The rates, and only for the player on turn.
#[test]
fn conversions_have_fixed_rates() {
    let mut state = alone();
    plenty(&mut state, 0);
    let state = play(
        state,
        "-: players/0/coins = 60
        0 convert 5pw p
        0 convert 3pw w
        0 convert pw c
        -: players/0/bowls = [9, 0, 3]
        0 convert p w
        0 convert p c
        0 convert w c
        -: players/0/priests = 4
        -: players/0/workers = 41
        -: players/0/coins = 63
        1 convert w c !turn
        0 pass bon6
        0 convert w c !turn",
    );
    assert_eq!(state.active, Seat(1));
    // Not while answering an offer, nor in the cult phase.
    play(neighbours(), "0 upgrade F4 tp\n0 done\n1 convert w c !4.3\n1 decline");
}

/// §4.4 The power is gone, the priest does not come.
#[test]
fn a_priest_above_the_limit_is_lost() {
    let mut state = alone();
    plenty(&mut state, 0);
    state.players[Seat(0)].priests = 7;
    play(state, "0 convert 5pw p\n-: players/0/priests = 7\n-: players/0/bowls = [5, 0, 7]");
}

/// §4.5 Coins are no points before the end.
#[test]
fn coins_become_points_at_the_end_only() {
    play(alone(), "0 convert 2c vp !4.5\n0 convert vp c !4.5");
}

/// §7.1 Building and upgrading offer the sum of the neighbour's power values.
#[test]
fn neighbours_are_offered_their_power_values() {
    // F4 touches F3 alone; a trading house and a dwelling touch E6.
    let mut state = neighbours();
    plenty(&mut state, 0);
    put(&mut state, 1, "F3", "tp");
    crate::common::paint(&mut state, "E6", tafel_terra_mystica::Colour::Green);
    let state = play(state, "0 build E6\n0 done\n1 ?+ leech 2, decline");
    assert_eq!(state.offers[0].power.0, [0, 2, 0, 0, 0]);
    play(state, "1 leech 2\n-: players/1/bowls = [0, 12, 0]");
}

/// §7.2 All or nothing, for one point less than power.
#[test]
fn power_costs_one_point_less() {
    let mut state = neighbours();
    put(&mut state, 1, "F3", "sh");
    let state = play(state, "0 upgrade F4 tp\n0 done\n1 leech 2 !7.2");
    play(state, "1 leech 3\n-: players/1/points = 18\n-: players/1/bowls = [0, 11, 1]");
    play(state, "1 decline\n-: players/1/points = 20\n-: players/1/bowls = [2, 10, 0]");
}

/// §7.3 Cut to what the bowls take and to the points at hand.
#[test]
fn an_offer_is_cut_to_what_can_be_taken() {
    let mut state = neighbours();
    put(&mut state, 1, "F3", "sh");
    let poor = with_points(state, 1, 1);
    play(poor, "0 upgrade F4 tp\n0 done\n1 leech 2\n-: players/1/points = 0");
    let full = with(state, 1, |player| player.bowls = [0, 1, 11]);
    play(full, "0 upgrade F4 tp\n0 done\n1 leech 1\n-: players/1/points = 20");
}

/// §7.4 After the turn, clockwise; who could gain nothing is not asked.
#[test]
fn offers_are_answered_after_the_turn() {
    let three: [crate::common::Sits; 3] = [
        ("darklings", &["E5", "G5"], "bon3"),
        ("nomads", &["F3", "E8", "A5"], "bon5"),
        ("cultists", &["E6", "F5"], "bon6"),
    ];
    let state = table("", &three);
    play(
        state,
        "0 upgrade E5 tp
        1 leech 1 !turn
        0 convert w c
        0 done
        2 ?
        1 leech 1
        2 leech 1
        1 ?+ pass bon1",
    );
    let full = with(state, 1, |player| player.bowls = [0, 0, 12]);
    play(full, "0 upgrade E5 tp\n0 done\n2 decline\n1 ?+ pass bon1");
}

/// §7.5 Nothing is burned or converted before an answer.
#[test]
fn an_offer_is_answered_with_what_is_there() {
    let mut state = with(neighbours(), 1, |player| player.bowls = [0, 3, 3]);
    put(&mut state, 1, "F3", "tp");
    play(
        state,
        "0 upgrade F4 tp
        0 done
        1 ? leech 2, decline
        1 burn 1 !7.5
        1 convert pw c !4.3
        1 leech 2",
    );
}

/// §2.9 A match that was read with tolerances allows what the site lets pass.
#[test]
fn a_match_with_tolerances_burns_before_answers_and_throws_gifts_away() {
    let mut state = with(neighbours(), 1, |player| player.bowls = [0, 3, 3]);
    put(&mut state, 1, "F3", "tp");
    plenty(&mut state, 0);
    put(&mut state, 0, "E9", "sh");
    play(state, "0 action actw\n0 discard !5.5");
    state.options.tolerances = tafel_terra_mystica::Switch::On;
    play(state, "0 upgrade F4 tp\n0 done\n1 ? leech 2, decline, burn 1\n1 burn 1\n1 leech 1");
    play(state, "0 action actw\n0 discard\n0 done\n1 ?+ pass bon1");
    play(state, "0 send p fire\n0 done\n1 pass bon1\n0 upgrade F4 tp\n0 done\n1 burn 1 !7.5");
}

/// §7.3, §7.4 Two buildings in one turn are answered one after the other, and the second is counted afresh.
#[test]
fn two_buildings_of_a_turn_are_answered_in_their_order() {
    let mut state =
        table("", &[("halflings", &["E6", "F5"], "bon3"), ("nomads", &["F3", "E8", "A5"], "bon5")]);
    plenty(&mut state, 0);
    put(&mut state, 0, "E6", "tp");
    put(&mut state, 1, "F3", "tp");
    let state = with(state, 1, |player| player.bowls = [1, 1, 10]);
    // F3 touches E6, and F4 too: an offer of two for each, but three power fill the bowls.
    play(
        state,
        "0 upgrade E6 sh
        0 transform F4 brown
        0 build F4
        0 done
        1 ? leech 2, decline
        1 leech 2
        1 ? leech 1, decline
        1 leech 1
        -: players/1/bowls = [0, 0, 12]
        -: players/1/points = 19
        1 ?+ pass bon6",
    );
}

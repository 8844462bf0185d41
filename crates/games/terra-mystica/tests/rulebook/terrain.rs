//! §5 Terrain.

use crate::common::{alone, holding, paint, pass_round, place, play, plenty, put, rich, table_with, with};
use tafel_rules::Seat;
use tafel_terra_mystica::{Bonus, Colour};

/// §5.1 Sides, bridges of anybody, and rivers as far as the ship goes; bon4 lends a level to a player who has not passed.
#[test]
fn hexes_are_reached_by_side_bridge_and_ship() {
    let mut state = rich("witches", &["E9", "F2"]);
    for hex in ["D7", "C4", "D6", "G4", "E8"] {
        paint(&mut state, hex, Colour::Green);
    }
    // D7 is next to E9; C4 lies behind two river hexes, E8 across one.
    play(state, "0 ?+ build D7\n0 build D6 !5.1\n0 build E8 !5.1\n0 build C4 !5.1");
    let ship = with(state, 0, |player| player.ship = 1);
    play(ship, "0 ?+ build D7, build D6\n0 build C4 !5.1");
    let ship = with(state, 0, |player| player.ship = 2);
    play(ship, "0 ?+ build D6, build E8, build C4");
    let lent = holding(state, 0, Bonus::Shipping);
    play(lent, "0 ?+ build D6\n0 build C4 !5.1");
    // A bridge of the opponent joins E9 and D6.
    let mut bridged = state;
    let at = crate::common::rules()
        .data()
        .board(state.options.map)
        .bridges
        .iter()
        .position(|&(a, b)| (a, b) == (place(&state, "D6"), place(&state, "E9")));
    bridged.bridges[Seat(1)] = 1 << at.unwrap();
    play(bridged, "0 ?+ build D6");
}

/// §5.2 The distance on the wheel, never through home on the way elsewhere.
#[test]
fn spades_are_steps_on_the_wheel() {
    // Green: gray and blue are one step, black and red two, brown and yellow three.
    let state = rich("witches", &["E9", "F2"]);
    play(
        state,
        "0 dig 2
        0 ?+ transform E10 green, transform D7 green
        0 transform F6 green !5.4
        0 transform E10 green",
    );
    // Gray turned blue would pass green: five steps the other way.
    play(
        state,
        "0 dig 2
        0 ?- transform F6 blue
        0 ?+ transform F6 yellow",
    );
}

/// §5.3 A spade costs three workers, less on a better track.
#[test]
fn spades_are_dug_with_workers() {
    let state = rich("witches", &["E9", "F2"]);
    play(state, "0 transform F6 green !5.3\n0 dig 1\n-: players/0/workers = 37\n0 transform F6 green");
    let better = with(state, 0, |player| player.dig = 2);
    play(better, "0 dig 3\n-: players/0/workers = 37");
}

/// §5.4 Bought spades go on one hex with all others, and are all used.
#[test]
fn bought_spades_are_used_on_one_hex() {
    let state = rich("witches", &["E9", "F2"]);
    play(
        state,
        "0 action act6
        0 dig 1
        0 discard !5.4
        0 transform F5 green
        -: due/spades = 0
        0 transform F6 green !5.3",
    );
    play(
        state,
        "0 action act6
        0 transform F6 green
        0 dig 1 !5.4
        0 discard",
    );
    // A spade that was not bought cannot be thrown away for one that was: all of them are used.
    play(state, "0 action act5\n0 dig 1\n0 transform F6 green !5.4\n0 ?- discard\n0 transform E10 green");
    // Two bought spades do not fit a change of one step, except the long way round to or from home.
    play(state, "0 dig 2\n0 transform F6 green !5.4");
    play(state, "0 dig 6\n0 transform F6 green");
}

/// §5.5 Two hexes, at most one of them another colour than home; or thrown away.
#[test]
fn spades_of_an_action_may_be_shared() {
    let state = rich("witches", &["E9", "F2"]);
    play(
        state,
        "0 action act6
        0 transform F6 red
        -: due/spades = 1
        0 transform E10 blue !5.5
        0 transform F1 green
        0 done",
    );
    play(state, "0 action act6\n0 transform F6 green\n0 discard\n0 build F6");
}

/// §5.5, §5.6 Digging stops at home, so that nobody builds on a hex that is home no longer.
#[test]
fn digging_stops_at_home() {
    let state = rich("witches", &["E9", "F2"]);
    play(
        state,
        "0 action act6
        0 transform F6 green
        0 transform F6 gray !5.5
        0 ?- transform F6 gray, transform F6 blue
        0 transform F1 green
        0 build F6",
    );
    // A hex that was home before may become something else.
    let mut state = state;
    paint(&mut state, "F6", Colour::Green);
    play(state, "0 action act5\n0 transform F6 gray\n0 ?- build F6");
}

/// §5.6 One dwelling, on a hex turned home in this action, when all spades are gone.
#[test]
fn one_dwelling_follows_on_a_transformed_hex() {
    let mut state = rich("witches", &["E9", "F2"]);
    paint(&mut state, "D7", Colour::Green);
    play(
        state,
        "0 action act6
        0 transform F6 green
        0 build F6 !5.6
        0 transform F1 green
        0 ?+ build F6, build F1
        0 build D7 !5.6
        0 build F6
        0 build F1 !5.6",
    );
    // After a change to another colour there is nothing to build on.
    play(state, "0 action act5\n0 transform F6 red\n0 build D7 !5.6");
}

/// §5.7 Points come with the spades, used or not.
#[test]
fn spades_score_when_they_are_gained() {
    let mut state = table_with(
        "",
        ["score1", "score6", "score4", "score8", "score3", "score7"],
        &[("halflings", &["F5", "D8"], "bon3"), ("nomads", &["B1", "A5", "B4"], "bon5")],
    );
    plenty(&mut state, 0);
    play(
        state,
        "0 action act6
        -: players/0/points = 26
        0 discard
        0 done
        1 pass bon6
        0 dig 1
        -: players/0/points = 29",
    );
}

/// §5.8 Ice, volcano and built hexes stay as they are.
#[test]
fn some_hexes_never_change() {
    let mut state = rich("witches", &["E9", "F2"]);
    put(&mut state, 1, "E10", "d");
    paint(&mut state, "F6", Colour::Ice);
    paint(&mut state, "D7", Colour::Volcano);
    play(
        state,
        "0 action act6
        0 transform E10 green !5.8
        0 transform F6 green !5.8
        0 transform D7 green !5.8",
    );
}

/// §5.1, §9.8 The ship card that was taken at the pass does not reach in the cult phase.
#[test]
fn the_ship_card_does_not_reach_in_the_cult_phase() {
    let mut state = alone();
    state.players[Seat(0)].cults[2] = 4;
    // The first card to take is bon4.
    for (out, card) in [(Bonus::Spade, Bonus::Shipping), (Bonus::CultStep, Bonus::TradingHouses)] {
        state.cards.remove(out);
        state.cards.insert(card);
    }
    let state = pass_round(state);
    assert_eq!((state.active, state.due.spades), (Seat(0), 1));
    assert_eq!(state.players.0[0].card, Some(Bonus::Shipping));
    play(state, "0 transform D6 yellow !5.1\n0 ?+ discard, transform D7 gray\n0 dig 1 !9.8");
}

//! §8 Towns.

use crate::common::{paint, play, put, rich, table, with};
use tafel_rules::Seat;
use tafel_terra_mystica::{Colour, State};

/// Witches with a temple, a trading house and a dwelling in a row: power 5, and a free green hex beside them.
fn nearly_a_town() -> State {
    let mut state = rich("witches", &["E9", "A3"]);
    put(&mut state, 0, "F6", "te");
    put(&mut state, 0, "F5", "tp");
    paint(&mut state, "G5", Colour::Green);
    paint(&mut state, "E10", Colour::Green);
    state
}

/// §8.1 Four structures of power seven; a sanctuary counts twice.
#[test]
fn four_structures_of_power_seven_are_a_town() {
    // Temple 2, trading house 2, dwellings 1 and 1: power 6.
    let state = play(nearly_a_town(), "0 build G5\n-: due/towns = 0\n0 done\n1 pass bon6");
    play(state, "0 upgrade G5 tp\n-: due/towns = 1\n0 done !2.5\n0 +tw1");
    // Three structures with a sanctuary suffice.
    let mut state = rich("witches", &["E9", "A3"]);
    put(&mut state, 0, "F6", "sa");
    put(&mut state, 0, "F5", "tp");
    play(state, "0 upgrade E9 tp\n-: due/towns = 1");
    // Without it three do not.
    put(&mut state, 0, "F6", "sh");
    play(state, "0 upgrade E9 tp\n-: due/towns = 0");
}

/// §8.2 Only what was changed is looked at, and both ends of a bridge.
#[test]
fn a_town_is_found_where_something_changes() {
    // A group that suffices and was never looked at stays as it is while something else is built.
    let mut state = nearly_a_town();
    put(&mut state, 0, "G5", "tp");
    play(state, "0 upgrade A3 tp\n-: due/towns = 0");
    let state = play(state, "0 upgrade E9 tp\n-: due/towns = 1\n0 +tw2\n0 done\n1 pass bon6");
    assert!(state.towned.contains(crate::common::place(&state, "F6")));
    let mut bridge = rich("engineers", &["E7", "C2"]);
    put(&mut bridge, 0, "D4", "te");
    put(&mut bridge, 0, "D5", "te");
    play(bridge, "0 upgrade E7 tp\n-: due/towns = 0");
    put(&mut bridge, 0, "E7", "tp");
    play(bridge, "0 action acte\n0 bridge C2 D4\n-: due/towns = 1\n0 +tw1");
}

/// §8.4 A structure that a bridge connects to a town joins it, and no town arises.
#[test]
fn a_bridge_joins_a_structure_to_a_town() {
    let mut state = rich("engineers", &["E7", "C2"]);
    for (hex, kind) in [("D4", "te"), ("D5", "te"), ("E7", "sh"), ("E6", "d")] {
        put(&mut state, 0, hex, kind);
        state.towned |= tafel_terra_mystica::Area::of(crate::common::place(&state, hex));
    }
    let lone = crate::common::place(&state, "C2");
    assert!(!state.towned.contains(lone));
    let joined = play(state, "0 action acte\n0 bridge C2 D4\n-: due/towns = 0\n0 done");
    assert!(joined.towned.contains(lone));
}

/// §8.3 With fav5 a sum of six is enough, at once and everywhere.
#[test]
fn fav5_lowers_the_sum() {
    let mut state = nearly_a_town();
    put(&mut state, 0, "E10", "d");
    put(&mut state, 0, "A3", "tp");
    for (hex, kind) in [("A2", "tp"), ("B1", "d"), ("A1", "d")] {
        let here = tafel_terra_mystica::Area::of(crate::common::place(&state, hex));
        state.own[Seat(1)] -= here;
        put(&mut state, 0, hex, kind);
    }
    // The upgrade of A3 to a temple brings fav5: there and around F6 groups of power six become towns.
    play(
        state,
        "0 upgrade A3 te
        -: due/towns = 0
        0 +fav5
        -: due/towns = 2
        0 +tw3
        0 +tw3
        0 done",
    );
}

/// §8.4 What links a town to others pulls them in, and no second town arises.
#[test]
fn a_town_grows() {
    let mut state = nearly_a_town();
    put(&mut state, 0, "G5", "tp");
    let state = play(state, "0 upgrade E9 tp\n0 +tw2\n0 done\n1 pass bon6");
    let mut state = state;
    put(&mut state, 0, "E11", "te");
    put(&mut state, 0, "F7", "te");
    put(&mut state, 0, "G7", "d");
    // F7, E11 and G7 touch F6: with E10 they would be a town of their own.
    let joined = play(state, "0 build E10\n-: due/towns = 0\n0 done");
    for hex in ["E10", "E11", "F7", "G7"] {
        assert!(joined.towned.contains(crate::common::place(&joined, hex)), "{hex}");
    }
    // Two towns that meet stay two.
    assert_eq!(joined.players.0[0].keys, 1);
}

/// §8.5 Points, gift and key at once; favour and town tile in any order.
#[test]
fn a_town_tile_gives_points_gift_and_key() {
    let mut state = nearly_a_town();
    put(&mut state, 0, "G5", "tp");
    // score2 pays five in round 1, and witches gain five more.
    play(
        state,
        "0 upgrade G5 te
        0 +tw6 !8.5
        0 +tw2
        -: players/0/points = 37
        -: players/0/workers = 40
        -: players/0/keys = 1
        -: towns/tw2 = 1
        0 +fav11
        0 done",
    );
    play(state, "0 upgrade G5 te\n0 +fav11\n0 +tw4\n-: players/0/points = 36\n0 done");
    play(state, "0 upgrade G5 te\n0 +tw1\n-: players/0/coins = 61\n0 +fav11");
    play(state, "0 upgrade G5 te\n0 +tw3\n-: players/0/priests = 6\n0 +fav11");
    play(
        state,
        "0 upgrade G5 te\n0 +tw5\n-: players/0/cults = {\"fire\": 1, \"water\": 1, \"earth\": 1, \"air\": 3}",
    );
}

/// §8.6 Without a tile no town.
#[test]
fn without_tiles_no_town_is_founded() {
    let mut state = nearly_a_town();
    put(&mut state, 0, "G5", "tp");
    state.players[Seat(1)].towns = [2, 2, 2, 2, 2, 0, 0, 0];
    state.players[Seat(1)].keys = 10;
    state.towns = [0; 8];
    let state = play(state, "0 upgrade E9 tp\n-: due/towns = 0");
    assert!(state.towned.is_empty());
}

/// §8.7 Three further tiles with the option.
#[test]
fn the_mini_expansion_adds_three_tiles() {
    let plain = rich("witches", &["E9", "A3"]);
    assert_eq!(plain.towns, [2, 2, 2, 2, 2, 0, 0, 0]);
    let state = table(
        "mini-expansion-1 on",
        &[("witches", &["E9", "A3"], "bon3"), ("nomads", &["B1", "A5", "B4"], "bon5")],
    );
    assert_eq!(state.towns, [2, 2, 2, 2, 2, 1, 2, 1]);
}

/// §8.8 A step of shipping with its points; range for Fakirs; for Dwarves the points of the tile alone.
#[test]
fn tw7_is_a_step_of_shipping() {
    let town = |faction: &'static str, hexes: &'static [&'static str]| {
        let mut state = rich(faction, hexes);
        state.options.mini_expansion = tafel_terra_mystica::Switch::On;
        state.towns[5..].copy_from_slice(&[1, 2, 1]);
        for (hex, kind) in [("E9", "tp"), ("F6", "te"), ("F5", "te")] {
            put(&mut state, 0, hex, kind);
        }
        put(&mut state, 0, "E10", "d");
        state
    };
    play(
        town("darklings", &["E10", "A8"]),
        "0 upgrade E10 tp\n0 +tw7\n-: players/0/ship = 1\n-: players/0/points = 31",
    );
    play(
        town("fakirs", &["G7", "B4"]),
        "0 upgrade E10 tp\n0 +tw7\n-: players/0/range = 1\n-: players/0/ship = 0\n-: players/0/points = 29",
    );
    play(
        with(town("dwarves", &["F6", "A2"]), 0, |_| {}),
        "0 upgrade E10 tp\n0 +tw7\n-: players/0/range = 0\n-: players/0/ship = 0\n-: players/0/points = 29",
    );
}

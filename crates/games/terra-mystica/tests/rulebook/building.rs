//! §6 Building and upgrading.

use crate::common::{alone, neighbours, paint, play, plenty, put, rich, with};
use tafel_rules::Seat;
use tafel_terra_mystica::{Colour, Favour};

/// §6.1 A dwelling on a reached free hex of home for a worker and two coins.
#[test]
fn a_dwelling_stands_on_home_land() {
    let mut state = alone();
    paint(&mut state, "F6", Colour::Green);
    play(
        state,
        "0 build E10 !6.1
        0 build E9 !6.1
        0 build A1 !6.1
        0 build F4 !5.1
        0 build J1 !1.1
        0 build F6
        -: players/0/coins = 19
        -: players/0/workers = 5
        -: hexes/F6/owner = 0
        -: hexes/F6/structure = \"d\"",
    );
}

/// §6.2 Dwelling, trading house, temple or stronghold, sanctuary; the old piece comes back.
#[test]
fn structures_are_upgraded_step_by_step() {
    let mut state = alone();
    plenty(&mut state, 0);
    let state = play(
        state,
        "0 upgrade E9 te !6.2
        0 upgrade E9 d !6.2
        0 upgrade A5 tp !6.2
        0 upgrade E9 tp
        -: hexes/E9/structure = \"tp\"
        0 done
        1 pass bon6
        0 upgrade E9 te
        0 +fav12
        0 done
        0 upgrade E9 sa
        0 +fav11
        0 done
        0 upgrade F2 tp
        0 done
        0 upgrade F2 sh
        -: hexes/F2/structure = \"sh\"",
    );
    // Trading houses 6 coins each when alone, temple 5, sanctuary 6, stronghold 6.
    assert_eq!(state.players.0[0].coins, 60 - 6 - 5 - 6 - 6 - 6);
    assert_eq!(state.players.0[0].workers, 40 - 2 - 2 - 4 - 2 - 4);
}

/// §6.3 Eight dwellings, four trading houses, three temples, one of each great house.
#[test]
fn pieces_are_limited() {
    let mut state = rich("witches", &["E9", "F2"]);
    for hex in ["A3", "A10", "C3", "C4"] {
        put(&mut state, 0, hex, "tp");
    }
    play(state, "0 upgrade E9 tp !6.3");
    for hex in ["C3", "C4", "D1"] {
        put(&mut state, 0, hex, "te");
    }
    put(&mut state, 0, "I6", "sh");
    play(state, "0 upgrade A3 te !6.3\n0 upgrade A3 sh !6.3\n0 ?+ upgrade E9 tp");
    let mut state = rich("witches", &["E9", "F2"]);
    for hex in ["A3", "A10", "C3", "C4", "D1", "I6"] {
        put(&mut state, 0, hex, "d");
    }
    paint(&mut state, "F6", Colour::Green);
    play(state, "0 build F6 !6.3");
}

/// §6.4 Double coins without a neighbour; bridges make neighbours, and so do those who left.
#[test]
fn a_lone_trading_house_costs_double() {
    let few = |state| with(state, 0, |player| (player.coins, player.workers) = (3, 2));
    play(
        few(neighbours()),
        "0 ?+ upgrade F4 tp\n0 upgrade E9 tp !6.4\n0 upgrade F4 tp\n-: players/0/coins = 0",
    );
    let six = with(neighbours(), 0, |player| (player.coins, player.workers) = (6, 2));
    play(six, "0 upgrade E9 tp\n-: players/0/coins = 0");
    // A bridge from E9 to the nomads on D6.
    let mut state = few(neighbours());
    put(&mut state, 1, "D6", "d");
    let bridges = &tafel_terra_mystica::TerraMystica::built_in().board(state.options.map).bridges;
    let ends = (crate::common::place(&state, "D6"), crate::common::place(&state, "E9"));
    state.bridges[Seat(1)] = 1 << bridges.iter().position(|&pair| pair == ends).unwrap();
    play(state, "0 ?+ upgrade E9 tp");
    let mut left = few(neighbours());
    left.gone = left.gone.with(Seat(1));
    play(left, "0 ?+ upgrade F4 tp");
}

/// §6.5 A favour tile that is there and not yet owned must be taken.
#[test]
fn temples_and_sanctuaries_bring_favour_tiles() {
    let mut state = rich("witches", &["E9", "F2"]);
    put(&mut state, 0, "E9", "tp");
    state.players[Seat(0)].favours.insert(Favour::PassPoints);
    state.favours[11] -= 1;
    state.favours[0] = 0;
    state.players[Seat(1)].favours.insert(Favour::Fire3);
    play(
        state,
        "0 upgrade E9 te
        0 +fav12 !6.5
        0 +fav1 !6.5
        0 +fav9
        -: favours/fav9 = 2
        -: players/0/favours = [\"fav9\", \"fav12\"]
        0 +fav2 !6.5",
    );
}

/// §6.6 Four coins and a priest; 2, 3 and 4 points.
#[test]
fn shipping_advances_to_three() {
    let state = rich("witches", &["E9", "F2"]);
    play(
        state,
        "0 advance ship
        -: players/0/coins = 56
        -: players/0/priests = 4
        -: players/0/points = 22
        0 done
        1 pass bon6
        0 advance ship
        -: players/0/points = 25
        0 done
        0 advance ship
        -: players/0/points = 29
        0 done
        0 advance ship !6.6",
    );
}

/// §6.7 Two workers, five coins, a priest: six points a level.
#[test]
fn digging_advances_twice() {
    let state = rich("witches", &["E9", "F2"]);
    play(
        state,
        "0 advance dig
        -: players/0/coins = 55
        -: players/0/workers = 38
        -: players/0/points = 26
        0 done
        1 pass bon6
        0 advance dig
        -: players/0/points = 32
        0 done
        0 advance dig !6.7
        0 dig 1
        -: players/0/workers = 35",
    );
    play(rich("halflings", &["F5", "D8"]), "0 advance dig\n-: players/0/coins = 59");
}

/// §6.8 Across a river edge, from an own structure, once at a place, three times at most.
#[test]
fn bridges_lie_across_rivers() {
    let mut state = rich("engineers", &["E7", "C2"]);
    play(
        state,
        "0 action acte
        0 ? bridge C2 D3, bridge C2 D4, bridge C2 E5, convert p w, convert p c, convert w c, convert pw c, convert 3pw w, convert 5pw p
        0 bridge A3 C1 !6.8
        0 bridge C2 D3
        -: bridges = [[0, \"C2\", \"D3\"]]
        0 done
        1 pass bon6
        0 action act1
        0 bridge C2 D3 !6.8
        0 bridge C2 D4
        0 done
        0 action acte
        0 bridge C2 E5
        0 done
        0 action acte !6.8",
    );
    // With a place left but no piece.
    put(&mut state, 0, "C5", "d");
    state.bridges[Seat(0)] = 0b111;
    play(state, "0 action acte !6.8");
}

/// §6.9 A bridge makes neighbours for offers too.
#[test]
fn a_bridge_makes_neighbours() {
    let mut state = rich("engineers", &["E7", "C2"]);
    put(&mut state, 1, "D3", "tp");
    play(state, "0 upgrade C2 tp\n0 done\n1 ?+ pass bon6");
    play(
        state,
        "0 action acte
        0 bridge C2 D3
        0 done
        1 burn 1
        1 upgrade A5 tp
        1 done
        0 upgrade C2 tp
        -: players/0/coins = 58
        0 done
        1 leech 2",
    );
}

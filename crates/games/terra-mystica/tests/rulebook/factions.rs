//! §12 Factions.

use crate::common::{alone, holding, paint, pass_round, place, play, plenty, put, rich, table, with};
use tafel_rules::Seat;
use tafel_terra_mystica::{Area, Bonus, Colour, State};

/// A faction with its stronghold on a hex, rich, and alone.
fn strong(faction: &'static str, hexes: &'static [&'static str], stronghold: &str) -> State {
    let mut state = rich(faction, hexes);
    put(&mut state, 0, stronghold, "sh");
    state
}

/// §12.1 Three dwellings; a sandstorm next to an own structure, without spade or bridge.
#[test]
fn nomads_have_sandstorms() {
    let state = strong("nomads", &["F3", "E8", "A5"], "F3");
    assert_eq!(state.own[Seat(0)].len(), 3);
    play(rich("nomads", &["F3", "E8", "A5"]), "0 action actn !12.1");
    let state = play(
        state,
        "0 action actn
        0 transform G1 yellow !12.1
        0 transform G2 red !12.1
        0 transform G2 yellow
        -: players/0/points = 20
        0 build G2
        0 done
        1 pass bon6
        0 action actn !2.6",
    );
    assert_eq!(state.players.0[0].coins, 58);
}

/// §12.2 A priest and four points for skipping a hex that is not reached otherwise; once an action.
#[test]
fn fakirs_fly() {
    let mut state = rich("fakirs", &["F3", "E8"]);
    for hex in ["E7", "D4", "D5", "C2"] {
        paint(&mut state, hex, Colour::Yellow);
    }
    // E7 is next to E8; D4 lies behind E6 or E7.
    play(state, "0 build E7\n-: players/0/priests = 5\n-: players/0/points = 20");
    play(state, "0 build D4\n-: players/0/priests = 4\n-: players/0/points = 24");
    play(state, "0 build C2 !5.1\n0 advance ship !6.6");
    // Transforming and building on the same hex pays once; a second skip in the action is refused.
    paint(&mut state, "D4", Colour::Red);
    paint(&mut state, "F5", Colour::Red);
    play(
        state,
        "0 action act6
        0 transform D4 yellow
        -: players/0/priests = 4
        -: players/0/points = 24
        0 transform E4 gray !5.1
        0 discard
        0 build D4
        -: players/0/priests = 4",
    );
    let far = strong("fakirs", &["F3", "E8"], "F3");
    let far = with(far, 0, |player| player.range = 1);
    play(far, "0 advance dig\n0 done\n1 pass bon6\n0 advance dig !6.7\n0 ?+ build D3");
}

/// §12.3 Two favour tiles each time; two actions in a row, or a pass.
#[test]
fn chaos_magicians_act_twice() {
    let mut state = rich("chaosmagicians", &["D4"]);
    put(&mut state, 0, "D4", "tp");
    play(state, "0 upgrade D4 te\n-: due/favours = 2\n0 +fav9\n0 +fav10\n0 done");
    let state = strong("chaosmagicians", &["D4"], "D4");
    play(
        state,
        "0 action actc
        0 done !12.3
        0 advance ship
        0 done !12.3
        0 dig 1
        0 transform E3 brown !5.1
        0 transform E6 black
        0 done
        1 pass bon6
        0 action actc !2.6",
    );
    play(state, "0 action actc\n0 advance ship\n0 pass bon6\n1 ?+ pass bon3");
    play(strong("chaosmagicians", &["D4"], "D4"), "0 done !2.4");
}

/// §12.3 What the first of two actions did to the land does not bind the second.
#[test]
fn the_second_of_two_actions_begins_afresh() {
    let mut state = strong("chaosmagicians", &["D4"], "D4");
    for hex in ["D5", "E6", "E7"] {
        paint(&mut state, hex, Colour::Gray);
    }
    let state = holding(state, 0, Bonus::Spade);
    play(
        state,
        "0 action actc
        0 action act6
        0 transform D5 green
        0 transform E6 green !5.5
        0 transform E6 red
        0 action bon1
        0 dig 1
        0 transform E7 blue",
    );
}

/// §12.4 Two spades for any change, to home only.
#[test]
fn giants_need_two_spades() {
    let mut state = rich("giants", &["D4", "E3"]);
    paint(&mut state, "E7", Colour::Yellow);
    play(
        state,
        "0 dig 1 !5.4
        0 dig 2
        0 transform E7 black !12.4
        0 transform E7 red",
    );
    play(
        state,
        "0 action act5\n0 transform E7 red !12.4\n0 ?+ discard, dig 1\n0 dig 1\n0 transform E6 red\n0 build E6",
    );
    play(
        strong("giants", &["D4", "E3"], "D4"),
        "0 action actg\n-: due/spades = 2\n0 transform E6 red\n0 build E6",
    );
}

/// §12.5 Three workers for a town; a free trading house that counts as one.
#[test]
fn swarmlings_upgrade_for_free() {
    let mut state = strong("swarmlings", &["D5", "E4"], "E4");
    state.scores[0] = Some(tafel_terra_mystica::Score::TradingHousesAir);
    play(
        state,
        "0 action acts
        0 upgrade E4 tp !6.2
        0 upgrade D5 tp
        -: players/0/coins = 60
        -: players/0/points = 23",
    );
    let mut town = rich("swarmlings", &["D5", "E4"]);
    for (hex, kind) in [("E7", "te"), ("E6", "te"), ("D4", "tp")] {
        put(&mut town, 0, hex, kind);
    }
    play(town, "0 upgrade D5 tp\n0 +tw1\n-: players/0/workers = 40");
}

/// §12.6 Shipping from 1 to 5; a town over one river hex; a step for the stronghold.
#[test]
fn mermaids_connect_over_rivers() {
    let mut state = rich("mermaids", &["D5", "E4"]);
    assert_eq!(state.players.0[0].ship, 1);
    // E4 with E5, and D3 beside it, against C2 across r10.
    for (hex, kind) in [("E4", "te"), ("E5", "tp"), ("D3", "tp")] {
        put(&mut state, 0, hex, kind);
    }
    put(&mut state, 0, "C2", "d");
    let board = tafel_terra_mystica::TerraMystica::built_in().board(state.options.map);
    let between = board.around(Area::of(place(&state, "C2")))
        & board.around(Area::of(place(&state, "D3")))
        & board.river;
    let river = board.river(between.first().unwrap());
    let state = play(
        state,
        &format!(
            "0 connect r0 !12.6
            0 advance ship
            -: players/0/points = 22
            0 connect {river}
            -: due/towns = 1
            0 +tw1
            -: town_rivers = [\"{river}\"]
            0 connect {river} !12.6
            0 done
            1 pass bon6"
        ),
    );
    // What touches the town now belongs to it.
    let mut state = state;
    put(&mut state, 0, "D5", "tp");
    play(state, "0 upgrade D5 sh\n-: players/0/ship = 3\n-: players/0/points = 35");
}

/// §12.7 Five points for a town; a free dwelling on any free forest.
#[test]
fn witches_ride() {
    let state = strong("witches", &["E9", "F2"], "F2");
    let mut state = state;
    state.scores[0] = Some(tafel_terra_mystica::Score::DwellingsFire);
    play(
        state,
        "0 action actw
        0 build E8 !12.7
        0 build I11
        -: players/0/coins = 60
        -: players/0/points = 22",
    );
    for hex in ["A3", "A10", "C3", "C4", "D1", "G3", "I6"] {
        put(&mut state, 0, hex, "d");
    }
    play(state, "0 action actw !6.3");
}

/// §12.8 A favour tile with the stronghold, and two steps in one cult.
#[test]
fn auren_climb_cults() {
    let mut state = rich("auren", &["E9", "F2"]);
    put(&mut state, 0, "E9", "tp");
    play(
        state,
        "0 action acta !12.8
        0 upgrade E9 sh
        0 +fav9
        0 done
        1 pass bon6
        0 action acta
        0 +earth
        -: players/0/cults/earth = 2
        -: due/steps = 0
        0 done",
    );
}

/// §12.9 A point for each spade, and three spades with the stronghold, used or not.
#[test]
fn halflings_love_spades() {
    let mut state = rich("halflings", &["F5", "D8"]);
    put(&mut state, 0, "F5", "tp");
    play(
        state,
        "0 upgrade F5 sh
        -: due/spades = 3
        -: players/0/points = 23
        0 dig 1 !5.4
        0 transform G5 brown
        0 transform F6 brown !5.2
        0 transform E10 brown
        0 discard
        0 build G5",
    );
    play(state, "0 dig 2\n-: players/0/points = 22");
    // At most one of the three hexes becomes another colour than home, §5.5.
    play(
        state,
        "0 upgrade F5 sh
        0 transform G5 blue
        0 transform E10 blue !5.5
        0 transform E10 brown",
    );
}

/// §12.10 A step when somebody takes, power when all decline, nothing when nobody could.
#[test]
fn cultists_live_on_their_neighbours() {
    let state = table("", &[("cultists", &["E6", "F5"], "bon3"), ("nomads", &["F3", "E8", "A5"], "bon5")]);
    let state = play(state, "0 upgrade E6 tp\n0 done");
    play(
        state,
        "1 leech 1
        0 ? +fire, +water, +earth, +air
        0 convert w c !4.3
        0 +fire
        -: players/0/cults/fire = 2
        1 ?+ pass bon6",
    );
    play(state, "1 decline\n-: players/0/bowls = [4, 8, 0]\n-: players/0/cults/fire = 1");
    let full = table("", &[("cultists", &["E6", "F5"], "bon3"), ("nomads", &["F3", "E8", "A5"], "bon5")]);
    let full = with(full, 1, |player| player.bowls = [0, 0, 12]);
    play(full, "0 upgrade E6 tp\n0 done\n-: players/0/bowls = [5, 7, 0]\n1 ?+ pass bon6");
    let mut strong = rich("cultists", &["E6", "F5"]);
    put(&mut strong, 0, "F5", "tp");
    play(strong, "0 upgrade F5 sh\n-: players/0/points = 27");
}

/// §12.11 Points and coins are traded; the stronghold gives power now and for each spade.
#[test]
fn alchemists_trade_points() {
    let mut state = rich("alchemists", &["E10", "G5"]);
    play(
        state,
        "0 convert vp c
        -: players/0/points = 19
        -: players/0/coins = 61
        0 convert 2c vp
        -: players/0/points = 20
        -: players/0/coins = 59",
    );
    state.players[Seat(0)].bowls = [6, 6, 0];
    put(&mut state, 0, "G5", "tp");
    play(
        state,
        "0 upgrade G5 sh
        -: players/0/bowls = [0, 6, 6]
        0 done
        1 pass bon6
        0 dig 1
        -: players/0/bowls = [0, 4, 8]",
    );
    let mut end = rich("alchemists", &["E10", "G5"]);
    end.round = 6;
    let player = &mut end.players[Seat(0)];
    (player.coins, player.workers, player.priests, player.bowls) = (5, 0, 0, [12, 0, 0]);
    let end = play(end, "0 pass\n1 pass");
    assert_eq!(end.players.0[0].sources[tafel_terra_mystica::Source::Coins as usize], 2);
}

/// §12.12 Priests for spades, two points each; up to three workers become priests once.
#[test]
fn darklings_dig_with_priests() {
    let mut state = rich("darklings", &["E10", "G5"]);
    play(
        state,
        "0 advance dig !6.7
        0 dig 2
        -: players/0/priests = 3
        -: players/0/workers = 40
        -: players/0/points = 24",
    );
    play(state, "0 action act5\n-: players/0/points = 20");
    put(&mut state, 0, "G5", "tp");
    play(
        state,
        "0 upgrade G5 sh
        0 ? ordain 0, ordain 1, ordain 2, ordain 3
        0 convert w c !2.8
        0 ordain 3
        -: players/0/priests = 7
        -: players/0/workers = 33
        0 ordain 1 !12.12",
    );
    play(state, "0 upgrade G5 sh\n0 ordain 0\n-: players/0/priests = 5\n0 done");
}

/// §12.13 Bridges for workers, any number of times; points for bridges between own structures.
#[test]
fn engineers_build_bridges() {
    let mut state = strong("engineers", &["E7", "C2"], "E7");
    put(&mut state, 0, "D4", "d");
    let state = play(
        state,
        "0 action acte
        -: players/0/workers = 38
        0 bridge C2 D4
        0 done
        1 pass bon6
        0 action acte
        0 bridge C2 D3
        0 done",
    );
    assert_eq!(pass_round(state).players.0[0].points, 23);
    play(rich("witches", &["E9", "F2"]), "0 action acte !12.13");
}

/// §12.14 Two workers for skipping, one with the stronghold, and four points.
#[test]
fn dwarves_tunnel() {
    let mut state = rich("dwarves", &["E7", "F6"]);
    paint(&mut state, "E5", Colour::Gray);
    play(
        state,
        "0 build E5
        -: players/0/workers = 37
        -: players/0/points = 24",
    );
    put(&mut state, 0, "F6", "sh");
    play(state, "0 build E5\n-: players/0/workers = 38");
    // Digging for a hex behind another pays both.
    let poor = with(state, 0, |player| player.workers = 3);
    let mut poor = poor;
    for hex in ["E6", "E8", "D4", "D5", "F4", "F5", "F7", "E9", "E10", "G5", "G6"] {
        paint(&mut poor, hex, Colour::Ice);
    }
    play(poor, "0 dig 1 !5.4");
}

/// §12.15 Skips connect in the final network, as do river hexes of Mermaid towns.
#[test]
fn skips_and_town_rivers_connect_networks() {
    use tafel_terra_mystica::Source::Network;
    let end = |mut state: State| {
        state.round = 6;
        let state = play(state, "0 pass\n1 pass");
        state.players.0[0].sources[Network as usize]
    };
    // Dwarves on E7 and E5 are one network of two, against nomads of one each.
    let mut dwarves = rich("dwarves", &["E7", "H6"]);
    put(&mut dwarves, 0, "E5", "d");
    assert_eq!(end(dwarves), 18);
    let mut witches = rich("witches", &["E9", "A3"]);
    put(&mut witches, 0, "F7", "d");
    assert_eq!(end(witches), 15);
    let mut mermaids = with(rich("mermaids", &["D5", "E4"]), 0, |player| player.ship = 0);
    put(&mut mermaids, 0, "C2", "d");
    assert_eq!(end(mermaids), 15);
    let board = tafel_terra_mystica::TerraMystica::built_in().board(mermaids.options.map);
    let between = board.around(Area::of(place(&mermaids, "C2"))) & board.river;
    let all = between.iter().fold(Area::NONE, |all, river| all | Area::of(river));
    mermaids.towned = all | (board.around(all) & board.river);
    assert_eq!(end(mermaids), 18);
}

/// §12.16 Dwarves and Fakirs never ship, whatever card they hold.
#[test]
fn some_never_ship() {
    let state = holding(rich("dwarves", &["F6", "C5"]), 0, tafel_terra_mystica::Bonus::Shipping);
    let mut poor = with(state, 0, |player| player.workers = 1);
    // D6 lies across one river hex from C5, and a tunnel cannot be paid.
    paint(&mut poor, "D6", Colour::Gray);
    play(poor, "0 build D6 !2.8 workers 3/1\n0 advance ship !6.6");
    let _ = alone();
    plenty(&mut poor, 0);
    play(poor, "0 ?+ build D6");
}

/// §12.5, §7.1 The free trading house offers power; §12.11, §9.8 spades of the cult bonus bring Alchemists power.
#[test]
fn gifts_count_in_all_other_respects() {
    let mut state = table("", &[("swarmlings", &["D5", "E4"], "bon3"), ("darklings", &["E5", "G5"], "bon5")]);
    plenty(&mut state, 0);
    put(&mut state, 0, "D5", "sh");
    play(state, "0 action acts\n0 upgrade E4 tp\n0 done\n1 leech 1");
    let mut state = strong("alchemists", &["E10", "G5"], "G5");
    let player = &mut state.players[Seat(0)];
    (player.cults[2], player.bowls) = (8, [12, 0, 0]);
    let state = pass_round(state);
    assert_eq!((state.due.spades, state.players.0[0].bowls), (2, [8, 4, 0]));
}

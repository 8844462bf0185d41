//! §13 Fire & Ice.

use crate::common::{paint, pass_round, play, put, rich, table, with};
use tafel_rules::Seat;
use tafel_terra_mystica::{Colour, Favour, State};

fn strong(faction: &'static str, hexes: &'static [&'static str], stronghold: &str) -> State {
    let mut state = rich(faction, hexes);
    put(&mut state, 0, stronghold, "sh");
    state
}

/// §13.1 Ice spreads; the price is the distance to the chosen colour, at least one.
#[test]
fn ice_stays_ice() {
    let mut state = rich("yetis green", &["E9", "F2"]);
    paint(&mut state, "F6", Colour::Green);
    play(
        state,
        "-: hexes/E9/colour = \"ice\"
        -: players/0/home = \"ice\"
        0 build F6 !6.1
        0 dig 1
        0 transform F6 blue !5.4
        0 transform F6 ice
        0 build F6
        -: hexes/F6/colour = \"ice\"",
    );
    // Black is two steps from green; the advance costs one worker.
    play(state, "0 dig 2\n0 ?+ transform E10 ice\n0 ?- transform E10 blue\n0 transform E10 ice");
    play(state, "0 advance dig\n-: players/0/workers = 39");
}

/// §13.2 A favour tile at the start; points for temples at a pass.
#[test]
fn ice_maidens_love_temples() {
    let mut state = strong("icemaidens green fav9", &["E9", "F2"], "F2");
    assert!(state.players.0[0].favours.contains(Favour::Coins));
    put(&mut state, 0, "E9", "te");
    put(&mut state, 0, "A3", "te");
    assert_eq!(pass_round(state).players.0[0].points, 26);
}

/// §13.3 Power actions cost one less, great houses have power four, and taken actions can be taken again.
#[test]
fn yetis_have_power() {
    let state = rich("yetis green", &["E9", "F2"]);
    play(state, "0 action act1\n-: players/0/bowls = [2, 0, 10]");
    play(
        state,
        "0 action act6\n-: players/0/bowls = [5, 0, 7]\n0 discard\n0 done\n1 pass bon6\n0 action act6 !2.6",
    );
    let strong = strong("yetis green", &["E9", "F2"], "F2");
    play(strong, "0 action act4\n0 done\n1 pass bon6\n0 action act4\n-: players/0/bowls = [6, 0, 6]");
    let mut near = table(
        "fire-and-ice-factions on",
        &[("nomads", &["F3", "E8", "A5"], "bon3"), ("yetis green", &["F4", "E9"], "bon5")],
    );
    put(&mut near, 1, "F4", "sa");
    let near = with(near, 1, |player| player.bowls = [12, 0, 0]);
    play(near, "0 upgrade F3 tp\n0 done\n1 ?+ leech 4");
}

/// §13.4 A volcano is an action on a reached hex, and a dwelling may follow.
#[test]
fn volcanoes_erupt() {
    let state = rich("dragonlords red", &["D4", "E3"]);
    play(
        state,
        "-: hexes/D4/colour = \"volcano\"
        0 dig 1 !5.3
        0 transform E9 volcano !5.1
        0 transform E6 volcano
        -: hexes/E6/colour = \"volcano\"
        -: players/0/bowls = [0, 0, 11]
        0 build E6",
    );
    // Yellow is home to the nomads.
    let mut state = state;
    paint(&mut state, "E6", Colour::Yellow);
    play(state, "0 transform E6 volcano\n-: players/0/bowls = [0, 0, 10]\n0 done");
}

/// §13.5 Acolytes pay with cult steps and gain them for spades.
#[test]
fn acolytes_pay_with_faith() {
    let mut state = rich("acolytes red", &["D4", "E3"]);
    state.players[Seat(0)].cults = [3, 2, 5, 3];
    play(
        state,
        "0 transform E6 volcano
        0 done !2.5
        0 -water !13.5
        0 -fire
        -: players/0/cults/fire = 0
        0 build E6",
    );
    paint(&mut state, "E6", Colour::Yellow);
    play(state, "0 transform E6 volcano\n0 -fire !13.5\n0 -earth\n-: players/0/cults/earth = 1");
    let low = with(state, 0, |player| player.cults = [2, 2, 2, 2]);
    play(low, "0 transform E6 volcano !13.4");
    play(
        state,
        "0 action act6\n0 +fire\n0 +water\n-: players/0/cults/fire = 4\n-: players/0/cults/water = 3\n0 done",
    );
    let temple = strong("acolytes red", &["D4", "E3"], "D4");
    let temple = with(temple, 0, |player| player.cults = [0; 4]);
    play(
        temple,
        "0 send p fire\n-: players/0/cults/fire = 4\n0 done\n1 pass bon6\n0 send p air 1\n-: players/0/cults/air = 2",
    );
    // Passing step 3 once more pays once more.
    let again = with(state, 0, |player| (player.cults, player.bowls) = ([3, 2, 2, 2], [12, 0, 0]));
    let mut again = again;
    paint(&mut again, "E6", Colour::Brown);
    play(
        again,
        "0 transform E6 volcano\n0 -fire\n0 done\n1 pass bon6\n0 send p fire\n-: players/0/bowls = [11, 1, 0]",
    );
}

/// §13.6 Tokens go from bowl I first; spades and the stronghold bring new ones.
#[test]
fn dragonlords_pay_with_tokens() {
    let state = with(rich("dragonlords red", &["D4", "E3"]), 0, |player| player.bowls = [1, 1, 6]);
    play(state, "0 transform E6 volcano\n-: players/0/bowls = [0, 1, 6]\n0 done");
    play(state, "0 action act6\n-: players/0/bowls = [9, 1, 0]\n-: due/spades = 0");
    let mut state = state;
    put(&mut state, 0, "D4", "tp");
    play(state, "0 upgrade D4 sh\n-: players/0/bowls = [3, 1, 6]");
    let poor = with(state, 0, |player| player.bowls = [0, 0, 0]);
    play(poor, "0 transform E6 volcano !13.4");
}

/// §13.7 Riverwalkers build across rivers on unlocked colours only.
#[test]
fn riverwalkers_walk_on_rivers() {
    let mut state = rich("riverwalkers red", &["D4", "G2"]);
    paint(&mut state, "E7", Colour::Red);
    play(
        state,
        "0 dig 1 !5.3
        0 action act5 !13.7
        0 action act6 !13.7
        0 advance ship !6.6
        0 build E7 !5.1
        0 ?+ build I5
        0 ?- build C2",
    );
    state.players[Seat(0)].unlocked.insert(Colour::Gray);
    play(state, "0 ?+ build C2\n0 build C2\n-: hexes/C2/colour = \"gray\"");
    let mut tp = state;
    put(&mut tp, 0, "D4", "tp");
    play(tp, "0 upgrade D4 sh\n-: due/bridges = 2\n0 ?- done\n0 bridge C2 D4\n0 bridge G2 H4\n0 done");
    // The first dwellings touch a river.
    let rules = crate::common::rules();
    let mut start = state;
    start.own = Default::default();
    start.kinds = Default::default();
    start.phase = tafel_terra_mystica::Phase::Dwellings(0);
    start.active = Seat(0);
    let mut moves = vec![];
    tafel_rules::Rules::moves(&rules, &start, Seat(0), &mut moves);
    let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
    // I1 and I12 lie inland.
    assert!(words.contains(&"build D4".into()) && !words.contains(&"build I1".into()), "{words:?}");
}

/// §13.8 One priest; others become colours, for a coin or two, and each raises the limit.
#[test]
fn riverwalkers_unlock_colours() {
    let state = with(rich("riverwalkers red", &["D4", "G2"]), 0, |player| player.priests = 1);
    play(
        state,
        "0 action act2
        0 ? unlock yellow, unlock brown, unlock black, unlock blue, unlock green, unlock gray, keep, convert 5pw p, convert 3pw w, convert pw c, convert p w, convert p c, convert w c
        0 unlock red !13.8
        0 unlock yellow
        -: players/0/coins = 58
        -: players/0/priests = 1
        0 convert 5pw p
        0 keep
        -: players/0/priests = 2
        0 done",
    );
    play(state, "0 action act2\n0 keep\n-: players/0/priests = 1\n0 done");
    play(
        state,
        "0 action act2\n0 unlock gray\n-: players/0/coins = 59\n-: players/0/unlocked = [\"gray\", \"red\"]",
    );
}

/// §13.9 A token for a point when power was taken; a new colour for power or tokens.
#[test]
fn shapeshifters_shift() {
    let near = |bowls: [u8; 3]| {
        let state = table(
            "fire-and-ice-factions on",
            &[("shapeshifters brown", &["E6", "F5"], "bon3"), ("nomads", &["F3", "E8", "A5"], "bon5")],
        );
        play(with(state, 0, |player| player.bowls = bowls), "0 upgrade E6 tp\n0 done")
    };
    play(
        near([4, 4, 0]),
        "1 leech 1\n0 ? token, decline\n0 token\n-: players/0/bowls = [4, 4, 1]\n-: players/0/points = 19",
    );
    play(near([4, 4, 0]), "1 leech 1\n0 decline\n-: players/0/bowls = [4, 4, 0]\n1 ?+ pass bon6");
    play(near([4, 4, 0]), "1 decline\n-: players/0/bowls = [3, 5, 0]\n1 ?+ pass bon6");
    let state = strong("shapeshifters brown", &["E6", "F5"], "F5");
    play(
        state,
        "0 action acth5
        -: players/0/bowls = [5, 0, 7]
        0 colour yellow !1.6
        0 colour green
        -: players/0/home = \"green\"
        0 done
        1 pass bon6
        0 action acth6
        -: players/0/bowls = [0, 0, 7]
        0 colour brown
        0 done
        0 action acth5
        0 colour red
        0 advance dig !2.4",
    );
    play(rich("shapeshifters brown", &["E6", "F5"]), "0 action acth5 !13.9\n0 advance dig !6.7");
}

//! §13 Fire & Ice.

use crate::common::{paint, pass_round, play, plenty, put, rich, rules, table, table_with, with};
use tafel_rules::{Rules, Seat, Viewer};
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
        0 transform F6 black !5.4
        0 transform F6 ice
        0 build F6
        -: hexes/F6/colour = \"ice\"",
    );
    // Black is two steps from green; the advance costs one worker.
    play(state, "0 dig 2\n0 ?+ transform E10 ice\n0 ?- transform E10 blue\n0 transform E10 ice");
    play(state, "0 advance dig\n-: players/0/workers = 39");
}

/// §13.1 Other colours are open to them too, but never the chosen one.
#[test]
fn ice_factions_may_transform_to_other_colours() {
    let mut state = rich("yetis green", &["E9", "F2"]);
    paint(&mut state, "F6", Colour::Red);
    play(
        state,
        "0 action act6
        0 transform F6 green !13.1
        0 transform F6 gray
        -: hexes/F6/colour = \"gray\"
        0 transform E10 yellow !5.5
        0 transform F6 ice",
    );
    // Seen from green, red comes to yellow in one step and to blue in four.
    play(
        state,
        "0 dig 1\n0 ?+ transform F6 yellow, transform F6 gray\n0 ?- transform F6 ice, transform F6 blue",
    );
    // Land of the chosen colour costs a spade to freeze.
    paint(&mut state, "F6", Colour::Green);
    play(state, "0 dig 1\n0 ?+ transform F6 ice, transform F6 gray, transform F6 blue");
}

/// §13.5, §13.6, §11.1 What volcano factions gain for a spade scores in the spade round.
#[test]
fn spades_of_volcano_factions_score() {
    let spade_round = ["score1", "score6", "score4", "score8", "score3", "score7"];
    for faction in ["dragonlords red", "acolytes red"] {
        let state = table_with(
            "fire-and-ice-factions on",
            spade_round,
            &[(faction, &["D4", "E3"], "bon1"), ("nomads", &["B1", "A5", "B4"], "bon5")],
        );
        play(state, "0 action bon1\n-: players/0/points = 22");
    }
}

/// What a player of this faction has every round from so many structures of each kind, without a card.
fn income(faction: &'static str, counts: [usize; 5]) -> [u8; 4] {
    let mut state = rich(faction, &["D4", "G2"]);
    (state.own, state.kinds) = Default::default();
    let board = tafel_terra_mystica::TerraMystica::built_in().board(state.options.map);
    let mut hexes = board.land.iter().map(|place| board.hex(place).to_string());
    for (kind, count) in ["d", "tp", "te", "sh", "sa"].into_iter().zip(counts) {
        hexes.by_ref().take(count).for_each(|hex| put(&mut state, 0, &hex, kind));
    }
    state.players[Seat(0)].card = None;
    let facts = rules().facts(&rules().view(&state, Viewer::Public));
    let income = facts.players[0].income.unwrap();
    [income.coins, income.workers, income.priests, income.power]
}

/// §3.1 The boards of Yetis, Dragonlords and Riverwalkers: what each further structure brings.
#[test]
fn incomes_of_yetis_dragonlords_and_riverwalkers() {
    let workers = |faction| std::array::from_fn(|count| income(faction, [count, 0, 0, 0, 0])[1]);
    assert_eq!(workers("yetis red"), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(workers("dragonlords red"), [0, 1, 2, 3, 3, 4, 5, 6, 6]);
    assert_eq!(workers("riverwalkers red"), [1, 2, 3, 3, 4, 5, 5, 6, 7]);
    let trade = |faction| {
        let of = |count| income(faction, [0, count, 0, 0, 0]);
        [1, 2, 3, 4].map(|count| (of(count)[0], of(count)[3]))
    };
    assert_eq!(trade("yetis red"), [(2, 2), (4, 4), (6, 6), (8, 8)]);
    assert_eq!(trade("dragonlords red"), [(2, 1), (4, 2), (6, 4), (8, 6)]);
    assert_eq!(trade("riverwalkers red"), [(2, 1), (4, 2), (6, 4), (8, 6)]);
    let temples = |faction| {
        let of = |count| income(faction, [0, 0, count, 0, 0]);
        [1, 2, 3].map(|count| (of(count)[2], of(count)[3]))
    };
    assert_eq!(temples("yetis red"), [(1, 0), (2, 0), (3, 0)]);
    assert_eq!(temples("dragonlords red"), [(1, 0), (2, 0), (3, 0)]);
    assert_eq!(temples("riverwalkers red"), [(1, 0), (1, 5), (2, 5)]);
    let great = |faction| (income(faction, [0, 0, 0, 1, 0])[3], income(faction, [0, 0, 0, 0, 1])[2]);
    assert_eq!(["yetis red", "dragonlords red", "riverwalkers red"].map(great), [(4, 1), (2, 1), (2, 1)]);
}

/// §6.1, §6.2 What their structures cost, in coins and workers; nobody lives near.
#[test]
fn prices_of_yetis_dragonlords_and_riverwalkers() {
    let prices = |faction, free: &str| {
        let start = rich(faction, &["D4", "G2"]);
        let price = |from: Option<&str>, deed: &str| {
            let mut state = start;
            if let Some(kind) = from {
                put(&mut state, 0, "D4", kind);
            } else {
                let home = state.players[Seat(0)].home.unwrap();
                paint(&mut state, free, home);
            }
            let after = play(state, deed).players.0[0];
            (60 - after.coins, 40 - after.workers)
        };
        [
            price(None, &format!("0 build {free}")),
            price(Some("d"), "0 upgrade D4 tp"),
            price(Some("tp"), "0 upgrade D4 te"),
            price(Some("tp"), "0 upgrade D4 sh"),
            price(Some("te"), "0 upgrade D4 sa"),
        ]
    };
    assert_eq!(prices("yetis red", "E6"), [(2, 1), (6, 2), (5, 2), (6, 4), (6, 4)]);
    assert_eq!(prices("dragonlords red", "E6"), [(2, 1), (6, 2), (5, 2), (8, 4), (8, 4)]);
    assert_eq!(prices("riverwalkers red", "I5"), [(2, 1), (6, 2), (5, 2), (6, 4), (6, 4)]);
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

/// §1.6, §13.9 A start colour of ice or volcano is taken in the set-up, and free again when Shapeshifters shift.
#[test]
fn start_colours_of_ice_and_volcano_are_free_again() {
    let mut state = table(
        "fire-and-ice-factions on",
        &[
            ("yetis green", &["A3", "A10"], "bon3"),
            ("shapeshifters brown", &["E6", "F5"], "bon5"),
            ("dragonlords red", &["A6", "A9"], "bon7"),
        ],
    );
    plenty(&mut state, 1);
    put(&mut state, 1, "F5", "sh");
    play(
        state,
        "0 pass bon6
        1 action acth5
        1 ?+ colour yellow, colour black, colour blue, colour green, colour gray, colour red
        1 ?- colour brown
        1 colour green
        1 done
        2 pass bon3
        1 action acth5
        1 ?- colour green",
    );
}

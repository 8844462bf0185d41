//! §1 Set-up.

use crate::common::{neighbours, rules, table};
use tafel_laws::script;
use tafel_rules::{Id, Rules, Seat};
use tafel_terra_mystica::{Chance, Colour, MapId, Options, Phase, Score};

const DRAWN: &str = "* score 5 score3
    * score 6 score7
    * score 1 score2
    * score 2 score6
    * score 3 score4
    * score 4 score8";

/// §1.1 Two to five players on one of seven maps, each with land of seven colours and rivers.
#[test]
fn there_are_seven_maps_for_two_to_five() {
    assert_eq!(MapId::COUNT, 7);
    for map in MapId::all() {
        let board = tafel_terra_mystica::TerraMystica::built_in().board(map);
        assert!(board.colours.iter().all(|colour| colour.len() >= 11));
        assert!(board.land.len() >= 77 && board.river.len() >= 33);
    }
    for wrong in ["seats 1", "seats 6", "map atlantis"] {
        assert!(wrong.parse::<Options>().is_err());
    }
    assert_eq!(Colour::WHEEL.map(Colour::word).join(" "), "yellow brown black blue green gray red");
}

/// §1.2 Six of eight tiles; the spade tile lies in rounds 1 to 4, the temple tile only with its option.
#[test]
fn the_spade_tile_never_lies_late() {
    script(
        &rules(),
        "seats 2
        * ? score 5 score2 1, score 5 score3 1, score 5 score4 1, score 5 score5 1, score 5 score6 1, score 5 score7 1, score 5 score8 1
        * score 5 score1 !
        * score 5 score3
        * score 6 score1 !
        * score 6 score3 !
        * score 6 score2
        * score 1 score9 !
        * score 1 score1",
    );
    let start = rules().start(&"temple-scoring-tile on".parse().unwrap());
    let mut odds = vec![];
    rules().chances(&start, &mut odds);
    assert!(odds.iter().any(|odd| odd.0 == Chance::Score(5, Score::Temples)));
}

/// §1.3 Three more cards than players are left; the tenth card comes with its option.
#[test]
fn cards_beyond_three_more_than_players_are_removed() {
    for (options, removed) in [("seats 2", 4), ("seats 5", 1), ("seats 2; shipping-bonus on", 5)] {
        let mut state = rules().start(&options.parse().unwrap());
        let mut removals = 0;
        loop {
            let mut odds = vec![];
            rules().chances(&state, &mut odds);
            let Some(&(chance, _)) = odds.first() else { break };
            removals += usize::from(matches!(chance, Chance::Remove(_)));
            rules().resolve(&mut state, chance, &mut tafel_rules::Silent);
        }
        assert_eq!((removals, state.cards.len()), (removed, usize::from(state.options.seats) + 3));
    }
}

/// §1.4 A colour is chosen once, and Fire & Ice only with the option.
#[test]
fn factions_are_chosen_in_order_and_exclude_each_other() {
    let text = format!(
        "seats 2
        {DRAWN}
        * remove bon1
        * remove bon2
        * remove bon9
        * remove bon4
        1 pick witches !turn
        0 pick yetis !1.4
        0 pick witches
        1 ?- pick witches, pick auren
        1 pick auren !1.4
        1 pick giants"
    );
    script(&rules(), &text);
    let text = format!(
        "seats 3; fire-and-ice-factions on
        {DRAWN}
        * remove bon1
        * remove bon2
        * remove bon9
        0 pick yetis
        0 colour green
        1 ?- pick icemaidens, pick witches, pick auren
        1 pick acolytes
        2 ?- pick dragonlords
        2 ?+ pick riverwalkers, pick shapeshifters"
    );
    script(&rules(), &text);
}

/// §1.5 What a board gives at the start, and balanced points.
#[test]
fn a_faction_begins_with_what_its_board_says() {
    let swarmlings: [crate::common::Sits; 2] =
        [("swarmlings", &["E4", "H2"], "bon3"), ("darklings", &["E5", "G5"], "bon4")];
    let state = table("", &swarmlings);
    let swarm = &state.players.0[0];
    // 20 coins and 8 workers, and the income of round 1: two dwellings, and six coins of the card.
    assert_eq!((swarm.points, swarm.coins, swarm.workers), (20, 26, 12));
    assert_eq!((swarm.bowls, swarm.cults), ([3, 9, 0], [1, 1, 1, 1]));
    assert_eq!((state.players.0[1].priests, state.players.0[1].workers), (1, 4));
    let balanced = table("start-points balanced", &swarmlings);
    assert_eq!((balanced.players.0[0].points, balanced.players.0[1].points), (22, 15));
}

/// §1.6 Ice chooses its colour at once, volcano when all factions are known.
#[test]
fn colours_are_chosen_at_once_or_last() {
    let text = format!(
        "seats 3; fire-and-ice-factions on
        {DRAWN}
        * remove bon1
        * remove bon2
        * remove bon9
        0 pick acolytes
        1 pick yetis
        1 ?+ colour green, colour red
        1 colour green
        2 pick giants
        0 ? colour yellow, colour brown, colour black, colour blue, colour gray
        0 colour red !1.6
        0 colour blue
        0 build E4"
    );
    script(&rules(), &text);
}

/// §1.7 One each, then one each backwards; Nomads a third, Chaos Magicians one at the very end.
#[test]
fn dwellings_go_forth_and_back() {
    let text = format!(
        "seats 3
        {DRAWN}
        * remove bon1
        * remove bon2
        * remove bon9
        0 pick nomads
        1 pick chaosmagicians
        2 pick witches
        0 build E9 !1.7
        0 build F3
        2 build F4
        2 build E9
        0 build F3 !1.7
        0 build E8
        0 build A5
        1 build G2
        2 ?+ pass bon3"
    );
    script(&rules(), &text);
}

/// §1.8 Nothing is paid, offered or scored.
#[test]
fn first_dwellings_are_free_and_quiet() {
    let state = crate::common::table_with(
        "",
        ["score3", "score6", "score4", "score8", "score2", "score7"],
        &[("witches", &["F4", "E9"], "bon6"), ("nomads", &["F3", "E8", "A5"], "bon7")],
    );
    let witches = &state.players.0[0];
    assert_eq!((witches.points, witches.coins, witches.bowls), (20, 15, [5, 7, 0]));
}

/// §1.9 Cards are taken from the last player to the first; the others get a coin after the first income.
#[test]
fn first_cards_go_backwards() {
    let text = format!(
        "seats 2
        {DRAWN}
        * remove bon1
        * remove bon2
        * remove bon9
        * remove bon4
        0 pick witches
        1 pick giants
        0 build E9
        1 build D4
        1 build D6
        0 build F4
        0 pass bon3 !turn
        1 pass bon3
        0 pass bon3 !1.9
        0 pass bon8
        -: cards = {{\"bon5\": 1, \"bon6\": 1, \"bon7\": 1}}
        -: players/1/coins = 21
        -: players/0/priests = 1"
    );
    script(&rules(), &text);
}

/// §1.10 A further scoring is agreed on or drawn.
#[test]
fn a_final_scoring_is_named_or_drawn() {
    let named = rules().start(&"final-scoring building-on-edge".parse().unwrap());
    let words: Vec<&str> = named.final_scorings.iter().map(tafel_terra_mystica::FinalScoring::word).collect();
    assert_eq!(words, ["building-on-edge"]);
    let all = "final-scoring connected-distance+connected-sa-sh-distance+building-on-edge+connected-clusters";
    assert_eq!(rules().start(&all.parse().unwrap()).final_scorings.len(), 4);
    let text = format!(
        "seats 2; final-scoring random
        {DRAWN}
        * remove bon1
        * remove bon2
        * remove bon9
        * remove bon4
        * ? final connected-distance 1, final connected-sa-sh-distance 1, final building-on-edge 1, final connected-clusters 1
        * final connected-distance
        -: final_scorings = [\"connected-distance\"]"
    );
    script(&rules(), &text);
    assert!(neighbours().final_scorings.is_empty());
}

/// §1.4 The boards of Fire & Ice can be agreed on one by one.
#[test]
fn boards_of_fire_and_ice_are_agreed_on_apart() {
    let offered = |agreed: &str| {
        let mut state = rules().start(&format!("fire-and-ice-factions {agreed}").parse().unwrap());
        state.phase = Phase::Factions;
        let mut moves = vec![];
        rules().moves(&state, Seat(0), &mut moves);
        let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
        ["yetis", "acolytes", "riverwalkers"].map(|faction| words.contains(&format!("pick {faction}")))
    };
    assert_eq!(offered("off"), [false; 3]);
    assert_eq!(offered("on"), [true; 3]);
    assert_eq!(offered("ice"), [true, false, false]);
    assert_eq!(offered("volcano"), [false, true, false]);
    assert_eq!(offered("variable"), [false, false, true]);
    assert_eq!(offered("ice+variable"), [true, false, true]);
}

/// §1.11 As many factions as players are drawn, each board once; whoever has none takes or outbids; bids are paid with points.
#[test]
fn factions_may_be_auctioned() {
    let text = format!(
        "seats 3; fire-and-ice-factions ice; start-points auction
        {DRAWN}
        * remove bon1
        * remove bon2
        * remove bon9
        * ?- lot acolytes
        * lot witches
        * ?- lot witches, lot auren
        * lot icemaidens
        * ?- lot yetis
        * lot nomads
        0 pick nomads !1.4
        0 ? bid nomads 0, bid witches 0, bid icemaidens 0
        0 bid witches 0
        1 ?- bid witches 0
        1 ?+ bid witches 1, bid witches 40, bid nomads 0
        1 bid witches 2
        2 bid icemaidens 0
        0 bid witches 2 !1.11
        0 bid witches 3
        1 bid nomads 0
        -: players/0/points = 37
        -: players/1/points = 40
        -: players/2/faction = \"icemaidens\"
        2 ?- colour green
        2 colour red
        2 +fav9
        0 ?+ build A3"
    );
    script(&rules(), &text);
}

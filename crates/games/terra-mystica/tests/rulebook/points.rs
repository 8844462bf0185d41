//! §11 Points.

use crate::common::{alone, holding, paint, play, plenty, put, rich, table, with};
use tafel_rules::Seat;
use tafel_terra_mystica::{Colour, Favour, FinalScoring, Reason, Score, State};

/// What a script adds to the points of seat 0 in a round with this tile.
fn scored(mut state: State, tile: Score, script: &str) -> i16 {
    state.scores[0] = Some(tile);
    let before = state.players.0[0].points;
    play(state, script).players.0[0].points - before
}

/// §11.1 What the tiles pay for.
#[test]
fn the_tile_of_the_round_pays() {
    let mut state = rich("witches", &["E9", "F2"]);
    paint(&mut state, "F6", Colour::Green);
    assert_eq!(scored(state, Score::Spades, "0 dig 2"), 4);
    assert_eq!(scored(state, Score::DwellingsFire, "0 build F6"), 2);
    assert_eq!(scored(state, Score::DwellingsWater, "0 build F6"), 2);
    assert_eq!(scored(state, Score::TradingHousesAir, "0 upgrade E9 tp"), 3);
    assert_eq!(scored(state, Score::TradingHousesWater, "0 upgrade E9 tp"), 3);
    assert_eq!(scored(state, Score::Towns, "0 upgrade E9 tp"), 0);
    put(&mut state, 0, "E9", "tp");
    assert_eq!(scored(state, Score::GreatAir, "0 upgrade E9 sh"), 5);
    assert_eq!(scored(state, Score::Temples, "0 upgrade E9 te"), 4);
    put(&mut state, 0, "E9", "te");
    assert_eq!(scored(state, Score::GreatFire, "0 upgrade E9 sa"), 5);
}

/// §11.2 For later buildings, not for the temple that brought the tile.
#[test]
fn fav10_and_fav11_pay_for_later_buildings() {
    let mut state = rich("witches", &["E9", "F2"]);
    paint(&mut state, "F6", Colour::Green);
    for tile in [Favour::TradingHouses, Favour::Dwellings] {
        state.players[Seat(0)].favours.insert(tile);
        state.favours[tile as usize] -= 1;
    }
    assert_eq!(scored(state, Score::Towns, "0 build F6"), 2);
    assert_eq!(scored(state, Score::Towns, "0 upgrade E9 tp"), 3);
}

/// A table in its last turn; nobody has anything left to sell.
fn at_the_end(change: impl FnOnce(&mut State)) -> State {
    let mut state = alone();
    state.round = 6;
    for player in &mut state.players.0 {
        (player.coins, player.workers, player.priests, player.bowls) = (0, 0, 0, [0; 3]);
        player.cults = [0; 4];
    }
    change(&mut state);
    play(state, "0 pass\n1 pass")
}

fn points_for(state: &State, seat: usize, source: tafel_terra_mystica::Source) -> i16 {
    state.players.0[seat].sources[source as usize]
}

/// §11.3 8, 4 and 2 in each cult; step 0 gives nothing.
#[test]
fn cults_are_scored() {
    use tafel_terra_mystica::Source::Cults;
    let state = at_the_end(|state| {
        state.players[Seat(0)].cults = [5, 3, 0, 1];
        state.players[Seat(1)].cults = [4, 7, 0, 0];
    });
    assert_eq!((points_for(&state, 0, Cults), points_for(&state, 1, Cults)), (8 + 4 + 8, 4 + 8));
}

/// §11.4 The largest network by sides and ship, without bon4.
#[test]
fn networks_are_scored() {
    use tafel_terra_mystica::Source::Network;
    // Nomads: B1, A5 and B4 are apart; witches: E9 and C4 lie two river hexes apart.
    let far = |ship: u8| {
        let state = at_the_end(|state| {
            put(state, 0, "C4", "d");
            state.players[Seat(0)].ship = ship;
            *state = holding(*state, 0, tafel_terra_mystica::Bonus::Shipping);
        });
        (points_for(&state, 0, Network), points_for(&state, 1, Network))
    };
    assert_eq!(far(1), (15, 15));
    assert_eq!(far(2), (18, 12));
    // E9 and E10 touch; A13 stands alone, and is not it, although it comes first.
    let state = at_the_end(|state| ["A13", "E10"].iter().for_each(|hex| put(state, 0, hex, "d")));
    assert_eq!((points_for(&state, 0, Network), points_for(&state, 1, Network)), (18, 12));
}

/// §11.5 Ties share, rounded down.
#[test]
fn ties_share_the_places() {
    use tafel_terra_mystica::Source::Cults;
    let five: [crate::common::Sits; 5] = [
        ("witches", &["E9", "F2"], "bon3"),
        ("nomads", &["B1", "A5", "B4"], "bon5"),
        ("darklings", &["G5", "E1"], "bon6"),
        ("giants", &["D4", "I1"], "bon7"),
        ("cultists", &["E6", "H7"], "bon8"),
    ];
    let mut state = table("", &five);
    state.round = 6;
    for player in &mut state.players.0 {
        player.cults = [0; 4];
    }
    for (seat, steps) in [9, 5, 5, 5, 1].into_iter().enumerate() {
        state.players.0[seat].cults[0] = steps;
    }
    // Three share first place in water, all five in earth; two share the third place in air.
    for (seat, (water, air)) in [(3, 9), (3, 8), (3, 7), (2, 7), (1, 0)].into_iter().enumerate() {
        (state.players.0[seat].cults[1], state.players.0[seat].cults[2]) = (water, 4);
        state.players.0[seat].cults[3] = air;
    }
    let state = play(state, "0 pass\n1 pass\n2 pass\n3 pass\n4 pass");
    let cults: Vec<i16> = (0..5).map(|seat| points_for(&state, seat, Cults)).collect();
    // Fire 8, then 4 + 2 over three is 2 each; water 14 over three is 4 each; earth 14 over five is 2 each;
    // air 8, 4, and 2 over two is 1 each.
    assert_eq!(cults, [8 + 4 + 2 + 8, 2 + 4 + 2 + 4, 2 + 4 + 2 + 1, 2 + 2 + 1, 2]);
}

/// §11.6 Bowl II is burned, all becomes coins, and three make a point.
#[test]
fn leftovers_are_sold() {
    use tafel_terra_mystica::Source::Coins;
    let state = at_the_end(|state| {
        let player = &mut state.players[Seat(0)];
        (player.coins, player.workers, player.priests, player.bowls) = (2, 3, 1, [1, 5, 1]);
    });
    // 2 + 3 + 1 coins, two burned tokens and one: nine coins.
    assert_eq!(points_for(&state, 0, Coins), 3);
    assert_eq!((state.players.0[0].coins, state.players.0[0].bowls), (0, [4, 1, 0]));
}

/// §11.7 The four further scorings.
#[test]
fn further_scorings_measure_networks() {
    use tafel_terra_mystica::Source::FinalScoring as Extra;
    let end = |scoring: FinalScoring, ship: u8| {
        let state = at_the_end(|state| {
            state.final_scorings = [scoring].into_iter().collect();
            // Witches: sanctuary and stronghold with a dwelling between, and one more beyond the river.
            put(state, 0, "E10", "sh");
            put(state, 0, "E11", "sa");
            put(state, 0, "C4", "d");
            state.players[Seat(0)].ship = ship;
        });
        (points_for(&state, 0, Extra), points_for(&state, 1, Extra))
    };
    assert_eq!(end(FinalScoring::Distance, 0), (18, 0));
    assert_eq!(end(FinalScoring::StrongholdSanctuary, 0), (18, 0));
    // E11 lies on the edge, as do the nomads' B1 and A5, one in each network.
    assert_eq!(end(FinalScoring::Edge, 0), (15, 15));
    assert_eq!(end(FinalScoring::Clusters, 0), (15, 15));
    assert_eq!(end(FinalScoring::Clusters, 2), (18, 12));
}

/// §11.8 Most points win, and a tie is shared.
#[test]
fn most_points_win() {
    let state = at_the_end(|state| state.players[Seat(0)].cults[0] = 1);
    play(state, "= points 43 35; ranks 1 2");
    let tied = at_the_end(|_| {});
    play(tied, "= points 35 35; ranks 1 1");
    assert_eq!(Reason::Network.source(), tafel_terra_mystica::Source::Network);
    let mut busy = with(alone(), 0, |_| {});
    plenty(&mut busy, 0);
    play(busy, "= no result yet");
}

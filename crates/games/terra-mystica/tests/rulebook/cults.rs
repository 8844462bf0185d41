//! §9 Cults.

use crate::common::{alone, pass_round, play, plenty, put, rich, table_with, with};
use tafel_rules::Seat;
use tafel_terra_mystica::{Score, State, Town};

/// Gives a seat a town tile with its key.
fn with_key(mut state: State, seat: u8) -> State {
    let player = &mut state.players[Seat(seat)];
    player.towns[Town::Coins as usize] += 1;
    player.keys += 1;
    state.towns[Town::Coins as usize] -= 1;
    state
}

/// §9.1 Three steps on the best space, two on the others; there are four, and the priest stays.
#[test]
fn priests_take_the_best_free_space() {
    let mut state = rich("witches", &["E9", "F2"]);
    state.players[Seat(0)].priests = 7;
    play(
        state,
        "0 send p fire
        -: players/0/cults/fire = 3
        -: players/0/sent = 1
        0 done
        1 pass bon6
        0 send p fire
        -: players/0/cults/fire = 5
        0 done
        0 send p fire
        0 done
        0 send p fire
        -: players/0/cults/fire = 9
        -: spaces/fire = [0, 0, 0, 0]
        0 done
        0 send p fire !9.1
        0 send p fire 1",
    );
}

/// §9.1 The space can be chosen: the best one may be left to itself.
#[test]
fn a_lesser_space_may_be_taken() {
    let mut state = rich("witches", &["E9", "F2"]);
    state.players[Seat(0)].priests = 7;
    play(
        state,
        "0 ?+ send p fire, send p fire 2, send p fire 1
        0 ?- send p fire 3
        0 send p fire 2
        -: players/0/cults/fire = 2
        -: spaces/fire = [null, 0, null, null]
        0 done
        1 pass bon6
        0 send p fire 2
        0 done
        0 send p fire 2
        0 done
        0 send p fire 2 !9.1
        0 send p fire
        -: players/0/cults/fire = 9
        -: spaces/fire = [0, 0, 0, 0]
        0 done
        0 send p water
        0 done
        0 ?+ send p water
        0 ?- send p water 2, send p water 3",
    );
}

/// §9.2 One step, and the priest can come again.
#[test]
fn a_priest_may_go_back() {
    let mut state = rich("witches", &["E9", "F2"]);
    state.players[Seat(0)].priests = 7;
    play(
        state,
        "0 send p water 1
        -: players/0/cults/water = 1
        -: players/0/priests = 6
        -: players/0/sent = 0
        0 convert 5pw p
        -: players/0/priests = 7",
    );
}

/// §9.3 1, 2, 2 and 3 power at steps 3, 5, 7 and 10.
#[test]
fn steps_bring_power() {
    let climb = |from: u8| {
        let mut state = with_key(rich("witches", &["E9", "F2"]), 0);
        state.players[Seat(0)].bowls = [12, 0, 0];
        state.players[Seat(0)].cults[0] = from;
        play(state, "0 send p fire").players.0[0].bowls[1]
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(climb), [1, 1, 3, 2, 4, 2, 2, 3]);
}

/// §9.4 Step 10 needs a key and is held by one; beyond, steps are lost.
#[test]
fn the_top_needs_a_key_and_is_held_by_one() {
    let at_eight = with(rich("witches", &["E9", "F2"]), 0, |player| player.cults[0] = 8);
    play(
        at_eight,
        "0 send p fire\n-: players/0/cults/fire = 9\n0 done\n1 pass bon6\n0 send p fire\n-: players/0/cults/fire = 9",
    );
    play(with_key(at_eight, 0), "0 send p fire\n-: players/0/cults/fire = 10\n0 +fire !9.4");
    let mut taken = with_key(with_key(at_eight, 0), 1);
    taken.players[Seat(1)].cults[0] = 10;
    play(taken, "0 send p fire\n-: players/0/cults/fire = 9");
    // The key is used up.
    let mut used = with_key(at_eight, 0);
    used.players[Seat(0)].cults[1] = 10;
    play(used, "0 send p fire\n-: players/0/cults/fire = 9");
}

/// Witches whose upgrade of E9 to a temple founds a town.
fn founding() -> State {
    let mut state = rich("witches", &["E9", "A3"]);
    state.options.mini_expansion = tafel_terra_mystica::Switch::On;
    state.towns[5..].copy_from_slice(&[1, 2, 1]);
    for (hex, kind) in [("F6", "te"), ("F5", "tp"), ("G5", "tp"), ("E9", "tp")] {
        put(&mut state, 0, hex, kind);
    }
    state
}

/// §9.5 A key of the same turn makes up for the step that was not made.
#[test]
fn a_key_makes_up_for_a_blocked_step() {
    let at_nine = with(founding(), 0, |player| player.cults[3] = 9);
    play(
        at_nine,
        "0 upgrade E9 te\n0 +fav12\n-: players/0/cults/air = 9\n0 +tw1\n-: players/0/cults/air = 10",
    );
    play(
        at_nine,
        "0 upgrade E9 te\n0 +tw1\n-: players/0/cults/air = 9\n0 +fav12\n-: players/0/cults/air = 10",
    );
    // Not in a later turn.
    play(at_nine, "0 send p air\n0 done\n1 pass bon6\n0 upgrade E9 te\n0 +tw1\n-: players/0/cults/air = 9");
}

/// §9.6 With fewer keys than cults about to reach the top the player chooses.
#[test]
fn the_player_chooses_where_a_key_is_used() {
    let two = with(founding(), 0, |player| player.cults = [9, 3, 9, 2]);
    play(
        two,
        "0 upgrade E9 te
        0 +fav12
        0 +tw5
        -: players/0/cults = {\"fire\": 9, \"water\": 4, \"earth\": 9, \"air\": 4}
        0 ? +fire, +earth
        0 +water !9.6
        0 done !2.5
        0 +earth
        -: players/0/cults/earth = 10
        -: players/0/cults/fire = 9
        0 done",
    );
    // Two keys for three cults, in the order of the cults.
    let three = with(founding(), 0, |player| player.cults = [9, 9, 9, 2]);
    play(
        three,
        "0 upgrade E9 te
        0 +fav12
        0 +tw6
        0 ? +fire, +water
        0 +water
        0 ? +earth
        0 +earth
        0 done",
    );
    // Two keys suffice for both.
    play(
        two,
        "0 upgrade E9 te\n0 +fav12\n0 +tw6\n-: players/0/cults/fire = 10\n-: players/0/cults/earth = 10",
    );
}

/// §9.7 As often as the steps hold the tile's number; temples' tile counts priests on spaces.
#[test]
fn the_cult_bonus_follows_the_tile() {
    let bonus = |tile: Score, cults: [u8; 4], sent: u8| {
        let mut state = alone();
        state.scores[0] = Some(tile);
        state.scores[4] = None;
        let player = &mut state.players[Seat(0)];
        (player.cults, player.sent) = (cults, sent);
        state.spaces[0][..usize::from(sent)].fill(Some(Seat(0)));
        let before = state.players.0[0];
        let after = pass_round(state).players.0[0];
        // Less the income of the next round: bon1 with its coin, and three workers.
        (after.coins - before.coins - 3, after.workers - before.workers - 3, after.priests - before.priests)
    };
    assert_eq!(bonus(Score::GreatFire, [5, 0, 0, 0], 0), (0, 2, 0));
    assert_eq!(bonus(Score::DwellingsWater, [0, 9, 0, 0], 0), (0, 0, 2));
    assert_eq!(bonus(Score::Spades, [0, 0, 6, 0], 0), (6, 0, 0));
    assert_eq!(bonus(Score::Temples, [0, 0, 0, 0], 3), (6, 0, 0));
    assert_eq!(bonus(Score::GreatAir, [9, 9, 9, 1], 0), (0, 0, 0));
}

/// §9.8 Spades of the bonus: several hexes of any colour, no building, no points of the round tile.
#[test]
fn spades_of_the_cult_bonus_only_transform() {
    let mut state = table_with(
        "",
        ["score2", "score1", "score4", "score8", "score3", "score7"],
        &[("halflings", &["F5", "D8"], "bon3"), ("nomads", &["B1", "A5", "B4"], "bon5")],
    );
    plenty(&mut state, 0);
    state.players[Seat(0)].cults[2] = 8;
    state.players[Seat(1)].cults[2] = 4;
    let state = play(
        state,
        "0 pass bon6
        1 pass bon3
        -: round = 1
        -: players/0/points = 22
        -: due/spades = 2
        0 build F6 !9.8
        0 convert w c !4.3
        0 dig 1 !9.8
        0 transform G4 red
        0 transform G5 blue
        1 discard
        -: round = 2",
    );
    assert_eq!(state.players.0[0].points, 22);
}

//! §2 Rounds, §3 income.

use crate::common::{alone, neighbours, pass_round, play, put, rules, table, table_with, with};
use tafel_rules::{Rules, Seat};
use tafel_terra_mystica::{Colour, Phase};

/// §2.1 Six rounds; free cards gather a coin each; the last has no cult bonus.
#[test]
fn six_rounds_and_coins_on_free_cards() {
    let mut state = alone();
    assert!(state.cards.iter().all(|card| state.card_coins[tafel_rules::Id::index(card)] == 1));
    for round in 1..=6 {
        assert_eq!(state.round, round);
        state = pass_round(state);
    }
    assert_eq!(state.phase, Phase::Over);
    // Cards given back at the end carry no coins.
    assert!(rules().standing(&state).is_some());
}

/// §2.2 One action each in order; players who have passed are left out, and the last goes on alone.
#[test]
fn turns_go_round_until_all_have_passed() {
    play(
        alone(),
        "0 send p fire !2.8
        1 burn 1 !turn
        0 burn 1
        0 pass bon6
        1 burn 1
        1 action act3 !2.8
        1 build F3 !5.1
        1 upgrade A5 tp
        1 done
        1 upgrade B1 tp
        1 done
        0 ?
        1 pass bon3",
    );
}

/// §2.3 The first to pass begins; the others follow in order of seating, or of passing with the option.
#[test]
fn the_first_to_pass_begins_the_next_round() {
    let three: [crate::common::Sits; 3] = [
        ("witches", &["E9", "F2"], "bon3"),
        ("nomads", &["B1", "A5", "B4"], "bon5"),
        ("darklings", &["G5", "E1"], "bon6"),
    ];
    let passing = "0 upgrade E9 tp
        0 done
        1 upgrade B1 tp
        1 done
        2 pass bon1
        0 pass bon2
        1 pass bon9";
    let state = play(table("", &three), passing);
    assert_eq!(state.order[..], [Seat(2), Seat(0), Seat(1)]);
    let other = "0 upgrade E9 tp
        0 done
        1 pass bon1
        2 pass bon2
        0 pass bon9";
    let (fixed, variable) =
        (play(table("", &three), other), play(table("variable-turn-order on", &three), other));
    assert_eq!(fixed.order[..], [Seat(1), Seat(2), Seat(0)]);
    assert_eq!(variable.order[..], [Seat(1), Seat(2), Seat(0)]);
    let last = "0 pass bon1
        1 upgrade B1 tp
        1 done
        2 pass bon2
        1 pass bon9";
    assert_eq!(play(table("", &three), last).order[..], [Seat(0), Seat(1), Seat(2)]);
    assert_eq!(play(table("variable-turn-order on", &three), last).order[..], [Seat(0), Seat(2), Seat(1)]);
}

/// §2.4 One action, and conversions before and after it; a turn with nothing left to decide ends by itself.
#[test]
fn a_turn_is_one_action_and_free_conversions() {
    play(
        neighbours(),
        "0 done !2.4
        0 convert w c
        0 upgrade F4 tp
        0 upgrade F4 te !2.4
        0 convert w c
        0 done
        1 decline",
    );
    let spent = with(alone(), 0, |player| {
        (player.coins, player.workers, player.bowls) = (6, 2, [12, 0, 0]);
    });
    play(spent, "0 upgrade E9 tp\n1 ?+ pass bon6");
}

/// §2.5 What is due comes first.
#[test]
fn a_turn_does_not_end_while_something_is_due() {
    let mut state = alone();
    put(&mut state, 0, "E9", "tp");
    play(
        state,
        "0 upgrade E9 te
        0 done !2.5
        0 pass bon6 !2.5
        0 convert w c
        0 +fav12
        0 done",
    );
}

/// §2.6 Once a round, and free again in the next.
#[test]
fn actions_are_taken_once_a_round() {
    let mut state = with(alone(), 0, |player| player.bowls = [0, 0, 12]);
    state.players[Seat(1)].bowls = [0, 0, 12];
    let state = play(
        state,
        "0 action act4
        0 done
        1 action act4 !2.6
        1 action act3
        1 done
        0 action act4 !2.6
        0 pass bon6",
    );
    let state = play(state, "1 pass bon3");
    assert!(state.taken.is_empty());
    play(state, "0 ?+ action act4");
}

/// §2.7 Who resigns keeps structures and income, and is asked nothing more.
#[test]
fn a_player_may_leave_where_that_was_agreed_on() {
    play(neighbours(), "0 resign !2.7");
    let state =
        table("leaving on", &[("witches", &["F4", "E9"], "bon3"), ("nomads", &["F3", "E8", "A5"], "bon5")]);
    let workers = state.players.0[1].workers;
    let state = play(
        state,
        "0 upgrade F4 tp
        0 done
        1 leech 1
        1 resign
        -: players/1/card = null
        0 upgrade E9 tp
        0 done
        0 pass bon6
        -: round = 2
        -: gone = [1]
        0 pass bon3
        -: round = 3",
    );
    // Two incomes of three dwellings, without a card.
    assert_eq!(state.players.0[1].workers, workers + 8);
    assert_eq!(state.own[Seat(1)].len(), 3);
}

/// §2.7 The cult bonus of somebody who has left: spades bring what they bring, and nobody uses them.
#[test]
fn spades_of_the_cult_bonus_still_bring_points_to_halflings_who_left() {
    let mut state = table_with(
        "leaving on",
        ["score6", "score2", "score4", "score8", "score3", "score7"],
        &[("halflings", &["F5", "D8"], "bon3"), ("nomads", &["B1", "A5", "B4"], "bon5")],
    );
    state.players[Seat(0)].cults[1] = 8;
    play(state, "0 resign\n1 pass bon6\n-: players/0/points = 22\n1 ?+ pass bon5");
}

/// §2.7, §13.8 Nobody decides about a priest that could be a colour.
#[test]
fn riverwalkers_who_left_keep_no_priest_that_could_be_a_colour() {
    let left = |unlocked: &[Colour]| {
        let mut state = table(
            "leaving on; fire-and-ice-factions on",
            &[("riverwalkers red", &["D4", "G2"], "bon3"), ("nomads", &["B1", "A5", "B4"], "bon5")],
        );
        put(&mut state, 0, "D4", "te");
        let player = &mut state.players[Seat(0)];
        unlocked.iter().for_each(|&colour| player.unlocked.insert(colour));
        play(state, "0 resign\n1 pass bon6\n1 ?+ pass bon5").players.0[0].priests
    };
    assert_eq!(left(&[]), 0);
    assert_eq!(left(&Colour::WHEEL), 1);
}

/// §2.8 Who cannot pay cannot do it.
#[test]
fn prices_are_paid_at_once() {
    let poor = with(neighbours(), 0, |player| (player.coins, player.workers) = (1, 1));
    play(
        poor,
        "0 upgrade F4 tp !2.8 coins 3/1, workers 2/1
        0 dig 1 !2.8 workers 3/1
        0 advance ship !2.8 coins 4/1, priests 1/0
        0 send p fire 1 !2.8 priests 1/0
        0 convert 3pw w !2.8 power 3/0
        0 action act1 !2.8 power 3/0
        0 burn 6 !4.2 tokens 12/7",
    );
}

/// §2.8 What stands nearest in the way is named first: a hex out of reach before its price, a price before spades in hand.
#[test]
fn the_nearest_rule_is_named() {
    let poor = with(neighbours(), 0, |player| (player.coins, player.workers) = (1, 1));
    play(poor, "0 build A3 !5.1\n0 transform F5 green !5.3 spades 3/0\n0 build F5 !6.1");
}

/// §3.1 Structures, card and favour tiles, in round 1 too.
#[test]
fn income_is_structures_card_and_tiles() {
    // Two dwellings and one worker more; six coins of the card.
    let state = alone();
    assert_eq!((state.players.0[0].workers, state.players.0[0].coins), (3 + 3, 15 + 6));
    let mut state = state;
    for (hex, kind) in [("E9", "te"), ("F2", "tp"), ("A3", "sh"), ("A10", "sa")] {
        put(&mut state, 0, hex, kind);
    }
    state.favours[6] -= 1;
    state.players[Seat(0)].favours.insert(tafel_terra_mystica::Favour::WorkerAndPower);
    let before = state.players.0[0];
    let after = pass_round(state).players.0[0];
    // Temple and sanctuary a priest each; one worker without dwellings and one of fav7; power 1 + 2 + 1; the first
    // free card is bon1 with one coin, which brings two.
    assert_eq!(after.priests, before.priests + 2);
    assert_eq!(after.workers, before.workers + 2);
    assert_eq!(after.coins, before.coins + 2 + 2 + 1);
    assert_eq!(after.bowls, [1, 11, 0]);
}

/// §3.2 Seven priests at most, less those on cult spaces.
#[test]
fn priests_above_the_limit_are_lost() {
    let mut state = alone();
    put(&mut state, 0, "E9", "te");
    state.players[Seat(0)].priests = 7;
    assert_eq!(pass_round(state).players.0[0].priests, 7);
    state.players[Seat(0)].priests = 5;
    state.players[Seat(0)].sent = 2;
    state.spaces[0][0] = Some(Seat(0));
    state.spaces[1][0] = Some(Seat(0));
    assert_eq!(pass_round(state).players.0[0].priests, 5);
}

/// §3.3 Full bowls take nothing.
#[test]
fn power_above_the_bowls_is_lost() {
    let mut state = with(alone(), 0, |player| player.bowls = [0, 1, 11]);
    put(&mut state, 0, "E9", "sh");
    assert_eq!(pass_round(state).players.0[0].bowls, [0, 0, 12]);
}

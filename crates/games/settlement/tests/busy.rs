//! Uniformly random players pass early; these do not, so that full boards are examined too.

use std::collections::BTreeSet;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat, Seed, Silent, Turn, Viewer};
use tafel_settlement::{Move, Settlement, State};

/// Plays one match in which passing is the last resort, and looks at every state.
fn play(options: &str, nth: u64, look: &mut impl FnMut(&Settlement, &State)) -> State {
    let rules = Settlement::new();
    let mut dice = Dice::at(Seed([5; 32]), nth);
    let mut state = rules.start(&options.parse().unwrap());
    let (mut moves, mut odds) = (vec![], vec![]);
    loop {
        look(&rules, &state);
        match rules.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                odds.clear();
                rules.chances(&state, &mut odds);
                rules.resolve(&mut state, dice.pick(&odds), &mut Silent);
            }
            Turn::Seats(awaited) => {
                let seat = awaited.iter().next().unwrap();
                moves.clear();
                rules.search_moves(&state, seat, &mut moves);
                let mv = eager(&moves, &mut dice);
                rules.apply(&mut state, seat, mv, &mut Silent);
            }
        }
    }
}

/// A hero if one can be had, else anything, and only for want of other moves the end of the turn or a pass.
fn eager(moves: &[Move], dice: &mut Dice) -> Move {
    let last_resort = |mv: &Move| matches!(mv, Move::Pass { .. } | Move::End | Move::Done);
    let some = |wanted: &dyn Fn(&Move) -> bool, dice: &mut Dice| {
        let wanted: Vec<Move> = moves.iter().copied().filter(wanted).collect();
        (!wanted.is_empty()).then(|| dice.any(&wanted))
    };
    some(&|mv| matches!(mv, Move::Invite(_)), dice)
        .or_else(|| some(&|mv| !last_resort(mv), dice))
        .or_else(|| some(&|mv| matches!(mv, Move::End | Move::Done), dice))
        .unwrap_or_else(|| dice.any(moves))
}

const ALL_OPTIONS: [&str; 6] = [
    "seats 1",
    "seats 2; supply strict",
    "seats 3; terrains rising",
    "seats 4",
    "seats 4; supply strict",
    "seats 4; terrains rising; supply strict",
];

#[test]
fn components_add_up_in_long_matches() {
    for options in ALL_OPTIONS {
        for nth in 0..20 {
            play(options, nth, &mut |rules, state| rules.audit(state).unwrap());
        }
    }
}

/// Nothing is hidden, so there is but one table that looks like this one.
#[test]
fn imagining_is_remembering() {
    for options in ALL_OPTIONS {
        play(options, 0, &mut |rules, state| {
            let view = rules.view(state, Viewer::Public);
            assert_eq!(rules.imagine(&view, &mut Dice::at(Seed([0; 32]), 0)), *state);
        });
    }
}

#[test]
fn moves_worth_searching_are_legal_and_moves_read_back() {
    for options in ALL_OPTIONS {
        for nth in 0..4 {
            play(options, nth, &mut |rules, state| {
                let (mut legal, mut worth) = (vec![], vec![]);
                for seat in Seat::all(state.options.seats) {
                    rules.moves(state, seat, &mut legal);
                    rules.search_moves(state, seat, &mut worth);
                }
                assert_eq!(legal.is_empty(), worth.is_empty());
                assert!(worth.iter().all(|mv| legal.contains(mv)));
                assert!(legal.iter().all(|mv| mv.to_string().parse() == Ok(*mv)));
                let alike = (1..legal.len()).find(|&at| legal[..at].contains(&legal[at]));
                assert!(alike.is_none(), "`{}` is offered twice", legal[alike.unwrap()]);
            });
        }
    }
}

/// Boards fill up, heroes come and the row slides: otherwise the tests above would look at little.
#[test]
fn busy_players_get_far() {
    let (mut terrains, mut heroes) = (0, 0);
    for nth in 0..10 {
        let end = play("seats 4", nth, &mut |_, _| {});
        terrains += end.players.0.iter().map(|player| player.wilderness.explored().len()).sum::<usize>();
        heroes += end.players.0.iter().map(|player| player.heroes.len()).sum::<usize>();
    }
    assert!(terrains > 10 * 20 && heroes > 10 * 4, "{terrains} terrains, {heroes} heroes in ten matches");
}

/// A seat shows features that there are, most of them sooner or later, and never more than the estimate has room for.
#[test]
fn features_tell_positions_apart() {
    let mut met = BTreeSet::new();
    for (nth, seats) in (0..40).zip([1, 2, 3, 4].into_iter().cycle()) {
        play(&format!("seats {seats}"), nth, &mut |rules, state| {
            for seat in Seat::all(seats) {
                rules.features(state, seat, &mut |feature| {
                    met.insert(feature);
                });
                rules.estimate_of(state, seat);
            }
        });
    }
    assert!(met.iter().all(|&feature| feature < Settlement::FEATURES));
    assert!(2 * met.len() > Settlement::FEATURES, "busy play meets {} of them", met.len());
}

//! What bots are told to expect.

use std::collections::BTreeSet;
use tafel_rules::network::HIDDEN;
use tafel_rules::{Dice, Network, Rules, Seat, Seed, Silent, Turn};
use tafel_settlement::data::Resources;
use tafel_settlement::{Resource, Settlement, State, Step};

fn turn(options: &str) -> State {
    let mut state = Settlement::new().start(&options.parse().unwrap());
    state.steps = [Step::Turn { acted: false, invited: false }].into_iter().collect();
    state
}

fn expected(state: &State) -> i32 {
    Settlement::new().estimate(state)[Seat(0)]
}

#[test]
fn at_the_end_it_is_exact() {
    let rules = Settlement::new();
    let mut state = turn("seats 1");
    state.round = 6;
    state.players.0[0].deposits = Resources::of(Resource::Gold, 2);
    state.players.0[0].heroes.insert("h42".parse().unwrap());
    rules.apply(&mut state, Seat(0), "pass".parse().unwrap(), &mut Silent);
    assert_eq!(rules.standing(&state).unwrap().points[Seat(0)], 18);
    assert_eq!(expected(&state), 1800);
}

#[test]
fn more_is_expected_of_who_has_more() {
    let plain = turn("seats 4");
    let with = |change: fn(&mut State)| {
        let mut state = plain;
        change(&mut state);
        expected(&state)
    };
    assert!(with(|state| state.players.0[0].bonus_settlers += 1) > expected(&plain), "a settler");
    let deposit = |state: &mut State| state.players.0[0].deposits += Resources::of(Resource::Gold, 1);
    assert_eq!(with(deposit), expected(&plain) + 500, "what lies on a bank is certain");
    assert!(with(|state| state.round = 6) < expected(&plain), "fewer rounds are to come");
    assert_eq!(Settlement::new().estimate(&turn("seats 3"))[Seat(3)], 0, "nobody sits there");
}

#[test]
fn another_network_expects_something_else() {
    let mut state = turn("seats 1");
    let blank = Network::new((0..Settlement::FEATURES).map(|_| ([0; HIDDEN], 0)), [0; HIDDEN]);
    let untaught = Settlement::new().taught(&blank);
    assert_eq!(untaught.estimate(&state)[Seat(0)], 0, "nothing is certain yet");
    state.players.0[0].deposits = Resources::of(Resource::Gold, 2);
    assert_eq!(untaught.estimate(&state)[Seat(0)], 1000, "what is certain needs no network");
}

/// Along random play, a seat shows features that there are, and not always the same ones.
#[test]
fn features_tell_positions_apart() {
    let rules = Settlement::new();
    let mut met = BTreeSet::new();
    for (nth, seats) in (0..40).zip([1, 2, 3, 4].into_iter().cycle()) {
        let options = format!("seats {seats}").parse().unwrap();
        let mut dice = Dice::at(Seed::numbered(5, nth), 0);
        let mut state = rules.start(&options);
        let (mut moves, mut odds) = (vec![], vec![]);
        loop {
            match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    odds.clear();
                    rules.chances(&state, &mut odds);
                    rules.resolve(&mut state, dice.pick(&odds), &mut Silent);
                }
                Turn::Seats(awaited) => {
                    let seat = awaited.iter().next().unwrap();
                    moves.clear();
                    rules.moves(&state, seat, &mut moves);
                    rules.apply(&mut state, seat, dice.any(&moves), &mut Silent);
                }
            }
            for seat in Seat::all(seats) {
                rules.features(&state, seat, &mut |feature| {
                    met.insert(feature);
                });
                // Those of `estimate_of` find room.
                rules.estimate_of(&state, seat);
            }
        }
    }
    assert!(met.iter().all(|&feature| feature < Settlement::FEATURES));
    assert!(3 * met.len() > Settlement::FEATURES, "random play meets {} of them", met.len());
}

#[test]
fn one_seat_is_estimated_as_all_are() {
    let (rules, state) = (Settlement::new(), turn("seats 4"));
    for seat in Seat::all(4) {
        assert_eq!(rules.estimate_of(&state, seat), rules.estimate(&state)[seat]);
    }
}

//! What bots are told to expect.

use tafel_evaluate::network::HIDDEN;
use tafel_evaluate::{Evaluate, Network};
use tafel_rules::{Rules, Seat, Silent};
use tafel_settlement::data::Resources;
use tafel_settlement::{Resource, Settlement, State, Step};

fn turn(options: &str) -> State {
    let mut state = Settlement::new().start(&options.parse().unwrap());
    state.steps = [Step::Turn { acted: false, invited: false, bonus: 0 }].into_iter().collect();
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
    let blank_network = Settlement::new().with_network(&blank);
    assert_eq!(blank_network.estimate(&state)[Seat(0)], 0, "nothing is certain yet");
    state.players.0[0].deposits = Resources::of(Resource::Gold, 2);
    assert_eq!(blank_network.estimate(&state)[Seat(0)], 1000, "what is certain needs no network");
}

#[test]
fn one_seat_is_estimated_as_all_are() {
    let (rules, state) = (Settlement::new(), turn("seats 4"));
    for seat in Seat::all(4) {
        assert_eq!(rules.estimate_of(&state, seat), rules.estimate(&state)[seat]);
    }
}

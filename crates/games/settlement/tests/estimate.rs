//! What bots are told to expect.

use tafel_rules::{Rules, Seat, Silent};
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
    let mut plain = turn("seats 4");
    // A bank is worth something to those who have something to lay on it.
    plain.players.0[0].resources += Resources::of(Resource::Gold, 3);
    let with = |change: fn(&mut State)| {
        let mut state = plain;
        change(&mut state);
        expected(&state)
    };
    for (what, change) in [
        (
            "gold",
            (|state| state.players.0[0].resources += Resources::of(Resource::Gold, 1)) as fn(&mut State),
        ),
        ("a deposit", |state| state.players.0[0].deposits += Resources::of(Resource::Gold, 1)),
        ("a hero", |state| state.players.0[0].heroes.insert("h01".parse().unwrap())),
        ("a settler", |state| state.players.0[0].bonus_settlers += 1),
        ("a bank", |state| state.players.0[0].settlement[0] = Some("bank".parse().unwrap())),
        ("a gold terrain", |state| {
            state.players.0[0].wilderness.lay("III.1".parse().unwrap(), "gold-red".parse().unwrap());
        }),
    ] {
        assert!(with(change) > expected(&plain), "{what}");
    }
    assert!(with(|state| state.round = 6) < expected(&plain), "fewer rounds are to come");
    assert_eq!(Settlement::new().estimate(&turn("seats 3"))[Seat(3)], 0, "nobody sits there");
}

#[test]
fn a_building_is_worth_more_early() {
    let gain = |round: u8| {
        let mut without = turn("seats 1");
        without.round = round;
        without.players.0[0].resources += Resources::of(Resource::Gold, 3);
        let mut with = without;
        with.players.0[0].settlement[0] = Some("bank".parse().unwrap());
        expected(&with) - expected(&without)
    };
    assert!(gain(2) > gain(5), "a bank takes gold in every round to come");
    assert!(gain(6) > 0, "and in the last one");
}

#[test]
fn other_numbers_weigh_otherwise() {
    let rules = Settlement::new();
    let state = turn("seats 1");
    let weigh = |change: fn(&str, i32) -> i32| {
        let weights: Vec<i32> = rules.weights().iter().map(|&(name, weight)| change(name, weight)).collect();
        Settlement::new().weighed(&weights).estimate(&state)[Seat(0)]
    };
    assert_eq!(weigh(|_, weight| weight), expected(&state));
    assert!(weigh(|name, weight| if name == "basic" { 2 * weight } else { weight }) > expected(&state));
    assert_eq!(weigh(|_, _| 0), 0, "nothing is sure yet");
}

#[test]
fn one_seat_is_estimated_as_all_are() {
    let (rules, state) = (Settlement::new(), turn("seats 4"));
    for seat in Seat::all(4) {
        assert_eq!(rules.estimate_of(&state, seat), rules.estimate(&state)[seat]);
    }
}

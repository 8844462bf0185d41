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
    let plain = turn("seats 4");
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

//! What the estimate promises: the truth at the end, and before it what a sensible player would say.

use tafel_evaluate::{Evaluate, Network};
use tafel_rules::{Dice, PerSeat, Rules, Seat, Seed, Silent, Turn};
use tafel_terra_mystica::{Area, Phase, State, TerraMystica};

/// Plays at random until `stop`, or to the end.
fn play(rules: &TerraMystica, series: u64, stop: impl Fn(&State) -> bool) -> State {
    let mut dice = Dice::at(Seed::numbered(series, 0), 0);
    let mut state = rules.start(&"".parse().unwrap());
    let (mut moves, mut odds) = (vec![], vec![]);
    while !stop(&state) {
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
    }
    state
}

fn first_round(rules: &TerraMystica, series: u64) -> State {
    play(rules, series, |state| state.phase == Phase::Actions)
}

const FIRST: Seat = Seat(0);

/// The game whose estimate is its reckoning alone.
fn reckoning() -> TerraMystica {
    TerraMystica::new().with_network(&Network::silent(TerraMystica::FEATURES))
}

/// What the first seat gains by a change of the table.
fn gain(rules: &TerraMystica, state: &State, change: impl Fn(&mut State)) -> i32 {
    let mut changed = *state;
    change(&mut changed);
    rules.estimate(&changed)[FIRST] - rules.estimate(state)[FIRST]
}

#[test]
fn a_finished_game_is_estimated_at_its_result() {
    let rules = TerraMystica::new();
    for series in 0..5 {
        let over = play(&rules, series, |_| false);
        let points = rules.standing(&over).unwrap().points;
        assert_eq!(rules.estimate(&over), PerSeat(points.0.map(|points| 100 * i32::from(points))));
    }
}

#[test]
fn income_is_worth_more_early() {
    let rules = reckoning();
    for series in 0..5 {
        let early = first_round(&rules, series);
        let mut late = early;
        late.round = 6;
        let place = (rules.data().board(early.options.map).land.iter())
            .find(|&place| !early.built().contains(place))
            .unwrap();
        let dwelling = |state: &mut State| state.own[FIRST] |= Area::of(place);
        assert!(gain(&rules, &early, dwelling) > gain(&rules, &late, dwelling), "series {series}");
    }
}

#[test]
fn nobody_is_worse_off_with_more() {
    let rules = reckoning();
    for series in 0..5 {
        let state = first_round(&rules, series);
        assert!(gain(&rules, &state, |state| state.players[FIRST].workers += 1) > 0);
        assert!(gain(&rules, &state, |state| state.players[FIRST].priests += 1) > 0);
        assert!(gain(&rules, &state, |state| state.players[FIRST].points += 1) == 100);
        assert!(gain(&rules, &state, |state| state.players[FIRST].cults[0] += 2) > 0);
    }
}

#[test]
fn what_is_left_at_the_last_pass_is_sold() {
    let rules = reckoning();
    let passed = |series| play(&rules, series, |state| state.round == 6 && state.passed.contains(&FIRST));
    let mut others_go_on = (0..9).map(passed).filter(|state| state.phase != Phase::Over);
    let mut state = others_go_on.next().expect("somewhere the first seat passes before the others");
    state.players[FIRST].coins = 0;
    let sold = state.players[FIRST].workers + state.players[FIRST].priests;
    assert_eq!(gain(&rules, &state, |state| state.players[FIRST].coins += 30), 1000, "besides {sold}");
}

#[test]
fn other_numbers_weigh_otherwise() {
    let rules = reckoning();
    let state = first_round(&rules, 3);
    let weigh = |change: fn(&str, i32) -> i32| {
        let weights: Vec<i32> = rules.weights().iter().map(|&(name, weight)| change(name, weight)).collect();
        reckoning().with_weights(&weights)
    };
    let priest = |state: &mut State| state.players[FIRST].priests += 1;
    let same = weigh(|_, weight| weight);
    assert_eq!(same.estimate(&state), rules.estimate(&state));
    let dearer = weigh(|name, weight| if name == "priest-early" { weight + 50 } else { weight });
    assert_eq!(gain(&dearer, &state, priest), gain(&rules, &state, priest) + 50);
    assert_eq!(gain(&weigh(|_, _| 0), &state, priest), 0);
}

#[test]
fn coins_that_nobody_can_spend_are_worth_less() {
    let rules = reckoning();
    let mut poor = first_round(&rules, 2);
    (poor.players[FIRST].coins, poor.players[FIRST].workers) = (0, 1);
    let mut rich = poor;
    rich.players[FIRST].coins = 100;
    let coins = |state: &mut State| state.players[FIRST].coins += 10;
    assert!(gain(&rules, &poor, coins) > gain(&rules, &rich, coins));
}

#[test]
fn what_was_learnt_has_a_say() {
    let state = first_round(&reckoning(), 1);
    assert_ne!(TerraMystica::new().estimate(&state), reckoning().estimate(&state));
}

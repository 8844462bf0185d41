//! A clock is read where time is the budget, and nowhere else.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tafel_bots::{Budget, Level};
use tafel_pebbles::Pebbles;
use tafel_rules::{Dice, Rules, Seat, Seed, Silent, Turn, Viewer};

fn no_clock() -> Duration {
    panic!("there is no clock here")
}

/// A decision of one seat between several moves, after the draws at the beginning.
fn decision(rules: &Pebbles) -> <Pebbles as Rules>::State {
    let mut state = rules.start(&"seats 3".parse().unwrap());
    let mut dice = Dice::at(Seed([3; 32]), 0);
    while rules.turn(&state) == Turn::Chance {
        let mut odds = vec![];
        rules.chances(&state, &mut odds);
        rules.resolve(&mut state, dice.pick(&odds), &mut Silent);
    }
    state
}

fn decide(level: Level, clock: fn() -> Duration) {
    let rules = Pebbles::new();
    let state = decision(&rules);
    let mut moves = vec![];
    rules.moves(&state, Seat(0), &mut moves);
    assert!(moves.len() > 1, "there is something to decide");
    let view = rules.view(&state, Viewer::Seat(Seat(0)));
    let mut bot = level.bot_with_clock::<Pebbles>(Dice::at(Seed([4; 32]), 0), clock);
    assert!(moves.contains(&bot.choose(&rules, Seat(0), &view, &moves)), "{level}");
    bot.advise(&rules, Seat(0), &view, &moves);
}

#[test]
fn no_level_with_another_budget_reads_a_clock() {
    let others =
        [Level::Random, Level::Hasty, Level::Greedy, Level::Plan(2), Level::Search(Budget::Iterations(100))];
    for level in others.into_iter().chain(Level::FOR_PEOPLE) {
        decide(level, no_clock);
    }
}

#[test]
#[should_panic(expected = "there is no clock here")]
fn a_budget_of_time_reads_the_clock_that_it_is_given() {
    decide(Level::Search(Budget::Time(Duration::from_millis(1))), no_clock);
}

/// The clock moves by a second whenever it is read: at the beginning, and then until the time is up.
#[test]
fn it_stops_when_that_clock_says_so() {
    static READ: AtomicU64 = AtomicU64::new(0);
    let clock = || Duration::from_secs(READ.fetch_add(1, Ordering::Relaxed));
    decide(Level::Search(Budget::Time(Duration::from_secs(5))), clock);
    assert_eq!(READ.load(Ordering::Relaxed), 12, "six times for the choice, six times for the advice");
}

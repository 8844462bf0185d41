//! Bots choose legal moves, from their view alone, and the same ones for the same dice.

use std::sync::Arc;
use std::time::Duration;
use tafel_bots::{Budget, Level};
use tafel_pebbles::{Move, Pebbles};
use tafel_rules::{Dice, Rules, Seat, Seed, Turn, Viewer};
use tafel_table::Match;

const LEVELS: &[Level] = &[Level::Random, Level::Greedy, Level::Search(Budget::Iterations(60))];

fn decide(level: Level, view: &<Pebbles as Rules>::View, moves: &[Move], seat: Seat) -> Move {
    level.bot::<Pebbles>(Dice::at(Seed([4; 32]), 0)).choose(&Pebbles::new(), seat, view, moves)
}

/// Plays whole matches and calls `look` at every decision.
fn at_every_decision(mut look: impl FnMut(&Match<Pebbles>, Seat)) {
    for game in 0..6 {
        let seed = Seed::numbered(1, game);
        let (mut table, _) = Match::open(Arc::new(Pebbles::new()), "seats 3".parse().unwrap(), seed);
        let mut dice = Dice::at(seed, u64::MAX);
        while let Turn::Seats(awaited) = table.turn() {
            let seat = awaited.iter().next().unwrap();
            look(&table, seat);
            let offers = table.offers(seat);
            table.submit(seat, dice.any(&offers)).unwrap();
        }
    }
}

#[test]
fn a_bot_chooses_a_legal_move() {
    at_every_decision(|table, seat| {
        let offers = table.offers(seat);
        for &level in LEVELS {
            let chosen = decide(level, &table.view(Viewer::Seat(seat)), &offers, seat);
            assert!(offers.contains(&chosen), "{level} chose {chosen}");
        }
    });
}

/// What a seat cannot see, it cannot act on: in every state that looks the same the decision is the same.
#[test]
fn a_bot_decides_alike_whatever_is_hidden() {
    let rules = Pebbles::new();
    let mut dice = Dice::at(Seed([5; 32]), 0);
    at_every_decision(|table, seat| {
        let view = table.view(Viewer::Seat(seat));
        let other = rules.imagine(&view, &mut dice);
        let mut offers = vec![];
        rules.moves(&other, seat, &mut offers);
        for &level in LEVELS {
            let (here, there) = (
                decide(level, &view, &table.offers(seat), seat),
                decide(level, &rules.view(&other, Viewer::Seat(seat)), &offers, seat),
            );
            assert_eq!(here, there, "{level}");
        }
    });
}

#[test]
fn the_random_bot_prefers_nothing() {
    let (table, _) = Match::open(Arc::new(Pebbles::new()), "seats 2".parse().unwrap(), Seed([0; 32]));
    let (view, offers) = (table.view(Viewer::Seat(Seat(0))), table.offers(Seat(0)));
    let mut bot = Level::Random.bot::<Pebbles>(Dice::at(Seed([6; 32]), 0));
    let mut chosen = [0i32; 5];
    for _ in 0..5000 {
        let mv = bot.choose(&Pebbles::new(), Seat(0), &view, &offers);
        chosen[offers.iter().position(|offer| *offer == mv).unwrap()] += 1;
    }
    // Five standard deviations of a share of one in five.
    assert!(chosen.iter().all(|times| (times - 1000).abs() < 142), "{chosen:?}");
}

#[test]
fn a_level_is_named_by_its_word() {
    let timed = Level::Search(Budget::Time(Duration::from_millis(200)));
    for (level, word) in LEVELS.iter().chain([&timed]).zip(["random", "greedy", "search:60", "search:200ms"])
    {
        assert_eq!(level.to_string(), word);
        assert_eq!(word.parse(), Ok(*level));
    }
    for wrong in ["clever", "search:", "search:0", "search:0ms", "search:-1", "search:9999999999ms", "Random"]
    {
        let refusal = wrong.parse::<Level>().unwrap_err().to_string();
        assert!(
            refusal.ends_with("is not a bot: random, greedy, search, search:ITERATIONS or search:TIMEms")
        );
    }
}

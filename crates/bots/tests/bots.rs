//! Bots choose legal moves, from their view alone, and the same ones for the same dice.

use std::sync::Arc;
use std::time::Duration;
use tafel_bots::{Budget, Level};
use tafel_pebbles::{Move, Pebbles};
use tafel_rules::{Dice, Rules, Seat, Seed, Turn, Viewer};
use tafel_table::Match;

const LEVELS: &[Level] = &[
    Level::Random,
    Level::Hasty,
    Level::Greedy,
    Level::Plan(2),
    Level::Search(Budget::Iterations(60)),
    Level::Apprentice,
];

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
    let levels = LEVELS.iter().chain([&timed]).chain(&Level::FOR_PEOPLE[1..]);
    let words = [
        "random",
        "hasty",
        "greedy",
        "plan:2",
        "search:60",
        "apprentice",
        "search:200ms",
        "journeyman",
        "expert",
        "master",
    ];
    for (level, word) in levels.zip(words) {
        assert_eq!(level.to_string(), word);
        assert_eq!(word.parse(), Ok(*level));
    }
    for wrong in [
        "clever",
        "search:",
        "search:0",
        "search:0ms",
        "search:-1",
        "search:9999999999ms",
        "plan:0",
        "Random",
    ] {
        let refusal = wrong.parse::<Level>().unwrap_err().to_string();
        assert!(refusal.contains("is not a bot: apprentice, journeyman, expert, master;"), "{refusal}");
        assert!(refusal.ends_with("search:ITERATIONS or search:TIMEms"), "{refusal}");
    }
}

/// Advice is about legal moves, best first, and begins with what the bot would choose itself.
#[test]
fn a_bot_advises_what_it_would_choose() {
    let rules = Pebbles::new();
    at_every_decision(|table, seat| {
        let (view, offers) = (table.view(Viewer::Seat(seat)), table.offers(seat));
        for level in [Level::Greedy, Level::Search(Budget::Iterations(60))] {
            let dice = Dice::at(Seed([4; 32]), 0);
            let advice = level.advise(&rules, seat, &view, &offers, dice);
            assert_eq!(advice[0].mv, decide(level, &view, &offers, seat), "{level}");
            assert!(advice.iter().all(|advice| offers.contains(&advice.mv)), "{level}");
            let mut moves: Vec<Move> = advice.iter().map(|advice| advice.mv).collect();
            moves.sort();
            moves.dedup();
            assert_eq!(moves.len(), advice.len(), "{level}: every move once");
        }
        assert_eq!(Level::Random.advise(&rules, seat, &view, &offers, Dice::at(Seed([4; 32]), 0)), []);
    });
}

/// In the last round of pebbles every pebble taken is final: the advice of greedy is the result itself.
#[test]
fn at_the_end_greedy_expects_what_it_gets() {
    let rules = Arc::new(Pebbles::new());
    for game in 0..20 {
        let seed = Seed::numbered(2, game);
        let (mut table, _) = Match::open(rules.clone(), "seats 2; goals open".parse().unwrap(), seed);
        let mut dice = Dice::at(seed, u64::MAX);
        let mut last = None;
        while let Turn::Seats(awaited) = table.turn() {
            let seat = awaited.iter().next().unwrap();
            let (view, offers) = (table.view(Viewer::Seat(seat)), table.offers(seat));
            let advice = Level::Greedy.advise(&*rules, seat, &view, &offers, dice.clone());
            table.submit(seat, advice[0].mv).unwrap();
            last = Some((seat, advice[0].points));
            dice.below(2);
        }
        let (seat, points) = last.unwrap();
        assert_eq!(points, 100 * i32::from(table.standing().unwrap().points[seat]));
    }
}

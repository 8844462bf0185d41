//! Simulations are reproducible, agree with real matches, and tell strong from weak.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tafel_arena::{
    Contest, Controls, Deal, Outcome, SeatTally, Sequential, Sim, Tally, Verdict, outcome, play,
};
use tafel_bots::{Budget, Level};
use tafel_pebbles::Pebbles;
use tafel_rules::{Rules, Seed};
use tafel_table::{Entry, Match, verify};

fn run(bots: &[Level], games: u64, threads: usize) -> Tally {
    let rules = Pebbles::new();
    let options = format!("seats {}", bots.len()).parse().unwrap();
    let sim = Sim { options: &options, bots, series: 3.into() };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let done = AtomicU64::new(0);
    let count = || {
        done.fetch_add(1, Ordering::Relaxed);
    };
    let tally = pool.install(|| sim.tally(&rules, 0..games, count));
    assert_eq!(done.into_inner(), games, "progress is told once a match");
    tally
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let alone = run(&[Level::Random; 3], 300, 1);
    assert_eq!(alone.games, 300);
    assert_eq!(run(&[Level::Random; 3], 300, 4), alone);
}

#[test]
fn parts_of_a_series_add_up() {
    let (mut first, mut second, mut whole) = (Tally::default(), Tally::default(), Tally::default());
    let (rules, options) = (Pebbles::new(), "seats 2".parse().unwrap());
    for nth in 0..40 {
        let played = play(&rules, &options, &[Level::Random; 2], Seed::numbered(9, nth));
        if nth % 3 == 0 { &mut first } else { &mut second }.add(&rules, 2, &played);
        whole.add(&rules, 2, &played);
    }
    assert_eq!(first.clone().merge(second.clone()), whole);
    assert_eq!(second.merge(first), whole);
}

#[test]
fn everybody_is_first_in_a_fair_share_and_the_shares_add_up() {
    let tally = run(&[Level::Random; 4], 2000, 2);
    let shares: Vec<_> = tally.seats.iter().map(SeatTally::first_share).collect();
    let sum: f64 = shares.iter().map(|share| share.share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{shares:?}");
    assert!(shares.iter().all(|share| share.low < share.share && share.share < share.high));
}

#[test]
fn points_by_source_add_up_to_the_points() {
    for seat in run(&[Level::Random; 3], 200, 2).seats {
        let sources: f64 = seat.mean_sources().values().sum();
        assert!((sources - seat.mean_points()).abs() < 1e-9);
    }
}

#[test]
fn greedy_leaves_random_behind() {
    let tally = run(&[Level::Random, Level::Greedy, Level::Random], 300, 2);
    assert!(tally.seats[1].first_share().low > 0.8, "{:?}", tally.seats[1].first_share());
}

/// A simulated match is the match that people would have had with this seed and these moves.
#[test]
fn a_simulated_match_is_a_match() {
    let (rules, seed) = (Pebbles::new(), Seed::numbered(5, 1));
    let options = "seats 4".parse().unwrap();
    let played = play(&rules, &options, &[Level::Greedy, Level::Random, Level::Random, Level::Greedy], seed);
    let (mut table, _) = Match::open(Arc::new(Pebbles::new()), options, seed);
    for entry in &played.entries {
        if let Entry::Move(seat, mv) = *entry {
            table.submit(seat, mv).unwrap();
        }
    }
    assert_eq!(table.record().to_string(), played.record(&rules, &options, seed).to_string());
    assert_eq!(table.standing(), rules.standing(&played.state));
    assert!(verify(&rules, &played.record(&rules, &options, seed)).is_ok());
}

#[test]
fn a_fixed_number_of_steps_is_played_alike_every_time() {
    let (rules, options) = (Pebbles::new(), "seats 3".parse().unwrap());
    let games = tafel_arena::steps(&rules, &options, 10_000);
    assert!((100..300).contains(&games), "{games} matches of some sixty lines");
    assert_eq!(tafel_arena::steps(&rules, &options, 10_000), games);
}

#[test]
fn a_bench_counts_what_it_plays() {
    let (rules, options) = (Pebbles::new(), "seats 3".parse().unwrap());
    let bench = tafel_arena::bench(&rules, &options, 0.1);
    assert_eq!((bench.game, bench.seats, bench.move_bytes), ("pebbles", 3, 2));
    assert!(bench.steps_per_game > 40.0 && bench.moves_offered > 1.0);
    let product = bench.games_per_s * bench.steps_per_game * bench.ns_per_step;
    assert!((product - 1e9).abs() < 1.0, "{bench:?}");
}

fn meet(options: &str, bots: &[Level], deals: u64, threads: usize) -> Outcome {
    let options = options.parse().unwrap();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let contest = Contest { options: &options, bots, series: 1.into() };
    let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
    outcome(&names, &pool.install(|| contest.play(&Pebbles::new(), (0..deals).collect(), || {})), 1.into())
}

/// A second look sees what was played, and parts of it join exactly.
#[test]
fn gauges_count_words_effects_and_the_course() {
    let (rules, options) = (Pebbles::new(), "seats 3".parse().unwrap());
    let sim = Sim { options: &options, bots: &[Level::Random; 3], series: 8.into() };
    let (tally, gauges) = sim.gauges(&rules, 0..30, || {});
    assert_eq!(tally, sim.tally(&rules, 0..30, || {}), "the first look is the same");
    assert_eq!((gauges.games, gauges.results), (30, 90));
    let take = gauges.uses["take"];
    assert_eq!(take.results, 90, "everybody takes pebbles");
    assert_eq!(take.firsts, 30 * 60, "and so the first places are theirs");
    let colours = ["red", "green", "blue", "white"];
    let each: u64 = colours.iter().map(|colour| gauges.uses[&format!("take {colour}")].times).sum();
    assert_eq!(each, take.times);
    assert!(gauges.effects.values().all(|heard| heard.games <= 30 && heard.times >= heard.games));
    let course = gauges.mean_course();
    let mean = tally.seats.iter().map(SeatTally::mean_points).sum::<f64>() / 3.0;
    assert!((course[20] - mean).abs() < 1e-9 && course[0] < course[20], "{course:?}");
    let (_, first) = sim.gauges(&rules, 0..11, || {});
    let (_, second) = sim.gauges(&rules, 11..30, || {});
    assert_eq!(second.merge(first), gauges);
}

/// The first control of every contest: nobody is stronger than itself.
#[test]
fn a_bot_against_itself_has_its_fair_share() {
    for options in ["seats 2", "seats 3", "seats 4"] {
        let outcome = meet(options, &[Level::Random; 2], 100, 2);
        for bot in &outcome.bots {
            assert!(
                bot.first_share_low <= bot.fair_share && bot.fair_share <= bot.first_share_high,
                "{bot:?}"
            );
            assert!(bot.elo_low <= 0.0 && 0.0 <= bot.elo_high, "{bot:?}");
        }
    }
}

/// The second control: a bot that means something leaves chance behind.
#[test]
fn greedy_against_random_saturates() {
    let outcome = meet("seats 2", &[Level::Random, Level::Greedy], 200, 2);
    assert_eq!(outcome.games, 400);
    assert!(outcome.bots[1].elo_low - outcome.bots[0].elo_high > 300.0, "{outcome:?}");
    assert!(outcome.payoff[1][0] > Some(0.85), "{outcome:?}");
    assert_eq!(outcome.payoff[0][0], None);
    assert!(outcome.bots[1].mean_margin > 3.0 && outcome.bots[0].mean_margin < -3.0);
}

#[test]
fn a_contest_does_not_depend_on_the_number_of_threads() {
    let bots = [Level::Random, Level::Greedy, Level::Search(Budget::Iterations(20))];
    assert_eq!(meet("seats 3", &bots, 12, 1), meet("seats 3", &bots, 12, 4));
}

#[test]
fn search_is_at_least_as_good_as_greedy() {
    let outcome = meet("seats 2", &[Level::Greedy, Level::Search(Budget::Iterations(100))], 150, 2);
    assert!(outcome.bots[1].elo_high > outcome.bots[0].elo_low, "{outcome:?}");
    assert!(outcome.bots[1].mean_points >= outcome.bots[0].mean_points - 0.3, "{outcome:?}");
}

/// Shares of a contest, joined in order, show to the last digit what one run shows.
#[test]
fn parts_of_a_contest_join_exactly() {
    let (options, levels) = ("seats 3".parse().unwrap(), [Level::Random, Level::Greedy]);
    let contest = Contest { options: &options, bots: &levels, series: 4.into() };
    let part = |numbers: Vec<u64>| contest.play(&Pebbles::new(), numbers, || {});
    let whole = part((0..15).collect());
    let mut joined: Vec<Deal> = (0..4).flat_map(|shard| part((shard..15).step_by(4).collect())).collect();
    joined.sort_by_key(|deal| deal.number);
    assert_eq!(joined, whole);
    let names = levels.map(|level| level.to_string());
    assert_eq!(outcome(&names, &joined, 4.into()), outcome(&names, &whole, 4.into()));
}

#[test]
fn controls_hold_for_a_game_that_is_judged_well() {
    for options in ["seats 2", "seats 3", "seats 4"] {
        let controls = Controls::of(&Pebbles::new(), &options.parse().unwrap(), 3.into());
        assert!(controls.hold(), "{options}: {controls:?}");
    }
    assert!(!Controls { mirror: 5000, saturation: 5000 }.hold());
    assert!(!Controls { mirror: 5100, saturation: 10_000 }.hold());
}

#[test]
fn the_stronger_of_two_is_told() {
    let (options, levels) = ("seats 2".parse().unwrap(), [Level::Greedy, Level::Random]);
    let contest = Contest { options: &options, bots: &levels, series: 6.into() };
    let deals = contest.play(&Pebbles::new(), (0..40).collect(), || {});
    assert_eq!(Sequential::of(&deals).verdict, Verdict::Stronger);
    assert_eq!(Sequential::of(&deals[..10]).verdict, Verdict::Open);
}

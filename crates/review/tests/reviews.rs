//! What every review holds to: sums that add up, digits that repeat, and luck that is exact where it can be counted.

use std::sync::Arc;
use tafel_arena::play;
use tafel_bots::Level;
use tafel_evaluate::Evaluate;
use tafel_pebbles::Pebbles;
use tafel_review::{CannotReview, Reviewing, Steps, Wish};
use tafel_rules::{Rules, Seed};
use tafel_settlement::Settlement;
use tafel_table::Record;
use tafel_wire::{Review, ReviewDepth};

fn record<R: Evaluate>(rules: &R, options: &str, levels: &[Level], number: u64) -> Record<R> {
    let (options, seed) = (options.parse().expect("an option"), Seed::numbered(7, number));
    let levels: Vec<Level> =
        levels.iter().copied().cycle().take(usize::from(rules.seats(&options))).collect();
    play(rules, &options, &levels, seed).record(rules, &options, seed)
}

fn review<R: Evaluate>(rules: &Arc<R>, record: &Record<R>, wish: Wish, at_a_time: u64) -> Review {
    let mut reviewing = Reviewing::of(rules.clone(), record, wish).expect("a finished match");
    while !reviewing.advance(at_a_time).is_done() {}
    reviewing.review().expect("all is done")
}

/// Start, luck, own decisions, what others gave and what was met add up to the result, to the last hundredth; and what each
/// line changed adds up to them.
fn adds_up(review: &Review) {
    for (seat, total) in review.totals.iter().enumerate() {
        let parts = total.luck + total.own + total.met + total.taken_from.iter().sum::<i32>();
        assert_eq!(total.start + parts, total.result, "seat {seat}");
        assert_eq!(total.adjusted, total.result - total.luck);
        assert_eq!(total.start, review.start[seat].points);
        assert_eq!(total.taken_from[seat], 0, "nobody takes from himself");
        let mut before = &review.start;
        let mut luck = 0;
        for line in &review.lines {
            if line.seat.is_none() {
                luck += line.after[seat].points - before[seat].points;
            }
            before = &line.after;
        }
        assert_eq!(luck, total.luck);
    }
    let chances = |expected: &[tafel_wire::Expectation]| -> i32 {
        expected.iter().map(|expected| i32::from(expected.first.expect("in company"))).sum()
    };
    if review.seats > 1 && review.open {
        for line in &review.lines {
            assert!((chances(&line.after) - 10_000).abs() <= 3, "chances add up: {}", line.line);
        }
    }
}

#[test]
fn parts_add_up_to_the_result_with_secrets_and_without() {
    let rules = Arc::new(Pebbles::new());
    for (number, open) in [(0, false), (1, true)] {
        let record = record(&*rules, "seats 3", &[Level::Greedy, Level::Random, Level::Hasty], number);
        let review = review(&rules, &record, Wish { open, ..Wish::default() }, 1_000_000);
        adds_up(&review);
        let points: Vec<i32> = review.totals.iter().map(|total| total.result).collect();
        let result = record.result.expect("a result").points;
        assert_eq!(points, result.first(3).iter().map(|&points| 100 * i32::from(points)).collect::<Vec<_>>());
        assert_eq!(review.totals.iter().any(|total| total.met != 0), !open, "bids are met");
    }
}

#[test]
fn a_review_repeats_however_its_steps_are_cut_and_changes_with_its_seed() {
    let rules = Arc::new(Pebbles::new());
    let record = record(&*rules, "seats 2", &[Level::Random, Level::Greedy], 2);
    let whole = review(&rules, &record, Wish::default(), u64::MAX);
    assert_eq!(review(&rules, &record, Wish::default(), 1), whole);
    assert_eq!(review(&rules, &record, Wish::default(), 777), whole);
    let other = review(&rules, &record, Wish { seed: 1, ..Wish::default() }, u64::MAX);
    assert_ne!(Review { seed: 0, ..other }, whole);
}

#[test]
fn progress_never_falls_and_ends_with_all_parts() {
    let rules = Arc::new(Pebbles::new());
    let record = record(&*rules, "seats 2", &[Level::Random], 3);
    let mut reviewing = Reviewing::of(rules, &record, Wish::default()).unwrap();
    let (mut last, mut steps) = (0, 0);
    loop {
        let progress = reviewing.advance(1);
        assert!(progress.done > last || progress.is_done());
        assert_eq!(reviewing.review().is_some(), progress.is_done());
        (last, steps) = (progress.done, steps + 1);
        if progress.is_done() {
            break;
        }
    }
    assert!(steps > record.entries.len(), "it can be interrupted often");
}

#[test]
fn only_a_finished_match_is_reviewed() {
    let rules = Arc::new(Pebbles::new());
    let mut record = record(&*rules, "seats 2", &[Level::Random], 4);
    (record.result, record.seed) = (None, None);
    record.entries.pop();
    assert!(matches!(Reviewing::of(rules.clone(), &record, Wish::default()), Err(CannotReview::Running)));
    record.entries.swap(0, 3);
    assert!(matches!(Reviewing::of(rules, &record, Wish::default()), Err(CannotReview::Faulty(_))));
}

/// What decisions cost is measured on dice that do not know what fell: a player who does what comes to mind first loses
/// nothing, one who plays at random a lot.
#[test]
fn random_play_costs_and_its_lapses_have_reasons() {
    let rules = Arc::new(Settlement::new());
    let record = record(&*rules, "seats 2", &[Level::Greedy, Level::Random], 5);
    let review = review(&rules, &record, Wish::default(), u64::MAX);
    adds_up(&review);
    let [greedy, random] = [0, 1].map(|seat| &review.totals[seat]);
    let each = |total: &tafel_wire::SeatReview| f64::from(total.lost) / f64::from(total.decisions);
    assert!(each(random) > 2.0 * each(greedy).max(10.0), "{} {}", each(random), each(greedy));
    assert!(random.accuracy < greedy.accuracy);
    let lapses: Vec<_> = review.decisions.iter().filter(|decision| decision.lapse.is_some()).collect();
    assert!(lapses.len() > 5);
    for decision in lapses {
        assert!(0 < decision.low && decision.low <= decision.loss && decision.loss <= decision.high);
        for other in &decision.alternatives {
            let reasons: i32 = other.reasons.iter().map(|reason| reason.points).sum();
            let rounding = other.reasons.len() as i32 + 1;
            assert!((reasons - other.gain).abs() <= rounding, "{reasons} for {}", other.gain);
        }
    }
}

/// Without judging decisions the digits of luck are the same.
#[test]
fn luck_alone_is_the_same_luck() {
    let rules = Arc::new(Pebbles::new());
    let record = record(&*rules, "seats 2", &[Level::Random], 6);
    let all = review(&rules, &record, Wish::default(), u64::MAX);
    let alone = review(&rules, &record, Wish { luck_alone: true, ..Wish::default() }, u64::MAX);
    assert_eq!((&alone.start, &alone.lines, &alone.errors), (&all.start, &all.lines, &all.errors));
    assert!(alone.decisions.is_empty() && !all.decisions.is_empty());
}

/// Summed over every way in which chance can fall, weighted by its odds, luck is 0: exactly, since the review counts all ways.
#[test]
fn luck_is_nought_on_average_over_all_ways() {
    let rules = Arc::new(Pebbles::new());
    let record = record(&*rules, "seats 2; goals open", &[Level::Greedy], 8);
    let wish = Wish { luck_alone: true, open: true, ..Wish::default() };
    let mut looked_at = 0;
    // The last line of chance before a decision: there the review need not take a sample.
    for line in 0..record.entries.len() {
        let is_last = record.entries[line].is_chance()
            && !record.entries.get(line + 1).is_none_or(tafel_table::Entry::is_chance);
        if !is_last {
            continue;
        }
        let mut state = rules.start(&record.options);
        for &entry in &record.entries[..line] {
            tafel_table::step(&*rules, &mut state, entry, &mut tafel_rules::Silent);
        }
        let mut odds = vec![];
        rules.chances(&state, &mut odds);
        let (mut sum, mut weights) = (0.0, 0.0);
        for &(chance, weight) in &odds {
            let review = otherwise(&rules, &record, line, chance, wish);
            let reviewed = &review.lines[line];
            assert!(reviewed.all_ways && reviewed.ways as usize <= odds.len());
            let before = if line == 0 { &review.start } else { &review.lines[line - 1].after };
            sum += f64::from(weight) * f64::from(reviewed.after[0].points - before[0].points);
            weights += f64::from(weight);
        }
        assert!((sum / weights).abs() <= 1.0, "line {line}: {}", sum / weights);
        looked_at += 1;
    }
    assert!(looked_at > 3);
}

/// The review of a match that is the same up to a line, where chance falls otherwise, and is played on at random.
fn otherwise(
    rules: &Arc<Pebbles>,
    record: &Record<Pebbles>,
    line: usize,
    chance: <Pebbles as Rules>::Chance,
    wish: Wish,
) -> Review {
    let mut entries = record.entries[..line].to_vec();
    entries.push(tafel_table::Entry::Chance(chance));
    let begun = Record::by(&**rules, record.options, entries);
    let (mut game, _) = tafel_table::Match::resume(rules.clone(), begun, Seed([1; 32])).unwrap();
    while let Some(seat) = game.turn().awaited().iter().next() {
        let mv = game.offers(seat)[0];
        game.submit(seat, mv).unwrap();
    }
    let mut record = game.record();
    record.commitment = None;
    review(rules, &record, wish, u64::MAX)
}

/// Through the door that names no game it is the same.
#[test]
fn steps_can_be_taken_without_knowing_the_game() {
    let rules = Arc::new(Pebbles::new());
    let record = record(&*rules, "seats 2", &[Level::Random], 9);
    let wish = Wish { depth: ReviewDepth::Quick, ..Wish::default() };
    let mut steps: Box<dyn Steps> = Box::new(Reviewing::of(rules.clone(), &record, wish).unwrap());
    while !steps.advance(500).is_done() {}
    assert_eq!(steps.review(), Some(review(&rules, &record, wish, 500)));
}

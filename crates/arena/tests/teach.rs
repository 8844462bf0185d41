//! A network learns to play by playing.

mod exchange;

use exchange::{Exchange, Nothing};
use std::sync::atomic::{AtomicU64, Ordering};
use tafel_arena::{Teaching, teach};
use tafel_bots::Level;
use tafel_evaluate::{Evaluate, Network};

const LESSONS: u64 = 40;

/// The points of every lesson, and the network of the last one.
fn run(series: u64, start: Option<Network>, threads: usize) -> (Vec<f64>, Network) {
    let (points, mut networks) = lessons(series, start, threads, 1);
    (points, networks.pop().unwrap())
}

/// The points of every lesson, and the network after it.
fn lessons(series: u64, start: Option<Network>, threads: usize, mean_of: usize) -> (Vec<f64>, Vec<Network>) {
    let teaching = Teaching {
        options: &[Nothing],
        levels: &[Level::Hasty],
        start,
        lessons: LESSONS,
        matches: 60,
        explore_permille: 200,
        mean_of,
        series: series.into(),
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let matches = AtomicU64::new(0);
    let (mut points, mut networks) = (vec![], vec![]);
    pool.install(|| {
        teach(
            &|network| Exchange::new().with_network(network),
            &teaching,
            || {
                matches.fetch_add(1, Ordering::Relaxed);
            },
            |lesson, network| {
                points.push(lesson.points);
                networks.push(network.clone());
            },
        );
    });
    assert_eq!(matches.into_inner(), LESSONS * 60, "progress is told once a match");
    (points, networks)
}

/// Whoever exchanges 4 and less, and keeps 6 and more, has 146.7 points on average; whoever decides blindly 120, as
/// everybody does here in every fifth decision.
#[test]
fn who_knew_nothing_plays_well_after_some_lessons() {
    let (points, _) = run(1, None, 2);
    let average = |lessons: &[f64]| lessons.iter().sum::<f64>() / lessons.len() as f64;
    let (begin, end) = (average(&points[..5]), average(&points[35..]));
    assert!(begin < 128.0 && end > 135.0, "{points:?}");
}

#[test]
fn what_was_learnt_can_be_taken_up_again() {
    let (_, network) = run(1, None, 2);
    let (points, _) = run(2, Some(network), 2);
    assert!(points[0] > 132.0, "{points:?}");
}

/// After the first lesson there is nothing to average, so that the second one is the same.
#[test]
fn a_network_can_be_the_mean_of_several_lessons() {
    let (_, last_alone) = lessons(1, None, 2, 1);
    let (_, mean_of_two) = lessons(1, None, 2, 2);
    assert_eq!(mean_of_two[0], last_alone[0]);
    assert_eq!(mean_of_two[1], Network::mean(&last_alone[..2]));
    assert_ne!(mean_of_two[1], last_alone[1]);
}

#[test]
fn a_network_depends_on_its_series_alone() {
    let once = run(3, None, 1);
    assert_eq!(once, run(3, None, 4));
    assert_ne!(once, run(4, None, 4));
}

//! A fit finds the weight that plays best, whatever it begins with.

mod exchange;

use exchange::{Exchange, Nothing};
use std::sync::atomic::{AtomicU64, Ordering};
use tafel_arena::{Fit, Objective, fit};
use tafel_bots::Level;
use tafel_evaluate::Evaluate;

fn asked(series: u64, generations: u64) -> Fit<'static, Nothing> {
    Fit {
        options: &[Nothing],
        level: Level::Greedy,
        objective: Objective::Points,
        generations,
        candidates: 8,
        deals: 16,
        step: 0.3,
        series: series.into(),
    }
}

fn run(start: i32, series: u64, generations: u64, threads: usize) -> (i32, Vec<f64>) {
    let asked = asked(series, generations);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let deals = AtomicU64::new(0);
    let count = || {
        deals.fetch_add(1, Ordering::Relaxed);
    };
    let mut incumbent = vec![];
    let weights = pool.install(|| {
        fit(&|weights| Exchange::new().with_weights(weights), &[start], &asked, count, |generation| {
            incumbent.push(generation.incumbent);
        })
    });
    assert_eq!(deals.into_inner(), asked.deals_played(), "progress is told once a deal");
    assert_eq!(incumbent.len() as u64, generations);
    (weights[0], incumbent)
}

/// From both sides, the weight comes to where 4 and less are exchanged, and 6 and more are kept.
#[test]
fn the_best_weight_is_found_from_either_side() {
    for (start, series, gain) in [(900, 1, 8.0), (250, 2, 1.0)] {
        let (weight, incumbent) = run(start, series, 15, 2);
        assert!((400..=600).contains(&weight), "{start} became {weight}");
        assert!(incumbent[14] > incumbent[0] + gain, "{incumbent:?}");
    }
}

#[test]
fn a_fit_depends_on_its_series_alone() {
    assert_eq!(run(700, 5, 2, 1), run(700, 5, 2, 4));
    assert_ne!(run(700, 5, 2, 1).1, run(700, 6, 2, 1).1);
}

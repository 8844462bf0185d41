//! How values are spread: mean with its interval, deviation, quantiles.

use serde::Serialize;
use std::collections::BTreeMap;

/// What the values of many matches say together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// Their mean.
    pub mean: f64,
    /// The lower end of the 95 % interval of the mean.
    pub mean_low: f64,
    /// The upper end.
    pub mean_high: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// The values below which 5, 25, 50, 75 and 95 of 100 lie; between two values, their middle.
    pub quantiles: [f64; 5],
}

/// The shares of [`Spread::quantiles`], in per cent.
pub const QUANTILES: [u64; 5] = [5, 25, 50, 75, 95];

impl Spread {
    /// The spread of values, each as often as it was counted.
    pub fn of<K: Copy + Into<i64>>(counts: &BTreeMap<K, u64>) -> Spread {
        const Z: f64 = 1.959_963_984_540_054;
        let number = counts.values().sum::<u64>();
        let values = || counts.iter().map(|(&value, &times)| (value.into(), times));
        let mean = values().map(|(value, times)| value * times as i64).sum::<i64>() as f64 / number as f64;
        let squares: f64 = values().map(|(value, times)| times as f64 * (value as f64 - mean).powi(2)).sum();
        let deviation = (squares / (number as f64 - 1.0).max(1.0)).sqrt();
        let half = Z * deviation / (number as f64).sqrt();
        let nth = |nth: u64| {
            let mut passed = 0;
            let found = values().find(|&(_, times)| {
                passed += times;
                passed > nth
            });
            found.map_or(0.0, |(value, _)| value as f64)
        };
        // Where the share falls between two values it is their middle, as usual for the median.
        let quantile = |percent: u64| {
            let at = percent * number;
            if at > 0 && at.is_multiple_of(100) {
                (nth(at / 100 - 1) + nth(at / 100)) / 2.0
            } else {
                nth(at / 100)
            }
        };
        let quantiles = QUANTILES.map(quantile);
        Spread { mean, mean_low: mean - half, mean_high: mean + half, deviation, quantiles }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn of(values: &[i16]) -> Spread {
        let mut counts: BTreeMap<i16, u64> = BTreeMap::new();
        values.iter().for_each(|&value| *counts.entry(value).or_default() += 1);
        Spread::of(&counts)
    }

    /// Worked out by hand: squares of 8 over 4 degrees of freedom, 5 matches, at 1.96.
    #[test]
    fn the_interval_of_a_mean_is_that_of_its_deviation() {
        let spread = of(&[8, 10, 10, 12, 10]);
        let half = 1.959_964 * (2.0_f64 / 5.0).sqrt();
        assert!((spread.deviation - 2.0_f64.sqrt()).abs() < 1e-12, "{spread:?}");
        assert!((spread.mean_low - (10.0 - half)).abs() < 1e-6, "{spread:?}");
        assert!((spread.mean_high - (10.0 + half)).abs() < 1e-6, "{spread:?}");
        let alone = of(&[7]);
        assert_eq!(
            (alone.mean_low, alone.mean_high, alone.deviation),
            (7.0, 7.0, 0.0),
            "nothing to deviate from"
        );
    }

    #[test]
    fn quantiles_are_those_of_the_sorted_list() {
        let twice = |values: &[i16]| of(values).quantiles.map(|quantile| (2.0 * quantile) as i32);
        let hundred: Vec<i16> = (1..=100).collect();
        assert_eq!(twice(&hundred), [11, 51, 101, 151, 191]);
        assert_eq!(twice(&[3, 1, 2]), [2, 2, 4, 6, 6]);
    }

    proptest! {
        #[test]
        fn mean_and_median_are_those_of_the_list(mut points in proptest::collection::vec(-50i16..200, 1..40)) {
            let spread = of(&points);
            points.sort_unstable();
            let middle = (f64::from(points[(points.len() - 1) / 2]) + f64::from(points[points.len() / 2])) / 2.0;
            prop_assert!((spread.quantiles[2] - middle).abs() < 1e-9);
            let mean = points.iter().map(|&p| f64::from(p)).sum::<f64>() / points.len() as f64;
            prop_assert!((spread.mean - mean).abs() < 1e-9);
        }
    }
}

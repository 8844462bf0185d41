//! A share of matches, with its confidence interval.

use serde::Serialize;

/// How often something happened, with its 95 % interval.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Share {
    /// The observed share.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// The share `happened` of `matches`, with Wilson's interval, which also holds for small numbers and near 0 and 1.
    pub fn of(happened: f64, matches: u64) -> Share {
        const Z: f64 = 1.959_963_984_540_054;
        if matches == 0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = matches as f64;
        let share = happened / n;
        let centre = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        Share { share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values worked out by hand from Wilson's formula.
    #[test]
    fn the_interval_is_wilsons() {
        let close = |a: f64, b: f64| (a - b).abs() < 5e-5;
        let half = Share::of(50.0, 100);
        assert!(close(half.low, 0.40383) && close(half.high, 0.59617), "{half:?}");
        let never = Share::of(0.0, 10);
        assert!(close(never.low, 0.0) && close(never.high, 0.27753), "{never:?}");
        assert!(close(Share::of(10.0, 10).low, 1.0 - 0.27753));
    }

    #[test]
    fn nothing_is_known_of_no_matches() {
        assert_eq!(Share::of(0.0, 0), Share { share: 0.0, low: 0.0, high: 1.0 });
    }
}

//! The chance of being first, from expected points and how uncertain they are.

use tafel_rules::{PerSeat, Seat, Standing};

/// Points that stand for a normal distribution: the middles of sixteen equally likely parts.
const NORMAL: [f64; 16] = [
    -1.862732, -1.318011, -1.009990, -0.776422, -0.579132, -0.402250, -0.237202, -0.078412, 0.078412,
    0.237202, 0.402250, 0.579132, 0.776422, 1.009990, 1.318011, 1.862732,
];

/// The least uncertainty of a match that is not over, in hundredths of a point.
const LEAST: f64 = 50.0;

/// The chance of each seat to be first, if its result is normally distributed around `points` and the others' are
/// independent of it. The variance is `uncertainty` for each hundredth of a point that is still to come.
pub(crate) fn chances(
    seats: u8,
    points: &PerSeat<f64>,
    to_come: &PerSeat<f64>,
    uncertainty: i32,
) -> PerSeat<f64> {
    let spread = PerSeat::from_fn(|seat| (f64::from(uncertainty) * to_come[seat].max(0.0)).sqrt().max(LEAST));
    let ahead_of_all = |seat: Seat| -> f64 {
        let ahead = |z: f64| -> f64 {
            let reached = points[seat] + z * spread[seat];
            let others = Seat::all(seats).filter(|&other| other != seat);
            others.map(|other| below((reached - points[other]) / spread[other])).product()
        };
        NORMAL.iter().map(|&z| ahead(z)).sum()
    };
    let raw = PerSeat::from_fn(|seat| if seat.0 < seats { ahead_of_all(seat) } else { 0.0 });
    let total: f64 = raw.0.iter().sum();
    PerSeat(raw.0.map(|share| share / total))
}

/// The same at the end: first places that are shared count in part. Alone, whether the match was won.
pub(crate) fn shares(standing: &Standing) -> PerSeat<f64> {
    let firsts = standing.rank.0.iter().filter(|&&rank| rank == 1).count();
    PerSeat(standing.rank.0.map(|rank| if rank == 1 { 1.0 / firsts as f64 } else { 0.0 }))
}

/// The share of a normal distribution that lies below `z`: Abramowitz and Stegun 26.2.18, which is within 0.00025 and needs
/// nothing that machines compute differently.
fn below(z: f64) -> f64 {
    let x = z.abs();
    let sum = 1.0 + x * (0.196_854 + x * (0.115_194 + x * (0.000_344 + x * 0.019_527)));
    let fourth = (sum * sum) * (sum * sum);
    let tail = 0.5 / fourth;
    if z < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(points: [f64; 3], to_come: f64) -> [f64; 3] {
        let points = PerSeat([points[0], points[1], points[2], 0.0, 0.0]);
        let chances = chances(3, &points, &PerSeat([to_come; 5]), 200);
        [chances.0[0], chances.0[1], chances.0[2]]
    }

    /// Values of the normal distribution from tables.
    #[test]
    fn the_share_below_is_that_of_the_normal_distribution() {
        for (z, share) in
            [(0.0, 0.5), (1.0, 0.841_345), (-1.0, 0.158_655), (1.96, 0.975_002), (-3.0, 0.001_350)]
        {
            assert!((below(z) - share).abs() < 0.000_25, "{z}");
        }
    }

    #[test]
    fn chances_add_up_and_are_equal_between_equals() {
        let even = of([8000.0; 3], 4000.0);
        assert!(even.iter().all(|chance| (chance - 1.0 / 3.0).abs() < 1e-9), "{even:?}");
        assert!((of([8000.0, 7000.0, 6000.0], 4000.0).iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }

    /// Ten points ahead: the difference of two results with variance 80 each has a deviation of 12.65, and Φ(0.79) is
    /// 0.785.
    #[test]
    fn who_is_ahead_is_more_likely_first_and_surer_of_it_when_little_is_to_come() {
        let points = PerSeat([8000.0, 7000.0, 0.0, 0.0, 0.0]);
        let early = chances(2, &points, &PerSeat([4000.0; 5]), 200);
        assert!((early.0[0] - 0.785).abs() < 0.01, "{early:?}");
        let late = chances(2, &points, &PerSeat([200.0; 5]), 200);
        assert!(late.0[0] > 0.99, "{late:?}");
    }

    #[test]
    fn a_shared_first_place_counts_in_part() {
        let standing = Standing::ranked(3, |_| 5, |seat| seat.0.min(1));
        let halves = shares(&standing).0.map(|share| (2.0 * share) as i32);
        assert_eq!(halves, [0, 1, 1, 0, 0]);
    }
}

//! How well seats stand, for a search to compare.

use tafel_rules::{MAX_SEATS, PerSeat, Rules, Turn};

/// What a win is worth besides the points, once the match is over, in hundredths of a point.
const WIN: f64 = 500.0;

/// How much of the distance to the best other counts, beside the own points.
const DISTANCE: f64 = 0.1;

/// What each seat maximises: its own points, and in company the distance to the best other.
pub(super) fn prospects<R: Rules>(rules: &R, state: &R::State) -> PerSeat<f64> {
    let mut points = PerSeat(rules.estimate(state).0.map(f64::from));
    let mut won = PerSeat::<f64>::default();
    let mut seats = MAX_SEATS;
    if rules.turn(state) == Turn::Over {
        let standing = rules.standing(state).expect("a match that is over has a result");
        seats = standing.rank.0.iter().filter(|&&rank| rank > 0).count();
        points = PerSeat(standing.points.0.map(|points| 100.0 * f64::from(points)));
        won = PerSeat(standing.rank.0.map(|rank| if rank == 1 { WIN } else { 0.0 }));
    }
    PerSeat::from_fn(|seat| {
        let others = (0..seats).filter(|&other| other != seat.index()).map(|other| points.0[other]);
        let best_other = others.fold(0.0, f64::max);
        points[seat] - DISTANCE * best_other + won[seat]
    })
}

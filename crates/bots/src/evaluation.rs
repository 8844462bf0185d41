//! How well seats stand, for bots to compare.

use tafel_evaluate::Evaluate;
use tafel_rules::{PerSeat, Seat, Turn};

/// What a win is worth besides the points, once the match is over, in hundredths of a point.
const WIN: f64 = 500.0;

/// The same alone, where a match that is not won is lost whatever its points.
const WIN_ALONE: f64 = 2_000.0;

/// How much of the best opponent's points is subtracted from a seat's own.
const RIVALRY: f64 = 0.3;

/// What is expected of a state.
#[derive(Copy, Clone, Debug)]
pub struct Evaluation {
    /// The points that each seat is expected to end with, in hundredths.
    pub points: PerSeat<i32>,
    /// The bonus for a win, once the match is over.
    won: PerSeat<f64>,
}

/// A quick value of a state for `seat`: its own points alone, which is all that is needed to order moves.
pub(crate) fn quick_worth<R: Evaluate>(rules: &R, state: &R::State, seat: Seat) -> f64 {
    match rules.turn(state) {
        Turn::Over => Evaluation::of(rules, state).worth(seat),
        Turn::Seats(_) | Turn::Chance => f64::from(rules.estimate_of(state, seat)),
    }
}

impl Evaluation {
    /// By the game's estimate; at the end by the result.
    ///
    /// # Panics
    /// Never: a match that is over has a result.
    pub fn of<R: Evaluate>(rules: &R, state: &R::State) -> Evaluation {
        if rules.turn(state) == Turn::Over {
            let standing = rules.standing(state).expect("a match that is over has a result");
            let seated = standing.rank.0.iter().filter(|&&rank| rank > 0).count();
            let win = if seated == 1 { WIN_ALONE } else { WIN };
            return Evaluation {
                points: PerSeat(standing.points.0.map(|points| 100 * i32::from(points))),
                won: PerSeat(standing.rank.0.map(|rank| if rank == 1 { win } else { 0.0 })),
            };
        }
        Evaluation { points: rules.estimate(state), won: PerSeat::default() }
    }

    /// What `seat` maximises: its own points, and in company the distance to the best opponent.
    pub fn worth(&self, seat: Seat) -> f64 {
        f64::from(self.points[seat]) + self.rivals(seat) + self.won[seat]
    }

    /// What the points of the best opponent take from it.
    pub fn rivals(&self, seat: Seat) -> f64 {
        let others = self.points.0.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let best_other = others.map(|(_, &points)| points).fold(0, i32::max);
        -RIVALRY * f64::from(best_other)
    }

    /// What a win adds to it, once the match is over.
    pub fn win(&self, seat: Seat) -> f64 {
        self.won[seat]
    }
}

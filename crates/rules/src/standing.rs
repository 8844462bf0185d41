//! How a match ended.

use crate::{PerSeat, Seat};

/// The final result: points, and rank among the seats.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Points as the game counts them.
    pub points: PerSeat<i16>,
    /// 1 is first; equal ranks are ties; 0 is an empty seat. Alone, rank 1 is won and rank 2 is lost.
    pub rank: PerSeat<u8>,
}

impl Standing {
    /// Ranks `seats` seats by their points, and where these are equal by `ties`, in order; the greatest first.
    pub fn ranked<K: Ord>(seats: u8, points: impl Fn(Seat) -> i16, ties: impl Fn(Seat) -> K) -> Standing {
        let mut standing = Standing { points: PerSeat::default(), rank: PerSeat::default() };
        for seat in Seat::all(seats) {
            standing.points[seat] = points(seat);
        }
        for seat in Seat::all(seats) {
            let key = |seat| (standing.points[seat], ties(seat));
            let better = Seat::all(seats).filter(|&other| key(other) > key(seat)).count();
            standing.rank[seat] = 1 + better as u8;
        }
        standing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_rank_and_leave_the_next_one_empty() {
        let points = [7, 9, 9, 4];
        let standing = Standing::ranked(4, |s| points[s.index()], |_| ());
        assert_eq!(standing.rank.0, [3, 1, 1, 4, 0]);
        assert_eq!(standing.points.0, [7, 9, 9, 4, 0]);
    }

    #[test]
    fn a_tie_break_separates_equal_points() {
        let standing = Standing::ranked(2, |_| 5, |s| [1, 3][s.index()]);
        assert_eq!(standing.rank.first(2), [2, 1]);
    }
}

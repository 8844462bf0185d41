//! What the end of a match is worth to a seat.

use std::str::FromStr;
use tafel_rules::{Seat, Standing, Unreadable};

/// What is given when a match ends; before that nothing is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reward {
    /// The points.
    Points,
    /// The share of the first place: 1, or less where it is shared.
    First,
    /// From 1 for the first to 0 for the last.
    Rank,
    /// The points minus those of the best other seat; alone the points.
    Lead,
}

impl Reward {
    /// What a seat gets.
    pub fn of(self, standing: &Standing, seats: u8, seat: Seat) -> f32 {
        let points = |seat: Seat| f32::from(standing.points[seat]);
        let rank = standing.rank[seat];
        match self {
            Reward::Points => points(seat),
            Reward::First => {
                let firsts = standing.rank.first(seats).iter().filter(|&&rank| rank == 1).count();
                if rank == 1 { 1.0 / firsts as f32 } else { 0.0 }
            }
            Reward::Rank => f32::from(seats.max(rank) - rank) / f32::from(seats.max(2) - 1),
            Reward::Lead => {
                let others = Seat::all(seats).filter(|&other| other != seat).map(points);
                points(seat) - others.reduce(f32::max).unwrap_or_default()
            }
        }
    }
}

impl FromStr for Reward {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Reward, Unreadable> {
        match text {
            "points" => Ok(Reward::Points),
            "first" => Ok(Reward::First),
            "rank" => Ok(Reward::Rank),
            "lead" => Ok(Reward::Lead),
            _ => Err(Unreadable::new(text, "a reward: points, first, rank or lead")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reward_counts_in_its_own_way() {
        let points = [20, 30, 10, 30];
        let standing = Standing::ranked(4, |seat| points[seat.index()], |seat| points[seat.index()]);
        let of = |reward: &str| {
            let reward: Reward = reward.parse().unwrap();
            Seat::all(4)
                .map(|seat| (100.0 * reward.of(&standing, 4, seat)).round() as i32)
                .collect::<Vec<_>>()
        };
        assert_eq!(of("points"), [2000, 3000, 1000, 3000]);
        assert_eq!(of("first"), [0, 50, 0, 50]);
        assert_eq!(of("rank"), [33, 100, 0, 100]);
        assert_eq!(of("lead"), [-1000, 0, -2000, 0]);
        let alone = Standing::ranked(1, |_| 7, |_| 7);
        let solo = |reward: Reward| reward.of(&alone, 1, Seat(0));
        assert_eq!([Reward::Points, Reward::First, Reward::Lead].map(solo).map(|is| is as i32), [7, 1, 7]);
        assert!("winner".parse::<Reward>().is_err());
    }
}

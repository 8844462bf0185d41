//! One deal, played by the same bots in every seating. All counts are whole numbers, so that parts of a contest join
//! exactly.

use crate::deals::seatings;
use crate::elo::Orders;
use crate::{Series, play};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use tafel_bots::Entrant;
use tafel_rules::{Rules, Seat, Standing};

/// First places are counted in shares of this: a place shared by up to five seats divides it evenly.
pub(crate) const WHOLE: u64 = 60;

/// The results of one deal, over all its seatings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Its number in the series.
    pub number: u64,
    pub(crate) games: u64,
    pub(crate) orders: Orders,
    pub(crate) bots: Vec<Count>,
}

/// The results of one bot in a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Count {
    /// Matches that it played.
    pub(crate) matches: u64,
    /// Its seats in them.
    pub(crate) results: u64,
    /// First places, in sixtieths.
    pub(crate) firsts: u64,
    /// First places that it would have if all seats were equally strong, in sixtieths.
    pub(crate) fair: u64,
    pub(crate) points: i64,
    /// Points minus those of the best seat of another bot.
    pub(crate) margin: i64,
}

impl Count {
    pub(crate) fn add(&mut self, more: &Count) {
        self.matches += more.matches;
        self.results += more.results;
        self.firsts += more.firsts;
        self.fair += more.fair;
        self.points += more.points;
        self.margin += more.margin;
    }
}

impl Deal {
    /// Plays the deal of this number in every seating.
    pub(crate) fn play<R: Rules>(
        rules: &R,
        options: &R::Options,
        entrants: &[impl Entrant<R>],
        series: Series,
        number: u64,
    ) -> Deal {
        let (bots, seats) = (entrants.len(), rules.seats(options));
        let mut deal =
            Deal { number, games: 0, orders: Orders::new(bots), bots: vec![Count::default(); bots] };
        let mut alone = vec![];
        for seating in seatings(bots, seats) {
            let seated: Vec<_> = seating.iter().map(|&bot| &entrants[bot]).collect();
            let standing = play(rules, options, &seated, series.nth(number)).standing;
            deal.note(seats, &seating, &standing);
            if seats == 1 {
                alone.push((seating[0], standing.points[Seat(0)]));
            }
        }
        deal.compare_alone(&alone);
        deal
    }

    fn note(&mut self, seats: u8, seating: &[usize], standing: &Standing) {
        self.games += 1;
        let firsts = standing.rank.first(seats).iter().filter(|&&rank| rank == 1).count() as u64;
        for (seat, &bot) in Seat::all(seats).zip(seating) {
            let count = &mut self.bots[bot];
            count.results += 1;
            count.points += i64::from(standing.points[seat]);
            count.fair += WHOLE / u64::from(seats);
            count.firsts += if standing.rank[seat] == 1 { WHOLE / firsts } else { 0 };
            let rivals = Seat::all(seats).zip(seating).filter(|&(_, &other)| other != bot);
            let best_rival = rivals.clone().map(|(rival, _)| standing.points[rival]).max();
            count.margin += best_rival.map_or(0, |best| i64::from(standing.points[seat] - best));
            for (rival, &other) in rivals {
                self.orders.note(bot, other, standing.rank[rival].cmp(&standing.rank[seat]));
            }
        }
        (0..self.bots.len()).filter(|bot| seating.contains(bot)).for_each(|bot| self.bots[bot].matches += 1);
    }

    /// Alone, bots are compared by their points in the same deal.
    fn compare_alone(&mut self, results: &[(usize, i16)]) {
        for &(bot, points) in results {
            for &(other, rival) in results.iter().filter(|&&(other, _)| other != bot) {
                self.orders.note(bot, other, points.cmp(&rival));
            }
        }
    }

    /// How often the first bot came before the second, of the times they met.
    pub(crate) fn score(&self) -> Option<f64> {
        self.orders.share(0, 1)
    }
}

/// The score for this order, in halves: 2 for coming before, 1 for a tie.
pub(crate) fn halves(order: Ordering) -> u64 {
    match order {
        Ordering::Greater => 2,
        Ordering::Equal => 1,
        Ordering::Less => 0,
    }
}

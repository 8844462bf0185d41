//! Counts over many matches that add up in any order, so that threads and runs can be joined exactly.

use crate::Played;
use crate::deal::WHOLE;
use crate::share::Share;
use crate::spread::Spread;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tafel_rules::{Rules, Seat};

/// Statistics of some matches.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// How many matches there were.
    pub games: u64,
    /// Matches by their number of lines.
    pub lengths: BTreeMap<u32, u64>,
    /// Decisions by their number of moves.
    pub offers: BTreeMap<u32, u64>,
    /// Statistics of each seat.
    pub seats: Vec<SeatTally>,
}

/// Statistics of one seat in some matches.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatTally {
    /// How often each number of points was reached.
    pub points: BTreeMap<i16, u64>,
    /// How often each rank was reached.
    ranks: BTreeMap<u8, u64>,
    /// First places in sixtieths; ties share one.
    firsts: u64,
    /// Points by source.
    sources: BTreeMap<String, i64>,
}

impl Tally {
    /// Adds a match.
    pub fn add<R: Rules>(&mut self, rules: &R, seats: u8, played: &Played<R>) {
        self.games += 1;
        *self.lengths.entry(played.entries.len() as u32).or_default() += 1;
        played.offers.iter().for_each(|&offers| *self.offers.entry(offers).or_default() += 1);
        self.seats.resize(usize::from(seats), SeatTally::default());
        let standing = &played.standing;
        let firsts = Seat::all(seats).filter(|&seat| standing.rank[seat] == 1).count() as u64;
        let mut sources = vec![];
        for (seat, tally) in Seat::all(seats).zip(&mut self.seats) {
            *tally.points.entry(standing.points[seat]).or_default() += 1;
            *tally.ranks.entry(standing.rank[seat]).or_default() += 1;
            if standing.rank[seat] == 1 {
                tally.firsts += WHOLE / firsts;
            }
            sources.clear();
            rules.tally(&played.state, seat, &mut sources);
            for &(source, points) in &sources {
                match tally.sources.get_mut(source) {
                    Some(sum) => *sum += i64::from(points),
                    None => _ = tally.sources.insert(source.to_owned(), i64::from(points)),
                }
            }
        }
    }

    /// The mean number of lines of a match.
    pub fn mean_length(&self) -> f64 {
        mean(&self.lengths)
    }

    /// The mean number of moves that a decision offers.
    pub fn mean_offers(&self) -> f64 {
        mean(&self.offers)
    }

    /// The statistics of both.
    #[must_use]
    pub fn merge(mut self, other: Tally) -> Tally {
        self.games += other.games;
        add(&mut self.lengths, other.lengths);
        add(&mut self.offers, other.offers);
        self.seats.resize(self.seats.len().max(other.seats.len()), SeatTally::default());
        for (seat, more) in self.seats.iter_mut().zip(other.seats) {
            add(&mut seat.points, more.points);
            add(&mut seat.ranks, more.ranks);
            more.sources
                .into_iter()
                .for_each(|(source, sum)| *seat.sources.entry(source).or_default() += sum);
            seat.firsts += more.firsts;
        }
        self
    }
}

/// The mean of the values, each as often as it was counted.
pub(crate) fn mean<K: Copy + Into<i64>>(counts: &BTreeMap<K, u64>) -> f64 {
    let sum: i64 = counts.iter().map(|(&value, &times)| value.into() * times as i64).sum();
    sum as f64 / counts.values().sum::<u64>() as f64
}

fn add<K: Ord>(counts: &mut BTreeMap<K, u64>, more: BTreeMap<K, u64>) {
    more.into_iter().for_each(|(value, times)| *counts.entry(value).or_default() += times);
}

impl SeatTally {
    fn games(&self) -> u64 {
        self.points.values().sum()
    }

    /// How the points are spread.
    pub fn spread(&self) -> Spread {
        Spread::of(&self.points)
    }

    /// The mean of the points.
    pub fn mean_points(&self) -> f64 {
        mean(&self.points)
    }

    /// The mean of the ranks.
    pub fn mean_rank(&self) -> f64 {
        mean(&self.ranks)
    }

    /// Whether every match was won: alone, that means that there was nothing to lose.
    pub fn always_first(&self) -> bool {
        self.ranks.keys().all(|&rank| rank == 1)
    }

    /// How often the seat was first; a shared first place counts in part.
    pub fn first_share(&self) -> Share {
        Share::of(self.firsts as f64 / WHOLE as f64, self.games())
    }

    /// The mean points from each source.
    pub fn mean_sources(&self) -> BTreeMap<&str, f64> {
        let games = self.games() as f64;
        self.sources.iter().map(|(source, &sum)| (source.as_str(), sum as f64 / games)).collect()
    }
}

//! A contest between bots over duplicate deals.

use crate::deals::seatings;
use crate::elo::Orders;
use crate::play;
use crate::share::Share;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use tafel_bots::Level;
use tafel_rules::{Dice, Rules, Seat, Seed};

/// What to play.
pub struct Contest<'c, O> {
    /// What is agreed on.
    pub options: &'c O,
    /// Who takes part.
    pub levels: &'c [Level],
    /// How many deals; each is played in every seating.
    pub deals: u64,
    /// The number of the series: the same number gives the same deals.
    pub series: u64,
}

/// What a contest showed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// Each bot's figures.
    pub bots: Vec<Strength>,
    /// How often the bot of the row came before that of the column; ties count half; nothing where they never met.
    pub payoff: Vec<Vec<Option<f64>>>,
    /// How many matches were played.
    pub games: u64,
}

/// One bot's figures.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Strength {
    /// The bot.
    pub name: String,
    /// Its rating, the mean of all at 0.
    pub elo: f64,
    /// The lower end of the 95 % interval, by bootstrap over deals.
    pub elo_low: f64,
    /// The upper end.
    pub elo_high: f64,
    /// How often it was first, of the matches that it sat in; with several of its kind at a table, any of them.
    pub first_share: f64,
    /// The lower end of the 95 % interval.
    pub first_share_low: f64,
    /// The upper end.
    pub first_share_high: f64,
    /// How often it would be first by its number of seats alone.
    pub fair_share: f64,
    /// The mean of its points.
    pub mean_points: f64,
    /// The mean of its points less those of the best seat of another bot.
    pub mean_margin: f64,
}

/// What one deal showed, over all its seatings.
#[derive(Clone)]
struct Deal {
    orders: Orders,
    bots: Vec<Count>,
    games: u64,
}

#[derive(Copy, Clone, Default)]
struct Count {
    matches: u64,
    firsts: f64,
    fair: f64,
    results: u64,
    points: f64,
    margin: f64,
}

/// Resamples of the deals for the intervals of ratings.
const RESAMPLES: u64 = 400;

/// Plays a contest on all threads of the current rayon pool; the result does not depend on how many there are. `done`
/// is called after each deal.
pub fn contest<R: Rules>(rules: &R, contest: &Contest<'_, R::Options>, done: impl Fn() + Sync) -> Outcome {
    let deals: Vec<Deal> = (0..contest.deals)
        .into_par_iter()
        .map(|nth| {
            let deal = play_deal(rules, contest, Seed::numbered(contest.series, nth));
            done();
            deal
        })
        .collect();
    outcome(contest.levels, &deals, contest.series)
}

fn play_deal<R: Rules>(rules: &R, contest: &Contest<'_, R::Options>, seed: Seed) -> Deal {
    let bots = contest.levels.len();
    let seats = rules.seats(contest.options);
    let mut deal = Deal { orders: Orders::new(bots), bots: vec![Count::default(); bots], games: 0 };
    let mut alone: Vec<(usize, i16)> = vec![];
    for seating in seatings(bots, seats) {
        let levels: Vec<Level> = seating.iter().map(|&bot| contest.levels[bot]).collect();
        let standing = play(rules, contest.options, &levels, seed).standing;
        deal.games += 1;
        let firsts = standing.rank.first(seats).iter().filter(|&&rank| rank == 1).count() as f64;
        for (seat, &bot) in Seat::all(seats).zip(&seating) {
            let count = &mut deal.bots[bot];
            count.results += 1;
            count.points += f64::from(standing.points[seat]);
            count.fair += 1.0 / f64::from(seats);
            count.firsts += if standing.rank[seat] == 1 { 1.0 / firsts } else { 0.0 };
            let rivals = Seat::all(seats).zip(&seating).filter(|&(_, &other)| other != bot);
            let best_rival = rivals.clone().map(|(rival, _)| standing.points[rival]).max();
            count.margin += best_rival.map_or(0.0, |best| f64::from(standing.points[seat] - best));
            for (rival, &other) in rivals {
                let share = match standing.rank[seat].cmp(&standing.rank[rival]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                deal.orders.note(bot, other, share);
            }
        }
        (0..bots).filter(|bot| seating.contains(bot)).for_each(|bot| deal.bots[bot].matches += 1);
        if seats == 1 {
            alone.push((seating[0], standing.points[Seat(0)]));
        }
    }
    compare_alone(&mut deal, &alone);
    deal
}

/// Alone, bots meet in the points that they make of the same deal.
fn compare_alone(deal: &mut Deal, results: &[(usize, i16)]) {
    for &(bot, points) in results {
        for &(other, rival) in results.iter().filter(|&&(other, _)| other != bot) {
            let share = match points.cmp(&rival) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
            deal.orders.note(bot, other, share);
        }
    }
}

fn outcome(levels: &[Level], deals: &[Deal], series: u64) -> Outcome {
    let bots = levels.len();
    let orders = total(bots, deals.iter());
    let intervals = bootstrap(bots, deals, series);
    let figures = orders.elo().into_iter().zip(intervals).enumerate().map(|(bot, (elo, (low, high)))| {
        let mut sum = Count::default();
        for count in deals.iter().map(|deal| deal.bots[bot]) {
            sum.matches += count.matches;
            sum.results += count.results;
            sum.firsts += count.firsts;
            sum.fair += count.fair;
            sum.points += count.points;
            sum.margin += count.margin;
        }
        let first = Share::of(sum.firsts, sum.matches);
        Strength {
            name: levels[bot].to_string(),
            elo,
            elo_low: low,
            elo_high: high,
            first_share: first.share,
            first_share_low: first.low,
            first_share_high: first.high,
            fair_share: sum.fair / sum.matches as f64,
            mean_points: sum.points / sum.results as f64,
            mean_margin: sum.margin / sum.results as f64,
        }
    });
    let row = |one: usize| (0..bots).map(|other| orders.share(one, other)).collect();
    Outcome {
        bots: figures.collect(),
        payoff: (0..bots).map(row).collect(),
        games: deals.iter().map(|deal| deal.games).sum(),
    }
}

fn total<'d>(bots: usize, deals: impl Iterator<Item = &'d Deal>) -> Orders {
    let mut orders = Orders::new(bots);
    deals.for_each(|deal| orders.add(&deal.orders));
    orders
}

/// The middle 95 % of ratings over resamples of the deals: matches of one deal are not independent, deals are.
fn bootstrap(bots: usize, deals: &[Deal], series: u64) -> Vec<(f64, f64)> {
    let resampled: Vec<Vec<f64>> = (0..RESAMPLES)
        .into_par_iter()
        .map(|nth| {
            let mut dice = Dice::at(Seed::numbered(series, u64::MAX), nth);
            let drawn = (0..deals.len()).map(|_| &deals[dice.below(deals.len() as u32) as usize]);
            total(bots, drawn).elo()
        })
        .collect();
    let interval = |bot: usize| {
        let mut ratings: Vec<f64> = resampled.iter().map(|ratings| ratings[bot]).collect();
        ratings.sort_by(f64::total_cmp);
        let at = |share: f64| ratings[(share * (ratings.len() - 1) as f64).round() as usize];
        (at(0.025), at(0.975))
    };
    (0..bots).map(interval).collect()
}

//! A contest between bots over duplicate deals.

use crate::deal::{Count, Deal, WHOLE};
use crate::elo::Orders;
use crate::share::Share;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use tafel_bots::Level;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seed};

/// Which bots meet, and over what.
pub struct Contest<'c, O> {
    /// The options agreed on.
    pub options: &'c O,
    /// The bots that take part.
    pub levels: &'c [Level],
    /// The number of the series: the same number gives the same deals.
    pub series: u64,
}

/// What a contest showed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// Each bot's figures.
    pub bots: Vec<Strength>,
    /// How often the bot of the row came before that of the column; ties count half, `None` where they never met.
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
    /// How often it was first in the matches that it played; with several copies of it at a table, any of them.
    pub first_share: f64,
    /// The lower end of the 95 % interval.
    pub first_share_low: f64,
    /// The upper end.
    pub first_share_high: f64,
    /// How often it would be first if all seats were equally strong.
    pub fair_share: f64,
    /// The mean of its points.
    pub mean_points: f64,
    /// The mean of its points minus those of the best seat of another bot.
    pub mean_margin: f64,
}

/// Resamples of the deals for the intervals of ratings.
const RESAMPLES: u64 = 400;

impl<O> Contest<'_, O> {
    /// Plays deals of the series in every seating, on all threads of the current rayon pool; the result does not depend on
    /// how many there are. `done` is called after each deal.
    pub fn play<R: Evaluate<Options = O>>(
        &self,
        rules: &R,
        numbers: Vec<u64>,
        done: impl Fn() + Sync,
    ) -> Vec<Deal>
    where
        O: Sync,
    {
        let deals = numbers.into_par_iter().map(|number| {
            let deal = Deal::play(rules, self.options, self.levels, self.series, number);
            done();
            deal
        });
        deals.collect()
    }

    /// Evaluates deals, whichever process played them; they are in the order of their numbers.
    pub fn outcome(&self, deals: &[Deal]) -> Outcome {
        outcome(self.levels, deals, self.series)
    }
}

fn outcome(levels: &[Level], deals: &[Deal], series: u64) -> Outcome {
    let bots = levels.len();
    let orders = total(bots, deals.iter());
    let intervals = bootstrap(bots, deals, series);
    let figures = orders.elo().into_iter().zip(intervals).enumerate().map(|(bot, (elo, (low, high)))| {
        let mut sum = Count::default();
        deals.iter().for_each(|deal| sum.add(&deal.bots[bot]));
        let whole = |sixtieths: u64| sixtieths as f64 / WHOLE as f64;
        let first = Share::of(whole(sum.firsts), sum.matches);
        Strength {
            name: levels[bot].to_string(),
            elo,
            elo_low: low,
            elo_high: high,
            first_share: first.share,
            first_share_low: first.low,
            first_share_high: first.high,
            fair_share: whole(sum.fair) / sum.matches as f64,
            mean_points: sum.points as f64 / sum.results as f64,
            mean_margin: sum.margin as f64 / sum.results as f64,
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

//! A contest between bots over duplicate deals.

use crate::Series;
use crate::deal::{Count, Deal, WHOLE};
use crate::elo::Orders;
use crate::share::Share;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use tafel_bots::Entrant;
use tafel_rules::{Dice, Rules};

/// Which bots meet, and over what.
pub struct Contest<'c, O, E> {
    /// The options agreed on.
    pub options: &'c O,
    /// The bots that take part.
    pub bots: &'c [E],
    /// The series of the deals.
    pub series: Series,
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
    /// The lower end of the 95 % interval, by bootstrap over deals.
    pub mean_points_low: f64,
    /// The upper end.
    pub mean_points_high: f64,
    /// The mean of its points minus those of the best seat of another bot.
    pub mean_margin: f64,
    /// The lower end of the 95 % interval, by bootstrap over deals.
    pub mean_margin_low: f64,
    /// The upper end.
    pub mean_margin_high: f64,
}

/// Resamples of the deals for the intervals of ratings.
const RESAMPLES: u64 = 400;

impl<O, E> Contest<'_, O, E> {
    /// Plays deals of the series in every seating, on all threads of the current rayon pool; the result does not depend on
    /// how many there are. `done` is called after each deal.
    pub fn play<R: Rules<Options = O>>(
        &self,
        rules: &R,
        numbers: Vec<u64>,
        done: impl Fn() + Sync,
    ) -> Vec<Deal>
    where
        O: Sync,
        E: Entrant<R>,
    {
        let deals = numbers.into_par_iter().map(|number| {
            let deal = Deal::play(rules, self.options, self.bots, self.series, number);
            done();
            deal
        });
        deals.collect()
    }
}

/// Evaluates deals between bots of these names, whichever process played them; they are in the order of their numbers.
pub fn outcome(names: &[String], deals: &[Deal], series: Series) -> Outcome {
    let bots = names.len();
    let orders = total(bots, deals.iter());
    let resampled = bootstrap(bots, deals, series);
    let figures = orders.elo().into_iter().enumerate().map(|(bot, elo)| {
        let sum = count(bot, deals.iter());
        let [(elo_low, elo_high), points, margin] = intervals(&resampled, bot);
        let whole = |sixtieths: u64| sixtieths as f64 / WHOLE as f64;
        let first = Share::of(whole(sum.firsts), sum.matches);
        Strength {
            name: names[bot].clone(),
            elo,
            elo_low,
            elo_high,
            first_share: first.share,
            first_share_low: first.low,
            first_share_high: first.high,
            fair_share: whole(sum.fair) / sum.matches as f64,
            mean_points: sum.points as f64 / sum.results as f64,
            mean_points_low: points.0,
            mean_points_high: points.1,
            mean_margin: sum.margin as f64 / sum.results as f64,
            mean_margin_low: margin.0,
            mean_margin_high: margin.1,
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

fn count<'d>(bot: usize, deals: impl Iterator<Item = &'d Deal>) -> Count {
    let mut sum = Count::default();
    deals.for_each(|deal| sum.add(&deal.bots[bot]));
    sum
}

/// Of each bot in one resample: its rating, the mean of its points, and that of its margin.
type Resample = Vec<[f64; 3]>;

/// Resamples of the deals: matches of one deal are not independent, deals are.
fn bootstrap(bots: usize, deals: &[Deal], series: Series) -> Vec<Resample> {
    let resample = |nth: u64| {
        let mut dice = Dice::at(series.nth(u64::MAX), nth);
        let drawn: Vec<&Deal> =
            (0..deals.len()).map(|_| &deals[dice.below(deals.len() as u32) as usize]).collect();
        let ratings = total(bots, drawn.iter().copied()).elo().into_iter().enumerate();
        let figures = |(bot, elo)| {
            let sum = count(bot, drawn.iter().copied());
            let mean = |of: i64| of as f64 / sum.results.max(1) as f64;
            [elo, mean(sum.points), mean(sum.margin)]
        };
        ratings.map(figures).collect()
    };
    (0..RESAMPLES).into_par_iter().map(resample).collect()
}

/// The middle 95 % of each of a bot's figures.
fn intervals(resampled: &[Resample], bot: usize) -> [(f64, f64); 3] {
    std::array::from_fn(|figure| {
        let mut values: Vec<f64> = resampled.iter().map(|resample| resample[bot][figure]).collect();
        values.sort_by(f64::total_cmp);
        let at = |share: f64| values[(share * (values.len() - 1) as f64).round() as usize];
        (at(0.025), at(0.975))
    })
}

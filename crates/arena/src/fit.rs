//! Finds the weights of a game's estimate by playing: an evolution strategy over the arena's own matches.
//!
//! Around the incumbent weights, candidates are drawn with a step size for each weight. All candidates of a generation
//! play the same deals, the better half is recombined into a challenger, and the challenger replaces the incumbent only if
//! it does better on unseen deals. Every draw follows from the series and every sum is taken
//! in one order: the result depends neither on threads nor on the machine.

use crate::Series;
use crate::play::play_by;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tafel_bots::Level;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seat, Seed, Standing};

/// What is maximised.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Points: the mean over all seats when every seat uses the same weights.
    Points,
    /// Lead: by how much a seat is ahead of the mean of the others, which use the incumbent weights; each seat in turn; alone,
    /// its points. It takes fewer matches than first places to tell which weights are stronger.
    Lead,
    /// First places: how often a seat is first against the incumbent weights; each seat in turn; alone, matches won.
    Firsts,
}

/// What to fit, and by how much play.
pub struct Fit<'f, O> {
    /// The options agreed on; deals take turns where there are several.
    pub options: &'f [O],
    /// The bot, in all seats.
    pub level: Level,
    /// What is maximised.
    pub objective: Objective,
    /// How many generations.
    pub generations: u64,
    /// How many candidates a generation has; they come in pairs, on either side of the incumbent.
    pub candidates: u64,
    /// How many deals each candidate of a generation plays.
    pub deals: u64,
    /// The initial step size, as a share of each weight.
    pub step: f64,
    /// The series: the same one gives the same deals and draws.
    pub series: Series,
}

/// Makes the game with these weights.
pub type WithWeights<'f, R> = &'f (dyn Fn(&[i32]) -> R + Sync);

/// The result of a generation.
#[derive(Clone, PartialEq, Debug)]
pub struct Generation {
    /// Its number, from 1.
    pub number: u64,
    /// What the incumbent weights achieved on unseen deals.
    pub incumbent: f64,
    /// What the challenger achieved on the same deals.
    pub challenger: f64,
    /// The standard error of the difference.
    pub error: f64,
    /// The incumbent weights from now on.
    pub weights: Vec<i32>,
}

impl Generation {
    /// Whether the challenger is the incumbent from now on.
    pub fn is_better(&self) -> bool {
        self.challenger > self.incumbent
    }
}

/// How many unseen deals decide, for each that a candidate plays.
const CHECK: u64 = 3;

/// How fast the step of a weight adapts.
const ADAPTATION: f64 = 0.15;

/// Each generation takes the numbers of its deals from a range of its own.
const RANGE: u64 = 1 << 32;

/// How many matches a deal is for one candidate.
fn matches_a_deal<R: Evaluate>(rules: &R, objective: Objective, options: &R::Options) -> u64 {
    match objective {
        Objective::Points => 1,
        Objective::Lead | Objective::Firsts => u64::from(rules.seats(options)),
    }
}

impl<O> Fit<'_, O> {
    /// About how many deals are played, for progress: one call of `done` each.
    pub fn deals_played(&self) -> u64 {
        self.generations * (self.pairs() * 2 * self.deals + 2 * CHECK * self.deals)
    }

    fn pairs(&self) -> u64 {
        self.candidates.div_ceil(2).max(1)
    }
}

/// Searches from `start` on all threads of the current rayon pool. `done` is called after each deal of each candidate,
/// `report` after each generation. Returns the incumbent weights at the end.
pub fn fit<R: Evaluate>(
    with_weights: WithWeights<'_, R>,
    start: &[i32],
    fit: &Fit<'_, R::Options>,
    done: impl Fn() + Sync,
    mut report: impl FnMut(&Generation),
) -> Vec<i32> {
    let mut incumbent: Vec<f64> = start.iter().map(|&weight| f64::from(weight)).collect();
    let mut steps = first_steps(&incumbent, fit.step);
    for number in 1..=fit.generations {
        let mut dice = Dice::at(fit.series.nth(u64::MAX), number);
        let candidates = draw(&incumbent, &steps, fit.pairs(), &mut dice);
        let game = with_weights(&rounded(&incumbent));
        let games: Vec<R> = candidates.iter().map(|weights| with_weights(&rounded(weights))).collect();
        let first = number * RANGE;
        let results = achieved(&games, &game, fit, first..first + fit.deals, &done);
        let challenger = recombine(&incumbent, &candidates, &results);
        let unseen = first + fit.deals..first + (1 + CHECK) * fit.deals;
        let rivals = [with_weights(&rounded(&incumbent)), with_weights(&rounded(&challenger))];
        let check = achieved(&rivals, &game, fit, unseen, &done);
        let (mean, error) = difference(&check[0], &check[1]);
        let better = mean > 0.0;
        if better {
            adapt(&mut steps, &incumbent, &challenger, fit.pairs());
            incumbent = challenger;
        } else {
            steps.iter_mut().for_each(|step| *step *= 0.9);
        }
        let of_incumbent = average(&check[0]);
        let weights = rounded(&incumbent);
        report(&Generation {
            number,
            incumbent: of_incumbent,
            challenger: of_incumbent + mean,
            error,
            weights,
        });
    }
    rounded(&incumbent)
}

/// A share of each weight; weights near 0 begin with a share of what is usual.
fn first_steps(weights: &[f64], share: f64) -> Vec<f64> {
    let usual = weights.iter().map(|weight| weight.abs()).sum::<f64>() / weights.len().max(1) as f64;
    weights.iter().map(|weight| (share * weight.abs().max(usual / 10.0)).max(1.0)).collect()
}

/// Candidates on both sides of `incumbent`.
fn draw(incumbent: &[f64], steps: &[f64], pairs: u64, dice: &mut Dice) -> Vec<Vec<f64>> {
    let mut candidates = vec![];
    for _ in 0..pairs {
        let away: Vec<f64> = steps.iter().map(|step| step * bell(dice)).collect();
        for side in [1.0, -1.0] {
            candidates.push(incumbent.iter().zip(&away).map(|(weight, away)| weight + side * away).collect());
        }
    }
    candidates
}

/// A number near 0, spread like a bell with a standard deviation of 1: twelve uniform numbers, added.
fn bell(dice: &mut Dice) -> f64 {
    const FINE: u32 = 1 << 16;
    let sum: u32 = (0..12).map(|_| dice.below(FINE)).sum();
    f64::from(sum) / f64::from(FINE) - 6.0
}

fn rounded(weights: &[f64]) -> Vec<i32> {
    weights.iter().map(|weight| weight.round() as i32).collect()
}

/// What each game achieves on each of the deals, against the incumbent where the objective asks for it.
fn achieved<R: Evaluate>(
    games: &[R],
    incumbent: &R,
    fit: &Fit<'_, R::Options>,
    deals: std::ops::Range<u64>,
    done: &(impl Fn() + Sync),
) -> Vec<Vec<f64>> {
    let count = deals.end - deals.start;
    let flat: Vec<f64> = (0..games.len() as u64 * count)
        .into_par_iter()
        .map(|nth| {
            let game = &games[(nth / count) as usize];
            let deal = deals.start + nth % count;
            let options = &fit.options[(deal % fit.options.len() as u64) as usize];
            let result = play_deal(game, incumbent, fit, options, fit.series.nth(deal));
            done();
            result
        })
        .collect();
    flat.chunks(count as usize).map(<[f64]>::to_vec).collect()
}

fn play_deal<R: Evaluate>(
    game: &R,
    incumbent: &R,
    fit: &Fit<'_, R::Options>,
    options: &R::Options,
    seed: Seed,
) -> f64 {
    let seats = game.seats(options);
    let matches = matches_a_deal(game, fit.objective, options);
    let mut sum = 0.0;
    for place in (0..matches).map(|place| Seat(place as u8)) {
        let game_of = |seat: Seat| match fit.objective {
            Objective::Points => game,
            Objective::Lead | Objective::Firsts => {
                if seat == place {
                    game
                } else {
                    incumbent
                }
            }
        };
        let players: Vec<(&R, Level)> = Seat::all(seats).map(|seat| (game_of(seat), fit.level)).collect();
        sum += achievement(fit.objective, &play_by(&players, options, seed).standing, place, seats);
    }
    sum / matches as f64
}

/// What a match was for the seat in `place`, or for all.
fn achievement(objective: Objective, standing: &Standing, place: Seat, seats: u8) -> f64 {
    let all: f64 = standing.points.first(seats).iter().map(|&points| f64::from(points)).sum();
    match objective {
        Objective::Points => all / f64::from(seats),
        Objective::Lead => {
            let own = f64::from(standing.points[place]);
            own - (all - own) / f64::from(seats - 1).max(1.0)
        }
        Objective::Firsts => {
            let firsts = standing.rank.first(seats).iter().filter(|&&rank| rank == 1).count();
            if standing.rank[place] == 1 { 1.0 / firsts as f64 } else { 0.0 }
        }
    }
}

/// The mean of the better half, the best counting most.
fn recombine(incumbent: &[f64], candidates: &[Vec<f64>], results: &[Vec<f64>]) -> Vec<f64> {
    let means: Vec<f64> = results.iter().map(|result| average(result)).collect();
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    order.sort_by(|&a, &b| means[b].total_cmp(&means[a]));
    let shares = shares(candidates.len());
    let mut mean = vec![0.0; incumbent.len()];
    for (&candidate, share) in order.iter().zip(&shares) {
        mean.iter_mut().zip(&candidates[candidate]).for_each(|(sum, weight)| *sum += share * weight);
    }
    mean
}

/// What each of the better half counts, the best first.
fn shares(candidates: usize) -> Vec<f64> {
    let better = (candidates / 2).max(1);
    let raw: Vec<f64> = (1..=better).map(|nth| (better as f64 + 0.5).ln() - (nth as f64).ln()).collect();
    let sum: f64 = raw.iter().sum();
    raw.iter().map(|share| share / sum).collect()
}

/// Longer steps for weights that moved further than chance explains, shorter ones for the others.
fn adapt(steps: &mut [f64], incumbent: &[f64], challenger: &[f64], pairs: u64) {
    let shares = shares(2 * pairs as usize);
    let mixed: f64 = 1.0 / shares.iter().map(|share| share * share).sum::<f64>();
    for ((step, old), new) in steps.iter_mut().zip(incumbent).zip(challenger) {
        let moved = (new - old) / *step;
        let surprise = (moved * moved * mixed - 1.0).clamp(-1.0, 3.0);
        *step = (*step * (ADAPTATION * surprise).exp()).max(0.6);
    }
}

/// By how much the second is better on the same deals, and the standard error of that.
fn difference(first: &[f64], second: &[f64]) -> (f64, f64) {
    let differences: Vec<f64> = first.iter().zip(second).map(|(one, other)| other - one).collect();
    let mean = average(&differences);
    let squares: f64 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
    let count = differences.len() as f64;
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

fn average(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What each of the objectives sees in a match that ended with these points, in hundredths.
    fn achieved_in<const N: usize>(points: [i16; N], place: u8) -> [i32; 3] {
        let points = |seat: Seat| points[seat.index()];
        let standing = Standing::ranked(N as u8, points, points);
        [Objective::Points, Objective::Lead, Objective::Firsts]
            .map(|objective| (100.0 * achievement(objective, &standing, Seat(place), N as u8)) as i32)
    }

    #[test]
    fn each_objective_counts_in_its_own_way() {
        assert_eq!(achieved_in([10, 20, 30], 0), [2000, -1500, 0]);
        assert_eq!(achieved_in([10, 20, 30], 2), [2000, 1500, 100]);
        assert_eq!(achieved_in([30, 0, 30], 2), [2000, 1500, 50], "a shared first place is half of one");
        assert_eq!(achieved_in([12], 0), [1200, 1200, 100], "alone there is nobody to be ahead of");
    }
}

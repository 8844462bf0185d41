//! Finds the weights of a game's estimate by playing: an evolution strategy over the arena's own matches.
//!
//! Around the weights held so far, candidates are drawn with a step size for each weight. All candidates of a
//! generation play the same deals, the better half is recombined into a challenger, and the challenger replaces what is
//! held only if it does better on deals that nobody has seen. Every draw follows from the series and every sum is taken
//! in one order: the result depends neither on threads nor on the machine.

use crate::play::play_by;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tafel_bots::Level;
use tafel_rules::{Dice, Rules, Seat, Seed, Standing};

/// What is sought.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Points: the mean over all seats when everybody weighs alike.
    Points,
    /// Lead: of one seat in each place, by how much it is ahead of the mean of the others, who weigh as held so far; alone, its
    /// points. It tells in fewer matches than first places who is stronger.
    Lead,
    /// First places: of one seat in each place against the weights held so far; alone, matches won.
    Firsts,
}

/// What to fit, and by how much play.
pub struct Fit<'f, O> {
    /// What is agreed on; deals take turns where there are several.
    pub options: &'f [O],
    /// Who plays.
    pub level: Level,
    /// What is sought.
    pub objective: Objective,
    /// How many generations.
    pub generations: u64,
    /// How many candidates a generation has; they come in pairs, on either side of what is held.
    pub candidates: u64,
    /// How many deals each candidate of a generation plays.
    pub deals: u64,
    /// The first steps, as a share of each weight.
    pub step: f64,
    /// The number of the series: the same number gives the same deals and draws.
    pub series: u64,
}

/// A game, weighed by these numbers.
pub type Weighing<'f, R> = &'f (dyn Fn(&[i32]) -> R + Sync);

/// What a generation came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Generation {
    /// Its number, from 1.
    pub number: u64,
    /// What the weights held so far achieved on unseen deals.
    pub held: f64,
    /// What the challenger achieved on the same deals.
    pub challenger: f64,
    /// The standard error of the difference.
    pub error: f64,
    /// The weights that are held from now on.
    pub weights: Vec<i32>,
}

impl Generation {
    /// Whether the challenger is held from now on.
    pub fn is_better(&self) -> bool {
        self.challenger > self.held
    }
}

/// How many unseen deals decide, for each that a candidate plays.
const CHECK: u64 = 3;

/// How fast a weight's step follows what proved good for it.
const ADAPTION: f64 = 0.15;

/// Deals of one generation have numbers from its own range.
const RANGE: u64 = 1 << 32;

/// How many matches a deal is for one candidate.
fn matches_a_deal<R: Rules>(rules: &R, objective: Objective, options: &R::Options) -> u64 {
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
/// `told` after each generation. Answers the weights held at the end.
pub fn fit<R: Rules>(
    weighing: Weighing<'_, R>,
    start: &[i32],
    fit: &Fit<'_, R::Options>,
    done: impl Fn() + Sync,
    mut told: impl FnMut(&Generation),
) -> Vec<i32> {
    let mut held: Vec<f64> = start.iter().map(|&weight| f64::from(weight)).collect();
    let mut steps = first_steps(&held, fit.step);
    for number in 1..=fit.generations {
        let mut dice = Dice::at(Seed::numbered(fit.series, u64::MAX), number);
        let candidates = draw(&held, &steps, fit.pairs(), &mut dice);
        let game = weighing(&rounded(&held));
        let games: Vec<R> = candidates.iter().map(|weights| weighing(&rounded(weights))).collect();
        let first = number * RANGE;
        let results = achieved(&games, &game, fit, first..first + fit.deals, &done);
        let challenger = recombine(&held, &candidates, &results);
        let unseen = first + fit.deals..first + (1 + CHECK) * fit.deals;
        let rivals = [weighing(&rounded(&held)), weighing(&rounded(&challenger))];
        let check = achieved(&rivals, &game, fit, unseen, &done);
        let (mean, error) = difference(&check[0], &check[1]);
        let better = mean > 0.0;
        if better {
            adapt(&mut steps, &held, &challenger, fit.pairs());
            held = challenger;
        } else {
            steps.iter_mut().for_each(|step| *step *= 0.9);
        }
        let of_held = average(&check[0]);
        let weights = rounded(&held);
        told(&Generation { number, held: of_held, challenger: of_held + mean, error, weights });
    }
    rounded(&held)
}

/// A share of each weight; weights near 0 begin with a share of what is usual.
fn first_steps(weights: &[f64], share: f64) -> Vec<f64> {
    let usual = weights.iter().map(|weight| weight.abs()).sum::<f64>() / weights.len().max(1) as f64;
    weights.iter().map(|weight| (share * weight.abs().max(usual / 10.0)).max(1.0)).collect()
}

/// Candidates on both sides of `held`.
fn draw(held: &[f64], steps: &[f64], pairs: u64, dice: &mut Dice) -> Vec<Vec<f64>> {
    let mut candidates = vec![];
    for _ in 0..pairs {
        let away: Vec<f64> = steps.iter().map(|step| step * bell(dice)).collect();
        for side in [1.0, -1.0] {
            candidates.push(held.iter().zip(&away).map(|(weight, away)| weight + side * away).collect());
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

/// What each game achieves on each of the deals, against `held` where that is asked for.
fn achieved<R: Rules>(
    games: &[R],
    held: &R,
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
            let result = play_deal(game, held, fit, options, Seed::numbered(fit.series, deal));
            done();
            result
        })
        .collect();
    flat.chunks(count as usize).map(<[f64]>::to_vec).collect()
}

fn play_deal<R: Rules>(
    game: &R,
    held: &R,
    fit: &Fit<'_, R::Options>,
    options: &R::Options,
    seed: Seed,
) -> f64 {
    let seats = game.seats(options);
    let matches = matches_a_deal(game, fit.objective, options);
    let mut sum = 0.0;
    for place in (0..matches).map(|place| Seat(place as u8)) {
        let weighs = |seat: Seat| match fit.objective {
            Objective::Points => game,
            Objective::Lead | Objective::Firsts => {
                if seat == place {
                    game
                } else {
                    held
                }
            }
        };
        let players: Vec<(&R, Level)> = Seat::all(seats).map(|seat| (weighs(seat), fit.level)).collect();
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
fn recombine(held: &[f64], candidates: &[Vec<f64>], results: &[Vec<f64>]) -> Vec<f64> {
    let means: Vec<f64> = results.iter().map(|result| average(result)).collect();
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    order.sort_by(|&a, &b| means[b].total_cmp(&means[a]));
    let shares = shares(candidates.len());
    let mut mean = vec![0.0; held.len()];
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
fn adapt(steps: &mut [f64], held: &[f64], challenger: &[f64], pairs: u64) {
    let shares = shares(2 * pairs as usize);
    let mixed: f64 = 1.0 / shares.iter().map(|share| share * share).sum::<f64>();
    for ((step, old), new) in steps.iter_mut().zip(held).zip(challenger) {
        let moved = (new - old) / *step;
        let surprise = (moved * moved * mixed - 1.0).clamp(-1.0, 3.0);
        *step = (*step * (ADAPTION * surprise).exp()).max(0.6);
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
    fn each_objective_has_its_own_eyes() {
        assert_eq!(achieved_in([10, 20, 30], 0), [2000, -1500, 0]);
        assert_eq!(achieved_in([10, 20, 30], 2), [2000, 1500, 100]);
        assert_eq!(achieved_in([30, 0, 30], 2), [2000, 1500, 50], "a shared first place is half of one");
        assert_eq!(achieved_in([12], 0), [1200, 1200, 100], "alone there is nobody to be ahead of");
    }
}

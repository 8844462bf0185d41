//! How long the levels for people take for a decision, on one thread.

use crate::play::{Player, bot_dice, play_with};
use cpu_time::ProcessTime;
use serde::Serialize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tafel_bots::{Advice, Bot, Level};
use tafel_evaluate::Evaluate;
use tafel_rules::{Rules, Seat, Seed};

/// Measured figures of one level in one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DecisionTime {
    /// The game's id.
    pub game: &'static str,
    /// The options that were played.
    pub options: String,
    /// The level, in all seats.
    pub level: String,
    /// How many matches were played.
    pub matches: u64,
    /// How many decisions had more than one move.
    pub decisions: usize,
    /// Seconds of processor time that a decision took on average.
    pub mean_s: f64,
    /// The 99th percentile, in seconds.
    pub most_s: f64,
    /// The longest, in seconds.
    pub longest_s: f64,
}

/// Lets each level for people play matches against itself, for about `seconds` of processor time and at least one match.
pub fn decision_times<R: Evaluate>(rules: &R, options: &R::Options, seconds: f64) -> Vec<DecisionTime> {
    Level::FOR_PEOPLE.into_iter().map(|level| of_level(rules, options, level, seconds)).collect()
}

fn of_level<R: Evaluate>(rules: &R, options: &R::Options, level: Level, seconds: f64) -> DecisionTime {
    let spent = Spent::default();
    let mut matches = 0;
    while matches == 0 || spent.all().iter().sum::<Duration>().as_secs_f64() < seconds {
        let seed = Seed::numbered(1, matches);
        let seated = Seat::all(rules.seats(options)).map(|seat| {
            let bot = Timed { bot: level.bot(bot_dice(seed, seat)), spent: spent.clone() };
            (rules, Box::new(bot) as Box<dyn Bot<R>>)
        });
        play_with(&mut seated.collect::<Vec<Player<'_, R>>>(), options, seed);
        matches += 1;
    }
    let mut spent = spent.all();
    spent.sort_unstable();
    let at = |nth: usize| spent.get(nth).copied().unwrap_or_default().as_secs_f64();
    DecisionTime {
        game: R::ID,
        options: options.to_string(),
        level: level.to_string(),
        matches,
        decisions: spent.len(),
        mean_s: spent.iter().sum::<Duration>().as_secs_f64() / spent.len().max(1) as f64,
        most_s: at(spent.len() * 99 / 100),
        longest_s: at(spent.len().saturating_sub(1)),
    }
}

/// The processor time of every decision so far.
#[derive(Clone, Default)]
struct Spent(Arc<Mutex<Vec<Duration>>>);

impl Spent {
    fn note(&self, time: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(time);
    }

    fn all(&self) -> Vec<Duration> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// A bot under a clock.
struct Timed<R: Rules> {
    bot: Box<dyn Bot<R>>,
    spent: Spent,
}

impl<R: Rules> Bot<R> for Timed<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        let begun = ProcessTime::now();
        let chosen = self.bot.choose(rules, seat, view, moves);
        if moves.len() > 1 {
            self.spent.note(begun.elapsed());
        }
        chosen
    }

    fn advise(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> Vec<Advice<R::Move>> {
        self.bot.advise(rules, seat, view, moves)
    }
}

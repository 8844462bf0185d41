//! Many matches of one game stepped at once. What there is to see is written into arrays of the caller; chance is resolved on
//! the way, and a match that is over makes room for the next one.

use crate::observe::{MOST_FEATURES, observe};
use crate::vocabulary::Vocabulary;
use crate::{Reward, Scope};
use rayon::iter::{
    IndexedParallelIterator, IntoParallelIterator, IntoParallelRefMutIterator, ParallelIterator,
};
use rayon::slice::ParallelSliceMut;
use std::sync::Arc;
use tafel_arena::Series;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, MAX_SEATS, Rules, Seat, Seed, Silent, Turn, settle};

/// How many moves a row of the mask has room for; further ones cannot be chosen.
pub const MOST_OFFERS: usize = 512;

/// How few matches are stepped by one thread at a time.
const AT_A_TIME: usize = 64;

/// How the matches are played.
#[derive(Copy, Clone, Debug)]
pub struct Setting {
    /// How many there are at a time.
    pub matches: usize,
    /// Their series: place `n` plays match `n`, then match `n + matches`, and so on.
    pub series: Series,
    /// Whose features are observed.
    pub scope: Scope,
    /// What the end is worth.
    pub reward: Reward,
}

/// Where to write what there is to see, a row for each match.
pub struct Arrays<'a> {
    /// Who is asked.
    pub seat: &'a mut [i8],
    /// How many moves there are.
    pub count: &'a mut [i32],
    /// What the seat that is asked sees: [`Many::width`] numbers of features each, of which the unused hold -1.
    pub features: &'a mut [i32],
    /// Which of [`MOST_OFFERS`] actions are moves.
    pub mask: &'a mut [bool],
    /// What each of up to [`MAX_SEATS`] seats got with the last step.
    pub rewards: &'a mut [f32],
    /// Whether a match ended with the last step; what is seen then is the beginning of the next one.
    pub done: &'a mut [bool],
}

/// An action that is no move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("action {action} of match {place} is not one of its {count} moves; nothing was played")]
pub struct Illegal {
    /// The place of the match.
    pub place: usize,
    /// The action.
    pub action: i32,
    /// How many moves there are.
    pub count: usize,
}

/// Many matches of one game.
pub trait Many: Send + Sync {
    /// How many there are.
    fn len(&self) -> usize;
    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many numbers of features a row has.
    fn width(&self) -> usize;
    /// Begins all matches anew, from the first of the series.
    fn reset(&mut self, arrays: Arrays<'_>);
    /// Plays one move in each match.
    ///
    /// # Errors
    /// If an action is no move; then nothing is played.
    fn step(&mut self, actions: &[i32], arrays: Arrays<'_>) -> Result<(), Illegal>;
    /// Draws a random move for each match, all equally likely.
    fn sample(&mut self, actions: &mut [i32]);
    /// Writes the numbers of the moves of each match in the vocabulary, [`MOST_OFFERS`] a row; -1 where there is none.
    fn numbers(&self, rows: &mut [i32]);
    /// The moves of one match, in notation.
    fn offers(&self, place: usize) -> Vec<String>;
}

pub(crate) struct Lanes<R: Rules> {
    pub(crate) rules: Arc<R>,
    pub(crate) vocabulary: Arc<Vocabulary<R::Move>>,
    start: R::State,
    seats: u8,
    most_seats: u8,
    setting: Setting,
    lanes: Vec<Lane<R>>,
}

/// One match.
struct Lane<R: Rules> {
    /// Its number in the series.
    number: u64,
    seed: Seed,
    /// How many lines its record has.
    lines: u64,
    state: R::State,
    seat: Seat,
    moves: Vec<R::Move>,
    odds: Vec<(R::Chance, u32)>,
    /// For random moves.
    dice: Dice,
}

/// The row of one match in the arrays.
struct Row<'a> {
    seat: &'a mut i8,
    count: &'a mut i32,
    features: &'a mut [i32],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    done: &'a mut bool,
}

impl<R: Evaluate> Lanes<R> {
    pub(crate) fn new(
        rules: Arc<R>,
        vocabulary: Arc<Vocabulary<R::Move>>,
        options: &R::Options,
        most_seats: u8,
        setting: Setting,
    ) -> Lanes<R> {
        let (start, seats) = (rules.start(options), rules.seats(options));
        let lane = |place: usize| Lane {
            number: place as u64,
            seed: setting.series.nth(place as u64),
            lines: 0,
            state: start,
            seat: Seat(0),
            moves: vec![],
            odds: vec![],
            dice: Dice::at(setting.series.nth(place as u64), u64::MAX),
        };
        let lanes = (0..setting.matches).map(lane).collect();
        Lanes { rules, vocabulary, start, seats, most_seats, setting, lanes }
    }

    fn for_each(
        &mut self,
        arrays: Arrays<'_>,
        act: impl Fn(&Game<'_, R>, usize, &mut Lane<R>, Row<'_>) + Sync,
    ) {
        let width = self.width();
        let Arrays { seat, count, features, mask, rewards, done } = arrays;
        let game = Game {
            rules: &*self.rules,
            start: &self.start,
            seats: self.seats,
            scope: self.setting.scope,
            reward: self.setting.reward,
            series: self.setting.series,
            places: self.setting.matches as u64,
        };
        self.lanes
            .par_iter_mut()
            .zip(seat.par_iter_mut())
            .zip(count.par_iter_mut())
            .zip(features.par_chunks_exact_mut(width))
            .zip(mask.par_chunks_exact_mut(MOST_OFFERS))
            .zip(rewards.par_chunks_exact_mut(MAX_SEATS))
            .zip(done.par_iter_mut())
            .with_min_len(AT_A_TIME)
            .enumerate()
            .for_each(|(place, ((((((lane, seat), count), features), mask), rewards), done))| {
                act(&game, place, lane, Row { seat, count, features, mask, rewards, done });
            });
    }
}

/// What all matches share.
struct Game<'g, R: Rules> {
    rules: &'g R,
    start: &'g R::State,
    seats: u8,
    scope: Scope,
    reward: Reward,
    series: Series,
    places: u64,
}

impl<R: Evaluate> Game<'_, R> {
    /// Begins a match of this number. Its chance falls as in a match at a table with the same seed.
    fn begin(&self, lane: &mut Lane<R>, number: u64) {
        lane.number = number;
        lane.seed = self.series.nth(number);
        lane.lines = 0;
        lane.state = *self.start;
        self.settle(lane);
    }

    /// Lets chance decide until a seat must.
    fn settle(&self, lane: &mut Lane<R>) {
        let Lane { seed, lines, state, odds, .. } = lane;
        let pick = |odds: &[(R::Chance, u32)]| {
            let chance = Dice::at(*seed, *lines).pick(odds);
            *lines += 1;
            chance
        };
        settle(self.rules, state, odds, pick, &mut Silent);
    }

    fn step(&self, lane: &mut Lane<R>, action: usize, row: &mut Row<'_>) {
        self.rules.apply(&mut lane.state, lane.seat, lane.moves[action], &mut Silent);
        lane.lines += 1;
        self.settle(lane);
        row.rewards.fill(0.0);
        let is_over = self.rules.turn(&lane.state) == Turn::Over;
        *row.done = is_over;
        if is_over {
            let standing = self.rules.standing(&lane.state).expect("a match that is over has a result");
            for seat in Seat::all(self.seats) {
                row.rewards[seat.index()] = self.reward.of(&standing, self.seats, seat);
            }
            self.begin(lane, lane.number + self.places);
        }
    }

    /// Shows a match to the seat that is asked.
    fn show(&self, lane: &mut Lane<R>, row: &mut Row<'_>) {
        lane.moves.clear();
        lane.seat =
            self.rules.turn(&lane.state).awaited().iter().next().expect("a match begins with a decision");
        self.rules.moves(&lane.state, lane.seat, &mut lane.moves);
        *row.seat = lane.seat.0 as i8;
        *row.count = lane.moves.len() as i32;
        let (moves, none) = row.mask.split_at_mut(lane.moves.len().min(MOST_OFFERS));
        moves.fill(true);
        none.fill(false);
        observe(self.rules, &lane.state, self.seats, lane.seat, self.scope, row.features);
    }
}

impl<R: Evaluate> Many for Lanes<R> {
    fn len(&self) -> usize {
        self.lanes.len()
    }

    fn width(&self) -> usize {
        MOST_FEATURES * self.setting.scope.places(self.most_seats)
    }

    fn reset(&mut self, arrays: Arrays<'_>) {
        self.for_each(arrays, |game, place, lane, mut row| {
            game.begin(lane, place as u64);
            row.rewards.fill(0.0);
            *row.done = false;
            game.show(lane, &mut row);
        });
    }

    fn step(&mut self, actions: &[i32], arrays: Arrays<'_>) -> Result<(), Illegal> {
        for (place, (lane, &action)) in self.lanes.iter().zip(actions).enumerate() {
            let count = lane.moves.len();
            if usize::try_from(action).map_or(true, |action| action >= count) {
                return Err(Illegal { place, action, count });
            }
        }
        self.for_each(arrays, |game, place, lane, mut row| {
            game.step(lane, actions[place] as usize, &mut row);
            game.show(lane, &mut row);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i32]) {
        let pairs = self.lanes.par_iter_mut().zip(actions).with_min_len(1024);
        pairs.for_each(|(lane, action)| {
            *action = lane.dice.below(lane.moves.len().clamp(1, MOST_OFFERS) as u32) as i32;
        });
    }

    fn numbers(&self, rows: &mut [i32]) {
        let rows = rows.par_chunks_exact_mut(MOST_OFFERS);
        self.lanes.as_slice().into_par_iter().zip(rows).with_min_len(AT_A_TIME).for_each(|(lane, row)| {
            row.fill(-1);
            let shown = &lane.moves[..lane.moves.len().min(MOST_OFFERS)];
            self.vocabulary.number(shown, &mut |nth, number| row[nth] = number);
        });
    }

    fn offers(&self, place: usize) -> Vec<String> {
        self.lanes[place].moves.iter().map(ToString::to_string).collect()
    }
}

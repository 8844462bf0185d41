//! Teaches a game's network by playing: lessons of matches with what is known so far, from which it learns what positions
//! led to.
//!
//! The target of a position is the result of the match, and in part the evaluation of the positions on the way (TD(λ)).
//! Every draw follows from the series, and examples are learnt in one order: the result does not depend on threads.

use crate::Series;
use crate::training::TrainingNetwork;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tafel_bots::{Bot, Level};
use tafel_evaluate::{Evaluate, Network};
use tafel_rules::{Dice, Seat, Silent, Turn, Viewer};

/// What to teach, and by how much play.
pub struct Teaching<'t, O> {
    /// The options agreed on; matches take turns where there are several.
    pub options: &'t [O],
    /// The bot in all seats; matches take turns here too.
    pub levels: &'t [Level],
    /// The network to go on from; a new one, if none.
    pub start: Option<Network>,
    /// How many lessons.
    pub lessons: u64,
    /// How many matches a lesson has.
    pub matches: u64,
    /// In how many of a thousand decisions a random move is played, to explore.
    pub explore_permille: u32,
    /// Average the network over this many of the last lessons, so that what a lesson stressed by chance hardly counts.
    /// As long as a network still learns fast, the last one alone is better.
    pub mean_of: usize,
    /// The series: the same one gives the same network.
    pub series: Series,
}

/// The result of a lesson.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its number, from 1.
    pub number: u64,
    /// The mean points of a seat.
    pub points: f64,
    /// The standard deviation of the network's errors, in points.
    pub error: f64,
}

/// How many lessons are remembered, and gone through once in each lesson.
const MEMORY: usize = 5;

/// How much of a position's target comes from what happened later, rather than from the evaluation of the next one (λ).
const LAMBDA: f32 = 0.9;

/// The size of steps, and how much of their history the weights keep after a lesson.
const LEARNING_RATE: f32 = 0.03;
const KEPT: f32 = 0.9;

/// A position as a seat saw it.
struct Sample {
    features: Vec<u16>,
    /// The estimate without the network, in hundredths of a point.
    baseline: f32,
    /// Whether the seat's next move was random.
    explored: bool,
}

/// What is to be learnt: features, and the hundredths of a point that the network should say.
struct Example {
    features: Vec<u16>,
    target: f32,
}

/// Teaches on all threads of the current rayon pool; `with_network` makes the game with a network. `done` is called after
/// each match, `report` after each lesson.
pub fn teach<R: Evaluate>(
    with_network: &(dyn Fn(&Network) -> R + Sync),
    teaching: &Teaching<'_, R::Options>,
    done: impl Fn() + Sync,
    mut report: impl FnMut(&Lesson, &Network),
) {
    let mut dice = Dice::at(teaching.series.nth(u64::MAX), 0);
    let mut training = match &teaching.start {
        Some(network) => TrainingNetwork::from(network),
        None => TrainingNetwork::new(R::FEATURES, &mut dice),
    };
    let plain = with_network(&Network::silent(R::FEATURES));
    let mut remembered: Vec<Vec<Example>> = vec![];
    let mut latest: Vec<Network> = vec![];
    let mut network = training.network();
    for number in 1..=teaching.lessons {
        let school = School { game: with_network(&network), plain: &plain, teaching, training: &training };
        let first = (number - 1) * teaching.matches;
        let played: Vec<(f64, Vec<Example>)> = (first..first + teaching.matches)
            .into_par_iter()
            .map(|nth| {
                let examples = school.examples(nth);
                done();
                examples
            })
            .collect();
        let points = played.iter().map(|(points, _)| points).sum::<f64>() / played.len() as f64;
        add(&mut remembered, MEMORY, played.into_iter().flat_map(|(_, examples)| examples).collect());
        let error = go_through(&mut training, &remembered, &mut dice);
        training.decay_squares(KEPT);
        add(&mut latest, teaching.mean_of, training.network());
        network = Network::mean(&latest);
        report(&Lesson { number, points, error }, &network);
    }
}

/// Adds the latest of something, and forgets the oldest if there are more than `most`.
fn add<T>(list: &mut Vec<T>, most: usize, latest: T) {
    list.push(latest);
    if list.len() > most {
        list.remove(0);
    }
}

/// Learns everything remembered, in a random order; returns the standard deviation of the errors.
fn go_through(training: &mut TrainingNetwork, remembered: &[Vec<Example>], dice: &mut Dice) -> f64 {
    let mut order: Vec<&Example> = remembered.iter().flatten().collect();
    for last in (1..order.len()).rev() {
        order.swap(last, dice.below(last as u32 + 1) as usize);
    }
    let mut squares = 0.0;
    for example in &order {
        let error = f64::from(training.learn(&example.features, example.target, LEARNING_RATE));
        squares += error * error;
    }
    (squares / order.len().max(1) as f64).sqrt() / 100.0
}

/// What the matches of a lesson are played with.
struct School<'s, R: Evaluate> {
    /// The game with what is known so far.
    game: R,
    /// The game without a network.
    plain: &'s R,
    teaching: &'s Teaching<'s, R::Options>,
    training: &'s TrainingNetwork,
}

impl<R: Evaluate> School<'_, R> {
    /// Plays the `nth` match: the mean points of a seat, and what all seats can learn from it.
    fn examples(&self, nth: u64) -> (f64, Vec<Example>) {
        let options = &self.teaching.options[(nth % self.teaching.options.len() as u64) as usize];
        let seats = self.game.seats(options);
        let (state, trajectories) = self.play(options, nth);
        let points = self.game.standing(&state).expect("a match that is over has a result").points;
        let mean =
            points.first(seats).iter().map(|&points| f64::from(points)).sum::<f64>() / f64::from(seats);
        let learnt = |(seat, samples)| self.examples_of(samples, 100.0 * f32::from(points[seat]));
        (mean, Seat::all(seats).zip(trajectories).flat_map(learnt).collect())
    }

    /// Plays a match to its end; what each seat saw after its moves.
    fn play(&self, options: &R::Options, nth: u64) -> (R::State, Vec<Vec<Sample>>) {
        let level = self.teaching.levels[(nth % self.teaching.levels.len() as u64) as usize];
        let seed = self.teaching.series.nth(nth);
        let seats = self.game.seats(options);
        let mut dice = Dice::at(seed, 0);
        let mut bots: Vec<Box<dyn Bot<R>>> =
            Seat::all(seats).map(|seat| level.bot(Dice::at(seed, 1 + u64::from(seat.0)))).collect();
        let mut trajectories: Vec<Vec<Sample>> = (0..seats).map(|_| vec![]).collect();
        let mut state = self.game.start(options);
        let mut odds = vec![];
        let mut mover = None;
        loop {
            match self.game.turn(&state) {
                Turn::Over => return (state, trajectories),
                Turn::Chance => {
                    odds.clear();
                    self.game.chances(&state, &mut odds);
                    self.game.resolve(&mut state, dice.pick(&odds), &mut Silent);
                }
                Turn::Seats(awaited) => {
                    let seat = awaited.iter().next().expect("somebody is awaited");
                    let explores = dice.below(1000) < self.teaching.explore_permille;
                    if explores && let Some(before) = trajectories[seat.index()].last_mut() {
                        before.explored = true;
                    }
                    let bot = if explores { None } else { Some(&mut bots[seat.index()]) };
                    let mv = self.choose(&state, seat, bot, &mut dice);
                    self.game.apply(&mut state, seat, mv, &mut Silent);
                    mover = Some(seat);
                }
            }
            // Before chance and after it: bots look at both.
            if let Some(seat) = mover.filter(|_| self.game.turn(&state) != Turn::Over) {
                trajectories[seat.index()].push(self.sample(&state, seat));
            }
        }
    }

    /// A move that a bot chooses, or a random one.
    fn choose(
        &self,
        state: &R::State,
        seat: Seat,
        bot: Option<&mut Box<dyn Bot<R>>>,
        dice: &mut Dice,
    ) -> R::Move {
        let mut moves = vec![];
        let Some(bot) = bot else {
            self.game.search_moves(state, seat, &mut moves);
            return moves[dice.below(moves.len() as u32) as usize];
        };
        self.game.moves(state, seat, &mut moves);
        bot.choose(&self.game, seat, &self.game.view(state, Viewer::Seat(seat)), &moves)
    }

    /// What the network sees of a seat, and the estimate without a network.
    fn sample(&self, state: &R::State, seat: Seat) -> Sample {
        let mut features = vec![];
        self.plain.features(state, seat, &mut |feature| features.push(feature as u16));
        Sample { features, baseline: self.plain.estimate_of(state, seat) as f32, explored: false }
    }

    /// What a seat learns from a match that ended with this many hundredths of a point.
    fn examples_of(&self, samples: Vec<Sample>, result: f32) -> Vec<Example> {
        let mut target = result;
        let mut examples = vec![];
        for Sample { features, baseline, explored } in samples.into_iter().rev() {
            let evaluation = baseline + self.training.evaluate(&features);
            if explored {
                // What came after a random move says nothing about the position before it.
                target = evaluation;
                continue;
            }
            examples.push(Example { features, target: target - baseline });
            target = LAMBDA * target + (1.0 - LAMBDA) * evaluation;
        }
        examples
    }
}

#[cfg(test)]
mod tests {
    use super::add;

    #[test]
    fn the_oldest_is_forgotten() {
        let mut list = vec![];
        (1..=4).for_each(|number| add(&mut list, 3, number));
        assert_eq!(list, [2, 3, 4]);
    }
}

//! Teaches a game's network by playing: lessons of matches with what is known so far, each looked at again to learn what
//! positions came to.
//!
//! A position is worth what came of it at the end, and in part what the next positions looked like on the way (TD(λ)). Every
//! draw follows from the series, and examples are gone through in one order: the result does not depend on threads.

use crate::pupil::Pupil;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tafel_bots::{Bot, Level};
use tafel_rules::{Dice, Network, Rules, Seat, Seed, Silent, Turn, Viewer};

/// What to teach, and by how much play.
pub struct Teaching<'t, O> {
    /// What is agreed on; matches take turns where there are several.
    pub options: &'t [O],
    /// Who plays, in all seats; matches take turns here too.
    pub levels: &'t [Level],
    /// What was learnt before.
    pub start: Option<Network>,
    /// How many lessons.
    pub lessons: u64,
    /// How many matches a lesson has.
    pub matches: u64,
    /// In how many of a thousand decisions a move is chosen by whim, to see something new.
    pub whims: u32,
    /// The network is the mean of what was known after so many lessons, the last ones: what a lesson stressed by chance
    /// hardly counts then. Who is still learning fast had better go by the last one alone.
    pub mean_of: usize,
    /// The number of the series: the same number gives the same network.
    pub series: u64,
}

/// What a lesson came to.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its number, from 1.
    pub number: u64,
    /// The mean points of a seat.
    pub points: f64,
    /// How wrong verdicts were, as a standard deviation in points.
    pub wrong: f64,
}

/// How many lessons are remembered, and gone through once in each lesson.
const MEMORY: usize = 5;

/// How much of what a position came to is told by what happened later, rather than by how the next one looked.
const PATIENCE: f32 = 0.9;

/// How large steps are, and how much of their past the weights remember after a lesson.
const PACE: f32 = 0.03;
const KEPT: f32 = 0.9;

/// A position as a seat saw it.
struct Sighting {
    features: Vec<u16>,
    /// What was expected without the network, in hundredths of a point.
    reckoned: f32,
    /// Whether what was done next was a whim.
    whim: bool,
}

/// What is to be learnt: features, and the hundredths of a point that came of them.
struct Example {
    features: Vec<u16>,
    came_to: f32,
}

/// Teaches on all threads of the current rayon pool, games by `again` with each network. `done` is called after each
/// match, `told` after each lesson.
pub fn teach<R: Rules>(
    again: &(dyn Fn(&Network) -> R + Sync),
    teaching: &Teaching<'_, R::Options>,
    done: impl Fn() + Sync,
    mut told: impl FnMut(&Lesson, &Network),
) {
    let mut dice = Dice::at(Seed::numbered(teaching.series, u64::MAX), 0);
    let mut pupil = match &teaching.start {
        Some(network) => Pupil::from(network),
        None => Pupil::new(R::FEATURES, &mut dice),
    };
    let plain = again(&Network::silent(R::FEATURES));
    let mut remembered: Vec<Vec<Example>> = vec![];
    let mut latest: Vec<Network> = vec![];
    let mut network = pupil.network();
    for number in 1..=teaching.lessons {
        let game = again(&network);
        let first = (number - 1) * teaching.matches;
        let played: Vec<(f64, Vec<Example>)> = (first..first + teaching.matches)
            .into_par_iter()
            .map(|nth| {
                let examples = examples(&game, &plain, teaching, nth, &pupil);
                done();
                examples
            })
            .collect();
        let points = played.iter().map(|(points, _)| points).sum::<f64>() / played.len() as f64;
        add(&mut remembered, MEMORY, played.into_iter().flat_map(|(_, examples)| examples).collect());
        let wrong = go_through(&mut pupil, &remembered, &mut dice);
        pupil.stay_curious(KEPT);
        add(&mut latest, teaching.mean_of, pupil.network());
        network = Network::mean(&latest);
        told(&Lesson { number, points, wrong }, &network);
    }
}

/// Adds the latest of something, and forgets the oldest if there are more than `most`.
fn add<T>(list: &mut Vec<T>, most: usize, latest: T) {
    list.push(latest);
    if list.len() > most {
        list.remove(0);
    }
}

/// Learns everything remembered, in a random order; answers how wrong verdicts were.
fn go_through(pupil: &mut Pupil, remembered: &[Vec<Example>], dice: &mut Dice) -> f64 {
    let mut order: Vec<&Example> = remembered.iter().flatten().collect();
    for last in (1..order.len()).rev() {
        order.swap(last, dice.below(last as u32 + 1) as usize);
    }
    let mut squares = 0.0;
    for example in &order {
        let wrong = f64::from(pupil.learn(&example.features, example.came_to, PACE));
        squares += wrong * wrong;
    }
    (squares / order.len().max(1) as f64).sqrt() / 100.0
}

/// Plays the `nth` match: the mean points of a seat, and what every seat can learn from it.
fn examples<R: Rules>(
    game: &R,
    plain: &R,
    teaching: &Teaching<'_, R::Options>,
    nth: u64,
    pupil: &Pupil,
) -> (f64, Vec<Example>) {
    let options = &teaching.options[(nth % teaching.options.len() as u64) as usize];
    let level = teaching.levels[(nth % teaching.levels.len() as u64) as usize];
    let seed = Seed::numbered(teaching.series, nth);
    let seats = game.seats(options);
    let mut dice = Dice::at(seed, 0);
    let mut bots: Vec<Box<dyn Bot<R>>> =
        Seat::all(seats).map(|seat| level.bot(Dice::at(seed, 1 + u64::from(seat.0)))).collect();
    let mut courses: Vec<Vec<Sighting>> = (0..seats).map(|_| vec![]).collect();
    let mut state = game.start(options);
    let (mut moves, mut odds) = (vec![], vec![]);
    let mut mover = None;
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                odds.clear();
                game.chances(&state, &mut odds);
                game.resolve(&mut state, dice.pick(&odds), &mut Silent);
            }
            Turn::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is awaited");
                moves.clear();
                let mv = if dice.below(1000) < teaching.whims {
                    if let Some(before) = courses[seat.index()].last_mut() {
                        before.whim = true;
                    }
                    game.search_moves(&state, seat, &mut moves);
                    moves[dice.below(moves.len() as u32) as usize]
                } else {
                    game.moves(&state, seat, &mut moves);
                    let view = game.view(&state, Viewer::Seat(seat));
                    bots[seat.index()].choose(game, seat, &view, &moves)
                };
                game.apply(&mut state, seat, mv, &mut Silent);
                mover = Some(seat);
            }
        }
        // Before chance and after it: bots look at both.
        if let Some(seat) = mover.filter(|_| game.turn(&state) != Turn::Over) {
            courses[seat.index()].push(sighting(plain, &state, seat));
        }
    }
    let points = game.standing(&state).expect("a match that is over has a result").points;
    let mean = points.first(seats).iter().map(|&points| f64::from(points)).sum::<f64>() / f64::from(seats);
    let learnt = |(seat, course)| lesson_of(course, 100.0 * f32::from(points[seat]), pupil);
    (mean, Seat::all(seats).zip(courses).flat_map(learnt).collect())
}

/// What the network sees of a seat, and what the game says of it without a network.
fn sighting<R: Rules>(plain: &R, state: &R::State, seat: Seat) -> Sighting {
    let mut features = vec![];
    plain.features(state, seat, &mut |feature| features.push(feature as u16));
    Sighting { features, reckoned: plain.estimate_of(state, seat) as f32, whim: false }
}

/// What a seat learns from a match that ended with so many hundredths of a point.
fn lesson_of(course: Vec<Sighting>, at_the_end: f32, pupil: &Pupil) -> Vec<Example> {
    let mut came_to = at_the_end;
    let mut examples = vec![];
    for Sighting { features, reckoned, whim } in course.into_iter().rev() {
        let looked = reckoned + pupil.verdict(&features);
        if whim {
            // What came after a whim says nothing about what was before it.
            came_to = looked;
            continue;
        }
        examples.push(Example { features, came_to: came_to - reckoned });
        came_to = PATIENCE * came_to + (1.0 - PATIENCE) * looked;
    }
    examples
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

//! How fast the rules are: random play on one thread, beside a reference workload measured in the same run.

use cpu_time::ProcessTime;
use serde::Serialize;
use std::hint::black_box;
use std::time::Duration;
use tafel_rules::{Dice, Rules, Seed, Silent, Turn};

/// Measured figures of one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    /// The game's id.
    pub game: &'static str,
    /// The options that were played.
    pub options: String,
    /// The number of seats.
    pub seats: u8,
    /// Random matches a second.
    pub games_per_s: f64,
    /// Lines a second: moves and chance.
    pub steps_per_s: f64,
    /// Nanoseconds to list, pick and play one line.
    pub ns_per_step: f64,
    /// Moves that a decision offers on average.
    pub moves_offered: f64,
    /// Lines of a match on average.
    pub steps_per_game: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Bytes of a move.
    pub move_bytes: usize,
    /// Nanoseconds of one turn of the reference workload, in the same run.
    pub reference_ns: f64,
    /// `ns_per_step` divided by `reference_ns`, which can be compared between machines and noisy moments.
    pub ratio: f64,
}

/// Rounds of game and reference in turn; the medians over them are what is reported.
const ROUNDS: usize = 9;

/// Plays at random for about `seconds` of processor time and measures.
pub fn bench<R: Rules>(rules: &R, options: &R::Options, seconds: f64) -> Bench {
    let mut player = RandomPlay::new(rules, options);
    player.run_for(Duration::from_millis(50)); // warms caches and lists
    player.counts = Counts::default();
    let slice = Duration::from_secs_f64(seconds / (2 * ROUNDS) as f64);
    let (mut steps, mut references, mut ratios) = (vec![], vec![], vec![]);
    for _ in 0..ROUNDS {
        let reference = ns_per_turn_of_reference(slice);
        let step = player.run_for(slice);
        references.push(reference);
        steps.push(step);
        ratios.push(step / reference);
    }
    let (ns_per_step, counts) = (median(&mut steps), player.counts);
    let steps_per_game = counts.steps as f64 / counts.games as f64;
    Bench {
        game: R::ID,
        options: options.to_string(),
        seats: rules.seats(options),
        games_per_s: 1e9 / (ns_per_step * steps_per_game),
        steps_per_s: 1e9 / ns_per_step,
        ns_per_step,
        moves_offered: counts.offered as f64 / counts.decisions as f64,
        steps_per_game,
        state_bytes: size_of::<R::State>(),
        move_bytes: size_of::<R::Move>(),
        reference_ns: median(&mut references),
        ratio: median(&mut ratios),
    }
}

/// Plays exactly `steps` random lines: for counting instructions, which are reproducible where seconds are not. Returns how many
/// matches ended.
pub fn steps<R: Rules>(rules: &R, options: &R::Options, steps: u64) -> u64 {
    let mut player = RandomPlay::new(rules, options);
    (0..steps).for_each(|_| player.step());
    player.counts.games
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

#[derive(Copy, Clone, Default)]
struct Counts {
    games: u64,
    steps: u64,
    decisions: u64,
    offered: u64,
}

/// Matches one after the other, every line chosen uniformly.
struct RandomPlay<'r, R: Rules> {
    rules: &'r R,
    start: R::State,
    state: R::State,
    dice: Dice,
    moves: Vec<R::Move>,
    odds: Vec<(R::Chance, u32)>,
    counts: Counts,
}

impl<'r, R: Rules> RandomPlay<'r, R> {
    fn new(rules: &'r R, options: &R::Options) -> Self {
        let start = rules.start(options);
        let dice = Dice::at(Seed::numbered(0, 0), 0);
        RandomPlay {
            rules,
            start,
            state: start,
            dice,
            moves: vec![],
            odds: vec![],
            counts: Counts::default(),
        }
    }

    fn step(&mut self) {
        match self.rules.turn(&self.state) {
            Turn::Over => {
                self.counts.games += 1;
                self.state = self.start;
                return self.step();
            }
            Turn::Chance => {
                self.odds.clear();
                self.rules.chances(&self.state, &mut self.odds);
                let chance = self.dice.pick(&self.odds);
                self.rules.resolve(&mut self.state, chance, &mut Silent);
            }
            Turn::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is awaited");
                self.moves.clear();
                self.rules.moves(&self.state, seat, &mut self.moves);
                self.counts.decisions += 1;
                self.counts.offered += self.moves.len() as u64;
                let mv = self.dice.any(&self.moves);
                self.rules.apply(&mut self.state, seat, mv, &mut Silent);
            }
        }
        self.counts.steps += 1;
    }

    /// Plays whole matches for about this long; returns the nanoseconds per line.
    fn run_for(&mut self, time: Duration) -> f64 {
        let (begun, before) = (ProcessTime::now(), self.counts.steps);
        while begun.elapsed() < time {
            for _ in 0..1000 {
                self.step();
            }
        }
        begun.elapsed().as_nanos() as f64 / (self.counts.steps - before) as f64
    }
}

/// One turn of work that resembles a step of a small game: copy a position, choose by an unforeseeable number, branch
/// on what is there, write. It never changes, so that figures of different days can be compared by their ratio to it.
fn reference(position: &mut [u8; 256], number: &mut u64) {
    let mut next = black_box(*position);
    *number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let place = (*number >> 56) as usize;
    match next[place] % 4 {
        0 => next[place] = next[255 - place].wrapping_add(3),
        1 => next.swap(place, place ^ 21),
        2 => next[place] = next[place / 2].count_ones() as u8,
        _ => next[place] ^= (*number >> 32) as u8,
    }
    *position = black_box(next);
}

fn ns_per_turn_of_reference(time: Duration) -> f64 {
    let (mut position, mut number, mut turns) = ([0x5a; 256], 1, 0u64);
    let begun = ProcessTime::now();
    while begun.elapsed() < time {
        for _ in 0..1000 {
            reference(&mut position, &mut number);
        }
        turns += 1000;
    }
    begun.elapsed().as_nanos() as f64 / turns as f64
}

//! One match between bots.

use tafel_bots::{Bot, Entrant, Level};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seat, Seed, Silent, Standing, Turn, Viewer, settle};
use tafel_table::{Commitment, Entry, EntryOf, Record};

/// A finished match.
pub struct Played<R: Rules> {
    /// Every line of its record.
    pub entries: Vec<EntryOf<R>>,
    /// The state at its end.
    pub state: R::State,
    /// Its result.
    pub standing: Standing,
    /// How many moves each decision offered.
    pub offers: Vec<u32>,
}

impl<R: Rules> Played<R> {
    /// Its record, seed included.
    pub fn record(&self, rules: &R, options: &R::Options, seed: Seed) -> Record<R> {
        let mut record = Record::by(rules, options.clone(), self.entries.clone());
        record.commitment = Some(Commitment::to(seed));
        record.seed = Some(seed);
        record.result = Some(self.standing);
        record
    }
}

/// Plays a match between these entrants, one for each seat. Chance falls as in a [`tafel_table::Match`] of this
/// seed; each bot has dice of its own that follow from it.
///
/// # Panics
/// If there are fewer entrants than seats.
pub fn play<R: Rules>(rules: &R, options: &R::Options, bots: &[impl Entrant<R>], seed: Seed) -> Played<R> {
    let seated = bots.iter().zip((0..).map(Seat)).take(usize::from(rules.seats(options)));
    let mut players: Vec<Player<'_, R>> =
        seated.map(|(bot, seat)| (rules, bot.sit_down(rules, options, seat, bot_dice(seed, seat)))).collect();
    play_with(&mut players, options, seed)
}

/// The same, where each bot evaluates positions with its own instance of the game, which may have other weights.
pub(crate) fn play_by<R: Evaluate>(players: &[(&R, Level)], options: &R::Options, seed: Seed) -> Played<R> {
    let bots = players.iter().zip((0..).map(Seat));
    let mut bots: Vec<Player<'_, R>> =
        bots.map(|(&(rules, level), seat)| (rules, level.bot(bot_dice(seed, seat)))).collect();
    play_with(&mut bots, options, seed)
}

/// A bot, and the instance of the game that it evaluates positions with.
pub(crate) type Player<'r, R> = (&'r R, Box<dyn Bot<R>>);

/// The same with these bots.
pub(crate) fn play_with<R: Rules>(
    players: &mut [Player<'_, R>],
    options: &R::Options,
    seed: Seed,
) -> Played<R> {
    let rules = players.first().expect("somebody plays").0;
    let seats = rules.seats(options);
    assert!(players.len() >= usize::from(seats), "every seat has a bot");
    let mut state = rules.start(options);
    let (mut entries, mut offers, mut moves, mut odds) = (vec![], vec![], vec![], vec![]);
    loop {
        let pick = |odds: &[(R::Chance, u32)]| {
            let chance = Dice::at(seed, entries.len() as u64).pick(odds);
            entries.push(Entry::Chance(chance));
            chance
        };
        settle(rules, &mut state, &mut odds, pick, &mut Silent);
        let Turn::Seats(awaited) = rules.turn(&state) else { break };
        let seat = awaited.iter().next().expect("somebody is awaited");
        moves.clear();
        rules.moves(&state, seat, &mut moves);
        offers.push(moves.len() as u32);
        let view = rules.view(&state, Viewer::Seat(seat));
        let (own_rules, bot) = &mut players[seat.index()];
        let mv = bot.choose(own_rules, seat, &view, &moves);
        rules.apply(&mut state, seat, mv, &mut Silent);
        entries.push(Entry::Move(seat, mv));
    }
    let standing = rules.standing(&state).expect("a match that is over has a result");
    Played { entries, state, standing, offers }
}

/// Dice that no line of a record uses: lines count up from 0, seats down from the end.
pub(crate) fn bot_dice(seed: Seed, seat: Seat) -> Dice {
    Dice::at(seed, u64::MAX - u64::from(seat.0))
}

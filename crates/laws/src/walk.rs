//! Random play that stops at every state to check the laws.

use crate::law::demand;
use crate::{Breach, Law, allocation, line, places};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Rules, Seed, Silent, Turn};
use tafel_table::{Entry, EntryOf, Record, step};

/// No game of ours comes near this number of lines.
pub(crate) const MOST_LINES: usize = 10_000;

/// Matches to play with each set of options, unless `TAFEL_LAWS_GAMES` says otherwise.
const GAMES: u64 = 12;

/// What was looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// How many matches were played to the end.
    pub games: u64,
    /// How many states were examined.
    pub states: u64,
}

/// Checks all laws along random matches with `options`; the one line of a game's `tests/laws.rs`.
///
/// # Panics
/// If a law is broken, with the record of the play that broke it.
pub fn check<R: Evaluate>(rules: &R, options: &str) {
    let games = match std::env::var("TAFEL_LAWS_GAMES") {
        Ok(number) => number.parse().expect("TAFEL_LAWS_GAMES is a number"),
        Err(_) => GAMES,
    };
    match examine(rules, options, games) {
        Ok(census) => println!("{}: {options}: {} games, {} states", R::ID, census.games, census.states),
        Err(breach) => panic!("{breach}"),
    }
}

/// Checks all laws along `games` random matches with `options`.
///
/// # Errors
/// With the first breach.
pub fn examine<R: Evaluate>(rules: &R, options: &str, games: u64) -> Result<Census, Breach> {
    let at_start =
        |(law, what)| Breach { law, what, record: format!("{} {}\n{options}\n", R::ID, R::VERSION) };
    line::sizes::<R>().map_err(at_start)?;
    line::choices(rules).map_err(at_start)?;
    let options: R::Options =
        options.parse().map_err(|unreadable| at_start((Law::Notation, format!("{unreadable}"))))?;
    let mut census = Census::default();
    for game in 0..games {
        let mut walk = Walk { rules, dice: Dice::at(Seed([7; 32]), game), entries: vec![], states: vec![] };
        walk.play(&options).map_err(|(law, what)| {
            let mut record = Record::<R>::by(rules, options.clone(), walk.entries.clone());
            record.comments.push(tafel_table::Comment { after: 0, text: format!("random match {game}") });
            Breach { law, what, record: record.to_string() }
        })?;
        census.games += 1;
        census.states += walk.states.len() as u64;
    }
    allocation::none_in_steady_play(rules, &options).map_err(at_start)?;
    Ok(census)
}

struct Walk<'r, R: Evaluate> {
    rules: &'r R,
    dice: Dice,
    entries: Vec<EntryOf<R>>,
    states: Vec<R::State>,
}

impl<R: Evaluate> Walk<'_, R> {
    fn play(&mut self, options: &R::Options) -> Result<(), (Law, String)> {
        let mut state = self.rules.start(options);
        let seats = self.rules.seats(options);
        while let Some(entry) = {
            self.states.push(state);
            places::examine(self.rules, &state, seats, &mut self.dice)?;
            any_entry(self.rules, &state, &mut self.dice)
        } {
            demand(Law::Turns, self.entries.len() < MOST_LINES, || {
                format!("no end after {MOST_LINES} lines")
            })?;
            self.entries.push(entry);
            step(self.rules, &mut state, entry, &mut Silent);
        }
        line::records(self.rules, options, &self.entries, &self.states, &mut self.dice)
    }
}

/// Some line that can come next: of any awaited seat, or of chance.
pub(crate) fn any_entry<R: Rules>(rules: &R, state: &R::State, dice: &mut Dice) -> Option<EntryOf<R>> {
    match rules.turn(state) {
        Turn::Over => None,
        Turn::Chance => {
            let mut odds = vec![];
            rules.chances(state, &mut odds);
            Some(Entry::Chance(dice.pick(&odds)))
        }
        Turn::Seats(awaited) => {
            let seat = dice.any(&awaited.iter().collect::<Vec<_>>());
            let mut moves = vec![];
            rules.moves(state, seat, &mut moves);
            Some(Entry::Move(seat, dice.any(&moves)))
        }
    }
}

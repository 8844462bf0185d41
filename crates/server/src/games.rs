//! Every game behind one door: matches that speak text, without the server naming a game.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use tafel_bots::Level;
use tafel_catalogue::{Audience, Listed, Visitor};
use tafel_rules::{Dice, Rules, Seat, Seats, Seed, Silent, Standing, Turn, Unreadable, Viewer};
use tafel_table::{Entry, EntryOf, Fault, Header, Hearing, Match, Problem, Record, Refusal, replay, verify};
use tafel_wire::{GameInfo, GameOption, Replayed};

/// All games, each made once.
pub(crate) struct Games(Vec<(Listed, Box<dyn Game>)>);

/// A game whose types are forgotten.
pub(crate) trait Game: Send + Sync {
    /// Reads what was agreed on; answers it in full, and the number of seats.
    fn agree(&self, options: &str) -> Result<(String, u8), Unreadable>;

    /// Begins a match.
    fn open(&self, options: &str, seed: Seed) -> Result<Box<dyn Play>, Unreadable>;

    /// Goes on where the lines of a record end.
    fn resume(&self, options: &str, lines: &[&str], seed: Seed) -> Result<Box<dyn Play>, Fault>;

    /// Looks at a record; nothing is seen from a seat that there is not.
    fn replay(&self, text: &str, lines: Option<usize>, viewer: Viewer) -> Result<Option<Replayed>, Fault>;
}

/// A match in progress. It never changes: every step answers the match after it, so that the old one stands until
/// the new one is stored.
pub(crate) trait Play: Send + Sync {
    fn seats(&self) -> u8;
    fn turn(&self) -> Turn;
    /// How many lines the record has.
    fn length(&self) -> usize;
    /// The lines of the record from one on.
    fn lines(&self, from: usize) -> Vec<String>;
    fn offers(&self, seat: Seat) -> Vec<String>;
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    fn standing(&self) -> Option<Standing>;
    fn record(&self) -> String;
    fn commitment(&self) -> String;

    /// The match after a move, and what is heard of it.
    fn submit(&self, seat: Seat, notation: &str) -> Result<Played, Refusal>;

    /// The match without the last line of a seat, and which line that was.
    fn take_back(&self, seat: Seat) -> Result<(Box<dyn Play>, usize), Refusal>;

    /// The match as it was before the last line of a seat, and which line that was.
    fn rewind(&self, seat: Seat, seed: Seed) -> Option<(Box<dyn Play>, usize)>;

    /// What a viewer heard from a line on.
    fn heard_since(&self, line: usize, viewer: Viewer) -> Vec<Box<RawValue>>;

    /// Who was awaited after each line.
    fn waits(&self) -> Vec<Seats>;

    /// What a bot on this seat is asked; none if the seat need not act.
    fn question(&self, seat: Seat) -> Option<Box<dyn Question>>;
}

/// The match after a move, and what was told of it.
pub(crate) type Played = (Box<dyn Play>, Box<dyn Heard>);

/// What was told of a move.
pub(crate) trait Heard: Send + Sync {
    /// What one viewer hears.
    fn to(&self, viewer: Viewer) -> Vec<Box<RawValue>>;
}

/// What a bot is asked: rules, seat, view and moves, and nothing else of the match.
pub(crate) trait Question: Send {
    /// One of the moves, in notation.
    fn answer(self: Box<Self>, level: Level, dice: Dice) -> String;
}

impl Games {
    pub(crate) fn load() -> Games {
        let made = |listed: Listed| {
            let game = tafel_catalogue::visit(listed.id, Make).expect("a listed game can be visited");
            (listed, game)
        };
        Games(tafel_catalogue::games().into_iter().map(made).collect())
    }

    /// The game of an id, and the version of its rules.
    pub(crate) fn find(&self, id: &str) -> Option<(&dyn Game, u16)> {
        let (listed, game) = self.0.iter().find(|(listed, _)| listed.id == id)?;
        Some((&**game, listed.version))
    }

    /// The game that a record is of.
    pub(crate) fn of_record(&self, text: &str) -> Result<Option<&dyn Game>, Fault> {
        Ok(self.find(Header::of(text)?.game).map(|(game, _)| game))
    }

    /// All games, as clients list them.
    pub(crate) fn infos(&self) -> Vec<GameInfo> {
        self.0.iter().map(|(listed, _)| info(listed)).collect()
    }
}

fn info(listed: &Listed) -> GameInfo {
    GameInfo {
        id: listed.id,
        version: listed.version,
        audience: match listed.audience {
            Audience::Players => "players",
            Audience::Developers => "developers",
        },
        seats_min: listed.seats_min,
        seats_max: listed.seats_max,
        options: listed
            .options
            .iter()
            .map(|choice| GameOption { key: choice.key, values: choice.values })
            .collect(),
    }
}

struct Make;

impl Visitor for Make {
    type Out = Box<dyn Game>;

    fn visit<R: Rules>(self, rules: Arc<R>) -> Box<dyn Game> {
        Box::new(Ruled(rules))
    }
}

struct Ruled<R>(Arc<R>);

impl<R: Rules> Game for Ruled<R> {
    fn agree(&self, options: &str) -> Result<(String, u8), Unreadable> {
        let options: R::Options = options.parse()?;
        Ok((options.to_string(), self.0.seats(&options)))
    }

    fn open(&self, options: &str, seed: Seed) -> Result<Box<dyn Play>, Unreadable> {
        let (opened, _) = Match::open(self.0.clone(), options.parse()?, seed);
        Ok(Box::new(opened))
    }

    fn resume(&self, options: &str, lines: &[&str], seed: Seed) -> Result<Box<dyn Play>, Fault> {
        let fault = |line: usize| move |unreadable| Fault { line, problem: Problem::Unreadable(unreadable) };
        let options = options.parse().map_err(fault(1))?;
        let entries: Result<Vec<EntryOf<R>>, Fault> =
            lines.iter().enumerate().map(|(at, line)| line.parse().map_err(fault(at + 2))).collect();
        let (resumed, _) = Match::resume(self.0.clone(), Record::new(options, entries?), seed)?;
        Ok(Box::new(resumed))
    }

    fn replay(&self, text: &str, lines: Option<usize>, viewer: Viewer) -> Result<Option<Replayed>, Fault> {
        let mut record = Record::<R>::read(text)?;
        let whole = replay(&*self.0, &record, &mut Silent)?;
        let verified_draws = record.seed.map(|_| verify(&*self.0, &record)).transpose()?;
        let length = record.entries.len();
        let mut state = whole.state;
        if let Some(lines) = lines.filter(|&lines| lines < length) {
            record.entries.truncate(lines);
            record.result = None;
            state = replay(&*self.0, &record, &mut Silent)?.state;
        }
        let seats = self.0.seats(&record.options);
        if matches!(viewer, Viewer::Seat(seat) if seat.0 >= seats) {
            return Ok(None);
        }
        Ok(Some(Replayed {
            game: R::ID,
            options: record.options.to_string(),
            lines: length,
            view: raw(&self.0.view(&state, viewer)),
            result: self.0.standing(&state).map(|standing| crate::tables::standing(&standing, seats)),
            verified_draws,
        }))
    }
}

impl<R: Rules> Play for Match<R> {
    fn seats(&self) -> u8 {
        Match::seats(self)
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn length(&self) -> usize {
        self.entries().len()
    }

    fn lines(&self, from: usize) -> Vec<String> {
        self.entries().iter().skip(from).map(ToString::to_string).collect()
    }

    fn offers(&self, seat: Seat) -> Vec<String> {
        Match::offers(self, seat).iter().map(ToString::to_string).collect()
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&Match::view(self, viewer))
    }

    fn standing(&self) -> Option<Standing> {
        Match::standing(self)
    }

    fn record(&self) -> String {
        Match::record(self).to_string()
    }

    fn commitment(&self) -> String {
        Match::commitment(self).to_string()
    }

    fn submit(&self, seat: Seat, notation: &str) -> Result<Played, Refusal> {
        let mv = notation.parse()?;
        let mut next = self.clone();
        let hearing = Match::submit(&mut next, seat, mv)?;
        Ok((Box::new(next), Box::new(hearing)))
    }

    fn take_back(&self, seat: Seat) -> Result<(Box<dyn Play>, usize), Refusal> {
        let mut next = self.clone();
        let line = Match::take_back(&mut next, seat)?;
        Ok((Box::new(next), line))
    }

    fn rewind(&self, seat: Seat, seed: Seed) -> Option<(Box<dyn Play>, usize)> {
        let own = |entry: &EntryOf<R>| matches!(entry, Entry::Move(by, _) if *by == seat);
        let line = self.entries().iter().rposition(own)?;
        let record = Record::new(self.options().clone(), self.entries()[..line].to_vec());
        let (rewound, _) = Match::resume(self.rules().clone(), record, seed).ok()?;
        Some((Box::new(rewound), line))
    }

    fn heard_since(&self, line: usize, viewer: Viewer) -> Vec<Box<RawValue>> {
        let rules = &**self.rules();
        let mut state = rules.start(self.options());
        let mut hearing = Hearing::default();
        for (index, &entry) in self.entries().iter().enumerate() {
            if index == line {
                hearing = Hearing::default();
            }
            match entry {
                Entry::Move(seat, mv) => rules.apply(&mut state, seat, mv, &mut hearing),
                Entry::Chance(chance) => rules.resolve(&mut state, chance, &mut hearing),
            }
        }
        if line >= self.entries().len() { vec![] } else { Heard::to(&hearing, viewer) }
    }

    fn waits(&self) -> Vec<Seats> {
        let rules = &**self.rules();
        let mut state = rules.start(self.options());
        let after = |&entry: &EntryOf<R>| {
            match entry {
                Entry::Move(seat, mv) => rules.apply(&mut state, seat, mv, &mut Silent),
                Entry::Chance(chance) => rules.resolve(&mut state, chance, &mut Silent),
            }
            rules.turn(&state).awaited()
        };
        self.entries().iter().map(after).collect()
    }

    fn question(&self, seat: Seat) -> Option<Box<dyn Question>> {
        let moves = Match::offers(self, seat);
        let view = Match::view(self, Viewer::Seat(seat));
        let asked = Asked::<R> { rules: self.rules().clone(), seat, view, moves };
        (!asked.moves.is_empty()).then(|| Box::new(asked) as Box<dyn Question>)
    }
}

impl<E: Copy + Serialize + Send + Sync> Heard for Hearing<E> {
    fn to(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        Hearing::to(self, viewer).map(|effect| raw(&effect)).collect()
    }
}

struct Asked<R: Rules> {
    rules: Arc<R>,
    seat: Seat,
    view: R::View,
    moves: Vec<R::Move>,
}

impl<R: Rules> Question for Asked<R> {
    fn answer(self: Box<Self>, level: Level, dice: Dice) -> String {
        let mut bot = level.bot::<R>(dice);
        bot.choose(&self.rules, self.seat, &self.view, &self.moves).to_string()
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views and effects can be written as JSON")
}

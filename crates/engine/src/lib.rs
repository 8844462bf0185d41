//! Every game behind one door: matches that speak text, for callers that do not name a game.
//!
//! The server, the command line and the page's own engine are homes of it. There are no threads, files, clocks or random
//! numbers of its own here: a caller brings dice and seeds.

mod frames;
mod play;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use tafel_bots::Level;
use tafel_catalogue::{Audience, Listed, Visitor};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seat, Seats, Seed, Silent, Turn, Unreadable, Viewer};
use tafel_table::{EntryOf, Fault, Header, Match, Problem, Record, Refusal, replay};
use tafel_wire::{Advised, GameInfo, GameOption, Replayed, Source, Standing};

/// All games, each made once.
pub struct Games(Vec<(Listed, Box<dyn Game>)>);

/// Why a match cannot be shown line by line, or gone on with.
#[derive(Debug, thiserror::Error)]
pub enum CannotReplay {
    /// A line of the record is wrong.
    #[error(transparent)]
    Faulty(#[from] Fault),
    /// The match has fewer seats.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// The record has fewer lines.
    #[error("the record has fewer lines")]
    NoSuchLine,
    /// After these lines nothing is left to play.
    #[error("the match is over there")]
    Over,
    /// Its views and effects would fill more than can be sent.
    #[error("the match is too long to be shown at once")]
    TooLong,
}

/// A game whose types are forgotten.
pub trait Game: Send + Sync {
    /// Reads what was agreed on; answers it in full, and the number of seats.
    fn agree(&self, options: &str) -> Result<(String, u8), Unreadable>;

    /// Goes on where the lines of a record end, of which the first so many were taken over from another match.
    fn resume(
        &self,
        options: &str,
        inherited: usize,
        lines: &[&str],
        seed: Seed,
    ) -> Result<Arc<dyn Play>, Fault>;

    /// Looks at a record through somebody's eyes.
    fn replay(&self, text: &str, viewer: Viewer) -> Result<Replayed, CannotReplay>;

    /// What there is to take over from a record up to a line.
    fn take_over(&self, text: &str, lines: usize) -> Result<TakenOver, CannotReplay>;
}

/// The beginning of another match.
pub struct TakenOver {
    /// What was agreed on.
    pub options: String,
    /// The lines of play.
    pub lines: Vec<String>,
}

/// A match in progress. It never changes: every step answers the match after it, so that the old one stands until
/// the new one is stored.
pub trait Play: Send + Sync {
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Who is awaited.
    fn turn(&self) -> Turn;
    /// How many lines the record has.
    fn length(&self) -> usize;
    /// The lines of the record from one on.
    fn lines(&self, from: usize) -> Vec<String>;
    /// The legal moves of a seat, in notation.
    fn offers(&self, seat: Seat) -> Vec<String>;
    /// What a viewer knows and, as `facts`, what follows from it, as JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The result, once the match is over.
    fn standing(&self) -> Option<Standing>;
    /// Where the points of each seat come from, as if the match ended now.
    fn tally(&self) -> Vec<Vec<Source>>;
    /// The record so far; once the match is over, with its seed and result.
    fn record(&self) -> String;
    /// The promise about the seed.
    fn commitment(&self) -> String;

    /// The match after a move, and what is heard of it.
    fn submit(&self, seat: Seat, notation: &str) -> Result<Played, Refusal>;

    /// The match without the last line of a seat, and which line that was.
    fn take_back(&self, seat: Seat) -> Result<(Arc<dyn Play>, usize), Refusal>;

    /// The match as it was before the last line of a seat, and which line that was.
    fn rewind(&self, seat: Seat, seed: Seed) -> Option<(Arc<dyn Play>, usize)>;

    /// What a viewer heard from a line on, as a list.
    fn heard_since(&self, line: usize, viewer: Viewer) -> Box<RawValue>;

    /// The whole match through somebody's eyes.
    fn replay(&self, viewer: Viewer) -> Result<Replayed, CannotReplay>;

    /// Who was awaited at the start and after each line.
    fn waits(&self) -> Vec<Seats>;

    /// What a bot on this seat is asked; none if the seat need not act.
    fn question(&self, seat: Seat) -> Option<Box<dyn Question>>;
}

/// The match after a move, and what was told of it.
pub type Played = (Arc<dyn Play>, Box<dyn Heard>);

/// What was told of a move.
pub trait Heard: Send + Sync {
    /// What one viewer hears, as a list.
    fn to(&self, viewer: Viewer) -> Box<RawValue>;
}

/// What a bot is asked: rules, seat, view and moves, and nothing else of the match.
pub trait Question: Send {
    /// One of the moves, in notation.
    fn answer(self: Box<Self>, level: Level, dice: Dice) -> String;

    /// The moves that the bot thinks best, the best first.
    fn advise(self: Box<Self>, level: Level, dice: Dice) -> Vec<Advised>;
}

impl Games {
    /// Makes all games.
    ///
    /// # Panics
    /// Never: every listed game can be visited.
    pub fn load() -> Games {
        let made = |listed: Listed| {
            let game = tafel_catalogue::visit(listed.id, Make).expect("a listed game can be visited");
            (listed, game)
        };
        Games(tafel_catalogue::games().into_iter().map(made).collect())
    }

    /// The same games, one of them changed, so that somebody can see what a mistake in its rules comes to.
    #[must_use]
    pub fn with(mut self, id: &str, change: impl FnOnce(Box<dyn Game>) -> Box<dyn Game>) -> Games {
        if let Some(at) = self.0.iter().position(|(listed, _)| listed.id == id) {
            let (listed, game) = self.0.remove(at);
            self.0.insert(at, (listed, change(game)));
        }
        self
    }

    /// The games as clients list them.
    pub fn infos(&self) -> Vec<GameInfo> {
        self.0.iter().map(|(listed, _)| info(listed)).collect()
    }

    /// The game of an id, and the version of its rules.
    pub fn find(&self, id: &str) -> Option<(&dyn Game, u16)> {
        let (listed, game) = self.0.iter().find(|(listed, _)| listed.id == id)?;
        Some((&**game, listed.version))
    }

    /// The games that people play, with the versions of their rules.
    pub fn for_people(&self) -> impl Iterator<Item = (&dyn Game, &'static str, u16)> {
        let for_people = self.0.iter().filter(|(listed, _)| listed.audience == Audience::Players);
        for_people.map(|(listed, game)| (&**game, listed.id, listed.version))
    }

    /// The game that a record is of.
    pub fn of_record(&self, text: &str) -> Result<Option<&dyn Game>, Fault> {
        Ok(self.find(Header::of(text)?.game).map(|(game, _)| game))
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
        minutes_min: listed.minutes_min,
        minutes_max: listed.minutes_max,
        options: listed
            .options
            .iter()
            .map(|choice| GameOption { key: choice.key, values: choice.values })
            .collect(),
        levels: Level::FOR_PEOPLE.iter().map(ToString::to_string).collect(),
    }
}

struct Make;

impl Visitor for Make {
    type Out = Box<dyn Game>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Box<dyn Game> {
        Box::new(Ruled(rules))
    }
}

struct Ruled<R>(Arc<R>);

impl<R: Evaluate> Game for Ruled<R> {
    fn agree(&self, options: &str) -> Result<(String, u8), Unreadable> {
        let options: R::Options = options.parse()?;
        Ok((options.to_string(), self.0.seats(&options)))
    }

    fn resume(
        &self,
        options: &str,
        inherited: usize,
        lines: &[&str],
        seed: Seed,
    ) -> Result<Arc<dyn Play>, Fault> {
        let fault = |line: usize| move |unreadable| Fault { line, problem: Problem::Unreadable(unreadable) };
        let options = options.parse().map_err(fault(1))?;
        let entries: Result<Vec<EntryOf<R>>, Fault> =
            lines.iter().enumerate().map(|(at, line)| line.parse().map_err(fault(at + 2))).collect();
        let mut record = Record::new(options, entries?);
        record.inherited = inherited;
        let (resumed, _) = Match::resume(self.0.clone(), record, seed)?;
        Ok(Arc::new(resumed))
    }

    fn replay(&self, text: &str, viewer: Viewer) -> Result<Replayed, CannotReplay> {
        frames::of_record(&*self.0, text, viewer)
    }

    fn take_over(&self, text: &str, lines: usize) -> Result<TakenOver, CannotReplay> {
        let mut record = Record::<R>::read(text)?;
        if lines > record.entries.len() {
            return Err(CannotReplay::NoSuchLine);
        }
        record.entries.truncate(lines);
        record.result = None;
        let reached = replay(&*self.0, &record, &mut Silent)?;
        if self.0.turn(&reached.state) == Turn::Over {
            return Err(CannotReplay::Over);
        }
        Ok(TakenOver {
            options: record.options.to_string(),
            lines: record.entries.iter().map(ToString::to_string).collect(),
        })
    }
}

/// A view as people get it: with what follows from it.
#[derive(Serialize)]
struct WithFacts<V, F> {
    #[serde(flatten)]
    view: V,
    facts: F,
}

/// What a viewer knows and what follows from it, as JSON.
fn view_json<R: Evaluate>(rules: &R, view: R::View) -> Box<RawValue> {
    let facts = rules.facts(&view);
    raw(&WithFacts { view, facts })
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views and effects can be written as JSON")
}

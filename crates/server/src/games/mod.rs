//! Every game behind one door: matches that speak text, without the server naming a game.

mod archive;
mod frames;
mod play;

pub(crate) use archive::{archived, unpacked};

use crate::api::Lasting;
use crate::error::Error;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use tafel_bots::Level;
use tafel_catalogue::{Audience, Listed, Visitor};
use tafel_rules::{Dice, Rules, Seat, Seats, Seed, Silent, Standing, Turn, Unreadable, Viewer};
use tafel_table::{EntryOf, Fault, Header, Match, Problem, Record, Refusal, replay};
use tafel_wire::{Advised, GameInfo, GameOption, Replayed, Source};

/// All games, each made once.
pub(crate) struct Games {
    games: Vec<(Listed, Box<dyn Game>)>,
    /// The games as clients list them.
    pub(crate) listed: Lasting,
}

/// A game whose types are forgotten.
pub(crate) trait Game: Send + Sync {
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
    fn replay(&self, text: &str, viewer: Viewer) -> Result<Replayed, Error>;

    /// What there is to take over from a record up to a line.
    fn take_over(&self, text: &str, lines: usize) -> Result<TakenOver, Error>;
}

/// The beginning of another match.
pub(crate) struct TakenOver {
    /// What was agreed on.
    pub(crate) options: String,
    /// The lines of play.
    pub(crate) lines: Vec<String>,
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
    /// Where the points of each seat come from, as if the match ended now.
    fn tally(&self) -> Vec<Vec<Source>>;
    fn record(&self) -> String;
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
    fn replay(&self, viewer: Viewer) -> Result<Replayed, Error>;

    /// Who was awaited at the start and after each line.
    fn waits(&self) -> Vec<Seats>;

    /// What a bot on this seat is asked; none if the seat need not act.
    fn question(&self, seat: Seat) -> Option<Box<dyn Question>>;
}

/// The match after a move, and what was told of it.
pub(crate) type Played = (Arc<dyn Play>, Box<dyn Heard>);

/// What was told of a move.
pub(crate) trait Heard: Send + Sync {
    /// What one viewer hears, as a list.
    fn to(&self, viewer: Viewer) -> Box<RawValue>;
}

/// What a bot is asked: rules, seat, view and moves, and nothing else of the match.
pub(crate) trait Question: Send {
    /// One of the moves, in notation.
    fn answer(self: Box<Self>, level: Level, dice: Dice) -> String;

    /// The moves that the bot thinks best, the best first.
    fn advise(self: Box<Self>, level: Level, dice: Dice) -> Vec<Advised>;
}

impl Games {
    pub(crate) fn load() -> Games {
        let made = |listed: Listed| {
            let game = tafel_catalogue::visit(listed.id, Make).expect("a listed game can be visited");
            (listed, game)
        };
        let games: Vec<(Listed, Box<dyn Game>)> = tafel_catalogue::games().into_iter().map(made).collect();
        let infos: Vec<GameInfo> = games.iter().map(|(listed, _)| info(listed)).collect();
        let listed = serde_json::to_string(&infos).expect("games can be written as JSON");
        Games { games, listed: Lasting::new("application/json", listed) }
    }

    /// The game of an id, and the version of its rules.
    pub(crate) fn find(&self, id: &str) -> Option<(&dyn Game, u16)> {
        let (listed, game) = self.games.iter().find(|(listed, _)| listed.id == id)?;
        Some((&**game, listed.version))
    }

    /// Games whose finished matches are archived, so that they can be looked at when their rules have changed: those that
    /// people play.
    pub(crate) fn to_archive(&self) -> impl Iterator<Item = (&dyn Game, &'static str, u16)> {
        let for_people = self.games.iter().filter(|(listed, _)| listed.audience == Audience::Players);
        for_people.map(|(listed, game)| (&**game, listed.id, listed.version))
    }

    /// The game that a record is of.
    pub(crate) fn of_record(&self, text: &str) -> Result<Option<&dyn Game>, Fault> {
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

    fn replay(&self, text: &str, viewer: Viewer) -> Result<Replayed, Error> {
        frames::of_record(&*self.0, text, viewer)
    }

    fn take_over(&self, text: &str, lines: usize) -> Result<TakenOver, Error> {
        let mut record = Record::<R>::read(text)?;
        if lines > record.entries.len() {
            return Err(Error::Unreadable("the record has not so many lines".into()));
        }
        record.entries.truncate(lines);
        record.result = None;
        let reached = replay(&*self.0, &record, &mut Silent)?;
        if self.0.turn(&reached.state) == Turn::Over {
            return Err(Error::Unreadable("the match is over there".into()));
        }
        Ok(TakenOver {
            options: record.options.to_string(),
            lines: record.entries.iter().map(ToString::to_string).collect(),
        })
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views and effects can be written as JSON")
}

//! A match in progress behind the door that speaks text.

use crate::{CannotReplay, Question, frames, plan, question, raw, view_json};
use serde::Serialize;
use serde_json::value::RawValue;
use std::sync::Arc;
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Seat, Seats, Seed, Silent, Turn, Viewer};
use tafel_table::{EffectLog, Entry, EntryOf, Line, Match, Record, Referee, Refusal, step};
use tafel_wire::{Planned, Replayed, Source, Standing};

/// A match in progress. It never changes: every step returns the match after it, so that the old one stands until
/// the new one is stored.
pub trait Play: Send + Sync {
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Who is awaited.
    fn turn(&self) -> Turn;
    /// How many lines the record has.
    fn length(&self) -> usize;
    /// The lines of the record, beginning with the given one.
    fn lines(&self, from: usize) -> Vec<Line>;
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
    /// The record so far with its seed, for whoever may know what chance will decide.
    fn record_with_seed(&self) -> String;
    /// The promise about the seed.
    fn commitment(&self) -> String;

    /// The match after a move, and what happened.
    ///
    /// # Errors
    /// If the text is not a move of the game, or the move is not legal.
    fn submit(&self, seat: Seat, notation: &str) -> Result<Played, Refusal>;

    /// Why a seat cannot make a move; none if it can.
    fn why_not(&self, seat: Seat, notation: &str) -> Option<Refusal>;

    /// What would be after moves of a seat, as far as it can be known before they are made.
    fn plan(&self, seat: Seat, moves: &[&str]) -> Planned;

    /// The match without the last line of a seat, and which line that was.
    ///
    /// # Errors
    /// If there is none that can be taken back.
    fn take_back(&self, seat: Seat) -> Result<(Arc<dyn Play>, usize), Refusal>;

    /// The match as it was before the last line of a seat, and which line that was.
    fn rewind(&self, seat: Seat, seed: Seed) -> Option<(Arc<dyn Play>, usize)>;

    /// What a viewer heard since a line, as a list.
    fn heard_since(&self, line: usize, viewer: Viewer) -> Box<RawValue>;

    /// What a viewer heard of the last line of a seat, as a list.
    fn heard_of_last(&self, seat: Seat, viewer: Viewer) -> Option<Box<RawValue>>;

    /// The points that a seat has, as far as it knows them.
    fn known_points(&self, seat: Seat) -> i16;

    /// The whole match as one viewer saw it.
    ///
    /// # Errors
    /// If it has no such seat, or is too long.
    fn replay(&self, viewer: Viewer) -> Result<Replayed, CannotReplay>;

    /// Who was awaited at the start and after each line.
    fn waits(&self) -> Vec<Seats>;

    /// What a bot on this seat is asked; none if the seat need not act.
    fn question(&self, seat: Seat) -> Option<Box<dyn Question>>;
}

/// The match after a step.
pub struct Played {
    /// The match as it is then.
    pub play: Arc<dyn Play>,
    /// The lines that were added: the move, and how chance fell after it.
    pub lines: Vec<Line>,
    /// What was told about them.
    pub heard: Box<dyn Heard>,
}

impl Played {
    /// The match after its lines from `from` on.
    pub(crate) fn since<R: Evaluate>(from: usize, next: Match<R>, effects: EffectLog<R::Effect>) -> Played {
        let next = Arc::new(next);
        Played { lines: Play::lines(&*next, from), play: next, heard: Box::new(effects) }
    }
}

/// What was told about a move.
pub trait Heard: Send + Sync {
    /// What one viewer hears, as a list.
    fn to(&self, viewer: Viewer) -> Box<RawValue>;
}

impl<R: Evaluate> Play for Match<R> {
    fn seats(&self) -> u8 {
        Match::seats(self)
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn length(&self) -> usize {
        self.entries().len()
    }

    fn lines(&self, from: usize) -> Vec<Line> {
        self.entries().iter().skip(from).map(Line::from).collect()
    }

    fn offers(&self, seat: Seat) -> Vec<String> {
        Match::offers(self, seat).iter().map(ToString::to_string).collect()
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        view_json(&**self.rules(), Match::view(self, viewer))
    }

    fn standing(&self) -> Option<Standing> {
        Match::standing(self).map(|standing| frames::standing(&standing, Match::seats(self)))
    }

    fn tally(&self) -> Vec<Vec<Source>> {
        frames::tally(&**self.rules(), self.state(), Match::seats(self))
    }

    fn record(&self) -> String {
        Match::record(self).to_string()
    }

    fn record_with_seed(&self) -> String {
        Match::record_with_seed(self).to_string()
    }

    fn commitment(&self) -> String {
        Match::commitment(self).to_string()
    }

    fn submit(&self, seat: Seat, notation: &str) -> Result<Played, Refusal> {
        let mv = notation.parse()?;
        let mut next = self.clone();
        let effects = Match::submit(&mut next, seat, mv)?;
        Ok(Played::since(self.entries().len(), next, effects))
    }

    fn why_not(&self, seat: Seat, notation: &str) -> Option<Refusal> {
        let mut tried = *self.state();
        let mut referee = Referee::new(&**self.rules());
        let mv = notation.parse().map_err(Refusal::Unreadable);
        mv.and_then(|mv| referee.judge(&mut tried, Entry::Move(seat, mv), &mut Silent)).err()
    }

    fn plan(&self, seat: Seat, moves: &[&str]) -> Planned {
        plan::of(self, seat, moves)
    }

    fn take_back(&self, seat: Seat) -> Result<(Arc<dyn Play>, usize), Refusal> {
        let mut next = self.clone();
        let line = Match::take_back(&mut next, seat)?;
        Ok((Arc::new(next), line))
    }

    fn rewind(&self, seat: Seat, seed: Seed) -> Option<(Arc<dyn Play>, usize)> {
        let own = |entry: &EntryOf<R>| matches!(entry, Entry::Move(by, _) if *by == seat);
        let line = self.entries().iter().rposition(own)?;
        if line < self.inherited() {
            return None;
        }
        let mut record = Record::by(&**self.rules(), self.options().clone(), self.entries()[..line].to_vec());
        record.inherited = self.inherited();
        let (rewound, _) = Match::resume(self.rules().clone(), record, seed).ok()?;
        Some((Arc::new(rewound), line))
    }

    fn heard_since(&self, line: usize, viewer: Viewer) -> Box<RawValue> {
        let rules = &**self.rules();
        let mut state = rules.start(self.options());
        let mut effects = EffectLog::default();
        let (before, since) = self.entries().split_at(line.min(self.entries().len()));
        before.iter().for_each(|&entry| step(rules, &mut state, entry, &mut Silent));
        since.iter().for_each(|&entry| step(rules, &mut state, entry, &mut effects));
        Heard::to(&effects, viewer)
    }

    fn heard_of_last(&self, seat: Seat, viewer: Viewer) -> Option<Box<RawValue>> {
        let rules = &**self.rules();
        let own = |entry: &EntryOf<R>| matches!(entry, Entry::Move(by, _) if *by == seat);
        let last = self.entries().iter().rposition(own)?;
        let mut state = rules.start(self.options());
        self.entries()[..last].iter().for_each(|&entry| step(rules, &mut state, entry, &mut Silent));
        let mut effects = EffectLog::default();
        step(rules, &mut state, self.entries()[last], &mut effects);
        Some(Heard::to(&effects, viewer))
    }

    fn known_points(&self, seat: Seat) -> i16 {
        let rules = &**self.rules();
        // What is hidden from the seat is imagined, always in the same way, so that nothing of it shows.
        let state = rules.imagine(&Match::view(self, Viewer::Seat(seat)), &mut Dice::at(Seed([0; 32]), 0));
        let mut sources = vec![];
        rules.tally(&state, seat, &mut sources);
        sources.iter().map(|(_, points)| points).sum()
    }

    fn replay(&self, viewer: Viewer) -> Result<Replayed, CannotReplay> {
        frames::of_match(self, viewer)
    }

    fn waits(&self) -> Vec<Seats> {
        let rules = &**self.rules();
        let mut state = rules.start(self.options());
        let first = rules.turn(&state).awaited();
        let after = |&entry: &EntryOf<R>| {
            step(rules, &mut state, entry, &mut Silent);
            rules.turn(&state).awaited()
        };
        std::iter::once(first).chain(self.entries().iter().map(after)).collect()
    }

    fn question(&self, seat: Seat) -> Option<Box<dyn Question>> {
        let (view, moves) = (Match::view(self, Viewer::Seat(seat)), Match::offers(self, seat));
        question::of(self.rules(), seat, view, moves)
    }
}

impl<E: Copy + Serialize + Send + Sync> Heard for EffectLog<E> {
    fn to(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&EffectLog::to(self, viewer).collect::<Vec<E>>())
    }
}

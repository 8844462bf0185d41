//! A match of known types behind the door that speaks text.

use crate::{CannotReplay, Heard, Play, Played, Question, frames, raw};
use serde::Serialize;
use serde_json::value::RawValue;
use std::sync::Arc;
use tafel_bots::{Advice, Level};
use tafel_rules::{Dice, Rules, Seat, Seats, Seed, Silent, Turn, Viewer};
use tafel_table::{Entry, EntryOf, Hearing, Match, Record, Refusal, step};
use tafel_wire::{Advised, Replayed, Source, Standing};

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
        Match::standing(self).map(|standing| frames::standing(&standing, Match::seats(self)))
    }

    fn tally(&self) -> Vec<Vec<Source>> {
        frames::tally(&**self.rules(), self.state(), Match::seats(self))
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
        Ok((Arc::new(next), Box::new(hearing)))
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
        let mut record = Record::new(self.options().clone(), self.entries()[..line].to_vec());
        record.inherited = self.inherited();
        let (rewound, _) = Match::resume(self.rules().clone(), record, seed).ok()?;
        Some((Arc::new(rewound), line))
    }

    fn heard_since(&self, line: usize, viewer: Viewer) -> Box<RawValue> {
        let rules = &**self.rules();
        let mut state = rules.start(self.options());
        let mut hearing = Hearing::default();
        let (before, since) = self.entries().split_at(line.min(self.entries().len()));
        before.iter().for_each(|&entry| step(rules, &mut state, entry, &mut Silent));
        since.iter().for_each(|&entry| step(rules, &mut state, entry, &mut hearing));
        Heard::to(&hearing, viewer)
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
        let moves = Match::offers(self, seat);
        let view = Match::view(self, Viewer::Seat(seat));
        let asked = Asked::<R> { rules: self.rules().clone(), seat, view, moves };
        (!asked.moves.is_empty()).then(|| Box::new(asked) as Box<dyn Question>)
    }
}

impl<E: Copy + Serialize + Send + Sync> Heard for Hearing<E> {
    fn to(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&Hearing::to(self, viewer).collect::<Vec<E>>())
    }
}

/// How many moves are advised.
const ADVISED: usize = 3;

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
    fn advise(self: Box<Self>, level: Level, dice: Dice) -> Vec<Advised> {
        let thoughts = level.advise(&*self.rules, self.seat, &self.view, &self.moves, dice.clone());
        if thoughts.is_empty() {
            return vec![Advised { mv: self.answer(level, dice), points: None }];
        }
        let advised =
            |thought: &Advice<R::Move>| Advised { mv: thought.mv.to_string(), points: Some(thought.points) };
        thoughts.iter().take(ADVISED).map(advised).collect()
    }
}

//! A table on this machine. Everybody who plays at it sits at one screen, so nobody has to agree to a take-back.

use crate::GAMES;
use serde_json::value::RawValue;
use std::sync::Arc;
use tafel_engine::{Game, Play, refused};
use tafel_rules::{MAX_SEATS, Seat, Seed, Turn, Unreadable, Viewer};
use tafel_table::{Fault, Line};
use tafel_wire::{Position, Refused};

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
pub enum CannotOpen {
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The options are not the game's.
    #[error(transparent)]
    Options(#[from] Unreadable),
    /// A line cannot be read or cannot happen.
    #[error(transparent)]
    Faulty(#[from] Fault),
}

/// A match in progress, and the seed that decides chance in it.
pub struct Table {
    play: Arc<dyn Play>,
    seed: Seed,
    /// How often each seat has moved, and how often anything was taken back: a question is numbered by both.
    moved: [u32; MAX_SEATS],
    taken_back: u32,
}

impl Table {
    /// Begins a match.
    ///
    /// # Errors
    /// If there is no such game or option.
    pub fn open(game: &str, options: &str, seed: Seed) -> Result<Table, CannotOpen> {
        Ok(Table::of(game_of(game)?.open(options, seed)?.play, seed))
    }

    /// Goes on where stored lines end, the first `inherited` of which come from another match.
    ///
    /// # Errors
    /// If there is no such game or option, or a line cannot be read or cannot happen.
    pub fn resume(
        game: &str,
        options: &str,
        inherited: usize,
        lines: &[Line],
        seed: Seed,
    ) -> Result<Table, CannotOpen> {
        let lines: Vec<&Line> = lines.iter().collect();
        Ok(Table::of(game_of(game)?.resume(options, inherited, &lines, seed)?, seed))
    }

    fn of(play: Arc<dyn Play>, seed: Seed) -> Table {
        let mut moved = [0; MAX_SEATS];
        for line in play.lines(0) {
            if let Some(seat) = line.actor.seat() {
                moved[seat.index()] += 1;
            }
        }
        Table { play, seed, moved, taken_back: 0 }
    }

    /// Makes a move; returns how many lines the record had before it.
    ///
    /// # Errors
    /// With the reason why not; nothing has happened then.
    pub fn submit(&mut self, seat: Seat, notation: &str) -> Result<usize, Refused> {
        let before = self.play.length();
        let played =
            self.play.submit(seat, notation).map_err(|refusal| refused(Some(self.ask(seat)), &refusal))?;
        self.play = played.play;
        self.moved[seat.index()] += 1;
        Ok(before)
    }

    /// Takes back the last line of a seat, and what followed from it where it cannot be left.
    ///
    /// # Errors
    /// If the seat has made no move that could be taken back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        let before = match self.play.take_back(seat) {
            Ok((play, _)) => play,
            Err(refusal) => match self.play.rewind(seat, self.seed) {
                Some((play, _)) => play,
                None => return Err(refused(None, &refusal)),
            },
        };
        self.play = before;
        self.taken_back += 1;
        Ok(())
    }

    /// Why a seat cannot make a move; none if it can.
    pub fn why_not(&self, seat: Seat, notation: &str) -> Option<Refused> {
        Some(refused(None, &self.play.why_not(seat, notation)?))
    }

    /// What a viewer may know, with what was heard since a line; none if lines were taken back since.
    pub fn position(&self, viewer: Viewer, since: Option<usize>) -> Position {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let turn = self.play.turn();
        let (awaited, over) = (turn.awaited(), turn == Turn::Over);
        let asked = own.filter(|&seat| awaited.contains(seat));
        let nothing = || RawValue::from_string("[]".to_owned()).expect("an empty list is JSON");
        Position {
            line: self.play.length() as u32,
            seat: own.map(|seat| seat.0),
            effects: since.map_or_else(nothing, |line| self.play.heard_since(line, viewer)),
            taken_back: since.is_none(),
            view: self.play.view(viewer),
            awaited: awaited.iter().map(|seat| seat.0).collect(),
            ask: asked.map(|seat| self.ask(seat)),
            offers: asked.map(|seat| self.play.offers(seat)).unwrap_or_default(),
            take_back: None,
            clock: None,
            commitment: self.play.commitment(),
            seed: over.then(|| self.seed.to_string()),
            result: self.play.standing(),
            tally: over.then(|| self.play.tally()),
        }
    }

    /// The match as it is.
    pub fn play(&self) -> &dyn Play {
        &*self.play
    }

    fn ask(&self, seat: Seat) -> u32 {
        1 + self.moved[seat.index()] + self.taken_back
    }
}

pub(crate) fn game_of(id: &str) -> Result<&'static dyn Game, CannotOpen> {
    GAMES.find(id).map(|(game, _)| &**game).ok_or(CannotOpen::NoSuchGame)
}

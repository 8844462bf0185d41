//! Matches with a record, as they are played at a table.

use crate::errors::refused;
use pyo3::prelude::*;
use std::sync::{Arc, LazyLock};
use tafel_engine::{Games, Play};
use tafel_rules::{Seat, Seed, Viewer};
use tafel_table::Refusal;

static GAMES: LazyLock<Games> = LazyLock::new(Games::load);

/// A match in progress.
#[pyclass(module = "tafelrunde._native")]
pub(crate) struct Match {
    game: &'static str,
    play: Arc<dyn Play>,
}

impl Match {
    pub(crate) fn open(game: &'static str, options: &str, seed: Seed) -> PyResult<Match> {
        let (known, _) = GAMES.find(game).ok_or_else(|| refused("no such game"))?;
        Ok(Match { game, play: known.open(options, seed).map_err(refused)?.play })
    }

    fn seat(&self, seat: u8) -> PyResult<Seat> {
        if seat < self.play.seats() {
            Ok(Seat(seat))
        } else {
            Err(refused(format!("there is no seat {seat} among {}", self.play.seats())))
        }
    }

    fn viewer(&self, seat: Option<u8>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Public), |seat| self.seat(seat).map(Viewer::Seat))
    }

    /// Why something is refused, with the words of the rule that forbids it.
    fn sentence(&self, refusal: &Refusal) -> String {
        let Refusal::Illegal(Some(objection)) = refusal else { return refusal.to_string() };
        let rule = GAMES.find(self.game).and_then(|(game, _)| game.rule_text(objection.rule));
        rule.map_or_else(|| refusal.to_string(), |rule| format!("{refusal}: {rule}"))
    }
}

#[pymethods]
impl Match {
    #[getter]
    fn seats(&self) -> u8 {
        self.play.seats()
    }

    #[getter]
    fn awaited(&self) -> Vec<u16> {
        self.play.turn().awaited().iter().map(|seat| u16::from(seat.0)).collect()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.play.standing().is_some()
    }

    #[getter]
    fn points(&self) -> Option<Vec<i16>> {
        self.play.standing().map(|standing| standing.points)
    }

    #[getter]
    fn ranks(&self) -> Option<Vec<u16>> {
        self.play.standing().map(|standing| standing.ranks.into_iter().map(u16::from).collect())
    }

    fn offers(&self, seat: u8) -> PyResult<Vec<String>> {
        Ok(self.play.offers(self.seat(seat)?))
    }

    fn submit(&mut self, seat: u8, notation: &str) -> PyResult<Vec<String>> {
        let played =
            self.play.submit(self.seat(seat)?, notation).map_err(|no| refused(self.sentence(&no)))?;
        self.play = played.play;
        Ok(played.lines.iter().map(ToString::to_string).collect())
    }

    fn why(&self, seat: u8, notation: &str) -> PyResult<Option<String>> {
        Ok(self.play.why_not(self.seat(seat)?, notation).map(|refusal| self.sentence(&refusal)))
    }

    fn undo(&mut self, seat: u8) -> PyResult<()> {
        let (before, _) = self.play.take_back(self.seat(seat)?).map_err(|no| refused(self.sentence(&no)))?;
        self.play = before;
        Ok(())
    }

    fn lines(&self) -> Vec<String> {
        self.play.lines(0).iter().map(ToString::to_string).collect()
    }

    #[pyo3(signature = (seat = None))]
    fn view_json(&self, seat: Option<u8>) -> PyResult<String> {
        Ok(self.play.view(self.viewer(seat)?).get().to_owned())
    }

    fn record(&self) -> String {
        self.play.record()
    }

    #[getter]
    fn commitment(&self) -> String {
        self.play.commitment()
    }

    fn __repr__(&self) -> String {
        format!("Match('{}', {} lines)", self.game, self.play.length())
    }
}

/// A record line by line, as one viewer saw it, as JSON.
#[pyfunction]
#[pyo3(signature = (record, seat = None))]
pub(crate) fn replay(record: &str, seat: Option<u8>) -> PyResult<String> {
    let found = GAMES.of_record(record).map_err(refused)?.ok_or_else(|| refused("no such game"))?;
    let viewer = seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
    serde_json::to_string(&found.game().replay(record, viewer).map_err(refused)?).map_err(refused)
}

/// How many draws of a record fell as its seed says.
#[pyfunction]
pub(crate) fn verify(record: &str) -> PyResult<usize> {
    let found = GAMES.of_record(record).map_err(refused)?.ok_or_else(|| refused("no such game"))?;
    Ok(found.game().verify(record).map_err(refused)?.draws)
}

//! Positions.

use crate::dice::Dice;
use crate::errors::refused;
use crate::game::scope;
use numpy::{PyArray1, PyReadwriteArray1};
use pyo3::prelude::*;
use tafel_rules::{Seat, Turn, Viewer};
use tafel_study::{MOST_FEATURES, Position};

/// A position of a match.
#[pyclass(module = "tafelrunde._native")]
pub(crate) struct State(pub(crate) Box<dyn Position>);

/// A move or an outcome: its place among what is possible, or its notation.
#[derive(FromPyObject)]
enum Choice {
    Number(usize),
    Text(String),
}

impl State {
    /// The seat that was named, or the one that is asked.
    fn seat(&self, named: Option<u8>) -> PyResult<Seat> {
        match named {
            Some(seat) if seat < self.0.seats() => Ok(Seat(seat)),
            Some(seat) => Err(refused(format!("there is no seat {seat} among {}", self.0.seats()))),
            None => self.0.asked().ok_or_else(|| refused("nobody is asked; name a seat")),
        }
    }
}

#[pymethods]
impl State {
    fn clone(&self) -> State {
        State(self.0.copy())
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.0.turn() == Turn::Over
    }

    #[getter]
    fn is_chance(&self) -> bool {
        self.0.turn() == Turn::Chance
    }

    #[getter]
    fn asked(&self) -> Option<u8> {
        self.0.asked().map(|seat| seat.0)
    }

    #[getter]
    fn awaited(&self) -> Vec<u16> {
        self.0.turn().awaited().iter().map(|seat| u16::from(seat.0)).collect()
    }

    #[pyo3(signature = (seat = None))]
    fn offers(&self, seat: Option<u8>) -> PyResult<Vec<String>> {
        Ok(self.0.offers(self.seat(seat)?))
    }

    #[pyo3(signature = (seat = None))]
    fn count(&self, seat: Option<u8>) -> PyResult<usize> {
        Ok(self.0.count(self.seat(seat)?))
    }

    #[pyo3(signature = (action, seat = None))]
    fn play(&mut self, action: Choice, seat: Option<u8>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        match action {
            Choice::Number(number) => self.0.play(seat, number),
            Choice::Text(text) => self.0.play_text(seat, &text),
        }
        .map_err(refused)
    }

    fn chances(&self) -> Vec<(String, u32)> {
        self.0.chances()
    }

    fn resolve(&mut self, outcome: usize) -> PyResult<()> {
        self.0.resolve(outcome).map_err(refused)
    }

    fn sample(&mut self, dice: &mut Dice) {
        self.0.sample(&mut dice.0);
    }

    fn settle(&mut self, dice: &mut Dice) {
        while self.is_chance() {
            self.0.sample(&mut dice.0);
        }
    }

    fn imagined(&self, dice: &mut Dice) -> State {
        State(self.0.imagined(&mut dice.0))
    }

    #[getter]
    fn points(&self) -> Option<Vec<i16>> {
        self.0.standing().map(|(points, _)| points)
    }

    #[getter]
    fn ranks(&self) -> Option<Vec<u16>> {
        self.0.standing().map(|(_, ranks)| ranks.into_iter().map(u16::from).collect())
    }

    #[getter]
    fn estimates(&self) -> Vec<f64> {
        self.0.estimates()
    }

    #[pyo3(signature = (seat = None))]
    fn tally(&self, seat: Option<u8>) -> PyResult<Vec<(&'static str, i16)>> {
        Ok(self.0.tally(self.seat(seat)?))
    }

    #[pyo3(signature = (seat = None))]
    fn view_json(&self, seat: Option<u8>) -> PyResult<String> {
        let viewer = match seat {
            None => Viewer::Public,
            Some(_) => Viewer::Seat(self.seat(seat)?),
        };
        Ok(self.0.view(viewer))
    }

    #[pyo3(signature = (seat = None, scope = "own", out = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        scope: &str,
        out: Option<PyReadwriteArray1<'py, i32>>,
    ) -> PyResult<Option<Bound<'py, PyArray1<i32>>>> {
        let (seat, scope) = (self.seat(seat)?, self::scope(scope)?);
        if let Some(mut out) = out {
            let row = out.as_slice_mut()?;
            if row.len() < MOST_FEATURES {
                return Err(refused(format!("an observation has {MOST_FEATURES} numbers for each seat")));
            }
            self.0.observe(seat, scope, row);
            return Ok(None);
        }
        let places = match scope {
            tafel_study::Scope::Own => 1,
            tafel_study::Scope::All => usize::from(self.0.seats()),
        };
        let mut row = vec![-1; places * MOST_FEATURES];
        self.0.observe(seat, scope, &mut row);
        row.retain(|&feature| feature >= 0);
        Ok(Some(PyArray1::from_vec(py, row)))
    }

    #[pyo3(signature = (seat = None))]
    fn numbers<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<i32>>> {
        Ok(PyArray1::from_vec(py, self.0.numbers(self.seat(seat)?)))
    }

    fn __eq__(&self, other: &State) -> bool {
        self.0.equals(&*other.0)
    }

    fn __hash__(&self) -> u64 {
        self.0.digest()
    }

    fn __repr__(&self) -> String {
        match self.0.turn() {
            Turn::Over => "State(over)".to_owned(),
            Turn::Chance => format!("State(chance, {} outcomes)", self.0.chances().len()),
            Turn::Seats(_) => {
                let seat = self.0.asked().unwrap_or_default();
                format!("State(seat {seat}, {} moves)", self.0.count(seat))
            }
        }
    }
}

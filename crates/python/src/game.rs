//! Games and bots.

use crate::dice::SeedArg;
use crate::errors::refused;
use crate::matches::Match;
use crate::state::State;
use crate::vector::Matches;
use pyo3::prelude::*;
use std::sync::Mutex;
use tafel_outside::Player;
use tafel_rules::Seat;
use tafel_study::{Chooser, MOST_FEATURES, MOST_OFFERS, Scope, Studied};

/// The games as JSON.
#[pyfunction]
pub(crate) fn games() -> PyResult<String> {
    serde_json::to_string(&tafel_engine::Games::load().infos()).map_err(refused)
}

/// A game with the options agreed on.
#[pyclass(module = "tafelrunde._native", subclass, frozen)]
pub(crate) struct Game {
    pub(crate) studied: Box<dyn Studied>,
}

/// Whose features are observed.
pub(crate) fn scope(text: &str) -> PyResult<Scope> {
    match text {
        "own" => Ok(Scope::Own),
        "all" => Ok(Scope::All),
        _ => Err(refused(format!("`{text}` is not a scope: own or all"))),
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, options = "", vocabulary = None))]
    fn new(id: &str, options: &str, vocabulary: Option<&str>) -> PyResult<Game> {
        Ok(Game { studied: tafel_study::study(id, options, vocabulary).map_err(refused)? })
    }

    #[getter]
    fn id(&self) -> &'static str {
        self.studied.id()
    }

    #[getter]
    fn options(&self) -> String {
        self.studied.options()
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.studied.seats()
    }

    #[getter]
    fn most_seats(&self) -> u8 {
        self.studied.most_seats()
    }

    #[getter]
    fn features(&self) -> usize {
        self.studied.features()
    }

    #[getter]
    fn numbers(&self) -> usize {
        self.studied.numbers()
    }

    #[getter]
    fn most_offers(&self) -> usize {
        MOST_OFFERS
    }

    #[getter]
    fn most_features(&self) -> usize {
        MOST_FEATURES
    }

    fn start(&self) -> State {
        State(self.studied.start())
    }

    #[pyo3(signature = (seed = SeedArg::usual()))]
    fn open(&self, seed: SeedArg) -> PyResult<Match> {
        Match::open(self.studied.id(), &self.studied.options(), seed.0.nth(0))
    }

    #[pyo3(signature = (name, seat = 0, seed = SeedArg::usual()))]
    fn bot(&self, name: &str, seat: u8, seed: SeedArg) -> PyResult<Bot> {
        let player: Player = name.parse().map_err(refused)?;
        if seat >= self.studied.seats() {
            return Err(refused(format!("there is no seat {seat} among {}", self.studied.seats())));
        }
        let dice = tafel_rules::Dice::at(seed.0.nth(0), u64::from(seat));
        let chooser = self.studied.chooser(&player, Seat(seat), dice).map_err(refused)?;
        Ok(Bot { name: player.to_string(), chooser: Mutex::new(chooser) })
    }

    #[pyo3(signature = (matches, seed = SeedArg::usual(), scope = "own", reward = "rank", threads = None))]
    fn matches(
        &self,
        matches: usize,
        seed: SeedArg,
        scope: &str,
        reward: &str,
        threads: Option<usize>,
    ) -> PyResult<Matches> {
        Matches::new(&*self.studied, matches, seed.0, self::scope(scope)?, reward, threads)
    }

    fn __repr__(&self) -> String {
        format!("Game('{}', '{}')", self.studied.id(), self.studied.options())
    }
}

/// A bot on a seat of one match.
#[pyclass(module = "tafelrunde._native", frozen)]
pub(crate) struct Bot {
    name: String,
    // Bots remember what they planned.
    chooser: Mutex<Box<dyn Chooser>>,
}

#[pymethods]
impl Bot {
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&self, py: Python<'_>, state: &State) -> PyResult<usize> {
        let position = state.0.copy();
        let chosen = py.detach(|| {
            let mut chooser = self.chooser.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            chooser.choose(&*position)
        });
        chosen.ok_or_else(|| refused("nobody is asked in this position, or it is of another game"))
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}')", self.name)
    }
}

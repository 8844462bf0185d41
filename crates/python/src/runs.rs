//! Simulations and contests, in parts that can travel.

use crate::dice::SeedArg;
use crate::errors::refused;
use pyo3::prelude::*;
use tafel_outside::Player;
use tafel_rules::Unreadable;
use tafel_study::{CannotRun, Contested, Simulated};

/// Some matches of a simulation.
#[pyclass(module = "tafelrunde._native", frozen)]
pub(crate) struct Simulation(Simulated);

/// Some deals of a contest.
#[pyclass(module = "tafelrunde._native", frozen)]
pub(crate) struct Contest(Contested);

fn players(bots: &[String]) -> Result<Vec<Player>, Unreadable> {
    bots.iter().map(|bot| bot.parse()).collect()
}

type Run<T> = fn(&str, &str, &[Player], tafel_arena::Series, Vec<u64>) -> Result<T, CannotRun>;

fn run<T: Send>(
    py: Python<'_>,
    run: Run<T>,
    (game, options, bots): (&str, &str, &[String]),
    seed: SeedArg,
    numbers: Vec<u64>,
) -> PyResult<T> {
    let (bots, seed) = (players(bots).map_err(refused)?, seed.0);
    py.detach(|| run(game, options, &bots, seed, numbers)).map_err(refused)
}

/// Plays matches of a simulation.
#[pyfunction]
#[pyo3(signature = (game, bots, numbers, options = "", seed = SeedArg::usual()))]
#[expect(clippy::needless_pass_by_value, reason = "Python's arguments are values")]
pub(crate) fn simulate(
    py: Python<'_>,
    game: &str,
    bots: Vec<String>,
    numbers: Vec<u64>,
    options: &str,
    seed: SeedArg,
) -> PyResult<Simulation> {
    run(py, tafel_study::simulate, (game, options, &bots), seed, numbers).map(Simulation)
}

/// Plays deals of a contest.
#[pyfunction]
#[pyo3(signature = (game, bots, numbers, options = "", seed = SeedArg::usual()))]
#[expect(clippy::needless_pass_by_value, reason = "Python's arguments are values")]
pub(crate) fn contest(
    py: Python<'_>,
    game: &str,
    bots: Vec<String>,
    numbers: Vec<u64>,
    options: &str,
    seed: SeedArg,
) -> PyResult<Contest> {
    run(py, tafel_study::contest, (game, options, &bots), seed, numbers).map(Contest)
}

#[pymethods]
impl Simulation {
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Simulation> {
        serde_json::from_str(text).map(Simulation).map_err(refused)
    }

    fn to_json(&self) -> PyResult<String> {
        serde_json::to_string(&self.0).map_err(refused)
    }

    fn merge(&self, other: &Simulation) -> PyResult<Simulation> {
        self.0.clone().merge(other.0.clone()).map(Simulation).map_err(refused)
    }

    #[getter]
    fn games(&self) -> u64 {
        self.0.tally.games
    }

    #[getter]
    fn bots(&self) -> Vec<String> {
        self.0.bots.clone()
    }

    fn points_json(&self) -> PyResult<String> {
        serde_json::to_string(&self.0.points()).map_err(refused)
    }

    fn first_shares(&self) -> Vec<(f64, f64, f64)> {
        let shares = self.0.tally.seats.iter().map(tafel_arena::SeatTally::first_share);
        shares.map(|share| (share.share, share.low, share.high)).collect()
    }

    fn __eq__(&self, other: &Simulation) -> bool {
        self.0 == other.0
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.get_type::<Simulation>().getattr("from_json")?, (self.to_json()?,)))
    }

    fn __repr__(&self) -> String {
        format!("Simulation('{}', {} matches)", self.0.game, self.0.tally.games)
    }
}

#[pymethods]
impl Contest {
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Contest> {
        serde_json::from_str(text).map(Contest).map_err(refused)
    }

    fn to_json(&self) -> PyResult<String> {
        serde_json::to_string(&self.0).map_err(refused)
    }

    fn merge(&self, other: &Contest) -> PyResult<Contest> {
        self.0.clone().merge(other.0.clone()).map(Contest).map_err(refused)
    }

    #[getter]
    fn deals(&self) -> usize {
        self.0.deals.len()
    }

    fn outcome_json(&self, py: Python<'_>) -> PyResult<String> {
        let outcome = py.detach(|| self.0.outcome());
        serde_json::to_string(&outcome).map_err(refused)
    }

    fn __eq__(&self, other: &Contest) -> bool {
        self.0 == other.0
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.get_type::<Contest>().getattr("from_json")?, (self.to_json()?,)))
    }

    fn __repr__(&self) -> String {
        format!("Contest('{}', {} deals)", self.0.game, self.0.deals.len())
    }
}

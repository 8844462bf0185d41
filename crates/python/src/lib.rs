//! The Python package `tafelrunde`: what `tafel-study` and `tafel-engine` offer, as Python's classes. What is documented for
//! people who write Python stands in `python/tafelrunde/_native.pyi`.

mod dice;
mod errors;
mod game;
mod matches;
mod runs;
mod state;
mod vector;

use pyo3::pymodule;

/// The part of the package that is not written in Python.
#[pymodule(name = "_native")]
mod native {
    #[pymodule_export]
    use crate::dice::Dice;
    #[pymodule_export]
    use crate::game::{Bot, Game, games};
    #[pymodule_export]
    use crate::matches::{Match, replay, verify};
    #[pymodule_export]
    use crate::runs::{Contest, Simulation, contest, simulate};
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::vector::Matches;
}

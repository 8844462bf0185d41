//! Dice that fall the same way on every machine.

use crate::errors::refused;
use pyo3::prelude::*;
use tafel_arena::Series;

/// Randomness of its own.
#[pyclass(module = "tafelrunde._native")]
pub(crate) struct Dice(pub(crate) tafel_rules::Dice);

/// A seed as Python writes it: a number, or a text of 64 digits.
#[derive(Copy, Clone)]
pub(crate) struct SeedArg(pub(crate) Series);

impl SeedArg {
    /// What is taken where none is named.
    pub(crate) fn usual() -> SeedArg {
        SeedArg(0.into())
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for SeedArg {
    type Error = PyErr;

    fn extract(seed: Borrowed<'a, 'py, PyAny>) -> PyResult<SeedArg> {
        match seed.extract::<u64>() {
            Ok(number) => Ok(SeedArg(number.into())),
            Err(_) => seed.extract::<String>()?.parse().map(SeedArg).map_err(refused),
        }
    }
}

#[pymethods]
impl Dice {
    #[new]
    fn new(seed: SeedArg) -> Dice {
        Dice(tafel_rules::Dice::at(seed.0.nth(0), 0))
    }

    fn below(&mut self, bound: u32) -> PyResult<u32> {
        if bound == 0 { Err(refused("no number is below 0")) } else { Ok(self.0.below(bound)) }
    }
}

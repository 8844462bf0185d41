//! Many matches, stepped at once into arrays of numpy, while Python's other threads go on.

use crate::errors::refused;
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use rayon::ThreadPool;
use tafel_arena::Series;
use tafel_rules::MAX_SEATS;
use tafel_study::{Arrays, Illegal, MOST_OFFERS, Many, Scope, Setting, Studied};

/// The most matches at once: their rows alone are some gigabytes then.
const MOST_MATCHES: usize = 1 << 20;

/// Many matches of one game.
#[pyclass(module = "tafelrunde._native")]
pub(crate) struct Matches {
    many: Box<dyn Many>,
    pool: Option<ThreadPool>,
}

/// The arrays of a caller, held while they are written.
struct Lent<'py> {
    seat: PyReadwriteArray1<'py, i8>,
    count: PyReadwriteArray1<'py, i32>,
    features: PyReadwriteArray2<'py, i32>,
    mask: PyReadwriteArray2<'py, bool>,
    rewards: PyReadwriteArray2<'py, f32>,
    done: PyReadwriteArray1<'py, bool>,
}

impl Lent<'_> {
    /// All of them, once they were found to have a row for each match.
    fn arrays(&mut self, matches: usize, width: usize) -> PyResult<Arrays<'_>> {
        let arrays = Arrays {
            seat: self.seat.as_slice_mut()?,
            count: self.count.as_slice_mut()?,
            features: self.features.as_slice_mut()?,
            mask: self.mask.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            done: self.done.as_slice_mut()?,
        };
        let found = [
            arrays.seat.len(),
            arrays.count.len(),
            arrays.features.len(),
            arrays.mask.len(),
            arrays.rewards.len(),
            arrays.done.len(),
        ];
        let wanted = [1, 1, width, MOST_OFFERS, MAX_SEATS, 1].map(|row| row * matches);
        if found == wanted {
            Ok(arrays)
        } else {
            Err(refused(format!(
                "{matches} matches need rows of {width} features, {MOST_OFFERS} moves and {MAX_SEATS} rewards"
            )))
        }
    }
}

impl Matches {
    pub(crate) fn new(
        studied: &dyn Studied,
        matches: usize,
        series: Series,
        scope: Scope,
        reward: &str,
        threads: Option<usize>,
    ) -> PyResult<Matches> {
        if !(1..=MOST_MATCHES).contains(&matches) {
            return Err(refused(format!("1 to {MOST_MATCHES} matches can be stepped at once")));
        }
        let reward = reward.parse().map_err(refused)?;
        let pool = threads
            .map(|threads| rayon::ThreadPoolBuilder::new().num_threads(threads.clamp(1, 1024)).build());
        Ok(Matches {
            many: studied.many(Setting { matches, series, scope, reward }),
            pool: pool.transpose().map_err(refused)?,
        })
    }
}

/// Does something on the threads that were asked for, or on all.
fn on_threads<T: Send>(pool: Option<&ThreadPool>, act: impl FnOnce() -> T + Send) -> T {
    match pool {
        Some(pool) => pool.install(act),
        None => act(),
    }
}

#[pymethods]
impl Matches {
    fn __len__(&self) -> usize {
        self.many.len()
    }

    #[getter]
    fn width(&self) -> usize {
        self.many.width()
    }

    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn reset<'py>(
        &mut self,
        py: Python<'py>,
        seat: PyReadwriteArray1<'py, i8>,
        count: PyReadwriteArray1<'py, i32>,
        features: PyReadwriteArray2<'py, i32>,
        mask: PyReadwriteArray2<'py, bool>,
        rewards: PyReadwriteArray2<'py, f32>,
        done: PyReadwriteArray1<'py, bool>,
    ) -> PyResult<()> {
        let mut lent = Lent { seat, count, features, mask, rewards, done };
        let arrays = lent.arrays(self.many.len(), self.many.width())?;
        let Matches { many, pool } = self;
        py.detach(|| on_threads(pool.as_ref(), || many.reset(arrays)));
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    #[expect(clippy::needless_pass_by_value, reason = "arrays of Python are lent by value")]
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: PyReadonlyArray1<'py, i32>,
        seat: PyReadwriteArray1<'py, i8>,
        count: PyReadwriteArray1<'py, i32>,
        features: PyReadwriteArray2<'py, i32>,
        mask: PyReadwriteArray2<'py, bool>,
        rewards: PyReadwriteArray2<'py, f32>,
        done: PyReadwriteArray1<'py, bool>,
    ) -> PyResult<()> {
        let actions = actions.as_slice()?;
        if actions.len() != self.many.len() {
            return Err(refused(format!("{} actions for {} matches", actions.len(), self.many.len())));
        }
        let mut lent = Lent { seat, count, features, mask, rewards, done };
        let arrays = lent.arrays(self.many.len(), self.many.width())?;
        let Matches { many, pool } = self;
        let stepped: Result<(), Illegal> =
            py.detach(|| on_threads(pool.as_ref(), || many.step(actions, arrays)));
        stepped.map_err(refused)
    }

    fn sample<'py>(&mut self, py: Python<'py>, mut actions: PyReadwriteArray1<'py, i32>) -> PyResult<()> {
        let actions = actions.as_slice_mut()?;
        if actions.len() != self.many.len() {
            return Err(refused(format!("{} actions for {} matches", actions.len(), self.many.len())));
        }
        let Matches { many, pool } = self;
        py.detach(|| on_threads(pool.as_ref(), || many.sample(actions)));
        Ok(())
    }

    fn numbers<'py>(&self, py: Python<'py>, mut rows: PyReadwriteArray2<'py, i32>) -> PyResult<()> {
        let rows = rows.as_slice_mut()?;
        if rows.len() != self.many.len() * MOST_OFFERS {
            return Err(refused(format!("the numbers of {MOST_OFFERS} moves a match are written")));
        }
        let Matches { many, pool } = self;
        py.detach(|| on_threads(pool.as_ref(), || many.numbers(rows)));
        Ok(())
    }

    fn offers(&self, place: usize) -> PyResult<Vec<String>> {
        if place < self.many.len() {
            Ok(self.many.offers(place))
        } else {
            Err(refused("there is no such match"))
        }
    }
}

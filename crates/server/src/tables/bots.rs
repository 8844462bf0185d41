//! Bots think on a bounded number of threads, and see what their seat sees.

use crate::games::Question;
use crate::id::random_bytes;
use std::sync::Arc;
use std::time::Duration;
use tafel_bots::{Budget, Level};
use tafel_rules::{Dice, Seed, Unreadable};
use tokio::sync::Semaphore;

/// The threads on which bots think; fewer than cores, so that people are served while bots think.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Semaphore>);

/// The most that a bot may think about one move on a server that others use too.
const MOST_ITERATIONS: u32 = 20_000;
const MOST_TIME: Duration = Duration::from_secs(5);

/// A level that a server can afford.
pub(crate) fn level(text: &str) -> Result<Level, Unreadable> {
    let level = text.parse()?;
    let affordable = match level {
        Level::Random | Level::Greedy => true,
        Level::Search(Budget::Iterations(iterations)) => iterations <= MOST_ITERATIONS,
        Level::Search(Budget::Time(time)) => time <= MOST_TIME,
    };
    let most = "a bot that thinks at most 20000 iterations or 5000ms";
    if affordable { Ok(level) } else { Err(Unreadable::new(text, most)) }
}

impl Thinkers {
    /// One thread less than there are cores, at least one.
    pub(crate) fn new() -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers(Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))))
    }

    /// Waits for a thread, and lets a bot think on it; none if it failed.
    pub(crate) async fn think(&self, question: Box<dyn Question>, level: Level) -> Option<String> {
        let thread = self.0.clone().acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let move_ = question.answer(level, Dice::at(Seed(random_bytes()), 0));
            drop(thread);
            move_
        });
        match thought.await {
            Ok(text) => Some(text),
            Err(error) => {
                tracing::error!(%error, %level, "a bot failed");
                None
            }
        }
    }
}

//! Bots think on a bounded number of threads, and see what their seat sees.

use crate::games::Question;
use crate::id::random_bytes;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tafel_bots::{Budget, Level};
use tafel_rules::{Dice, Seed, Unreadable};
use tafel_wire::Advised;
use tokio::sync::oneshot;

/// The threads on which bots think: fewer than cores, so that people are served while bots think; and where people
/// wait for a bot, it thinks first.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Mutex<Threads>>);

/// Who waits for a thought.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Waiting {
    /// Somebody who looks at the table or wants to be advised.
    People,
    /// Nobody: the table is played by bots, or everybody is away.
    Nobody,
}

#[derive(Default)]
struct Threads {
    free: usize,
    for_people: VecDeque<oneshot::Sender<Thread>>,
    for_nobody: VecDeque<oneshot::Sender<Thread>>,
}

/// A thread that a bot may think on; when it is dropped, the next bot may.
struct Thread(Thinkers);

impl Drop for Thread {
    fn drop(&mut self) {
        let mut threads = self.0.lock();
        while let Some(next) = threads.for_people.pop_front().or_else(|| threads.for_nobody.pop_front()) {
            // Whoever no longer waits is passed over.
            if !next.is_closed() {
                drop(threads);
                // If they are gone this very moment, the thread comes back and goes to the next.
                drop(next.send(Thread(self.0.clone())));
                return;
            }
        }
        threads.free += 1;
    }
}

/// The most that a bot may think about one move on a server that others use too.
const MOST_ITERATIONS: u32 = 20_000;
const MOST_TIME: Duration = Duration::from_secs(5);
const MOST_PLANS: u8 = 16;

/// A level that a server can afford.
pub(crate) fn level(text: &str) -> Result<Level, Unreadable> {
    let level = text.parse()?;
    let affordable = match level {
        Level::Random | Level::Hasty | Level::Greedy => true,
        Level::Apprentice | Level::Journeyman | Level::Expert | Level::Master => true,
        Level::Plan(width) => width <= MOST_PLANS,
        Level::Search(Budget::Iterations(iterations)) => iterations <= MOST_ITERATIONS,
        Level::Search(Budget::Time(time)) => time <= MOST_TIME,
    };
    let most = "a bot that thinks at most 20000 iterations or 5000ms, or 16 plans wide";
    if affordable { Ok(level) } else { Err(Unreadable::new(text, most)) }
}

impl Thinkers {
    /// One thread less than there are cores, at least one.
    pub(crate) fn new() -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers::on(cores.saturating_sub(1).max(1))
    }

    fn on(threads: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(Threads { free: threads, ..Threads::default() })))
    }

    /// One move of a bot; none if it failed.
    pub(crate) async fn think(
        &self,
        waiting: Waiting,
        question: Box<dyn Question>,
        level: Level,
    ) -> Option<String> {
        self.on_thread(waiting, move || question.answer(level, dice())).await
    }

    /// What a bot would advise; none if it failed.
    pub(crate) async fn advise(&self, question: Box<dyn Question>, level: Level) -> Option<Vec<Advised>> {
        self.on_thread(Waiting::People, move || question.advise(level, dice())).await
    }

    /// Waits for a thread, and lets a bot think on it.
    async fn on_thread<T: Send + 'static>(
        &self,
        waiting: Waiting,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let thread = self.thread(waiting).await?;
        let thinking = tokio::task::spawn_blocking(move || {
            let thought = thought();
            drop(thread);
            thought
        });
        match thinking.await {
            Ok(thought) => Some(thought),
            Err(error) => {
                tracing::error!(%error, "a bot failed");
                None
            }
        }
    }

    async fn thread(&self, waiting: Waiting) -> Option<Thread> {
        let turn = {
            let mut threads = self.lock();
            if threads.free > 0 {
                threads.free -= 1;
                return Some(Thread(self.clone()));
            }
            let (turn, called) = oneshot::channel();
            match waiting {
                Waiting::People => threads.for_people.push_back(turn),
                Waiting::Nobody => threads.for_nobody.push_back(turn),
            }
            called
        };
        turn.await.ok()
    }

    fn lock(&self) -> MutexGuard<'_, Threads> {
        // The queues are whole between any two of their changes, whoever panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a bot's own choices fall by.
fn dice() -> Dice {
    Dice::at(Seed(random_bytes()), 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use futures_util::future::join_all;

    /// Bots that nobody waits for come after all that people wait for, whoever asked first.
    #[tokio::test]
    async fn people_do_not_wait_behind_bots_that_nobody_waits_for() {
        let thinkers = Thinkers::on(1);
        let first = thinkers.thread(Waiting::Nobody).await.expect("a free thread");
        let order = Arc::new(Mutex::new(vec![]));
        let asked = [Waiting::Nobody, Waiting::Nobody, Waiting::People, Waiting::Nobody, Waiting::People];
        let thoughts = asked.map(|waiting| {
            let order = order.clone();
            thinkers.on_thread(waiting, move || order.lock().unwrap().push(waiting))
        });
        // All of them wait before the first thread is free again.
        let mut thoughts = Box::pin(join_all(thoughts));
        assert!((&mut thoughts).now_or_never().is_none());
        drop(first);
        thoughts.await;
        let people_first =
            [Waiting::People, Waiting::People, Waiting::Nobody, Waiting::Nobody, Waiting::Nobody];
        assert_eq!(*order.lock().unwrap(), people_first);
        assert_eq!(thinkers.lock().free, 1);
    }

    #[tokio::test]
    async fn who_no_longer_waits_is_passed_over() {
        let thinkers = Thinkers::on(1);
        let first = thinkers.thread(Waiting::People).await;
        let mut gone = Box::pin(thinkers.thread(Waiting::People));
        let mut waits = Box::pin(thinkers.thread(Waiting::Nobody));
        assert!((&mut gone).now_or_never().is_none() && (&mut waits).now_or_never().is_none());
        drop(gone);
        drop(first);
        assert!(waits.await.is_some());
        assert_eq!(thinkers.lock().free, 1);
    }
}

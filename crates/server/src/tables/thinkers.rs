//! Bots think on a bounded number of threads, and see what their seat sees.

use super::fair::{Fair, For};
use crate::error::Error;
use crate::id::{PlayerId, random_bytes};
use crate::metrics::Metrics;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tafel_bots::{Budget, Level};
use tafel_engine::Question;
use tafel_rules::{Dice, Seed, Unreadable};
use tafel_wire::{Advised, Code};
use tokio::sync::oneshot;

/// The threads on which bots think: fewer than cores, so that people are served while bots think. Who waits longest is
/// not asked: those come first for whom people wait, and among equals people take turns, so that nobody who asks for
/// much keeps others waiting.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Mutex<Threads>>);

/// Who waits for a thought.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Waiting {
    /// People who look at the table, for a bot's move.
    People,
    /// Somebody who wants to be advised.
    Asker,
    /// Nobody: the table is played by bots, or everybody is away.
    Nobody,
}

#[derive(Default)]
struct Threads {
    free: usize,
    /// By who waits, those first for whom the most wait.
    queues: [Fair<oneshot::Sender<Thread>>; 3],
    /// Who is being advised.
    advised: HashSet<PlayerId>,
}

/// A thread that a bot may think on; when it is dropped, the next bot may.
struct Thread(Thinkers);

impl Drop for Thread {
    fn drop(&mut self) {
        let mut threads = self.0.lock();
        while let Some(next) = threads.queues.iter_mut().find_map(Fair::pop) {
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

/// The right to one piece of advice at a time.
pub(crate) struct Asking {
    thinkers: Thinkers,
    player: PlayerId,
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.thinkers.lock().advised.remove(&self.player);
    }
}

/// The most that a bot at a table may think about one move on a server that others use too.
const MOST_ITERATIONS: u32 = 20_000;
const MOST_TIME: Duration = Duration::from_secs(1);
const MOST_PLANS: u8 = 16;
/// How many may wait for advice, or think about it.
const MOST_ASKING: usize = 64;

/// A level that a server can afford at a table.
pub(crate) fn level(text: &str) -> Result<Level, Unreadable> {
    let level = text.parse()?;
    let affordable = match level {
        Level::Random | Level::Hasty | Level::Greedy => true,
        Level::Apprentice | Level::Journeyman | Level::Expert | Level::Master => true,
        Level::Plan(width) => width <= MOST_PLANS,
        Level::Search(Budget::Iterations(iterations)) => iterations <= MOST_ITERATIONS,
        Level::Search(Budget::Time(time)) => time <= MOST_TIME,
    };
    let most = "a bot that thinks at most 20000 iterations or 1000ms, or 16 plans wide";
    if affordable { Ok(level) } else { Err(Unreadable::new(text, most)) }
}

/// A level that may advise: those that tables offer to people.
pub(crate) fn adviser(text: &str) -> Result<Level, Unreadable> {
    let level: Level = text.parse()?;
    let offered =
        matches!(level, Level::Random | Level::Hasty | Level::Greedy) || Level::FOR_PEOPLE.contains(&level);
    if offered { Ok(level) } else { Err(Unreadable::new(text, "a level that tables offer to people")) }
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
        whom: For,
        metrics: Arc<Metrics>,
        question: Box<dyn Question>,
        level: Level,
    ) -> Option<String> {
        self.on_thread(waiting, whom, move || {
            let began = Instant::now();
            let answer = question.answer(level, dice());
            metrics.thought(began.elapsed());
            answer
        })
        .await
    }

    /// Lets a person ask for advice, once at a time.
    ///
    /// # Errors
    /// If the person waits for advice already, or too many do.
    pub(crate) fn ask(&self, player: PlayerId) -> Result<Asking, Error> {
        let mut threads = self.lock();
        if threads.advised.contains(&player) {
            return Err(Error::Conflict {
                code: Code::HintWaiting,
                message: "one hint at a time; the last is still thought about",
            });
        }
        if threads.advised.len() >= MOST_ASKING {
            return Err(Error::TooBusy);
        }
        threads.advised.insert(player);
        Ok(Asking { thinkers: self.clone(), player })
    }

    /// What a bot would advise; none if it failed.
    pub(crate) async fn advise(
        &self,
        asking: Asking,
        whom: For,
        question: Box<dyn Question>,
        level: Level,
    ) -> Option<Vec<Advised>> {
        // Whoever goes away while the bot thinks has to wait until it is done before asking again.
        self.on_thread(Waiting::Asker, whom, move || {
            let advice = question.advise(level, dice());
            drop(asking);
            advice
        })
        .await
    }

    /// A part of a review, when nobody else needs the thread; none if it failed.
    pub(crate) async fn review<T: Send + 'static>(
        &self,
        whom: For,
        part: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.on_thread(Waiting::Nobody, whom, part).await
    }

    /// How many moves and pieces of advice wait for a thread.
    pub(crate) fn waiting(&self) -> [(&'static str, usize); 3] {
        let queues = &self.lock().queues;
        let length = |waiting: Waiting| queues[waiting as usize].len();
        [
            ("people", length(Waiting::People)),
            ("hint", length(Waiting::Asker)),
            ("nobody", length(Waiting::Nobody)),
        ]
    }

    /// Waits for a thread, and lets a bot think on it.
    async fn on_thread<T: Send + 'static>(
        &self,
        waiting: Waiting,
        whom: For,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let thread = self.thread(waiting, whom).await?;
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

    async fn thread(&self, waiting: Waiting, whom: For) -> Option<Thread> {
        let turn = {
            let mut threads = self.lock();
            if threads.free > 0 {
                threads.free -= 1;
                return Some(Thread(self.clone()));
            }
            let (turn, called) = oneshot::channel();
            threads.queues[waiting as usize].push(whom, turn);
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
    use crate::id::TableId;
    use futures_util::FutureExt;
    use futures_util::future::join_all;

    fn whom(player: i64) -> For {
        For { player: PlayerId(player), table: TableId(1) }
    }

    /// What happens in which order when all of this waits for one thread.
    async fn order(asked: &[(Waiting, i64)]) -> Vec<(Waiting, i64)> {
        let thinkers = Thinkers::on(1);
        let first = thinkers.thread(Waiting::Nobody, whom(0)).await.expect("a free thread");
        let order = Arc::new(Mutex::new(vec![]));
        let thoughts = asked.iter().map(|&(waiting, player)| {
            let order = order.clone();
            thinkers.on_thread(waiting, whom(player), move || order.lock().unwrap().push((waiting, player)))
        });
        // All of them wait before the first thread is free again.
        let mut thoughts = Box::pin(join_all(thoughts));
        assert!((&mut thoughts).now_or_never().is_none());
        let waiting: usize = thinkers.waiting().iter().map(|(_, many)| many).sum();
        assert_eq!(waiting, asked.len());
        drop(first);
        thoughts.await;
        assert_eq!(thinkers.lock().free, 1);
        Arc::into_inner(order).unwrap().into_inner().unwrap()
    }

    /// Advice comes after moves that people wait for, and bots that nobody waits for after all else, whoever asked first.
    #[tokio::test]
    async fn those_think_first_for_whom_people_wait() {
        use Waiting::{Asker, Nobody, People};
        let asked = [(Nobody, 1), (Asker, 2), (Nobody, 3), (People, 4), (Asker, 5), (People, 6)];
        let fair = [(People, 4), (People, 6), (Asker, 2), (Asker, 5), (Nobody, 1), (Nobody, 3)];
        assert_eq!(order(&asked).await, fair);
    }

    #[tokio::test]
    async fn who_asks_for_much_does_not_keep_others_waiting() {
        let greedy = (Waiting::People, 1);
        let modest = (Waiting::People, 2);
        let asked = [greedy, greedy, greedy, greedy, modest];
        assert_eq!(order(&asked).await, [greedy, modest, greedy, greedy, greedy]);
    }

    #[tokio::test]
    async fn who_no_longer_waits_is_passed_over() {
        let thinkers = Thinkers::on(1);
        let first = thinkers.thread(Waiting::People, whom(1)).await;
        let mut gone = Box::pin(thinkers.thread(Waiting::People, whom(2)));
        let mut waits = Box::pin(thinkers.thread(Waiting::Nobody, whom(3)));
        assert!((&mut gone).now_or_never().is_none() && (&mut waits).now_or_never().is_none());
        drop(gone);
        drop(first);
        assert!(waits.await.is_some());
        assert_eq!(thinkers.lock().free, 1);
    }

    #[test]
    fn a_person_is_advised_once_at_a_time_and_only_so_many_are() {
        let thinkers = Thinkers::on(1);
        let asking = thinkers.ask(PlayerId(1)).unwrap_or_else(|_| panic!("the first"));
        assert!(matches!(thinkers.ask(PlayerId(1)), Err(Error::Conflict { code: Code::HintWaiting, .. })));
        let all: Vec<_> =
            (2..=MOST_ASKING as i64).map(|player| thinkers.ask(PlayerId(player)).ok()).collect();
        assert!(all.iter().all(Option::is_some));
        assert!(matches!(thinkers.ask(PlayerId(9999)), Err(Error::TooBusy)));
        drop(asking);
        assert!(thinkers.ask(PlayerId(1)).is_ok());
    }

    #[test]
    fn advice_comes_from_the_levels_that_tables_offer() {
        assert!(adviser("expert").is_ok() && adviser("greedy").is_ok());
        for long in ["search:5000ms", "search:20000", "plan:16"] {
            assert!(adviser(long).is_err(), "{long}");
        }
        assert!(level("search:1000ms").is_ok() && level("search:1001ms").is_err());
    }
}

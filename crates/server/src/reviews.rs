//! Reviews in progress. A review goes on only while somebody asks how far it has come, a little at a time and when nobody else
//! needs the thread: so nothing is thought for those who have gone.

use crate::error::Error;
use crate::id::{PlayerId, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tafel_review::{Steps, Wish};
use tafel_wire::Code;

/// How many reviews are held at once.
const MOST: usize = 64;
/// How long a review is held for somebody who does not ask, in milliseconds.
const PATIENCE: i64 = 30_000;
/// How many positions are looked at for one question: about a quarter of a second.
pub(crate) const AT_A_TIME: u64 = 8_000;

/// Reviews in progress, one for each person.
#[derive(Clone, Default)]
pub(crate) struct Reviews(Arc<Mutex<HashMap<PlayerId, Held>>>);

/// What is reviewed for somebody.
struct Held {
    of: (TableId, Wish),
    /// The review; none while it goes on.
    steps: Option<Box<dyn Steps>>,
    asked_at: i64,
}

/// A review that is taken out to begin or to go on; it comes back when this is dropped, unless it is finished.
pub(crate) struct Taken {
    reviews: Reviews,
    player: PlayerId,
    steps: Option<Box<dyn Steps>>,
}

impl Reviews {
    /// Takes out the review of a match for a person: the one that was begun, if there is one.
    ///
    /// # Errors
    /// If another review goes on for the person, or too many do.
    pub(crate) fn take(&self, player: PlayerId, of: (TableId, Wish), now: i64) -> Result<Taken, Error> {
        let mut held = self.lock();
        held.retain(|_, held| held.steps.is_none() || now - held.asked_at < PATIENCE);
        let full = held.len() >= MOST;
        let steps = match held.get_mut(&player) {
            Some(Held { steps: None, .. }) => {
                return Err(Error::Conflict {
                    code: Code::ReviewWaiting,
                    message: "one review at a time; another goes on for you",
                });
            }
            // Somebody who asks for another match no longer waits for the first.
            Some(known) if known.of == of => known.steps.take(),
            Some(_) => None,
            None if full => return Err(Error::TooBusy),
            None => None,
        };
        held.insert(player, Held { of, steps: None, asked_at: now });
        Ok(Taken { reviews: self.clone(), player, steps })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PlayerId, Held>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    /// The review itself, which begins now if it has not begun.
    ///
    /// # Errors
    /// If it cannot begin.
    pub(crate) fn begun<E>(
        &mut self,
        begin: impl FnOnce() -> Result<Box<dyn Steps>, E>,
    ) -> Result<&mut dyn Steps, E> {
        let steps = match self.steps.take() {
            Some(steps) => steps,
            None => begin()?,
        };
        Ok(&mut **self.steps.insert(steps))
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let mut held = self.reviews.lock();
        let steps = self.steps.take().filter(|steps| steps.review().is_none());
        match (held.get_mut(&self.player), steps) {
            // After a panic it is not known how far it came: it begins anew.
            (Some(known), Some(steps)) if !std::thread::panicking() => known.steps = Some(steps),
            _ => {
                held.remove(&self.player);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;
    use tafel_review::Progress;
    use tafel_wire::Review;

    /// A review that never ends, and counts.
    struct Endless(u32);

    impl Steps for Endless {
        fn advance(&mut self, _: u64) -> Progress {
            self.0 += 1;
            Progress { done: self.0, parts: 1_000_000 }
        }

        fn review(&self) -> Option<Review> {
            None
        }
    }

    fn ask(reviews: &Reviews, player: i64, table: i64, now: i64) -> Result<Taken, Error> {
        let of = (TableId(table), Wish::default());
        reviews.take(PlayerId(player), of, now)
    }

    fn done(taken: Result<Taken, Error>) -> u32 {
        let mut taken = taken.unwrap_or_else(|error| panic!("{error}"));
        let begin = || Ok::<Box<dyn Steps>, Infallible>(Box::new(Endless(0)));
        let Ok(steps) = taken.begun(begin);
        steps.advance(1).done
    }

    #[test]
    fn a_review_goes_on_where_it_was_unless_nobody_asks_for_long() {
        let reviews = Reviews::default();
        assert_eq!(done(ask(&reviews, 1, 7, 0)), 1);
        assert_eq!(done(ask(&reviews, 1, 7, 100)), 2);
        assert_eq!(done(ask(&reviews, 2, 7, 100)), 1, "another person's is another");
        assert_eq!(done(ask(&reviews, 1, 7, 100 + PATIENCE)), 1, "it was let go");
        assert_eq!(done(ask(&reviews, 1, 8, 101 + PATIENCE)), 1, "another match");
        assert_eq!(done(ask(&reviews, 1, 7, 102 + PATIENCE)), 1, "the first was given up for it");
    }

    #[test]
    fn one_goes_on_at_a_time_for_a_person_and_a_limited_number_for_all() {
        let reviews = Reviews::default();
        let taken = ask(&reviews, 1, 7, 0);
        assert!(taken.is_ok());
        assert!(matches!(ask(&reviews, 1, 7, 0), Err(Error::Conflict { code: Code::ReviewWaiting, .. })));
        let all: Vec<_> = (2..=MOST as i64).map(|player| ask(&reviews, player, 7, 0).ok()).collect();
        assert!(all.iter().all(Option::is_some));
        assert!(matches!(ask(&reviews, 9_999, 7, 0), Err(Error::TooBusy)));
        drop((taken, all));
        assert_eq!(done(ask(&reviews, 9_999, 7, PATIENCE)), 1, "those who do not ask make room");
    }
}

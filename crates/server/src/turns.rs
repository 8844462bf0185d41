//! What takes long is done by few at a time, on threads where it keeps nobody waiting.

use crate::error::Error;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// How many do at the same time what needs turns: as few as leave the other threads to those who serve.
const AT_ONCE: usize = 2;

/// The turns of one kind of work.
pub(crate) fn turns() -> Arc<Semaphore> {
    Arc::new(Semaphore::new(AT_ONCE))
}

/// Does something once there is a turn for it. The turn lasts as long as the work, even if whoever asked has gone:
/// otherwise people who come and go could start any number of them at once.
pub(crate) async fn in_turn<T: Send + 'static>(
    turns: &Arc<Semaphore>,
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let turn = turns.clone().acquire_owned().await.map_err(|_| Error::Unavailable)?;
    let worked = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        work()
    });
    worked.await.map_err(|_| Error::Unavailable)?
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::sync::mpsc;

    #[tokio::test]
    async fn a_turn_lasts_as_long_as_the_work_even_if_whoever_asked_has_gone() {
        let turns = Arc::new(Semaphore::new(1));
        let (done, wait) = mpsc::channel::<()>();
        let work = move || wait.recv().map_err(|_| Error::Unavailable);
        let mut asked = Box::pin(in_turn(&turns, work));
        assert!((&mut asked).now_or_never().is_none());
        drop(asked);
        assert_eq!(turns.available_permits(), 0);
        done.send(()).unwrap();
        assert_eq!(in_turn(&turns, || Ok(7)).await.unwrap(), 7);
    }
}

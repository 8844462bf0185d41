//! The time of day, or one that is set by hand.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// Where a server takes the time from: milliseconds since 1970.
#[derive(Clone, Debug, Default)]
pub struct Time(Option<watch::Receiver<i64>>);

impl Time {
    /// The time of day.
    pub fn of_day() -> Time {
        Time(None)
    }

    /// A time that passes only as it is set, so that nobody has to wait for it.
    pub fn by_hand(start: i64) -> (Time, watch::Sender<i64>) {
        let (set, time) = watch::channel(start);
        (Time(Some(time)), set)
    }

    /// Whether it passes by itself.
    pub(crate) fn passes_by_itself(&self) -> bool {
        self.0.is_none()
    }

    /// What time it is: milliseconds since 1970.
    pub fn now(&self) -> i64 {
        match &self.0 {
            Some(time) => *time.borrow(),
            None => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64),
        }
    }

    /// Waits until it is so late.
    pub(crate) async fn reaches(&self, at: i64) {
        match &self.0 {
            Some(time) => {
                // If nobody sets it any more, it never gets so late.
                if time.clone().wait_for(|&now| now >= at).await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
            None => tokio::time::sleep(Duration::from_millis((at - self.now()).max(0) as u64)).await,
        }
    }
}

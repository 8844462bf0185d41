//! How long people may think. All of it follows from the times at which lines were stored.

use tafel_rules::{MAX_SEATS, Seat, Seats};
use tafel_wire::{Clock, ClockState};

/// The clocks of a table's seats. Times are milliseconds since 1970.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    rule: Clock,
    bank: [i64; MAX_SEATS],
    since: [Option<i64>; MAX_SEATS],
}

impl Clocks {
    pub(crate) fn new(rule: Clock) -> Clocks {
        let bank = match rule {
            Clock::Live { bank_s, .. } => 1000 * i64::from(bank_s),
            Clock::Days { .. } => 0,
        };
        Clocks { rule, bank: [bank; MAX_SEATS], since: [None; MAX_SEATS] }
    }

    /// What a decision may take without touching the bank.
    fn free(&self) -> i64 {
        1000 * i64::from(match self.rule {
            Clock::Live { increment_s, .. } => increment_s,
            Clock::Days { deadline_s } => deadline_s,
        })
    }

    /// A seat has decided.
    pub(crate) fn moved(&mut self, seat: Seat, now: i64) {
        if let Some(since) = self.since[seat.index()].take() {
            let beyond = (now - since - self.free()).max(0);
            self.bank[seat.index()] = (self.bank[seat.index()] - beyond).max(0);
        }
    }

    /// From now on these seats are awaited; for those that were before, the clock runs on.
    pub(crate) fn await_seats(&mut self, awaited: Seats, now: i64) {
        for (index, since) in self.since.iter_mut().enumerate() {
            *since = awaited.contains(Seat(index as u8)).then(|| since.unwrap_or(now));
        }
    }

    /// The server was away: nobody is charged for that.
    pub(crate) fn restart(&mut self, now: i64) {
        for since in self.since.iter_mut().flatten() {
            *since = now;
        }
    }

    /// A seat's present decision begins anew.
    pub(crate) fn restart_seat(&mut self, seat: Seat, now: i64) {
        if let Some(since) = &mut self.since[seat.index()] {
            *since = now;
        }
    }

    /// When the time of a seat is up, if it runs.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<i64> {
        self.since[seat.index()].map(|since| since + self.free() + self.bank[seat.index()])
    }

    /// The clocks of the first `seats` seats, to be shown.
    pub(crate) fn shown(&self, seats: u8, now: i64) -> Vec<ClockState> {
        let state = |seat: Seat| match self.deadline(seat) {
            Some(deadline) => ClockState { left_ms: (deadline - now).max(0), running: true },
            None => ClockState { left_ms: self.free() + self.bank[seat.index()], running: false },
        };
        Seat::all(seats).map(state).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Clock = Clock::Live { bank_s: 10, increment_s: 2 };

    #[test]
    fn a_bank_pays_for_what_a_decision_takes_beyond_its_increment() {
        let mut clocks = Clocks::new(LIVE);
        clocks.await_seats(Seats::one(Seat(1)), 0);
        assert_eq!(clocks.deadline(Seat(1)), Some(12_000));
        assert_eq!(clocks.deadline(Seat(0)), None);
        clocks.moved(Seat(1), 5_000);
        clocks.await_seats(Seats::one(Seat(0)), 5_000);
        clocks.moved(Seat(0), 6_000);
        clocks.await_seats(Seats::one(Seat(1)), 6_000);
        assert_eq!(clocks.deadline(Seat(1)), Some(6_000 + 2_000 + 7_000));
        let shown = clocks.shown(2, 7_000);
        assert_eq!(shown[0], ClockState { left_ms: 12_000, running: false });
        assert_eq!(shown[1], ClockState { left_ms: 8_000, running: true });
    }

    #[test]
    fn a_deadline_is_the_same_for_every_decision() {
        let mut clocks = Clocks::new(Clock::Days { deadline_s: 60 });
        clocks.await_seats(Seats::first(2), 1_000);
        clocks.moved(Seat(0), 50_000);
        clocks.await_seats(Seats::first(2), 50_000);
        assert_eq!((clocks.deadline(Seat(0)), clocks.deadline(Seat(1))), (Some(110_000), Some(61_000)));
    }

    #[test]
    fn time_without_the_server_is_free() {
        let mut clocks = Clocks::new(LIVE);
        clocks.await_seats(Seats::one(Seat(0)), 0);
        clocks.restart(100_000);
        assert_eq!(clocks.deadline(Seat(0)), Some(112_000));
    }
}

//! How long people may think. All of it follows from the times at which lines were stored, and from the times at which
//! no server was there: those are charged to nobody. However often it is computed, the result is the same.

use super::journal::Folded;
use crate::outages::Outages;
use tafel_rules::{MAX_SEATS, Seat, Seats};
use tafel_wire::{Clock, ClockState};

/// The clocks of a table's seats. Times are milliseconds since 1970.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    rule: Clock,
    outages: Outages,
    bank: [i64; MAX_SEATS],
    since: [Option<i64>; MAX_SEATS],
}

impl Clocks {
    pub(crate) fn new(rule: Clock, outages: Outages) -> Clocks {
        let bank = match rule {
            Clock::Live { bank_s, .. } => 1000 * i64::from(bank_s),
            Clock::Days { .. } => 0,
        };
        Clocks { rule, outages, bank: [bank; MAX_SEATS], since: [None; MAX_SEATS] }
    }

    /// The clocks after all that was stored: `waits` says who was awaited at the start and after each line.
    pub(crate) fn of(
        rule: Clock,
        outages: Outages,
        folded: &Folded,
        waits: &[Seats],
        started_at: i64,
    ) -> Clocks {
        let mut clocks = Clocks::new(rule, outages);
        let restarts = |length: usize| folded.cuts.iter().find(|cut| cut.length == length).map(|cut| cut.at);
        for (length, &awaited) in waits.iter().enumerate() {
            let last = length.checked_sub(1).map(|last| &folded.record[last]);
            let at = last.map_or(started_at, |stored| stored.at);
            if let Some(seat) = last.and_then(|stored| stored.line.actor.seat()) {
                clocks.moved(seat, at);
            }
            clocks.await_seats(awaited, at);
            if let Some(cut_at) = restarts(length) {
                // All agreed to go back here, and from then on the seats awaited start thinking afresh.
                clocks.since.iter_mut().flatten().for_each(|since| *since = cut_at);
            }
        }
        clocks
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
            let took = now - since - self.outages.between(since, now);
            let beyond = (took - self.free()).max(0);
            self.bank[seat.index()] = (self.bank[seat.index()] - beyond).max(0);
        }
    }

    /// From now on these seats are awaited; for those that were before, the clock runs on.
    pub(crate) fn await_seats(&mut self, awaited: Seats, now: i64) {
        for (index, since) in self.since.iter_mut().enumerate() {
            *since = awaited.contains(Seat(index as u8)).then(|| since.unwrap_or(now));
        }
    }

    /// When the time of a seat is up, if it runs.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<i64> {
        let since = self.since[seat.index()]?;
        Some(since + self.outages.since(since) + self.free() + self.bank[seat.index()])
    }

    /// Whether the time of a seat is up.
    pub(crate) fn is_up(&self, seat: Seat, now: i64) -> bool {
        self.deadline(seat).is_some_and(|deadline| deadline <= now)
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
    use super::super::journal::fold;
    use super::*;
    use crate::store::LineRow;
    use crate::store::Outage;

    const LIVE: Clock = Clock::Live { bank_s: 10, increment_s: 2 };
    const DAYS: Clock = Clock::Days { deadline_s: 60 };

    fn clocks(rule: Clock) -> Clocks {
        Clocks::new(rule, Outages::default())
    }

    #[test]
    fn a_bank_pays_for_what_a_decision_takes_beyond_its_increment() {
        let mut clocks = clocks(LIVE);
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
        let mut clocks = clocks(DAYS);
        clocks.await_seats(Seats::first(2), 1_000);
        clocks.moved(Seat(0), 50_000);
        clocks.await_seats(Seats::first(2), 50_000);
        assert_eq!((clocks.deadline(Seat(0)), clocks.deadline(Seat(1))), (Some(110_000), Some(61_000)));
    }

    #[test]
    fn time_without_a_server_is_given_back_and_no_more() {
        let outages = Outages::default();
        let mut clocks = Clocks::new(LIVE, outages.clone());
        clocks.await_seats(Seats::one(Seat(0)), 0);
        outages.set(vec![Outage { began: 1_000, ended: 91_000 }], 91_000);
        assert_eq!(clocks.deadline(Seat(0)), Some(12_000 + 90_000));
        clocks.moved(Seat(0), 95_000);
        // 5 seconds, of which 2 were free.
        clocks.await_seats(Seats::one(Seat(0)), 95_000);
        assert_eq!(clocks.deadline(Seat(0)), Some(95_000 + 2_000 + 7_000));
    }

    fn computed(entries: &[(&str, i64)], waits: &[Seats]) -> Clocks {
        let line = |&(text, at): &(&str, i64)| LineRow { text: text.to_owned(), at };
        let stored: Vec<LineRow> = entries.iter().map(line).collect();
        Clocks::of(LIVE, Outages::default(), &fold(&stored).unwrap().0, waits, 1_000)
    }

    fn only(seat: u8) -> Seats {
        Seats::one(Seat(seat))
    }

    #[test]
    fn clocks_run_from_the_start_even_where_nothing_was_drawn() {
        assert_eq!(computed(&[], &[only(0)]).deadline(Seat(0)), Some(13_000));
    }

    #[test]
    fn what_is_taken_back_alone_was_never_played_and_the_clock_ran_on() {
        let clocks = computed(&[("0 a", 9_000), ("- 0", 10_000)], &[only(0)]);
        assert_eq!(clocks.deadline(Seat(0)), Some(13_000));
    }

    #[test]
    fn after_a_take_back_by_consent_those_who_are_awaited_think_anew_from_then_on() {
        let entries = [("0 a", 2_000), ("1 b", 3_000), ("? 0", 4_000), ("+ 1", 5_000), ("< 0", 5_000)];
        let clocks = computed(&entries, &[only(0)]);
        assert_eq!(clocks.deadline(Seat(0)), Some(5_000 + 12_000));
        // A request alone changes nothing.
        let clocks = computed(&entries[..3], &[only(0), only(1), only(0)]);
        assert_eq!(clocks.deadline(Seat(0)), Some(3_000 + 12_000));
        // What was played after it counts from then on.
        let entries = [("0 a", 2_000), ("? 0", 4_000), ("+ 1", 5_000), ("< 0", 5_000), ("0 c", 6_000)];
        assert_eq!(computed(&entries, &[only(0), only(1)]).deadline(Seat(1)), Some(6_000 + 12_000));
    }
}

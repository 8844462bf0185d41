//! What a match comes to for each seat: the parts of its result, and what its decisions cost.

use crate::report::Sums;
use tafel_rules::{PerSeat, Seat};
use tafel_wire::{Expectation, Lapse, ReviewedDecision, ReviewedLine, SeatReview};

/// The parts of every seat's result.
pub(crate) fn totals(
    seats: u8,
    start: &[Expectation],
    lines: &[ReviewedLine],
    decisions: &[ReviewedDecision],
    decided_by: i32,
) -> Vec<SeatReview> {
    let (mut luck, mut own, mut met) = (Sums::default(), Sums::default(), Sums::default());
    let mut taken = PerSeat::<Sums>::default();
    let mut before = start;
    for line in lines {
        for seat in Seat::all(seats) {
            let at = seat.index();
            let change = line.after[at].points - before[at].points;
            let in_meeting = line.met.get(at).copied().unwrap_or(0);
            met[seat] += in_meeting;
            match line.seat.map(Seat) {
                None => luck[seat] += change,
                Some(by) if by == seat => own[seat] += change - in_meeting,
                Some(by) => taken[seat][by] += change - in_meeting,
            }
        }
        before = &line.after;
    }
    let of_seat = |seat: Seat| {
        let result = before[seat.index()].points;
        let decided: Vec<&ReviewedDecision> =
            decisions.iter().filter(|decision| decision.seat == seat.0).collect();
        let lapses = |lapse| decided.iter().filter(|decision| decision.lapse == Some(lapse)).count() as u32;
        SeatReview {
            start: start[seat.index()].points,
            result,
            luck: luck[seat],
            own: own[seat],
            taken_from: taken[seat].first(seats).to_vec(),
            met: met[seat],
            adjusted: result - luck[seat],
            lost: decided.iter().map(|decision| decision.loss).sum(),
            decisions: decided.len() as u32,
            lapses: [Lapse::Inaccuracy, Lapse::Mistake, Lapse::Blunder].map(lapses),
            accuracy: accuracy(decided.iter().map(|decision| decision.loss), decided_by),
        }
    };
    Seat::all(seats).map(of_seat).collect()
}

/// The mean worth of decisions in per mille: nothing lost is worth all, and what a blunder loses is worth nothing.
fn accuracy(losses: impl ExactSizeIterator<Item = i32>, decided_by: i32) -> u16 {
    let count = losses.len() as f64;
    let blunder = f64::from(decided_by) / 2.0;
    let worth: f64 = losses.map(|loss| 1.0 - (f64::from(loss) / blunder).clamp(0.0, 1.0)).sum();
    if count > 0.0 { (1_000.0 * worth / count).round() as u16 } else { 1_000 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_is_a_mean() {
        assert_eq!(accuracy([0, 0, 600, 9_000].into_iter(), 1_200), 500);
        assert_eq!(accuracy([300].into_iter(), 1_200), 500);
        assert_eq!(accuracy([-20].into_iter(), 1_200), 1_000);
        assert_eq!(accuracy([].into_iter(), 1_200), 1_000);
    }
}

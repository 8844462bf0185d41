//! Duplicate deals: the same luck for everybody, in every seating.

use tafel_rules::MAX_SEATS;

/// A seating: the index of a bot for each seat.
pub(crate) type Seating = Vec<usize>;

/// All seatings in which one deal is played, so that no bot profits from a seat or from a hand.
///
/// - Alone, every bot plays the deal once.
/// - Two bots at a larger table share it as evenly as can be, in every order.
/// - As many bots as seats, or more: every choice of bots, in every rotation.
/// - Otherwise the bots repeat round the table, beginning with each of them, in every rotation.
pub(crate) fn seatings(bots: usize, seats: u8) -> Vec<Seating> {
    let seats = usize::from(seats);
    assert!((1..=MAX_SEATS).contains(&seats) && bots > 0, "somebody sits at the table");
    if bots == 2 && seats > 2 {
        return even_mixes(seats);
    }
    if bots >= seats {
        return choices(bots, seats).iter().flat_map(|chosen| rotations(chosen)).collect();
    }
    let repeated = |first: usize| (0..seats).map(|seat| (first + seat) % bots).collect::<Vec<_>>();
    let mut all: Vec<Seating> = (0..bots).flat_map(|first| rotations(&repeated(first))).collect();
    all.sort();
    all.dedup();
    all
}

fn rotations(seating: &[usize]) -> Vec<Seating> {
    let mut all: Vec<Seating> = (0..seating.len())
        .map(|by| {
            let mut turned = seating.to_vec();
            turned.rotate_left(by);
            turned
        })
        .collect();
    all.sort();
    all.dedup();
    all
}

/// Every way to choose `seats` of `bots`, in order.
fn choices(bots: usize, seats: usize) -> Vec<Seating> {
    let masks = 0u32..1 << bots;
    let chosen = masks.filter(|mask| mask.count_ones() as usize == seats);
    chosen.map(|mask| (0..bots).filter(|bot| mask & (1 << bot) != 0).collect()).collect()
}

/// Every order of two bots at a table where they take half of the seats each, or nearly.
fn even_mixes(seats: usize) -> Vec<Seating> {
    let even = |mask: &u32| {
        let second = mask.count_ones() as usize;
        second == seats / 2 || second == seats.div_ceil(2)
    };
    (0u32..1 << seats)
        .filter(even)
        .map(|mask| (0..seats).map(|seat| (mask >> seat & 1) as usize).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_bots_mix_in_every_even_way() {
        assert_eq!(seatings(2, 2), [[0, 1], [1, 0]]);
        assert_eq!([3, 4, 5].map(|seats| seatings(2, seats).len()), [6, 6, 20]);
    }

    #[test]
    fn alone_every_bot_plays_the_deal() {
        assert_eq!(seatings(3, 1), [[0], [1], [2]]);
    }

    #[test]
    fn more_bots_than_seats_meet_in_every_choice() {
        assert_eq!(seatings(4, 2).len(), 6 * 2);
        assert_eq!(seatings(3, 3), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    }

    /// Whatever the numbers, every bot sits on every seat equally often.
    #[test]
    fn no_seat_is_any_bots_own() {
        for bots in 1..=5 {
            for seats in 1..=5u8 {
                let all = seatings(bots, seats);
                for seat in 0..usize::from(seats) {
                    let times: Vec<usize> = (0..bots)
                        .map(|bot| all.iter().filter(|seating| seating[seat] == bot).count())
                        .collect();
                    assert!(
                        times.iter().all(|&count| count == times[0]),
                        "{bots} bots, {seats} seats: {times:?}"
                    );
                }
            }
        }
    }
}

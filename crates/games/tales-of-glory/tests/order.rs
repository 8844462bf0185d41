//! §3.1 Phase 2 is played at the same time: in which order the lines of different seats stand does not matter.

use proptest::prelude::*;
use tafel_rules::{Dice, Rules, Seat, Seed, Silent, Turn};
use tafel_tales_of_glory::{Move, State, Step, TalesOfGlory};

/// Plays one line at random; returns who moved and how, unless chance decided.
fn any_line(rules: &TalesOfGlory, state: &mut State, dice: &mut Dice) -> Option<(Seat, Move)> {
    match rules.turn(state) {
        Turn::Over => None,
        Turn::Chance => {
            let mut odds = vec![];
            rules.chances(state, &mut odds);
            rules.resolve(state, dice.pick(&odds), &mut Silent);
            None
        }
        Turn::Seats(awaited) => {
            let seat = dice.any(&awaited.iter().collect::<Vec<_>>());
            let mut moves = vec![];
            rules.moves(state, seat, &mut moves);
            let mv = dice.any(&moves);
            rules.apply(state, seat, mv, &mut Silent);
            Some((seat, mv))
        }
    }
}

/// Plays a match at random and calls `look` with the start, the lines and the end of every phase 2.
fn phases(
    options: &str,
    nth: u64,
    mut look: impl FnMut(&TalesOfGlory, State, &[(Seat, Move)], State, &mut Dice),
) {
    let rules = TalesOfGlory::new();
    let mut dice = Dice::at(Seed([3; 32]), nth);
    let mut state = rules.start(&options.parse().unwrap());
    while rules.turn(&state) != Turn::Over {
        if state.step != Step::Play {
            any_line(&rules, &mut state, &mut dice);
            continue;
        }
        let (start, mut lines) = (state, vec![]);
        while state.step == Step::Play {
            lines.extend(any_line(&rules, &mut state, &mut dice));
        }
        look(&rules, start, &lines, state, &mut dice);
    }
}

/// The same lines, those of each seat in their order, but the seats interleaved differently.
fn mixed(lines: &[(Seat, Move)], dice: &mut Dice) -> Vec<(Seat, Move)> {
    let mut left = lines.to_vec();
    let mut mixed = vec![];
    while !left.is_empty() {
        let (seat, _) = dice.any(&left);
        let first = left.iter().position(|line| line.0 == seat).unwrap();
        mixed.push(left.remove(first));
    }
    mixed
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// §3.1, §5.6 Any order of the same lines leads to the same table, marker included.
    #[test]
    fn the_order_of_seats_does_not_matter(nth: u64, seats in 2u8..=5, quests in prop_oneof![Just("with"), Just("without")]) {
        let mut looked_at = 0;
        phases(&format!("seats {seats}; quests {quests}"), nth, |rules, start, lines, end, dice| {
            looked_at += 1;
            for _ in 0..3 {
                let mut state = start;
                for (seat, mv) in mixed(lines, dice) {
                    let mut moves = vec![];
                    rules.moves(&state, seat, &mut moves);
                    assert!(moves.contains(&mv), "{mv} of seat {seat} is legal in any order");
                    rules.apply(&mut state, seat, mv, &mut Silent);
                }
                assert_eq!(state, end);
            }
        });
        prop_assert_eq!(looked_at, 10);
    }
}

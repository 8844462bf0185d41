//! The law about the heap: steady play uses none.

use crate::Law;
use crate::law::demand;
use tafel_rules::{Dice, Rules, Seed, Silent, Turn, settle};

/// Plays one match twice with the same dice: once to warm the lists, once to count.
pub(crate) fn none_in_steady_play<R: Rules>(rules: &R, options: &R::Options) -> Result<(), (Law, String)> {
    let start = rules.start(options);
    let (mut moves, mut odds) = (vec![], vec![]);
    play_through(rules, start, &mut moves, &mut odds);
    let used = allocation_counter::measure(|| play_through(rules, start, &mut moves, &mut odds));
    demand(Law::Heap, used.count_total == 0, || format!("a match allocated {} times", used.count_total))
}

fn play_through<R: Rules>(
    rules: &R,
    mut state: R::State,
    moves: &mut Vec<R::Move>,
    odds: &mut Vec<(R::Chance, u32)>,
) {
    let mut dice = Dice::at(Seed([9; 32]), 0);
    loop {
        settle(rules, &mut state, odds, |odds| dice.pick(odds), &mut Silent);
        let Turn::Seats(awaited) = rules.turn(&state) else { return };
        let seat = awaited.iter().next().expect("somebody is awaited");
        moves.clear();
        rules.moves(&state, seat, moves);
        rules.apply(&mut state, seat, dice.any(moves), &mut Silent);
    }
}

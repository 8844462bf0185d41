//! Counting continuations: the quickest way to see that a change altered the rules.

use tafel_rules::{Rules, Silent, Turn};

/// How many ways there are to go on for `depth` lines. Every outcome of chance counts once, and where several seats
/// are awaited, every move of each.
pub fn perft<R: Rules>(rules: &R, state: &R::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut ways = 0;
    let mut go_on = |next: &R::State| ways += perft(rules, next, depth - 1);
    match rules.turn(state) {
        Turn::Over => {}
        Turn::Chance => {
            let mut odds = vec![];
            rules.chances(state, &mut odds);
            if depth == 1 {
                return odds.len() as u64;
            }
            for (chance, _) in odds {
                let mut next = *state;
                rules.resolve(&mut next, chance, &mut Silent);
                go_on(&next);
            }
        }
        Turn::Seats(awaited) => {
            let mut moves = vec![];
            for seat in awaited.iter() {
                moves.clear();
                rules.moves(state, seat, &mut moves);
                for &mv in &moves {
                    let mut next = *state;
                    rules.apply(&mut next, seat, mv, &mut Silent);
                    go_on(&next);
                }
            }
        }
    }
    ways
}

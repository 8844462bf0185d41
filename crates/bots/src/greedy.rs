//! A player who looks no further than the end of the own turn.

use crate::Bot;
use tafel_rules::{Dice, Rules, Seat, Seats, Silent, Turn};

/// How many states are imagined for each decision; a move is judged by all of them.
const IMAGINED: usize = 4;

/// How many small steps of one turn are looked through.
const STEPS: usize = 8;

/// Chooses the move after which, having played the own turn to its end in the same way, the expected points are
/// highest. What is hidden is imagined, and chance falls as it may.
pub struct Greedy {
    dice: Dice,
}

impl Greedy {
    /// A greedy player who imagines by `dice`.
    pub fn new(dice: Dice) -> Greedy {
        Greedy { dice }
    }
}

impl<R: Rules> Bot<R> for Greedy {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        let mut candidates: Vec<(R::Move, i64)> = vec![];
        for nth in 0..IMAGINED {
            let state = rules.imagine(view, &mut self.dice);
            if nth == 0 {
                let mut worth = vec![];
                rules.search_moves(&state, seat, &mut worth);
                if let [only] = worth[..] {
                    return only;
                }
                candidates.extend(worth.into_iter().map(|mv| (mv, 0)));
            }
            for (mv, sum) in &mut candidates {
                let mut next = state;
                rules.apply(&mut next, seat, *mv, &mut Silent);
                *sum += play_turn(rules, next, seat, &mut self.dice);
            }
        }
        let best = candidates.iter().max_by_key(|candidate| candidate.1);
        best.map_or(moves[0], |candidate| candidate.0)
    }
}

/// Plays on for `seat` until others are asked, each step as good as it looks; answers the best prospect on the way
/// at which the turn could be left, which is its end.
fn play_turn<R: Rules>(rules: &R, mut state: R::State, seat: Seat, dice: &mut Dice) -> i64 {
    let (mut moves, mut odds) = (vec![], vec![]);
    for _ in 0..STEPS {
        settle(rules, &mut state, &mut odds, dice);
        if rules.turn(&state) != Turn::Seats(Seats::one(seat)) {
            break;
        }
        moves.clear();
        rules.search_moves(&state, seat, &mut moves);
        let mut best: Option<(i64, R::State)> = None;
        for &mv in &moves {
            let mut next = state;
            rules.apply(&mut next, seat, mv, &mut Silent);
            let value = prospect(rules, &next, seat);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, next));
            }
        }
        state = best.expect("an awaited seat has moves worth searching").1;
    }
    settle(rules, &mut state, &mut odds, dice);
    prospect(rules, &state, seat)
}

/// Lets chance decide until a seat must.
fn settle<R: Rules>(rules: &R, state: &mut R::State, odds: &mut Vec<(R::Chance, u32)>, dice: &mut Dice) {
    while rules.turn(state) == Turn::Chance {
        odds.clear();
        rules.chances(state, odds);
        rules.resolve(state, dice.pick(odds), &mut Silent);
    }
}

/// How well a seat stands: its expected points, and a little for the distance to the others.
fn prospect<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> i64 {
    let expected = rules.estimate(state);
    let others: i64 =
        expected.0.iter().map(|&points| i64::from(points)).sum::<i64>() - i64::from(expected[seat]);
    16 * i64::from(expected[seat]) - others
}

//! Which step follows which: set-up, rounds, end.

use crate::{Colour, Effect, Goals, State, Step};
use tafel_parts::List;
use tafel_rules::{Id, MAX_SEATS, Seat, Seats, Tell, Turn};

/// Who the table is waiting for.
pub(crate) fn turn(state: &State) -> Turn {
    match state.step() {
        Some(Step::Goal { .. } | Step::Draw { .. }) => Turn::Chance,
        Some(Step::Bid) => Turn::Seats(bidders(state)),
        Some(Step::Take { order }) => Turn::of(order[0]),
        Some(Step::Offer { taker, waiting, .. }) => {
            Turn::of(waiting.first_after(taker).expect("an offer waits for somebody"))
        }
        None => Turn::Over,
    }
}

/// The seats that have yet to choose a card.
fn bidders(state: &State) -> Seats {
    state.seated().filter(|(_, player)| player.bid.is_none()).map(|(seat, _)| seat).collect()
}

/// §2.1: a round begins with a draw.
pub(crate) fn begin_round(state: &mut State, tell: &mut impl Tell<Effect>) {
    state.round += 1;
    tell.all(Effect::Round { round: state.round, start: state.start });
    let left = state.seats + 1;
    state.steps.clear();
    state.steps.push(Step::Draw { left });
}

/// §2.5: the players take in this order.
pub(crate) fn begin_taking(state: &mut State, order: List<Seat, MAX_SEATS>) {
    state.steps.clear();
    state.steps.push(Step::Take { order });
}

/// §2.5, §2.6: the next player takes, or the round ends.
pub(crate) fn next_taker(state: &mut State, rounds: u8, tell: &mut impl Tell<Effect>) {
    let Some(Step::Take { order }) = state.steps.last_mut() else {
        unreachable!("somebody has just taken");
    };
    order.remove(0);
    if order.is_empty() {
        end_round(state, rounds, tell);
    }
}

fn end_round(state: &mut State, rounds: u8, tell: &mut impl Tell<Effect>) {
    for colour in Colour::all() {
        while state.middle.count(colour) > 0 {
            state.middle.take(colour);
            state.bag.put(colour, 1);
            tell.all(Effect::Returned { colour });
        }
    }
    state.start = state.start.next(state.seats);
    if state.round < rounds {
        begin_round(state, tell);
    } else {
        end(state, tell);
    }
}

/// §5.1: the goals are shown.
fn end(state: &mut State, tell: &mut impl Tell<Effect>) {
    state.steps.clear();
    match state.goals {
        Goals::Secret => {
            for (seat, player) in state.seated() {
                tell.reveal(Effect::GoalShown { seat, goal: player.goal.expect("goals were dealt") });
            }
        }
        Goals::Open => {}
    }
}

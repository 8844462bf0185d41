//! §4 Offers out of turn.

use crate::{Colour, Data, Effect, Move, State, Step, flow};
use tafel_parts::Pool;
use tafel_rules::{Seat, Seats, Tell};

/// What one can say to an offer.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Answer {
    Accept,
    Decline,
}

pub(super) fn moves(out: &mut Vec<Move>) {
    out.extend([Move::Accept, Move::Decline]);
}

/// §4.1: makes the offers that follow from a taken pebble, and says whether there are any.
pub(super) fn open(data: &Data, state: &mut State, taker: Seat, colour: Colour) -> bool {
    let waiting: Seats = state
        .seated()
        .filter(|&(seat, player)| {
            let holds_enough = player.pebbles.amount(colour) >= data.offer_from;
            let may_owe = player.debts < data.most_debts; // §4.4
            seat != taker && holds_enough && may_owe
        })
        .map(|(seat, _)| seat)
        .collect();
    let offered = !waiting.is_empty() && state.bag.count(colour) > 0; // §4.2
    if offered {
        state.steps.push(Step::Offer { taker, colour, waiting });
    }
    offered
}

/// §4.3
pub(super) fn answer(
    data: &Data,
    state: &mut State,
    seat: Seat,
    answer: Answer,
    tell: &mut impl Tell<Effect>,
) {
    let Some(Step::Offer { taker, colour, waiting }) = state.steps.pop() else {
        unreachable!("an answer is given to an offer");
    };
    match answer {
        Answer::Accept => {
            state.bag.take(colour);
            let player = &mut state.players[seat];
            player.pebbles += Pool::of(colour, 1);
            player.debts += 1;
            tell.all(Effect::Accepted { seat, colour });
        }
        Answer::Decline => tell.all(Effect::Declined { seat }),
    }
    let waiting = waiting.without(seat);
    if !waiting.is_empty() && state.bag.count(colour) > 0 {
        state.steps.push(Step::Offer { taker, colour, waiting });
    } else {
        flow::next_taker(state, data.rounds, tell);
    }
}

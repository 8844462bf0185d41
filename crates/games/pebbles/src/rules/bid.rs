//! §2.2 to §2.4 Bids.

use crate::{Card, Effect, Move, State, flow};
use tafel_parts::List;
use tafel_rules::{MAX_SEATS, Rule, Seat, Tell};

pub(super) fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    out.extend(state.players[seat].cards.iter().map(Move::Bid)); // §2.3
}

pub(super) fn why_not(state: &State, seat: Seat, card: Card) -> Rule {
    if state.players[seat].cards.contains(card) { Rule("2.2") } else { Rule("2.3") }
}

/// §2.2: the choice stays secret until all have made theirs.
pub(super) fn bid(state: &mut State, seat: Seat, card: Card, tell: &mut impl Tell<Effect>) {
    state.players[seat].bid = Some(card);
    tell.only(seat, Effect::Bid { seat, card: Some(card) }, Effect::Bid { seat, card: None });
    if state.seated().all(|(_, player)| player.bid.is_some()) {
        show(state, tell);
    }
}

fn show(state: &mut State, tell: &mut impl Tell<Effect>) {
    let mut order = List::<Seat, MAX_SEATS>::new();
    // Clockwise from the start marker, each behind all that bid as much, so that ties fall as §2.4 says.
    let mut seat = state.start;
    for _ in 0..state.seats {
        let card = state.players[seat].bid.expect("everybody has bid");
        tell.reveal(Effect::BidShown { seat, card });
        let lower = |ahead: &Seat| state.players[*ahead].bid < Some(card);
        order.insert(order.iter().position(lower).unwrap_or(order.len()), seat);
        seat = seat.next(state.seats);
    }
    for &seat in &order {
        let player = &mut state.players[seat];
        player.cards.remove(player.bid.take().expect("everybody has bid")); // §2.3
    }
    flow::begin_taking(state, order);
}

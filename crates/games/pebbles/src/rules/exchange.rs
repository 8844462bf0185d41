//! §3 The free exchange.

use crate::{Colour, Data, Effect, Move, State, Step};
use tafel_parts::Pool;
use tafel_rules::{Id, Rule, Seat, Tell};

pub(super) fn moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    let pebbles = state.players[seat].pebbles;
    for give in Colour::all().filter(|&give| pebbles.covers(price(data, give))) {
        let wanted = state.bag.iter().map(|(get, _)| get).filter(|&get| get != give);
        out.extend(wanted.map(|get| Move::Exchange { give, get }));
    }
}

fn price(data: &Data, give: Colour) -> Pool<Colour> {
    Pool::of(give, data.exchange_price)
}

pub(super) fn why_not(data: &Data, state: &State, seat: Seat, give: Colour, get: Colour) -> Option<Rule> {
    let taking = matches!(state.step(), Some(Step::Take { .. }));
    if taking && give != get && state.players[seat].pebbles.covers(price(data, give)) {
        Some(Rule("3.2"))
    } else {
        Some(Rule("3.1"))
    }
}

pub(super) fn exchange(
    data: &Data,
    state: &mut State,
    seat: Seat,
    give: Colour,
    get: Colour,
    tell: &mut impl Tell<Effect>,
) {
    state.bag.take(get);
    state.bag.put(give, data.exchange_price);
    let pebbles = &mut state.players[seat].pebbles;
    *pebbles -= price(data, give);
    *pebbles += Pool::of(get, 1);
    tell.all(Effect::Exchanged { seat, give, get });
}

//! §3 The free exchange.

use crate::{Colour, Data, Effect, Move, State, Step};
use tafel_parts::Pool;
use tafel_rules::{Id, Lack, Objection, Rule, Seat, Tell};

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

pub(super) fn why_not(data: &Data, state: &State, seat: Seat, give: Colour, get: Colour) -> Objection {
    let taking = matches!(state.step(), Some(Step::Take { .. }));
    if !taking || give == get {
        return Rule("3.1").into();
    }
    let (pebbles, price) = (state.players[seat].pebbles, price(data, give));
    if pebbles.covers(price) {
        Rule("3.2").for_lack_of([Lack::new(get, 1u8, state.bag.count(get))])
    } else {
        Rule("3.1").for_lack_of(pebbles.lacks(price))
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

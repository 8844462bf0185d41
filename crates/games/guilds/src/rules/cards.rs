//! §13 Action cards: drawing, discarding and playing them.

use super::{deeds, goods};
use crate::{ActionCard, Data, Effect, Move, Play, State, Step};
use tafel_rules::{Seat, Tell};

/// §13.2: a card is drawn; one too many must be discarded before anything else.
pub(super) fn draw(
    data: &Data,
    state: &mut State,
    seat: Seat,
    card: ActionCard,
    tell: &mut impl Tell<Effect>,
) {
    state.unseen.take(card);
    state.pile -= 1;
    let hand = &mut state.players[seat].hand;
    hand.put(card, 1);
    let full = hand.total() > u32::from(data.base.hand_limit);
    let known = Effect::CardDrawn { seat, card: Some(card) };
    tell.only(seat, known, Effect::CardDrawn { seat, card: None });
    let Some(Step::Draw(_, left)) = state.steps.last_mut() else {
        unreachable!("cards are drawn while drawing");
    };
    *left -= 1;
    if full {
        state.steps.push(Step::Discard);
    }
}

pub(super) fn discards(state: &State, out: &mut Vec<Move>) {
    out.extend(state.actor().hand.iter().map(|(card, _)| Move::Discard(card)));
}

pub(super) fn discard(state: &mut State, card: ActionCard, tell: &mut impl Tell<Effect>) {
    state.steps.pop();
    put_down(state, card);
    tell.all(Effect::CardDiscarded { seat: state.active, card });
}

fn put_down(state: &mut State, card: ActionCard) {
    state.actor_mut().hand.take(card);
    state.discard.put(card, 1);
}

/// §13.3
pub(super) fn moves(data: &Data, state: &State, out: &mut Vec<Move>) {
    let hand = state.actor().hand.iter();
    let playable = hand.filter(|&(card, _)| is_playable(data, state, card));
    out.extend(playable.map(|(card, _)| Move::Play(card)));
}

fn is_playable(data: &Data, state: &State, card: ActionCard) -> bool {
    let Play { price, deed } = data.play(card);
    if price == 0 {
        return deeds::is_possible(data, state, deed);
    }
    // What the card costs cannot pay for what it does too.
    let Some(left) = state.actor().jar.checked_sub(u16::from(price)) else { return false };
    let mut paid = *state;
    paid.actor_mut().jar = left;
    deeds::is_possible(data, &paid, deed)
}

pub(super) fn play(data: &Data, state: &mut State, card: ActionCard, tell: &mut impl Tell<Effect>) {
    put_down(state, card);
    tell.all(Effect::CardPlayed { seat: state.active, card });
    let Play { price, deed } = data.play(card);
    goods::pay_jar(state, state.active, u16::from(price), tell);
    deeds::perform(data, state, deed, tell);
}

/// §13.4: this number of cards of the draw pile go to the box, or as many as there are.
pub(super) fn to_the_box(state: &mut State, cards: u8, tell: &mut impl Tell<Effect>) {
    let cards = cards.min(state.pile);
    state.pile -= cards;
    tell.all(Effect::CardsBoxed { cards });
}

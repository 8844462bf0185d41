//! §14 Player cards.

use super::goods;
use crate::{Chance, Data, Effect, Move, PlayerCard, Recruiting, State, Step, Talent};
use tafel_rules::Tell;

/// §14.1: this number of cards are drawn, or as many as there are.
pub(super) fn begin(state: &mut State, cards: u8, cheaper: u8) {
    let left = cards.min(state.actor().deck().len() as u8);
    state.steps.push(Step::Recruit(Recruiting { left, drawn: Default::default(), cheaper }));
}

pub(super) fn chances(state: &State, recruiting: Recruiting, out: &mut Vec<(Chance, u32)>) {
    if recruiting.left > 0 {
        (state.actor().deck() - recruiting.drawn).chances(Chance::Recruit, out);
    }
}

pub(super) fn draw(state: &mut State, card: PlayerCard, tell: &mut impl Tell<Effect>) {
    let Some(Step::Recruit(recruiting)) = state.steps.last_mut() else {
        unreachable!("player cards are drawn while recruiting");
    };
    recruiting.left -= 1;
    recruiting.drawn.insert(card);
    tell.all(Effect::PlayerCardDrawn { seat: state.active, card });
}

/// §14.2
pub(crate) fn cost(data: &Data, card: PlayerCard, cheaper: u8) -> u16 {
    u16::from(data.hireling(card).jar.saturating_sub(cheaper))
}

pub(super) fn moves(data: &Data, state: &State, recruiting: Recruiting, out: &mut Vec<Move>) {
    let jar = state.actor().jar;
    let affordable = recruiting.drawn.iter().filter(|&card| cost(data, card, recruiting.cheaper) <= jar);
    out.extend(affordable.map(Move::Hire));
    out.push(Move::Decline);
}

pub(super) fn hire(data: &Data, state: &mut State, card: PlayerCard, tell: &mut impl Tell<Effect>) {
    let Some(Step::Recruit(recruiting)) = state.steps.pop() else {
        unreachable!("a card is played while recruiting");
    };
    let seat = state.active;
    goods::pay_jar(state, seat, cost(data, card, recruiting.cheaper), tell);
    state.actor_mut().cards.insert(card);
    tell.all(Effect::Hired { seat, card });
    match data.hireling(card).talent {
        Talent::Medal(medal) => goods::gain_medal(state, medal, tell), // §14.6
        Talent::Combat(points) => goods::gain_combat(data, state, points, tell), // §14.7
        Talent::Strength(..) | Talent::More(..) | Talent::JarWithTheDice(_) | Talent::Nothing => {}
    }
}

pub(super) fn decline(state: &mut State, tell: &mut impl Tell<Effect>) {
    state.steps.pop();
    tell.all(Effect::HiringDeclined { seat: state.active });
}

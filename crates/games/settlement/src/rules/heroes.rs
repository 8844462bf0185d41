//! §11 Heroes.

use super::supply;
use crate::data::{Power, Resources};
use crate::{Data, Effect, Hero, Move, State, flow};
use tafel_rules::{Seat, Tell};

pub(crate) fn moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    let resources = state.players[seat].resources;
    let affordable = prices(data, state).filter(|&(_, price)| resources.covers(price));
    out.extend(affordable.map(|(hero, _)| Move::Invite(hero)));
}

/// §11.2: the heroes of the row from right to left, and what they cost there.
#[inline]
pub(crate) fn prices<'s>(data: &'s Data, state: &'s State) -> impl Iterator<Item = (Hero, Resources)> + 's {
    let surcharges = data.numbers.surcharges;
    state.row.iter().zip(surcharges).map(|(&hero, surcharge)| (hero, data.hero(hero).cost + surcharge))
}

pub(super) fn invite(data: &Data, state: &mut State, seat: Seat, hero: Hero, tell: &mut impl Tell<Effect>) {
    flow::invite(state);
    let place = state.row.iter().position(|&open| open == hero).expect("the hero is in the row");
    let price = data.hero(hero).cost + data.numbers.surcharges[place];
    state.row.remove(place);
    let player = &mut state.players[seat];
    player.resources -= price;
    player.heroes.insert(hero);
    let more = if let Some(Power::HeroSettlers(more)) = player.power(data) { more } else { 0 }; // §14.7
    tell.all(Effect::Invited { seat, hero, price });
    supply::recruit(data, state, seat, data.hero(hero).settlers + more, tell); // §11.3
    flow::fill_row(state); // §11.4
}

/// A hero comes to the left of the row.
pub(super) fn resolve(state: &mut State, hero: Hero, tell: &mut impl Tell<Effect>) {
    state.hero_deck.remove(hero);
    state.row.push(hero);
    tell.all(Effect::HeroCame { hero });
    flow::drawn(state);
}

//! §12 Attacks.

use super::{cards, goods, tiles};
use crate::{
    Attack, AttackCard, AttackCards, AttackKind, Chance, Data, Deck, Effect, Move, State, Step, Tile, land,
};
use tafel_parts::Pool;
use tafel_rules::{Id, Tell};

/// §12.1: the deck of this half of the game.
fn half(data: &Data, state: &State) -> Deck {
    if 2 * state.round <= state.rounds(data) { Deck::First } else { Deck::Second }
}

/// The cards that can be revealed now.
pub(super) fn deck(data: &Data, state: &State) -> AttackCards {
    state.attacks & data.deck(half(data, state))
}

/// §12.2: a deck that has run out is made again, without the trophies.
pub(crate) fn renew(data: &Data, state: &mut State) {
    if deck(data, state).is_empty() {
        let trophies = state.seated().fold(AttackCards::empty(), |kept, (_, player)| kept | player.trophies);
        state.attacks = state.attacks | (data.deck(half(data, state)) - trophies);
    }
}

pub(super) fn chances(data: &Data, state: &State, out: &mut Vec<(Chance, u32)>) {
    deck(data, state).chances(Chance::Attack, out);
}

/// §12.1: a card is revealed, and its vein fills up.
pub(super) fn reveal(data: &Data, state: &mut State, card: AttackCard, tell: &mut impl Tell<Effect>) {
    state.attacks.remove(card);
    state.attack = Some(card);
    tell.all(Effect::AttackRevealed { card });
    state.steps.pop();
    let empty = land::column(data.attack(card).column) - state.land.with_tiles();
    let Some(landscape) = empty.first() else { return };
    let tile = state.land.borne(landscape).expect("every landscape was dealt");
    if state.supply.amount(tile) > 0 {
        tiles::lay_from_supply(state, tile, landscape, tell);
    }
}

/// §9.5: a turn ends when all dice are used.
pub(super) fn moves(data: &Data, state: &State, out: &mut Vec<Move>) {
    if !state.dice.is_empty() {
        return;
    }
    if state.attack.is_some_and(|card| data.attack(card).strength <= state.actor().combat) {
        out.push(Move::Repel);
    }
    out.push(Move::End);
}

/// §12.3
pub(super) fn repel(data: &Data, state: &mut State, tell: &mut impl Tell<Effect>) {
    let card = state.attack.expect("there is an attack to repel");
    let seat = state.active;
    let strength = data.attack(card).strength;
    let player = state.actor_mut();
    player.combat -= strength;
    player.trophies.insert(card);
    tell.all(Effect::Combat { seat, by: -(strength as i8) });
    tell.all(Effect::Repelled { seat, card });
    goods::gain_jar(state, seat, u16::from(strength), tell);
    close(state);
}

/// §12.4
pub(super) fn endure(data: &Data, state: &mut State, tell: &mut impl Tell<Effect>) {
    close(state);
    if let Some(card) = state.attack {
        tell.all(Effect::Endured { seat: state.active, card });
        damage(data, state, data.attack(card), tell);
    }
}

/// Nothing more is done this turn but what the attack brings about.
fn close(state: &mut State) {
    state.steps.clear();
    state.steps.push(Step::End);
}

fn damage(data: &Data, state: &mut State, attack: Attack, tell: &mut impl Tell<Effect>) {
    let loss = loss(data, attack);
    match attack.kind {
        AttackKind::Raid => {
            let lost = u16::from(loss).min(state.actor().jar);
            goods::pay_jar(state, state.active, lost, tell);
        }
        AttackKind::Beasts => tiles::clear_column(state, attack.column, tell),
        AttackKind::Blight => state.steps.push(Step::Lose(loss)),
        AttackKind::Panic => cards::to_the_box(state, loss, tell),
    }
}

/// How many Jar (§12.4), tiles (§12.6) or cards (§12.7) an attack costs whoever has them; beasts take what they find.
pub(crate) fn loss(data: &Data, attack: Attack) -> u8 {
    let for_each_strength = match attack.kind {
        AttackKind::Raid => data.base.raid_jar,
        AttackKind::Beasts => 0,
        AttackKind::Blight => data.base.blight_tiles,
        AttackKind::Panic => data.base.panic_cards,
    };
    for_each_strength * attack.strength
}

/// §12.6: there is a choice when some tiles stay, and there are two kinds.
pub(super) fn has_to_choose(state: &State, left: u8) -> bool {
    let stock = state.actor().stock;
    left > 0 && left < state.actor().tiles() && Tile::all().all(|tile| stock.amount(tile) > 0)
}

pub(super) fn losses(state: &State, out: &mut Vec<Move>) {
    out.extend(state.actor().stock.iter().map(|(tile, _)| Move::Lose(tile)));
}

pub(super) fn lose(state: &mut State, tile: Tile, tell: &mut impl Tell<Effect>) {
    let Some(Step::Lose(left)) = state.steps.last_mut() else {
        unreachable!("tiles are lost to a blight");
    };
    *left -= 1;
    lose_tile(state, tile, tell);
}

/// Tiles are lost at once where there is nothing to choose.
pub(super) fn lose_all(state: &mut State, left: u8, tell: &mut impl Tell<Effect>) {
    for _ in 0..left {
        let Some((tile, _)) = state.actor().stock.iter().next() else { return };
        lose_tile(state, tile, tell);
    }
}

fn lose_tile(state: &mut State, tile: Tile, tell: &mut impl Tell<Effect>) {
    let one = Pool::of(tile, 1);
    state.actor_mut().stock -= one;
    state.supply += one;
    tell.all(Effect::TileLost { seat: state.active, tile });
}

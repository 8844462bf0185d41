//! §3 Paying for a tile, or discarding it.

use super::quests;
use crate::data::Face;
use crate::{Data, Effect, Move, Player, Stage, State, Step, Surcharge, Tile, Token, area};
use tafel_parts::Pool;
use tafel_rules::{Id, Objection, Rule, Seat, Tell};

/// §3.2, §3.3, §3.5: what leaves the reserve for a tile, boosts included; no surcharge.
pub(crate) fn price(face: &Face, player: &Player) -> Pool<Token> {
    let lacking = |token| face.cost.amount(token).saturating_sub(player.amount(token));
    let potions = face.cost.amount(Token::Potion) + lacking(Token::Combat) + lacking(Token::Magic);
    Pool::of(Token::Potion, potions) + Pool::of(Token::Coin, face.cost.amount(Token::Coin))
}

/// How the tile that was taken can be paid for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Payment {
    /// Not at all.
    Impossible,
    /// In one way only.
    Fixed(Pool<Token>),
    /// With a surcharge of either kind, §3.4.
    Either,
}

/// §3.4: the price of the tile that was taken.
pub(crate) fn payment(data: &Data, state: &State, player: &Player) -> Payment {
    let Some(taken) = player.taken else { return Payment::Impossible };
    let price = price(data.face(taken.tile), player);
    let paid_already = player.stage == Stage::Paid;
    if paid_already || !data.table(state.seats).is_wilderness(taken.slot) {
        return if player.tokens.covers(price) { Payment::Fixed(price) } else { Payment::Impossible };
    }
    let with = |surcharge: Surcharge| price + Pool::of(surcharge.token(), data.numbers.surcharge);
    let [coin, potion] = [Surcharge::Coin, Surcharge::Potion].map(with);
    match (player.tokens.covers(coin), player.tokens.covers(potion)) {
        (true, true) => Payment::Either,
        (true, false) => Payment::Fixed(coin),
        (false, true) => Payment::Fixed(potion),
        (false, false) => Payment::Impossible,
    }
}

/// The ways in which the tile that was taken can be paid for.
pub(crate) fn payments(data: &Data, state: &State, player: &Player) -> Vec<Pool<Token>> {
    match (payment(data, state, player), player.taken) {
        (Payment::Impossible, _) | (_, None) => vec![],
        (Payment::Fixed(price), Some(_)) => vec![price],
        (Payment::Either, Some(taken)) => {
            let price = price(data.face(taken.tile), player);
            Surcharge::all().map(|kind| price + Pool::of(kind.token(), data.numbers.surcharge)).collect()
        }
    }
}

pub(super) fn pay(state: &mut State, seat: Seat, price: Pool<Token>, tell: &mut impl Tell<Effect>) {
    if !price.is_none() {
        state.players[seat].tokens -= price;
        tell.all(Effect::Paid { seat, price });
    }
}

/// §3.4: one kind of surcharge is chosen; the tile is to be placed then, §3.8.
pub(super) fn pay_surcharge(
    data: &Data,
    state: &mut State,
    seat: Seat,
    surcharge: Surcharge,
    tell: &mut impl Tell<Effect>,
) {
    tell.all(Effect::Surcharged { seat, surcharge });
    pay(state, seat, Pool::of(surcharge.token(), data.numbers.surcharge), tell);
    state.players[seat].stage = Stage::Paid;
}

pub(super) fn surcharges(out: &mut Vec<Move>) {
    out.extend(Surcharge::all().map(Move::Pay));
}

pub(super) fn why_not(data: &Data, state: &State, player: &Player, surcharge: Surcharge) -> Objection {
    if state.step != Step::Play || player.stage != Stage::Tile {
        return Rule("3.4").into();
    }
    let Some(taken) = player.taken else { return Rule("3.4").into() };
    let face = data.face(taken.tile);
    let full = price(face, player) + Pool::of(surcharge.token(), data.numbers.surcharge);
    let in_wilderness = data.table(state.seats).is_wilderness(taken.slot);
    if in_wilderness && !covers(player, face) {
        why_unpaid(face, player)
    } else if in_wilderness && !area::openings(data, player).iter().any(|opening| opening.takes(face)) {
        Rule("3.8").into()
    } else {
        Rule("3.4").for_lack_of(player.tokens.lacks(full).filter(|_| in_wilderness))
    }
}

/// What a player lacks for a tile: coins and potions that are printed on it, or combat and magic with the potions for
/// a boost; otherwise the surcharge, of which either kind would do.
pub(super) fn why_unpaid(face: &Face, player: &Player) -> Objection {
    let price = price(face, player);
    let printed = [Token::Coin, Token::Potion].map(|token| Pool::of(token, face.cost.amount(token)));
    let printed: Pool<Token> = printed.into_iter().sum();
    if player.tokens.covers(price) {
        Rule("3.4").into()
    } else if player.tokens.covers(printed) {
        Rule("3.3").for_lack_of(player.tokens.lacks(face.cost).chain(player.tokens.lacks(price)))
    } else {
        Rule("3.2").for_lack_of(player.tokens.lacks(printed))
    }
}

/// §3.7: a tile can always be discarded, as long as nothing was paid for it.
pub(super) fn discard_move(player: &Player, out: &mut Vec<Move>) {
    out.extend(player.taken.map(|taken| Move::Discard(taken.tile)));
}

pub(super) fn why_not_discard(data: &Data, player: &Player, tile: Tile) -> Rule {
    if data.face(tile).kind.is_none() {
        Rule("9.5")
    } else if player.stage == Stage::Paid {
        Rule("3.8")
    } else {
        Rule("3.7")
    }
}

pub(super) fn discard(data: &Data, state: &mut State, seat: Seat, tile: Tile, tell: &mut impl Tell<Effect>) {
    tell.all(Effect::Discarded { seat, tile });
    state.discard.insert(tile);
    let player = &mut state.players[seat];
    player.taken = None;
    player.due = player.due.up_to_most(data.numbers.compensation);
    quests::after_tile(data, state, seat, tell);
}

/// Whether the tile of a Quest can be paid, §9.5.
pub(super) fn covers(player: &Player, face: &Face) -> bool {
    player.tokens.covers(price(face, player))
}

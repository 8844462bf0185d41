//! §5 Collecting rewards.

use super::{keys, scoring};
use crate::area::touching;
use crate::data::{Data, Face, Reward};
use crate::{Effect, Kind, Move, Per, Player, Stage, State, Tile, Token, flow};
use tafel_parts::Pool;
use tafel_rules::{Seat, Tell};

/// §5.8: after the last placement everything that counts nothing that can still change is collected at once.
pub(super) fn begin(data: &Data, state: &mut State, seat: Seat, tell: &mut impl Tell<Effect>) {
    let player = &mut state.players[seat];
    player.stage = Stage::Collect;
    let due = std::mem::take(&mut player.due);
    if !due.is_none() {
        gain(state, seat, due, tell);
    }
    for at in state.players[seat].pending() {
        if is_settled(reward_at(data, &state.players[seat], at).per) {
            collect_at(data, state, seat, at, tell);
        }
    }
    settle(data, state, seat, tell);
}

/// Whether a reward counts nothing that collecting can change: tiles of a type.
fn is_settled(per: Option<Per>) -> bool {
    match per {
        None | Some(Per::Place | Per::Monster | Per::Treasure | Per::Character | Per::Surrounded) => true,
        Some(
            Per::Key
            | Per::Combat
            | Per::Magic
            | Per::Majority
            | Per::ThreeCoins
            | Per::ThreePotions
            | Per::ClosedChest,
        ) => false,
    }
}

pub(crate) fn reward_at(data: &Data, player: &Player, at: usize) -> Reward {
    data.face(player.area[at].tile).reward.expect("a tile whose reward is to be collected has one")
}

/// Places keys and collects rewards until the player has a choice, or all is done.
pub(super) fn settle(data: &Data, state: &mut State, seat: Seat, tell: &mut impl Tell<Effect>) {
    loop {
        let player = &state.players[seat];
        let Some(scope) = keys::next(player) else {
            match player.rewards.count_ones() {
                0 => break,
                1 => collect_at(data, state, seat, player.rewards.trailing_zeros() as usize, tell),
                _ => return,
            }
            continue;
        };
        match keys::first_two(data, player, scope) {
            [None, _] => keys::lose(state, seat, tell),
            // §6.4
            [Some((at, chest)), None] if player.rewards == 0 => {
                keys::open(data, state, seat, at, chest, tell);
            }
            [Some(_), _] => return,
        }
    }
    state.players[seat].stage = Stage::Idle;
    flow::after_play(data, state, tell);
}

/// §5.8
pub(crate) fn moves(player: &Player, out: &mut Vec<Move>) {
    out.extend(player.pending().map(|at| Move::Collect(player.area[at].tile)));
}

pub(super) fn collect(data: &Data, state: &mut State, seat: Seat, tile: Tile, tell: &mut impl Tell<Effect>) {
    let at = state.players[seat].find(tile).expect("the tile lies in the area");
    collect_at(data, state, seat, at, tell);
    settle(data, state, seat, tell);
}

fn collect_at(data: &Data, state: &mut State, seat: Seat, at: usize, tell: &mut impl Tell<Effect>) {
    let reward = reward_at(data, &state.players[seat], at);
    let times = times(data, state, seat, reward);
    let player = &mut state.players[seat];
    player.rewards &= !(1 << at);
    tell.all(Effect::Collected { seat, tile: player.area[at].tile, times });
    if times > 0 {
        gain(state, seat, (0..times).fold(Pool::NONE, |sum, _| sum.up_to_most(reward.gain)), tell);
    }
}

/// §5.3: how many times a reward counts now.
pub(crate) fn times(data: &Data, state: &State, seat: Seat, reward: Reward) -> u8 {
    let player = &state.players[seat];
    let of_kind = |kind: Kind| {
        let tiles = player.area.iter().filter(|placed| data.face(placed.tile).kind == Some(kind));
        tiles.count() as u8
    };
    match reward.per {
        None => 1,
        Some(Per::Place) => of_kind(Kind::Place),
        Some(Per::Monster) => of_kind(Kind::Monster),
        Some(Per::Treasure) => of_kind(Kind::Treasure),
        Some(Per::Character) => of_kind(Kind::Character),
        Some(Per::Key) => keys::placed(player),
        Some(Per::Combat) => player.amount(Token::Combat),
        Some(Per::Magic) => player.amount(Token::Magic),
        Some(Per::Majority) => scoring::majorities(state, seat),
        Some(Per::ThreeCoins) => player.amount(Token::Coin) / data.numbers.bundle,
        Some(Per::ThreePotions) => player.amount(Token::Potion) / data.numbers.bundle,
        Some(Per::Surrounded) => {
            let surrounded = |spot| touching(player, spot).count() == 4;
            player.area.iter().filter(|placed| surrounded(placed.spot)).count() as u8
        }
        Some(Per::ClosedChest) => {
            let chests = |face: &Face| face.chests.len() as u8;
            player.area.iter().map(|placed| chests(data.face(placed.tile))).sum::<u8>() - keys::placed(player)
        }
    }
}

/// §5.1, §5.6, §6.3: tokens go where they belong; keys are to be placed, and the marker waits for the end of the phase.
pub(super) fn gain(state: &mut State, seat: Seat, gain: Pool<Token>, tell: &mut impl Tell<Effect>) {
    tell.all(Effect::Gained { seat, gain });
    let [prestige, keys, marker] =
        [Token::Prestige, Token::Key, Token::Marker].map(|token| gain.amount(token));
    let player = &mut state.players[seat];
    let tokens = gain
        - Pool::of(Token::Prestige, prestige)
        - Pool::of(Token::Key, keys)
        - Pool::of(Token::Marker, marker);
    player.tokens = player.tokens.up_to_most(tokens);
    player.prestige += i16::from(prestige);
    player.keys = player.keys.saturating_add(keys);
    if marker > 0 {
        state.claims = state.claims.with(seat);
    }
}

//! §6 Keys and chests.

use super::reward;
use crate::{Chest, Data, Effect, Link, Move, Player, State, Tile, Token};
use tafel_parts::Pool;
use tafel_rules::{Id, Rule, Seat, Tell};

/// Which chests a key can open.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// §6.2: those of two tiles and of the Hero.
    Link(Link),
    /// §6.3: all.
    Any,
}

impl Scope {
    /// Whether it reaches a tile, which lies at this place of the area: the Hero at the first.
    fn reaches(self, at: usize, tile: Tile) -> bool {
        match self {
            Scope::Link(link) => at == 0 || tile == link.placed || tile == link.met,
            Scope::Any => true,
        }
    }
}

/// §6.6: the key that is to be placed now.
pub(crate) fn next(player: &Player) -> Option<Scope> {
    let any = (player.keys > 0).then_some(Scope::Any);
    player.links.first().copied().map(Scope::Link).or(any)
}

/// The closed chests that a key can open, with the place of their tile in the area.
fn openable(data: &Data, player: &Player, scope: Scope) -> impl Iterator<Item = (usize, Chest)> {
    let reached = player.area.iter().enumerate().filter(move |&(at, placed)| scope.reaches(at, placed.tile));
    reached.flat_map(|(at, placed)| {
        let chests = Chest::all().take(data.face(placed.tile).chests.len());
        chests.filter(|&chest| !placed.opened.contains(chest)).map(move |chest| (at, chest))
    })
}

/// The first chests that a key can open: enough to see whether there is a choice.
pub(super) fn first_two(data: &Data, player: &Player, scope: Scope) -> [Option<(usize, Chest)>; 2] {
    let mut chests = openable(data, player, scope);
    [chests.next(), chests.next()]
}

/// §6.4
pub(crate) fn moves(data: &Data, player: &Player, out: &mut Vec<Move>) {
    if let Some(scope) = next(player) {
        let chests = openable(data, player, scope);
        out.extend(chests.map(|(at, chest)| Move::Key(player.area[at].tile, chest)));
    }
}

pub(super) fn why_not(data: &Data, player: &Player, tile: Tile, chest: Chest) -> Rule {
    let Some(scope) = next(player) else { return Rule("6.4") };
    let Some(at) = player.find(tile) else { return Rule("6.7") };
    let closed = openable(data, player, Scope::Any).any(|found| found == (at, chest));
    if closed && !scope.reaches(at, tile) { Rule("6.2") } else { Rule("6.1") }
}

pub(super) fn place(
    data: &Data,
    state: &mut State,
    seat: Seat,
    tile: Tile,
    chest: Chest,
    tell: &mut impl Tell<Effect>,
) {
    let at = state.players[seat].find(tile).expect("the tile lies in the area");
    open(data, state, seat, at, chest, tell);
    reward::settle(data, state, seat, tell);
}

/// §6.1: the chest gives what it holds.
pub(super) fn open(
    data: &Data,
    state: &mut State,
    seat: Seat,
    at: usize,
    chest: Chest,
    tell: &mut impl Tell<Effect>,
) {
    let player = &mut state.players[seat];
    spend(player);
    let placed = &mut player.area[at];
    placed.opened.insert(chest);
    let tile = placed.tile;
    tell.all(Effect::Opened { seat, tile, chest });
    reward::gain(state, seat, data.face(tile).chests[chest.index()], tell);
}

/// §6.5
pub(super) fn lose(state: &mut State, seat: Seat, tell: &mut impl Tell<Effect>) {
    spend(&mut state.players[seat]);
    tell.all(Effect::KeyLost { seat });
}

fn spend(player: &mut Player) {
    if player.links.is_empty() {
        player.keys -= 1;
    } else {
        player.links.remove(0);
    }
}

/// How many keys lie in an area.
pub(crate) fn placed(player: &Player) -> u8 {
    player.area.iter().map(|placed| placed.opened.len() as u8).sum()
}

/// The greatest value, as somebody sees it, among the chests that the next key opens; of all chests if there is none.
pub(crate) fn best(data: &Data, player: &Player, value: impl Fn(Pool<Token>) -> i32) -> i32 {
    let scope = next(player).unwrap_or(Scope::Any);
    let contents = openable(data, player, scope)
        .map(|(at, chest)| data.face(player.area[at].tile).chests[chest.index()]);
    contents.map(value).max().unwrap_or(0)
}

//! §11 Mines and exploration.

use super::goods;
use crate::{Data, Effect, Landscape, Landscapes, Medal, Move, State, WIDTH, land};
use tafel_rules::Tell;

/// §11.2: where the active player may lay a mine from the reserve.
#[inline]
pub(crate) fn open_at_all(data: &Data, state: &State) -> Landscapes {
    let player = state.actor();
    if player.reserve == 0 {
        return Landscapes::empty();
    }
    ((land::row(WIDTH) | land::beside(player.mines)) - player.mines) - full(data, state)
}

/// Landscapes that take no further player's mine; only where enough others play to fill one.
fn full(data: &Data, state: &State) -> Landscapes {
    let most = data.base.players_on_a_landscape;
    if state.seats <= most {
        return Landscapes::empty();
    }
    let on = |landscape| state.seated().filter(|(_, player)| player.mines.contains(landscape)).count();
    let taken = state.seated().fold(Landscapes::empty(), |taken, (_, player)| taken | player.mines);
    taken.iter().filter(|&landscape| on(landscape) >= usize::from(most)).collect()
}

/// Those of `among` where the active player may lay a mine from the reserve.
#[inline]
pub(crate) fn open(data: &Data, state: &State, among: Landscapes) -> Landscapes {
    open_at_all(data, state) & among
}

pub(super) fn moves(data: &Data, state: &State, among: Landscapes, out: &mut Vec<Move>) {
    out.extend(open(data, state, among).iter().map(Move::Mine));
}

/// A mine is laid without a die.
pub(super) fn mine(state: &mut State, landscape: Landscape, tell: &mut impl Tell<Effect>) {
    state.steps.pop();
    lay(state, landscape, tell);
}

pub(super) fn lay(state: &mut State, landscape: Landscape, tell: &mut impl Tell<Effect>) {
    let before = state.actor().mines;
    let player = state.actor_mut();
    player.reserve -= 1;
    player.mines.insert(landscape);
    tell.all(Effect::MineLaid { seat: state.active, landscape });
    for _ in 0..discoveries(before, landscape) {
        goods::gain_medal(state, Medal::Exploration, tell);
    }
}

/// How many exploration medals a further mine brings.
pub(crate) fn discoveries(before: Landscapes, landscape: Landscape) -> u8 {
    let row = land::row(landscape.row());
    let first = landscape.row() < WIDTH && (before & row).is_empty(); // §11.3
    let column = land::column(landscape.column());
    let complete = (column - before.with(landscape)).is_empty(); // §11.4
    u8::from(first) + u8::from(complete)
}

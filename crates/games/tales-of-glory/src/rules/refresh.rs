//! §7 Preparing the next round.

use crate::{Data, Effect, Slot, State, Step, Tile, flow};
use tafel_rules::{Id, Tell};

/// §7.1, §7.2: what lies lowest is swept off the board, and the rest slides down.
pub(crate) fn refresh(data: &Data, state: &mut State, tell: &mut impl Tell<Effect>) {
    let table = data.table(state.seats);
    let mut swept = 0;
    let mut free = 0;
    for slot in table.slots() {
        let Some(tile) = state.board[slot.index()].take() else { continue };
        if swept < table.swept {
            swept += 1;
            state.discard.insert(tile);
            tell.all(Effect::Removed { tile });
        } else {
            state.board[free] = Some(tile);
            tell.all(Effect::Slid { tile, slot: Slot::at(free) });
            free += 1;
        }
    }
    state.step = Step::Fill;
}

/// §1.8, §7.3: a drawn tile goes on the lowest empty slot; the order of a shuffled stack is as good as any.
pub(super) fn draw(data: &Data, state: &mut State, tile: Tile, tell: &mut impl Tell<Effect>) {
    let mut empty = data.table(state.seats).slots().filter(|&slot| state.on(slot).is_none());
    let slot = empty.next().expect("a tile is drawn for an empty slot");
    let full = empty.next().is_none();
    state.stacks.remove(tile);
    state.board[slot.index()] = Some(tile);
    tell.all(Effect::Drawn { tile, slot });
    if full {
        flow::begin_round(state, tell);
    }
}

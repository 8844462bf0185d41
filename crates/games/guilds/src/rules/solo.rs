//! §3 The start of a turn of the solo game, and §4 laying guild tiles.

use super::{fields, goods};
use crate::{Chance, Data, Effect, Guild, Move, Solo, StartField, State};
use tafel_rules::{Id, Tell};

/// §2.1, §3.4: whether a start field is to be filled, and can be.
pub(super) fn lacks_tiles(state: &State) -> bool {
    state.solo.is_some_and(|solo| !solo.start.is_full() && !solo.bag.is_empty())
}

pub(super) fn chances(state: &State, out: &mut Vec<(Chance, u32)>) {
    if let Some(solo) = &state.solo {
        solo.bag.chances(Chance::Guild, out);
    }
}

pub(super) fn draw(state: &mut State, guild: Guild, tell: &mut impl Tell<Effect>) {
    let solo = state.solo_mut();
    solo.bag.take(guild);
    solo.start.push(guild);
    tell.all(Effect::GuildDrawn { guild });
}

/// §3.2
pub(super) fn can_swap(data: &Data, state: &State) -> bool {
    state.actor().jar >= u16::from(data.solo.swap)
}

pub(super) fn moves(out: &mut Vec<Move>) {
    out.extend([Move::Keep, Move::Swap(StartField::First), Move::Swap(StartField::Second)]);
}

pub(super) fn swap(data: &Data, state: &mut State, first: StartField, tell: &mut impl Tell<Effect>) {
    state.steps.pop();
    state.solo_mut().swap(first);
    tell.all(Effect::Swapped { first });
    goods::pay_jar(state, state.active, u16::from(data.solo.swap), tell);
}

pub(super) fn keep(state: &mut State, tell: &mut impl Tell<Effect>) {
    state.steps.pop();
    tell.all(Effect::SwapDeclined);
}

/// §3.3: the tile of start field I is laid; the others slide, §3.4.
pub(super) fn lay(data: &Data, state: &mut State, tell: &mut impl Tell<Effect>) {
    let (guild, field) = state.solo_mut().lay();
    tell.all(Effect::GuildLaid { field, guild });
    fields::begin(data, state, field, tell);
}

impl Solo {
    /// §3.2: swaps the tiles of a start field and the next.
    pub fn swap(&mut self, first: StartField) {
        self.start.swap(first.index(), first.index() + 1);
    }

    /// §4: lays the tile of start field I where it belongs; the others slide down one field.
    ///
    /// # Panics
    /// If there is no tile, or its row is full.
    pub fn lay(&mut self) -> (Guild, crate::Field) {
        let guild = self.start.remove(0);
        let field = self.place_of(guild).expect("a row has a field for each tile of its colour");
        let row = &mut self.rows[field.row.index()];
        row.colour = Some(guild);
        row.laid += 1;
        (guild, field)
    }
}

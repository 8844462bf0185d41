//! What is still to come, the same for all seats: tiles on the board and in the stacks.

use crate::area::Openings;
use crate::data::{Data, MOST_ASKED, SHAPES};
use crate::ids::Tiles;
use crate::{Back, State, Token};

/// The tiles that somebody may still take, counted in the ways that matter.
pub(super) struct TilesToCome {
    /// How many there are.
    pub(super) tiles: i32,
    /// For each amount of combat and of magic, what it saves in all with the tiles that ask for it.
    saved: [[i32; MOST_ASKED + 1]; 2],
    /// How many there are of each set of connectors.
    shapes: [u8; SHAPES],
}

impl TilesToCome {
    pub(super) fn of(data: &Data, state: &State) -> TilesToCome {
        let aged = data.stack(Back::Age1) | data.stack(Back::Age2) | data.stack(Back::Age3);
        let mut left = state.stacks & aged;
        state.board.iter().flatten().for_each(|&tile| left.insert(tile));
        let saved = [Token::Combat, Token::Magic].map(|token| {
            let mut saved = [0; MOST_ASKED + 1];
            for (had, &asking) in data.demands(token).iter().enumerate() {
                saved[had + 1] = saved[had] + count(left & asking);
            }
            saved
        });
        let shapes = data.shapes().map(|tiles| count(left & tiles) as u8);
        TilesToCome { tiles: left.len() as i32, saved, shapes }
    }

    /// How much combat or magic, over all tiles, a player with this much does not lack.
    pub(super) fn saved(&self, token: Token, amount: u8) -> i32 {
        self.saved[usize::from(token == Token::Magic)][usize::from(amount).min(MOST_ASKED)]
    }

    /// How many of the tiles fit somewhere.
    pub(super) fn fitting(&self, openings: &Openings) -> i32 {
        let shapes = self.shapes.iter().enumerate().filter(|&(_, &tiles)| tiles > 0);
        let fits = |shape| openings.iter().any(|opening| opening.takes_shape(shape));
        shapes.filter(|&(shape, _)| fits(shape as u8)).map(|(_, &tiles)| i32::from(tiles)).sum()
    }
}

/// How many tiles there are; most of what is asked for is nothing.
fn count(tiles: Tiles) -> i32 {
    if tiles.is_empty() { 0 } else { tiles.len() as i32 }
}

//! What the network sees of a seat: its tokens and how they compare, its area, its Quests, and the tile at hand.

use super::SeatEstimate;
use crate::data::{Data, Edge, When};
use crate::rules::{keys, reward};
use crate::{Kind, Per, Player, Slot, Stage, State, Step, Tile, Token};
use tafel_evaluate::FeatureEncoder;
use tafel_parts::{Pool, Side};
use tafel_rules::Id;

/// The times of a game that have features of their own, by the tiles that a seat has still to take.
const TIMES: [i32; 6] = [0, 1, 3, 5, 7, 10];

/// How many features a time has.
const A_TIME: usize = 421;

/// How many features there are.
pub(crate) const FEATURES: usize = TIMES.len() * A_TIME;

impl SeatEstimate<'_> {
    /// Emits the features of the seat.
    #[inline]
    pub(super) fn emit_features(&self, emit: &mut impl FnMut(usize)) {
        let time = TIMES.iter().position(|&last| self.to_come <= last).unwrap_or(0);
        let mut encoder = FeatureEncoder::starting_at(time * A_TIME, emit);
        encoder.one_of(8, moment(self.state, self.player));
        encoder.one_of(4, self.state.seats - 2);
        encoder.flag(self.state.first == self.seat);
        encoder.one_of(11, self.to_come as usize);
        for token in Token::MAJORITIES {
            encoder.one_of(10, self.player.amount(token));
            encoder.one_of(9, (self.lead(token) + 4).max(0) as usize);
        }
        self.area(&mut encoder);
        self.room(&mut encoder);
        let quests = self.player.quests.iter().map(|quest| quest.index() - FIRST_QUEST);
        encoder.some_of(16, quests);
        let at_hand =
            self.player.taken.map(|taken| taken.tile).or_else(|| on(self.state, self.player.choice));
        encoder.some_of(FIRST_QUEST, at_hand.iter().map(|tile| tile.index()));
        debug_assert_eq!(encoder.next_feature(), (time + 1) * A_TIME, "every time has the same features");
    }

    /// The tiles that lie there, what they count, and what is still closed.
    fn area(&self, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
        let faces = || self.player.area.iter().map(|placed| self.data.face(placed.tile));
        encoder.some_of(Tile::ALL.len(), self.player.area.iter().map(|placed| placed.tile.index()));
        for kind in Kind::all() {
            encoder.one_of(7, faces().filter(|face| face.kind == Some(kind)).count());
        }
        encoder.one_of(8, keys::placed(self.player));
        let waiting = faces().filter_map(|face| face.reward).filter(|reward| reward.when == When::AtTheEnd);
        let counted = waiting.filter_map(|reward| {
            let times = reward::times(self.data, self.state, self.seat, reward);
            Some(8 * reward.per?.index() + usize::from(times.min(7)))
        });
        encoder.some_of(8 * Per::ALL.len(), counted);
        encoder.some_of(8, closed(self.data, self.player).map(content));
    }

    /// Where tiles can be connected, and what waits there.
    fn room(&self, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
        encoder.one_of(12, self.around.openings.len());
        encoder.one_of(11, (10 * self.fitting / self.tiles_to_come.tiles.max(1)) as usize);
        let mut waiting = [0usize; 3];
        for (placed, sides) in self.player.area.iter().zip(self.around.waiting) {
            let face = self.data.face(placed.tile);
            for side in Side::all().filter(|side| sides & 1 << side.index() != 0) {
                match face.edge(side) {
                    Edge::Blank | Edge::Plain => {}
                    Edge::HalfKey => waiting[0] += 1,
                    Edge::Reward { from: None, .. } => waiting[1] += 1,
                    Edge::Reward { from: Some(_), .. } => waiting[2] += 1,
                }
            }
        }
        waiting.into_iter().for_each(|count| encoder.one_of(5, count));
    }
}

/// The tiles before the first Quest have an age.
const FIRST_QUEST: usize = Tile::Banquet as usize;

/// What the seat is doing.
fn moment(state: &State, player: &Player) -> usize {
    match (state.step, player.stage) {
        (Step::Play, Stage::Idle) => 0,
        (Step::Play, Stage::Tile) => 1,
        (Step::Play, Stage::Paid) => 2,
        (Step::Play, Stage::Quests) => 3,
        (Step::Play, Stage::Collect) => 4,
        (Step::Select | Step::CatchUp { .. }, _) if player.choice.is_none() && player.taken.is_none() => 5,
        (Step::Select | Step::CatchUp { .. }, _) => 6,
        _ => 7,
    }
}

fn on(state: &State, slot: Option<Slot>) -> Option<Tile> {
    state.on(slot?)
}

/// What closed chests hold.
fn closed<'s>(data: &'s Data, player: &'s Player) -> impl Iterator<Item = Pool<Token>> + 's {
    player.area.iter().flat_map(|placed| {
        let chests = data.face(placed.tile).chests.iter().zip(crate::Chest::all());
        chests.filter(|&(_, chest)| !placed.opened.contains(chest)).map(|(&gain, _)| gain)
    })
}

/// A chest by what it holds.
fn content(gain: Pool<Token>) -> usize {
    let prestige = usize::from(gain.amount(Token::Prestige));
    let other = [Token::Combat, Token::Magic, Token::Potion, Token::Coin];
    let held = other.iter().position(|&token| gain.amount(token) > 0);
    held.map_or(prestige.min(3), |token| 4 + token)
}

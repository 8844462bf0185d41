//! The tile that was chosen or taken: played where it gives most, or discarded.

use super::SeatEstimate;
use crate::area::Opening;
use crate::data::{Edge, Face, When};
use crate::evaluate::weights::Weight;
use crate::rules::keys;
use crate::rules::pay::{self, Payment};
use crate::{Stage, Taken, Token};
use tafel_parts::{Pool, Side};
use tafel_rules::Id;

impl SeatEstimate<'_> {
    /// What the tile of this round is worth.
    pub(super) fn tile(&self) -> i32 {
        let chosen = || {
            let slot = self.player.choice?;
            Some(Taken { tile: self.state.on(slot)?, slot })
        };
        let Some(taken) = self.player.taken.or_else(chosen) else { return 0 };
        let mut holder = *self.player;
        holder.taken = Some(taken);
        let face = self.data.face(taken.tile);
        let price = match pay::payment(self.data, self.state, &holder) {
            Payment::Impossible => None,
            Payment::Fixed(price) => Some(self.worth(price)),
            Payment::Either => {
                let [coin, potion] = [Token::Coin, Token::Potion].map(|token| self.worths[token.index()]);
                let surcharge = coin.min(potion) * i32::from(self.data.numbers.surcharge);
                Some(self.worth(pay::price(face, &holder)) + surcharge)
            }
        };
        let fitting = self.around.openings.iter().filter(|opening| opening.takes(face));
        let best = fitting.map(|opening| self.connected(face, opening)).max();
        match price.zip(best) {
            Some((price, best)) if self.player.stage == Stage::Paid => self.laid(face) + best - price,
            Some((price, best)) => (self.laid(face) + best - price).max(self.discarded()),
            None => self.discarded(),
        }
    }

    fn discarded(&self) -> i32 {
        let compensation = self.data.numbers.compensation;
        let key = Pool::of(Token::Key, compensation.amount(Token::Key));
        self.worth(compensation - key) + keys::best(self.data, self.player, |gain| self.worth(gain))
    }

    /// What a tile gives wherever it lies, before its price.
    fn laid(&self, face: &Face) -> i32 {
        let rewarded = face.reward.map_or(0, |reward| {
            // The tile itself may be among what is counted.
            let own = reward.per.zip(face.kind).is_some_and(|(per, kind)| per.word() == kind.word());
            let times = match reward.when {
                When::AtOnce => 100 * self.times(reward),
                When::AtTheEnd => self.times_by_the_end(reward),
            };
            self.worth(reward.gain) * (times + 100 * i32::from(own)) / 100
        });
        let chests: i32 = face.chests.iter().map(|&gain| self.worth(gain)).sum();
        let closed = chests * self.weight(Weight::ChestARound) * self.to_come.min(6) / 1_000;
        let connectors: i32 = Side::all().map(|side| self.connector(face, side)).sum();
        let besides = face.connectors.count_ones() as i32 - 2;
        let room = self.weight(Weight::ConnectionsARound) * self.to_come.min(5) * besides;
        rewarded + closed + connectors + room + self.counted(face)
    }

    /// What a tile gives by the connections that it makes at a place, less what their connectors promised.
    fn connected(&self, face: &Face, opening: &Opening) -> i32 {
        let mut value = 0;
        for side in Side::all().filter(|&side| opening.meets(side)) {
            let Some(at) = self.player.at(opening.spot.beside(side)) else { continue };
            let other = self.data.face(self.player.area[at].tile);
            let opposite = side.opposite();
            value -= self.connector(face, side) + self.connector(other, opposite);
            value += match (face.edge(side), other.edge(opposite)) {
                (Edge::HalfKey, Edge::HalfKey) => self.worths[Token::Key.index()],
                (here, there) => self.given(here, other) + self.given(there, face),
            };
        }
        value
    }

    /// §5.5: what an edge gives by a connection with a tile.
    fn given(&self, edge: Edge, by: &Face) -> i32 {
        match edge {
            Edge::Reward { gain, from } if from.is_none() || from == by.kind => self.worth(gain),
            Edge::Reward { .. } | Edge::Blank | Edge::Plain | Edge::HalfKey => 0,
        }
    }

    /// What rewards that wait for the end gain by one more tile of this type.
    fn counted(&self, face: &Face) -> i32 {
        let Some(kind) = face.kind else { return 0 };
        let faces = self.player.area.iter().map(|placed| self.data.face(placed.tile));
        let rewards = faces.filter_map(|face| face.reward).filter(|reward| reward.when == When::AtTheEnd);
        let counting = rewards.filter(|reward| reward.per.is_some_and(|per| per.word() == kind.word()));
        counting.map(|reward| self.worth(reward.gain)).sum()
    }
}

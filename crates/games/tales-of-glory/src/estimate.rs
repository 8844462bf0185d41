//! Expected final points, for bots.
//!
//! All values are hundredths of a point. What a token is worth falls with the rounds that are left to use it in.

use crate::area::openings;
use crate::data::{Data, Edge, Face, Reward, When};
use crate::rules::pay::{self, Payment};
use crate::rules::{keys, reward, scoring};
use crate::{Chest, Per, Player, Stage, State, Step, Taken, Token};
use tafel_parts::{Pool, Side};
use tafel_rules::{Id, PerSeat, Seat};

/// What each seat has now, and what it can make of that.
pub(crate) fn estimate(data: &Data, state: &State) -> PerSeat<i32> {
    PerSeat::from_fn(|seat| if seat.0 < state.seats { Prospect::of(data, state, seat).total() } else { 0 })
}

/// A seat and the time that is left to it.
struct Prospect<'s> {
    data: &'s Data,
    state: &'s State,
    seat: Seat,
    player: &'s Player,
    /// Tiles that this seat has still to take.
    to_come: i32,
}

/// The chance of a majority in an even race at the end, in hundredths.
const EVEN_AT_THE_END: i32 = 75;
/// What the lead of one token adds to that chance: in the first round, and more with every round that is over.
const LEAD_AT_FIRST: i32 = 4;
const LEAD_A_ROUND: i32 = 2;

/// Points on the banner beyond this open hardly any further tile.
const ENOUGH_POINTS: u8 = 6;

impl<'s> Prospect<'s> {
    fn of(data: &'s Data, state: &'s State, seat: Seat) -> Prospect<'s> {
        let player = &state.players[seat];
        let rounds_left = i32::from(data.numbers.rounds - state.round);
        let this_round = state.round > 0 && player.taken.is_none() && player.stage == Stage::Idle;
        let to_come =
            rounds_left + i32::from(this_round && state.step != Step::Play && state.step != Step::Over);
        Prospect { data, state, seat, player, to_come }
    }

    fn total(&self) -> i32 {
        let over = self.state.step == Step::Over;
        let certain = 100 * i32::from(self.player.prestige) + self.majorities() + self.at_the_end();
        if over {
            return certain;
        }
        certain + self.stock() + self.pending() + self.growth() + self.tile() + self.quests()
    }

    /// Majorities by the chance to have them in the end.
    fn majorities(&self) -> i32 {
        self.majorities_to_come() * i32::from(self.data.numbers.majority)
    }

    /// How many majorities this seat will have, in hundredths: certain at the end, a guess by the lead before.
    fn majorities_to_come(&self) -> i32 {
        if self.state.step == Step::Over {
            return 100 * i32::from(scoring::majorities(self.state, self.seat));
        }
        // An even race is shared at first; towards the end a tie is as good as a lead.
        let (rounds, fair) = (i32::from(self.data.numbers.rounds), 100 / i32::from(self.state.seats));
        let even = (fair * self.to_come + EVEN_AT_THE_END * (rounds - self.to_come)) / rounds;
        let a_token = LEAD_AT_FIRST + LEAD_A_ROUND * (rounds - self.to_come);
        let chance = |token| (even + a_token * self.lead(token)).clamp(0, 100);
        Token::MAJORITIES.into_iter().map(chance).sum()
    }

    /// How much more of a token this seat has than the best of the others.
    fn lead(&self, token: Token) -> i32 {
        let others = self.state.seated().filter(|&(seat, _)| seat != self.seat);
        let most = others.map(|(_, player)| player.amount(token)).max().unwrap_or(0);
        i32::from(self.player.amount(token)) - i32::from(most)
    }

    /// Rewards that wait for the end, with what they will count by then.
    fn at_the_end(&self) -> i32 {
        let faces = self.player.area.iter().map(|placed| self.data.face(placed.tile));
        let rewards = faces.filter_map(|face| face.reward).filter(|reward| reward.when == When::AtTheEnd);
        rewards.map(|reward| self.worth(reward.gain) * self.times_by_the_end(reward) / 100).sum()
    }

    /// How many times a reward will count at the end, in hundredths.
    fn times_by_the_end(&self, reward: Reward) -> i32 {
        let a_tile = match reward.per {
            Some(Per::Place | Per::Monster | Per::Treasure | Per::Character) => 20,
            Some(Per::Key) => 40,
            Some(Per::Combat | Per::Magic) => 20,
            Some(Per::Surrounded) => 12,
            Some(Per::Majority) => return self.majorities_to_come(),
            Some(Per::ThreeCoins | Per::ThreePotions | Per::ClosedChest) | None => 0,
        };
        100 * i32::from(reward::times(self.data, self.state, self.seat, reward)) + a_tile * self.to_come
    }

    /// What a token is worth.
    fn token(&self, token: Token) -> i32 {
        match token {
            Token::Prestige => 100,
            Token::Coin => 60 + 12 * self.to_come.min(6),
            Token::Potion => 70 + 10 * self.to_come.min(6),
            Token::Combat | Token::Magic => 100 + 24 * self.to_come.min(8),
            Token::Key => 110,
            Token::Marker => 5 * self.to_come.min(4),
        }
    }

    fn worth(&self, gain: Pool<Token>) -> i32 {
        gain.iter().map(|(token, amount)| i32::from(amount) * self.token(token)).sum()
    }

    /// Tokens on banner and in reserve.
    fn stock(&self) -> i32 {
        let points = |token| {
            let amount = self.player.amount(token);
            let useful = i32::from(amount.min(ENOUGH_POINTS));
            useful * self.token(token) + 15 * i32::from(amount.saturating_sub(ENOUGH_POINTS))
        };
        let goods = |token| i32::from(self.player.amount(token)) * self.token(token);
        points(Token::Combat) + points(Token::Magic) + goods(Token::Coin) + goods(Token::Potion)
    }

    /// Rewards and keys of this turn that are still to be collected.
    fn pending(&self) -> i32 {
        let player = self.player;
        let rewards = player.pending().filter_map(|at| self.data.face(player.area[at].tile).reward);
        let counted = rewards.map(|reward| {
            self.worth(reward.gain) * i32::from(reward::times(self.data, self.state, self.seat, reward))
        });
        let keys = player.links.len() as i32 + i32::from(player.keys);
        let chest = keys::best(self.data, player, |gain| self.worth(gain));
        self.worth(player.due) + counted.sum::<i32>() + keys * chest
    }

    /// Closed chests, places to grow, connectors that wait.
    fn growth(&self) -> i32 {
        if self.to_come == 0 && self.player.taken.is_none() {
            return 0;
        }
        let mut value = 0;
        for placed in &self.player.area {
            let face = self.data.face(placed.tile);
            let chests = face.chests.iter().zip(Chest::all());
            let closed = chests.filter(|&(_, chest)| !placed.opened.contains(chest));
            value += closed.map(|(&gain, _)| self.worth(gain)).sum::<i32>() * self.to_come.min(6) / 12;
            for side in Side::all().filter(|&side| face.connects(side)) {
                if self.player.at(placed.spot.beside(side)).is_none() {
                    value += self.connector(face, side);
                }
            }
        }
        // The first few places to grow matter most.
        const ROOM: [i32; 8] = [0, 90, 150, 190, 215, 230, 240, 245];
        let places = openings(self.data, self.player).len().min(ROOM.len() - 1);
        value + ROOM[places] * self.to_come.min(5) / 5
    }

    /// An open connector: what it may still give.
    fn connector(&self, face: &Face, side: Side) -> i32 {
        match face.edge(side) {
            Edge::Blank | Edge::Plain => 0,
            Edge::HalfKey => 4 * self.to_come.min(5),
            Edge::Reward { gain, from } => {
                let chance = if from.is_some() { 5 } else { 9 };
                self.worth(gain) * chance * self.to_come.min(5) / 100
            }
        }
    }

    /// The tile that was chosen or taken.
    fn tile(&self) -> i32 {
        let chosen = || {
            let slot = self.player.choice?;
            Some(Taken { tile: self.state.on(slot)?, slot })
        };
        let Some(taken) = self.player.taken.or_else(chosen) else { return 0 };
        let mut holder = *self.player;
        holder.taken = Some(taken);
        let face = self.data.face(taken.tile);
        let played = match pay::payment(self.data, self.state, &holder) {
            Payment::Impossible => None,
            Payment::Fixed(price) => Some(self.worth(price)),
            Payment::Either => {
                let surcharge = self.token(Token::Coin).min(self.token(Token::Potion));
                Some(
                    self.worth(pay::price(face, &holder))
                        + surcharge * i32::from(self.data.numbers.surcharge),
                )
            }
        };
        let fits = || openings(self.data, self.player).iter().any(|opening| opening.takes(face));
        match played {
            Some(price) if fits() && self.player.stage == Stage::Paid => self.played(face) - price,
            Some(price) if fits() => (self.played(face) - price).max(self.discarded()),
            Some(_) | None => self.discarded(),
        }
    }

    fn discarded(&self) -> i32 {
        let compensation = self.data.numbers.compensation;
        let key = Pool::of(Token::Key, compensation.amount(Token::Key));
        self.worth(compensation - key) + keys::best(self.data, self.player, |gain| self.worth(gain))
    }

    /// What a tile gives once it lies in the area, before its price.
    fn played(&self, face: &Face) -> i32 {
        let rewarded = face.reward.map_or(0, |reward| {
            // The tile itself may be among what is counted.
            let own = reward.per.zip(face.kind).is_some_and(|(per, kind)| per.word() == kind.word());
            let times = match reward.when {
                When::AtOnce => 100 * i32::from(reward::times(self.data, self.state, self.seat, reward)),
                When::AtTheEnd => self.times_by_the_end(reward),
            };
            self.worth(reward.gain) * (times + 100 * i32::from(own)) / 100
        });
        let chests: i32 = face.chests.iter().map(|&gain| self.worth(gain)).sum();
        let connectors: i32 = Side::all()
            .map(|side| match face.edge(side) {
                Edge::Blank => 0,
                Edge::Plain => 6,
                Edge::HalfKey => 20,
                Edge::Reward { gain, from } => self.worth(gain) * if from.is_some() { 25 } else { 50 } / 100,
            })
            .sum();
        let room = 8 * self.to_come.min(5) * (face.connectors.count_ones() as i32 - 2);
        rewarded + chests * (6 + self.to_come.min(6)) / 24 + connectors + room + self.counted(face)
    }

    /// What rewards that wait for the end gain by one more tile of this type.
    fn counted(&self, face: &Face) -> i32 {
        let Some(kind) = face.kind else { return 0 };
        let faces = self.player.area.iter().map(|placed| self.data.face(placed.tile));
        let rewards = faces.filter_map(|face| face.reward).filter(|reward| reward.when == When::AtTheEnd);
        let counting = rewards.filter(|reward| reward.per.is_some_and(|per| per.word() == kind.word()));
        // A fifth of a tile of each type was expected of every tile to come.
        counting.map(|reward| self.worth(reward.gain) * 4 / 5).sum()
    }

    /// Quests in hand, for as long as they can be placed.
    fn quests(&self) -> i32 {
        let can_place =
            self.to_come > 0 || matches!(self.player.stage, Stage::Tile | Stage::Paid | Stage::Quests);
        if !can_place {
            return 0;
        }
        let of = |face: &Face| {
            let gained = face
                .reward
                .map_or(0, |reward| self.worth(reward.gain) * self.times_by_the_end(reward).max(100) / 100);
            let lacking = self.worth(pay::price(face, self.player));
            ((gained - lacking) * (30 + 5 * self.to_come.min(6)) / 100).max(20)
        };
        self.player.quests.iter().map(|quest| of(self.data.face(quest))).sum()
    }
}

//! Expected final points, for bots.
//!
//! All values are hundredths of a point. What a token is worth falls with the tiles that are left to use it for. What this
//! reckoning misses on average, the network of `network.bin` has learnt; `docs/BOTS.md` has the command.

mod features;
mod tile;
mod to_come;

use crate::area::{Surroundings, surroundings};
use crate::data::{Data, Edge, Face, Reward, When};
use crate::evaluate::weights::{Weight, Weights};
use crate::rules::{keys, pay, reward, scoring};
use crate::{Chest, Per, Player, Stage, State, Step, Token};
pub(crate) use features::FEATURES;
use std::sync::LazyLock;
use tafel_evaluate::{FeatureList, Network};
use tafel_parts::{Pool, Side};
use tafel_rules::{Id, PerSeat, Seat};
use to_come::TilesToCome;

/// What positions are judged by: what is printed, what it is weighed with, and what was learnt.
#[derive(Copy, Clone)]
pub(crate) struct Estimator<'e> {
    pub(crate) data: &'e Data,
    pub(crate) weights: &'e Weights,
    pub(crate) network: &'e Network,
}

impl Estimator<'_> {
    /// What each seat has now, and what it can make of that.
    pub(crate) fn estimate(&self, state: &State) -> PerSeat<i32> {
        let tiles_to_come = TilesToCome::of(self.data, state);
        let of = |seat| self.expected(&tiles_to_come, state, seat);
        PerSeat::from_fn(|seat| if seat.0 < state.seats { of(seat) } else { 0 })
    }

    /// The same for one seat.
    pub(crate) fn estimate_of(&self, state: &State, seat: Seat) -> i32 {
        self.expected(&TilesToCome::of(self.data, state), state, seat)
    }

    /// Emits what the network sees of a seat.
    pub(crate) fn features(&self, state: &State, seat: Seat, emit: &mut impl FnMut(usize)) {
        SeatEstimate::of(self.data, self.weights, &TilesToCome::of(self.data, state), state, seat)
            .emit_features(emit);
    }

    /// At the end the result, before it what is expected.
    fn expected(&self, tiles_to_come: &TilesToCome, state: &State, seat: Seat) -> i32 {
        if state.step == Step::Over {
            let tally = scoring::tally(self.data, state, seat);
            return tally.iter().map(|&(_, points)| 100 * i32::from(points)).sum();
        }
        let seat_estimate = SeatEstimate::of(self.data, self.weights, tiles_to_come, state, seat);
        let mut features = FeatureList::new();
        seat_estimate.emit_features(&mut |feature| features.push(feature));
        seat_estimate.total() + self.network.evaluate(features.as_slice())
    }
}

/// The network that the program was built with.
pub(crate) fn embedded() -> &'static Network {
    static NETWORK: LazyLock<Network> =
        LazyLock::new(|| Network::embedded(include_bytes!("../network.bin"), FEATURES));
    &NETWORK
}

/// A seat and the time that is left to it.
struct SeatEstimate<'s> {
    data: &'s Data,
    weights: &'s Weights,
    tiles_to_come: &'s TilesToCome,
    state: &'s State,
    seat: Seat,
    player: &'s Player,
    around: Surroundings,
    /// How many of the tiles to come fit somewhere.
    fitting: i32,
    /// Tiles that this seat has still to take.
    to_come: i32,
    /// What one more of each token is worth.
    worths: [i32; Token::ALL.len()],
}

impl<'s> SeatEstimate<'s> {
    fn of(
        data: &'s Data,
        weights: &'s Weights,
        tiles_to_come: &'s TilesToCome,
        state: &'s State,
        seat: Seat,
    ) -> SeatEstimate<'s> {
        let player = &state.players[seat];
        let rounds_left = i32::from(data.numbers.rounds - state.round);
        let this_round = state.round > 0 && player.taken.is_none() && player.choice.is_none();
        let to_come = rounds_left + i32::from(this_round && state.step != Step::Play);
        let around = surroundings(data, player);
        let fitting = tiles_to_come.fitting(&around.openings);
        let worths = [0; Token::ALL.len()];
        let mut seat_estimate = SeatEstimate {
            data,
            weights,
            tiles_to_come,
            state,
            seat,
            player,
            around,
            fitting,
            to_come,
            worths,
        };
        seat_estimate.worths = std::array::from_fn(|at| seat_estimate.marginal(Token::at(at)));
        seat_estimate
    }

    fn weight(&self, weight: Weight) -> i32 {
        self.weights[weight]
    }

    fn total(&self) -> i32 {
        let certain = 100 * i32::from(self.player.prestige) + self.majorities() + self.at_the_end();
        // With what is to come a position before a tile is taken compares with one after it.
        let to_come = self.weight(Weight::Tile) * self.to_come;
        certain + to_come + self.stock() + self.pending() + self.growth() + self.tile() + self.quests()
    }

    /// Majorities by the chance to have them in the end.
    fn majorities(&self) -> i32 {
        self.majorities_to_come() * i32::from(self.data.numbers.majority)
    }

    /// How many majorities this seat will have, in hundredths, guessed by the lead.
    fn majorities_to_come(&self) -> i32 {
        // An even race is shared at first; towards the end a tie is as good as a lead.
        let (rounds, fair) = (i32::from(self.data.numbers.rounds), 100 / i32::from(self.state.seats));
        let even = (fair * self.to_come + self.weight(Weight::EvenRace) * (rounds - self.to_come)) / rounds;
        let chance = |token| (even + self.lead_counts(token) * self.lead(token) / 10).clamp(0, 100);
        Token::MAJORITIES.into_iter().map(chance).sum()
    }

    /// What the lead of one token adds to the chance of its majority, in thousandths.
    fn lead_counts(&self, token: Token) -> i32 {
        let (lead, a_round) = match token {
            Token::Combat | Token::Magic => (Weight::BannerLead, Weight::BannerLeadARound),
            Token::Coin | Token::Potion => (Weight::ReserveLead, Weight::ReserveLeadARound),
            Token::Prestige | Token::Key | Token::Marker => return 0,
        };
        let over = i32::from(self.data.numbers.rounds) - self.to_come;
        self.weight(lead) + self.weight(a_round) * over
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
            Some(Per::Place | Per::Monster | Per::Treasure | Per::Character) => Weight::TilesToCount,
            Some(Per::Key) => Weight::KeysToCount,
            Some(Per::Combat | Per::Magic) => Weight::BannerToCount,
            Some(Per::Majority) => return self.majorities_to_come(),
            Some(Per::Surrounded | Per::ThreeCoins | Per::ThreePotions | Per::ClosedChest) | None => {
                return 100 * self.times(reward);
            }
        };
        100 * self.times(reward) + self.weight(a_tile) * self.to_come
    }

    fn times(&self, reward: Reward) -> i32 {
        i32::from(reward::times(self.data, self.state, self.seat, reward))
    }

    /// What one more of a token is worth.
    fn marginal(&self, token: Token) -> i32 {
        let majority = self.lead_counts(token) * i32::from(self.data.numbers.majority) / 10;
        let amount = self.player.amount(token);
        majority
            + match token {
                Token::Prestige => 100,
                Token::Coin | Token::Potion => self.goods(token, amount + 1) - self.goods(token, amount),
                Token::Combat | Token::Magic => self.points(token, amount + 1) - self.points(token, amount),
                Token::Key => self.weight(Weight::Key),
                Token::Marker => self.weight(Weight::Marker) * self.to_come.min(4),
            }
    }

    fn worth(&self, gain: Pool<Token>) -> i32 {
        Token::all().map(|token| i32::from(gain.amount(token)) * self.worths[token.index()]).sum()
    }

    /// Tokens on banner and in reserve.
    fn stock(&self) -> i32 {
        let points = |token| self.points(token, self.player.amount(token));
        let goods = |token| self.goods(token, self.player.amount(token));
        points(Token::Combat) + points(Token::Magic) + goods(Token::Coin) + goods(Token::Potion)
    }

    /// So much combat or magic: what it is good for in general, and with the tiles that are still to come.
    fn points(&self, token: Token, amount: u8) -> i32 {
        let each = self.weight(Weight::Banner) + self.weight(Weight::BannerARound) * self.to_come;
        let saved = self.tiles_to_come.saved(token, amount) * self.to_come / self.tiles_to_come.tiles.max(1);
        i32::from(amount) * each + saved * self.weight(Weight::Monster)
    }

    /// The worth of coins or potions, of which only some can be spent.
    fn goods(&self, token: Token, amount: u8) -> i32 {
        let (base, a_round) = match token {
            Token::Coin => (Weight::Coin, Weight::CoinARound),
            _ => (Weight::Potion, Weight::PotionARound),
        };
        let each = self.weight(base) + self.weight(a_round) * self.to_come.min(6);
        let amount = i32::from(amount);
        let spent = amount.min(self.weight(Weight::Enough) + self.to_come);
        spent * each + (amount - spent) * each * self.weight(Weight::Spare) / 100
    }

    /// Rewards and keys of this turn that are still to be collected.
    fn pending(&self) -> i32 {
        let player = self.player;
        let rewards = player.pending().filter_map(|at| self.data.face(player.area[at].tile).reward);
        let counted = rewards.map(|reward| self.worth(reward.gain) * self.times(reward));
        let keys = player.links.len() as i32 + i32::from(player.keys);
        let chest = if keys > 0 { keys::best(self.data, player, |gain| self.worth(gain)) } else { 0 };
        self.worth(player.due) + counted.sum::<i32>() + keys * chest
    }

    /// Closed chests, places to grow, connectors that wait.
    fn growth(&self) -> i32 {
        let time = self.to_come + i32::from(self.player.taken.is_some() || self.player.choice.is_some());
        if time == 0 {
            return 0;
        }
        let mut value = 0;
        for (placed, waiting) in self.player.area.iter().zip(self.around.waiting) {
            let face = self.data.face(placed.tile);
            let chests = face.chests.iter().zip(Chest::all());
            let closed = chests.filter(|&(_, chest)| !placed.opened.contains(chest));
            let closed: i32 = closed.map(|(&gain, _)| self.worth(gain)).sum();
            value += closed * self.weight(Weight::ChestARound) * self.to_come.min(6) / 1_000;
            let waiting = Side::all().filter(|side| waiting & 1 << side.index() != 0);
            value += waiting.map(|side| self.connector(face, side)).sum::<i32>();
        }
        value
            + self.weight(Weight::RoomARound) * self.to_come * self.fitting / self.tiles_to_come.tiles.max(1)
    }

    /// An open connector: what it may still give.
    fn connector(&self, face: &Face, side: Side) -> i32 {
        match face.edge(side) {
            Edge::Blank | Edge::Plain => 0,
            Edge::HalfKey => self.weight(Weight::HalfKeyARound) * self.to_come.min(5),
            Edge::Reward { gain, from } => {
                let chance =
                    if from.is_some() { Weight::PickyConnectorARound } else { Weight::ConnectorARound };
                self.worth(gain) * self.weight(chance) * self.to_come.min(5) / 1_000
            }
        }
    }

    /// Quests in hand, for as long as they can be placed.
    fn quests(&self) -> i32 {
        let can_place =
            self.to_come > 0 || matches!(self.player.stage, Stage::Tile | Stage::Paid | Stage::Quests);
        if !can_place {
            return 0;
        }
        let chance = self.weight(Weight::Quest) + self.weight(Weight::QuestARound) * self.to_come.min(6);
        let of = |face: &Face| {
            let gained = face
                .reward
                .map_or(0, |reward| self.worth(reward.gain) * self.times_by_the_end(reward).max(100) / 100);
            let price = self.worth(pay::price(face, self.player));
            ((gained - price) * chance / 100).max(20)
        };
        self.player.quests.iter().map(|quest| of(self.data.face(quest))).sum()
    }
}

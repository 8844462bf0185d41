//! Expected final points, for bots: the points now, what is sure to come, and what the position promises. What this reckoning
//! misses on average, the network of `network.bin` has learnt; `docs/BOTS.md` has the commands.

mod features;
mod land;
mod places;
mod stock;
mod tiles;
mod weights;

pub(crate) use features::FEATURES;
pub(crate) use weights::{Weights, Worth};

use crate::data::Gain;
use crate::look::Look;
use crate::{Data, Phase, Player, State, Structure, Task};
use land::Land;
use places::Contest;
use std::sync::LazyLock;
use tafel_evaluate::{FeatureList, Network};
use tafel_rules::{Id, PerSeat, Seat};
use weights::{Scale, Weight};

/// What positions are judged by: the numbers of the game, what they are weighed with, and what was learnt.
#[derive(Copy, Clone)]
pub(crate) struct Estimator<'e> {
    pub(crate) data: &'e Data,
    pub(crate) worth: &'e Worth,
    pub(crate) network: &'e Network,
}

impl Estimator<'_> {
    /// Expected final points of each seat, in hundredths.
    pub(crate) fn estimate(&self, state: &State) -> PerSeat<i32> {
        let mut points = PerSeat::from_fn(|seat| counted(state, seat));
        if has_prospects(state) {
            let contest = self.contest(state);
            for seat in state.seats() {
                points[seat] = self.expected(&contest, seat);
            }
        }
        points
    }

    /// The same of one seat.
    pub(crate) fn estimate_of(&self, state: &State, seat: Seat) -> i32 {
        if has_prospects(state) { self.expected(&self.contest(state), seat) } else { counted(state, seat) }
    }

    /// Emits what the network sees of a seat.
    pub(crate) fn features(&self, state: &State, seat: Seat, emit: &mut impl FnMut(usize)) {
        if has_prospects(state) {
            SeatEstimate::new(Look::new(self.data, state), self.worth, seat).emit_features(emit);
        }
    }

    fn contest<'c>(&'c self, state: &'c State) -> Contest<'c> {
        let look = Look::new(self.data, state);
        Contest::new(look, self.worth.while_to_come(look.rounds_to_come()))
    }

    fn expected(&self, contest: &Contest<'_>, seat: Seat) -> i32 {
        let seat_estimate = SeatEstimate::new(contest.look, self.worth, seat);
        let mut features = FeatureList::new();
        seat_estimate.emit_features(&mut |feature| features.push(feature));
        seat_estimate.points() + contest.points(seat) + self.network.evaluate(features.as_slice())
    }
}

/// The network that the program was built with.
pub(crate) fn embedded() -> &'static Network {
    static NETWORK: LazyLock<Network> =
        LazyLock::new(|| Network::embedded(include_bytes!("../network.bin"), FEATURES));
    &NETWORK
}

/// Whether all factions are known and the end has not come.
fn has_prospects(state: &State) -> bool {
    state.phase != Phase::Over && state.seats().all(|seat| state.players[seat].chosen.is_some())
}

/// The points that a player has.
fn counted(state: &State, seat: Seat) -> i32 {
    100 * i32::from(state.players[seat].points)
}

impl Look<'_> {
    /// How many rounds come after this one; before the first, all.
    #[inline]
    fn rounds_to_come(&self) -> u8 {
        self.data.tiles.rounds - self.state.round
    }
}

/// One player's prospects.
#[derive(Copy, Clone)]
struct SeatEstimate<'o> {
    look: Look<'o>,
    seat: Seat,
    player: &'o Player,
    worth: &'o Worth,
    /// How many rounds come after this one.
    to_come: u8,
    /// What this round makes of everything.
    scale: &'o Scale,
    /// How many more rounds the player acts in.
    rounds: i32,
    /// The number of each kind of structure.
    standing: [u8; Structure::ALL.len()],
    /// What structures and favour tiles bring every round.
    income: Gain,
    /// Where it can build, and what its groups are on the way to.
    land: Land,
    /// Structures of others next to own ones, and own dwellings next to such.
    neighbours: u8,
    markets: u8,
}

impl<'o> SeatEstimate<'o> {
    fn new(look: Look<'o>, worth: &'o Worth, seat: Seat) -> SeatEstimate<'o> {
        let (state, player) = (look.state, look.player(seat));
        let to_come = look.rounds_to_come();
        // In the set-up a player with a card is as ready for the next round as one who has passed.
        let is_ready = look.has_passed(seat) || state.round == 0 && player.card.is_some();
        let own = state.own[seat];
        let great = state.kinds.map(|kind| (own & kind).len());
        let standing = [own.len() - great.iter().sum::<u8>(), great[0], great[1], great[2], great[3]];
        let (neighbours, markets) = land::neighbours(look, seat);
        SeatEstimate {
            look,
            seat,
            player,
            worth,
            to_come,
            scale: worth.while_to_come(to_come),
            rounds: i32::from(to_come) + i32::from(!is_ready && state.round > 0),
            standing,
            income: stock::income(look, seat, standing),
            land: Land::new(look, seat),
            neighbours,
            markets,
        }
    }

    /// Whether the player does nothing more in this round.
    #[inline]
    fn is_ready(&self) -> bool {
        self.rounds == i32::from(self.to_come) && (self.look.state.round > 0 || self.player.card.is_some())
    }

    #[inline]
    fn count(&self, structure: Structure) -> i32 {
        i32::from(self.standing[structure.index()])
    }

    fn points(&self) -> i32 {
        100 * i32::from(self.player.points)
            + self.stock()
            + self.incomes()
            + self.cult_bonuses()
            + self.structures()
            + self.tracks()
            + self.towns()
            + self.reach()
            + self.favours()
            + self.cards()
            + self.specials()
            + self.owed()
    }

    /// What structures are worth beyond their income, and what waits for their tile.
    fn structures(&self) -> i32 {
        let standing: i32 =
            self.standing.iter().zip(self.scale.structures).map(|(&n, worth)| i32::from(n) * worth).sum();
        let waits = |structure| if self.count(structure) == 0 { self.great_to_come(structure) } else { 0 };
        standing + waits(Structure::Stronghold) + waits(Structure::Sanctuary)
    }

    /// A part of what coming tiles give for a structure.
    fn great_to_come(&self, structure: Structure) -> i32 {
        let tiles = self.look.state.scores[usize::from(self.look.state.round)..].iter().flatten();
        let most = tiles.map(|&tile| self.look.data.score(tile).built.of(structure)).max().unwrap_or(0);
        i32::from(most) * self.worth.weights[Weight::GreatToCome]
    }

    /// Shipping, digging, keys and cult steps.
    fn tracks(&self) -> i32 {
        let steps: i32 = self.player.cults.iter().map(|&steps| i32::from(steps)).sum();
        self.scale.ship * i32::from(self.player.ship)
            + self.scale.dig * i32::from(self.player.dig)
            + self.scale.key * i32::from(self.player.free_keys())
            + self.scale.step * steps
    }

    /// What the player on turn has coming.
    fn owed(&self) -> i32 {
        if self.look.state.active != self.seat {
            return 0;
        }
        let (due, weights) = (&self.look.state.due, &self.worth.weights);
        let dwelling = self.scale.structures[0] + self.scale.worker + self.scale.coin;
        let task = if due.task == Task::None { 0 } else { dwelling };
        let build = if due.buildable.is_empty() { 0 } else { self.scale.spade };
        self.scale.spade * i32::from(due.spades)
            + weights[Weight::FavourTile] * i32::from(due.favours)
            + weights[Weight::TownTile] * i32::from(due.towns)
            + weights[Weight::Bridge] * i32::from(due.bridges)
            + 2 * self.scale.step * i32::from(due.steps * due.step_size)
            + task
            + build
    }
}

//! Expected final points, for bots: what is sure, what the heroes will grow to, and what resources and remaining
//! income can still be turned into.

mod round;
mod weights;

pub(crate) use weights::{Weights, embedded};

use crate::data::{HeroCard, Resources};
use crate::rules::scoring::Counts;
use crate::{Artifact, Colour, Data, Player, Resource, State};
use tafel_rules::{Id, PerSeat, Seat};
use weights::Weight;

/// Expected final points of each seat, in hundredths.
pub(crate) fn estimate(data: &Data, weights: &Weights, state: &State) -> PerSeat<i32> {
    PerSeat::from_fn(
        |seat| {
            if seat.0 < state.options.seats { estimate_of(data, weights, state, seat) } else { 0 }
        },
    )
}

/// The same of one seat.
pub(crate) fn estimate_of(data: &Data, weights: &Weights, state: &State, seat: Seat) -> i32 {
    Outlook::new(data, weights, state, seat).points()
}

/// One player's prospects.
#[derive(Copy, Clone)]
struct Outlook<'o> {
    data: &'o Data,
    weights: &'o Weights,
    state: &'o State,
    seat: Seat,
    player: &'o Player,
    /// How many rounds come after this one.
    rounds: u8,
    /// Whether the player does nothing more in this round.
    is_out: bool,
}

impl<'o> Outlook<'o> {
    fn new(data: &'o Data, weights: &'o Weights, state: &'o State, seat: Seat) -> Outlook<'o> {
        let is_out = state.passed.contains(seat) || state.step().is_none();
        let rounds = data.numbers.rounds - state.round;
        Outlook { data, weights, state, seat, player: &state.players[seat], rounds, is_out }
    }

    fn points(&self) -> i32 {
        let sure = self.deposits() + self.heroes();
        if self.is_out && self.rounds == 0 {
            return sure;
        }
        let now = if self.is_out { 0 } else { self.this_round() };
        let stock = self.stock() + self.monsters() + self.artifact();
        sure + (stock + now + i32::from(self.rounds) * self.a_round()) * self.rate() / 100
    }

    /// Hundredths of points that a hundred units become.
    #[inline]
    fn rate(&self) -> i32 {
        self.weights[if self.rounds == 0 { Weight::PointsAtLast } else { Weight::Points }]
    }

    /// §15.1: what lies on banks and churches.
    fn deposits(&self) -> i32 {
        let tokens = self.player.deposits.iter();
        let worth = |(kind, tokens): (Resource, u8)| {
            100 * i32::from(tokens) * i32::from(self.data.deposit_points[kind.index()])
        };
        tokens.map(worth).sum()
    }

    /// §15.2: the heroes, by what they will be counted by.
    fn heroes(&self) -> i32 {
        let now = Counts::of(self.player);
        let rounds = i32::from(self.rounds);
        let grown =
            |count: i16, growth| (100 * i32::from(count) + self.weights[growth] * rounds).min(900) as i16;
        let counts = Counts {
            terrains: grown(now.terrains, Weight::TerrainGrowth),
            buildings: grown(now.buildings, Weight::BuildingGrowth),
            forts: grown(now.forts, Weight::FortGrowth),
        };
        let worth = |card: &HeroCard| i32::from(counts.worth(card.guild, 100 * card.points));
        self.player.heroes.iter().map(|hero| worth(self.data.hero(hero))).sum()
    }

    /// What is at hand.
    fn stock(&self) -> i32 {
        self.units(self.player.resources)
            + i32::from(self.player.bonus_settlers) * self.weights[Weight::Settler]
    }

    /// §6.4: a part of what hunting brings.
    fn monsters(&self) -> i32 {
        if self.player.monsters.is_empty() {
            return 0;
        }
        let reward = |colour: Colour| {
            let monsters = (self.player.wilderness.of_colour(colour) & self.player.monsters).len() as i32;
            monsters * self.units(self.data.monster(colour).reward)
        };
        Colour::all().map(reward).sum::<i32>() * self.weights[Weight::Hunt] / 100
    }

    /// §14: what the artifact is good for in the round it is held in.
    fn artifact(&self) -> i32 {
        let weight = match self.player.artifact {
            Some(Artifact::Hourglass) => Weight::Hourglass,
            Some(Artifact::Compass) => Weight::Compass,
            Some(Artifact::Mace) => Weight::Mace,
            Some(Artifact::Potion) => Weight::Potion,
            Some(Artifact::Scroll) => Weight::Scroll,
            Some(Artifact::Crown) => Weight::Crown,
            Some(Artifact::Mug) => Weight::Mug,
            Some(Artifact::Star) => Weight::Star,
            Some(Artifact::Key) => Weight::Key,
            Some(Artifact::Mirror) => Weight::Mirror,
            Some(Artifact::Mask) => Weight::Mask,
            Some(Artifact::Chest | Artifact::Treasure | Artifact::Ring) | None => return 0,
        };
        self.weights[weight]
    }

    #[inline]
    fn units(&self, resources: Resources) -> i32 {
        resources.iter().map(|(kind, amount)| i32::from(amount) * self.unit(kind)).sum()
    }

    #[inline]
    fn unit(&self, kind: Resource) -> i32 {
        match kind {
            Resource::Wood | Resource::Clay | Resource::Stone => self.weights[Weight::Basic],
            Resource::Diamond => self.weights[Weight::Diamond],
            Resource::Gold => self.weights[Weight::Gold],
        }
    }
}

//! The components and numbers of `data/*.ron` or of an edition, checked.

mod checks;
mod exchange;
mod sources;
#[cfg(test)]
mod tests;

pub use exchange::Rate;
pub(crate) use sources::FILES;

use crate::{
    Artifact, Building, Colour, Guild, Hero, Rating, Region, Resource, Space, Spaces, Terrain, TerrainSet,
};
use serde::Deserialize;
use std::sync::LazyLock;
use tafel_parts::{Bag, Pool};
use tafel_rules::{Components, Id, vocabulary};

/// What somebody owns, or what something costs.
pub type Resources = Pool<Resource>;
/// Terrain tiles without an order.
pub type Terrains = Bag<Terrain, { <Terrain as Id>::COUNT }>;

/// Every component, and every number that RULES.md prints in italics; flat, for the rules to look up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// §4: the kinds of buildings.
    pub buildings: [BuildingCard; Building::ALL.len()],
    /// §1.3: tiles of each kind.
    pub copies: u8,
    /// §1.3: spaces of the market.
    pub market: u8,
    /// §14: what each artifact does.
    pub artifacts: [Power; Artifact::ALL.len()],
    /// §11: the hero cards.
    pub heroes: [HeroCard; <Hero as Id>::COUNT],
    /// §1.2: the tiles of both sets, region by region.
    pub terrains: [[Terrains; Region::ALL.len()]; TerrainSet::ALL.len()],
    /// Where the tiles of each set come from.
    pub terrain_provenance: [Provenance; TerrainSet::ALL.len()],
    /// §5.3: the spaces that each space borders on.
    pub neighbours: [Spaces; <Space as Id>::COUNT],
    /// The numbers that belong to no single component.
    pub numbers: Numbers,
    /// §6.3, §6.4: the monster of each colour.
    pub monsters: [MonsterCard; Colour::ALL.len()],
    /// §15.1: what each resource is worth on a building that takes it.
    pub deposit_points: [i16; Resource::ALL.len()],
    /// §10.1: every exchange, those first whose gain others can be paid with.
    pub exchanges: Vec<Rate>,
    /// §14.10: the same with the mirror.
    pub mirrored: Vec<Rate>,
}

/// One kind of building.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BuildingCard {
    /// What building it costs.
    pub cost: Resources,
    /// What using it does.
    pub effect: Use,
}

/// §9: what using a building does.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub enum Use {
    /// Resources from the supply.
    Gain(Resources),
    /// One basic resource of choice.
    GainBasic,
    /// One own basic resource for these.
    GiveBasic(Resources),
    /// Resources for others.
    Trade {
        /// Those that go.
        give: Resources,
        /// Those that come.
        get: Resources,
    },
    /// Resources for bonus settlers.
    Recruit {
        /// Those that go.
        give: Resources,
        /// How many settlers come.
        settlers: u8,
    },
    /// One resource of one of the player's terrains with a fort.
    FortYield,
    /// One resource is laid on the building for good.
    Deposit {
        /// The resource that is laid there.
        resource: Resource,
        /// What it is worth at the end.
        points: i16,
    },
}

/// §14: what an artifact does.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub enum Power {
    /// A new building can be used at once.
    UseBuilt,
    /// A new terrain yields.
    ExploreYield,
    /// A hunt brings this in addition.
    HuntGain(Resources),
    /// The terrain of a new fort yields.
    FortYield,
    /// An activated region yields one more.
    RegionYield,
    /// An activated fort yields one more.
    FortActivationYield,
    /// How many bonus settlers an invited hero brings in addition.
    HeroSettlers(u8),
    /// One region can be activated twice a round.
    SecondRegion,
    /// One street can be activated twice a round.
    SecondStreet,
    /// Basic resources are exchanged one for one.
    MirrorBasics,
    /// The owner decides whether monsters appear.
    DecideMonsters,
    /// How many bonus settlers it brings when it is taken.
    TakenSettlers(u8),
    /// These resources when it is taken.
    TakenGain(Resources),
}

/// One hero card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeroCard {
    /// What the hero's worth depends on.
    pub guild: Guild,
    /// The worth of an artisan; of others nothing is printed.
    pub points: i16,
    /// Bonus settlers that come along.
    pub settlers: u8,
    /// The monsters that the hero attracts while in the row.
    pub colour: Colour,
    /// The price without surcharge.
    pub cost: Resources,
    /// Where the values come from.
    pub provenance: Provenance,
}

vocabulary! {
    /// Where the values of a component come from.
    pub enum Provenance: "a provenance" {
        Attested = "attested",
        Reconstructed = "reconstructed",
    }
}

/// The monster of one colour.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MonsterCard {
    /// What hunting it costs.
    pub settlers: u8,
    /// What hunting it brings.
    pub reward: Resources,
}

/// The numbers that belong to no single component.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Numbers {
    /// §1.1
    pub rounds: u8,
    /// §1.5
    pub artifacts_left_in_row: u8,
    /// §1.6
    pub basic_settlers: u8,
    /// §1.6
    pub start: Resources,
    /// What actions cost.
    pub settlers: Settlers,
    /// §11.2: diamonds, for the spaces of the row from the right.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub surcharges: [Resources; crate::state::ROW],
    /// §16.3: from how many points on which rating is given, the lowest first.
    pub ratings: Vec<Grade>,
    /// §17.2, §17.4
    pub supply: Stock,
}

/// What actions cost in settlers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settlers {
    /// §4.1
    pub build: u8,
    /// §5.1, region by region.
    pub explore: [u8; Region::ALL.len()],
    /// §7.1
    pub fort: u8,
    /// §7.2, §8.1, §9.1
    pub activate: u8,
}

/// One grade of the scale that a player alone is rated by.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Grade {
    /// The fewest points.
    pub from: i16,
    /// What they make of a player.
    pub rating: Rating,
}

/// How many tokens the box holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Of each resource.
    pub resources: Resources,
    /// Bonus settlers.
    pub bonus_settlers: u8,
    /// Monsters of each colour.
    pub monsters_of_a_colour: u8,
}

impl Data {
    /// The data that the program was built with.
    pub(crate) fn embedded() -> &'static Components<Data> {
        static DATA: LazyLock<Components<Data>> = LazyLock::new(|| Components::built_in(FILES, Data::read));
        &DATA
    }

    /// The card of a building.
    #[inline]
    pub fn building(&self, building: Building) -> &BuildingCard {
        &self.buildings[building.index()]
    }

    /// The card of a hero.
    #[inline]
    pub fn hero(&self, hero: Hero) -> &HeroCard {
        &self.heroes[hero.index()]
    }

    /// The monster of a colour.
    #[inline]
    pub fn monster(&self, colour: Colour) -> &MonsterCard {
        &self.monsters[colour.index()]
    }

    /// §16.3: what somebody who played alone is called.
    pub fn rating(&self, points: i16) -> Rating {
        let reached = self.numbers.ratings.iter().take_while(|grade| points >= grade.from).last();
        reached.expect("the scale begins at 0").rating
    }
}

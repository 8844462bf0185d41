//! `data/tiles.ron`: cards, tiles and the numbers of the rules.

use super::{Cost, Gain};
use crate::{Bonus, Cult, Favour, Score, Structure, Town};
use serde::Deserialize;

/// Points for things built, or counted at a pass.
#[derive(Copy, Clone, Debug, Default, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct PerStructure {
    /// Dwelling.
    pub d: u8,
    /// Trading house.
    pub tp: u8,
    /// Temple.
    pub te: u8,
    /// Stronghold.
    pub sh: u8,
    /// Sanctuary.
    pub sa: u8,
    /// Level of shipping.
    pub shipping: u8,
}

impl PerStructure {
    /// The points for one structure.
    #[inline]
    pub fn of(&self, structure: Structure) -> u8 {
        match structure {
            Structure::Dwelling => self.d,
            Structure::TradingHouse => self.tp,
            Structure::Temple => self.te,
            Structure::Stronghold => self.sh,
            Structure::Sanctuary => self.sa,
        }
    }
}

/// A bonus card.
#[derive(Copy, Clone, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BonusData {
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) id: Bonus,
    #[serde(default)]
    coins: u8,
    #[serde(default)]
    workers: u8,
    #[serde(default)]
    priests: u8,
    #[serde(default)]
    power: u8,
    /// Levels of shipping while held.
    #[serde(default)]
    pub shipping: u8,
    /// Points at a pass.
    #[serde(default)]
    pub pass: PerStructure,
}

impl BonusData {
    /// The income of the card.
    #[inline]
    pub fn income(&self) -> Gain {
        Gain { coins: self.coins, workers: self.workers, priests: self.priests, power: self.power, spades: 0 }
    }
}

/// A favour tile.
#[derive(Copy, Clone, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FavourData {
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) id: Favour,
    /// How many there are.
    pub copies: u8,
    /// The cult it advances in.
    pub cult: Cult,
    /// By this number of steps.
    pub steps: u8,
    #[serde(default)]
    coins: u8,
    #[serde(default)]
    workers: u8,
    #[serde(default)]
    power: u8,
    /// Points when something is built.
    #[serde(default)]
    pub built: PerStructure,
}

impl FavourData {
    /// The income of the tile.
    #[inline]
    pub fn income(&self) -> Gain {
        Gain { coins: self.coins, workers: self.workers, priests: 0, power: self.power, spades: 0 }
    }
}

/// A town tile.
#[derive(Copy, Clone, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TownData {
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) id: Town,
    /// How many there are.
    pub copies: u8,
    /// Keys.
    pub keys: u8,
    /// Points.
    pub points: u8,
    #[serde(default)]
    coins: u8,
    #[serde(default)]
    workers: u8,
    #[serde(default)]
    priests: u8,
    #[serde(default)]
    power: u8,
    /// Steps in every cult.
    #[serde(default)]
    pub steps: u8,
    /// Steps of shipping.
    #[serde(default)]
    pub shipping: u8,
}

impl TownData {
    /// The resources of the tile.
    pub fn gain(&self) -> Gain {
        Gain { coins: self.coins, workers: self.workers, priests: self.priests, power: self.power, spades: 0 }
    }
}

/// A scoring tile.
#[derive(Copy, Clone, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ScoreData {
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(super) id: Score,
    /// Points for a spade.
    #[serde(default)]
    pub spade: u8,
    /// Points for a town.
    #[serde(default)]
    pub town: u8,
    /// Points for a structure.
    #[serde(default)]
    pub built: PerStructure,
    /// The cult of the bonus; none: priests on cult spaces.
    pub cult: Option<Cult>,
    /// How many steps earn one reward.
    pub per: u8,
    /// The reward.
    pub reward: Gain,
}

/// What power buys, §4.3.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerPrices {
    /// A coin.
    pub coin: u8,
    /// A worker.
    pub worker: u8,
    /// A priest.
    pub priest: u8,
}

/// What makes a town, §8.1.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TownNeeds {
    /// Structures.
    pub structures: u8,
    /// Power.
    pub power: u8,
    /// Power with `fav5`.
    pub lowered_power: u8,
    /// Structures that a sanctuary counts as.
    pub sanctuary_counts: u8,
}

/// `data/tiles.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    /// §2.1
    pub rounds: u8,
    /// §1.5
    pub start_points: u8,
    /// §1.11
    pub auction_points: u8,
    /// §1.3
    pub cards_beyond_players: u8,
    /// §6.8
    pub bridges: u8,
    /// §4.3
    pub power_prices: PowerPrices,
    /// §11.6
    pub coins_for_a_point: u8,
    /// §6.6
    pub ship_advance: Cost,
    /// §8.1
    pub town: TownNeeds,
    /// §9.1
    pub priest_spaces: [u8; 4],
    /// §9.2
    pub returned_priest: u8,
    /// §9.3
    pub cult_power: [u8; 11],
    /// §11.3
    pub cult_places: [u8; 3],
    /// §11.4
    pub network_places: [u8; 3],
    /// §10.1
    pub power_actions: [u8; 6],
    /// §10.1
    pub action_workers: u8,
    /// §10.1
    pub action_coins: u8,
    /// §12.13
    pub engineer_bridge: Cost,
    /// §12.8
    pub auren_steps: u8,
    /// §12.4
    pub giant_spades: u8,
    /// §10.3
    pub trading_house_fav12: [u8; 5],
    /// The bonus cards.
    pub bonus: Vec<BonusData>,
    /// The favour tiles.
    pub favours: Vec<FavourData>,
    /// The town tiles.
    pub towns: Vec<TownData>,
    /// The scoring tiles.
    pub scores: Vec<ScoreData>,
}

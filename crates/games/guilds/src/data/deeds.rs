//! What a card or a building does, as data spells it.

use crate::{Medal, Tile};
use serde::Deserialize;

/// What playing an action card or using a public building does.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub enum Deed {
    /// Tiles of the supply are laid on landscapes with room, §13.5.
    Lay {
        /// How many ore tiles.
        ore: u8,
        /// How many crystal tiles.
        crystal: u8,
    },
    /// Jar, §13.6.
    Jar(u8),
    /// Jar for each building of the player, §13.6.
    JarPerBuilding(u8),
    /// Tiles are sold, §13.7.
    Sell {
        /// How many at most.
        tiles: u8,
        /// How many Jar more each brings than in a Trade.
        more: u8,
    },
    /// One ore and one crystal tile become a trade medal, §13.8.
    Fair,
    /// Combat points, §13.9.
    Combat(u8),
    /// Combat points for each building of the player, §13.9.
    CombatPerBuilding(u8),
    /// A mine from the reserve is laid, §13.10.
    Mine {
        /// How difficult the landscape may be.
        difficulty: u8,
    },
    /// A tile is taken from each of some landscapes with an own mine, §13.11.
    Hoist {
        /// How many landscapes at most.
        landscapes: u8,
    },
    /// The next Build of the turn costs one tile less, §13.12.
    CheaperBuild,
    /// The next Build of the turn needs less strength, §13.12.
    EasierBuild {
        /// How much less.
        strength: u8,
    },
    /// Player cards are drawn, and one may be played, §13.13.
    Recruit {
        /// How many Jar cheaper.
        cheaper: u8,
    },
    /// An unused die is turned, §13.14.
    TurnDie,
    /// All unused dice are rolled again, §13.14.
    RollAgain,
    /// How many action cards are drawn, §13.15.
    DrawCards(u8),
    /// A tile of the stock becomes Jar, §15.4.
    Exchange {
        /// Which kind.
        tile: Tile,
        /// What it brings.
        jar: u8,
    },
    /// A medal, §15.12.
    Medal(Medal),
}

impl Deed {
    /// Whether it does nothing but for the next Build of the turn.
    pub(crate) fn is_for_a_build(self) -> bool {
        matches!(self, Deed::CheaperBuild | Deed::EasierBuild { .. })
    }
}

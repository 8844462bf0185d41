//! What people agree on before play.

use crate::{FinalScoring, MapId};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Agreed, Choice, Unreadable, vocabulary};

const SWITCH: &[&str] = &[Switch::Off.word(), Switch::On.word()];

/// What there is to agree on, with the defaults first.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "seats", values: &["4", "2", "3", "5"] },
    Choice {
        key: "map",
        values: &[
            MapId::Original.word(),
            MapId::FireIce1.word(),
            MapId::FireIce2.word(),
            MapId::LoonLakes16.word(),
            MapId::Fjords21.word(),
            MapId::LoonLakes13.word(),
            MapId::Fjords10.word(),
        ],
    },
    Choice { key: "variable-turn-order", values: SWITCH },
    Choice { key: "mini-expansion-1", values: SWITCH },
    Choice { key: "shipping-bonus", values: SWITCH },
    Choice { key: "temple-scoring-tile", values: SWITCH },
    Choice { key: "fire-and-ice-factions", values: SWITCH },
    Choice {
        key: "final-scoring",
        values: &[
            Extra::None.word(),
            Extra::Random.word(),
            FinalScoring::Distance.word(),
            FinalScoring::StrongholdSanctuary.word(),
            FinalScoring::Edge.word(),
            FinalScoring::Clusters.word(),
        ],
    },
    Choice { key: "start-points", values: &[StartPoints::Even.word(), StartPoints::Balanced.word()] },
    Choice { key: "leaving", values: SWITCH },
];

vocabulary! {
    /// Whether something is agreed on.
    pub enum Switch: "on or off" {
        Off = "off",
        On = "on",
    }
}

impl Switch {
    /// Whether it is on.
    pub fn is_on(self) -> bool {
        self == Switch::On
    }
}

vocabulary! {
    /// The points everybody begins with, §1.5.
    pub enum StartPoints: "even or balanced" {
        Even = "even",
        Balanced = "balanced",
    }
}

vocabulary! {
    /// Whether a further scoring is added at the end, and which, §1.10.
    pub enum Extra: "a final scoring, none or random" {
        None = "none",
        Random = "random",
        Distance = "connected-distance",
        StrongholdSanctuary = "connected-sa-sh-distance",
        Edge = "building-on-edge",
        Clusters = "connected-clusters",
    }
}

impl Extra {
    /// The scoring that was agreed on, if one was.
    pub fn named(self) -> Option<FinalScoring> {
        match self {
            Extra::None | Extra::Random => None,
            Extra::Distance => Some(FinalScoring::Distance),
            Extra::StrongholdSanctuary => Some(FinalScoring::StrongholdSanctuary),
            Extra::Edge => Some(FinalScoring::Edge),
            Extra::Clusters => Some(FinalScoring::Clusters),
        }
    }
}

/// What people agreed on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many play.
    pub seats: u8,
    /// The map.
    pub map: MapId,
    /// §2.3
    pub variable_turn_order: Switch,
    /// §8.7
    pub mini_expansion: Switch,
    /// §1.3
    pub shipping_bonus: Switch,
    /// §1.2
    pub temple_scoring_tile: Switch,
    /// §1.4
    pub fire_and_ice_factions: Switch,
    /// §1.10
    pub final_scoring: Extra,
    /// §1.5
    pub start_points: StartPoints,
    /// §2.7
    pub leaving: Switch,
}

impl Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats {}; map {}", self.seats, self.map)?;
        write!(f, "; variable-turn-order {}", self.variable_turn_order)?;
        write!(f, "; mini-expansion-1 {}", self.mini_expansion)?;
        write!(f, "; shipping-bonus {}", self.shipping_bonus)?;
        write!(f, "; temple-scoring-tile {}", self.temple_scoring_tile)?;
        write!(f, "; fire-and-ice-factions {}", self.fire_and_ice_factions)?;
        write!(f, "; final-scoring {}", self.final_scoring)?;
        write!(f, "; start-points {}; leaving {}", self.start_points, self.leaving)
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Options, Unreadable> {
        let agreed = Agreed::read(CHOICES, text)?;
        Ok(Options {
            seats: agreed.value("seats"),
            map: agreed.value("map"),
            variable_turn_order: agreed.value("variable-turn-order"),
            mini_expansion: agreed.value("mini-expansion-1"),
            shipping_bonus: agreed.value("shipping-bonus"),
            temple_scoring_tile: agreed.value("temple-scoring-tile"),
            fire_and_ice_factions: agreed.value("fire-and-ice-factions"),
            final_scoring: agreed.value("final-scoring"),
            start_points: agreed.value("start-points"),
            leaving: agreed.value("leaving"),
        })
    }
}

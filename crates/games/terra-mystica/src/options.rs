//! What people agree on before play.

use crate::{FactionBoard, FinalScoring, MapId};
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_parts::Set;
use tafel_rules::{Agreed, Choice, Id, Unreadable, vocabulary};

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
    Choice { key: "fire-and-ice-factions", values: FireAndIce::WORDS },
    Choice { key: "final-scoring", values: Extra::WORDS },
    Choice {
        key: "start-points",
        values: &[StartPoints::Even.word(), StartPoints::Balanced.word(), StartPoints::Auction.word()],
    },
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
    /// The points everybody begins with, §1.5, §1.11.
    pub enum StartPoints: "even, balanced or auction" {
        Even = "even",
        Balanced = "balanced",
        Auction = "auction",
    }
}

vocabulary! {
    /// Which factions of Fire & Ice can be chosen, §1.4.
    pub enum FireAndIce: "some factions of Fire & Ice" {
        Off = "off",
        On = "on",
        Ice = "ice",
        Volcano = "volcano",
        Variable = "variable",
        IceVolcano = "ice+volcano",
        IceVariable = "ice+variable",
        VolcanoVariable = "volcano+variable",
    }
}

impl FireAndIce {
    const WORDS: &'static [&'static str] = &[
        FireAndIce::Off.word(),
        FireAndIce::On.word(),
        FireAndIce::Ice.word(),
        FireAndIce::Volcano.word(),
        FireAndIce::Variable.word(),
        FireAndIce::IceVolcano.word(),
        FireAndIce::IceVariable.word(),
        FireAndIce::VolcanoVariable.word(),
    ];

    /// Whether factions on this board of the expansion take part.
    pub fn has(self, board: FactionBoard) -> bool {
        match self {
            FireAndIce::Off => false,
            FireAndIce::On => board.is_fire_and_ice(),
            FireAndIce::Ice
            | FireAndIce::Volcano
            | FireAndIce::Variable
            | FireAndIce::IceVolcano
            | FireAndIce::IceVariable
            | FireAndIce::VolcanoVariable => self.word().split('+').any(|part| part == board.word()),
        }
    }

    /// The word for these boards of the expansion.
    pub fn of(has: impl Fn(FactionBoard) -> bool) -> FireAndIce {
        let boards = [FactionBoard::Ice, FactionBoard::Volcano, FactionBoard::Variable];
        let fits = |these: &FireAndIce| boards.iter().all(|&board| these.has(board) == has(board));
        FireAndIce::all().find(fits).expect("there is a word for every choice of boards")
    }
}

/// The scorings added at the end, §1.10.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Extra {
    /// One that is drawn.
    Random,
    /// These; none, if there are none.
    These(Set<FinalScoring, u8>),
}

impl Extra {
    const RANDOM: &'static str = "random";

    const WORDS: &'static [&'static str] = &[
        "none",
        Extra::RANDOM,
        "connected-distance",
        "connected-sa-sh-distance",
        "building-on-edge",
        "connected-clusters",
        "connected-distance+connected-sa-sh-distance",
        "connected-distance+building-on-edge",
        "connected-distance+connected-clusters",
        "connected-sa-sh-distance+building-on-edge",
        "connected-sa-sh-distance+connected-clusters",
        "building-on-edge+connected-clusters",
        "connected-distance+connected-sa-sh-distance+building-on-edge",
        "connected-distance+connected-sa-sh-distance+connected-clusters",
        "connected-distance+building-on-edge+connected-clusters",
        "connected-sa-sh-distance+building-on-edge+connected-clusters",
        "connected-distance+connected-sa-sh-distance+building-on-edge+connected-clusters",
    ];

    /// The scorings that were agreed on by name.
    pub fn named(self) -> Set<FinalScoring, u8> {
        match self {
            Extra::Random => Set::empty(),
            Extra::These(scorings) => scorings,
        }
    }
}

impl Display for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Extra::These(scorings) = self else { return f.write_str(Extra::RANDOM) };
        let Some(first) = scorings.first() else { return f.write_str("none") };
        write!(f, "{first}")?;
        scorings.without(first).iter().try_for_each(|scoring| write!(f, "+{scoring}"))
    }
}

impl FromStr for Extra {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Extra, Unreadable> {
        match text {
            "none" => Ok(Extra::These(Set::empty())),
            Extra::RANDOM => Ok(Extra::Random),
            _ => text.split('+').map(str::parse).collect::<Result<_, _>>().map(Extra::These),
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
    pub fire_and_ice_factions: FireAndIce,
    /// §1.10
    pub final_scoring: Extra,
    /// §1.5
    pub start_points: StartPoints,
    /// §2.7
    pub leaving: Switch,
    /// §2.9: nobody can agree on it.
    pub tolerances: Switch,
}

/// What stands behind the options of a match that was read with tolerances.
const TOLERANCES: &str = "; tolerances on";

impl Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats {}; map {}", self.seats, self.map)?;
        write!(f, "; variable-turn-order {}", self.variable_turn_order)?;
        write!(f, "; mini-expansion-1 {}", self.mini_expansion)?;
        write!(f, "; shipping-bonus {}", self.shipping_bonus)?;
        write!(f, "; temple-scoring-tile {}", self.temple_scoring_tile)?;
        write!(f, "; fire-and-ice-factions {}", self.fire_and_ice_factions)?;
        write!(f, "; final-scoring {}", self.final_scoring)?;
        write!(f, "; start-points {}; leaving {}", self.start_points, self.leaving)?;
        f.write_str(if self.tolerances.is_on() { TOLERANCES } else { "" })
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Options, Unreadable> {
        let (text, tolerances) =
            text.strip_suffix(TOLERANCES).map_or((text, Switch::Off), |agreed| (agreed, Switch::On));
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
            tolerances,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_reads_back() {
        for (at, choice) in CHOICES.iter().enumerate() {
            for value in choice.values {
                let text = format!("{} {value}", choice.key);
                let options: Options = text.parse().unwrap();
                assert_eq!(options.to_string().split("; ").nth(at), Some(text.as_str()));
            }
        }
        let tolerant = Options { tolerances: Switch::On, ..Options::from_str("").unwrap() };
        assert_eq!(tolerant.to_string().parse(), Ok(tolerant));
    }

    #[test]
    fn every_set_of_scorings_and_boards_has_a_word() {
        let sets =
            (0..16u8).map(|bits| FinalScoring::all().filter(|tile| bits & 1 << tile.index() != 0).collect());
        for set in sets {
            let word = Extra::These(set).to_string();
            assert!(Extra::WORDS.contains(&word.as_str()), "{word}");
        }
        for bits in 0..8u8 {
            let has = |board: FactionBoard| bits & 1 << (board.index() - FactionBoard::Ice.index()) != 0;
            assert_eq!(FireAndIce::of(has) == FireAndIce::Off, bits == 0);
        }
    }
}

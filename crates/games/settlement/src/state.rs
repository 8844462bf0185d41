//! Everything that is true at the table; no rules.

use crate::data::{Resources, Terrains};
use crate::wilderness::Wilderness;
use crate::{Artifact, Building, Data, Hero, Options, Plot, Plots, Region, Resource, Space, Spaces, Street};
use serde::{Deserialize, Serialize};
use tafel_parts::{Bag, List, Set};
use tafel_rules::{Id, PerSeat, Seat, Seats};

/// How many heroes the row has room for, §1.4.
pub const ROW: usize = 4;

/// Building tiles without an order.
pub type Tiles = Bag<Building, { Building::ALL.len() }>;
/// Some artifacts.
pub type Artifacts = Set<Artifact, u16>;
/// Some heroes.
pub type Heroes = Set<Hero, u64>;
/// What each kind of resource has become, directly or by way of another.
pub type Mirrored = [Set<Resource, u8>; Resource::ALL.len()];

/// Everything that is true at the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What people agreed on.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// Who began the round.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The seats that have passed in this round.
    pub passed: Seats,
    /// Who passed first in this round.
    pub first_passer: Option<Seat>,
    /// Heroes that can be drawn.
    pub hero_deck: Heroes,
    /// Open heroes from right to left: a card that leaves lets those to its left slide up.
    pub row: List<Hero, ROW>,
    /// Artifacts that can be taken.
    pub artifact_row: Artifacts,
    /// Artifacts that are not laid out: the stack of a player alone, or the box.
    pub artifact_stack: Artifacts,
    /// Hidden building tiles.
    pub building_stack: Tiles,
    /// Open building tiles.
    pub market: Tiles,
    /// How many of the open tiles of a kind lie on one pile; none or at least two.
    pub piled: Tiles,
    /// Hidden terrain tiles of each region.
    pub terrain_stacks: [Terrains; Region::ALL.len()],
    /// What each player has.
    pub players: PerSeat<Player>,
    /// What each basic resource has become one for one since the active player last did something else, §14.10.
    pub mirrored: Mirrored,
    /// The place in the table of rates of the latest of several exchanges in a row: search goes on from there, never back.
    pub latest_rate: u8,
    /// What is to be decided: the last step now, those before it after that. Empty: the game is over.
    pub steps: List<Step, 5>,
}

const _: () = assert!(size_of::<State>() <= 512, "a state is small enough to be copied without a thought");

/// What one player has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// Resources in the player's supply.
    pub resources: Resources,
    /// Resources on banks and churches.
    pub deposits: Resources,
    /// Invited heroes.
    pub heroes: Heroes,
    /// Explored terrains.
    pub wilderness: Wilderness,
    /// Terrains with a monster.
    pub monsters: Spaces,
    /// Terrains with a fort.
    pub forts: Spaces,
    /// Forts activated this round.
    pub forts_used: Spaces,
    /// The buildings.
    pub settlement: [Option<Building>; <Plot as Id>::COUNT],
    /// The artifact, once taken.
    pub artifact: Option<Artifact>,
    /// Basic settlers that are not used yet.
    pub basic_settlers: u8,
    /// Bonus settlers that are not used yet.
    pub bonus_settlers: u8,
    /// Bonus settlers used this round.
    pub bonus_used: u8,
    /// Regions activated this round.
    pub regions_used: Set<Region, u8>,
    /// The region activated twice this round.
    pub region_twice: Option<Region>,
    /// Streets activated this round.
    pub streets_used: Set<Street, u8>,
    /// The street activated twice this round.
    pub street_twice: Option<Street>,
}

/// Something that is to be decided.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// §1.7: the start player is drawn.
    #[default]
    Start,
    /// §1.3, §4.3, §13.2: tiles come into the market.
    Market {
        /// How many.
        left: u8,
    },
    /// §1.4, §11.4, §13.1: heroes come into the row.
    Heroes {
        /// How many.
        left: u8,
    },
    /// §1.5, §16.2: artifacts come into their row.
    Artifacts {
        /// How many.
        left: u8,
    },
    /// §5.1: the tile of an explored space is drawn.
    Terrain {
        /// Where it is laid.
        space: Space,
    },
    /// §1.8: the active player drafts an artifact.
    Draft,
    /// §2.2: the active player's turn.
    Turn {
        /// Whether an action was done.
        acted: bool,
        /// Whether a hero was invited.
        invited: bool,
        /// How many bonus settlers the action is to use, although basic ones are there, §3.4.
        bonus: u8,
    },
    /// §9.1, §14.1: the active player uses buildings.
    Use {
        /// Those that can still be used.
        left: Plots,
    },
    /// §14.5: the active player chooses what the scroll brings.
    Scroll {
        /// The activated region.
        region: Region,
    },
    /// §14.11: the active player decides whether monsters appear.
    Mask {
        /// The terrains that are still to be decided.
        left: Spaces,
    },
    /// §12.3: the active player has passed and takes an artifact.
    Artifact,
}

impl State {
    /// The table before the first line, §1.
    pub(crate) fn start(data: &Data, options: &Options) -> State {
        let player = Player {
            resources: data.numbers.start, // §1.6
            basic_settlers: data.numbers.basic_settlers,
            ..Player::default()
        };
        let artifacts = options.seats + data.numbers.artifacts_left_in_row; // §1.5
        let set_up = [
            Step::Draft,
            Step::Artifacts { left: artifacts },
            Step::Heroes { left: ROW as u8 },
            Step::Market { left: data.market },
            Step::Start,
        ];
        State {
            options: *options,
            round: 1,
            start: Seat(0),
            active: Seat(0),
            passed: Seats::NONE,
            first_passer: None,
            hero_deck: Set::full(),
            row: List::new(),
            artifact_row: Set::empty(),
            artifact_stack: Set::full(),
            building_stack: Tiles::new([data.copies; Building::COUNT]),
            market: Tiles::EMPTY,
            piled: Tiles::EMPTY,
            terrain_stacks: data.terrains[options.terrains.index()],
            players: PerSeat::from_fn(|seat| if seat.0 < options.seats { player } else { Player::default() }),
            mirrored: Mirrored::default(),
            latest_rate: 0,
            steps: set_up.into_iter().collect(),
        }
    }

    /// What is to be decided now.
    #[inline]
    pub(crate) fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// The players with their seats.
    pub(crate) fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.options.seats).map(|seat| (seat, &self.players[seat]))
    }

    /// How many spaces of the market are taken: a pile takes one.
    pub(crate) fn market_spaces(&self) -> u8 {
        let spaces = |(kind, open): (Building, u8)| match self.piled.count(kind) {
            0 => open,
            piled => open - piled + 1,
        };
        self.market.iter().map(spaces).sum()
    }
}

impl Player {
    /// Settlers that are not used yet.
    #[inline]
    pub(crate) fn settlers(&self) -> u8 {
        self.basic_settlers + self.bonus_settlers
    }

    /// Plots without a building.
    #[inline]
    pub(crate) fn free_plots(&self) -> Plots {
        Plot::all().filter(|plot| self.settlement[plot.index()].is_none()).collect()
    }

    /// Plots with a building.
    #[inline]
    pub(crate) fn built(&self) -> Plots {
        Plots::full() - self.free_plots()
    }

    /// Explored terrains that hold no monster.
    #[inline]
    pub(crate) fn peaceful(&self) -> Spaces {
        self.wilderness.explored() - self.monsters
    }
}

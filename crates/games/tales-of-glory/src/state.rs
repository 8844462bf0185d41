//! Everything that is true at the table; no rules.

use crate::ids::Tiles;
use crate::{Back, Chest, Data, Options, Quests, Slot, Spot, Tile, Token};
use serde::{Deserialize, Serialize};
use tafel_parts::{List, Pool, Set};
use tafel_rules::{Id, MAX_SEATS, PerSeat, Seat, Seats};

/// The most tiles of an area: the Hero, one a round, two Quests.
pub(crate) const MOST_TILES: usize = 13;

/// Everything that is true at the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// How many play.
    pub seats: u8,
    /// Whether Quests are dealt.
    pub quests: Quests,
    /// The round, from 1; 0 while the game is set up.
    pub round: u8,
    /// Who holds the first-player marker.
    pub first: Seat,
    /// Who gained the marker as a reward in this phase, §5.6.
    pub claims: Seats,
    /// The tiles that were not drawn, of all five backs.
    pub stacks: Tiles,
    /// The discard pile.
    pub discard: Tiles,
    /// The tiles on the adventure board.
    pub board: [Option<Tile>; Slot::ALL.len()],
    /// What each player has.
    pub players: PerSeat<Player>,
    /// What is to be decided.
    pub step: Step,
}

const _: () = assert!(size_of::<State>() <= 768, "a state is small enough to be copied without a thought");

/// What one player has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// The tiles that lie before the player, in the order in which they were placed; the Hero first.
    pub area: List<Placed, MOST_TILES>,
    /// Combat and magic on the banner, potions and coins in the reserve.
    pub tokens: Pool<Token>,
    /// Prestige in the reserve.
    pub prestige: i16,
    /// The Quests in hand.
    pub quests: Tiles,
    /// The Quest that was declined; only its owner knows it.
    pub declined: Option<Tile>,
    /// The selection card laid for this round, until all are shown.
    pub choice: Option<Slot>,
    /// The tile taken this round, until it is placed or discarded.
    pub taken: Option<Taken>,
    /// What the player is doing in phase 2.
    pub stage: Stage,
    /// Rewards of this turn's placements that wait until all tiles are placed, §9.4.
    pub due: Pool<Token>,
    /// Keys from connections that are to be placed, each for the chests of two tiles or of the Hero, §6.2.
    pub links: List<Link, 12>,
    /// Keys that are to be placed on any chest, §6.3.
    pub keys: u8,
    /// Tiles with a reward that counts something and is still to be collected, by their place in the area, §5.8.
    pub rewards: u16,
}

/// A tile in an area.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placed {
    /// The tile that lies there.
    pub tile: Tile,
    /// Its place in the area.
    pub spot: Spot,
    /// Its chests with a key on them.
    pub opened: Set<Chest, u8>,
}

/// The rest of a list is filled with this; no tile lies there.
impl Default for Placed {
    fn default() -> Self {
        Placed { tile: Tile::at(0), spot: Spot::default(), opened: Set::empty() }
    }
}

/// A tile that was taken from the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Taken {
    /// The tile that was taken.
    pub tile: Tile,
    /// The slot where it lay.
    pub slot: Slot,
}

/// Two tiles of an area whose half keys met.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Link {
    /// The tile that was placed.
    pub placed: Tile,
    /// The tile that lay there.
    pub met: Tile,
}

/// The rest of a list is filled with this; nothing met there.
impl Default for Link {
    fn default() -> Self {
        Link { placed: Tile::at(0), met: Tile::at(0) }
    }
}

/// What a player is doing in phase 2.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Nothing, or no more.
    #[default]
    Idle,
    /// The tile that was taken is to be placed or discarded, §3.
    Tile,
    /// The surcharge is paid and the tile is to be placed, §3.4.
    Paid,
    /// Quests may follow the tile, §9.3.
    Quests,
    /// Keys are to be placed and rewards collected in an order of the player's choice, §5.8.
    Collect,
}

/// Something that is to be decided.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// §1.6: this seat draws its Hero.
    Hero {
        /// Who draws.
        seat: Seat,
    },
    /// §9.1: this seat is dealt Quests.
    Deal {
        /// Who is dealt.
        seat: Seat,
    },
    /// §9.1: everybody with too many Quests declines one.
    Decline,
    /// §1.7: somebody is first.
    First,
    /// §1.5: how many tiles of Age 1 are still to be removed.
    Remove {
        /// How many.
        left: u8,
    },
    /// §1.8, §7.3: the empty slots of the board are filled.
    Fill,
    /// §2.1: everybody without a choice lays a selection card.
    Select,
    /// §2.3: these seats take a tile, in this order.
    CatchUp {
        /// Who is still to take.
        order: List<Seat, MAX_SEATS>,
    },
    /// §3 to §6: everybody who is not idle plays the tile.
    Play,
    /// §8: the game is over.
    Over,
}

impl State {
    /// The table before the first line, §1.
    pub(crate) fn start(options: &Options) -> State {
        State {
            seats: options.seats,
            quests: options.quests,
            round: 0,
            first: Seat(0),
            claims: Seats::NONE,
            stacks: Tiles::full(),
            discard: Tiles::empty(),
            board: [None; Slot::ALL.len()],
            players: PerSeat::default(),
            step: Step::Hero { seat: Seat(0) },
        }
    }

    /// The players with their seats.
    pub(crate) fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seats).map(|seat| (seat, &self.players[seat]))
    }

    /// The seats clockwise from the holder of the marker.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.seats);
        (0..seats).map(move |step| {
            let seat = first + step;
            Seat(if seat < seats { seat } else { seat - seats })
        })
    }

    /// The tile on a slot.
    pub(crate) fn on(&self, slot: Slot) -> Option<Tile> {
        self.board[slot.index()]
    }

    /// The stack that is drawn from, §7.3: what is left of the first age that has a tile left.
    pub(crate) fn drawn_from(&self, data: &Data) -> Tiles {
        let left = [Back::Age1, Back::Age2, Back::Age3].map(|age| self.stacks & data.stack(age));
        left.into_iter().find(|stack| !stack.is_empty()).unwrap_or_default()
    }
}

impl Player {
    /// How much of a token there is on banner or in reserve.
    #[inline]
    pub(crate) fn amount(&self, token: Token) -> u8 {
        self.tokens.amount(token)
    }

    /// The place in the area of a tile.
    pub(crate) fn find(&self, tile: Tile) -> Option<usize> {
        self.area.iter().position(|placed| placed.tile == tile)
    }

    /// The place in the area of the tile on a spot.
    pub(crate) fn at(&self, spot: Spot) -> Option<usize> {
        self.area.iter().position(|placed| placed.spot == spot)
    }

    /// The places in the area of the tiles whose reward is to be collected.
    pub(crate) fn pending(&self) -> impl Iterator<Item = usize> + use<> {
        let mut left = self.rewards;
        std::iter::from_fn(move || {
            let at = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(at)
        })
    }
}

//! Everything that is true at the table; no rules.

use crate::board::{Area, Place};
use crate::effects::Source;
use crate::{
    Action, Bonus, Colour, Cult, Data, Faction, Favour, FinalScoring, Options, Score, Structure, Town,
};
use serde::{Deserialize, Serialize};
use tafel_parts::{List, Set};
use tafel_rules::{Id, MAX_SEATS, PerSeat, Seat, Seats};

/// Seats in an order of play.
pub type Order = List<Seat, MAX_SEATS>;

/// Everything that is true at the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The hexes of each colour now.
    pub colours: [Area; Colour::COUNT],
    /// The hexes that each player's structures stand on.
    pub own: PerSeat<Area>,
    /// The hexes with trading houses, temples, strongholds, sanctuaries; on all other built hexes are dwellings.
    pub kinds: [Area; 4],
    /// The built hexes, and river hexes of Mermaids, that belong to towns.
    pub towned: Area,
    /// The bridges that each player built, as bits of the map's list of places.
    pub bridges: PerSeat<u64>,
    /// What each player has.
    pub players: PerSeat<Player>,
    /// What the player on turn still owes or may do.
    pub due: Due,
    /// Power offered and not answered yet.
    pub offers: List<Offer, 2>,
    /// Power actions taken this round.
    pub taken: Set<Action, u32>,
    /// Bonus cards that nobody holds.
    pub cards: Set<Bonus, u16>,
    /// Coins on the bonus cards.
    pub card_coins: [u8; Bonus::COUNT],
    /// Favour tiles left.
    pub favours: [u8; Favour::COUNT],
    /// Town tiles left.
    pub towns: [u8; Town::COUNT],
    /// The scoring tile of each round, once drawn.
    pub scores: [Option<Score>; 6],
    /// The scorings added at the end.
    pub final_scorings: Set<FinalScoring, u8>,
    /// The factions up for auction, §1.11.
    pub lots: Set<Faction, u32>,
    /// The best bids, by who made them.
    pub bids: PerSeat<Option<Bid>>,
    /// Whose priest stands on each space of each cult, from the best space on.
    pub spaces: [[Option<Seat>; 4]; Cult::COUNT],
    /// What people agreed on.
    pub options: Options,
    /// The round, from 1; 0 in the set-up.
    pub round: u8,
    /// What part of the game it is.
    pub phase: Phase,
    /// Who decides.
    pub active: Seat,
    /// Whose turn it is, also while others answer.
    pub builder: Seat,
    /// The order of this round.
    pub order: Order,
    /// The players who have passed, in that order.
    pub passed: Order,
    /// The players who have left the game.
    pub gone: Seats,
}

const _: () = assert!(size_of::<State>() <= 1024, "a state is small enough to be copied without a thought");

/// What part of the game it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// §1.2: scoring tiles are drawn.
    Scores,
    /// §1.3: bonus cards are removed.
    Cards,
    /// §1.10: the final scoring is drawn.
    FinalTile,
    /// §1.11: the factions for the auction are drawn.
    Lots,
    /// §1.11: bids are made.
    Auction,
    /// §1.4: factions are chosen.
    Factions,
    /// §1.6: volcano factions choose a colour.
    Colours,
    /// §1.7: dwellings of the set-up; the number of those placed.
    Dwellings(u8),
    /// §1.9: first bonus cards.
    FirstCards,
    /// §3: income, where something is to be decided.
    Income,
    /// §2.2: actions.
    Actions,
    /// §7: offers are answered.
    Offers,
    /// §9.8: spades of the cult bonus.
    CultBonus,
    /// The end.
    Over,
}

/// A place for a task of the player on turn that a special action gives.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// The place is free.
    #[default]
    None,
    /// §12.5: a free trading house.
    FreeTradingHouse,
    /// §12.7: a free dwelling.
    Ride,
    /// §12.1: a hex becomes home.
    Sandstorm,
    /// §1.6, §13.9: a colour is chosen.
    ChooseColour,
    /// §13.9: a token may be bought.
    BuyToken,
}

/// What the player on turn still owes or may do.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Due {
    /// Hexes that became home in this action, where a dwelling may follow.
    pub buildable: Area,
    /// The hex that this action skipped to.
    pub skipped: Option<Place>,
    /// Actions left in this turn.
    pub actions: u8,
    /// Whether one has been taken, §12.3.
    pub has_acted: bool,
    /// Spades in hand.
    pub spades: u8,
    /// How many of them were bought.
    pub bought: u8,
    /// Whether no more spades can be bought in this action.
    pub closed: bool,
    /// Whether a hex became another colour than home with spades of this action.
    pub foreign: bool,
    /// Favour tiles to take.
    pub favours: u8,
    /// Town tiles to take.
    pub towns: u8,
    /// Bridges to build.
    pub bridges: u8,
    /// How often cult steps are to be taken.
    pub steps: u8,
    /// How many steps each time.
    pub step_size: u8,
    /// Cults in which the last step was not made for want of a key.
    pub blocked: Set<Cult, u8>,
    /// Workers that may become priests.
    pub ordinations: u8,
    /// Priests gained that may become colours.
    pub unlocks: u8,
    /// Cult steps to pay for a volcano.
    pub payment: u8,
    /// What a special action gives.
    pub task: Task,
}

impl Due {
    /// Whether the action of a stronghold gave something that is not used yet.
    pub(crate) fn is_gift(&self) -> bool {
        matches!(self.task, Task::FreeTradingHouse | Task::Ride | Task::Sandstorm)
    }
}

/// Power offered because of one building.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// How much each seat is offered and has not answered.
    pub power: PerSeat<u8>,
    /// Whether somebody took some.
    pub is_taken: bool,
    /// Whether somebody who could take some declined.
    pub is_declined: bool,
}

/// A bid for a faction, §1.11.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bid {
    /// The faction.
    pub faction: Faction,
    /// The points given up for it.
    pub points: u8,
}

/// What one player has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The faction, once chosen.
    pub faction: Option<Faction>,
    /// The colour to build on, once known.
    pub home: Option<Colour>,
    /// The colour of the wheel that counts as its own.
    pub chosen: Option<Colour>,
    /// Coins.
    pub coins: u8,
    /// Workers.
    pub workers: u8,
    /// Priests at hand.
    pub priests: u8,
    /// Priests on cult spaces.
    pub sent: u8,
    /// Tokens in the bowls.
    pub bowls: [u8; 3],
    /// Steps in the cults.
    pub cults: [u8; Cult::COUNT],
    /// Town keys.
    pub keys: u8,
    /// The level of shipping.
    pub ship: u8,
    /// The level of digging.
    pub dig: u8,
    /// Range of skipping beyond the first.
    pub range: u8,
    /// The bonus card.
    pub card: Option<Bonus>,
    /// Favour tiles.
    pub favours: Set<Favour, u16>,
    /// Town tiles.
    pub towns: [u8; Town::COUNT],
    /// Special actions taken this round.
    pub used: Set<Action, u32>,
    /// Colours that Riverwalkers may build on.
    pub unlocked: Set<Colour, u16>,
    /// Points.
    pub points: i16,
    /// Points by source.
    pub sources: [i16; Source::COUNT],
}

impl Player {
    const NEW: fn() -> Player = || Player {
        faction: None,
        home: None,
        chosen: None,
        coins: 0,
        workers: 0,
        priests: 0,
        sent: 0,
        bowls: [0; 3],
        cults: [0; Cult::COUNT],
        keys: 0,
        ship: 0,
        dig: 0,
        range: 0,
        card: None,
        favours: Set::empty(),
        towns: [0; Town::COUNT],
        used: Set::empty(),
        unlocked: Set::empty(),
        points: 0,
        sources: [0; Source::COUNT],
    };

    /// Whether this is the faction.
    #[inline]
    pub fn is(&self, faction: Faction) -> bool {
        self.faction == Some(faction)
    }

    /// How much power can still be gained, §3.3.
    #[inline]
    pub fn room_for_power(&self) -> u8 {
        2 * self.bowls[0] + self.bowls[1]
    }

    /// Keys that no cult has used, §9.4.
    #[inline]
    pub fn free_keys(&self) -> u8 {
        self.keys - self.cults.iter().filter(|&&step| step == 10).count() as u8
    }
}

impl State {
    /// The table before the first line, §1.
    pub(crate) fn start(data: &Data, options: &Options) -> State {
        let board = data.board(options.map);
        let mut colours = [Area::NONE; Colour::COUNT];
        colours[..7].copy_from_slice(&board.colours);
        let mut cards = Set::full();
        if !options.shipping_bonus.is_on() {
            cards.remove(Bonus::ShippingPoints); // §1.3
        }
        let mut towns = std::array::from_fn(|at| data.tiles.towns[at].copies);
        if !options.mini_expansion.is_on() {
            towns[5..].fill(0); // §8.7
        }
        State {
            colours,
            own: PerSeat::default(),
            kinds: [Area::NONE; 4],
            towned: Area::NONE,
            bridges: PerSeat::default(),
            players: PerSeat::from_fn(|_| Player::NEW()),
            due: Due::default(),
            offers: List::new(),
            taken: Set::empty(),
            cards,
            card_coins: [0; Bonus::COUNT],
            favours: std::array::from_fn(|at| data.tiles.favours[at].copies),
            towns,
            scores: [None; 6],
            final_scorings: options.final_scoring.named(),
            lots: Set::empty(),
            bids: PerSeat::default(),
            spaces: [[None; 4]; Cult::COUNT],
            options: *options,
            round: 0,
            phase: Phase::Scores,
            active: Seat(0),
            builder: Seat(0),
            order: Seat::all(options.seats).collect(),
            passed: Order::new(),
            gone: Seats::NONE,
        }
    }

    /// The hexes with one kind of structure.
    #[inline]
    pub fn of_kind(&self, structure: Structure) -> Area {
        match structure {
            Structure::Dwelling => {
                let [tp, te, sh, sa] = self.kinds;
                self.built() - (tp | te | sh | sa)
            }
            Structure::TradingHouse => self.kinds[0],
            Structure::Temple => self.kinds[1],
            Structure::Stronghold => self.kinds[2],
            Structure::Sanctuary => self.kinds[3],
        }
    }

    /// All hexes with a structure.
    #[inline]
    pub fn built(&self) -> Area {
        self.own.0.iter().fold(Area::NONE, |all, &own| all | own)
    }

    /// A player's hexes with one kind of structure.
    #[inline]
    pub fn standing(&self, seat: Seat, structure: Structure) -> Area {
        self.own[seat] & self.of_kind(structure)
    }

    /// Whether a player has a stronghold.
    #[inline]
    pub fn has_stronghold(&self, seat: Seat) -> bool {
        self.own[seat].meets(self.kinds[2])
    }

    /// What stands on a built hex.
    pub fn structure(&self, place: Place) -> Structure {
        let kind = self.kinds.iter().position(|area| area.contains(place));
        Structure::at(kind.map_or(0, |kind| kind + 1))
    }

    /// The colour of a land hex.
    ///
    /// # Panics
    /// If no land is there.
    pub fn colour(&self, place: Place) -> Colour {
        Colour::at(self.colours.iter().position(|area| area.contains(place)).expect("land has a colour"))
    }

    /// All bridges, as bits of the map's list of places.
    #[inline]
    pub fn all_bridges(&self) -> u64 {
        self.bridges.0.iter().fold(0, |all, own| all | own)
    }

    /// The seats that play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.options.seats)
    }

    /// The scoring tile of this round.
    #[inline]
    pub fn score(&self) -> Option<Score> {
        let at = usize::from(self.round).checked_sub(1)?;
        self.scores.get(at).copied().flatten()
    }
}

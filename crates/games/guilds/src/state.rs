//! Everything that is true at the table.

use crate::{
    ActionCard, ActionCards, AttackCard, AttackCards, Buildings, Data, Die, DieBag, DieColour, Field, Guild,
    GuildTiles, Land, Landscape, Landscapes, Medal, Options, PlayerCards, ROW_FIELDS, SoloRow, Step, Tile,
};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use tafel_parts::{List, Pool, Set};
use tafel_rules::{Id, MAX_SEATS, PerSeat, Seat};

/// Everything that is true at the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// How many play.
    pub seats: u8,
    /// Which turn of each player it is, from 1.
    pub round: u8,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The landscapes with their tiles.
    pub land: Land,
    /// Tiles that lie nowhere else.
    pub supply: Pool<Tile>,
    /// Medals that nobody has.
    pub medals: Pool<Medal>,
    /// Dice that can be drawn.
    pub die_bag: DieBag,
    /// Dice of this turn that are not used yet, in order.
    pub dice: List<Die, 3>,
    /// Attack cards of both decks that can be revealed.
    pub attacks: AttackCards,
    /// The attack of this turn.
    pub attack: Option<AttackCard>,
    /// Action cards that nobody has seen: those of the draw pile, and those that went from it to the box.
    pub unseen: ActionCards,
    /// How many of them are still in the draw pile. Which they are makes no difference to any draw.
    pub pile: u8,
    /// Action cards that were played or discarded.
    pub discard: ActionCards,
    /// Buildings that can be built.
    pub unbuilt: Buildings,
    /// Buildings that came into play against the player, §6.13.
    pub penalty: Buildings,
    /// Buildings used this turn.
    pub used: Buildings,
    /// What makes this turn's next Build easier.
    pub aids: Aids,
    /// What each player has.
    pub players: PerSeat<Player>,
    /// The solo board, when one plays alone.
    pub solo: Option<Solo>,
    /// What is to be done: the last step now, those before it after that. Empty: the game is over.
    pub steps: List<Step, 8>,
}

const _: () = assert!(size_of::<State>() <= 768, "a state is small enough to be copied without a thought");

/// What one player has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Money.
    pub jar: u16,
    /// Combat points.
    pub combat: u8,
    /// Mines that can be laid.
    pub reserve: u8,
    /// Landscapes with a mine.
    pub mines: Landscapes,
    /// Ore and crystal tiles.
    pub stock: Pool<Tile>,
    /// Medals.
    pub medals: Pool<Medal>,
    /// Action cards.
    pub hand: ActionCards,
    /// Player cards in play; all others are in the deck.
    pub cards: PlayerCards,
    /// Buildings with a guild tile.
    pub buildings: Buildings,
    /// Attacks repelled.
    pub trophies: AttackCards,
}

/// Action cards played for this turn's next Build, §13.12.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Aids {
    /// Whether it costs one tile less.
    pub cheaper: bool,
    /// How much less strength it needs.
    pub easier: u8,
}

/// The solo board, §1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Solo {
    /// Guild tiles that can be drawn.
    pub bag: GuildTiles,
    /// The start fields from I on.
    pub start: List<Guild, 3>,
    /// The rows.
    pub rows: [Row; SoloRow::ALL.len()],
    /// Rows whose final field is marked by a coin, §5.6.
    pub marked: Set<SoloRow, u8>,
    /// Mines in the loss box.
    pub loss_box: u8,
    /// Minus points of §6.1 and §6.6.
    pub minus_points: u8,
    /// Final fields whose condition was met.
    pub finals: u8,
}

/// A row of the solo board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Row {
    /// Its colour, once it was opened.
    pub colour: Option<Guild>,
    /// How many tiles lie in it.
    #[serde(deserialize_with = "no_more_than_fields")]
    pub laid: u8,
}

fn no_more_than_fields<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let laid = u8::deserialize(deserializer)?;
    if laid <= ROW_FIELDS { Ok(laid) } else { Err(D::Error::custom(format!("a row has no {laid} fields"))) }
}

impl State {
    /// The table before the first line, §2 and §8.
    pub(crate) fn start(data: &Data, options: &Options) -> State {
        let base = &data.base;
        let alone = options.seats == 1;
        let player = Player {
            jar: base.jar,
            combat: 0,
            reserve: base.mines - if alone { data.solo.mines() } else { 0 },
            mines: Landscapes::empty(),
            stock: Pool::NONE,
            medals: Pool::NONE,
            hand: ActionCards::EMPTY,
            cards: PlayerCards::empty(),
            buildings: Buildings::empty(),
            trophies: AttackCards::empty(),
        };
        let mut steps = List::new();
        steps.push(Step::Begin);
        if alone {
            steps.push(Step::Guild);
        }
        for seat in Seat::all(options.seats).rev() {
            steps.push(Step::Draw(seat, base.action_cards));
        }
        if !alone {
            steps.push(Step::Start);
        }
        steps.push(Step::Landscape(Landscape::at(0)));
        State {
            seats: options.seats,
            round: 1,
            first: Seat(0),
            active: Seat(0),
            land: Land::default(),
            supply: base.tiles,
            medals: Medal::all().map(|medal| Pool::of(medal, base.medals_of_a_kind)).sum(),
            die_bag: full_die_bag(data),
            dice: List::new(),
            attacks: AttackCards::full(),
            attack: None,
            unseen: ActionCards::new([data.action_cards_of_a_kind; ActionCard::COUNT]),
            pile: data.action_cards_of_a_kind * ActionCard::COUNT as u8,
            discard: ActionCards::EMPTY,
            unbuilt: Buildings::full(),
            penalty: Buildings::empty(),
            used: Buildings::empty(),
            aids: Aids::default(),
            players: PerSeat([player; MAX_SEATS]),
            solo: alone.then(|| Solo::start(data)),
            steps,
        }
    }

    /// What is to be done now.
    #[inline]
    pub(crate) fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn actor(&self) -> &Player {
        &self.players[self.active]
    }

    /// The player whose turn it is, to be changed.
    #[inline]
    pub(crate) fn actor_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    /// The players with their seats.
    pub(crate) fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seats).map(|seat| (seat, &self.players[seat]))
    }

    /// The solo board.
    ///
    /// # Panics
    /// If more than one play.
    pub(crate) fn solo_mut(&mut self) -> &mut Solo {
        self.solo.as_mut().expect("one plays alone")
    }

    /// How many turns each player has, §7.4 and §8.5.
    pub(crate) fn rounds(&self, data: &Data) -> u8 {
        if self.solo.is_some() { data.base.rounds.alone } else { data.base.rounds.together }
    }
}

impl Player {
    /// Player cards that can be drawn.
    pub(crate) fn deck(&self) -> PlayerCards {
        PlayerCards::full() - self.cards
    }

    /// How many ore and crystal tiles there are in the stock.
    #[inline]
    pub(crate) fn tiles(&self) -> u8 {
        self.stock.amount(Tile::Ore) + self.stock.amount(Tile::Crystal)
    }
}

impl Solo {
    fn start(data: &Data) -> Solo {
        let mut bag = GuildTiles::EMPTY;
        for guild in Guild::all().filter(|&guild| guild != Guild::of(Seat(0))) {
            bag.put(guild, data.solo.guild_tiles_of_a_colour);
        }
        Solo {
            bag,
            start: List::new(),
            rows: Default::default(),
            marked: Set::empty(),
            loss_box: 0,
            minus_points: 0,
            finals: 0,
        }
    }

    /// §4: where the next tile of a colour goes; nowhere, if its row is full.
    pub fn place_of(&self, colour: Guild) -> Option<Field> {
        let its_own = |row: &SoloRow| self.rows[row.index()].colour == Some(colour);
        let unopened = |row: &SoloRow| self.rows[row.index()].colour.is_none();
        let row = SoloRow::all().find(its_own).or_else(|| SoloRow::all().find(unopened))?;
        let number = self.rows[row.index()].laid + 1;
        (number <= ROW_FIELDS).then_some(Field { row, number })
    }
}

/// All dice, §9.2.
pub(crate) fn full_die_bag(data: &Data) -> DieBag {
    DieBag::new([data.base.dice_of_a_colour; DieColour::COUNT])
}

//! A view as it is written: the whole table in words, so that whoever reads it can go on from there.

use super::View;
use crate::board::{Area, Board, Place};
use crate::effects::Source;
use crate::{
    Action, Bid, Bonus, Colour, Cult, Data, Due, Faction, Favour, FinalScoring, Hex, Offer, Options, Phase,
    Player, River, Score, State, Structure, Task, Town,
};
use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeMap;
use tafel_parts::{List, Set};
use tafel_rules::{Id, MAX_SEATS, Seat, Seats, reading};

/// Everything one viewer knows, in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "View"))]
pub struct Written {
    /// Whose eyes these are; nobody's who plays, if none.
    pub me: Option<Seat>,
    /// What people agreed on.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    #[serde(serialize_with = "as_text", deserialize_with = "reading::text")]
    pub options: Options,
    /// The round, from 1; 0 in the set-up.
    pub round: u8,
    /// What part of the game it is.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who is asked: in offers and cult bonus somebody else than whose turn it is.
    pub active: Seat,
    /// The order of the round.
    pub order: List<Seat, MAX_SEATS>,
    /// The players who have passed, in that order.
    pub passed: List<Seat, MAX_SEATS>,
    /// The players who have left the game.
    pub gone: Seats,
    /// The scoring tiles of the rounds.
    pub scores: [Option<Score>; 6],
    /// The scorings added at the end.
    pub final_scorings: Set<FinalScoring, u8>,
    /// The factions up for auction.
    pub lots: Set<Faction, u32>,
    /// The best bids, by who made them.
    pub bids: Vec<Option<Bid>>,
    /// The land hexes by name.
    pub hexes: BTreeMap<Hex, HexView>,
    /// The bridges: whose, and between which hexes.
    pub bridges: Vec<(Seat, Hex, Hex)>,
    /// River hexes that belong to towns.
    pub town_rivers: Vec<River>,
    /// Power actions taken this round.
    pub taken: Set<Action, u32>,
    /// Bonus cards that nobody holds, and the coins on them.
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Bonus, number>>"))]
    pub cards: BTreeMap<Bonus, u8>,
    /// Favour tiles left.
    pub favours: BTreeMap<Favour, u8>,
    /// Town tiles left.
    pub towns: BTreeMap<Town, u8>,
    /// Whose priest stands on each space of each cult, from the best space on.
    pub spaces: BTreeMap<Cult, [Option<Seat>; 4]>,
    /// What the player on turn owes.
    pub due: DueView,
    /// Power offered and not answered yet.
    pub offers: List<Offer, 2>,
    /// What each player has.
    pub players: Vec<PlayerView>,
}

/// What a hex looks like.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexView {
    /// Its colour.
    pub colour: Colour,
    /// Whose structure stands there.
    pub owner: Option<Seat>,
    /// Which structure.
    pub structure: Option<Structure>,
    /// Whether it belongs to a town.
    pub town: bool,
}

/// What the player on turn owes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DueView {
    /// Actions left in the turn.
    pub actions: u8,
    /// Whether one has been taken.
    pub has_acted: bool,
    /// Spades in hand.
    pub spades: u8,
    /// Favour tiles to take.
    pub favours: u8,
    /// Town tiles to take.
    pub towns: u8,
    /// Bridges to build.
    pub bridges: u8,
    /// Cult steps to take.
    pub steps: u8,
    /// What a special action gives.
    pub task: Task,
    /// How many of the spades were bought.
    pub bought: u8,
    /// Whether no more spades can be bought in this action.
    pub closed: bool,
    /// Whether a hex became another colour than home with spades of this action.
    pub foreign: bool,
    /// How many cult steps each time.
    pub step_size: u8,
    /// Cults in which the last step was not made for want of a key.
    pub blocked: Set<Cult, u8>,
    /// Workers that may become priests.
    pub ordinations: u8,
    /// Priests gained that may become colours.
    pub unlocks: u8,
    /// Cult steps to pay for a volcano.
    pub payment: u8,
    /// Hexes that became home in this action, where a dwelling may follow.
    pub buildable: Vec<Hex>,
    /// The hex that this action skipped to.
    pub skipped: Option<Hex>,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The faction.
    pub faction: Option<Faction>,
    /// The colour to build on.
    pub home: Option<Colour>,
    /// The colour of the wheel that counts as its own.
    pub chosen: Option<Colour>,
    /// Points.
    pub points: i16,
    /// Points by source, as far as there are any.
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Source, number>>"))]
    pub sources: BTreeMap<Source, i16>,
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
    pub cults: BTreeMap<Cult, u8>,
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
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Town, number>>"))]
    pub towns: BTreeMap<Town, u8>,
    /// Special actions taken this round.
    pub used: Set<Action, u32>,
    /// Colours that Riverwalkers may build on.
    pub unlocked: Set<Colour, u16>,
}

fn as_text<S: Serializer>(options: &Options, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(options)
}

/// The amounts that are not none, by what they are of.
fn some<K: Id + Ord, N: Copy + Default + PartialEq>(amounts: &[N]) -> BTreeMap<K, N> {
    K::all().zip(amounts.iter().copied()).filter(|&(_, amount)| amount != N::default()).collect()
}

/// Amounts of everything, from those that are named.
fn all<K: Id + Ord, N: Copy + Default, const COUNT: usize>(amounts: &BTreeMap<K, N>) -> [N; COUNT] {
    std::array::from_fn(|at| amounts.get(&K::at(at)).copied().unwrap_or_default())
}

impl Written {
    /// A view in words.
    pub(super) fn of(view: &View) -> Written {
        let state = &view.table;
        let board = Data::embedded().board(state.options.map);
        Written {
            me: view.me,
            options: state.options,
            round: state.round,
            phase: state.phase,
            turn: state.builder,
            active: state.active,
            order: state.order,
            passed: state.passed,
            gone: state.gone,
            scores: state.scores,
            final_scorings: state.final_scorings,
            lots: state.lots,
            bids: state.seats().map(|seat| state.bids[seat]).collect(),
            hexes: board.land.iter().map(|place| (board.hex(place), hex_view(state, place))).collect(),
            bridges: bridges(board, state),
            town_rivers: (state.towned & board.river).iter().map(|place| board.river(place)).collect(),
            taken: state.taken,
            cards: state.cards.iter().map(|card| (card, state.card_coins[card.index()])).collect(),
            favours: Favour::all().zip(state.favours).collect(),
            towns: Town::all().zip(state.towns).collect(),
            spaces: Cult::all().zip(state.spaces).collect(),
            due: due_view(board, &state.due),
            offers: state.offers,
            players: state.seats().map(|seat| player_view(&state.players[seat])).collect(),
        }
    }

    /// The view that these words tell.
    ///
    /// # Errors
    /// If they name what the match does not have.
    pub(super) fn read(&self) -> Result<View, String> {
        let board = Data::embedded().board(self.options.map);
        let mut state = State::start(Data::embedded(), &self.options);
        if self.players.len() != usize::from(self.options.seats) {
            return Err(format!("{} players sit on {} seats", self.players.len(), self.options.seats));
        }
        self.read_land(board, &mut state)?;
        for (seat, player) in state.seats().zip(&self.players) {
            state.players[seat] = player.read();
        }
        state.due = self.due.read(board)?;
        state.offers = self.offers;
        state.taken = self.taken;
        state.cards = self.cards.keys().copied().collect();
        state.card_coins = all(&self.cards);
        state.favours = all(&self.favours);
        state.towns = all(&self.towns);
        state.scores = self.scores;
        state.final_scorings = self.final_scorings;
        state.lots = self.lots;
        for (seat, &bid) in state.seats().zip(&self.bids) {
            state.bids[seat] = bid;
        }
        state.spaces = all(&self.spaces);
        state.round = self.round;
        state.phase = self.phase;
        state.active = self.active;
        state.builder = self.turn;
        state.order = self.order;
        state.passed = self.passed;
        state.gone = self.gone;
        Ok(View { me: self.me, table: state })
    }

    fn read_land(&self, board: &Board, state: &mut State) -> Result<(), String> {
        if self.hexes.len() != usize::from(board.land.len()) {
            return Err(format!("{} hexes, not {}", self.hexes.len(), board.land.len()));
        }
        state.colours = [Area::NONE; Colour::COUNT];
        for (&hex, seen) in &self.hexes {
            let here = Area::of(on(board, hex)?);
            state.colours[seen.colour.index()] |= here;
            if let Some(owner) = seen.owner {
                state.own[owner] |= here;
            }
            if let Some(kind) = seen.structure.and_then(|structure| structure.index().checked_sub(1)) {
                state.kinds[kind] |= here;
            }
            if seen.town {
                state.towned |= here;
            }
        }
        for &river in &self.town_rivers {
            let place = board.river_place(river).ok_or_else(|| format!("the map has no {river}"))?;
            state.towned |= Area::of(place);
        }
        for &(seat, from, to) in &self.bridges {
            let ends = (on(board, from)?, on(board, to)?);
            let at = board.bridges.iter().position(|&place| place == ends);
            state.bridges[seat] |= 1 << at.ok_or_else(|| format!("no bridge joins {from} and {to}"))?;
        }
        Ok(())
    }
}

/// The place of a hex that has to be there.
fn on(board: &Board, hex: Hex) -> Result<Place, String> {
    board.place(hex).ok_or_else(|| format!("the map has no {hex}"))
}

fn bridges(board: &Board, state: &State) -> Vec<(Seat, Hex, Hex)> {
    let all = state.seats().flat_map(|seat| {
        let laid = move |at: &usize| state.bridges[seat] & (1 << at) != 0;
        let ends = move |at: usize| (board.hex(board.bridges[at].0), board.hex(board.bridges[at].1));
        (0..board.bridges.len()).filter(laid).map(ends).map(move |(from, to)| (seat, from, to))
    });
    all.collect()
}

fn hex_view(state: &State, place: Place) -> HexView {
    let owner = state.seats().find(|&seat| state.own[seat].contains(place));
    HexView {
        colour: state.colour(place),
        owner,
        structure: owner.map(|_| state.structure(place)),
        town: state.towned.contains(place),
    }
}

fn due_view(board: &Board, due: &Due) -> DueView {
    DueView {
        actions: due.actions,
        has_acted: due.has_acted,
        spades: due.spades,
        favours: due.favours,
        towns: due.towns,
        bridges: due.bridges,
        steps: due.steps,
        task: due.task,
        bought: due.bought,
        closed: due.closed,
        foreign: due.foreign,
        step_size: due.step_size,
        blocked: due.blocked,
        ordinations: due.ordinations,
        unlocks: due.unlocks,
        payment: due.payment,
        buildable: due.buildable.iter().map(|place| board.hex(place)).collect(),
        skipped: due.skipped.map(|place| board.hex(place)),
    }
}

impl DueView {
    fn read(&self, board: &Board) -> Result<Due, String> {
        let mut buildable = Area::NONE;
        for &hex in &self.buildable {
            buildable |= Area::of(on(board, hex)?);
        }
        Ok(Due {
            buildable,
            skipped: self.skipped.map(|hex| on(board, hex)).transpose()?,
            actions: self.actions,
            has_acted: self.has_acted,
            spades: self.spades,
            bought: self.bought,
            closed: self.closed,
            foreign: self.foreign,
            favours: self.favours,
            towns: self.towns,
            bridges: self.bridges,
            steps: self.steps,
            step_size: self.step_size,
            blocked: self.blocked,
            ordinations: self.ordinations,
            unlocks: self.unlocks,
            payment: self.payment,
            task: self.task,
        })
    }
}

fn player_view(player: &Player) -> PlayerView {
    PlayerView {
        faction: player.faction,
        home: player.home,
        chosen: player.chosen,
        points: player.points,
        sources: some(&player.sources),
        coins: player.coins,
        workers: player.workers,
        priests: player.priests,
        sent: player.sent,
        bowls: player.bowls,
        cults: Cult::all().zip(player.cults).collect(),
        keys: player.keys,
        ship: player.ship,
        dig: player.dig,
        range: player.range,
        card: player.card,
        favours: player.favours,
        towns: some(&player.towns),
        used: player.used,
        unlocked: player.unlocked,
    }
}

impl PlayerView {
    fn read(&self) -> Player {
        Player {
            faction: self.faction,
            home: self.home,
            chosen: self.chosen,
            coins: self.coins,
            workers: self.workers,
            priests: self.priests,
            sent: self.sent,
            bowls: self.bowls,
            cults: all(&self.cults),
            keys: self.keys,
            ship: self.ship,
            dig: self.dig,
            range: self.range,
            card: self.card,
            favours: self.favours,
            towns: all(&self.towns),
            used: self.used,
            unlocked: self.unlocked,
            points: self.points,
            sources: all(&self.sources),
        }
    }
}

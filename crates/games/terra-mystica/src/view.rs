//! What a viewer knows: everything, since nothing is secret here.

use crate::board::Place;
use crate::{
    Action, Bonus, Colour, Cult, Data, Faction, Favour, FinalScoring, Hex, Options, Phase, Player, Score,
    State, Structure, Task, Town,
};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use tafel_parts::{List, Set};
use tafel_rules::{Id, MAX_SEATS, Seat, Viewer};

/// Everything one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes these are; nobody's who plays, if none.
    pub me: Option<Seat>,
    /// The table itself, for those who search.
    #[serde(skip)]
    pub table: State,
    /// What people agreed on.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    #[serde(serialize_with = "as_text")]
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
    /// Who has passed, in that order.
    pub passed: List<Seat, MAX_SEATS>,
    /// Who has left the game.
    pub gone: tafel_rules::Seats,
    /// The scoring tiles of the rounds.
    pub scores: [Option<Score>; 6],
    /// The scoring added at the end.
    pub final_scoring: Option<FinalScoring>,
    /// The land hexes by name.
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<Hex, HexView>"))]
    #[serde(serialize_with = "as_map")]
    pub hexes: Vec<(Hex, HexView)>,
    /// The bridges: whose, and between which hexes.
    pub bridges: Vec<(Seat, Hex, Hex)>,
    /// River hexes that belong to towns.
    pub town_rivers: Vec<crate::River>,
    /// Power actions taken this round.
    pub taken: Set<Action, u32>,
    /// Bonus cards that nobody holds, and the coins on them.
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Bonus, number>>"))]
    pub cards: BTreeMap<&'static str, u8>,
    /// Favour tiles left.
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<Favour, u8>"))]
    pub favours: BTreeMap<&'static str, u8>,
    /// Town tiles left.
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<Town, u8>"))]
    pub towns: BTreeMap<&'static str, u8>,
    /// Whose priests stand in each cult, from the best space on.
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<Cult, List<Seat, 4>>"))]
    pub spaces: BTreeMap<&'static str, List<Seat, 4>>,
    /// What the player on turn owes.
    pub due: DueView,
    /// What each player has.
    pub players: Vec<PlayerView>,
}

/// What a hex looks like.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DueView {
    /// Actions left in the turn.
    pub actions: u8,
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
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<Cult, u8>"))]
    pub cults: BTreeMap<&'static str, u8>,
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
    pub towns: BTreeMap<&'static str, u8>,
    /// Special actions taken this round.
    pub used: Set<Action, u32>,
    /// Colours that Riverwalkers may build on.
    pub unlocked: Set<Colour, u16>,
}

fn as_text<S: Serializer>(options: &Options, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(options)
}

fn as_map<S: Serializer>(hexes: &[(Hex, HexView)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(hexes.iter().copied())
}

/// What `viewer` knows.
pub(crate) fn view(data: &Data, state: &State, viewer: Viewer) -> View {
    let board = data.board(state.options.map);
    let bridges = state.seats().flat_map(|seat| {
        let laid = move |at: &usize| state.bridges[seat] & (1 << at) != 0;
        let ends = move |at: usize| (board.hex(board.bridges[at].0), board.hex(board.bridges[at].1));
        (0..board.bridges.len()).filter(laid).map(ends).map(move |(from, to)| (seat, from, to))
    });
    View {
        me: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        },
        table: *state,
        options: state.options,
        round: state.round,
        phase: state.phase,
        turn: state.builder,
        active: state.active,
        order: state.order,
        passed: state.passed,
        gone: state.gone,
        scores: state.scores,
        final_scoring: state.final_scoring,
        hexes: board.land.iter().map(|place| (board.hex(place), hex_view(state, place))).collect(),
        bridges: bridges.collect(),
        town_rivers: (state.towned & board.river).iter().map(|place| board.river(place)).collect(),
        taken: state.taken,
        cards: state.cards.iter().map(|card| (card.word(), state.card_coins[card.index()])).collect(),
        favours: Favour::all().map(Favour::word).zip(state.favours).collect(),
        towns: Town::all().map(Town::word).zip(state.towns).collect(),
        spaces: Cult::all().map(Cult::word).zip(state.spaces).collect(),
        due: DueView {
            actions: state.due.actions,
            spades: state.due.spades,
            favours: state.due.favours,
            towns: state.due.towns,
            bridges: state.due.bridges,
            steps: state.due.steps,
            task: state.due.task,
        },
        players: state.seats().map(|seat| player_view(&state.players[seat])).collect(),
    }
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

fn player_view(player: &Player) -> PlayerView {
    PlayerView {
        faction: player.faction,
        home: player.home,
        chosen: player.chosen,
        points: player.points,
        coins: player.coins,
        workers: player.workers,
        priests: player.priests,
        sent: player.sent,
        bowls: player.bowls,
        cults: Cult::all().map(Cult::word).zip(player.cults).collect(),
        keys: player.keys,
        ship: player.ship,
        dig: player.dig,
        range: player.range,
        card: player.card,
        favours: player.favours,
        towns: Town::all().map(Town::word).zip(player.towns).filter(|&(_, own)| own > 0).collect(),
        used: player.used,
        unlocked: player.unlocked,
    }
}

/// The table that the viewer sees: there is only one.
pub(crate) fn imagine(view: &View) -> State {
    view.table
}

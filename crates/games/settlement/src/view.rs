//! What a viewer knows, which is everything, since nothing in this game is dealt face down to anybody; and a table that
//! looks the same.

use crate::data::{Resources, Terrains};
use crate::rules::{scoring, supply};
use crate::state::{Artifacts, Heroes, Mirrored, ROW, Tiles};
use crate::wilderness::Wilderness;
use crate::{
    Artifact, Building, Data, Hero, Options, Player, Plot, Rating, Region, Space, Spaces, State, Step,
    Street, Terrain,
};
use serde::{Deserialize, Serialize};
use tafel_parts::{List, Set};
use tafel_rules::{Id, PerSeat, Seat, Seats, Viewer};

/// Everything one viewer knows. Stacks and decks are shown without an order: what was not seen can be counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes these are; nobody's who plays, if none.
    pub me: Option<Seat>,
    /// What people agreed on.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    #[serde(serialize_with = "as_text", deserialize_with = "tafel_rules::reading::text")]
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// Who began the round.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The seats that have passed in this round.
    pub passed: Seats,
    /// Who passed first, and so starts the next round.
    pub first_passer: Option<Seat>,
    /// The open heroes from left to right.
    pub row: [Option<Hero>; ROW],
    /// Heroes that can be drawn.
    pub hero_deck: Heroes,
    /// Artifacts that can be taken.
    pub artifact_row: Artifacts,
    /// Artifacts that are not laid out.
    pub artifact_stack: Artifacts,
    /// The open buildings, pile by pile.
    pub market: Vec<Pile>,
    /// Hidden building tiles.
    pub building_stack: Tiles,
    /// Hidden terrain tiles of each region.
    pub terrain_stacks: [Terrains; Region::ALL.len()],
    /// What is left of the resources, where they can run out.
    pub supply: Option<Resources>,
    /// What is left of the bonus settlers, where they can run out.
    pub settlers_supply: Option<u8>,
    /// What each player has.
    pub players: List<SeatView, 4>,
    /// What each resource has become one for one since the active player last did something else.
    pub mirrored: Mirrored,
    /// The place in the table of rates of the latest of several exchanges in a row.
    pub latest_rate: u8,
    /// What is to be decided.
    pub steps: List<Step, 5>,
    /// What a player alone has become, once the game is over.
    pub rating: Option<Rating>,
}

fn as_text<S: serde::Serializer>(options: &Options, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(options)
}

/// Tiles on one space of the market.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pile {
    /// Their kind.
    pub building: Building,
    /// How many.
    pub tiles: u8,
}

/// What one player has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Points as if the game ended now.
    pub points: i16,
    /// Resources in the player's supply.
    pub resources: Resources,
    /// Resources on banks and churches.
    pub deposits: Resources,
    /// Invited heroes.
    pub heroes: Heroes,
    /// The spaces `I.1` to `III.3`.
    pub wilderness: [Option<TerrainView>; <Space as Id>::COUNT],
    /// The plots `1.1` to `3.3`.
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

/// An explored terrain and what stands on it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TerrainView {
    /// The tile.
    pub terrain: Terrain,
    /// Whether a monster is on it.
    pub monster: bool,
    /// Whether a fort is on it.
    pub fort: bool,
    /// Whether that fort was activated this round.
    pub fort_used: bool,
}

/// What `viewer` knows.
pub(crate) fn view(data: &Data, state: &State, viewer: Viewer) -> View {
    let mut row = [None; ROW];
    row.iter_mut().rev().zip(&state.row).for_each(|(space, &hero)| *space = Some(hero));
    View {
        me: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        },
        options: state.options,
        round: state.round,
        start: state.start,
        active: state.active,
        passed: state.passed,
        first_passer: state.first_passer,
        row,
        hero_deck: state.hero_deck,
        artifact_row: state.artifact_row,
        artifact_stack: state.artifact_stack,
        market: piles(state),
        building_stack: state.building_stack,
        terrain_stacks: state.terrain_stacks,
        supply: supply::left(data, state),
        settlers_supply: supply::settlers_left(data, state),
        players: state.seated().map(|(seat, _)| seat_view(data, state, seat)).collect(),
        mirrored: state.mirrored,
        latest_rate: state.latest_rate,
        steps: state.steps,
        rating: scoring::rating(data, state),
    }
}

fn piles(state: &State) -> Vec<Pile> {
    let mut piles = vec![];
    for (building, open) in state.market.iter() {
        let piled = state.piled.count(building);
        piles.extend((piled > 0).then_some(Pile { building, tiles: piled }));
        piles.extend((piled..open).map(|_| Pile { building, tiles: 1 }));
    }
    piles
}

fn seat_view(data: &Data, state: &State, seat: Seat) -> SeatView {
    let player = &state.players[seat];
    let mut wilderness = [None; Space::COUNT];
    for (space, terrain) in player.wilderness.iter() {
        wilderness[space.index()] = Some(TerrainView {
            terrain,
            monster: player.monsters.contains(space),
            fort: player.forts.contains(space),
            fort_used: player.forts_used.contains(space),
        });
    }
    SeatView {
        points: scoring::points(data, state, seat),
        resources: player.resources,
        deposits: player.deposits,
        heroes: player.heroes,
        wilderness,
        settlement: player.settlement,
        artifact: player.artifact,
        basic_settlers: player.basic_settlers,
        bonus_settlers: player.bonus_settlers,
        bonus_used: player.bonus_used,
        regions_used: player.regions_used,
        region_twice: player.region_twice,
        streets_used: player.streets_used,
        street_twice: player.street_twice,
    }
}

/// The table that the view shows: there is only one.
pub(crate) fn imagine(view: &View) -> State {
    let mut state = State {
        options: view.options,
        round: view.round,
        start: view.start,
        active: view.active,
        passed: view.passed,
        first_passer: view.first_passer,
        hero_deck: view.hero_deck,
        row: view.row.iter().rev().copied().flatten().collect(),
        artifact_row: view.artifact_row,
        artifact_stack: view.artifact_stack,
        building_stack: view.building_stack,
        market: Tiles::EMPTY,
        piled: Tiles::EMPTY,
        terrain_stacks: view.terrain_stacks,
        players: PerSeat::default(),
        mirrored: view.mirrored,
        latest_rate: view.latest_rate,
        steps: view.steps,
    };
    for pile in &view.market {
        state.market.put(pile.building, pile.tiles);
        if pile.tiles > 1 {
            state.piled.put(pile.building, pile.tiles);
        }
    }
    for (seat, seen) in Seat::all(view.players.len() as u8).zip(&view.players) {
        state.players[seat] = player(seen);
    }
    state
}

fn player(seen: &SeatView) -> Player {
    let mut wilderness = Wilderness::default();
    let tiles = || Space::all().zip(seen.wilderness).filter_map(|(space, tile)| Some((space, tile?)));
    tiles().for_each(|(space, tile)| wilderness.lay(space, tile.terrain));
    let spaces = |has: fn(&TerrainView) -> bool| -> Spaces {
        tiles().filter(|(_, tile)| has(tile)).map(|(space, _)| space).collect()
    };
    Player {
        resources: seen.resources,
        deposits: seen.deposits,
        heroes: seen.heroes,
        wilderness,
        monsters: spaces(|tile| tile.monster),
        forts: spaces(|tile| tile.fort),
        forts_used: spaces(|tile| tile.fort_used),
        settlement: seen.settlement,
        artifact: seen.artifact,
        basic_settlers: seen.basic_settlers,
        bonus_settlers: seen.bonus_settlers,
        bonus_used: seen.bonus_used,
        regions_used: seen.regions_used,
        region_twice: seen.region_twice,
        streets_used: seen.streets_used,
        street_twice: seen.street_twice,
    }
}

//! What the page gets of the data: what is printed on boards, cards, tiles and maps.

use crate::board::Board;
use crate::data::{FactionBoard, StructureData};
use crate::effects::Source;
use crate::rules::{Stock, special};
use crate::{
    Action, Bonus, Colour, Conversion, Cost, Cult, Data, Digging, Faction, Favour, Gain, MapId, Progress,
    Score, Shipping, Structure, TerraMystica, Town,
};
use serde::Serialize;
use tafel_rules::{Export, Exports, Id};

impl Export for TerraMystica {
    fn export(&self, out: &mut impl Exports) {
        let tiles = &self.data.tiles;
        out.words::<Structure>("STRUCTURES");
        out.words::<Cult>("CULTS");
        out.words::<Conversion>("CONVERSIONS");
        out.words::<Progress>("TRACKS");
        out.words::<Source>("SOURCES");
        out.words::<Stock>("LACKS");
        out.value("WHEEL", &Colour::WHEEL);
        out.table("FACTIONS", |faction: Faction| Printed::on(&self.data, faction));
        out.table("MAPS", |map: MapId| spots(self.data.board(map)));
        out.table("BONUSES", |card: Bonus| tiles.bonus[card.index()]);
        out.table("FAVOURS", |tile: Favour| tiles.favours[tile.index()]);
        out.table("TOWNS", |tile: Town| tiles.towns[tile.index()]);
        out.table("SCORES", |tile: Score| tiles.scores[tile.index()]);
        out.value("NUMBERS", &Numbers::of(&self.data));
    }
}

/// The board of a faction.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FactionCard"))]
struct Printed {
    board: FactionBoard,
    start: Cost,
    bowls: [u8; 3],
    cults: [u8; Cult::COUNT],
    structures: Vec<Row>,
    shipping: Shipping,
    digging: Option<Digging>,
    /// The actions of the faction alone.
    specials: Vec<Action>,
}

/// A row of structures.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Row {
    count: u8,
    cost: Cost,
    /// What each structure adds to the income.
    adds: Vec<Gain>,
}

impl Printed {
    fn on(data: &Data, faction: Faction) -> Printed {
        let record = data.faction(faction);
        Printed {
            board: record.board,
            start: record.start,
            bowls: record.bowls,
            cults: record.cults,
            structures: record.structures.iter().map(row).collect(),
            shipping: record.shipping.clone(),
            digging: record.digging.clone(),
            specials: special(Some(faction)).to_vec(),
        }
    }
}

fn row(structure: &StructureData) -> Row {
    let steps = structure.income.windows(2).take(structure.count.into());
    let added = |pair: &[Gain]| Gain {
        coins: pair[1].coins - pair[0].coins,
        workers: pair[1].workers - pair[0].workers,
        priests: pair[1].priests - pair[0].priests,
        power: pair[1].power - pair[0].power,
        spades: 0,
    };
    Row { count: structure.count, cost: structure.cost, adds: steps.map(added).collect() }
}

/// A hex of a map: its name, where its middle lies (half hexes from the left, rows from the top), and the colour of land.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Spot(String, u8, u8, Option<Colour>);

fn spots(board: &Board) -> Vec<Spot> {
    let colour =
        |place| Colour::WHEEL.into_iter().find(|colour| board.colours[colour.index()].contains(place));
    let spot = |place| {
        let (across, down) = board.drawn(place);
        let name =
            colour(place).map_or_else(|| board.river(place).to_string(), |_| board.hex(place).to_string());
        Spot(name, across, down, colour(place))
    };
    (board.land | board.river).iter().map(spot).collect()
}

/// The numbers of the rules that the page shows.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Numbers {
    rounds: u8,
    ship_advance: Cost,
    priest_spaces: [u8; 4],
    cult_power: [u8; 11],
    power_actions: [u8; 6],
    action_workers: u8,
    action_coins: u8,
    lowered_town_power: u8,
    most_trading_house_points: u8,
    auren_steps: u8,
    giant_spades: u8,
}

impl Numbers {
    fn of(data: &Data) -> Numbers {
        let tiles = &data.tiles;
        Numbers {
            rounds: tiles.rounds,
            ship_advance: tiles.ship_advance,
            priest_spaces: tiles.priest_spaces,
            cult_power: tiles.cult_power,
            power_actions: tiles.power_actions,
            action_workers: tiles.action_workers,
            action_coins: tiles.action_coins,
            lowered_town_power: tiles.town.lowered_power,
            most_trading_house_points: tiles.trading_house_fav12.into_iter().max().unwrap_or(0),
            auren_steps: tiles.auren_steps,
            giant_spades: tiles.giant_spades,
        }
    }
}

//! `data/factions.ron`: what the boards of the factions say.

use super::{Cost, Gain};
use crate::{Colour, Faction};
use serde::Deserialize;
use tafel_rules::{Flaw, vocabulary};

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct IncomeRows {
    coins: Vec<u8>,
    workers: Vec<u8>,
    priests: Vec<u8>,
    power: Vec<u8>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StructureRow {
    count: u8,
    power: u8,
    cost: Cost,
    income: IncomeRows,
}

/// One kind of structure of one faction.
#[derive(Copy, Clone, Debug)]
pub struct StructureData {
    /// How many pieces there are, §6.3.
    pub count: u8,
    /// The power value.
    pub power: u8,
    /// The price.
    pub cost: Cost,
    /// The income by number on the map.
    pub income: [Gain; 9],
}

/// The shipping track of a faction, §6.6.
#[derive(Clone, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Shipping {
    /// The level at the start.
    pub start: u8,
    /// The highest level.
    pub most: u8,
    /// The points for reaching each level.
    pub points: Vec<u8>,
}

/// The digging track of a faction, §6.7.
#[derive(Clone, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Digging {
    /// The price of a spade at each level.
    pub spade: Vec<Cost>,
    /// The price of a step.
    pub advance: Cost,
    /// The points for a step.
    pub points: u8,
}

/// How Fakirs and Dwarves skip hexes, §12.2, §12.14.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skipping {
    /// How many hexes.
    pub range: u8,
    /// The price.
    pub cost: Cost,
    /// The price with a stronghold.
    pub stronghold_cost: Cost,
    /// The points each time.
    pub points: u8,
}

/// A price that is higher for the home colour of another player, §13.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TwoPrices {
    /// For other colours.
    pub free: u8,
    /// For a home colour.
    pub home: u8,
}

/// What a stronghold gives once, when it is built, §12.
#[derive(Copy, Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct StrongholdGift {
    /// Points.
    pub points: u8,
    /// Power.
    pub power: u8,
    /// Spades.
    pub spades: u8,
    /// Favour tiles.
    pub favours: u8,
    /// Steps of shipping.
    pub shipping: u8,
    /// Range of skipping.
    pub range: u8,
    /// Bridges.
    pub bridges: u8,
    /// Workers that may become priests.
    pub ordinations: u8,
}

vocabulary! {
    /// Which board a faction is printed on: a colour of the wheel, or one of Fire & Ice, §1.4.
    pub enum FactionBoard: "a board" {
        Yellow = "yellow",
        Brown = "brown",
        Black = "black",
        Blue = "blue",
        Green = "green",
        Gray = "gray",
        Red = "red",
        Ice = "ice",
        Volcano = "volcano",
        Variable = "variable",
    }
}

impl FactionBoard {
    /// The home colour, where the board decides it.
    pub fn colour(self) -> Option<Colour> {
        match self {
            FactionBoard::Yellow => Some(Colour::Yellow),
            FactionBoard::Brown => Some(Colour::Brown),
            FactionBoard::Black => Some(Colour::Black),
            FactionBoard::Blue => Some(Colour::Blue),
            FactionBoard::Green => Some(Colour::Green),
            FactionBoard::Gray => Some(Colour::Gray),
            FactionBoard::Red => Some(Colour::Red),
            FactionBoard::Ice => Some(Colour::Ice),
            FactionBoard::Volcano => Some(Colour::Volcano),
            FactionBoard::Variable => None,
        }
    }

    /// Whether it belongs to Fire & Ice.
    pub fn is_fire_and_ice(self) -> bool {
        matches!(self, FactionBoard::Ice | FactionBoard::Volcano | FactionBoard::Variable)
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FactionRow {
    pub(super) id: Faction,
    board: FactionBoard,
    coins: u8,
    workers: u8,
    priests: u8,
    priest_limit: u8,
    bowls: [u8; 3],
    cults: [u8; 4],
    balanced_points: u8,
    start_dwellings: u8,
    favours_per_temple: u8,
    structures: [StructureRow; 5],
    shipping: Shipping,
    #[serde(default)]
    digging: Option<Digging>,
    #[serde(default)]
    skipping: Option<Skipping>,
    #[serde(default)]
    stronghold: StrongholdGift,
    #[serde(default)]
    town_points: u8,
    #[serde(default)]
    town_workers: u8,
    #[serde(default)]
    spade_points: u8,
    #[serde(default)]
    bought_spade_points: u8,
    #[serde(default)]
    stronghold_spade_power: u8,
    #[serde(default)]
    coins_for_a_point: Option<u8>,
    #[serde(default)]
    power_action_discount: u8,
    #[serde(default)]
    bridge_pass_points: u8,
    #[serde(default)]
    temple_pass_points: u8,
    #[serde(default)]
    volcano_price: Option<TwoPrices>,
    #[serde(default)]
    stronghold_extra_step: u8,
    #[serde(default)]
    unlock_price: Option<TwoPrices>,
    #[serde(default)]
    shift_price: u8,
}

/// One faction.
#[derive(Clone, Debug)]
pub struct FactionData {
    /// Its board.
    pub board: FactionBoard,
    /// What it begins with.
    pub start: Cost,
    /// The priests it may have, §3.2.
    pub priest_limit: u8,
    /// Tokens in the bowls at the start.
    pub bowls: [u8; 3],
    /// Cult steps at the start.
    pub cults: [u8; 4],
    /// Points at the start when they are balanced, §1.5.
    pub balanced_points: u8,
    /// Dwellings of the set-up, §1.7.
    pub start_dwellings: u8,
    /// Favour tiles for a temple or sanctuary, §6.5.
    pub favours_per_temple: u8,
    /// Its structures.
    pub structures: [StructureData; 5],
    /// Its shipping track.
    pub shipping: Shipping,
    /// Its digging track, if it has one.
    pub digging: Option<Digging>,
    /// How it skips hexes, if it does.
    pub skipping: Option<Skipping>,
    /// What the stronghold gives at once.
    pub stronghold: StrongholdGift,
    /// Points for a town.
    pub town_points: u8,
    /// Workers for a town.
    pub town_workers: u8,
    /// Points for any spade gained.
    pub spade_points: u8,
    /// Points for a spade bought.
    pub bought_spade_points: u8,
    /// Power for any spade gained, with a stronghold.
    pub stronghold_spade_power: u8,
    /// Coins for a point, on the player's own turn too, if it may trade points.
    pub coins_for_a_point: Option<u8>,
    /// What power actions cost less.
    pub power_action_discount: u8,
    /// Points for each bridge between own structures at a pass, with a stronghold.
    pub bridge_pass_points: u8,
    /// Points for each temple at a pass, with a stronghold.
    pub temple_pass_points: u8,
    /// The price of turning a hex into volcano.
    pub volcano_price: Option<TwoPrices>,
    /// Further steps for a priest sent, with a stronghold.
    pub stronghold_extra_step: u8,
    /// The price of unlocking a colour.
    pub unlock_price: Option<TwoPrices>,
    /// The price of a new colour.
    pub shift_price: u8,
}

/// Lays a record flat.
pub(super) fn faction(row: FactionRow) -> Result<FactionData, Flaw> {
    let id = row.id;
    let refuse = |path: &str, what: String| Flaw::new(format!("id.{id}.{path}"), format!("{id}: {what}"));
    if row.shipping.points.len() != usize::from(row.shipping.most) + 1 {
        let what = format!("shipping to {} needs points for each level", row.shipping.most);
        return Err(refuse("shipping", what));
    }
    let mut structures = vec![];
    for (nth, structure) in row.structures.iter().enumerate() {
        structures
            .push(structure_data(structure).map_err(|what| refuse(&format!("structures.{nth}"), what))?);
    }
    Ok(FactionData {
        board: row.board,
        start: Cost { coins: row.coins, workers: row.workers, priests: row.priests },
        priest_limit: row.priest_limit,
        bowls: row.bowls,
        cults: row.cults,
        balanced_points: row.balanced_points,
        start_dwellings: row.start_dwellings,
        favours_per_temple: row.favours_per_temple,
        structures: structures.try_into().expect("there are five kinds of structures"),
        shipping: row.shipping,
        digging: row.digging,
        skipping: row.skipping,
        stronghold: row.stronghold,
        town_points: row.town_points,
        town_workers: row.town_workers,
        spade_points: row.spade_points,
        bought_spade_points: row.bought_spade_points,
        stronghold_spade_power: row.stronghold_spade_power,
        coins_for_a_point: row.coins_for_a_point,
        power_action_discount: row.power_action_discount,
        bridge_pass_points: row.bridge_pass_points,
        temple_pass_points: row.temple_pass_points,
        volcano_price: row.volcano_price,
        stronghold_extra_step: row.stronghold_extra_step,
        unlock_price: row.unlock_price,
        shift_price: row.shift_price,
    })
}

fn structure_data(row: &StructureRow) -> Result<StructureData, String> {
    let most = usize::from(row.count);
    let mut income = [Gain::default(); 9];
    for list in [&row.income.coins, &row.income.workers, &row.income.priests, &row.income.power] {
        if !list.is_empty() && list.len() != most + 1 {
            return Err(format!("an income of {} numbers for {most} structures", list.len()));
        }
    }
    let at = |list: &[u8], n: usize| list.get(n).copied().unwrap_or(0);
    for (n, gain) in income.iter_mut().enumerate() {
        *gain = Gain {
            coins: at(&row.income.coins, n),
            workers: at(&row.income.workers, n),
            priests: at(&row.income.priests, n),
            power: at(&row.income.power, n),
            spades: 0,
        };
    }
    Ok(StructureData { count: row.count, power: row.power, cost: row.cost, income })
}

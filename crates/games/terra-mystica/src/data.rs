//! The numbers of `data/*.ron`, loaded once, checked, and laid flat for the rules.

use crate::board::{Board, Rows, wheel_price};
use crate::{Bonus, Colour, Cult, Faction, Favour, MapId, Score, Structure, Town};
use serde::Deserialize;
use std::sync::LazyLock;
use tafel_rules::{Id, vocabulary};

/// What something costs, or brings, in pieces that are simply had.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cost {
    /// Coins.
    pub coins: u8,
    /// Workers.
    pub workers: u8,
    /// Priests.
    pub priests: u8,
}

/// What income or a tile brings.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Gain {
    /// Coins.
    pub coins: u8,
    /// Workers.
    pub workers: u8,
    /// Priests.
    pub priests: u8,
    /// Power.
    pub power: u8,
    /// Spades.
    pub spades: u8,
}

impl Gain {
    /// The two together.
    #[must_use]
    pub fn and(self, other: Gain) -> Gain {
        Gain {
            coins: self.coins + other.coins,
            workers: self.workers + other.workers,
            priests: self.priests + other.priests,
            power: self.power + other.power,
            spades: self.spades + other.spades,
        }
    }

    /// So many times as much.
    #[must_use]
    pub fn times(self, n: u8) -> Gain {
        Gain {
            coins: self.coins * n,
            workers: self.workers * n,
            priests: self.priests * n,
            power: self.power * n,
            spades: self.spades * n,
        }
    }
}

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
#[derive(Clone, Debug, Deserialize)]
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
#[derive(Clone, Debug, Deserialize)]
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
struct FactionRow {
    id: Faction,
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
    /// Coins for a point, on the own turn too, if it may trade points.
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

/// Points for things built, or counted at a pass.
#[derive(Copy, Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PerStructure {
    /// Dwelling.
    pub d: u8,
    /// Trading house.
    pub tp: u8,
    /// Temple.
    pub te: u8,
    /// Stronghold.
    pub sh: u8,
    /// Sanctuary.
    pub sa: u8,
    /// Level of shipping.
    pub shipping: u8,
}

impl PerStructure {
    /// The points for one structure.
    #[inline]
    pub fn of(&self, structure: Structure) -> u8 {
        match structure {
            Structure::Dwelling => self.d,
            Structure::TradingHouse => self.tp,
            Structure::Temple => self.te,
            Structure::Stronghold => self.sh,
            Structure::Sanctuary => self.sa,
        }
    }
}

/// A bonus card.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusData {
    id: Bonus,
    #[serde(default)]
    coins: u8,
    #[serde(default)]
    workers: u8,
    #[serde(default)]
    priests: u8,
    #[serde(default)]
    power: u8,
    /// Levels of shipping while held.
    #[serde(default)]
    pub shipping: u8,
    /// Points at a pass.
    #[serde(default)]
    pub pass: PerStructure,
}

impl BonusData {
    /// The income of the card.
    #[inline]
    pub fn income(&self) -> Gain {
        Gain {
            coins: self.coins,
            workers: self.workers,
            priests: self.priests,
            power: self.power,
            spades: 0,
        }
    }
}

/// A favour tile.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FavourData {
    id: Favour,
    /// How many there are.
    pub copies: u8,
    /// The cult it advances in.
    pub cult: Cult,
    /// By so many steps.
    pub steps: u8,
    #[serde(default)]
    coins: u8,
    #[serde(default)]
    workers: u8,
    #[serde(default)]
    power: u8,
    /// Points when something is built.
    #[serde(default)]
    pub built: PerStructure,
}

impl FavourData {
    /// The income of the tile.
    #[inline]
    pub fn income(&self) -> Gain {
        Gain { coins: self.coins, workers: self.workers, priests: 0, power: self.power, spades: 0 }
    }
}

/// A town tile.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TownData {
    id: Town,
    /// How many there are.
    pub copies: u8,
    /// Keys.
    pub keys: u8,
    /// Points.
    pub points: u8,
    #[serde(default)]
    coins: u8,
    #[serde(default)]
    workers: u8,
    #[serde(default)]
    priests: u8,
    #[serde(default)]
    power: u8,
    /// Steps in every cult.
    #[serde(default)]
    pub steps: u8,
    /// Steps of shipping.
    #[serde(default)]
    pub shipping: u8,
}

impl TownData {
    /// The resources of the tile.
    pub fn gain(&self) -> Gain {
        Gain {
            coins: self.coins,
            workers: self.workers,
            priests: self.priests,
            power: self.power,
            spades: 0,
        }
    }
}

/// A scoring tile.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreData {
    id: Score,
    /// Points for a spade.
    #[serde(default)]
    pub spade: u8,
    /// Points for a town.
    #[serde(default)]
    pub town: u8,
    /// Points for a structure.
    #[serde(default)]
    pub built: PerStructure,
    /// The cult of the bonus; none: priests on cult spaces.
    pub cult: Option<Cult>,
    /// So many steps for one reward.
    pub per: u8,
    /// The reward.
    pub reward: Gain,
}

/// What power buys, §4.3.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerPrices {
    /// A coin.
    pub coin: u8,
    /// A worker.
    pub worker: u8,
    /// A priest.
    pub priest: u8,
}

/// What makes a town, §8.1.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TownNeeds {
    /// Structures.
    pub structures: u8,
    /// Power.
    pub power: u8,
    /// Power with `fav5`.
    pub lowered_power: u8,
    /// Structures that a sanctuary counts as.
    pub sanctuary_counts: u8,
}

/// `data/tiles.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    /// §2.1
    pub rounds: u8,
    /// §1.5
    pub start_points: u8,
    /// §1.3
    pub cards_beyond_players: u8,
    /// §6.8
    pub bridges: u8,
    /// §4.3
    pub power_prices: PowerPrices,
    /// §11.6
    pub coins_for_a_point: u8,
    /// §6.6
    pub ship_advance: Cost,
    /// §8.1
    pub town: TownNeeds,
    /// §9.1
    pub priest_spaces: [u8; 4],
    /// §9.2
    pub returned_priest: u8,
    /// §9.3
    pub cult_power: [u8; 11],
    /// §11.3
    pub cult_places: [u8; 3],
    /// §11.4
    pub network_places: [u8; 3],
    /// §10.1
    pub power_actions: [u8; 6],
    /// §10.1
    pub action_workers: u8,
    /// §10.1
    pub action_coins: u8,
    /// §12.13
    pub engineer_bridge: Cost,
    /// §12.8
    pub auren_steps: u8,
    /// §12.4
    pub giant_spades: u8,
    /// §10.3
    pub trading_house_fav12: [u8; 5],
    /// The bonus cards.
    pub bonus: Vec<BonusData>,
    /// The favour tiles.
    pub favours: Vec<FavourData>,
    /// The town tiles.
    pub towns: Vec<TownData>,
    /// The scoring tiles.
    pub scores: Vec<ScoreData>,
}

/// Everything that the rules are played by.
#[derive(Clone, Debug)]
pub struct Data {
    /// Tiles and numbers.
    pub tiles: Tiles,
    /// The factions in the order of their ids.
    pub factions: Vec<FactionData>,
    /// The maps in the order of their ids.
    pub boards: Vec<Board>,
    prices: [[[u8; 7]; 7]; 7],
    all_prices: [[u8; 7]; 7],
}

impl Data {
    /// The data that the program was built with.
    pub(crate) fn embedded() -> &'static Data {
        static DATA: LazyLock<Data> = LazyLock::new(|| {
            Data::read(
                include_str!("../data/tiles.ron"),
                include_str!("../data/factions.ron"),
                include_str!("../data/maps.ron"),
            )
            .unwrap_or_else(|problem| panic!("{problem}"))
        });
        &DATA
    }

    /// Reads tiles, factions and maps, and checks that they are whole.
    ///
    /// # Errors
    /// With a sentence about what is wrong, and the place if it cannot be read.
    pub fn read(tiles: &str, factions: &str, maps: &str) -> Result<Data, String> {
        let tiles: Tiles = ron::from_str(tiles).map_err(|e| format!("data/tiles.ron: {e}"))?;
        in_order("bonus card", &tiles.bonus, |row| row.id)?;
        in_order("favour tile", &tiles.favours, |row| row.id)?;
        in_order("town tile", &tiles.towns, |row| row.id)?;
        in_order("scoring tile", &tiles.scores, |row| row.id)?;
        let rows: Vec<FactionRow> =
            ron::from_str(factions).map_err(|e| format!("data/factions.ron: {e}"))?;
        in_order("faction", &rows, |row| row.id)?;
        let maps: Vec<Rows> = ron::from_str(maps).map_err(|e| format!("data/maps.ron: {e}"))?;
        in_order("map", &maps, |map| map.id)?;
        let prices: [[[u8; 7]; 7]; 7] = std::array::from_fn(|home| {
            std::array::from_fn(|from| {
                std::array::from_fn(|to| wheel_price(Colour::at(home), Colour::at(from), Colour::at(to)))
            })
        });
        let all_prices = std::array::from_fn(|home| {
            std::array::from_fn(|from| price_bits(&prices, home, from))
        });
        Ok(Data {
            tiles,
            factions: rows.into_iter().map(faction).collect::<Result<_, _>>()?,
            boards: maps.iter().map(Board::read).collect::<Result<_, _>>()?,
            prices,
            all_prices,
        })
    }

    /// One faction.
    #[inline]
    pub fn faction(&self, faction: Faction) -> &FactionData {
        &self.factions[faction.index()]
    }

    /// One map.
    #[inline]
    pub fn board(&self, map: MapId) -> &Board {
        &self.boards[map.index()]
    }

    /// One scoring tile.
    #[inline]
    pub fn score(&self, score: Score) -> &ScoreData {
        &self.tiles.scores[score.index()]
    }

    /// The spades that turn one colour of the wheel into another, seen from a home colour, §5.2.
    #[inline]
    pub fn price(&self, home: Colour, from: Colour, to: Colour) -> u8 {
        self.prices[home.index()][from.index()][to.index()]
    }

    /// The prices of all changes of a colour, as bits, for spades that are all used, §5.4.
    #[inline]
    pub(crate) fn all_prices(&self, home: Colour, from: Colour) -> u8 {
        self.all_prices[home.index()][from.index()]
    }
}

/// The prices of all changes of a colour, as bits; to and from home the longer way too.
fn price_bits(prices: &[[[u8; 7]; 7]; 7], home: usize, from: usize) -> u8 {
    (0..7).filter(|&to| to != from).fold(0, |bits, to| {
        let short = prices[home][from][to];
        let long = if from == home || to == home { 1 << (7 - short) } else { 0 };
        bits | 1 << short | long
    })
}

/// Every id once, in order.
fn in_order<T, K: Id + std::fmt::Display>(what: &str, rows: &[T], id: impl Fn(&T) -> K) -> Result<(), String> {
    for (expected, row) in K::all().zip(rows) {
        if id(row) != expected {
            return Err(format!("the {what} `{expected}` is expected where `{}` stands", id(row)));
        }
    }
    if rows.len() == K::COUNT { Ok(()) } else { Err(format!("there are {} {what}s, not {}", rows.len(), K::COUNT)) }
}

fn faction(row: FactionRow) -> Result<FactionData, String> {
    let id = row.id;
    if row.shipping.points.len() != usize::from(row.shipping.most) + 1 {
        return Err(format!("{id}: shipping to {} needs points for each level", row.shipping.most));
    }
    let mut structures = vec![];
    for structure in &row.structures {
        structures.push(structure_data(structure).map_err(|what| format!("{id}: {what}"))?);
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
        structures: structures.try_into().map_err(|_| format!("{id}: there are five kinds of structures"))?,
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

#[cfg(test)]
mod tests {
    use super::*;

    const SOUND: [&str; 3] = [
        include_str!("../data/tiles.ron"),
        include_str!("../data/factions.ron"),
        include_str!("../data/maps.ron"),
    ];

    fn refused(file: usize, instead_of: &str, with: &str) -> String {
        let mut texts = SOUND.map(str::to_owned);
        assert!(texts[file].contains(instead_of), "the data says `{instead_of}`");
        texts[file] = texts[file].replacen(instead_of, with, 1);
        Data::read(&texts[0], &texts[1], &texts[2]).unwrap_err()
    }

    #[test]
    fn the_data_is_sound() {
        let data = Data::read(SOUND[0], SOUND[1], SOUND[2]).unwrap();
        assert_eq!((data.factions.len(), data.boards.len()), (20, 7));
        let towns: u8 = data.tiles.towns.iter().map(|town| town.copies).sum();
        assert_eq!(towns, 14);
    }

    #[test]
    fn a_set_that_is_not_whole_is_refused_with_the_reason() {
        assert_eq!(
            refused(0, "bon3", "bon4"),
            "the bonus card `bon3` is expected where `bon4` stands"
        );
        assert!(refused(1, "[0, 1, 2, 3]", "[0, 1, 2]").contains("nomads: an income of 3 numbers for 3 structures"));
        assert!(refused(1, "points: [0, 2, 3, 4]", "points: [0, 2]").contains("shipping to 3"));
        assert!(refused(2, "USGBYRUKRGBRK", "USGBYRUKRGBR").contains("row A: 12 hexes, not 13"));
        assert!(refused(2, "USGBYRUKRGBRK", "USGBYRUKRGBRX").contains("`X` is no colour"));
        assert!(refused(2, "land: 77", "land: 78").contains("counted"));
        assert!(refused(2, "A3:C1 ", "").contains("found bridges"));
    }

    #[test]
    fn an_unknown_word_is_refused_with_its_place() {
        let refusal = refused(0, "rounds:", "turns:");
        assert!(refusal.contains("turns") && refusal.contains("3:5"), "{refusal}");
        assert!(refused(1, "nomads", "gnomes").contains("gnomes"));
    }
}

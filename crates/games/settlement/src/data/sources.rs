//! Reading the data files, and refusing those that cannot be played by.

use super::checks::{self, MOST_COST, MOST_POINTS, MOST_SETTLERS};
use super::exchange::Rates;
use super::{
    BuildingCard, Data, Grade, HeroCard, MonsterCard, Numbers, Power, Provenance, Settlers, Stock, Use,
};
use super::{Resources, Terrains};
use crate::state::ROW;
use crate::{Artifact, Building, Colour, Guild, Hero, Region, Resource, Space, Terrain, TerrainSet};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Display;
use tafel_rules::{DataFile, Edition, Flaw, Id, Misprint, Unreadable};

const BUILDINGS: &str = "buildings.ron";
const ARTIFACTS: &str = "artifacts.ron";
const HEROES: &str = "heroes.ron";
const TERRAINS: &str = "terrains.ron";
const NUMBERS: &str = "numbers.ron";

/// The files that the components stand in.
pub(crate) const FILES: &[DataFile] = &[
    DataFile { name: ARTIFACTS, text: include_str!("../../data/artifacts.ron") },
    DataFile { name: BUILDINGS, text: include_str!("../../data/buildings.ron") },
    DataFile { name: HEROES, text: include_str!("../../data/heroes.ron") },
    DataFile { name: NUMBERS, text: include_str!("../../data/numbers.ron") },
    DataFile { name: TERRAINS, text: include_str!("../../data/terrains.ron") },
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingsFile {
    copies: u8,
    market: u8,
    buildings: BTreeMap<Building, BuildingCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroLine {
    hero: String,
    guild: Guild,
    #[serde(default)]
    points: i16,
    settlers: u8,
    colour: Colour,
    cost: Resources,
    provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainSetFile {
    provenance: Provenance,
    regions: Vec<BTreeMap<String, u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NumbersFile {
    pub(super) rounds: u8,
    pub(super) artifacts_left_in_row: u8,
    pub(super) basic_settlers: u8,
    pub(super) start: Resources,
    pub(super) settlers: Settlers,
    pub(super) monsters: BTreeMap<Colour, MonsterCard>,
    pub(super) exchange: Rates,
    pub(super) surcharges: [u8; ROW],
    pub(super) ratings: Vec<Grade>,
    pub(super) supply: Stock,
}

impl Data {
    /// Reads the components and numbers of an edition, and checks that the game can be played by them.
    ///
    /// # Errors
    /// With the file and line of what is wrong.
    pub fn read(edition: &Edition) -> Result<Data, Misprint> {
        let buildings: BuildingsFile = edition.read(BUILDINGS)?;
        let artifacts: BTreeMap<Artifact, Power> = edition.read(ARTIFACTS)?;
        let heroes: Vec<HeroLine> = edition.read(HEROES)?;
        let terrains: BTreeMap<TerrainSet, TerrainSetFile> = edition.read(TERRAINS)?;
        let numbers: NumbersFile = edition.read(NUMBERS)?;

        edition.check(BUILDINGS, market(&buildings))?;
        edition.check(NUMBERS, checks::numbers(&numbers))?;
        let artifacts = edition.check(ARTIFACTS, all_of("artifacts", artifacts))?;
        edition.check(ARTIFACTS, checks::artifacts(&artifacts))?;
        let files = edition.check(TERRAINS, all_of("terrain sets", terrains))?;
        let sets: Result<Vec<_>, Flaw> = TerrainSet::all()
            .zip(&files)
            .map(|(set, file)| terrain_set(set, file, &numbers.supply))
            .collect();
        let sets = edition.check(TERRAINS, sets)?;
        let cards = edition.check(BUILDINGS, all_of("buildings", buildings.buildings))?;
        edition.check(BUILDINGS, checks::buildings(&cards))?;
        let monsters = edition.check(NUMBERS, all_of("monsters", numbers.monsters))?;
        let heroes = edition.check(HEROES, hero_cards(&heroes))?;
        Ok(Data {
            deposit_points: deposit_points(&cards),
            buildings: cards.try_into().expect("all are there"),
            copies: buildings.copies,
            market: buildings.market,
            artifacts: artifacts.try_into().expect("all are there"),
            heroes: heroes.try_into().expect("all are there"),
            terrains: sets.try_into().expect("all are there"),
            terrain_provenance: std::array::from_fn(|set| files[set].provenance),
            neighbours: std::array::from_fn(|space| Space::at(space).neighbours()),
            monsters: monsters.try_into().expect("all are there"),
            exchanges: numbers.exchange.exchanges(),
            mirrored: numbers.exchange.mirrored(),
            numbers: Numbers {
                rounds: numbers.rounds,
                artifacts_left_in_row: numbers.artifacts_left_in_row,
                basic_settlers: numbers.basic_settlers,
                start: numbers.start,
                settlers: numbers.settlers,
                surcharges: from_the_right(numbers.surcharges),
                ratings: numbers.ratings,
                supply: numbers.supply,
            },
        })
    }
}

/// §1.3: the tiles suffice for the market.
fn market(buildings: &BuildingsFile) -> Result<(), Flaw> {
    let tiles = usize::from(buildings.copies) * Building::COUNT;
    if usize::from(buildings.market) > tiles {
        let reason = format!("{tiles} buildings do not fill a market of {}", buildings.market);
        return Err(Flaw::new("market", reason));
    }
    if tiles > usize::from(u8::MAX) || buildings.market == 0 {
        return Err(Flaw::new(
            "copies",
            format!("{tiles} buildings and {} open ones cannot be", buildings.market),
        ));
    }
    Ok(())
}

/// The values in the order of their ids, each of which must have one.
fn all_of<K: Id + Ord + Display, V>(what: &str, mut named: BTreeMap<K, V>) -> Result<Vec<V>, Flaw> {
    let missing = |id: K| Flaw::new("", format!("`{id}` is missing among the {what}"));
    K::all().map(|id| named.remove(&id).ok_or_else(|| missing(id))).collect()
}

fn deposit_points(buildings: &[BuildingCard]) -> [i16; Resource::COUNT] {
    let mut worth = [0; Resource::COUNT];
    for card in buildings {
        if let Use::Deposit { resource, points } = card.effect {
            worth[resource.index()] = points;
        }
    }
    worth
}

fn hero_cards(lines: &[HeroLine]) -> Result<Vec<HeroCard>, Flaw> {
    let mut cards = BTreeMap::new();
    for line in lines {
        let place = format!("hero.{}", line.hero);
        let refuse = |what: &str, reason: String| Err(Flaw::new(format!("{place}.{what}"), reason));
        let hero: Hero =
            line.hero.parse().map_err(|unreadable: Unreadable| Flaw::new(&*place, unreadable.to_string()))?;
        if line.guild != Guild::Artisan && line.points != 0 {
            return refuse("points", format!("{hero}: only artisans have points on their cards"));
        }
        if !(0..=MOST_POINTS).contains(&line.points) {
            return refuse("points", format!("{hero}: {} points are not 0 to {MOST_POINTS}", line.points));
        }
        if line.settlers > MOST_SETTLERS {
            return refuse(
                "settlers",
                format!("{hero}: {} bonus settlers are more than {MOST_SETTLERS}", line.settlers),
            );
        }
        if let Some((kind, amount)) = line.cost.iter().find(|&(_, amount)| amount > MOST_COST) {
            return refuse("cost", format!("{hero} costs {amount} {kind}, which is more than {MOST_COST}"));
        }
        let card = HeroCard {
            guild: line.guild,
            points: line.points,
            settlers: line.settlers,
            colour: line.colour,
            cost: line.cost,
            provenance: line.provenance,
        };
        if cards.insert(hero, card).is_some() {
            return Err(Flaw::new(&*place, format!("{hero} stands twice among the heroes")));
        }
    }
    all_of("heroes", cards)
}

fn terrain_set(
    set: TerrainSet,
    file: &TerrainSetFile,
    supply: &Stock,
) -> Result<[Terrains; Region::COUNT], Flaw> {
    let refuse = |what: &str, reason: String| Err(Flaw::new(format!("{set}.{what}"), reason));
    let mut regions = [Terrains::EMPTY; Region::COUNT];
    if file.regions.len() != Region::COUNT {
        return refuse("regions", format!("{} regions instead of {}", file.regions.len(), Region::COUNT));
    }
    for (region, words) in Region::all().zip(&file.regions) {
        let tiles = &mut regions[region.index()];
        // §17.4: as many as the boards have room for.
        let room = MOST_PLAYERS * region.places().len();
        for (word, &count) in words {
            let at = format!("regions.{}.{word}", region.index());
            let Ok(terrain) = word.parse() else {
                return refuse(&at, format!("`{word}` is not a terrain"));
            };
            // One that stands twice in a region was refused before.
            if usize::from(count) > room {
                return refuse(&at, format!("{count} tiles have no room in a region of {room}"));
            }
            tiles.put(terrain, count);
        }
        if tiles.total() as usize != room {
            let at = format!("regions.{}", region.index());
            return refuse(&at, format!("region {region} has {} tiles instead of {room}", tiles.total()));
        }
    }
    for colour in Colour::all() {
        let tiles: u8 = regions
            .iter()
            .flat_map(|region| Resource::all().map(|resource| region.count(Terrain { resource, colour })))
            .sum();
        if tiles > supply.monsters_of_a_colour {
            let monsters = supply.monsters_of_a_colour;
            return refuse("regions", format!("{tiles} {colour} tiles, but {monsters} {colour} monsters"));
        }
    }
    Ok(regions)
}

/// The greatest table.
const MOST_PLAYERS: usize = 4;

/// The row of heroes is counted from the right, where cards slide to.
fn from_the_right(diamonds: [u8; ROW]) -> [Resources; ROW] {
    let mut surcharges = diamonds.map(|diamonds| Resources::of(Resource::Diamond, diamonds));
    surcharges.reverse();
    surcharges
}

//! Reading the data files, and refusing those that cannot be played by.

use super::exchange::Rates;
use super::{
    BuildingCard, Data, Grade, HeroCard, MonsterCard, Numbers, Power, Provenance, Settlers, Stock, Use,
};
use super::{Resources, Terrains};
use crate::state::ROW;
use crate::{Artifact, Building, Colour, Guild, Hero, Region, Resource, Space, Terrain, TerrainSet};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt::Display;
use tafel_rules::Id;

/// The text of each data file.
#[derive(Copy, Clone, Debug)]
pub struct Sources<'t> {
    /// `buildings.ron`
    pub buildings: &'t str,
    /// `artifacts.ron`
    pub artifacts: &'t str,
    /// `heroes.ron`
    pub heroes: &'t str,
    /// `terrains.ron`
    pub terrains: &'t str,
    /// `numbers.ron`
    pub numbers: &'t str,
}

impl Sources<'static> {
    /// The files that the program was built with.
    pub const EMBEDDED: Sources<'static> = Sources {
        buildings: include_str!("../../data/buildings.ron"),
        artifacts: include_str!("../../data/artifacts.ron"),
        heroes: include_str!("../../data/heroes.ron"),
        terrains: include_str!("../../data/terrains.ron"),
        numbers: include_str!("../../data/numbers.ron"),
    };
}

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
struct NumbersFile {
    rounds: u8,
    artifacts_left_in_row: u8,
    basic_settlers: u8,
    start: Resources,
    settlers: Settlers,
    monsters: BTreeMap<Colour, MonsterCard>,
    exchange: Rates,
    surcharges: [u8; ROW],
    ratings: Vec<Grade>,
    supply: Stock,
}

impl Data {
    /// Reads all components and numbers, and checks that the game can be played by them.
    ///
    /// # Errors
    /// With a sentence about what is wrong, and the place if a file cannot be read.
    pub fn read(sources: &Sources<'_>) -> Result<Data, String> {
        let buildings: BuildingsFile = parse("buildings.ron", sources.buildings)?;
        let artifacts: BTreeMap<Artifact, Power> = parse("artifacts.ron", sources.artifacts)?;
        let heroes: Vec<HeroLine> = parse("heroes.ron", sources.heroes)?;
        let terrains: BTreeMap<TerrainSet, TerrainSetFile> = parse("terrains.ron", sources.terrains)?;
        let numbers: NumbersFile = parse("numbers.ron", sources.numbers)?;

        let tiles = usize::from(buildings.copies) * Building::COUNT;
        if usize::from(buildings.market) > tiles {
            return Err(format!("{tiles} buildings do not fill a market of {}", buildings.market));
        }
        if numbers.ratings.first().is_none_or(|grade| grade.from != 0)
            || !numbers.ratings.is_sorted_by_key(|grade| grade.from)
        {
            return Err("ratings begin with 0 points and rise".into());
        }
        let files = all_of("terrain sets", terrains)?;
        let sets: Vec<_> = TerrainSet::all()
            .zip(&files)
            .map(|(set, file)| terrain_set(set, file, &numbers.supply))
            .collect::<Result<_, _>>()?;
        let cards = all_of("buildings", buildings.buildings)?;
        Ok(Data {
            deposit_points: deposit_points(&cards),
            buildings: cards.try_into().expect("all are there"),
            copies: buildings.copies,
            market: buildings.market,
            artifacts: all_of("artifacts", artifacts)?.try_into().expect("all are there"),
            heroes: hero_cards(&heroes)?.try_into().expect("all are there"),
            terrains: sets.try_into().expect("all are there"),
            terrain_provenance: std::array::from_fn(|set| files[set].provenance),
            neighbours: std::array::from_fn(|space| Space::at(space).neighbours()),
            monsters: all_of("monsters", numbers.monsters)?.try_into().expect("all are there"),
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

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, String> {
    ron::from_str(text).map_err(|problem| format!("{file}: {problem}"))
}

/// The values in the order of their ids, each of which must have one.
fn all_of<K: Id + Ord + Display, V>(what: &str, mut named: BTreeMap<K, V>) -> Result<Vec<V>, String> {
    let missing = |id: K| format!("`{id}` is missing among the {what}");
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

fn hero_cards(lines: &[HeroLine]) -> Result<Vec<HeroCard>, String> {
    let mut cards = BTreeMap::new();
    for line in lines {
        let hero: Hero = line.hero.parse().map_err(|unreadable| format!("heroes.ron: {unreadable}"))?;
        if (line.points != 0) != (line.guild == Guild::Artisan) {
            return Err(format!("{hero}: artisans have points on their cards, and they alone"));
        }
        if line.settlers > MOST_SETTLERS {
            return Err(format!("{hero}: {} bonus settlers are more than any hero brings", line.settlers));
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
            return Err(format!("{hero} stands twice among the heroes"));
        }
    }
    all_of("heroes", cards)
}

/// The bonus settlers of the most generous heroes.
const MOST_SETTLERS: u8 = 2;

fn terrain_set(
    set: TerrainSet,
    file: &TerrainSetFile,
    supply: &Stock,
) -> Result<[Terrains; Region::COUNT], String> {
    let mut regions = [Terrains::EMPTY; Region::COUNT];
    if file.regions.len() != Region::COUNT {
        return Err(format!("terrains {set}: {} regions instead of {}", file.regions.len(), Region::COUNT));
    }
    for (region, words) in Region::all().zip(&file.regions) {
        let tiles = &mut regions[region.index()];
        for (word, &count) in words {
            let terrain = word.parse().map_err(|unreadable| format!("terrains {set}: {unreadable}"))?;
            tiles.put(terrain, count);
        }
        // §17.4: as many as the boards have room for.
        let room = MOST_PLAYERS * region.places().len();
        if tiles.total() as usize != room {
            return Err(format!(
                "terrains {set}: region {region} has {} tiles instead of {room}",
                tiles.total()
            ));
        }
    }
    for colour in Colour::all() {
        let tiles: u8 = regions
            .iter()
            .flat_map(|region| Resource::all().map(|resource| region.count(Terrain { resource, colour })))
            .sum();
        if tiles > supply.monsters_of_a_colour {
            return Err(format!(
                "terrains {set}: {tiles} {colour} tiles, but {} {colour} monsters",
                supply.monsters_of_a_colour
            ));
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

//! What an edition may change, so that every match can be counted to its end: values, but not how many structures, tiles and levels
//! there are, nor who can do what. Whether it is well balanced is not asked.

use super::{Cost, Data, FactionData, Gain, PerStructure, Tiles};
use crate::{Faction, MapId};
use std::fmt::Display;
use std::ops::RangeInclusive;
use tafel_rules::{Flaw, Id};

type Checked = Result<(), Flaw>;

/// What anything costs or brings at once.
const AMOUNT: RangeInclusive<u8> = 0..=20;
/// What one structure, tile or card brings each round: all of them together are counted in 255.
const INCOME: RangeInclusive<u8> = 0..=12;
/// What something scores.
const POINTS: RangeInclusive<u8> = 0..=50;
/// What something scores for each of several structures.
const POINTS_EACH: RangeInclusive<u8> = 0..=6;
/// Steps in a cult at once.
const STEPS: RangeInclusive<u8> = 0..=5;

/// Several values below one path.
fn all(path: &str, range: &RangeInclusive<u8>, values: &[(&str, u8)]) -> Checked {
    values
        .iter()
        .try_for_each(|(name, value)| Flaw::unless_in(range.clone(), format!("{path}{name}"), *value))
}

fn cost(path: &str, Cost { coins, workers, priests }: Cost) -> Checked {
    all(path, &AMOUNT, &[(".coins", coins), (".workers", workers), (".priests", priests)])
}

/// A price without which something could be done for ever.
fn price(path: &str, asked: Cost) -> Checked {
    cost(path, asked)?;
    if asked == Cost::default() {
        return Err(Flaw::new(path, "what costs nothing could be had for ever"));
    }
    Ok(())
}

fn gain(
    path: &str,
    range: &RangeInclusive<u8>,
    Gain { coins, workers, priests, power, spades }: Gain,
) -> Checked {
    let values = [
        (".coins", coins),
        (".workers", workers),
        (".priests", priests),
        (".power", power),
        (".spades", spades),
    ];
    all(path, range, &values)
}

fn each(
    path: &str,
    range: &RangeInclusive<u8>,
    PerStructure { d, tp, te, sh, sa, shipping }: PerStructure,
) -> Checked {
    all(
        path,
        range,
        &[(".d", d), (".tp", tp), (".te", te), (".sh", sh), (".sa", sa), (".shipping", shipping)],
    )
}

/// The numbers and tiles.
pub(super) fn tiles(tiles: &Tiles) -> Checked {
    all("", &POINTS, &[("start_points", tiles.start_points)])?;
    all("", &(1..=4), &[("cards_beyond_players", tiles.cards_beyond_players)])?;
    all("", &(0..=8), &[("bridges", tiles.bridges)])?;
    let prices = tiles.power_prices;
    all(
        "power_prices",
        &(1..=12),
        &[(".coin", prices.coin), (".worker", prices.worker), (".priest", prices.priest)],
    )?;
    all("", &(1..=20), &[("coins_for_a_point", tiles.coins_for_a_point)])?;
    cost("ship_advance", tiles.ship_advance)?;
    let town = tiles.town;
    let needs =
        [(".structures", town.structures), (".power", town.power), (".lowered_power", town.lowered_power)];
    all("town", &(1..=20), &needs)?;
    all("town", &(1..=5), &[(".sanctuary_counts", town.sanctuary_counts)])?;
    let list = |path: &str, range: &RangeInclusive<u8>, values: &[u8]| {
        values.iter().try_for_each(|&value| Flaw::unless_in(range.clone(), path, value))
    };
    list("priest_spaces", &(1..=5), &tiles.priest_spaces)?;
    list("returned_priest", &(1..=5), &[tiles.returned_priest])?;
    list("cult_power", &(0..=10), &tiles.cult_power)?;
    list("cult_places", &POINTS, &tiles.cult_places)?;
    list("network_places", &POINTS, &tiles.network_places)?;
    list("power_actions", &(1..=12), &tiles.power_actions)?;
    list("action_workers", &AMOUNT, &[tiles.action_workers])?;
    list("action_coins", &AMOUNT, &[tiles.action_coins])?;
    cost("engineer_bridge", tiles.engineer_bridge)?;
    list("auren_steps", &STEPS, &[tiles.auren_steps])?;
    list("giant_spades", &(1..=6), &[tiles.giant_spades])?;
    list("trading_house_fav12", &POINTS, &tiles.trading_house_fav12)?;
    for bonus in &tiles.bonus {
        let path = format!("bonus.id.{}", bonus.id);
        gain(&path, &INCOME, bonus.income())?;
        each(&format!("{path}.pass"), &POINTS_EACH, bonus.pass)?;
    }
    for favour in &tiles.favours {
        let path = format!("favours.id.{}", favour.id);
        gain(&path, &INCOME, favour.income())?;
        all(&path, &STEPS, &[(".steps", favour.steps)])?;
        each(&format!("{path}.built"), &POINTS, favour.built)?;
    }
    for town in &tiles.towns {
        let path = format!("towns.id.{}", town.id);
        gain(&path, &AMOUNT, town.gain())?;
        all(&path, &(0..=3), &[(".keys", town.keys), (".steps", town.steps)])?;
        all(&path, &POINTS, &[(".points", town.points)])?;
    }
    for score in &tiles.scores {
        let path = format!("scores.id.{}", score.id);
        all(&path, &(0..=10), &[(".spade", score.spade)])?;
        all(&path, &POINTS, &[(".town", score.town)])?;
        each(&format!("{path}.built"), &POINTS, score.built)?;
        all(&path, &(1..=10), &[(".per", score.per)])?;
        gain(&format!("{path}.reward"), &STEPS, score.reward)?;
    }
    Ok(())
}

/// The boards of the factions.
pub(super) fn factions(factions: &[FactionData], tiles: &Tiles) -> Checked {
    let cheapest = tiles.power_actions.into_iter().min().unwrap_or(0);
    for (id, faction) in Faction::all().zip(factions) {
        let path = format!("id.{id}");
        numbers(&path, faction)?;
        structures(&path, faction)?;
        abilities(&path, faction)?;
        all(&path, &(0..=cheapest), &[(".power_action_discount", faction.power_action_discount)])?;
    }
    Ok(())
}

fn numbers(path: &str, faction: &FactionData) -> Checked {
    let Cost { coins, workers, priests } = faction.start;
    all(path, &POINTS, &[(".coins", coins), (".balanced_points", faction.balanced_points)])?;
    all(path, &AMOUNT, &[(".workers", workers), (".priest_limit", faction.priest_limit)])?;
    all(path, &(0..=faction.priest_limit), &[(".priests", priests)])?;
    faction.bowls.iter().try_for_each(|&tokens| all(path, &AMOUNT, &[(".bowls", tokens)]))?;
    faction.cults.iter().try_for_each(|&steps| all(path, &STEPS, &[(".cults", steps)]))
}

fn structures(path: &str, faction: &FactionData) -> Checked {
    for (nth, structure) in faction.structures.iter().enumerate() {
        let path = format!("{path}.structures.{nth}");
        all(&path, &(0..=10), &[(".power", structure.power)])?;
        cost(&format!("{path}.cost"), structure.cost)?;
        structure.income.iter().try_for_each(|&income| gain(&format!("{path}.income"), &INCOME, income))?;
    }
    Ok(())
}

fn abilities(path: &str, faction: &FactionData) -> Checked {
    faction
        .shipping
        .points
        .iter()
        .try_for_each(|&points| all(path, &POINTS, &[(".shipping.points", points)]))?;
    if let Some(digging) = &faction.digging {
        digging.spade.iter().try_for_each(|&spade| price(&format!("{path}.digging.spade"), spade))?;
        cost(&format!("{path}.digging.advance"), digging.advance)?;
        all(path, &POINTS, &[(".digging.points", digging.points)])?;
    }
    if let Some(skipping) = faction.skipping {
        cost(&format!("{path}.skipping.cost"), skipping.cost)?;
        cost(&format!("{path}.skipping.stronghold_cost"), skipping.stronghold_cost)?;
        all(path, &POINTS, &[(".skipping.points", skipping.points)])?;
    }
    let gift = faction.stronghold;
    all(path, &POINTS, &[(".stronghold.points", gift.points), (".town_points", faction.town_points)])?;
    all(path, &AMOUNT, &[(".stronghold.power", gift.power), (".town_workers", faction.town_workers)])?;
    let few = [
        (".stronghold.spades", gift.spades),
        (".stronghold.ordinations", gift.ordinations),
        (".spade_points", faction.spade_points),
        (".bought_spade_points", faction.bought_spade_points),
        (".stronghold_spade_power", faction.stronghold_spade_power),
        (".stronghold_extra_step", faction.stronghold_extra_step),
    ];
    all(path, &STEPS, &few)?;
    let at_a_pass = [
        (".bridge_pass_points", faction.bridge_pass_points),
        (".temple_pass_points", faction.temple_pass_points),
    ];
    all(path, &AMOUNT, &at_a_pass)?;
    if let Some(coins) = faction.coins_for_a_point {
        // A point for a coin and a coin for a point would never end.
        all(path, &(2..=20), &[(".coins_for_a_point", coins)])?;
    }
    all(path, &AMOUNT, &[(".shift_price", faction.shift_price)])?;
    for prices in [faction.volcano_price, faction.unlock_price].into_iter().flatten() {
        all(path, &(1..=20), &[("", prices.free), ("", prices.home)])?;
    }
    Ok(())
}

/// What an edition has in common with the built-in one.
pub(super) fn same_kinds(data: &Data, built_in: &Data) -> Result<(), (&'static str, Flaw)> {
    let in_tiles = |flaw| ("tiles.ron", flaw);
    let tiles = [&data.tiles, &built_in.tiles];
    same("rounds", tiles.map(|tiles| tiles.rounds)).map_err(in_tiles)?;
    // Bids are words, and there are as many as there were points.
    same("auction_points", tiles.map(|tiles| tiles.auction_points)).map_err(in_tiles)?;
    for (nth, favour) in data.tiles.favours.iter().enumerate() {
        let kinds = tiles.map(|tiles| (tiles.favours[nth].copies, tiles.favours[nth].cult));
        same(format!("favours.id.{}", favour.id), kinds).map_err(in_tiles)?;
    }
    for (nth, town) in data.tiles.towns.iter().enumerate() {
        let kinds = tiles.map(|tiles| (tiles.towns[nth].copies, tiles.towns[nth].shipping));
        same(format!("towns.id.{}", town.id), kinds).map_err(in_tiles)?;
    }
    for (nth, bonus) in data.tiles.bonus.iter().enumerate() {
        same(format!("bonus.id.{}", bonus.id), tiles.map(|tiles| tiles.bonus[nth].shipping))
            .map_err(in_tiles)?;
    }
    for id in Faction::all() {
        let kinds = [data, built_in].map(|data| kinds(data.faction(id)));
        same(format!("id.{id}"), kinds).map_err(|flaw| ("factions.ron", flaw))?;
    }
    for id in MapId::all() {
        // Hexes are called by their places on the land.
        let land = [data, built_in].map(|data| (data.board(id).land, data.board(id).river));
        same(format!("id.{id}"), land).map_err(|flaw| ("maps.ron", flaw))?;
    }
    Ok(())
}

/// What a faction has and can do, whatever it costs.
fn kinds(faction: &FactionData) -> impl PartialEq + use<> {
    let gift = faction.stronghold;
    let skipping = faction.skipping.map(|skipping| skipping.range);
    let has = [
        faction.coins_for_a_point.is_some(),
        faction.volcano_price.is_some(),
        faction.unlock_price.is_some(),
        faction.shift_price > 0,
    ];
    (
        (faction.board, faction.start_dwellings, faction.favours_per_temple, skipping, has),
        faction.structures.map(|structure| structure.count),
        (
            faction.shipping.start,
            faction.shipping.most,
            faction.digging.as_ref().map(|digging| digging.spade.len()),
        ),
        (gift.favours, gift.shipping, gift.range, gift.bridges),
    )
}

fn same<T: PartialEq>(path: impl Into<String> + Display, [here, built_in]: [T; 2]) -> Checked {
    if here == built_in {
        return Ok(());
    }
    let reason = "an edition changes values, not what there is nor what it can do".to_owned();
    Err(Flaw::new(path, reason))
}

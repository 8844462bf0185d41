//! What numbers and tiles must satisfy to be played with, §10.1 and §10.2; all others are refused.

use crate::data::{Data, Edge, Face, Numbers, When};
use crate::{Back, Kind, Per, Token};
use tafel_parts::Pool;
use tafel_rules::{Flaw, MAX_SEATS};

pub(crate) type Found = Result<(), String>;

/// Refuses numbers that do not fit the tiles.
pub(crate) fn numbers(data: &Data) -> Result<(), Flaw> {
    single_numbers(&data.numbers)?;
    tables(data).map_err(|reason| Flaw::new("tables", reason))?;
    quests(data).map_err(|reason| Flaw::new("quests_dealt", reason))
}

/// Refuses tiles that cannot be played with.
pub(crate) fn tiles(data: &Data) -> Result<(), Flaw> {
    for (tile, face) in data.faces() {
        single(face).map_err(|what| Flaw::new(format!("tile.{tile}"), format!("`{tile}` {what}")))?;
    }
    counts(data).map_err(|reason| Flaw::new("", reason))?;
    heroes(data)
}

pub(crate) fn demand(holds: bool, what: impl FnOnce() -> String) -> Found {
    if holds { Ok(()) } else { Err(what()) }
}

/// §10.1
fn counts(data: &Data) -> Found {
    let of = |back| data.stack(back).len();
    let ages = ages(data);
    demand(ages == 53, || format!("there are {ages} tiles with an age, not 53"))?;
    demand(of(Back::Quest) == 16, || format!("there are {} Quests, not 16", of(Back::Quest)))?;
    demand(of(Back::Hero) == 5, || format!("there are {} Heroes, not 5", of(Back::Hero)))
}

fn ages(data: &Data) -> usize {
    [Back::Age1, Back::Age2, Back::Age3].map(|back| data.stack(back).len()).iter().sum()
}

/// §7.3: the stacks run out exactly with the last refill.
fn tables(data: &Data) -> Found {
    let ages = ages(data);
    let first_age = data.stack(Back::Age1).len();
    let numbers = &data.numbers;
    demand(numbers.rounds > 0, || "a game has at least one round".into())?;
    for players in 2..=MAX_SEATS as u8 {
        let mut tables = numbers.tables.iter().filter(|table| table.players == players);
        let table = tables.next().ok_or_else(|| format!("there is no table for {players} players"))?;
        demand(tables.next().is_none(), || format!("there are two tables for {players} players"))?;
        demand(table.slots <= 8 && table.slots.is_multiple_of(2), || {
            format!("a board of {} slots has no two rows", table.slots)
        })?;
        let [slots, swept, removed] = [table.slots, table.swept, table.removed].map(usize::from);
        let left = usize::from(players) + swept;
        demand(slots >= left, || format!("{slots} slots do not suffice for {players} players"))?;
        let shown = slots + (usize::from(numbers.rounds) - 1) * left + removed;
        demand(shown == ages, || format!("{players} players need {shown} tiles, not {ages}"))?;
        demand(removed + slots <= first_age, || format!("{first_age} tiles of Age 1 do not suffice"))?;
    }
    Ok(())
}

/// §9.1
fn quests(data: &Data) -> Found {
    let Numbers { quests_dealt, quests_kept, .. } = data.numbers;
    let dealt = usize::from(quests_dealt) * MAX_SEATS;
    let there = data.stack(Back::Quest).len();
    demand(dealt <= there, || format!("{dealt} Quests cannot be dealt"))?;
    demand(quests_kept.checked_add(1) == Some(quests_dealt), || "one Quest is declined".into())
}

/// The most of a token that anything costs.
const MOST_COST: u8 = 30;

/// The most of a token that is multiplied: no sum of points is too large to be counted.
const MOST_MULTIPLIED: u8 = 15;

/// The numbers that belong to no table.
fn single_numbers(numbers: &Numbers) -> Result<(), Flaw> {
    let within = |path: &str, number: i16, least: i16, most: i16| {
        demand((least..=most).contains(&number), || format!("{number} is not between {least} and {most}"))
            .map_err(|reason| Flaw::new(path, reason))
    };
    within("surcharge", numbers.surcharge.into(), 0, MOST_COST.into())?;
    within("majority", numbers.majority, 0, 100)?;
    within("bundle", numbers.bundle.into(), 1, 100)
}

/// What holds for a tile by itself, §10.2 to §10.4.
fn single(face: &Face) -> Found {
    let of_an_age = face.kind.is_some();
    demand(of_an_age != matches!(face.back, Back::Quest | Back::Hero), || {
        "has a type exactly if it has no age".into()
    })?;
    demand(face.connectors != 0, || "has no connector".into())?;
    let paid = face.cost.iter().count();
    let payable = face.cost.iter().all(|(token, _)| Token::MAJORITIES.contains(&token));
    let affordable = face.cost.iter().all(|(_, amount)| amount <= MOST_COST);
    demand(paid <= 2 && payable && affordable, || format!("cannot cost {:?}", face.cost))?;
    let rewarding = face.edges.iter().any(|edge| matches!(edge, Edge::Reward { .. }));
    demand(!rewarding || face.kind == Some(Kind::Place), || {
        "has a reward on a connector, but is no Place".into()
    })?;
    let gains = face.chests.iter().copied().chain(face.edges.iter().filter_map(|edge| match edge {
        Edge::Reward { gain, .. } => Some(*gain),
        Edge::Blank | Edge::Plain | Edge::HalfKey => None,
    }));
    for gain in gains {
        demand(!gain.is_none(), || "gives nothing somewhere".into())?;
    }
    let Some(reward) = face.reward else { return Ok(()) };
    let most = if reward.per.is_some() { MOST_MULTIPLIED } else { u8::MAX };
    demand(reward.gain.iter().all(|(_, amount)| amount <= most), || {
        format!("multiplies {:?}, and {most} is the most", reward.gain)
    })?;
    demand(!reward.gain.is_none(), || "has a reward of nothing".into())?;
    let multiplies = face.kind == Some(Kind::Character) || face.back == Back::Quest;
    demand(multiplies || (reward.per.is_none() && reward.when == When::AtOnce), || {
        "multiplies or waits, but is neither a Character nor a Quest".into()
    })?;
    if let Some(per) = reward.per {
        demand(face.back == Back::Quest || !is_for_quests(per), || format!("cannot count `{per}`"))?;
        demand(per != Per::Majority || reward.when == When::AtTheEnd, || {
            "counts majorities before the end".into()
        })?;
        let stored = reward.gain.amount(Token::Key) + reward.gain.amount(Token::Marker);
        demand(stored == 0, || "multiplies keys or the marker".into())?;
    }
    if reward.when == When::AtTheEnd {
        let only = Pool::of(Token::Prestige, reward.gain.amount(Token::Prestige));
        demand(reward.gain == only, || "gives something but prestige at the end".into())?;
        demand(!is_for_quests(reward.per.unwrap_or(Per::Key)), || "counts hands at the end".into())?;
    }
    Ok(())
}

/// The multipliers that only Quests have, §9.6.
pub(crate) fn is_for_quests(per: Per) -> bool {
    match per {
        Per::ThreeCoins | Per::ThreePotions | Per::Surrounded | Per::ClosedChest => true,
        Per::Place
        | Per::Monster
        | Per::Treasure
        | Per::Character
        | Per::Key
        | Per::Combat
        | Per::Magic
        | Per::Majority => false,
    }
}

/// §1.6: a Hero lies in its area from the start, and what it gives is held at once.
fn heroes(data: &Data) -> Result<(), Flaw> {
    for (hero, face) in data.faces().filter(|(_, face)| face.back == Back::Hero) {
        let sound = demand(face.cost.is_none(), || format!("`{hero}` has a cost")).and_then(|()| {
            let gain = face.reward.map_or(Pool::NONE, |reward| reward.gain);
            let startable = gain.iter().all(|(token, _)| Token::MAJORITIES.contains(&token));
            demand(startable, || format!("`{hero}` cannot start with {gain:?}"))
        });
        sound.map_err(|reason| Flaw::new(format!("tile.{hero}"), reason))?;
    }
    Ok(())
}

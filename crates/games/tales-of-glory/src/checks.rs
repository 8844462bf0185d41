//! What a set of tiles must satisfy to be one of this game, §10; any other is refused by the loader.

use crate::data::{Data, Edge, Face, Numbers, When};
use crate::{Back, Kind, Per, Tile, Token};
use tafel_parts::{Pool, Side};
use tafel_rules::{Flaw, Id, MAX_SEATS};

type Found = Result<(), String>;

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
    set(data).map_err(|reason| Flaw::new("", reason))
}

fn set(data: &Data) -> Found {
    counts(data)?;
    heroes(data)?;
    vocabulary(data)?;
    edges(data)?;
    monsters(data)
}

fn demand(holds: bool, what: impl FnOnce() -> String) -> Found {
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
    demand(rewarding == (face.kind == Some(Kind::Place)), || {
        "has a reward on a connector exactly if it is no Place".into()
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
    if face.back != Back::Hero {
        let points = [Token::Combat, Token::Magic, Token::Key, Token::Marker];
        demand(points.iter().all(|&token| reward.gain.amount(token) <= 1), || {
            "gives combat, magic, keys and the marker singly".into()
        })?;
    }
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
fn is_for_quests(per: Per) -> bool {
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

/// §10.5: Heroes have two chests and differ in everything.
fn heroes(data: &Data) -> Found {
    let heroes: Vec<(Tile, &Face)> = data.faces().filter(|(_, face)| face.back == Back::Hero).collect();
    for (at, (hero, face)) in heroes.iter().enumerate() {
        demand(face.chests.len() == 2, || format!("`{hero}` has {} chests, not 2", face.chests.len()))?;
        demand(face.connectors.count_ones() >= 2, || format!("`{hero}` has fewer than 2 connectors"))?;
        demand(face.cost.is_none(), || format!("`{hero}` has a cost"))?;
        let gain = face.reward.map_or(Pool::NONE, |reward| reward.gain);
        demand(gain.amount(Token::Coin) > 0, || format!("`{hero}` starts without a coin"))?;
        let startable = gain.iter().all(|(token, _)| Token::MAJORITIES.contains(&token));
        demand(startable, || format!("`{hero}` cannot start with {gain:?}"))?;
        for (other, like) in &heroes[..at] {
            let alike = like.edges == face.edges || like.reward == face.reward || like.chests == face.chests;
            demand(!alike, || format!("`{hero}` and `{other}` are alike"))?;
        }
    }
    Ok(())
}

/// §10.3: every kind of reward and every multiplier is printed somewhere.
fn vocabulary(data: &Data) -> Found {
    let rewards = || data.faces().filter(|(_, face)| face.kind.is_some()).filter_map(|(_, face)| face.reward);
    for token in Token::all() {
        let given = rewards().any(|reward| reward.gain.amount(token) > 0);
        demand(given, || format!("no tile gives `{token}`"))?;
    }
    for per in Per::all() {
        let counted = data
            .faces()
            .filter(|(_, face)| (face.back == Back::Quest) == is_for_quests(per))
            .any(|(_, face)| face.reward.is_some_and(|reward| reward.per == Some(per)));
        demand(counted, || format!("no tile counts `{per}`"))?;
    }
    Ok(())
}

/// §10.4: tiles are never turned, so a left edge only ever meets a right one, and a top one a bottom one.
fn edges(data: &Data) -> Found {
    let count = |side: Side, wanted: fn(Edge) -> bool| {
        data.faces().filter(|(_, face)| wanted(face.edge(side))).count()
    };
    let connectors = |side| count(side, |edge| edge != Edge::Blank);
    let half_keys = |side| count(side, |edge| edge == Edge::HalfKey);
    for (one, other) in [(Side::Left, Side::Right), (Side::Top, Side::Bottom)] {
        balanced("connectors", (one, connectors(one)), (other, connectors(other)))?;
        balanced("half keys", (one, half_keys(one)), (other, half_keys(other)))?;
    }
    let all: usize = Side::all().map(connectors).sum();
    demand(all > 2 * Tile::COUNT, || format!("{all} connectors close areas up"))
}

fn balanced(what: &str, (one, here): (Side, usize), (other, there): (Side, usize)) -> Found {
    demand(here.abs_diff(there) <= 2, || format!("{here} {what} on {one}, but {there} on {other}"))
}

/// §10.6: Monsters ask for more from age to age.
fn monsters(data: &Data) -> Found {
    let hardness = |back: Back| -> (u32, u32) {
        let monsters = data.faces().filter(|(_, face)| face.back == back && face.kind == Some(Kind::Monster));
        monsters.fold((0, 0), |(sum, count), (_, face)| {
            let asked = face.cost.amount(Token::Combat) + face.cost.amount(Token::Magic);
            (sum + u32::from(asked), count + 1)
        })
    };
    for (earlier, later) in [(Back::Age1, Back::Age2), (Back::Age2, Back::Age3)] {
        let ((easy, of_easy), (hard, of_hard)) = (hardness(earlier), hardness(later));
        // Means compared without division.
        demand(easy * of_hard < hard * of_easy, || format!("monsters of {later} are no harder"))?;
    }
    Ok(())
}

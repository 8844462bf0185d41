//! What a set of tiles must satisfy to be one of this game, §10; any other is refused by the loader.

use crate::data::{Data, Edge, Face, When};
use crate::{Back, Kind, Per, Tile, Token};
use tafel_parts::{Pool, Side};
use tafel_rules::{Id, MAX_SEATS};

type Found = Result<(), String>;

/// Refuses a set that cannot be played, with the reason.
pub(crate) fn sound(data: &Data) -> Found {
    counts(data)?;
    for (tile, face) in data.faces() {
        single(face).map_err(|what| format!("`{tile}` {what}"))?;
    }
    heroes(data)?;
    vocabulary(data)?;
    edges(data)?;
    monsters(data)
}

fn demand(holds: bool, what: impl FnOnce() -> String) -> Found {
    if holds { Ok(()) } else { Err(what()) }
}

/// §10.1, and §7.3: the stacks run out exactly with the last refill.
fn counts(data: &Data) -> Found {
    let of = |back| data.stack(back).len();
    let ages = of(Back::Age1) + of(Back::Age2) + of(Back::Age3);
    demand(ages == 53, || format!("there are {ages} tiles with an age, not 53"))?;
    demand(of(Back::Quest) == 16, || format!("there are {} Quests, not 16", of(Back::Quest)))?;
    demand(of(Back::Hero) == 5, || format!("there are {} Heroes, not 5", of(Back::Hero)))?;
    let numbers = &data.numbers;
    for players in 2..=MAX_SEATS as u8 {
        let mut tables = numbers.tables.iter().filter(|table| table.players == players);
        let table = tables.next().ok_or_else(|| format!("there is no table for {players} players"))?;
        demand(tables.next().is_none(), || format!("there are two tables for {players} players"))?;
        demand(table.slots <= 8 && table.slots.is_multiple_of(2), || {
            format!("a board of {} slots has no two rows", table.slots)
        })?;
        demand(table.slots >= players + table.swept, || {
            format!("{} slots do not suffice for {players} players", table.slots)
        })?;
        let shown = table.slots + (numbers.rounds - 1) * (players + table.swept) + table.removed;
        demand(usize::from(shown) == ages, || format!("{players} players need {shown} tiles, not {ages}"))?;
        demand(usize::from(table.removed + table.slots) <= of(Back::Age1), || {
            format!("{} tiles of Age 1 do not suffice", of(Back::Age1))
        })?;
    }
    let dealt = usize::from(numbers.quests_dealt) * MAX_SEATS;
    demand(dealt <= of(Back::Quest), || format!("{dealt} Quests cannot be dealt"))?;
    demand(numbers.quests_dealt == numbers.quests_kept + 1, || "one Quest is declined".into())
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
    demand(paid <= 2 && payable, || format!("cannot cost {:?}", face.cost))?;
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

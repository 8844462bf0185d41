//! What our own set keeps to, because it is known of the original or makes a good game, §10.3 to §10.6. Nobody else's has to.

use crate::checks::{Found, demand, is_for_quests};
use crate::data::{Data, Edge, Face};
use crate::{Back, Kind, Per, Tile, Token};
use tafel_parts::{Pool, Side};
use tafel_rules::Id;

impl Data {
    /// Whether the tiles keep to what our own set was made by.
    ///
    /// # Errors
    /// With the first thing that they do not keep to.
    pub fn keeps_to_our_own(&self) -> Result<(), String> {
        heroes(self)?;
        vocabulary(self)?;
        edges(self)?;
        monsters(self)
    }
}

/// §10.5: Heroes have two chests and differ in everything.
fn heroes(data: &Data) -> Found {
    let heroes: Vec<(Tile, &Face)> = data.faces().filter(|(_, face)| face.back == Back::Hero).collect();
    for (at, (hero, face)) in heroes.iter().enumerate() {
        demand(face.chests.len() == 2, || format!("`{hero}` has {} chests, not 2", face.chests.len()))?;
        demand(face.connectors.count_ones() >= 2, || format!("`{hero}` has fewer than 2 connectors"))?;
        let gain = face.reward.map_or(Pool::NONE, |reward| reward.gain);
        demand(gain.amount(Token::Coin) > 0, || format!("`{hero}` starts without a coin"))?;
        for (other, like) in &heroes[..at] {
            let alike = like.edges == face.edges || like.reward == face.reward || like.chests == face.chests;
            demand(!alike, || format!("`{hero}` and `{other}` are alike"))?;
        }
    }
    Ok(())
}

/// §10.3: every kind of reward and every multiplier is printed somewhere, and what opens things comes singly.
fn vocabulary(data: &Data) -> Found {
    let singly = [Token::Combat, Token::Magic, Token::Key, Token::Marker];
    for (tile, face) in data.faces().filter(|(_, face)| face.back != Back::Hero) {
        let most = face
            .reward
            .map(|reward| singly.map(|token| reward.gain.amount(token)))
            .into_iter()
            .flatten()
            .max();
        demand(most.is_none_or(|most| most <= 1), || {
            format!("`{tile}` gives combat, magic, keys and the marker singly")
        })?;
    }
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
